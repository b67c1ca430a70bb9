/* The list of games in the file that the current game belongs to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/games-view.h"

#include "ui/base/focus-within.h"
#include "ui/base/links.h"

#define GAMES_PAGE "games"
#define BOARD_PAGE "board"
#define NO_GAME G_MAXUINT

struct _CheckbitGamesView
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  GtkStack *pages;
  GtkWidget *board;
  CheckbitGameBar *bar;
  CheckbitGameList *list; /* NULL until it is first needed */

  guint focus_source; /* switches to the page that has the focus; 0 for none */
};

enum
{
  PROP_0,
  PROP_SHOWN,
  PROP_HAS_FILE,
  N_PROPS
};

enum
{
  GAME_ACTIVATED,
  STOP_REQUESTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitGamesView, controller, checkbit_controller),
  CHECKBIT_LINK ("pages", CheckbitGamesView, pages, gtk_stack),
  CHECKBIT_LINK ("board", CheckbitGamesView, board, gtk_widget),
  CHECKBIT_LINK ("bar", CheckbitGamesView, bar, checkbit_game_bar),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitGamesView, checkbit_games_view, G_TYPE_OBJECT)

void
checkbit_games_view_update (CheckbitGamesView *self)
{
  CheckbitGame *game = checkbit_controller_get_game (self->controller);

  checkbit_game_bar_update (self->bar, checkbit_controller_get_document (self->controller),
                            checkbit_game_get_tags (game));
  /* The bar is about the game; a position set-up needs its room. */
  if (checkbit_games_view_get_shown (self) || checkbit_controller_get_setup (self->controller) != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->bar), FALSE);
}

/* --- The list ------------------------------------------------------------------------------- */

static void
close_requested_cb (CheckbitGamesView *self)
{
  checkbit_games_view_set_shown (self, FALSE);
}

static void
game_activated_cb (CheckbitGamesView *self, guint index)
{
  g_signal_emit (self, signals[GAME_ACTIVATED], 0, index);
}

static void
stop_requested_cb (CheckbitGamesView *self)
{
  g_signal_emit (self, signals[STOP_REQUESTED], 0);
}

CheckbitGameList *
checkbit_games_view_get_list (CheckbitGamesView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAMES_VIEW (self), NULL);

  if (self->list != NULL)
    return self->list;
  self->list = g_object_ref_sink (CHECKBIT_GAME_LIST (checkbit_game_list_new ()));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->list), GAMES_PAGE);
  g_signal_connect_object (self->list, "close-requested", G_CALLBACK (close_requested_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "game-activated", G_CALLBACK (game_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "stop-requested", G_CALLBACK (stop_requested_cb), self,
                           G_CONNECT_SWAPPED);
  return self->list;
}

CheckbitPgnFile *
checkbit_games_view_get_file (CheckbitGamesView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAMES_VIEW (self), NULL);

  return self->list != NULL ? checkbit_game_list_get_file (self->list) : NULL;
}

static void
set_file (CheckbitGamesView *self, CheckbitPgnFile *pgn)
{
  checkbit_game_list_set_file (checkbit_games_view_get_list (self), pgn);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_FILE]);
}

/* Whether that is the listed file, maybe as it was read later. */
static gboolean
is_listed (CheckbitGamesView *self, CheckbitPgnFile *pgn)
{
  CheckbitPgnFile *listed = checkbit_games_view_get_file (self);

  return listed != NULL
         && g_file_equal (checkbit_pgn_file_get_file (listed), checkbit_pgn_file_get_file (pgn));
}

/* A file stays listed while the current game belongs to no file, or is the only one of another.
 * That of the listed file itself is listed as it is now, even if it is the only one by now. */
static void
document_changed_cb (CheckbitGamesView *self)
{
  CheckbitDocument *document = checkbit_controller_get_document (self->controller);
  CheckbitPgnFile *pgn = checkbit_document_get_pgn (document);
  gboolean in_list
      = pgn != NULL && (checkbit_document_get_n (document) > 1 || is_listed (self, pgn));

  if (in_list)
    set_file (self, pgn);
  if (self->list != NULL)
    checkbit_game_list_set_index (self->list,
                                  in_list ? checkbit_document_get_index (document) : NO_GAME);
  checkbit_games_view_update (self);
}

/* The names of the players may have changed. */
static void
game_changed_cb (CheckbitGamesView *self, CheckbitChangeKind kind)
{
  if (kind == CHECKBIT_CHANGE_EDIT)
    checkbit_games_view_update (self);
}

/* --- What is shown -------------------------------------------------------------------------- */

gboolean
checkbit_games_view_get_shown (CheckbitGamesView *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), GAMES_PAGE) == 0;
}

static void
show_page (CheckbitGamesView *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->pages, name);
  checkbit_games_view_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

void
checkbit_games_view_set_shown (CheckbitGamesView *self, gboolean shown)
{
  if (shown == checkbit_games_view_get_shown (self))
    return;
  if (shown)
    checkbit_games_view_get_list (self);
  show_page (self, shown ? GAMES_PAGE : BOARD_PAGE);
  if (shown)
    checkbit_game_list_focus (self->list);
  else
    gtk_widget_grab_focus (self->board);
}

gboolean
checkbit_games_view_is_about_list (CheckbitGamesView *self)
{
  CheckbitDocument *document = checkbit_controller_get_document (self->controller);

  return checkbit_games_view_get_file (self) != NULL
         && (checkbit_games_view_get_shown (self) || checkbit_document_get_file (document) == NULL);
}

void
checkbit_games_view_toggle (CheckbitGamesView *self)
{
  checkbit_games_view_set_shown (self, !checkbit_games_view_get_shown (self));
}

/* Another game is on the board. */
static void
replaced_cb (CheckbitGamesView *self)
{
  checkbit_games_view_set_shown (self, FALSE);
}

static gboolean
follow_focus_cb (gpointer user_data)
{
  CheckbitGamesView *self = user_data;
  GtkWidget *page = gtk_stack_get_child_by_name (self->pages, BOARD_PAGE);

  self->focus_source = 0;
  if (page != NULL && checkbit_focus_is_within (page) && checkbit_games_view_get_shown (self))
    show_page (self, BOARD_PAGE);
  return G_SOURCE_REMOVE;
}

/* Shows the page that has the focus (Ctrl+L moves it to the FEN entry), before the next event, so
 * that nobody types into a hidden widget. Not at once: GTK asks for the position of a pressed
 * widget, which a page switch would hide. */
static void
focus_changed_cb (CheckbitGamesView *self)
{
  if (self->focus_source == 0)
    self->focus_source = g_idle_add_full (G_PRIORITY_HIGH, follow_focus_cb, self, NULL);
}

static void
setup_cb (CheckbitGamesView *self)
{
  if (checkbit_controller_get_setup (self->controller) != NULL)
    checkbit_games_view_set_shown (self, FALSE);
  checkbit_games_view_update (self);
}

void
checkbit_games_view_list (CheckbitGamesView *self, CheckbitPgnFile *pgn)
{
  set_file (self, pgn);
  checkbit_games_view_set_shown (self, TRUE);
}

GtkWindow *
checkbit_games_view_get_window (CheckbitGamesView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAMES_VIEW (self), NULL);

  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->pages)));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_games_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitGamesView *self = CHECKBIT_GAMES_VIEW (object);

  if (id == PROP_SHOWN)
    g_value_set_boolean (value, checkbit_games_view_get_shown (self));
  else if (id == PROP_HAS_FILE)
    g_value_set_boolean (value, checkbit_games_view_get_file (self) != NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_games_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  checkbit_games_view_set_shown (CHECKBIT_GAMES_VIEW (object), g_value_get_boolean (value));
}

static void
checkbit_games_view_finalize (GObject *object)
{
  CheckbitGamesView *self = CHECKBIT_GAMES_VIEW (object);

  g_clear_handle_id (&self->focus_source, g_source_remove);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (checkbit_games_view_parent_class)->finalize (object);
}

static void
checkbit_games_view_constructed (GObject *object)
{
  CheckbitGamesView *self = CHECKBIT_GAMES_VIEW (object);

  G_OBJECT_CLASS (checkbit_games_view_parent_class)->constructed (object);
  g_signal_connect_object (self->controller, "document-changed", G_CALLBACK (document_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "replaced", G_CALLBACK (replaced_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::setup", G_CALLBACK (setup_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_controller_get_game (self->controller), "changed",
                           G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "notify::brief", G_CALLBACK (checkbit_games_view_update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_root (GTK_WIDGET (self->pages)), "notify::focus-widget",
                           G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  document_changed_cb (self);
}

static void
checkbit_games_view_class_init (CheckbitGamesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->constructed = checkbit_games_view_constructed;
  object_class->get_property = checkbit_games_view_get_property;
  object_class->set_property = checkbit_games_view_set_property;
  object_class->finalize = checkbit_games_view_finalize;
  properties[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE,
                                                 read | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_HAS_FILE] = g_param_spec_boolean ("has-file", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[GAME_ACTIVATED]
      = g_signal_new ("game-activated", CHECKBIT_TYPE_GAMES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[STOP_REQUESTED] = g_signal_new ("stop-requested", CHECKBIT_TYPE_GAMES_VIEW,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  checkbit_links_install (object_class, links);
}

static void
checkbit_games_view_init (CheckbitGamesView *self)
{
}
