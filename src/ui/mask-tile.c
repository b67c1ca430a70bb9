/* One mask of the inspector.
 *
 * The title, the count and the swatch are drawn by the tile itself and kept as a render node: only the
 * board and the value are widgets, the one to be reused and the other to be pointed at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/mask-tile.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/bitboard-view.h"
#include "ui/layer-style.h"
#include "ui/mask-tile-value.h"

#define TITLE_GAP 4 /* between board and title */
#define SWATCH_SIZE 14
#define SWATCH_GAP 5
#define MAX_TITLE_LINES 2
#define WIDEST_COUNT "64"
#define COUNT_ALPHA 0.7f /* the count stands behind the title, except in high contrast */

struct _CheckbitMaskTile
{
  GtkWidget parent_instance;

  CheckbitMaskItem *item; /* owned */
  GtkWidget *view;
  GtkWidget *value;

  guint style;
  gboolean kept;

  GskRenderNode *text; /* title, count and swatch; NULL when they must be drawn again */
  int title_width;     /* the width for which title_height was measured, 0 for none */
  int title_height;
  int count_width; /* of the widest count, 0 until measured */
};

enum
{
  SIGNAL_KEEP,
  SIGNAL_COPY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (CheckbitMaskTile, checkbit_mask_tile, GTK_TYPE_WIDGET)

/* Where the parts of a tile are, in its content box. */
typedef struct
{
  int x;    /* left edge of the board and the text */
  int side; /* of the board; also the width of the text */
  int title_y;
  int title_width;
  int title_height;
  int value_y;
  int value_width;
  gboolean narrow; /* the value has two lines, with count and swatch to the right of them */
} Geometry;

static const char *
get_title (CheckbitMaskTile *self)
{
  return _ (checkbit_mask_item_get_mask (self->item)->title);
}

static PangoLayout *
create_title_layout (CheckbitMaskTile *self, int width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), get_title (self));

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -MAX_TITLE_LINES);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

static int
measure_title (CheckbitMaskTile *self, int width)
{
  if (self->title_width != width)
    {
      g_autoptr (PangoLayout) layout = create_title_layout (self, width);
      pango_layout_get_pixel_size (layout, NULL, &self->title_height);
      self->title_width = width;
    }
  return self->title_height;
}

static int
measure_count (CheckbitMaskTile *self)
{
  if (self->count_width == 0)
    {
      g_autoptr (PangoLayout) layout
          = gtk_widget_create_pango_layout (GTK_WIDGET (self), WIDEST_COUNT);
      pango_layout_get_pixel_size (layout, &self->count_width, NULL);
    }
  return self->count_width;
}

static void
geometry_init (Geometry *geometry, CheckbitMaskTile *self, int width)
{
  int side = checkbit_bitboard_view_side_for (width);
  int x = (width - side) / 2;
  int slot = measure_count (self) + SWATCH_SIZE + 2 * SWATCH_GAP;

  geometry->x = x;
  geometry->side = side;
  geometry->value_width = width - x;
  geometry->narrow
      = checkbit_mask_tile_value_wraps (CHECKBIT_MASK_TILE_VALUE (self->value), width - x);
  geometry->title_y = side + TITLE_GAP;
  geometry->title_width = MAX (1, geometry->narrow ? side : side - slot);
  geometry->title_height = measure_title (self, geometry->title_width);
  geometry->value_y = geometry->title_y + geometry->title_height;
}

static GtkSizeRequestMode
checkbit_mask_tile_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (CheckbitMaskTile *self, int *minimum, int *natural)
{
  gtk_widget_measure (self->value, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  *minimum += measure_count (self) + SWATCH_GAP;
  *natural += 7; /* the board's side is a multiple of eight and the value begins at its left edge */
}

static void
checkbit_mask_tile_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);
  Geometry geometry;
  int value_height;

  measure_width (self, minimum, natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  geometry_init (&geometry, self, for_size >= 0 ? for_size : *natural);
  gtk_widget_measure (self->value,
                      GTK_ORIENTATION_VERTICAL,
                      geometry.value_width,
                      &value_height,
                      NULL,
                      NULL,
                      NULL);
  *minimum = *natural = geometry.value_y + value_height;
}

static void
checkbit_mask_tile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);
  Geometry geometry;
  int value_height, value_width;

  geometry_init (&geometry, self, width);
  gtk_widget_measure (self->value,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &value_width,
                      geometry.narrow ? NULL : &value_width,
                      NULL,
                      NULL);
  gtk_widget_measure (self->value,
                      GTK_ORIENTATION_VERTICAL,
                      value_width,
                      &value_height,
                      NULL,
                      NULL,
                      NULL);
  gtk_widget_size_allocate (
      self->view, &(GtkAllocation) { geometry.x, 0, geometry.side, geometry.side }, -1);
  gtk_widget_size_allocate (
      self->value,
      &(GtkAllocation) { geometry.x, geometry.value_y, value_width, value_height },
      -1);
  g_clear_pointer (&self->text, gsk_render_node_unref);
}

static void
append_text (GtkSnapshot *snapshot, PangoLayout *layout, int x, int y, const GdkRGBA *color)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_title (CheckbitMaskTile *self,
                GtkSnapshot *snapshot,
                const Geometry *geometry,
                const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = create_title_layout (self, geometry->title_width);

  append_text (snapshot, layout, geometry->x, geometry->title_y, color);
}

/* The number of squares, to the right of the title, or of the value where that has two lines. */
static void
snapshot_count (CheckbitMaskTile *self,
                GtkSnapshot *snapshot,
                const Geometry *geometry,
                GdkRGBA color)
{
  char text[16];
  int width;

  g_snprintf (
      text, sizeof text, "%u", chess_bitboard_count (checkbit_mask_item_get_bits (self->item)));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  pango_layout_get_pixel_size (layout, &width, NULL);

  if (!adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    color.alpha *= COUNT_ALPHA;
  append_text (snapshot,
               layout,
               geometry->x + geometry->side - width,
               geometry->narrow ? geometry->value_y : geometry->title_y,
               &color);
}

/* A sample of the style in which the main board shows the set. */
static void
snapshot_swatch (CheckbitMaskTile *self, GtkSnapshot *snapshot, const Geometry *geometry)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int right = geometry->x + geometry->side;
  int x = geometry->narrow ? right - SWATCH_SIZE
                           : right - self->count_width - SWATCH_GAP - SWATCH_SIZE;
  int y = geometry->narrow
              ? geometry->value_y + gtk_widget_get_height (self->value) - SWATCH_SIZE - 1
              : geometry->title_y + 2;

  checkbit_layer_style_snapshot (self->style,
                                 dark,
                                 snapshot,
                                 &GRAPHENE_RECT_INIT (x, y, SWATCH_SIZE, SWATCH_SIZE));
}

static GskRenderNode *
create_text (CheckbitMaskTile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Geometry geometry;
  GdkRGBA color;

  geometry_init (&geometry, self, gtk_widget_get_width (widget));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  snapshot_title (self, snapshot, &geometry, &color);
  snapshot_count (self, snapshot, &geometry, color);
  if (self->style != CHECKBIT_LAYER_STYLE_NONE)
    snapshot_swatch (self, snapshot, &geometry);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
checkbit_mask_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);

  if (self->text == NULL)
    self->text = create_text (self);
  gtk_snapshot_append_node (snapshot, self->text);
  gtk_widget_snapshot_child (widget, self->view, snapshot);
  gtk_widget_snapshot_child (widget, self->value, snapshot);
}

static void
redraw_text (CheckbitMaskTile *self)
{
  g_clear_pointer (&self->text, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
checkbit_mask_tile_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);

  GTK_WIDGET_CLASS (checkbit_mask_tile_parent_class)->css_changed (widget, change);
  self->title_width = 0;
  self->count_width = 0;
  redraw_text (self);
}

static void
update_name (CheckbitMaskTile *self)
{
  ChessBitboard bits = checkbit_mask_item_get_bits (self->item);
  unsigned count = chess_bitboard_count (bits);
  g_autofree char *value = checkbit_mask_tile_value_format (bits);
  /* Translators: the name of a mask for a screen reader: title, number of squares, value. */
  const char *format = ngettext ("%s, %u square, %s", "%s, %u squares, %s", count);
  g_autofree char *name = g_strdup_printf (format, get_title (self), count, value);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_item (CheckbitMaskTile *self)
{
  checkbit_bitboard_view_set_bits (CHECKBIT_BITBOARD_VIEW (self->view),
                                   checkbit_mask_item_get_bits (self->item),
                                   checkbit_mask_item_get_changed (self->item));
}

static void
changed_cb (CheckbitMaskTile *self)
{
  show_item (self);
}

static void
bits_cb (CheckbitMaskTile *self)
{
  show_item (self);
  checkbit_mask_tile_value_set_bits (CHECKBIT_MASK_TILE_VALUE (self->value),
                                     checkbit_mask_item_get_bits (self->item));
  update_name (self);
  redraw_text (self);
}

/* "e4: bit 28, in the set", of the square under the pointer. (transfer full) (nullable) */
static char *
describe_square (CheckbitMaskTile *self, ChessSquare square)
{
  char name[3];

  if (square == CHESS_SQUARE_NONE)
    return NULL;

  name[0] = (char) ('a' + chess_square_file (square));
  name[1] = (char) ('1' + chess_square_rank (square));
  name[2] = '\0';
  if (chess_bitboard_has (checkbit_mask_item_get_bits (self->item), square))
    /* Translators: a square of a small board: its name and the number of its bit. */
    return g_strdup_printf (_ ("%s: bit %u, set"), name, square);
  /* Translators: a square of a small board: its name and the number of its bit. */
  return g_strdup_printf (_ ("%s: bit %u, not set"), name, square);
}

/* The title, what the mask is, its formula and the square under the pointer. (transfer full) */
static char *
create_tooltip (CheckbitMaskTile *self, ChessSquare square)
{
  const ChessMask *mask = checkbit_mask_item_get_mask (self->item);
  g_autofree char *where = describe_square (self, square);
  g_autofree char *head
      = g_markup_printf_escaped ("<b>%s</b>\n%s", get_title (self), _ (mask->sentence));
  g_autofree char *formula
      = mask->formula ? g_markup_printf_escaped ("\n<tt>%s</tt>", mask->formula) : g_strdup ("");

  return g_strconcat (head, formula, where ? "\n" : NULL, where, NULL);
}

static gboolean
checkbit_mask_tile_query_tooltip (GtkWidget *widget,
                                  int x,
                                  int y,
                                  gboolean keyboard,
                                  GtkTooltip *tooltip)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);
  ChessSquare square = keyboard ? CHESS_SQUARE_NONE : checkbit_mask_tile_square_at (self, x, y);
  g_autofree char *markup = create_tooltip (self, square);

  gtk_tooltip_set_markup (tooltip, markup);
  return TRUE;
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_KEEP], 0);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);
  g_autofree char *value = checkbit_mask_tile_value_format (checkbit_mask_item_get_bits (self->item));

  g_signal_emit (self, signals[SIGNAL_COPY], 0, value);
}

static void
checkbit_mask_tile_dispose (GObject *object)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (object);

  g_clear_pointer (&self->view, gtk_widget_unparent);
  g_clear_pointer (&self->value, gtk_widget_unparent);
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (checkbit_mask_tile_parent_class)->dispose (object);
}

static void
checkbit_mask_tile_finalize (GObject *object)
{
  g_clear_pointer (&CHECKBIT_MASK_TILE (object)->text, gsk_render_node_unref);
  G_OBJECT_CLASS (checkbit_mask_tile_parent_class)->finalize (object);
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  static const guint keep_keys[] = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return,
                                     GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter };

  gtk_widget_class_install_action (widget_class, "tile.keep", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "tile.copy", NULL, copy_action);
  for (guint i = 0; i < G_N_ELEMENTS (keep_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keep_keys[i], 0, "tile.keep", NULL);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "tile.copy", NULL);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Insert, GDK_CONTROL_MASK, "tile.copy", NULL);
}

static void
checkbit_mask_tile_class_init (CheckbitMaskTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_mask_tile_dispose;
  object_class->finalize = checkbit_mask_tile_finalize;
  widget_class->get_request_mode = checkbit_mask_tile_get_request_mode;
  widget_class->measure = checkbit_mask_tile_measure;
  widget_class->size_allocate = checkbit_mask_tile_size_allocate;
  widget_class->snapshot = checkbit_mask_tile_snapshot;
  widget_class->css_changed = checkbit_mask_tile_css_changed;
  widget_class->query_tooltip = checkbit_mask_tile_query_tooltip;

  signals[SIGNAL_KEEP] = g_signal_new ("keep",
                                       CHECKBIT_TYPE_MASK_TILE,
                                       G_SIGNAL_RUN_LAST,
                                       0,
                                       NULL,
                                       NULL,
                                       NULL,
                                       G_TYPE_NONE,
                                       0);
  signals[SIGNAL_COPY] = g_signal_new ("copy",
                                       CHECKBIT_TYPE_MASK_TILE,
                                       G_SIGNAL_RUN_LAST,
                                       0,
                                       NULL,
                                       NULL,
                                       NULL,
                                       G_TYPE_NONE,
                                       1,
                                       G_TYPE_STRING);

  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "mask-tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
checkbit_mask_tile_init (CheckbitMaskTile *self)
{
  self->style = CHECKBIT_LAYER_STYLE_NONE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);

  /* The tile's name says all that is on the board. */
  self->view = g_object_new (CHECKBIT_TYPE_BITBOARD_VIEW,
                             "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             NULL);
  gtk_widget_set_parent (self->view, GTK_WIDGET (self));
}

static void
bind_item (CheckbitMaskTile *self, CheckbitMaskItem *item)
{
  self->item = g_object_ref (item);
  self->value = checkbit_mask_tile_value_new (get_title (self));
  gtk_widget_set_parent (self->value, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ (checkbit_mask_item_get_mask (item)->sentence),
                                  -1);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  g_signal_connect_swapped (item, "notify::bits", G_CALLBACK (bits_cb), self);
  g_signal_connect_swapped (item, "notify::changed", G_CALLBACK (changed_cb), self);
  bits_cb (self);
}

GtkWidget *
checkbit_mask_tile_new (CheckbitMaskItem *item)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_ITEM (item), NULL);

  CheckbitMaskTile *self = g_object_new (CHECKBIT_TYPE_MASK_TILE, NULL);
  bind_item (self, item);
  return GTK_WIDGET (self);
}

CheckbitMaskItem *
checkbit_mask_tile_get_item (CheckbitMaskTile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), NULL);

  return self->item;
}

void
checkbit_mask_tile_set_highlighted_square (CheckbitMaskTile *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_MASK_TILE (self));

  checkbit_bitboard_view_set_highlighted_square (CHECKBIT_BITBOARD_VIEW (self->view), square);
}

ChessSquare
checkbit_mask_tile_get_highlighted_square (CheckbitMaskTile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), CHESS_SQUARE_NONE);

  return checkbit_bitboard_view_get_highlighted_square (CHECKBIT_BITBOARD_VIEW (self->view));
}

static void
set_kept (CheckbitMaskTile *self, gboolean kept)
{
  if (self->kept == kept)
    return;

  self->kept = kept;
  if (kept)
    gtk_widget_add_css_class (GTK_WIDGET (self), "kept");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "kept");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_PRESSED,
                               kept ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

void
checkbit_mask_tile_set_layer (CheckbitMaskTile *self, guint style, gboolean kept)
{
  g_return_if_fail (CHECKBIT_IS_MASK_TILE (self));
  g_return_if_fail (!kept || style != CHECKBIT_LAYER_STYLE_NONE);

  set_kept (self, kept);
  if (self->style == style)
    return;

  self->style = style;
  checkbit_bitboard_view_set_layer_style (CHECKBIT_BITBOARD_VIEW (self->view), style);
  redraw_text (self);
}

guint
checkbit_mask_tile_get_layer_style (CheckbitMaskTile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), CHECKBIT_LAYER_STYLE_NONE);

  return self->style;
}

gboolean
checkbit_mask_tile_get_kept (CheckbitMaskTile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), FALSE);

  return self->kept;
}

ChessSquare
checkbit_mask_tile_square_at (CheckbitMaskTile *self, double x, double y)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), CHESS_SQUARE_NONE);

  gtk_widget_translate_coordinates (GTK_WIDGET (self), self->view, x, y, &x, &y);
  return checkbit_bitboard_view_square_at (CHECKBIT_BITBOARD_VIEW (self->view), x, y);
}

gboolean
checkbit_mask_tile_is_value_at (CheckbitMaskTile *self, double x, double y)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), FALSE);

  gtk_widget_translate_coordinates (GTK_WIDGET (self), self->value, x, y, &x, &y);
  return gtk_widget_contains (self->value, x, y);
}
