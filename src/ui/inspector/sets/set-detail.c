/* One set in full.
 *
 * It contains board, values and tools, and passes their requests to the editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/set-detail.h"

#include <glib/gi18n-lib.h>

#include "ui/inspector/set-board.h"
#include "ui/inspector/sets/set-combine.h"
#include "ui/inspector/sets/set-tools.h"
#include "ui/inspector/sets/set-values.h"

struct _CheckbitSetDetail
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *sections;
  AdwClamp *board_place;
  GtkWidget *indices;
  GtkWidget *shown;
  GtkWidget *hint;
  GtkWidget *edited;
  GtkWidget *edit;
  GtkWidget *warning_box;
  GtkWidget *warning;

  GtkWidget *board;
  GtkWidget *values;
  GtkWidget *combine;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitSetEditor *editor;
};

G_DEFINE_FINAL_TYPE (CheckbitSetDetail, checkbit_set_detail, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

static void
show_board (CheckbitSetDetail *self, CheckbitSet *set)
{
  CheckbitSetBoard *board = CHECKBIT_SET_BOARD (self->board);
  /* Translators: the squares of a set, for a screen reader; %s is its title. */
  g_autofree char *name = g_strdup_printf (_ ("Squares of %s"), checkbit_set_get_title (set));

  checkbit_set_board_set_bits (board, checkbit_set_get_bits (set), checkbit_set_get_changed (set));
  checkbit_set_board_set_wrapped (board, checkbit_set_editor_get_wrapped (self->editor));
  gtk_accessible_update_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_edit (CheckbitSetDetail *self)
{
  const char *edit = checkbit_set_editor_get_edit (self->editor);
  const char *warning = checkbit_set_editor_get_warning (self->editor);

  gtk_widget_set_visible (self->hint, edit == NULL);
  gtk_widget_set_visible (self->edited, edit != NULL);
  gtk_label_set_label (GTK_LABEL (self->edit), edit != NULL ? edit : "");
  gtk_widget_set_visible (self->warning_box, warning != NULL);
  gtk_label_set_label (GTK_LABEL (self->warning), warning != NULL ? warning : "");
}

/* Also after a move, with which a copy's expression may give other squares. */
static void
show_formula (CheckbitSetDetail *self)
{
  CheckbitSet *set = checkbit_set_editor_get_set (self->editor);

  if (set == NULL)
    return;

  const char *expression = checkbit_set_editor_find_expression (
      self->editor, checkbit_inspection_get_input (self->inspection),
      checkbit_inspection_get_names (self->inspection));
  const char *formula = CHECKBIT_IS_MASK_ITEM (set)
                            ? checkbit_mask_item_get_mask (CHECKBIT_MASK_ITEM (set))->formula
                            : NULL;

  checkbit_set_values_set_formula (CHECKBIT_SET_VALUES (self->values), expression, formula);
}

static void
show_layer (CheckbitSetDetail *self)
{
  CheckbitSet *set = checkbit_set_editor_get_set (self->editor);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->shown),
                                set != NULL && checkbit_layers_find (self->layers, set) != NULL);
}

static void
update_actions (CheckbitSetDetail *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean any = checkbit_set_editor_get_set (self->editor) != NULL;

  gtk_widget_action_set_enabled (widget, "set.undo", checkbit_set_editor_can_undo (self->editor));
  gtk_widget_action_set_enabled (widget, "set.redo", checkbit_set_editor_can_redo (self->editor));
  gtk_widget_action_set_enabled (widget, "set.revert", checkbit_set_editor_can_undo (self->editor));
  gtk_widget_action_set_enabled (widget, "set.show", any);
  gtk_widget_action_set_enabled (widget, "set.express", any);
}

static void
show (CheckbitSetDetail *self)
{
  CheckbitSet *set = checkbit_set_editor_get_set (self->editor);

  update_actions (self);
  if (set == NULL)
    return;

  show_board (self, set);
  show_edit (self);
  show_formula (self);
  show_layer (self);
  checkbit_set_values_set_bits (CHECKBIT_SET_VALUES (self->values), checkbit_set_get_bits (set));
  checkbit_set_combine_set_bits (CHECKBIT_SET_COMBINE (self->combine), checkbit_set_get_bits (set));
}

static void
square_cb (CheckbitSetDetail *self)
{
  checkbit_set_board_set_highlighted (CHECKBIT_SET_BOARD (self->board),
                                      checkbit_inspection_get_square (self->inspection));
}

/* --- What people do ------------------------------------------------------------------------- */

static void
activated_cb (CheckbitSetDetail *self, guint square)
{
  checkbit_set_editor_toggle (self->editor, (ChessSquare) square);
}

static void
pointed_cb (CheckbitSetDetail *self, guint square)
{
  checkbit_inspection_set_square (self->inspection, (ChessSquare) square);
}

static void
apply_cb (CheckbitSetDetail *self, guint operation, guint n)
{
  checkbit_set_editor_apply (self->editor, (CheckbitOperation) operation, n);
}

static void
combine_cb (CheckbitSetDetail *self, guint combination, CheckbitSet *other)
{
  checkbit_set_editor_combine (self->editor, (CheckbitCombination) combination, other);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_set_editor_undo (CHECKBIT_SET_DETAIL (widget)->editor);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_set_editor_redo (CHECKBIT_SET_DETAIL (widget)->editor);
}

static void
revert_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_set_editor_revert (CHECKBIT_SET_DETAIL (widget)->editor);
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitSetDetail *self = CHECKBIT_SET_DETAIL (widget);

  checkbit_layers_toggle (self->layers, checkbit_set_editor_get_set (self->editor));
}

/* The layers decide whether the set is shown, and the button then shows their state. */
static void
shown_cb (CheckbitSetDetail *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "set.show", NULL);
  show_layer (self);
}

static void
express_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitSetDetail *self = CHECKBIT_SET_DETAIL (widget);
  g_autofree char *text
      = checkbit_set_editor_write (self->editor, checkbit_inspection_get_input (self->inspection),
                                   checkbit_inspection_get_names (self->inspection));

  gtk_widget_activate_action (widget, "inspector.expression", "s", text);
}

/* --- The widget ----------------------------------------------------------------------------- */

/* Updates only while visible; it catches up when it is shown. */
static void
checkbit_set_detail_map (GtkWidget *widget)
{
  CheckbitSetDetail *self = CHECKBIT_SET_DETAIL (widget);

  GTK_WIDGET_CLASS (checkbit_set_detail_parent_class)->map (widget);
  g_signal_connect_swapped (self->editor, "changed", G_CALLBACK (show), self);
  g_signal_connect_swapped (self->layers, "changed", G_CALLBACK (show_layer), self);
  g_signal_connect_swapped (self->inspection, "notify::square", G_CALLBACK (square_cb), self);
  g_signal_connect_swapped (self->inspection, "changed", G_CALLBACK (show_formula), self);
  show (self);
  square_cb (self);
}

static void
unfollow (CheckbitSetDetail *self)
{
  if (self->editor == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->editor, self);
  g_signal_handlers_disconnect_by_data (self->layers, self);
  g_signal_handlers_disconnect_by_data (self->inspection, self);
}

static void
checkbit_set_detail_unmap (GtkWidget *widget)
{
  unfollow (CHECKBIT_SET_DETAIL (widget));
  GTK_WIDGET_CLASS (checkbit_set_detail_parent_class)->unmap (widget);
}

static void
checkbit_set_detail_dispose (GObject *object)
{
  CheckbitSetDetail *self = CHECKBIT_SET_DETAIL (object);
  GtkWidget *child;

  unfollow (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_SET_DETAIL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->editor);
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_set_detail_parent_class)->dispose (object);
}

static void
add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "set.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "set.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "set.revert", NULL, revert_action);
  gtk_widget_class_install_action (widget_class, "set.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "set.express", NULL, express_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "set.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "set.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_CONTROL_MASK, "set.redo", NULL);
}

static void
checkbit_set_detail_class_init (CheckbitSetDetailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_set_detail_dispose;
  widget_class->map = checkbit_set_detail_map;
  widget_class->unmap = checkbit_set_detail_unmap;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/set-detail.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, sections);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, board_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, indices);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, shown);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, hint);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, edited);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, edit);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, warning_box);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetDetail, warning);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  add_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "set-detail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_set_detail_init (CheckbitSetDetail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_board (CheckbitSetDetail *self, CheckbitWordForm *form)
{
  self->board = checkbit_set_board_new (form);
  checkbit_set_board_set_editable (CHECKBIT_SET_BOARD (self->board), TRUE);
  adw_clamp_set_child (self->board_place, self->board);
  g_object_bind_property (self->indices, "active", self->board, "show-indices",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (self->board, "square-activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->board, "square-pointed", G_CALLBACK (pointed_cb), self);
}

static void
add_sections (CheckbitSetDetail *self, CheckbitWordForm *form)
{
  GtkWidget *tools = checkbit_set_tools_new (form);

  self->values = checkbit_set_values_new (form);
  self->combine = checkbit_set_combine_new (self->inspection);
  gtk_box_append (GTK_BOX (self->sections), tools);
  gtk_box_append (GTK_BOX (self->sections), self->values);
  gtk_box_append (GTK_BOX (self->sections), self->combine);
  g_signal_connect_swapped (tools, "apply", G_CALLBACK (apply_cb), self);
  g_signal_connect_swapped (self->combine, "combine", G_CALLBACK (combine_cb), self);
}

GtkWidget *
checkbit_set_detail_new (CheckbitInspection *inspection,
                         CheckbitLayers *layers,
                         CheckbitSetEditor *editor)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (editor), NULL);

  CheckbitSetDetail *self = g_object_new (CHECKBIT_TYPE_SET_DETAIL, NULL);
  self->inspection = g_object_ref (inspection);
  self->layers = g_object_ref (layers);
  self->editor = g_object_ref (editor);
  add_board (self, checkbit_inspection_get_word_form (inspection));
  add_sections (self, checkbit_inspection_get_word_form (inspection));
  update_actions (self);
  return GTK_WIDGET (self);
}
