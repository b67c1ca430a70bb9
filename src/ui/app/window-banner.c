/* What the banner over the board says of a match: an engine that failed, how the game ended, a draw
 * that is offered, a pause.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

#define SHOW(self, text, error, ...)                                                               \
  G_STMT_START                                                                                     \
  {                                                                                                \
    const CheckbitBannerButton banner_buttons[] = { __VA_ARGS__ };                                 \
    checkbit_match_banner_show ((self)->banner, (text), (error), banner_buttons,                   \
                                G_N_ELEMENTS (banner_buttons));                                    \
  }                                                                                                \
  G_STMT_END

static void
show_failure (CheckbitWindow *self)
{
  const GError *error = checkbit_match_get_error (self->match);

  SHOW (self, error != NULL ? error->message : _ ("The engine has failed."), TRUE,
        { _ ("_Restart"), "win.restart-engine" },
        { _ ("Let a _Person Play"), "win.replace-engine" },
        { _ ("_Details"), "win.engine-details" });
}

static void
show_result (CheckbitWindow *self)
{
  CheckbitNode *end = checkbit_game_get_end (self->game);
  const ChessPosition *position = checkbit_node_get_position (end);
  g_autofree char *status = checkbit_message_status (
      chess_position_side (position), checkbit_node_get_result (end),
      checkbit_node_get_reason (end), chess_position_in_check (position));

  SHOW (self, status, FALSE, { _ ("_Rematch"), "win.rematch" },
        { _ ("_Swap Sides"), "win.swap-sides" }, { _ ("_Analyze"), "win.analyze-match" });
}

static void
show_offer (CheckbitWindow *self, int by)
{
  SHOW (self, by == CHESS_WHITE ? _ ("White offers a draw.") : _ ("Black offers a draw."), FALSE,
        { _ ("_Accept"), "win.accept-draw" }, { _ ("_Decline"), "win.decline-draw" });
}

static void
show_pause (CheckbitWindow *self)
{
  CheckbitClock *clock = checkbit_match_get_clock (self->match);
  const char *text
      = checkbit_clock_get_enabled (clock) ? _ ("Paused. The clocks stand still.") : _ ("Paused.");

  SHOW (self, text, FALSE, { _ ("_Resume"), "win.pause" });
}

/* Whether a person who is to move could end this match at once. */
static gboolean
can_claim (CheckbitWindow *self)
{
  return checkbit_match_get_state (self->match) == CHECKBIT_MATCH_RUNNING
         && checkbit_match_person_may_move (self->match)
         && checkbit_game_get_claims (self->game) != CHESS_CLAIM_NONE;
}

static void
show_claim (CheckbitWindow *self)
{
  SHOW (self, _ ("A draw can be claimed, or the game goes on."), FALSE,
        { _ ("_Claim a Draw…"), "win.draw" });
}

static void
show_state (CheckbitWindow *self)
{
  int offer = checkbit_match_get_draw_offer (self->match);

  if (checkbit_controller_is_setting_up (self->controller))
    {
      checkbit_match_banner_hide (self->banner);
      return;
    }
  switch (checkbit_match_get_state (self->match))
    {
    case CHECKBIT_MATCH_FAILED:
      show_failure (self);
      return;
    case CHECKBIT_MATCH_OVER:
      show_result (self);
      return;
    case CHECKBIT_MATCH_PAUSED:
      show_pause (self);
      return;
    default:
      if (offer >= 0)
        show_offer (self, offer);
      else if (can_claim (self))
        show_claim (self);
      else
        checkbit_match_banner_hide (self->banner);
    }
}

static gboolean
has_focus (CheckbitWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->banner));
}

/* A keyboard that was in the banner goes to the board when its button is gone. */
void
checkbit_window_update_banner (CheckbitWindow *self)
{
  gboolean focused = has_focus (self);

  show_state (self);
  if (focused && !has_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}
