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

/* A game goes from left to right in every language, as do its moves and the arrow keys. */
static void
keep_direction (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_direction (child);
}

static void
checkbit_step_buttons_init (CheckbitStepButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_direction (GTK_WIDGET (self));
}
