/* What the board and the inspector show, as a picture, as source code, or as a command.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/export.h"

#include <glib/gi18n-lib.h>

#include "chess/fen.h"
#include "picture/picture.h"

/* A set as it was when the export began. */
typedef struct
{
  char *title;
  char *expression; /* its value where it has no other */
  ChessBitboard bits;
} ExportSet;

struct _CheckbitExport
{
  ChessPosition position, previous;
  gboolean has_previous;
  ChessMove last_move;
  ChessBitboard selection;
  ChessLayout layout;
  gboolean flipped, indices;
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

CheckbitExport *
checkbit_export_new (CheckbitInspection *inspection, CheckbitLayers *layers, CheckbitBoard *board)
{
  const CheckbitMoment *moment = checkbit_inspection_get_moment (inspection);
  CheckbitSet *subject = checkbit_inspection_get_subject (inspection);
  CheckbitExport *self = g_new0 (CheckbitExport, 1);

  self->position = moment->position;
  self->previous = moment->previous;
  self->has_previous = moment->has_previous;
  self->last_move = moment->last_move;
  self->selection = checkbit_inspection_get_selection (inspection);
  self->layout = checkbit_word_form_get_layout (checkbit_inspection_get_word_form (inspection));
  self->flipped = checkbit_board_get_flipped (board);
  self->indices = checkbit_board_get_bit_indices (board);
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
  if (self == NULL)
    return;
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
    N_ ("SVG picture"),    N_ ("PNG picture"),      N_ ("Text"),
    N_ ("Command that draws the board"), N_ ("Command that prints the sets"),
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

/* Fills a diagram; the layers it points at are to be freed. */
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
  *diagram = (CheckbitDiagram){ .position = &self->position,
                                .layers = layers,
                                .n_layers = self->layers->len,
                                .flipped = self->flipped,
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

  /* The diagram borrows them; they are freed when it has been drawn. */
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
    .fen = self->fen, .selection = self->selection, .layout = self->layout, .flipped = self->flipped
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

/* As the document says of itself. */
void
checkbit_export_get_size (CheckbitExport *self, guint scale, int *width, int *height)
{
  g_autoptr (GBytes) svg = write_diagram (self, CHECKBIT_EXPORT_SVG, 1, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  const char *at = strstr (text, " width=\""), *other = strstr (text, " height=\"");

  *width = at != NULL ? (int) g_ascii_strtoll (at + 8, NULL, 10) * (int) scale : 0;
  *height = other != NULL ? (int) g_ascii_strtoll (other + 9, NULL, 10) * (int) scale : 0;
}
