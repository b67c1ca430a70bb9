/* What the banner says about a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/banner-view.h"

#include <glib/gi18n-lib.h>

#include "game/tree/edit.h"
#include "ui/base/accessible.h"
#include "ui/base/move-text.h"
#include "ui/base/links.h"

struct _CheckbitBannerView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;   /* the controller's */
  CheckbitMatch *match; /* the controller's */
  CheckbitMatchBanner *banner;
  CheckbitBoard *board;
  CheckbitMoveList *list;
  char *said;          /* the last sentence, as long as it still holds */
  gboolean over;       /* the game had ended when it last changed */
  gboolean ended_here; /* it ended on this board */
  gboolean telling;    /* the banner is about the result */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitBannerView, controller, checkbit_controller),
  CHECKBIT_LINK ("banner", CheckbitBannerView, banner, checkbit_match_banner),
  CHECKBIT_LINK ("board", CheckbitBannerView, board, checkbit_board),
  CHECKBIT_LINK ("list", CheckbitBannerView, list, checkbit_move_list),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitBannerView, checkbit_banner_view, G_TYPE_OBJECT)

#define SHOW(self, text, error, ...)                                                               \
  G_STMT_START                                                                                     \
  {                                                                                                \
    const CheckbitBannerButton banner_buttons[] = { __VA_ARGS__ };                                 \
    checkbit_match_banner_show ((self)->banner, (text), (error), banner_buttons,                   \
                                G_N_ELEMENTS (banner_buttons));                                    \
  }                                                                                                \
  G_STMT_END

/* Announces at once what needs an answer or stops the game. A result is announced with the game. */
static void
announce (CheckbitBannerView *self, const char *text)
{
  if (g_strcmp0 (self->said, text) == 0)
    return;
  g_free (self->said);
  self->said = g_strdup (text);
  if (text != NULL)
    checkbit_accessible_announce (GTK_WIDGET (self->board), text);
}

static void
show_failure (CheckbitBannerView *self)
{
  const GError *error = checkbit_match_get_error (self->match);
  const char *text = error != NULL ? error->message : _ ("The engine failed.");

  announce (self, text);
  SHOW (self, text, TRUE, { C_ ("engine", "_Restart"), "win.restart-engine", FALSE },
        { _ ("_Play This Side Myself"), "win.replace-engine", FALSE },
        { C_ ("engine", "_Details"), "win.engine-details", FALSE });
}

/* --- A result --------------------------------------------------------------------------------- */

/* The last position: of a match its current one, wherever it is played, else the end of the main
 * line. */
static CheckbitNode *
get_last (CheckbitBannerView *self)
{
  CheckbitNode *last = checkbit_game_get_root (self->game);

  if (checkbit_controller_in_match (self->controller))
    return checkbit_game_get_end (self->game);
  while (checkbit_node_get_n_children (last) > 0)
    last = checkbit_node_get_child (last, 0);
  return last;
}

/* A match is over whenever its game is. Any other game must have ended on this board, by a move or
 * a declaration: one that was opened already finished does not count. */
static void
watch_end (CheckbitBannerView *self, CheckbitChangeKind kind)
{
  gboolean over = checkbit_node_get_result (get_last (self)) != CHECKBIT_RESULT_OPEN;

  if (!over || kind == CHECKBIT_CHANGE_RESET)
    self->ended_here = FALSE;
  else if (!self->over && (kind == CHECKBIT_CHANGE_PLAY || kind == CHECKBIT_CHANGE_STATE))
    self->ended_here = TRUE;
  self->over = over;
}

/* Whether the result was the last change, so that undo takes back nothing else. */
static gboolean
can_undo_result (CheckbitBannerView *self)
{
  CheckbitEditKind kind;

  return checkbit_game_get_undo_kind (self->game, &kind) && kind == CHECKBIT_EDIT_RESULT;
}

static guint
list_buttons (CheckbitBannerView *self, CheckbitBannerButton *buttons)
{
  const CheckbitBannerButton again[] = {
    { C_ ("another game with the same players", "_Rematch"), "win.rematch", FALSE },
    { _ ("_Swap Sides"), "win.swap-sides", FALSE },
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (again) && checkbit_controller_in_match (self->controller);
       i++)
    buttons[n++] = again[i];
  buttons[n++]
      = (CheckbitBannerButton){ C_ ("the game that has ended", "Re_view…"), "win.review", FALSE };
  buttons[n++] = (CheckbitBannerButton){ _ ("_New Game…"), "win.new-match", FALSE };
  if (can_undo_result (self))
    buttons[n++] = (CheckbitBannerButton){ C_ ("resignation", "_Undo"), "win.undo-result", TRUE };
  return n;
}

/* Shows the result with its buttons, so that no toast, title or line below the moves has to. */
static void
show_result (CheckbitBannerView *self)
{
  CheckbitBannerButton buttons[CHECKBIT_BANNER_MAX_BUTTONS];
  g_autofree char *status = checkbit_move_text_status (get_last (self));

  checkbit_match_banner_show (self->banner, status, FALSE, buttons, list_buttons (self, buttons));
}

/* --- Everything else ------------------------------------------------------------------------- */

static void
show_offer (CheckbitBannerView *self, int by)
{
  const char *text = by == CHESS_WHITE ? _ ("White offers a draw.") : _ ("Black offers a draw.");

  announce (self, text);
  SHOW (self, text, FALSE, { C_ ("draw offer", "_Accept"), "win.accept-draw", FALSE },
        { C_ ("draw offer", "_Decline"), "win.decline-draw", FALSE });
}

static void
show_pause (CheckbitBannerView *self)
{
  CheckbitClock *clock = checkbit_match_get_clock (self->match);
  const char *text = checkbit_clock_get_enabled (clock) ? _ ("Paused. The clocks stand still.")
                                                        : C_ ("game", "Paused.");

  announce (self, text);
  SHOW (self, text, FALSE, { C_ ("game", "_Resume"), "win.pause", FALSE });
}

/* Whether the person to move could end this match at once. */
static gboolean
can_claim (CheckbitBannerView *self)
{
  return checkbit_match_get_state (self->match) == CHECKBIT_MATCH_RUNNING
         && checkbit_match_person_may_move (self->match)
         && checkbit_game_get_claims (self->game) != CHESS_CLAIM_NONE;
}

static void
show_claim (CheckbitBannerView *self)
{
  const char *text = _ ("A draw can be claimed, or the game goes on.");

  announce (self, text);
  SHOW (self, text, FALSE, { _ ("_Claim a Draw…"), "win.draw", FALSE });
}

static void
hide (CheckbitBannerView *self)
{
  announce (self, NULL);
  checkbit_match_banner_hide (self->banner);
}

static gboolean
is_over (CheckbitBannerView *self)
{
  return self->ended_here || checkbit_match_get_state (self->match) == CHECKBIT_MATCH_OVER;
}

static void
show_state (CheckbitBannerView *self)
{
  int offer = checkbit_match_get_draw_offer (self->match);
  gboolean on_board = checkbit_controller_get_mode (self->controller) != CHECKBIT_MODE_SETUP;

  self->telling = on_board && is_over (self);
  if (self->telling)
    {
      show_result (self);
      return;
    }
  if (!on_board)
    {
      hide (self);
      return;
    }
  switch (checkbit_match_get_state (self->match))
    {
    case CHECKBIT_MATCH_FAILED:
      show_failure (self);
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
        hide (self);
    }
}

static gboolean
has_focus (CheckbitBannerView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->banner));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->banner));
}

/* If the focus was on a button of the banner, it moves to the board when the button goes. */
static void
update (CheckbitBannerView *self)
{
  gboolean focused = has_focus (self);

  show_state (self);
  if (focused && !has_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
game_changed_cb (CheckbitBannerView *self, CheckbitChangeKind kind)
{
  watch_end (self, kind);
  update (self);
}

/* The moves need not repeat what the banner says. */
static void
text_changed_cb (CheckbitBannerView *self)
{
  gboolean told = self->telling && checkbit_match_banner_get_text (self->banner) != NULL;

  g_object_set (self->list, "result-told", told, NULL);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
follow (CheckbitBannerView *self)
{
  const struct
  {
    gpointer object;
    const char *signal;
  } events[] = {
    { self->match, "notify::state" },      { self->match, "notify::thinking" },
    { self->match, "notify::draw-offer" }, { self->match, "players-changed" },
    { self->controller, "notify::mode" },
  };

  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->banner, "notify::text", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
}

static void
checkbit_banner_view_constructed (GObject *object)
{
  CheckbitBannerView *self = CHECKBIT_BANNER_VIEW (object);

  G_OBJECT_CLASS (checkbit_banner_view_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  self->match = checkbit_controller_get_match (self->controller);
  follow (self);
  watch_end (self, CHECKBIT_CHANGE_RESET);
  update (self);
}

static void
checkbit_banner_view_finalize (GObject *object)
{
  g_free (CHECKBIT_BANNER_VIEW (object)->said);
  G_OBJECT_CLASS (checkbit_banner_view_parent_class)->finalize (object);
}

static void
checkbit_banner_view_class_init (CheckbitBannerViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_banner_view_finalize;
  G_OBJECT_CLASS (klass)->constructed = checkbit_banner_view_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_banner_view_init (CheckbitBannerView *self)
{
}
