/* What the board and the inspector show, as a picture, as source code, or as a command.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/export/export.h"

#include <glib/gi18n-lib.h>

#include "chess/fen.h"
#include "picture/picture.h"
#include "ui/board/board-style.h"
#include "ui/board/piece-set.h"

/* The size in pixels of a drawing taken from a person's folder. */
#define IMAGE_SIZE 256

/* A set as it was when the export began. */
typedef struct
{
  char *title;
  char *expression; /* its value, if it has no expression */
  ChessBitboard bits;
} ExportSet;

struct _CheckbitExport
{
  gatomicrefcount references; /* atomic: a picture may be drawn in a thread */
  ChessPosition position, previous;
  gboolean has_previous;
  ChessMove last_move;
  ChessBitboard selection;
  ChessLayout layout;
  gboolean flipped, indices, coordinates;
  const char *pieces; /* static; NULL if images is set */
  GStrv images;       /* data URIs of foreign pieces, or NULL */
  char *light, *dark; /* the squares' colors */
  GArray *arrows;     /* of CheckbitDiagramArrow */
  GArray *layers;     /* of CheckbitBoardLayer */
  GPtrArray *shown;   /* of ExportSet, in the order of layers */
  ExportSet *subject; /* NULL for none */
  char fen[CHESS_FEN_SIZE];
};

/* --- Copies --------------------------------------------------------------------------------- */

static void
export_set_free (ExportSet *set)
{
  if (set == NULL)
    return;
  g_free (set->title);
  g_free (set->expression);
  g_free (set);
}

/* (transfer full) */
static ExportSet *
export_set_new (CheckbitExport *self, CheckbitSet *source)
{
  ExportSet *set = g_new0 (ExportSet, 1);

  set->title = g_strdup (checkbit_set_get_title (source));
  set->bits = checkbit_set_get_bits (source);
  set->expression = g_strdup (checkbit_set_get_expression (source));
  if (set->expression == NULL)
    set->expression = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X",
                                       chess_layout_write (self->layout, set->bits));
  return set;
}

/* The kept layers that can be seen. */
static void
copy_layers (CheckbitExport *self, CheckbitLayers *layers)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (layers));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CheckbitLayer) layer = g_list_model_get_item (G_LIST_MODEL (layers), i);
      CheckbitSet *set = checkbit_layer_get_set (layer);
      CheckbitBoardLayer row = { .bits = checkbit_set_get_bits (set),
                                 .style = checkbit_layer_get_style (layer),
                                 .opacity = checkbit_layer_get_opacity (layer)
                                            * checkbit_layers_get_opacity (layers) };

      if (!checkbit_layer_get_visible (layer))
        continue;
      g_array_append_val (self->layers, row);
      g_ptr_array_add (self->shown, export_set_new (self, set));
    }
}

/* The kept layers in the diagram's form: their styles have the same numbers. */
static void
copy_arrows (CheckbitExport *self, CheckbitBoard *board)
{
  guint n;
  const CheckbitBoardArrow *arrows = checkbit_board_get_arrows (board, &n);

  G_STATIC_ASSERT (CHECKBIT_N_DIAGRAM_ARROWS == CHECKBIT_N_ARROW_STYLES);
  for (guint i = 0; i < n; i++)
    {
      CheckbitDiagramArrow arrow = { .from = arrows[i].from,
                                     .to = arrows[i].to,
                                     .style = arrows[i].style,
                                     .opacity = arrows[i].opacity,
                                     .width = arrows[i].width };

      g_strlcpy (arrow.label, arrows[i].label, sizeof arrow.label);
      g_array_append_val (self->arrows, arrow);
    }
}

/* "#rrggbb". (transfer full) */
static char *
color_to_string (const GdkRGBA *color)
{
  return g_strdup_printf ("#%02x%02x%02x", (guint) (color->red * 255 + 0.5f),
                          (guint) (color->green * 255 + 0.5f), (guint) (color->blue * 255 + 0.5f));
}

/* A piece as an image embedded in the document. (transfer full) */
static char *
image_to_uri (GdkTexture *texture)
{
  g_autoptr (GBytes) png = gdk_texture_save_to_png_bytes (texture);
  g_autofree char *text = g_base64_encode (g_bytes_get_data (png, NULL), g_bytes_get_size (png));

  return g_strconcat ("data:image/png;base64,", text, NULL);
}

/* The colors of the squares and the drawings of the pieces. */
static void
copy_appearance (CheckbitExport *self, CheckbitBoard *board)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();
  CheckbitBoardPalette palette;

  checkbit_board_style_ensure ();
  checkbit_board_palette_load (&palette, GTK_WIDGET (board));
  self->light = color_to_string (&palette.colors[CHECKBIT_BOARD_COLOR_LIGHT]);
  self->dark = color_to_string (&palette.colors[CHECKBIT_BOARD_COLOR_DARK]);
  self->pieces = checkbit_piece_set_get_name (set);
  if (self->pieces != NULL)
    return;
  self->images = g_new0 (char *, CHESS_N_PIECES + 1);
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    self->images[piece] = image_to_uri (checkbit_piece_set_get_texture (set, piece, IMAGE_SIZE));
}

CheckbitExport *
checkbit_export_new (CheckbitInspection *inspection, CheckbitLayers *layers, CheckbitBoard *board)
{
  const CheckbitMoment *moment = checkbit_inspection_get_moment (inspection);
  CheckbitSet *subject = checkbit_inspection_get_subject (inspection);
  CheckbitExport *self = g_new0 (CheckbitExport, 1);

  g_atomic_ref_count_init (&self->references);
  self->position = moment->position;
  self->previous = moment->previous;
  self->has_previous = moment->has_previous;
  self->last_move = moment->last_move;
  self->selection = checkbit_inspection_get_selection (inspection);
  self->layout = checkbit_word_form_get_layout (checkbit_inspection_get_word_form (inspection));
  self->flipped = checkbit_board_get_flipped (board);
  self->indices = checkbit_board_get_bit_indices (board);
  self->coordinates = checkbit_board_get_coordinates (board);
  self->arrows = g_array_new (FALSE, FALSE, sizeof (CheckbitDiagramArrow));
  copy_arrows (self, board);
  copy_appearance (self, board);
  self->layers = g_array_new (FALSE, FALSE, sizeof (CheckbitBoardLayer));
  self->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) export_set_free);
  copy_layers (self, layers);
  self->subject = subject != NULL ? export_set_new (self, subject) : NULL;
  chess_fen_write (&self->position, self->fen);
  return self;
}

void
checkbit_export_free (CheckbitExport *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  g_strfreev (self->images);
  g_free (self->light);
  g_free (self->dark);
  g_array_unref (self->arrows);
  g_array_unref (self->layers);
  g_ptr_array_unref (self->shown);
  export_set_free (self->subject);
  g_free (self);
}

/* --- Formats -------------------------------------------------------------------------------- */

static CheckbitHeaderLanguage
get_language (CheckbitExportFormat format)
{
  return (CheckbitHeaderLanguage) (format - CHECKBIT_EXPORT_CODE);
}

const char *
checkbit_export_format_title (CheckbitExportFormat format)
{
  static const char *const titles[] = {
    N_ ("SVG picture"),
    N_ ("PNG picture"),
    /* Translators: a board made of letters */
    N_ ("Text"),
    /* Translators: a line for a shell */
    N_ ("Command: board"),
    N_ ("Command: sets"),
  };

  g_return_val_if_fail (format < CHECKBIT_N_EXPORT_FORMATS, NULL);

  return format < CHECKBIT_EXPORT_CODE ? _ (titles[format])
                                       : checkbit_header_language_title (get_language (format));
}

gboolean
checkbit_export_format_is_picture (CheckbitExportFormat format)
{
  return format == CHECKBIT_EXPORT_SVG || format == CHECKBIT_EXPORT_PNG;
}

gboolean
checkbit_export_format_has_sets (CheckbitExportFormat format)
{
  return format >= CHECKBIT_EXPORT_COMMAND_VALUES;
}

char *
checkbit_export_dup_file_name (CheckbitExportFormat format)
{
  switch (format)
    {
    case CHECKBIT_EXPORT_SVG:
      return g_strdup ("position.svg");
    case CHECKBIT_EXPORT_PNG:
      return g_strdup ("position.png");
    case CHECKBIT_EXPORT_TEXT:
      return g_strdup ("position.txt");
    case CHECKBIT_EXPORT_COMMAND_BOARD:
    case CHECKBIT_EXPORT_COMMAND_VALUES:
      return g_strdup ("position.sh");
    case CHECKBIT_EXPORT_CODE:
    default:
      return g_strdup (checkbit_header_language_file (get_language (format)));
    }
}

/* --- Contents ------------------------------------------------------------------------------- */

/* Fills a diagram; its layers must be freed. */
static CheckbitDiagramLayer *
fill_diagram (CheckbitExport *self, CheckbitDiagram *diagram)
{
  CheckbitDiagramLayer *layers = g_new0 (CheckbitDiagramLayer, self->layers->len);

  for (guint i = 0; i < self->layers->len; i++)
    {
      const CheckbitBoardLayer *layer = &g_array_index (self->layers, CheckbitBoardLayer, i);
      const ExportSet *set = self->shown->pdata[i];

      layers[i] = (CheckbitDiagramLayer){
        .name = set->title, .set = layer->bits, .style = layer->style, .opacity = layer->opacity
      };
    }
  *diagram
      = (CheckbitDiagram){ .position = &self->position,
                           .pieces = self->pieces,
                           .images = (const char *const *) self->images,
                           .light = self->light,
                           .dark = self->dark,
                           .layers = layers,
                           .n_layers = self->layers->len,
                           .arrows = (const CheckbitDiagramArrow *) (void *) self->arrows->data,
                           .n_arrows = self->arrows->len,
                           .flipped = self->flipped,
                           .bare = !self->coordinates,
                           .indices = self->indices,
                           .layout = self->layout };
  return layers;
}

static GBytes *
write_diagram (CheckbitExport *self, CheckbitExportFormat format, guint scale, GError **error)
{
  CheckbitDiagram diagram;
  g_autofree CheckbitDiagramLayer *layers = NULL;
  char *text;

  /* The diagram borrows these until it has been drawn. */
  layers = fill_diagram (self, &diagram);

  if (format == CHECKBIT_EXPORT_PNG)
    return checkbit_picture_to_png (&diagram, scale, error);
  text = format == CHECKBIT_EXPORT_SVG ? checkbit_diagram_to_svg (&diagram)
                                       : checkbit_diagram_to_text (&diagram);
  return g_bytes_new_take (text, strlen (text));
}

/* The sets chosen; NULL for all of the catalogue. (element-type ExportSet) (transfer container) */
static GPtrArray *
get_sets (CheckbitExport *self, CheckbitExportSets sets)
{
  GPtrArray *chosen;

  if (sets == CHECKBIT_EXPORT_ALL)
    return NULL;
  if (sets == CHECKBIT_EXPORT_SHOWN)
    return g_ptr_array_ref (self->shown);
  chosen = g_ptr_array_new ();
  if (self->subject != NULL)
    g_ptr_array_add (chosen, self->subject);
  return chosen;
}

gboolean
checkbit_export_has_sets (CheckbitExport *self, CheckbitExportSets sets)
{
  g_autoptr (GPtrArray) chosen = get_sets (self, sets);

  return chosen == NULL || chosen->len > 0;
}

static char *
write_code (CheckbitExport *self, CheckbitHeaderLanguage language, CheckbitExportSets sets)
{
  g_autoptr (GPtrArray) chosen = get_sets (self, sets);
  ChessMaskInput input = { .position = &self->position,
                           .selection = self->selection,
                           .previous = self->has_previous ? &self->previous : NULL,
                           .last_move = self->last_move };
  g_autofree CheckbitHeaderConstant *constants = NULL;

  if (chosen == NULL)
    return checkbit_header_export_masks (language, self->fen, self->layout, &input);
  constants = g_new0 (CheckbitHeaderConstant, chosen->len);
  for (guint i = 0; i < chosen->len; i++)
    {
      const ExportSet *set = chosen->pdata[i];

      constants[i] = (CheckbitHeaderConstant){ set->title, set->expression, set->bits };
    }
  return checkbit_header_export (language, self->fen, self->layout, constants, chosen->len);
}

static char *
write_command (CheckbitExport *self, CheckbitExportFormat format, CheckbitExportSets sets)
{
  gboolean board = format == CHECKBIT_EXPORT_COMMAND_BOARD;
  g_autoptr (GPtrArray) chosen = get_sets (self, board ? CHECKBIT_EXPORT_SHOWN : sets);
  g_autoptr (GPtrArray) exprs = g_ptr_array_new ();
  CheckbitCliRequest request = {
    .fen = self->fen,
    .selection = self->selection,
    .layout = self->layout,
    .flipped = self->flipped,
    .indices = self->indices,
  };
  g_autofree char *line = NULL;

  if (chosen != NULL)
    {
      for (guint i = 0; i < chosen->len; i++)
        g_ptr_array_add (exprs, ((ExportSet *) chosen->pdata[i])->expression);
      g_ptr_array_add (exprs, NULL);
      request.exprs = (const char *const *) exprs->pdata;
    }
  line = board ? checkbit_cli_line_board (&request) : checkbit_cli_line (&request);
  return g_strconcat (line, "\n", NULL);
}

GBytes *
checkbit_export_write (CheckbitExport *self,
                       CheckbitExportFormat format,
                       CheckbitExportSets sets,
                       guint scale,
                       GError **error)
{
  char *text;

  g_return_val_if_fail (self != NULL && format < CHECKBIT_N_EXPORT_FORMATS, NULL);

  if (format <= CHECKBIT_EXPORT_TEXT)
    return write_diagram (self, format, scale, error);
  text = format >= CHECKBIT_EXPORT_CODE ? write_code (self, get_language (format), sets)
                                        : write_command (self, format, sets);
  return g_bytes_new_take (text, strlen (text));
}

/* --- In a thread ---------------------------------------------------------------------------- */

/* The data for drawing a picture. */
typedef struct
{
  CheckbitExport *export;
  guint scale;
} Order;

static void
order_free (Order *order)
{
  checkbit_export_free (order->export);
  g_free (order);
}

static void
draw_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Order *order = data;
  g_autoptr (GError) error = NULL;
  GBytes *bytes = write_diagram (order->export, CHECKBIT_EXPORT_PNG, order->scale, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    {
      g_info ("Drawing a picture: %s", error->message);
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s",
                               _ ("The picture cannot be drawn."));
    }
}

void
checkbit_export_draw_async (CheckbitExport *self,
                            guint scale,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Order *order = g_new (Order, 1);

  g_atomic_ref_count_inc (&self->references);
  *order = (Order){ self, scale };
  g_task_set_task_data (task, order, (GDestroyNotify) order_free);
  g_task_run_in_thread (task, draw_thread);
}

GBytes *
checkbit_export_draw_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* The size that the document declares. */
void
checkbit_export_get_size (CheckbitExport *self, guint scale, int *width, int *height)
{
  g_autoptr (GBytes) svg = write_diagram (self, CHECKBIT_EXPORT_SVG, 1, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  const char *at = strstr (text, " width=\""), *other = strstr (text, " height=\"");

  *width = at != NULL ? (int) g_ascii_strtoll (at + 8, NULL, 10) * (int) scale : 0;
  *height = other != NULL ? (int) g_ascii_strtoll (other + 9, NULL, 10) * (int) scale : 0;
}
