/* One watch in the list of the watches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/watches/watch-row.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/completion-popover.h"
#include "ui/base/copy-text.h"
#include "ui/base/drag-source.h"
#include "ui/base/fen-mark.h"
#include "ui/base/focus-within.h"
#include "ui/base/shared-menu.h"
#include "ui/base/wrap-layout.h"
#include "ui/board/bitboard-view.h"
#include "ui/inspector/watch-color.h"

#define BOARD_SIDE 64

struct _CheckbitWatchRow
{
  GtkListBoxRow parent_instance;

  /* From the template. */
  GtkWidget *handle;
  CheckbitBitboardView *view;
  GtkEntry *name;
  GtkWidget *keep;
  CheckbitWatchColor *color;
  GtkWidget *menu;
  GtkLabel *value;
  GtkLabel *count;
  GtkEntry *expression;
  GtkLabel *message;
  GtkWidget *completion;

  /* Owned. */
  CheckbitWatch *watch;
  CheckbitWordForm *form;
  CheckbitLayers *layers;

  gboolean updating; /* the program is changing the widgets, not the person */
  gboolean naming;   /* the name came from its entry, which must not be set again */
  guint frames;      /* scrolls after the row has grown */
};

enum
{
  MOVE,
  DROP,
  REMOVE,
  OPEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitWatchRow, checkbit_watch_row, GTK_TYPE_LIST_BOX_ROW)

static CheckbitSet *
get_set (CheckbitWatchRow *self)
{
  return CHECKBIT_SET (self->watch);
}

/* --- What is shown ---------------------------------------------------------------------------- */

static void
set_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* (transfer full) */
static char *
dup_count (CheckbitWatchRow *self)
{
  guint n = chess_bitboard_count (checkbit_set_get_bits (get_set (self)));

  return g_strdup_printf (ngettext ("%u square", "%u squares", n), n);
}

/* The row in words. (transfer full) */
static char *
dup_name (CheckbitWatchRow *self)
{
  g_autofree char *value
      = checkbit_word_form_write_hex (self->form, checkbit_set_get_bits (get_set (self)));
  g_autofree char *count = dup_count (self);

  /* Translators: a watch by name, how many squares it has, its value: "Loose, 2 squares, 0x…" */
  return g_strdup_printf (_ ("%s, %s, %s"), checkbit_set_get_title (get_set (self)), count, value);
}

static void
update_value (CheckbitWatchRow *self)
{
  ChessBitboard bits = checkbit_set_get_bits (get_set (self));
  g_autofree char *value = checkbit_word_form_write_hex (self->form, bits);
  g_autofree char *count = dup_count (self);
  g_autofree char *label = dup_name (self);

  gtk_label_set_label (self->value, value);
  gtk_label_set_label (self->count, count);
  checkbit_bitboard_view_set_bits (self->view, bits, checkbit_set_get_changed (get_set (self)));
  set_label (GTK_WIDGET (self), label);
}

/* Enter announces the value, which changes silently while the person types. */
static void
expression_activate_cb (CheckbitWatchRow *self)
{
  const CheckbitMistake *mistake
      = self->watch != NULL ? checkbit_watch_get_mistake (self->watch) : NULL;
  g_autofree char *name = NULL;

  if (self->watch == NULL)
    return;
  name = dup_name (self);
  checkbit_accessible_announce (GTK_WIDGET (self), mistake != NULL ? mistake->sentence : name);
}

/* Scrolls to the end of the row, which grew in the previous frame. */
static gboolean
show_end_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitWatchRow *self = CHECKBIT_WATCH_ROW (widget);
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  if (self->frames++ == 0)
    return G_SOURCE_CONTINUE;
  if (viewport != NULL && gtk_widget_compute_bounds (widget, viewport, &bounds))
    {
      GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
      double end = bounds.origin.y + bounds.size.height;

      gtk_adjustment_set_value (place, gtk_adjustment_get_value (place)
                                           + MAX (0, end - gtk_adjustment_get_page_size (place)));
    }
  return G_SOURCE_REMOVE;
}

/* Errors are shown below the expression, which may be at the bottom of the view. */
static void
show_message (CheckbitWatchRow *self, gboolean wrong)
{
  gboolean writing = checkbit_focus_is_within (GTK_WIDGET (self->expression));

  if (wrong && writing && !gtk_widget_get_visible (GTK_WIDGET (self->message)))
    {
      self->frames = 0;
      gtk_widget_add_tick_callback (GTK_WIDGET (self), show_end_cb, NULL, NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->message), wrong);
}

/* An empty new expression is not an error yet. */
static void
update_message (CheckbitWatchRow *self)
{
  const CheckbitMistake *mistake = checkbit_watch_get_mistake (self->watch);
  gboolean wrong
      = mistake != NULL && *gtk_editable_get_text (GTK_EDITABLE (self->expression)) != '\0';

  checkbit_fen_mark (self->expression, wrong ? mistake->column : 0, wrong ? mistake->length : 0);
  gtk_label_set_label (self->message, wrong ? mistake->sentence : "");
  show_message (self, wrong);
  checkbit_accessible_describe_typed (GTK_WIDGET (self->expression),
                                      wrong ? mistake->sentence : NULL);
}

/* Leaves an entry alone that already has the text: setting it would move the cursor. */
static void
set_text (GtkEntry *entry, const char *text)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (entry)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (entry), text != NULL ? text : "");
}

/* In a narrow list the entry may not show the whole text, so a tooltip does. */
static gboolean
query_tooltip_cb (GtkWidget *entry, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (entry, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_tooltip_set_text (tooltip, text);
  return width > gtk_widget_get_width (entry);
}

/* The tooltip has the whole count if there is no room for it. */
static gboolean
query_count_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/* Names the controls so that a list of all controls on the page makes sense. */
static void
update_names (CheckbitWatchRow *self)
{
  const char *title = checkbit_set_get_title (get_set (self));
  /* Translators: %s is the name of a watch */
  g_autofree char *expression = g_strdup_printf (_ ("Expression of %s"), title);
  /* Translators: %s is the name of a watch */
  g_autofree char *keep = g_strdup_printf (_ ("Keep %s on the board"), title);
  /* Translators: %s is the name of a watch */
  g_autofree char *color = g_strdup_printf (_ ("Color of %s"), title);
  /* Translators: %s is the name of a watch; a menu */
  g_autofree char *menu = g_strdup_printf (_ ("More for %s"), title);

  set_label (GTK_WIDGET (self->expression), expression);
  set_label (self->keep, keep);
  checkbit_watch_color_set_name (self->color, color);
  set_label (gtk_widget_get_first_child (self->menu), menu);
}

static void
update_layer (CheckbitWatchRow *self)
{
  CheckbitSet *set = get_set (self);
  gboolean shown = checkbit_layers_is_shown (self->layers, set);

  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->keep),
                                checkbit_layers_find (self->layers, set) != NULL);
  self->updating = FALSE;
  checkbit_bitboard_view_set_layer_style (
      self->view,
      shown ? checkbit_layers_get_style (self->layers, set) : CHECKBIT_LAYER_STYLE_NONE);
}

static void
update_texts (CheckbitWatchRow *self)
{
  self->updating = TRUE;
  if (!self->naming && !checkbit_focus_is_within (GTK_WIDGET (self->name)))
    set_text (self->name, checkbit_set_get_title (get_set (self)));
  set_text (self->expression, checkbit_set_get_expression (get_set (self)));
  self->updating = FALSE;
  update_names (self);
}

static void
update (CheckbitWatchRow *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  update_texts (self);
  update_value (self);
  update_message (self);
  update_layer (self);
}

static void
watch_notify_cb (CheckbitWatchRow *self, GParamSpec *pspec)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (g_str_equal (pspec->name, "bits") || g_str_equal (pspec->name, "changed"))
    update_value (self);
  else if (g_str_equal (pspec->name, "error"))
    update_message (self);
  else
    update (self);
}

static void
layers_changed_cb (CheckbitWatchRow *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update_layer (self);
}

/* --- Editing ---------------------------------------------------------------------------------- */

static void
name_changed_cb (CheckbitWatchRow *self)
{
  if (self->watch == NULL || self->updating)
    return;

  self->naming = TRUE;
  checkbit_watch_set_name (self->watch, gtk_editable_get_text (GTK_EDITABLE (self->name)));
  self->naming = FALSE;
}

/* What was typed may not be the name, as with an empty one. */
static void
name_left_cb (gpointer row)
{
  CheckbitWatchRow *self = row;

  if (self->watch == NULL)
    return;

  self->updating = TRUE;
  set_text (self->name, checkbit_set_get_title (get_set (self)));
  self->updating = FALSE;
}

static void
expression_changed_cb (CheckbitWatchRow *self)
{
  if (self->watch == NULL || self->updating)
    return;

  checkbit_set_set_expression (get_set (self),
                               gtk_editable_get_text (GTK_EDITABLE (self->expression)));
  update_message (self);
}

static void
keep_toggled_cb (CheckbitWatchRow *self)
{
  if (!self->updating)
    checkbit_layers_toggle (self->layers, get_set (self));
}

/* A kept layer gets the new color at once. */
static void
color_chosen_cb (CheckbitWatchRow *self, guint style)
{
  CheckbitLayer *layer = checkbit_layers_find (self->layers, get_set (self));

  checkbit_set_set_style (get_set (self), style);
  if (layer != NULL && style != CHECKBIT_SET_NO_STYLE)
    checkbit_layer_set_style (layer, style);
}

/* --- Pointing --------------------------------------------------------------------------------- */

static void
point_cb (CheckbitWatchRow *self)
{
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED, get_set (self));
}

static void
unpoint_cb (CheckbitWatchRow *self)
{
  if (checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_POINTED) == get_set (self))
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_POINTED, NULL);
}

/* --- Moving ----------------------------------------------------------------------------------- */

static GdkContentProvider *
drag_prepare_cb (CheckbitWatchRow *self)
{
  return gdk_content_provider_new_typed (CHECKBIT_TYPE_WATCH, self->watch);
}

static void
drag_begin_cb (CheckbitWatchRow *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop_cb (CheckbitWatchRow *self, const GValue *value)
{
  CheckbitWatch *watch = g_value_get_object (value);
  gboolean taken = FALSE;

  if (watch != NULL && watch != self->watch)
    g_signal_emit (self, signals[DROP], 0, watch, &taken);
  return taken;
}

static void
add_drag (CheckbitWatchRow *self)
{
  GtkDragSource *source = checkbit_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (CHECKBIT_TYPE_WATCH, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
add_pointing (CheckbitWatchRow *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (point_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (unpoint_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (point_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (unpoint_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* --- Actions ---------------------------------------------------------------------------------- */

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitWatchRow *self = CHECKBIT_WATCH_ROW (widget);
  g_autofree char *value
      = checkbit_word_form_write (self->form, checkbit_set_get_bits (get_set (self)));

  checkbit_copy_value (widget, value);
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[MOVE], 0, g_str_equal (name, "watch.up") ? -1 : 1);
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[REMOVE], 0);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[OPEN], 0);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_watch_row_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_watch_row_parent_class)->map (widget);
  update (CHECKBIT_WATCH_ROW (widget));
}

static void
checkbit_watch_row_unmap (GtkWidget *widget)
{
  unpoint_cb (CHECKBIT_WATCH_ROW (widget));
  GTK_WIDGET_CLASS (checkbit_watch_row_parent_class)->unmap (widget);
}

static void
checkbit_watch_row_dispose (GObject *object)
{
  CheckbitWatchRow *self = CHECKBIT_WATCH_ROW (object);

  if (self->watch != NULL)
    {
      unpoint_cb (self);
      g_signal_handlers_disconnect_by_data (self->watch, self);
      g_signal_handlers_disconnect_by_data (self->form, self);
      g_signal_handlers_disconnect_by_data (self->layers, self);
    }
  g_clear_pointer (&self->completion, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_WATCH_ROW);
  g_clear_object (&self->watch);
  g_clear_object (&self->form);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (checkbit_watch_row_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/watch-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, handle);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, view);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, name);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, keep);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, color);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, menu);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, value);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, count);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, expression);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchRow, message);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, query_count_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, expression_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, expression_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, color_chosen_cb);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "watch.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "watch.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "watch.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "watch.down", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "watch.remove", NULL, remove_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "watch.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "watch.down",
                                       NULL);
}

static guint
new_signal (const char *name, GType type)
{
  return g_signal_new (name, CHECKBIT_TYPE_WATCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, type != G_TYPE_NONE ? 1 : 0, type);
}

static void
checkbit_watch_row_class_init (CheckbitWatchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_watch_row_dispose;
  widget_class->map = checkbit_watch_row_map;
  widget_class->unmap = checkbit_watch_row_unmap;

  signals[MOVE] = new_signal ("move", G_TYPE_INT);
  signals[DROP] = g_signal_new ("drop", CHECKBIT_TYPE_WATCH_ROW, G_SIGNAL_RUN_LAST, 0,
                                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                                CHECKBIT_TYPE_WATCH);
  signals[REMOVE] = new_signal ("remove", G_TYPE_NONE);
  signals[OPEN] = new_signal ("open", G_TYPE_NONE);

  g_type_ensure (CHECKBIT_TYPE_BITBOARD_VIEW);
  g_type_ensure (CHECKBIT_TYPE_WATCH_COLOR);
  g_type_ensure (CHECKBIT_TYPE_WRAP_LAYOUT);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
checkbit_watch_row_init (CheckbitWatchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_bitboard_view_set_largest_side (self->view, BOARD_SIDE);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu),
                                  checkbit_shared_menu_get ("watch-menus.ui", "watch_menu"));
  gtk_widget_add_css_class (GTK_WIDGET (self), "watch");
  self->completion
      = GTK_WIDGET (checkbit_completion_popover_attach (self->expression, GTK_WIDGET (self)));
  checkbit_focus_watch_left (GTK_WIDGET (self->name), name_left_cb, self);
  add_drag (self);
  add_pointing (self);
}

GtkWidget *
checkbit_watch_row_new (CheckbitWatch *watch, CheckbitWordForm *form, CheckbitLayers *layers)
{
  CheckbitWatchRow *self;

  g_return_val_if_fail (CHECKBIT_IS_WATCH (watch), NULL);
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  self = g_object_new (CHECKBIT_TYPE_WATCH_ROW, NULL);
  self->watch = g_object_ref (watch);
  self->form = g_object_ref (form);
  self->layers = g_object_ref (layers);
  checkbit_watch_color_set_set (self->color, CHECKBIT_SET (watch));
  g_signal_connect_swapped (watch, "notify", G_CALLBACK (watch_notify_cb), self);
  g_signal_connect_swapped (form, "notify::layout", G_CALLBACK (update), self);
  g_signal_connect_swapped (layers, "changed", G_CALLBACK (layers_changed_cb), self);
  return GTK_WIDGET (self);
}

CheckbitWatch *
checkbit_watch_row_get_watch (CheckbitWatchRow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WATCH_ROW (self), NULL);

  return self->watch;
}

void
checkbit_watch_row_edit (CheckbitWatchRow *self, gboolean name)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (name ? self->name : self->expression));
}
