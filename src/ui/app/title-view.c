/* The title of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/title-view.h"

#include <glib/gi18n-lib.h>

#include "game/controller/title.h"
#include "game/text/player-name.h"
#include "game/text/shown-text.h"
#include "ui/base/links.h"

struct _CheckbitTitleView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGamesView *games;
  CheckbitMatchBanner *banner;
  AdwWindowTitle *title;
  AdwWindowTitle *short_title; /* the same without what is shown elsewhere */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitTitleView, controller, checkbit_controller),
  CHECKBIT_LINK ("games", CheckbitTitleView, games, checkbit_games_view),
  CHECKBIT_LINK ("banner", CheckbitTitleView, banner, checkbit_match_banner),
  CHECKBIT_LINK ("title", CheckbitTitleView, title, adw_window_title),
  CHECKBIT_LINK ("short-title", CheckbitTitleView, short_title, adw_window_title),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitTitleView, checkbit_title_view, G_TYPE_OBJECT)

static void
name_window (CheckbitTitleView *self, const char *name)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->title));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_title (GTK_WINDOW (root), name);
}

/* The list of games names its file, whatever is on the board. */
static void
show_list (CheckbitTitleView *self)
{
  GFile *file = checkbit_pgn_file_get_file (checkbit_games_view_get_file (self->games));
  g_autofree char *name = checkbit_document_dup_file_name (file);
  g_autofree char *full = g_strdup_printf (_ ("%s – %s"), C_ ("a list of games", "Games"), name);

  adw_window_title_set_title (self->title, name);
  adw_window_title_set_title (self->short_title, name);
  adw_window_title_set_subtitle (self->title, C_ ("a list of games", "Games"));
  adw_window_title_set_subtitle (self->short_title, C_ ("a list of games", "Games"));
  name_window (self, full);
}

/* "Anand – Carlsen"; NULL where nobody is known to play. (transfer full) */
static char *
dup_players (CheckbitTitleView *self, CheckbitShowNameFunc show)
{
  return checkbit_title_dup_players (checkbit_controller_get_game (self->controller),
                                     checkbit_controller_get_match (self->controller), show);
}

/* The subtitle: the players if the title is a file's, and the state of the game unless a card shows
 * it. (transfer full) */
static char *
dup_subtitle (CheckbitTitleView *self, const char *players, const char *status)
{
  gboolean told = g_strcmp0 (checkbit_match_banner_get_text (self->banner), status) == 0;

  if (players == NULL)
    return g_strdup (told ? "" : status);
  return told ? g_strdup (players) : g_strdup_printf ("%s · %s", players, status);
}

/* For a file, its name and the game's state. The game's number is shown above the moves and the
 * players beside the board; a number or a sentence cut short is worse than none. */
static void
show_short (CheckbitTitleView *self, const char *status)
{
  g_autofree char *players = dup_players (self, checkbit_player_name_dup_family);
  g_autofree char *standing = dup_subtitle (self, NULL, status);
  g_autofree char *name = checkbit_title_dup_name (
      checkbit_controller_get_document (self->controller),
      checkbit_game_get_modified (checkbit_controller_get_game (self->controller)));

  adw_window_title_set_title (self->short_title, name);
  adw_window_title_set_subtitle (self->short_title, *standing == '\0' && players != NULL ? players
                                                                                         : standing);
}

/* The players and the game's state; for a file, its name comes first. */
static void
show_game (CheckbitTitleView *self)
{
  gboolean file
      = checkbit_document_get_file (checkbit_controller_get_document (self->controller)) != NULL;
  g_autofree char *players = dup_players (self, checkbit_shown_line);
  const char *title = players != NULL && !file ? players
                                               : checkbit_controller_get_title (self->controller);
  const char *status = checkbit_controller_get_status (self->controller);
  g_autofree char *subtitle = dup_subtitle (self, file ? players : NULL, status);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  adw_window_title_set_title (self->short_title, title);
  adw_window_title_set_subtitle (self->short_title, subtitle);
  if (file)
    show_short (self, status);
  /* The window's name leaves out the state: a screen reader reads the title at every change, and
   * the state is already announced as a sentence. */
  name_window (self, title);
}

static void
update (CheckbitTitleView *self)
{
  if (checkbit_games_view_get_shown (self->games))
    show_list (self);
  else
    show_game (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_title_view_constructed (GObject *object)
{
  CheckbitTitleView *self = CHECKBIT_TITLE_VIEW (object);
  const struct
  {
    gpointer object;
    const char *signal;
  } events[] = {
    { self->controller, "document-changed" },
    { self->controller, "notify::title" },
    { self->controller, "notify::status" },
    { checkbit_controller_get_game (self->controller), "changed" },
    { checkbit_controller_get_match (self->controller), "players-changed" },
    { self->games, "notify::shown" },
    { self->banner, "notify::text" },
  };

  G_OBJECT_CLASS (checkbit_title_view_parent_class)->constructed (object);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  update (self);
}

static void
checkbit_title_view_class_init (CheckbitTitleViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_title_view_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_title_view_init (CheckbitTitleView *self)
{
}
