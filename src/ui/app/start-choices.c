/* Buttons for starting.
 *
 * CSS nodes: start-choices > box > label + box > button…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/start-choices.h"

#include "ui/base/focus-within.h"
#include "ui/base/large-text.h"

struct _CheckbitStartChoices
{
  GtkWidget parent_instance;

  CheckbitController *controller; /* owned; NULL before there is one */
  GtkWidget *moves;               /* weak */
  GtkOrientable *first;           /* from the template: the first two of the choices */
};

enum
{
  PROP_LOW = 1,
};

G_DEFINE_FINAL_TYPE (CheckbitStartChoices, checkbit_start_choices, GTK_TYPE_WIDGET)

/* Replaces one by the other and passes the focus on. */
static void
replace (GtkWidget *old, GtkWidget *other)
{
  gboolean focused = checkbit_focus_is_within (old);

  gtk_widget_set_visible (other, TRUE);
  if (focused)
    gtk_widget_child_focus (other, GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (old, FALSE);
}

static void
update (CheckbitStartChoices *self)
{
  gboolean blank = checkbit_controller_has_blank_game (self->controller)
                   && !checkbit_controller_in_match (self->controller);

  if (blank == gtk_widget_get_visible (GTK_WIDGET (self)) || self->moves == NULL)
    return;
  if (blank)
    replace (self->moves, GTK_WIDGET (self));
  else
    replace (GTK_WIDGET (self), self->moves);
}

/* Side by side there is not enough room for the labels in some languages. */
static void
wrap_labels (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    {
      checkbit_large_text_wrap_button (GTK_BUTTON (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_labels (child);
}

void
checkbit_start_choices_follow (CheckbitStartChoices *self,
                               CheckbitController *controller,
                               GtkWidget *moves)
{
  g_return_if_fail (CHECKBIT_IS_START_CHOICES (self));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  g_set_weak_pointer (&self->moves, moves);
  g_signal_connect_object (checkbit_controller_get_game (controller), "changed",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "document-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::mode", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (moves, !gtk_widget_get_visible (GTK_WIDGET (self)));
  update (self);
}

static void
checkbit_start_choices_set_property (GObject *object,
                                     guint prop_id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  gtk_orientable_set_orientation (CHECKBIT_START_CHOICES (object)->first,
                                  g_value_get_boolean (value) ? GTK_ORIENTATION_HORIZONTAL
                                                              : GTK_ORIENTATION_VERTICAL);
}

/* --- Life ------------------------------------------------------------------------------------ */

static void
checkbit_start_choices_dispose (GObject *object)
{
  CheckbitStartChoices *self = CHECKBIT_START_CHOICES (object);
  GtkWidget *child;

  g_clear_object (&self->controller);
  g_clear_weak_pointer (&self->moves);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_start_choices_parent_class)->dispose (object);
}

static void
checkbit_start_choices_class_init (CheckbitStartChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_start_choices_dispose;
  G_OBJECT_CLASS (klass)->set_property = checkbit_start_choices_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_LOW,
      g_param_spec_boolean ("low", NULL, NULL, FALSE,
                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "start-choices");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/start-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitStartChoices, first);
}

static void
checkbit_start_choices_init (CheckbitStartChoices *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  wrap_labels (GTK_WIDGET (self));
}
