/* What a window remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-memory.h"

#include <glib/gi18n-lib.h>

#include "ui/base/links.h"
#include "ui/base/settings.h"

#define DEFAULT_WIDTH 1400
#define DEFAULT_HEIGHT 860

struct _CheckbitWindowMemory
{
  GObject parent_instance;

  CheckbitController *controller;
  GtkWindow *window; /* not owned */
  CheckbitBoard *board;
  CheckbitNotes *notes;
  GSettings *settings; /* NULL where there is no schema */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitWindowMemory, controller, checkbit_controller),
  CHECKBIT_WEAK_LINK ("window", CheckbitWindowMemory, window, gtk_window),
  CHECKBIT_LINK ("board", CheckbitWindowMemory, board, checkbit_board),
  CHECKBIT_LINK ("notes", CheckbitWindowMemory, notes, checkbit_notes),
  CHECKBIT_LINK ("settings", CheckbitWindowMemory, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitWindowMemory, checkbit_window_memory, G_TYPE_OBJECT)

static CheckbitJournal *
get_journal (CheckbitWindowMemory *self)
{
  return checkbit_controller_get_journal (self->controller);
}

/* --- The settings --------------------------------------------------------------------------- */

static void
restore_settings (CheckbitWindowMemory *self)
{
  gtk_window_set_default_size (
      self->window, checkbit_settings_get_int (self->settings, "window-width", DEFAULT_WIDTH),
      checkbit_settings_get_int (self->settings, "window-height", DEFAULT_HEIGHT));
  if (checkbit_settings_get_boolean (self->settings, "maximized", FALSE))
    gtk_window_maximize (self->window);
}

static void
save_settings (CheckbitWindowMemory *self)
{
  int width, height;

  gtk_window_get_default_size (self->window, &width, &height);
  checkbit_settings_set_int (self->settings, "window-width", width);
  checkbit_settings_set_int (self->settings, "window-height", height);
  checkbit_settings_set_boolean (self->settings, "maximized",
                                 gtk_window_is_maximized (self->window));
}

/* --- The journal ---------------------------------------------------------------------------- */

/* Stores the window's size and the board's orientation for when the game is reopened. */
static void
keep_geometry (CheckbitWindowMemory *self)
{
  g_autofree char *size = NULL;
  int width, height;

  if (get_journal (self) == NULL)
    return;
  gtk_window_get_default_size (self->window, &width, &height);
  size = g_strdup_printf ("%d %d %d", width, height, gtk_window_is_maximized (self->window));
  checkbit_journal_set_value (get_journal (self), "window", size);
  checkbit_journal_set_value (get_journal (self), "flipped",
                              checkbit_board_get_flipped (self->board) ? "1" : "0");
}

static void
restore_geometry (CheckbitWindowMemory *self)
{
  const char *size = checkbit_journal_get_value (get_journal (self), "window");
  const char *flipped = checkbit_journal_get_value (get_journal (self), "flipped");
  int width, height, maximized;

  if (size != NULL && sscanf (size, "%d %d %d", &width, &height, &maximized) == 3 && width > 0
      && height > 0)
    {
      gtk_window_set_default_size (self->window, width, height);
      if (maximized)
        gtk_window_maximize (self->window);
    }
  if (flipped != NULL)
    checkbit_board_set_flipped (self->board, *flipped == '1');
}

/* A game without a file exists only in the journal, so a note says that it is back. */
static void
note_restored (CheckbitWindowMemory *self)
{
  if (checkbit_game_get_modified (checkbit_controller_get_game (self->controller)))
    checkbit_notes_show (self->notes, _ ("Unsaved game restored"));
  if (checkbit_controller_get_setup (self->controller) != NULL)
    checkbit_notes_show (self->notes, _ ("Position set-up restored"));
}

void
checkbit_window_memory_begin (CheckbitWindowMemory *self,
                              CheckbitSession *session,
                              CheckbitSavedGame *saved)
{
  gboolean back = saved != NULL;

  g_return_if_fail (CHECKBIT_IS_WINDOW_MEMORY (self));
  g_return_if_fail (CHECKBIT_IS_SESSION (session));

  checkbit_controller_begin_journal (self->controller, session, saved);
  if (!back)
    return;
  restore_geometry (self);
  note_restored (self);
}

gboolean
checkbit_window_memory_end (CheckbitWindowMemory *self)
{
  gboolean keep, aside;

  g_return_val_if_fail (CHECKBIT_IS_WINDOW_MEMORY (self), FALSE);

  keep = checkbit_controller_has_work (self->controller) && get_journal (self) != NULL;
  aside = get_journal (self) != NULL && checkbit_journal_has_aside (get_journal (self));
  if (keep)
    keep_geometry (self);
  if (get_journal (self) != NULL)
    checkbit_controller_end_journal (self->controller, keep);
  save_settings (self);
  return keep || aside;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_window_memory_constructed (GObject *object)
{
  CheckbitWindowMemory *self = CHECKBIT_WINDOW_MEMORY (object);
  const struct
  {
    gpointer object;
    const char *signal;
  } events[] = {
    { self->window, "notify::default-width" },
    { self->window, "notify::default-height" },
    { self->window, "notify::maximized" },
    { self->board, "notify::flipped" },
  };

  G_OBJECT_CLASS (checkbit_window_memory_parent_class)->constructed (object);
  restore_settings (self);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (events[i].object, events[i].signal, G_CALLBACK (keep_geometry), self,
                             G_CONNECT_SWAPPED);
}

static void
checkbit_window_memory_class_init (CheckbitWindowMemoryClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_window_memory_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_window_memory_init (CheckbitWindowMemory *self)
{
}
