/* The buttons that step through a game.
 *
 * CSS nodes: step-buttons > button.flat…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/step-buttons.h"

struct _CheckbitStepButtons
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (CheckbitStepButtons, checkbit_step_buttons, GTK_TYPE_WIDGET)

static void
checkbit_step_buttons_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_step_buttons_parent_class)->dispose (object);
}

static void
checkbit_step_buttons_class_init (CheckbitStepButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_step_buttons_dispose;
  gtk_widget_class_set_css_name (widget_class, "step-buttons");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/step-buttons.ui");
}

static void
checkbit_step_buttons_init (CheckbitStepButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
