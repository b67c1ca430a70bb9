/* The driver's program: starts it, waits for it, ends it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* --- Waiting ---------------------------------------------------------------------------------- */

void
driver_pause_ms (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * 1000;
  do
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
  while (g_get_monotonic_time () < end);
}

void
driver_settle (Driver *self)
{
  /* Once for what is under way, once for what came of it, and a frame or two to show that. */
  for (int i = 0; i < 2; i++)
    {
      g_free (driver_ask_name (self, self->app));
      driver_pause_ms (60);
    }
  driver_assert_alive (self);
}

/* --- Its processes ---------------------------------------------------------------------------- */

/* Whether a process that runs, and is no zombie, was started by another. */
static gboolean
is_child (const char *pid, guint parent)
{
  g_autofree char *path = g_build_filename ("/proc", pid, "stat", NULL);
  g_autofree char *text = NULL;
  const char *end;

  /* "1 (name) S 2 …": the name may hold anything. */
  if (!g_file_get_contents (path, &text, NULL, NULL) || (end = strrchr (text, ')')) == NULL)
    return FALSE;
  return end[2] != 'Z' && g_ascii_strtoull (end + 3, NULL, 10) == parent;
}

guint
driver_get_child (Driver *self)
{
  g_autoptr (GDir) processes = g_dir_open ("/proc", 0, NULL);
  const char *name;

  while (processes != NULL && (name = g_dir_read_name (processes)) != NULL)
    if (g_ascii_isdigit (*name) && is_child (name, self->pid))
      return (guint) g_ascii_strtoull (name, NULL, 10);
  return 0;
}

void
driver_expect_no_children (Driver *self)
{
  gint64 end = g_get_monotonic_time () + 2 * DRIVER_PATIENCE;
  guint pid;

  while ((pid = driver_get_child (self)) != 0)
    {
      if (g_get_monotonic_time () > end)
        g_error ("process %u is left behind", pid);
      driver_pause_ms (50);
    }
}

void
driver_expect_process_gone (guint pid)
{
  gint64 end = g_get_monotonic_time () + 2 * DRIVER_PATIENCE;
  g_autofree char *path = g_strdup_printf ("/proc/%u", pid);

  while (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      if (g_get_monotonic_time () > end)
        g_error ("process %u is left behind", pid);
      driver_pause_ms (50);
    }
}

/* --- Starting and ending ---------------------------------------------------------------------- */

static void
wait_for_window (Driver *self)
{
  gint64 end = g_get_monotonic_time () + 3 * DRIVER_PATIENCE;
  while (driver_top_window (self) == None || self->app == NULL)
    {
      driver_assert_alive (self);
      if (g_get_monotonic_time () > end)
        g_error ("no window came up");
      driver_pause_ms (50);
      if (self->app == NULL)
        self->app = driver_find_app (self->pid);
    }
  atspi_accessible_set_cache_mask (self->app, ATSPI_CACHE_NONE);
  driver_focus_top_window (self);
  driver_settle (self);
}

static void
be_silent (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
}

/* libatspi warns of what a program that is just starting or ending does not answer: no fault of
 * ours. */
static gboolean
is_fatal (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  return g_strcmp0 (domain, "dbind") != 0;
}

/* A test begins with a new game, whatever the one before it has left behind. */
static void
forget_games (void)
{
  const char *state = g_getenv ("XDG_STATE_HOME");
  g_autofree char *path = g_build_filename (state != NULL ? state : "", "checkbit", "games", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *game = g_build_filename (path, name, NULL);
      g_remove (game);
    }
}

Driver *
driver_start (const char *const *argv)
{
  forget_games ();
  return driver_start_again (argv);
}

Driver *
driver_start_again (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  Driver *self = g_new0 (Driver, 1);
  g_test_log_set_fatal_handler (is_fatal, NULL);
  g_log_set_handler ("dbind",
                     G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION,
                     be_silent, NULL);
  atspi_init ();
  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "atspi", TRUE);
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "fatal-warnings", TRUE);
  self->process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  self->pid = (guint) g_ascii_strtoull (g_subprocess_get_identifier (self->process), NULL, 10);
  wait_for_window (self);
  return self;
}

static void
driver_free (Driver *self)
{
  driver_forget_focus (self);
  g_clear_object (&self->app);
  g_clear_object (&self->process);
  XCloseDisplay (self->display);
  g_free (self);
}

void
driver_stop (Driver *self)
{
  g_autoptr (GError) error = NULL;
  if (g_subprocess_get_identifier (self->process) != NULL)
    g_subprocess_send_signal (self->process, SIGTERM);
  g_subprocess_wait (self->process, NULL, &error);
  g_assert_no_error (error);
  if (g_subprocess_get_if_signaled (self->process))
    g_assert_cmpint (g_subprocess_get_term_sig (self->process), ==, SIGTERM);
  else
    g_assert_cmpint (g_subprocess_get_exit_status (self->process), ==, 0);
  driver_free (self);
}

void
driver_kill (Driver *self)
{
  g_subprocess_force_exit (self->process);
  g_subprocess_wait (self->process, NULL, NULL);
  driver_free (self);
}

guint
driver_get_pid (Driver *self)
{
  return self->pid;
}

void
driver_expect_end (Driver *self)
{
  gint64 end = g_get_monotonic_time () + DRIVER_PATIENCE;
  while (g_subprocess_get_identifier (self->process) != NULL)
    {
      if (g_get_monotonic_time () > end)
        g_error ("the program does not end");
      driver_pause_ms (30);
    }
  g_assert_true (g_subprocess_get_successful (self->process));
  driver_free (self);
}

void
driver_assert_alive (Driver *self)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  if (g_subprocess_get_identifier (self->process) == NULL)
    g_error ("the program has ended");
}
