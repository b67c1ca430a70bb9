/* What a player can do besides moving.
 *
 * CSS nodes: game-actions > button.flat…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/game-actions.h"

#include "game/controller/ending.h"
#include "ui/base/focus-heir.h"

struct _CheckbitGameActions
{
  GtkWidget parent_instance;

  CheckbitController *controller; /* owned; NULL before there is one */
  GtkWidget *successor;           /* not owned: gets the keyboard when the buttons go */

  /* From the template. */
  GtkWidget *offer;
  GtkWidget *claim;
};

G_DEFINE_FINAL_TYPE (CheckbitGameActions, checkbit_game_actions, GTK_TYPE_WIDGET)

/* If a button had the focus, it must not jump to an unrelated one after the person resigned. */
static void
show (CheckbitGameActions *self, gboolean shown)
{
  if (!shown && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (self->successor);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
}

static gboolean
can_claim (CheckbitGameActions *self)
{
  return checkbit_ending_may_claim (checkbit_controller_get_match (self->controller))
         && checkbit_game_get_claims (checkbit_controller_get_game (self->controller))
                != CHESS_CLAIM_NONE;
}

/* A draw is claimed where the rules give one, and offered where there is somebody to answer. */
static void
update (CheckbitGameActions *self)
{
  CheckbitMode mode;
  gboolean offers;
  gboolean claims = can_claim (self);

  mode = checkbit_controller_get_mode (self->controller);
  g_object_get (self->controller, "can-offer-draw", &offers, NULL);
  show (self, mode == CHECKBIT_MODE_MATCH || mode == CHECKBIT_MODE_LOOKING_BACK);
  gtk_widget_set_visible (self->offer, offers && !claims);
  gtk_widget_set_visible (self->claim, !offers || claims);
}

void
checkbit_game_actions_follow (CheckbitGameActions *self,
                              CheckbitController *controller,
                              GtkWidget *successor)
{
  g_return_if_fail (CHECKBIT_IS_GAME_ACTIONS (self));
  g_return_if_fail (self->controller == NULL);
  g_return_if_fail (GTK_IS_WIDGET (successor));

  self->controller = g_object_ref (controller);
  self->successor = successor;
  checkbit_focus_heir_name (GTK_WIDGET (self), successor);
  g_signal_connect_object (controller, "notify::mode", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::can-offer-draw", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_controller_get_game (controller), "changed",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* --- Life ------------------------------------------------------------------------------------ */

static void
checkbit_game_actions_dispose (GObject *object)
{
  CheckbitGameActions *self = CHECKBIT_GAME_ACTIONS (object);
  GtkWidget *child;

  g_clear_object (&self->controller);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_game_actions_parent_class)->dispose (object);
}

static void
checkbit_game_actions_class_init (CheckbitGameActionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_game_actions_dispose;
  gtk_widget_class_set_css_name (widget_class, "game-actions");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/game-actions.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameActions, offer);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameActions, claim);
}

static void
checkbit_game_actions_init (CheckbitGameActions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
