/* One set of the inspector.
 *
 * The tile draws the title, the count and the swatch itself and caches them as a render node. Only
 * the board and the value are widgets: the board is used elsewhere, too, and the value reacts to
 * the pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/mask-tile.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/mask-model.h"
#include "game/inspect/sent-set.h"
#include "ui/base/accessible.h"
#include "ui/board/bitboard-view.h"
#include "ui/inspector/mask-tile-caption.h"
#include "ui/inspector/mask-tile-menu.h"
#include "ui/inspector/mask-tile-tooltip.h"
#include "ui/inspector/mask-tile-value.h"

struct _CheckbitMaskTile
{
  GtkWidget parent_instance;

  CheckbitSet *set;       /* owned */
  char *title;            /* of the set, and of its older value if that is shown */
  CheckbitWordForm *form; /* owned */
  GtkWidget *view;
  GtkWidget *value;

  guint style;
  gboolean kept;

  CheckbitTileCaption caption;
  GskRenderNode *text; /* the caption as drawn; NULL when it must be drawn again */
};

#define USUAL_BOARD 96
/* The board's side is a multiple of eight; the value begins at its edge. */
#define BOARD_SLACK 7
#define ROOMY_WIDTH 150 /* a wider tile has a larger board, up to the tile's width */

enum
{
  SIGNAL_KEEP,
  SIGNAL_COPY,
  SIGNAL_INSPECT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (CheckbitMaskTile, checkbit_mask_tile, GTK_TYPE_WIDGET)

/* (transfer full) */
static char *
dup_title (CheckbitSet *set)
{
  const char *title = checkbit_set_get_title (set);
  g_autofree char *place = NULL;

  if (!CHECKBIT_IS_SENT_SET (set) || checkbit_sent_set_is_newest (CHECKBIT_SENT_SET (set)))
    return g_strdup (title);
  place = checkbit_sent_set_tell_place (CHECKBIT_SENT_SET (set));
  /* Translators: the name of a set, and which of its values is shown: "attacks (12 of 64)" */
  return g_strdup_printf (C_ ("sent value", "%s (%s)"), title, place);
}

/* A tile that is wide only to fit its value in one line has a smaller board, so that more tiles are
 * visible. */
static int
get_board_limit (int width)
{
  return USUAL_BOARD + 2 * MAX (0, width - ROOMY_WIDTH);
}

/* height: the tile's allocation, or -1 for its minimum. */
static void
geometry_init (CheckbitTileGeometry *geometry, CheckbitMaskTile *self, int width, int height)
{
  CheckbitMaskTileValue *value = CHECKBIT_MASK_TILE_VALUE (self->value);

  geometry->width = width;
  geometry->rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  geometry->side = checkbit_bitboard_view_side_for (width);
  geometry->board = checkbit_bitboard_view_side_for (MIN (width, get_board_limit (width)));
  geometry->x = (width - geometry->side) / 2;
  geometry->value_width = width - geometry->x;
  geometry->narrow = checkbit_mask_tile_value_wraps (value, geometry->value_width);
  gtk_widget_measure (self->value, GTK_ORIENTATION_VERTICAL, geometry->value_width,
                      &geometry->value_height, NULL, NULL, NULL);
  checkbit_tile_caption_place (&self->caption, GTK_WIDGET (self), self->title, geometry);
  /* Aligns the values of a row, although titles may take one line or two. */
  geometry->value_y = MAX (geometry->value_y, height - geometry->value_height);
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
  *minimum += checkbit_tile_caption_get_count_room (&self->caption, GTK_WIDGET (self));
  *natural += BOARD_SLACK;
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
  CheckbitTileGeometry geometry;

  int least, usual;

  measure_width (self, &least, &usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = usual;
      return;
    }
  geometry_init (&geometry, self, for_size >= 0 ? for_size : usual, -1);
  *natural = geometry.value_y + geometry.value_height;
  /* The board gives the minimum width: the lines below adapt to it. */
  *minimum = for_size >= 0 ? *natural : checkbit_bitboard_view_side_for (least);
}

/* The value is only as wide as its text: clicks beside it belong to the tile. */
static int
get_value_width (CheckbitMaskTile *self, gboolean narrow, int room)
{
  int minimum, natural;

  gtk_widget_measure (self->value, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return narrow ? minimum : MIN (natural, room);
}

static void
checkbit_mask_tile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);
  CheckbitTileGeometry geometry;
  GtkAllocation view, value;

  geometry_init (&geometry, self, width, height);
  view = (GtkAllocation){ geometry.x, 0, geometry.board, geometry.board };
  value = (GtkAllocation){ geometry.x, geometry.value_y,
                           get_value_width (self, geometry.narrow, geometry.value_width),
                           geometry.value_height };
  view.x = checkbit_tile_geometry_get_x (&geometry, view.x, view.width);
  value.x = checkbit_tile_geometry_get_x (&geometry, value.x, value.width);
  gtk_widget_size_allocate (self->view, &view, -1);
  gtk_widget_size_allocate (self->value, &value, -1);
  g_clear_pointer (&self->text, gsk_render_node_unref);
  checkbit_mask_tile_menu_present (self);
}

static GskRenderNode *
draw_caption (CheckbitMaskTile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CheckbitTileGeometry geometry;

  geometry_init (&geometry, self, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  return checkbit_tile_caption_draw (
      &self->caption, widget, self->title,
      chess_bitboard_count (checkbit_set_get_bits (self->set)), self->style, &geometry);
}

static void
checkbit_mask_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);

  if (self->text == NULL)
    self->text = draw_caption (self);
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
  self->caption = (CheckbitTileCaption){ 0 };
  redraw_text (self);
}

static void
update_name (CheckbitMaskTile *self)
{
  ChessBitboard bits = checkbit_set_get_bits (self->set);
  unsigned count = chess_bitboard_count (bits);
  g_autofree char *value = checkbit_word_form_write_hex (self->form, bits);
  /* Translators: the name of a mask for a screen reader: title, number of squares, value. */
  const char *format = ngettext ("%s, %u square, %s", "%s, %u squares, %s", count);
  g_autofree char *name = g_strdup_printf (format, self->title, count, value);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_set (CheckbitMaskTile *self)
{
  checkbit_bitboard_view_set_bits (CHECKBIT_BITBOARD_VIEW (self->view),
                                   checkbit_set_get_bits (self->set),
                                   checkbit_set_get_changed (self->set));
}

static void
show_value (CheckbitMaskTile *self)
{
  ChessLayout layout = checkbit_word_form_get_layout (self->form);

  checkbit_mask_tile_value_set_word (
      CHECKBIT_MASK_TILE_VALUE (self->value),
      chess_layout_write (layout, checkbit_set_get_bits (self->set)));
}

static void
layout_cb (CheckbitMaskTile *self)
{
  show_value (self);
  update_name (self);
}

static void
bits_cb (CheckbitMaskTile *self)
{
  show_set (self);
  show_value (self);
  update_name (self);
  redraw_text (self);
}

/* Over the board the tooltip is short, so that it does not cover the squares. */
static gboolean
checkbit_mask_tile_query_tooltip (
    GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (widget);
  g_autofree char *text = NULL;

  if (!keyboard)
    text = checkbit_mask_describe_square (self->set, self->form,
                                          checkbit_mask_tile_square_at (self, x, y));
  if (!keyboard && checkbit_mask_tile_is_value_at (self, x, y))
    text = g_strdup (_ ("Copy (Ctrl+C)"));
  if (text == NULL)
    text = checkbit_mask_describe (self->set, self->form);
  gtk_tooltip_set_markup (tooltip, text);
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
  g_autofree char *value
      = checkbit_word_form_write (self->form, checkbit_set_get_bits (self->set));

  g_signal_emit (self, signals[SIGNAL_COPY], 0, value);
}

static void
inspect_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_INSPECT], 0);
}

static void
copy_id_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_COPY], 0,
                 checkbit_set_get_expression (CHECKBIT_MASK_TILE (widget)->set));
}

/* The formula of the mask in the set language, or NULL. */
static const char *
get_formula (CheckbitMaskTile *self)
{
  return CHECKBIT_IS_MASK_ITEM (self->set)
             ? checkbit_mask_item_get_mask (CHECKBIT_MASK_ITEM (self->set))->formula
             : NULL;
}

static void
copy_formula_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_COPY], 0, get_formula (CHECKBIT_MASK_TILE (widget)));
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_sent_set_step (CHECKBIT_SENT_SET (CHECKBIT_MASK_TILE (widget)->set),
                          g_str_equal (name, "tile.older") ? -1 : 1);
}

/* Opened by keyboard, the menu is in the middle of the tile. */
static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_mask_tile_menu_popup (CHECKBIT_MASK_TILE (widget), gtk_widget_get_width (widget) / 2.0,
                                 gtk_widget_get_height (widget) / 2.0);
}

static void
checkbit_mask_tile_dispose (GObject *object)
{
  CheckbitMaskTile *self = CHECKBIT_MASK_TILE (object);

  checkbit_mask_tile_menu_close (self);
  g_clear_pointer (&self->view, gtk_widget_unparent);
  g_clear_pointer (&self->value, gtk_widget_unparent);
  if (self->set != NULL)
    g_signal_handlers_disconnect_by_data (self->set, self);
  if (self->form != NULL)
    g_signal_handlers_disconnect_by_data (self->form, self);
  g_clear_object (&self->set);
  g_clear_object (&self->form);
  G_OBJECT_CLASS (checkbit_mask_tile_parent_class)->dispose (object);
}

static void
checkbit_mask_tile_finalize (GObject *object)
{
  g_clear_pointer (&CHECKBIT_MASK_TILE (object)->text, gsk_render_node_unref);
  g_free (CHECKBIT_MASK_TILE (object)->title);
  G_OBJECT_CLASS (checkbit_mask_tile_parent_class)->finalize (object);
}

/* If an action has several keys, menus show the last one. */
static void
add_bindings (GtkWidgetClass *widget_class)
{
  static const guint keep_keys[]
      = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_Return };
  static const guint inspect_keys[] = { GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_Return };

  gtk_widget_class_install_action (widget_class, "tile.keep", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "tile.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "tile.inspect", NULL, inspect_action);
  gtk_widget_class_install_action (widget_class, "tile.copy-formula", NULL, copy_formula_action);
  gtk_widget_class_install_action (widget_class, "tile.copy-id", NULL, copy_id_action);
  gtk_widget_class_install_action (widget_class, "tile.menu", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "tile.older", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "tile.newer", NULL, step_action);
  for (guint i = 0; i < G_N_ELEMENTS (keep_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keep_keys[i], 0, "tile.keep", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, GDK_CONTROL_MASK, "tile.copy",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "tile.copy",
                                       NULL);
  for (guint i = 0; i < G_N_ELEMENTS (inspect_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, inspect_keys[i], GDK_SHIFT_MASK,
                                         "tile.inspect", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "tile.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "tile.menu",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_comma, 0, "tile.older", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_period, 0, "tile.newer", NULL);
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

  signals[SIGNAL_KEEP] = g_signal_new ("keep", CHECKBIT_TYPE_MASK_TILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_COPY] = g_signal_new ("copy", CHECKBIT_TYPE_MASK_TILE, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  signals[SIGNAL_INSPECT] = g_signal_new ("inspect", CHECKBIT_TYPE_MASK_TILE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

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

  /* Screen readers get the name instead of the board. */
  self->view = g_object_new (CHECKBIT_TYPE_BITBOARD_VIEW, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->view, GTK_WIDGET (self));
}

/* The description of a set is read after its name. */
static void
describe (CheckbitMaskTile *self)
{
  const char *sentence = checkbit_set_get_sentence (self->set);

  if (sentence != NULL)
    checkbit_accessible_describe (GTK_WIDGET (self), sentence);
}

static void
update_step_actions (CheckbitMaskTile *self)
{
  CheckbitSentSet *sent = CHECKBIT_IS_SENT_SET (self->set) ? CHECKBIT_SENT_SET (self->set) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tile.older",
                                 sent != NULL && checkbit_sent_set_can_step (sent, -1));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tile.newer",
                                 sent != NULL && checkbit_sent_set_can_step (sent, 1));
}

static void
title_cb (CheckbitMaskTile *self)
{
  g_autofree char *title = dup_title (self->set);

  if (g_str_equal (title, self->title))
    return;
  g_free (self->title);
  self->title = g_steal_pointer (&title);
  self->caption = (CheckbitTileCaption){ 0 };
  update_name (self);
  redraw_text (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
stepped_cb (CheckbitMaskTile *self)
{
  title_cb (self);
  update_step_actions (self);
}

static void
bind_set (CheckbitMaskTile *self, CheckbitSet *set)
{
  self->set = g_object_ref (set);
  self->title = dup_title (set);
  update_step_actions (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tile.copy-formula",
                                 get_formula (self) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tile.copy-id",
                                 checkbit_set_get_expression (set) != NULL);
  self->value = checkbit_mask_tile_value_new (self->title);
  gtk_widget_set_parent (self->value, GTK_WIDGET (self));
  describe (self);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  g_signal_connect_swapped (set, "notify::bits", G_CALLBACK (bits_cb), self);
  g_signal_connect_swapped (set, "notify::changed", G_CALLBACK (show_set), self);
  g_signal_connect_swapped (set, "notify::title", G_CALLBACK (title_cb), self);
  if (CHECKBIT_IS_SENT_SET (set))
    g_signal_connect_swapped (set, "stepped", G_CALLBACK (stepped_cb), self);
  bits_cb (self);
}

GtkWidget *
checkbit_mask_tile_new (CheckbitSet *set, CheckbitWordForm *form)
{
  g_return_val_if_fail (CHECKBIT_IS_SET (set), NULL);
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  CheckbitMaskTile *self = g_object_new (CHECKBIT_TYPE_MASK_TILE, NULL);
  self->form = g_object_ref (form);
  bind_set (self, set);
  g_signal_connect_swapped (form, "notify::layout", G_CALLBACK (layout_cb), self);
  return GTK_WIDGET (self);
}

CheckbitSet *
checkbit_mask_tile_get_set (CheckbitMaskTile *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), NULL);

  return self->set;
}

/* The padding is what the tile's own width has more than the value's. */
int
checkbit_mask_tile_get_line_width (CheckbitMaskTile *self)
{
  int line, usual;

  g_return_val_if_fail (CHECKBIT_IS_MASK_TILE (self), 0);

  gtk_widget_measure (self->value, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &line, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &usual, NULL, NULL);
  return usual - line
         + checkbit_mask_tile_value_get_least_line (CHECKBIT_MASK_TILE_VALUE (self->value));
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
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
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
