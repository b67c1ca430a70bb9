/* The bar under the move list.
 *
 * # CSS nodes
 *
 * move-bar
 * ├── button.flat         play
 * ├── scale               the scrubber
 * ╰── menubutton.flat
 *
 * # Accessibility
 *
 * The scrubber is a slider named "Place in the game" whose value is read as the move that stands on
 * the board. It follows the arrow keys, Home and End.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-bar.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/move-text.h"
#include "ui/base/shared-menu.h"

struct _CheckbitMoveBar
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *play;
  GtkRange *scrubber;
  GtkAdjustment *adjustment;
  GtkMenuButton *menu;

  CheckbitGame *game; /* owned; or NULL */
  gulong changed_handler;
};

G_DEFINE_FINAL_TYPE (CheckbitMoveBar, checkbit_move_bar, GTK_TYPE_WIDGET)

/* The last move of the current line. */
static CheckbitNode *
get_end (CheckbitNode *node)
{
  CheckbitNode *next;

  while ((next = checkbit_node_get_next (node)) != NULL)
    node = next;

  return node;
}

static void
update (CheckbitMoveBar *self)
{
  CheckbitNode *current = self->game != NULL ? checkbit_game_get_current (self->game) : NULL;
  guint ply = current != NULL ? checkbit_node_get_ply (current) : 0;
  guint last = current != NULL ? checkbit_node_get_ply (get_end (current)) : 0;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), last > 0);
  if (last == 0)
    return;

  gtk_adjustment_configure (self->adjustment, ply, 0, last, 1, 10, 0);
  text = checkbit_move_text_full (current, CHECKBIT_NOTATION_LETTERS);
  checkbit_accessible_set_value_text (GTK_WIDGET (self->scrubber), text);
}

/* The node of the current line at a ply. */
static CheckbitNode *
find_ply (CheckbitNode *node, guint ply)
{
  while (checkbit_node_get_ply (node) > ply)
    node = checkbit_node_get_parent (node);
  while (checkbit_node_get_ply (node) < ply && checkbit_node_get_next (node) != NULL)
    node = checkbit_node_get_next (node);

  return node;
}

/* The game moves the slider, which must not move the game in turn. */
static gboolean
change_value_cb (CheckbitMoveBar *self, GtkScrollType scroll, double value)
{
  double last = gtk_adjustment_get_upper (self->adjustment);

  if (self->game != NULL)
    checkbit_game_go_to (
        self->game,
        find_ply (checkbit_game_get_current (self->game), (guint) (CLAMP (value, 0, last) + 0.5)));

  return GDK_EVENT_STOP;
}

static void
drop_game (CheckbitMoveBar *self)
{
  if (self->game != NULL)
    g_clear_signal_handler (&self->changed_handler, self->game);
  g_clear_object (&self->game);
}

void
checkbit_move_bar_set_game (CheckbitMoveBar *self, CheckbitGame *game)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_BAR (self));
  g_return_if_fail (game == NULL || CHECKBIT_IS_GAME (game));

  if (self->game == game)
    return;

  drop_game (self);
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      self->changed_handler
          = g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
    }
  update (self);
}

gboolean
checkbit_move_bar_is_play_button (CheckbitMoveBar *self, GtkWidget *widget)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_BAR (self), FALSE);

  return widget != NULL
         && (widget == self->play || gtk_widget_is_ancestor (widget, self->play));
}

static void
active_cb (CheckbitMoveBar *self)
{
  gboolean active = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->play));

  gtk_button_set_icon_name (GTK_BUTTON (self->play), active ? "media-playback-pause-symbolic"
                                                            : "media-playback-start-symbolic");
}

/* A menu only finds the actions around it when it is made, so it must be made again elsewhere. */
static void
checkbit_move_bar_unroot (GtkWidget *widget)
{
  gtk_menu_button_set_menu_model (CHECKBIT_MOVE_BAR (widget)->menu, NULL);
  GTK_WIDGET_CLASS (checkbit_move_bar_parent_class)->unroot (widget);
}

static void
checkbit_move_bar_dispose (GObject *object)
{
  CheckbitMoveBar *self = CHECKBIT_MOVE_BAR (object);
  GtkWidget *child;

  drop_game (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (checkbit_move_bar_parent_class)->dispose (object);
}

static void
checkbit_move_bar_class_init (CheckbitMoveBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_move_bar_dispose;
  widget_class->unroot = checkbit_move_bar_unroot;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/move-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveBar, play);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveBar, scrubber);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveBar, menu);
  gtk_widget_class_bind_template_callback (widget_class, change_value_cb);
  gtk_widget_class_bind_template_callback (widget_class, active_cb);
  gtk_widget_class_set_css_name (widget_class, "move-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_move_bar_init (CheckbitMoveBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_shared_menu_give (self->menu, "move-bar-menu.ui", "list_menu");
  /* A game goes from left to right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->scrubber), GTK_TEXT_DIR_LTR);
}
