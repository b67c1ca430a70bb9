/* The driver's program: starts it, waits for it, ends it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* A little longer than a frame. */
#define FRAME_MS 18

/* How often a program that does not become idle is checked. */
#define MAX_LOOKS 100
#define MAX_TURNS 6

/* --- Waiting ---------------------------------------------------------------------------------- */

void
driver_pause_ms (guint ms)
{
  gint64 end = time_after (ms);
  do
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
  while (!time_is_up (end));
}

/* How a thread is: whether it sleeps, waiting for something to do, and how long it has worked. */
typedef struct
{
  gboolean asleep;
  guint64 worked_ns; /* 0 where the kernel does not tell */
} Thread;

/* A thread that has ended counts as asleep for good. */
static Thread
look_at_thread (Driver *self, const char *id)
{
  g_autofree char *folder = g_strdup_printf ("/proc/%u/task/%s", self->pid, id);
  g_autofree char *stat_path = g_build_filename (folder, "stat", NULL);
  g_autofree char *work_path = g_build_filename (folder, "schedstat", NULL);
  g_autofree char *stat = NULL, *work = NULL;
  Thread thread = { .asleep = TRUE };
  const char *end;

  /* "1 (name) S 2 …": the name may hold anything. */
  if (g_file_get_contents (stat_path, &stat, NULL, NULL) && (end = strrchr (stat, ')')) != NULL)
    thread.asleep = end[1] == ' ' && end[2] == 'S';
  if (g_file_get_contents (work_path, &work, NULL, NULL))
    thread.worked_ns = g_ascii_strtoull (work, NULL, 10);
  return thread;
}

/* The interface thread, which has the number of its process. */
static Thread
look_at_interface (Driver *self)
{
  char id[16];

  g_snprintf (id, sizeof id, "%u", self->pid);
  return look_at_thread (self, id);
}

gint64
driver_get_work_us (Driver *self)
{
  return (gint64) (look_at_interface (self).worked_ns / 1000);
}

/* Whether the program is idle for the length of a frame. */
static gboolean
is_quiet (Driver *self)
{
  guint64 before = look_at_interface (self).worked_ns;
  Thread now;

  driver_pause_ms (FRAME_MS);
  now = look_at_interface (self);
  return now.asleep && now.worked_ns == before;
}

void
driver_rest (Driver *self)
{
  driver_pause_ms (FRAME_MS);
  for (int i = 0; i < MAX_LOOKS && !look_at_interface (self).asleep; i++)
    driver_pause_ms (5);
}

void
driver_rest_briefly (Driver *self, guint ms)
{
  gint64 end = time_after (ms);

  driver_pause_ms (FRAME_MS);
  while (!look_at_interface (self).asleep && !time_is_up (end))
    driver_pause_ms (5);
}

void
driver_settle (Driver *self)
{
  gboolean quiet = FALSE;

  /* Something may move all the time, such as a cursor. */
  for (int i = 0; i < MAX_TURNS && !quiet; i++)
    {
      g_free (driver_ask_name (self, self->app));
      driver_rest (self);
      quiet = is_quiet (self);
    }
  driver_assert_alive (self);
}

void
driver_expect_written (Driver *self)
{
  gint64 end = time_patience ();
  g_autofree char *path = g_strdup_printf ("/proc/%u/task", self->pid);
  gboolean written = FALSE;

  driver_settle (self);
  while (!written)
    {
      g_autoptr (GDir) threads = g_dir_open (path, 0, NULL);
      const char *id;

      if (time_is_up (end))
        g_error ("the program does not come to rest");
      written = TRUE;
      while (threads != NULL && (id = g_dir_read_name (threads)) != NULL)
        written &= look_at_thread (self, id).asleep;
      driver_pause_ms (10);
    }
}

/* --- Its processes ---------------------------------------------------------------------------- */

/* Whether a process runs (not a zombie) and is a child of another. */
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
  gint64 end = time_patience ();
  guint pid;

  while ((pid = driver_get_child (self)) != 0)
    {
      if (time_is_up (end))
        g_error ("process %u is left behind", pid);
      driver_pause_ms (50);
    }
}

void
driver_expect_process_gone (guint pid)
{
  gint64 end = time_patience ();
  g_autofree char *path = g_strdup_printf ("/proc/%u", pid);

  while (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      if (time_is_up (end))
        g_error ("process %u is left behind", pid);
      driver_pause_ms (50);
    }
}

/* --- Starting and ending ---------------------------------------------------------------------- */

static void
wait_for_window (Driver *self)
{
  gint64 end = time_patience ();
  while (driver_top_window (self) == None || self->app == NULL)
    {
      driver_assert_alive (self);
      if (time_is_up (end))
        g_error ("no window came up %s", self->app == NULL ? "that AT-SPI knows" : "to be seen");
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

/* libatspi warns if a program that is just starting or ending does not answer: that is no error. */
static gboolean
is_fatal (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  return g_strcmp0 (domain, "dbind") != 0;
}

/* Each test starts with a new game, whatever the previous one left. */
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

/* The messages that end the program, in the syntax of G_DEBUG. */
static const char *fatal = "fatal-warnings";

void
driver_allow_warnings (void)
{
  fatal = "fatal-criticals";
}

Driver *
driver_start (const char *const *argv)
{
  forget_games ();
  return driver_start_again (argv);
}

/* An accessible found earlier may have disappeared since. */
static int
x_error_cb (Display *display, XErrorEvent *error)
{
  char text[100];

  if (error->error_code == BadWindow || error->error_code == BadMatch)
    return 0;
  XGetErrorText (display, error->error_code, text, sizeof text);
  g_error ("X: %s", text);
}

Driver *
driver_start_again (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  Driver *self = g_new0 (Driver, 1);
  g_test_log_set_fatal_handler (is_fatal, NULL);
  g_log_set_handler ("dbind", G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION,
                     be_silent, NULL);
  atspi_init ();
  atspi_set_timeout (PATIENCE_MS, PATIENCE_MS); /* a busy machine is slow to answer */
  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  XSetErrorHandler (x_error_cb);
  /* On a busy machine the server may see a key's release so late that it repeats the key. */
  XAutoRepeatOff (self->display);
  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "atspi", TRUE);
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", fatal, TRUE);
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
  driver_forget_heard (self);
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
  gint64 end = time_patience ();
  while (g_subprocess_get_identifier (self->process) != NULL)
    {
      if (time_is_up (end))
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
