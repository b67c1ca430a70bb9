/* The side to move: two linked buttons, in one line with their label if there is room.
 *
 * CSS nodes: setup-side > label.heading + box.linked > button…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-side.h"

#include "ui/base/wrap-layout.h"
#include "ui/setup/setup-follow.h"

struct _CheckbitSetupSide
{
  GtkWidget parent_instance;

  CheckbitSetup *setup; /* owned; NULL for none */
  gboolean updating;    /* the program is setting the buttons */

  GtkToggleButton *white;
  GtkToggleButton *black;
};

G_DEFINE_FINAL_TYPE (CheckbitSetupSide, checkbit_setup_side, GTK_TYPE_WIDGET)

static void
update (CheckbitSetupSide *self)
{
  const ChessPosition *position = checkbit_setup_get_position (self->setup);
  gboolean white = chess_position_side (position) == CHESS_WHITE;

  self->updating = TRUE;
  gtk_toggle_button_set_active (white ? self->white : self->black, TRUE);
  self->updating = FALSE;
}

static void
side_cb (CheckbitSetupSide *self)
{
  if (!self->updating && self->setup != NULL)
    checkbit_setup_set_side (self->setup, gtk_toggle_button_get_active (self->white) ? CHESS_WHITE
                                                                                     : CHESS_BLACK);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_side_dispose (GObject *object)
{
  GtkWidget *child;

  checkbit_setup_side_set_setup (CHECKBIT_SETUP_SIDE (object), NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_setup_side_parent_class)->dispose (object);
}

static void
checkbit_setup_side_class_init (CheckbitSetupSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_setup_side_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/setup-side.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupSide, white);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupSide, black);
  gtk_widget_class_bind_template_callback (widget_class, side_cb);
  gtk_widget_class_set_css_name (widget_class, "setup-side");
  gtk_widget_class_set_layout_manager_type (widget_class, CHECKBIT_TYPE_WRAP_LAYOUT);
}

static void
checkbit_setup_side_init (CheckbitSetupSide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
checkbit_setup_side_set_setup (CheckbitSetupSide *self, CheckbitSetup *setup)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_SIDE (self));

  if (checkbit_setup_follow (&self->setup, setup, G_CALLBACK (update), self))
    update (self);
}
