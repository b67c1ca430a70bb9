/* One player beside the board.
 *
 * CSS nodes: playerbar(.to-move) > image + label.name + label + spinner + captured + clockface.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/player-bar.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "ui/match/captured-pieces.h"
#include "ui/base/clock-face.h"

struct _CheckbitPlayerBar
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkImage *mark;
  GtkLabel *name;
  GtkLabel *detail;
  GtkSpinner *spinner;
  CheckbitCapturedPieces *captured;
  GtkWidget *pause;
  CheckbitClockFace *face;

  ChessColor side;
  gboolean engine, thinking, to_move;
};

G_DEFINE_FINAL_TYPE (CheckbitPlayerBar, checkbit_player_bar, GTK_TYPE_WIDGET)

/* The accessible name: side, name, and activity. */
static void
update_name (CheckbitPlayerBar *self)
{
  const char *side = self->side == CHESS_WHITE ? C_ ("player", "White") : C_ ("player", "Black");
  const char *name = gtk_label_get_label (self->name);
  const char *detail = gtk_label_get_label (self->detail);
  g_autoptr (GString) text = g_string_new (side);

  if (!g_str_equal (name, side))
    g_string_append_printf (text, ": %s", name);
  if (*detail != '\0')
    g_string_append_printf (text, ", %s", detail);
  if (self->thinking)
    g_string_append_printf (text, ", %s", C_ ("player", "thinking"));
  else if (self->to_move)
    g_string_append_printf (text, ", %s", C_ ("player", "to move"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
}

void
checkbit_player_bar_set_side (CheckbitPlayerBar *self, ChessColor side, CheckbitClock *clock)
{
  g_return_if_fail (CHECKBIT_IS_PLAYER_BAR (self));

  self->side = side;
  checkbit_clock_face_set_clock (self->face, clock, side);
  update_name (self);
}

ChessColor
checkbit_player_bar_get_side (CheckbitPlayerBar *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PLAYER_BAR (self), CHESS_WHITE);
  return self->side;
}

/* The side is named even if its player is unknown, but dimmed. */
static void
show_somebody (CheckbitPlayerBar *self, gboolean somebody)
{
  gtk_widget_set_visible (GTK_WIDGET (self->mark), somebody);
  if (somebody)
    gtk_widget_remove_css_class (GTK_WIDGET (self->name), "dim-label");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->name), "dim-label");
}

void
checkbit_player_bar_set_player (CheckbitPlayerBar *self,
                                const char *name,
                                const char *detail,
                                gboolean engine)
{
  g_autofree char *shown_name = NULL;
  g_autofree char *shown_detail = NULL;

  g_return_if_fail (CHECKBIT_IS_PLAYER_BAR (self));

  show_somebody (self, name != NULL || engine);
  if (name == NULL || *name == '\0')
    name = self->side == CHESS_WHITE ? C_ ("player", "White") : C_ ("player", "Black");
  self->engine = engine;
  shown_name = checkbit_shown_line (name, CHECKBIT_SHOWN_NAME);
  shown_detail = checkbit_shown_line (detail, CHECKBIT_SHOWN_NAME);
  gtk_label_set_label (self->name, shown_name);
  gtk_label_set_label (self->detail, shown_detail);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  gtk_image_set_from_icon_name (self->mark,
                                engine ? "computer-symbolic" : "avatar-default-symbolic");
  update_name (self);
}

const char *
checkbit_player_bar_get_name (CheckbitPlayerBar *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PLAYER_BAR (self), NULL);
  return gtk_label_get_label (self->name);
}

void
checkbit_player_bar_set_material (CheckbitPlayerBar *self, const ChessMaterial *material)
{
  g_return_if_fail (CHECKBIT_IS_PLAYER_BAR (self));
  checkbit_captured_pieces_set (self->captured, material, self->side);
}

void
checkbit_player_bar_set_thinking (CheckbitPlayerBar *self, gboolean thinking)
{
  g_return_if_fail (CHECKBIT_IS_PLAYER_BAR (self));

  if (self->thinking == thinking)
    return;
  self->thinking = thinking;
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), thinking);
  gtk_spinner_set_spinning (self->spinner, thinking);
  update_name (self);
}

void
checkbit_player_bar_set_to_move (CheckbitPlayerBar *self, gboolean to_move)
{
  g_return_if_fail (CHECKBIT_IS_PLAYER_BAR (self));

  if (self->to_move == to_move)
    return;
  self->to_move = to_move;
  if (to_move)
    gtk_widget_add_css_class (GTK_WIDGET (self), "to-move");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "to-move");
  update_name (self);
}

void
checkbit_player_bar_set_pausable (CheckbitPlayerBar *self, gboolean pausable)
{
  g_return_if_fail (CHECKBIT_IS_PLAYER_BAR (self));
  gtk_widget_set_visible (self->pause, pausable);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_player_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_player_bar_parent_class)->dispose (object);
}

static void
checkbit_player_bar_class_init (CheckbitPlayerBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_player_bar_dispose;
  g_type_ensure (CHECKBIT_TYPE_CAPTURED_PIECES);
  g_type_ensure (CHECKBIT_TYPE_CLOCK_FACE);
  gtk_widget_class_set_css_name (widget_class, "playerbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/player-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitPlayerBar, mark);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPlayerBar, name);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPlayerBar, detail);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPlayerBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPlayerBar, captured);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPlayerBar, pause);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPlayerBar, face);
}

static void
checkbit_player_bar_init (CheckbitPlayerBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_player_bar_set_player (self, NULL, NULL, FALSE);
}

GtkWidget *
checkbit_player_bar_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PLAYER_BAR, NULL);
}
