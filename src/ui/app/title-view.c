/* The title of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/title-view.h"

#include <glib/gi18n-lib.h>

#include "game/controller/title.h"
#include "ui/base/links.h"

struct _CheckbitTitleView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGamesView *games;
  CheckbitMatchBanner *banner;
  AdwWindowTitle *title;
  AdwWindowTitle *short_title; /* for a narrow window, without texts shown elsewhere in it */
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

static CheckbitTitle
write_title (CheckbitTitleView *self, gboolean brief)
{
  return checkbit_title_write (checkbit_controller_get_document (self->controller),
                               checkbit_controller_get_match (self->controller),
                               checkbit_controller_get_mode (self->controller),
                               checkbit_match_banner_get_text (self->banner), brief);
}

/* An empty second line would have the header bar lose its height, and the board grow by that. */
static const char *
keep_line (const char *subtitle)
{
  return *subtitle != '\0' ? subtitle : "\u00a0";
}

/* The window's name leaves out the state of the game: a screen reader speaks the name each time it
 * changes, and the state is announced as a sentence already. */
static void
show_game (CheckbitTitleView *self)
{
  g_auto (CheckbitTitle) full = write_title (self, FALSE);
  g_auto (CheckbitTitle) brief = write_title (self, TRUE);

  adw_window_title_set_title (self->title, full.title);
  adw_window_title_set_subtitle (self->title, keep_line (full.subtitle));
  adw_window_title_set_title (self->short_title, brief.title);
  adw_window_title_set_subtitle (self->short_title, keep_line (brief.subtitle));
  name_window (self, full.title);
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
