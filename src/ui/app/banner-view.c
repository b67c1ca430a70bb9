/* What the banner says about a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/banner-view.h"

#include <glib/gi18n-lib.h>

#include "game/controller/ending.h"
#include "game/controller/standing.h"
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
  CheckbitStatusLine *status;
  CheckbitEndWatch watch;
  char *said;        /* the last sentence, as long as it still holds */
  gboolean telling;  /* the banner is about the result */
  gboolean claiming; /* it is about a draw that can be claimed */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitBannerView, controller, checkbit_controller),
  CHECKBIT_LINK ("banner", CheckbitBannerView, banner, checkbit_match_banner),
  CHECKBIT_LINK ("board", CheckbitBannerView, board, checkbit_board),
  CHECKBIT_LINK ("list", CheckbitBannerView, list, checkbit_move_list),
  CHECKBIT_LINK ("status", CheckbitBannerView, status, checkbit_status_line),
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
  if (checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_UNDO_RESULT))
    buttons[n++] = (CheckbitBannerButton){ C_ ("resignation", "_Undo"), "win.undo-result", TRUE };
  return n;
}

/* Shows the result with its buttons, so that no toast, title or line below the moves has to. */
static void
show_result (CheckbitBannerView *self)
{
  CheckbitBannerButton buttons[CHECKBIT_BANNER_MAX_BUTTONS];
  g_autofree char *status = checkbit_move_text_status (checkbit_standing_get_last (self->match));

  checkbit_match_banner_show (self->banner, status, FALSE, buttons, list_buttons (self, buttons));
}

/* --- Everything else ------------------------------------------------------------------------- */

static void
show_offer (CheckbitBannerView *self)
{
  int by = checkbit_match_get_draw_offer (self->match);
  const char *text = by == CHESS_WHITE ? _ ("White offers a draw.") : _ ("Black offers a draw.");

  announce (self, text);
  SHOW (self, text, FALSE, { C_ ("draw offer", "_Accept"), "win.accept-draw", FALSE },
        { C_ ("draw offer", "_Decline"), "win.decline-draw", FALSE });
}

static void
show_pause (CheckbitBannerView *self)
{
  const char *text = C_ ("game", "Paused.");

  announce (self, text);
  SHOW (self, text, FALSE, { C_ ("game", "_Resume"), "win.pause", TRUE });
}

static void
show_claim (CheckbitBannerView *self)
{
  g_autofree char *text = checkbit_ending_dup_reason (self->game, CHESS_MOVE_NONE);

  announce (self, text);
  SHOW (self, text, FALSE, { _ ("_Claim a Draw…"), "win.draw", FALSE });
}

static void
hide (CheckbitBannerView *self)
{
  announce (self, NULL);
  checkbit_match_banner_hide (self->banner);
}

static void
show_standing (CheckbitBannerView *self)
{
  static void (*const show[]) (CheckbitBannerView *) = {
    [CHECKBIT_STANDING_NOTHING] = hide,        [CHECKBIT_STANDING_OVER] = show_result,
    [CHECKBIT_STANDING_FAILED] = show_failure, [CHECKBIT_STANDING_PAUSED] = show_pause,
    [CHECKBIT_STANDING_OFFERED] = show_offer,  [CHECKBIT_STANDING_CLAIM] = show_claim,
  };
  CheckbitStanding standing = checkbit_standing_find (
      self->match, checkbit_controller_get_mode (self->controller), &self->watch);

  self->telling = standing == CHECKBIT_STANDING_OVER;
  self->claiming = standing == CHECKBIT_STANDING_CLAIM;
  show[standing](self);
}

static gboolean
has_focus (CheckbitBannerView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->banner));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->banner));
}

/* The line under the board does not repeat what the banner says. */
static void
update_status (CheckbitBannerView *self)
{
  gboolean shown = gtk_widget_get_mapped (GTK_WIDGET (self->banner))
                   && checkbit_match_banner_get_text (self->banner) != NULL;

  checkbit_status_line_set_told (
      self->status, shown && self->claiming && !checkbit_match_is_looking_back (self->match));
}

/* If the focus was on a button of the banner, it moves to the board when the button goes. */
static void
update (CheckbitBannerView *self)
{
  gboolean focused = has_focus (self);

  show_standing (self);
  if (focused && !has_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  update_status (self);
}

static void
game_changed_cb (CheckbitBannerView *self, CheckbitChangeKind kind)
{
  checkbit_end_watch_update (&self->watch, self->match, kind);
  update (self);
}

/* The moves need not repeat what the banner says. */
static void
text_changed_cb (CheckbitBannerView *self)
{
  gboolean told = self->telling && checkbit_match_banner_get_text (self->banner) != NULL;

  g_object_set (self->list, "result-told", told, NULL);
  update_status (self);
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
    { self->controller, "notify::mode" },  { self->controller, "notify::can-undo-result" },
  };

  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->banner, "notify::text", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->banner, "map", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->banner, "unmap", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);

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
  checkbit_end_watch_update (&self->watch, self->match, CHECKBIT_CHANGE_RESET);
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
