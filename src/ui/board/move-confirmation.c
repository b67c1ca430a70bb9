/* Two buttons beside a move that must be confirmed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/move-confirmation.h"

#include <glib/gi18n-lib.h>

struct _CheckbitMoveConfirmation
{
  GtkPopover parent_instance;
};

G_DEFINE_FINAL_TYPE (CheckbitMoveConfirmation, checkbit_move_confirmation, GTK_TYPE_POPOVER)

enum
{
  CONFIRMED,
  CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
confirm_cb (CheckbitMoveConfirmation *self)
{
  g_signal_emit (self, signals[CONFIRMED], 0);
}

static void
cancel_cb (CheckbitMoveConfirmation *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static GtkWidget *
button_new (CheckbitMoveConfirmation *self,
            const char *icon,
            const char *name,
            const char *tooltip,
            GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_can_focus (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static void
checkbit_move_confirmation_class_init (CheckbitMoveConfirmationClass *klass)
{
  signals[CONFIRMED] = g_signal_new ("confirmed", CHECKBIT_TYPE_MOVE_CONFIRMATION,
                                     G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CANCELLED] = g_signal_new ("cancelled", CHECKBIT_TYPE_MOVE_CONFIRMATION,
                                     G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_move_confirmation_init (CheckbitMoveConfirmation *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *yes = button_new (self, "object-select-symbolic", _ ("Play this move"),
                               _ ("Play This Move (Enter)"), G_CALLBACK (confirm_cb));

  gtk_widget_add_css_class (yes, "suggested-action");
  gtk_box_append (GTK_BOX (box), yes);
  gtk_box_append (GTK_BOX (box), button_new (self, "window-close-symbolic", _ ("Undo move"),
                                             _ ("Undo Move (Escape)"), G_CALLBACK (cancel_cb)));
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "confirm-move");
}

GtkWidget *
checkbit_move_confirmation_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_CONFIRMATION, NULL);
}
