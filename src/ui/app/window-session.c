/* What keeps the window's game safe: its journal, written with every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

/* --- The journal ---------------------------------------------------------------------------- */

/* How large the window is, and which side is below: for when the game comes back. */
static void
keep_geometry (CheckbitWindow *self)
{
  g_autofree char *size = NULL;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  size = g_strdup_printf ("%d %d %d", width, height, gtk_window_is_maximized (GTK_WINDOW (self)));
  checkbit_journal_set_value (checkbit_controller_get_journal (self->controller), "window", size);
  checkbit_journal_set_value (checkbit_controller_get_journal (self->controller), "flipped",
                              checkbit_board_get_flipped (self->board) ? "1" : "0");
}

static void
geometry_cb (CheckbitWindow *self)
{
  if (checkbit_controller_get_journal (self->controller) != NULL)
    keep_geometry (self);
}

static void
restore_geometry (CheckbitWindow *self)
{
  const char *size
      = checkbit_journal_get_value (checkbit_controller_get_journal (self->controller), "window");
  const char *flipped
      = checkbit_journal_get_value (checkbit_controller_get_journal (self->controller), "flipped");
  int width, height, maximized;

  if (size != NULL && sscanf (size, "%d %d %d", &width, &height, &maximized) == 3 && width > 0
      && height > 0)
    {
      gtk_window_set_default_size (GTK_WINDOW (self), width, height);
      if (maximized)
        gtk_window_maximize (GTK_WINDOW (self));
    }
  if (flipped != NULL)
    checkbit_board_set_flipped (self->board, *flipped == '1');
}

/* --- A game that comes back ----------------------------------------------------------------- */

typedef struct
{
  CheckbitWindow *window; /* owned */
  CheckbitPgnFile *pgn;   /* owned */
  guint index;
  char *stamp;
  guint64 record_id;
} Return;

static void
return_free (Return *back)
{
  g_object_unref (back->window);
  g_object_unref (back->pgn);
  g_free (back->stamp);
  g_free (back);
}

/* The file is listed: the game is of it again. Where another program has been at it meanwhile, that
 * is known before anything is written. */
static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Return *back = user_data;
  CheckbitWindow *self = back->window;
  gboolean listed = checkbit_pgn_file_load_finish (back->pgn, result, NULL);

  if (listed && !g_cancellable_is_cancelled (self->cancellable)
      && checkbit_game_get_record_id (self->game) == back->record_id)
    {
      checkbit_pgn_file_expect_stamp (back->pgn, back->stamp);
      checkbit_controller_set_document (self->controller,
                                        checkbit_document_new_game (back->pgn, back->index, NULL));
    }
  return_free (back);
}

/* A game of a file of games; any other file is known by its name alone. */
static void
restore_document (CheckbitWindow *self)
{
  GFile *file = checkbit_journal_get_file (checkbit_controller_get_journal (self->controller));
  const char *index
      = checkbit_journal_get_value (checkbit_controller_get_journal (self->controller), "game");
  Return *back;

  if (file == NULL)
    return;
  if (index != NULL)
    {
      back = g_new0 (Return, 1);
      back->window = g_object_ref (self);
      back->pgn = checkbit_pgn_file_new (file);
      back->index = (guint) g_ascii_strtoull (index, NULL, 10);
      back->stamp = g_strdup (
          checkbit_journal_get_value (checkbit_controller_get_journal (self->controller), "stamp"));
      back->record_id = checkbit_game_get_record_id (self->game);
      checkbit_pgn_file_load_async (back->pgn, self->cancellable, listed_cb, back);
    }
  else
    checkbit_controller_set_document (self->controller, checkbit_document_new (file, NULL));
}

/* A game that has no file is only here: it says so when it is back. */
static void
say_back (CheckbitWindow *self)
{
  if (checkbit_game_get_modified (self->game))
    checkbit_window_toast (self, _ ("This game was not saved: it is back as it was left"));
}

void
checkbit_window_keep (CheckbitWindow *self, CheckbitSession *session, CheckbitSavedGame *saved)
{
  gboolean back = saved != NULL;

  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (CHECKBIT_IS_SESSION (session));

  checkbit_controller_begin_journal (self->controller, session, saved);
  checkbit_window_keep_match (self);
  if (!back)
    {
      checkbit_controller_note_document (self->controller);
      return;
    }
  restore_geometry (self);
  restore_document (self);
  say_back (self);
  if (checkbit_controller_restore_setup (self->controller))
    checkbit_window_toast (self, _ ("The position that was being set up is back"));
}

/* --- Closing -------------------------------------------------------------------------------- */

/* Another window of the program, to say something in; NULL for none. */
static CheckbitWindow *
find_other (CheckbitWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != self && CHECKBIT_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

void
checkbit_window_end_journal (CheckbitWindow *self)
{
  gboolean keep = checkbit_controller_has_work (self->controller);
  CheckbitWindow *other = find_other (self);

  if (checkbit_controller_get_journal (self->controller) == NULL)
    return;
  if (keep)
    keep_geometry (self);
  checkbit_controller_end_journal (self->controller, keep);
  if (keep && !checkbit_close_guard_gives_up (self->guard) && other != NULL)
    checkbit_window_toast (
        other, _ ("The game of the closed window is kept: it is back at the next start"));
}

void
checkbit_window_init_session (CheckbitWindow *self)
{
  checkbit_window_init_kept_match (self);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (geometry_cb), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (geometry_cb), NULL);
  g_signal_connect (self, "notify::maximized", G_CALLBACK (geometry_cb), NULL);
  g_signal_connect_object (self->board, "notify::flipped", G_CALLBACK (geometry_cb), self,
                           G_CONNECT_SWAPPED);
}
