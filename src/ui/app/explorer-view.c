/* The explorer of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/explorer-view.h"

#include <glib/gi18n-lib.h>

#include "game/explorer/explorer.h"
#include "ui/app/board-use.h"
#include "ui/base/accessible.h"
#include "ui/base/focus-within.h"
#include "ui/base/links.h"

struct _CheckbitExplorerView
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  CheckbitGamesView *games;
  GtkBox *place;
  CheckbitDesk *desk;
  GtkWidget *record;
  GSettings *settings; /* NULL for none */
  CheckbitExplorer *explorer;
  CheckbitPgnFile *file;     /* whose games are searched; NULL for none */
  CheckbitPgnIndex *index;   /* how it was last read; NULL for none */
  GCancellable *cancellable; /* of the current search */
  GCancellable *finding;     /* of games that are to be listed; NULL for none */

  CheckbitGame *game;           /* the controller's */
  CheckbitExplorerPanel *panel; /* the place's; NULL until it is needed */
  gboolean shown;
};

enum
{
  PROP_0,
  PROP_SHOWN,
};

static GParamSpec *shown_property;

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitExplorerView, controller, checkbit_controller),
  CHECKBIT_LINK ("games", CheckbitExplorerView, games, checkbit_games_view),
  CHECKBIT_LINK ("place", CheckbitExplorerView, place, gtk_box),
  CHECKBIT_LINK ("desk", CheckbitExplorerView, desk, checkbit_desk),
  CHECKBIT_LINK ("record", CheckbitExplorerView, record, gtk_widget),
  CHECKBIT_LINK ("settings", CheckbitExplorerView, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitExplorerView, checkbit_explorer_view, G_TYPE_OBJECT)

/* --- What is shown -------------------------------------------------------------------------- */

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitExplorerView) self = user_data;
  g_autofree CheckbitExplorerAnswer *answer
      = checkbit_explorer_look_up_finish (CHECKBIT_EXPLORER (source), result, NULL);

  /* NULL: the board has moved on meanwhile */
  if (answer != NULL)
    checkbit_explorer_panel_show_answer (self->panel, checkbit_game_get_position (self->game),
                                         answer, checkbit_notation_from_settings (self->settings));
}

static void
look_up (CheckbitExplorerView *self)
{
  self->cancellable = g_cancellable_new ();
  checkbit_explorer_look_up_async (self->explorer, checkbit_game_get_position (self->game),
                                   self->cancellable, answered_cb, g_object_ref (self));
}

static void
update (CheckbitExplorerView *self)
{
  const char *problem = checkbit_explorer_get_problem (self->explorer);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (!self->shown)
    return;
  if (self->file == NULL)
    checkbit_explorer_panel_show_text (
        self->panel, _ ("Open a PGN file to see what was played from a position."));
  else if (problem != NULL)
    checkbit_explorer_panel_show_text (self->panel, problem);
  else if (checkbit_explorer_get_building (self->explorer))
    checkbit_explorer_panel_show_progress (self->panel,
                                           checkbit_explorer_get_progress (self->explorer));
  else
    look_up (self);
}

/* --- The file ------------------------------------------------------------------------------- */

static void
stop_finding (CheckbitExplorerView *self)
{
  g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
}

/* The file of the game on the board, else the one whose games are listed. */
static CheckbitPgnFile *
find_file (CheckbitExplorerView *self)
{
  CheckbitDocument *document = checkbit_controller_get_document (self->controller);
  CheckbitPgnFile *file = checkbit_document_get_pgn (document);

  return file != NULL ? file : checkbit_games_view_get_file (self->games);
}

static void
search (CheckbitExplorerView *self)
{
  checkbit_explorer_set_file (self->explorer,
                              self->file != NULL ? checkbit_pgn_file_get_file (self->file) : NULL,
                              CHECKBIT_EXPLORER_USUAL_PLIES);
}

/* The file that was read has got new games. Nobody waits for them while the explorer is not shown:
 * it then forgets the file, and searches it when it is shown again. */
static void
games_changed_cb (CheckbitExplorerView *self)
{
  if (!self->shown)
    g_clear_object (&self->file);
  else if (!checkbit_pgn_index_get_loading (self->index))
    search (self);
}

static void
take_index (CheckbitExplorerView *self, CheckbitPgnIndex *index)
{
  if (self->index != NULL)
    g_signal_handlers_disconnect_by_data (self->index, self);
  g_set_object (&self->index, index);
  if (index == NULL)
    return;
  g_signal_connect_object (index, "changed", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (index, "unlisted", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (index, "notify::n-games", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Each load gives the file a new list of games; those that were found in another one are not in
 * this. */
static void
follow_file (CheckbitExplorerView *self)
{
  CheckbitPgnFile *file = find_file (self);
  CheckbitPgnIndex *index = file != NULL ? checkbit_pgn_file_get_index (file) : NULL;

  if (!self->shown || (file == self->file && index == self->index))
    return;
  stop_finding (self);
  g_set_object (&self->file, file);
  take_index (self, index);
  search (self);
}

static void
document_changed_cb (CheckbitExplorerView *self)
{
  follow_file (self);
  update (self);
}

/* --- What is chosen in the panel -------------------------------------------------------------- */

static void
chosen_cb (CheckbitExplorerView *self, guint move)
{
  checkbit_controller_play (self->controller, (ChessMove) move);
}

typedef struct
{
  CheckbitExplorerView *view; /* owned */
  ChessPosition position;     /* the move in the games */
  char *title;                /* owned; the description of the games */
  CheckbitBoardUse use;
} Request;

static void
request_free (Request *request)
{
  g_object_unref (request->view);
  g_free (request->title);
  checkbit_board_use_clear (&request->use);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

/* Describes the games with a move from the position on the board or, without a move, with the
 * position itself. (transfer full) */
static char *
dup_title (CheckbitExplorerView *self, ChessMove move)
{
  CheckbitNotation notation = checkbit_notation_from_settings (self->settings);
  CheckbitNode *node = checkbit_game_get_current (self->game);
  g_autofree char *text = NULL;

  if (move != CHESS_MOVE_NONE)
    text = checkbit_move_text_from (checkbit_node_get_position (node), move, notation);
  else if (checkbit_node_get_parent (node) != NULL)
    text = checkbit_move_text_full (node, notation);
  else
    return g_strdup (_ ("Games with this position"));
  /* Translators: %s is a move with its number: "3. d4" */
  return g_strdup_printf (_ ("Games with %s"), text);
}

/* Whether the file was searched in the state in which its games are listed: in another one they may
 * have other numbers. */
static gboolean
is_as_listed (CheckbitExplorerView *self)
{
  g_autofree char *searched = checkbit_explorer_dup_stamp (self->explorer);
  g_autofree char *listed = checkbit_pgn_file_dup_stamp (self->file);

  return searched == NULL || listed == NULL || g_str_equal (searched, listed);
}

static void
tell_changed (CheckbitExplorerView *self)
{
  g_autofree char *name = checkbit_document_dup_file_name (checkbit_pgn_file_get_file (self->file));
  /* Translators: %s is a file's name */
  g_autofree char *text = g_strdup_printf (_ ("“%s” was changed by another program."), name);

  checkbit_explorer_panel_show_text (self->panel, text);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Request) request = user_data;
  CheckbitExplorerView *self = request->view;
  g_autoptr (GArray) found
      = checkbit_explorer_find_games_finish (CHECKBIT_EXPLORER (source), result, NULL);

  if (found == NULL || self->file == NULL
      || !checkbit_board_use_lasts (&request->use, self->controller))
    return;
  if (!is_as_listed (self))
    {
      tell_changed (self);
      return;
    }
  checkbit_games_view_list (self->games, self->file);
  checkbit_game_list_set_only (checkbit_games_view_get_list (self->games), found,
                               &request->position, request->title);
}

static void
games_requested_cb (CheckbitExplorerView *self, guint move)
{
  const ChessPosition *position = checkbit_game_get_position (self->game);
  Request *request;

  if (move != CHESS_MOVE_NONE && !chess_movegen_is_legal (position, (ChessMove) move))
    return; /* the board has changed, but the panel has not yet */
  request = g_new (Request, 1);
  *request = (Request){ g_object_ref (self), *position, dup_title (self, (ChessMove) move), { 0 } };
  checkbit_board_use_note (&request->use, self->controller);
  if (move != CHESS_MOVE_NONE)
    chess_position_play (&request->position, (ChessMove) move);
  stop_finding (self);
  self->finding = g_cancellable_new ();
  checkbit_explorer_find_games_async (self->explorer, position, (ChessMove) move, self->finding,
                                      found_cb, request);
}

/* --- Showing it ------------------------------------------------------------------------------- */

static void
need_panel (CheckbitExplorerView *self)
{
  if (self->panel != NULL)
    return;
  self->panel = CHECKBIT_EXPLORER_PANEL (checkbit_explorer_panel_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->panel), "card");
  gtk_widget_set_overflow (GTK_WIDGET (self->panel), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (self->panel, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "games-requested", G_CALLBACK (games_requested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "stop-requested", G_CALLBACK (checkbit_explorer_cancel),
                           self->explorer, G_CONNECT_SWAPPED);
  gtk_box_append (self->place, GTK_WIDGET (self->panel));
}

/* Shows both, one below the other, if there is room, else one of the two. Whoever closes the
 * explorer from the keyboard is back at the moves. */
static void
share_room (CheckbitExplorerView *self)
{
  GtkWidget *place = GTK_WIDGET (self->place);
  gboolean stacked;

  g_object_get (self->desk, "stacked", &stacked, NULL);
  if (self->shown)
    gtk_widget_set_visible (place, TRUE);
  gtk_widget_set_visible (self->record, !(self->shown && stacked));
  if (self->shown)
    return;
  if (checkbit_focus_is_within (place))
    gtk_widget_child_focus (self->record, GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (place, FALSE);
}

/* It appears and disappears in all windows; only the active one announces it. */
static void
tell_shown (CheckbitExplorerView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->desk));

  if (GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root)))
    checkbit_accessible_announce (GTK_WIDGET (self->desk),
                                  self->shown ? C_ ("openings", "Explorer")
                                              : C_ ("side of the window: what is played", "Game"));
}

static void
set_shown (CheckbitExplorerView *self, gboolean shown)
{
  if (self->shown == shown)
    return;
  self->shown = shown;
  if (shown)
    need_panel (self);
  else
    checkbit_explorer_cancel (self->explorer);
  share_room (self);
  /* starts a cancelled search again */
  if (shown && checkbit_explorer_get_problem (self->explorer) != NULL)
    g_clear_object (&self->file);
  document_changed_cb (self);
  tell_shown (self);
  g_object_notify_by_pspec (G_OBJECT (self), shown_property);
}

void
checkbit_explorer_view_toggle (CheckbitExplorerView *self)
{
  gboolean was_covered;

  g_return_if_fail (CHECKBIT_IS_EXPLORER_VIEW (self));

  was_covered = self->shown && checkbit_games_view_get_shown (self->games);
  checkbit_games_view_set_shown (self->games, FALSE);
  if (was_covered)
    tell_shown (self);
  else
    set_shown (self, !self->shown);
}

CheckbitExplorerPanel *
checkbit_explorer_view_get_panel (CheckbitExplorerView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EXPLORER_VIEW (self), NULL);

  return self->panel;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_explorer_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    g_value_set_boolean (value, CHECKBIT_EXPLORER_VIEW (object)->shown);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_explorer_view_set_property (GObject *object,
                                     guint id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    set_shown (CHECKBIT_EXPLORER_VIEW (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_explorer_view_constructed (GObject *object)
{
  CheckbitExplorerView *self = CHECKBIT_EXPLORER_VIEW (object);

  G_OBJECT_CLASS (checkbit_explorer_view_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  g_signal_connect_object (self->controller, "document-changed", G_CALLBACK (document_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::has-file", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "notify::building", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "notify::progress", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "notify::problem", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::stacked", G_CALLBACK (share_room), self,
                           G_CONNECT_SWAPPED);
  if (self->settings == NULL)
    return;
  g_settings_bind (self->settings, "explorer", self, "shown", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::notation", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_explorer_view_dispose (GObject *object)
{
  CheckbitExplorerView *self = CHECKBIT_EXPLORER_VIEW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  stop_finding (self);
  if (self->explorer != NULL)
    checkbit_explorer_cancel (self->explorer);
  g_clear_object (&self->explorer);
  g_clear_object (&self->file);
  g_clear_object (&self->index);

  G_OBJECT_CLASS (checkbit_explorer_view_parent_class)->dispose (object);
}

static void
checkbit_explorer_view_class_init (CheckbitExplorerViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_explorer_view_get_property;
  object_class->set_property = checkbit_explorer_view_set_property;
  object_class->constructed = checkbit_explorer_view_constructed;
  object_class->dispose = checkbit_explorer_view_dispose;
  shown_property
      = g_param_spec_boolean ("shown", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_SHOWN, shown_property);
  checkbit_links_install (object_class, links);
}

static void
checkbit_explorer_view_init (CheckbitExplorerView *self)
{
  self->explorer = checkbit_explorer_new ();
}
