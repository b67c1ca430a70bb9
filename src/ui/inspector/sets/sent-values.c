/* Steps through the values of a set sent by another program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/sent-values.h"

#include "chess/fen.h"
#include "game/inspect/sent-set.h"

struct _CheckbitSentValues
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *place;
  GtkWidget *position;
  GtkWidget *change;

  CheckbitInspection *inspection; /* owned */
  CheckbitSentSet *set;           /* owned; NULL for none */
};

G_DEFINE_FINAL_TYPE (CheckbitSentValues, checkbit_sent_values, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

static void
update_actions (CheckbitSentValues *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "sent.older", checkbit_sent_set_can_step (self->set, -1));
  gtk_widget_action_set_enabled (widget, "sent.newer", checkbit_sent_set_can_step (self->set, 1));
  gtk_widget_action_set_enabled (widget, "sent.newest",
                                 !checkbit_sent_set_is_newest (self->set));
}

static void
show_change (CheckbitSentValues *self)
{
  g_autofree char *change = checkbit_sent_set_tell_change (self->set);

  gtk_label_set_label (GTK_LABEL (self->change), change != NULL ? change : "");
  gtk_widget_set_visible (self->change, change != NULL);
}

/* The position is offered if the board shows another one. */
static void
show_position (CheckbitSentValues *self)
{
  const ChessPosition *position
      = self->set != NULL ? checkbit_sent_set_get_position (self->set) : NULL;

  gtk_widget_set_visible (
      self->position,
      position != NULL
          && position->key != checkbit_inspection_get_position (self->inspection)->key);
}

static void
show (CheckbitSentValues *self)
{
  gboolean any = self->set != NULL && checkbit_sent_set_get_n_values (self->set) > 1;
  g_autofree char *place = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), any);
  if (!any)
    return;
  place = checkbit_sent_set_tell_place (self->set);
  gtk_label_set_label (GTK_LABEL (self->place), place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  place, -1);
  show_change (self);
  show_position (self);
  update_actions (self);
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitSentValues *self = CHECKBIT_SENT_VALUES (widget);

  if (self->set == NULL)
    return;
  if (g_str_equal (name, "sent.newest"))
    checkbit_sent_set_look_at (self->set, checkbit_sent_set_get_n_values (self->set) - 1);
  else
    checkbit_sent_set_step (self->set, g_str_equal (name, "sent.older") ? -1 : 1);
}

static void
position_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitSentValues *self = CHECKBIT_SENT_VALUES (widget);
  const ChessPosition *position
      = self->set != NULL ? checkbit_sent_set_get_position (self->set) : NULL;
  char fen[CHESS_FEN_SIZE];

  if (position == NULL)
    return;
  chess_fen_write (position, fen);
  gtk_widget_activate_action (widget, "win.show-line", "(ss)", fen, "");
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
unfollow (CheckbitSentValues *self)
{
  if (self->set != NULL)
    g_signal_handlers_disconnect_by_data (self->set, self);
  g_clear_object (&self->set);
}

static void
checkbit_sent_values_dispose (GObject *object)
{
  CheckbitSentValues *self = CHECKBIT_SENT_VALUES (object);
  GtkWidget *child;

  unfollow (self);
  if (self->inspection != NULL)
    g_signal_handlers_disconnect_by_data (self->inspection, self);
  g_clear_object (&self->inspection);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_SENT_VALUES);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_sent_values_parent_class)->dispose (object);
}

static void
checkbit_sent_values_class_init (CheckbitSentValuesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_sent_values_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/sent-values.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSentValues, place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSentValues, position);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSentValues, change);
  gtk_widget_class_install_action (widget_class, "sent.older", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "sent.newer", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "sent.newest", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "sent.position", NULL, position_action);
  gtk_widget_class_set_css_name (widget_class, "sent-values");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_sent_values_init (CheckbitSentValues *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
checkbit_sent_values_new (CheckbitInspection *inspection)
{
  CheckbitSentValues *self;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);

  self = g_object_new (CHECKBIT_TYPE_SENT_VALUES, NULL);
  self->inspection = g_object_ref (inspection);
  g_signal_connect_swapped (inspection, "changed", G_CALLBACK (show_position), self);
  show (self);
  return GTK_WIDGET (self);
}

void
checkbit_sent_values_set_set (CheckbitSentValues *self, CheckbitSet *set)
{
  g_return_if_fail (CHECKBIT_IS_SENT_VALUES (self));
  g_return_if_fail (set == NULL || CHECKBIT_IS_SET (set));

  if ((gpointer) self->set == (gpointer) set)
    return;
  unfollow (self);
  if (set != NULL && CHECKBIT_IS_SENT_SET (set))
    {
      self->set = g_object_ref (CHECKBIT_SENT_SET (set));
      g_signal_connect_swapped (set, "stepped", G_CALLBACK (show), self);
    }
  show (self);
}
