/* The buttons that show and hide the sides of the desk.
 *
 * CSS nodes: side-switch.linked > button.toggle…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/side-switch.h"

struct _CheckbitSideSwitch
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (CheckbitSideSwitch, checkbit_side_switch, GTK_TYPE_WIDGET)

static void
checkbit_side_switch_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_side_switch_parent_class)->dispose (object);
}

static void
checkbit_side_switch_class_init (CheckbitSideSwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_side_switch_dispose;
  gtk_widget_class_set_css_name (widget_class, "side-switch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/side-switch.ui");
}

static void
checkbit_side_switch_init (CheckbitSideSwitch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
