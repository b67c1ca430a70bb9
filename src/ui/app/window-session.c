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

/* A game that has no file is only here: it says so when it is back. */
static void
say_back (CheckbitWindow *self)
{
  if (checkbit_game_get_modified (self->game))
    checkbit_notes_show (self->notes, _ ("This game was not saved: it is back as it was left"));
}

void
checkbit_window_keep (CheckbitWindow *self, CheckbitSession *session, CheckbitSavedGame *saved)
{
  gboolean back = saved != NULL;

  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (CHECKBIT_IS_SESSION (session));

  checkbit_controller_begin_journal (self->controller, session, saved);
  if (!back)
    return;
  restore_geometry (self);
  say_back (self);
  if (checkbit_controller_is_setting_up (self->controller))
    checkbit_notes_show (self->notes, _ ("The position that was being set up is back"));
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
    checkbit_notes_show (other->notes,
                         _ ("The game of the closed window is kept: it is back at the next start"));
}

void
checkbit_window_init_session (CheckbitWindow *self)
{
  g_signal_connect (self, "notify::default-width", G_CALLBACK (geometry_cb), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (geometry_cb), NULL);
  g_signal_connect (self, "notify::maximized", G_CALLBACK (geometry_cb), NULL);
  g_signal_connect_object (self->board, "notify::flipped", G_CALLBACK (geometry_cb), self,
                           G_CONNECT_SWAPPED);
}
