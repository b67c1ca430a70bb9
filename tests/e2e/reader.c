/* Orca, its speech server and its window manager.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "reader.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "../lib/test-time.h"
#include "speech.h"

/* Orca speaks about the window some time after it has started. */
#define SETTLED_US (2 * G_USEC_PER_SEC)
#define N_STARTS 3

struct _Reader
{
  char *folder; /* with a directory that comes first in PATH, and the server's socket */
  Speech *speech;
  GSubprocess *manager, *orca;
  guint forgotten; /* the number of texts already checked */
};

gboolean
reader_is_installed (void)
{
  static const char *const programs[] = { "orca", "openbox" };

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *path = g_find_program_in_path (programs[i]);
      if (path == NULL)
        return FALSE;
    }
  return TRUE;
}

/* --- What it says --------------------------------------------------------------------------------- */

void
reader_listen (Reader *self)
{
  self->forgotten = speech_get_n (self->speech);
}

char *
reader_dup_spoken (Reader *self)
{
  GString *spoken = g_string_new (NULL);

  for (guint i = self->forgotten; i < speech_get_n (self->speech); i++)
    {
      g_autofree char *text = speech_dup (self->speech, i);
      g_string_append_printf (spoken, "%s\n", text);
    }
  return g_string_free (spoken, FALSE);
}

/* Whether a sentence was spoken; it is then not checked again. Fails the test if another, if given,
 * was spoken before it. */
static gboolean
take (Reader *self, const char *sentence, const char *unwanted)
{
  for (guint i = self->forgotten; i < speech_get_n (self->speech); i++)
    {
      g_autofree char *text = speech_dup (self->speech, i);

      if (unwanted != NULL && strstr (text, unwanted) != NULL)
        g_error ("Orca said: %s", text);
      if (strstr (text, sentence) != NULL)
        {
          self->forgotten = i + 1;
          return TRUE;
        }
    }
  return FALSE;
}

void
reader_expect_without (Reader *self, const char *sentence, const char *unwanted)
{
  gint64 end = time_patience ();

  while (!take (self, sentence, unwanted))
    {
      if (time_is_up (end))
        {
          g_autofree char *spoken = reader_dup_spoken (self);
          g_error ("Orca did not say: %s\nIt said:\n%s", sentence, spoken);
        }
      g_usleep (20 * 1000);
    }
}

gboolean
reader_says (Reader *self, const char *sentence, guint ms)
{
  gint64 end = time_after (ms);
  gboolean said;

  while (!(said = take (self, sentence, NULL)) && !time_is_up (end))
    g_usleep (20 * 1000);
  return said;
}

void
reader_expect (Reader *self, const char *sentence)
{
  reader_expect_without (self, sentence, NULL);
}

/* --- Its programs --------------------------------------------------------------------------------- */

/* Orca would end Orcas on other displays, or exit in favor of them: so it must not find any. */
static void
hide_others (Reader *self)
{
  g_autofree char *pgrep = g_build_filename (self->folder, "pgrep", NULL);

  g_assert_true (g_file_set_contents (pgrep, "#!/bin/sh\nexit 1\n", -1, NULL));
  g_assert_true (g_chmod (pgrep, 0700) == 0);
}

static GSubprocess *
start (Reader *self, const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
      G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *path = g_strdup_printf ("%s:%s", self->folder, g_getenv ("PATH"));
  g_autofree char *address = g_strdup_printf ("unix_socket:%s/speech", self->folder);
  GSubprocess *process;

  g_subprocess_launcher_setenv (launcher, "PATH", path, TRUE);
  g_subprocess_launcher_setenv (launcher, "SPEECHD_ADDRESS", address, TRUE);
  /* A warning in one of these is not ours. */
  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");
  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  return process;
}

static int
ignore_error (Display *display, XErrorEvent *event)
{
  return 0; /* the window of a manager that has ended */
}

/* The window that a root window, or that window itself, names as the manager's; None for none. */
static Window
get_manager (Display *display, Window window)
{
  Atom property = XInternAtom (display, "_NET_SUPPORTING_WM_CHECK", False), type;
  unsigned long n = 0, rest;
  unsigned char *value = NULL;
  Window found = None;
  int format;

  if (XGetWindowProperty (display, window, property, 0, 1, False, XA_WINDOW, &type, &format, &n,
                          &rest, &value)
          == Success
      && n == 1)
    found = *(Window *) value;
  if (value != NULL)
    XFree (value);
  return found;
}

/* A window that comes up while the manager is starting may never be mapped. */
static void
wait_for_manager (void)
{
  Display *display = XOpenDisplay (NULL);
  XErrorHandler before;
  gint64 end = time_patience ();
  Window manager;

  g_assert_nonnull (display);
  before = XSetErrorHandler (ignore_error);
  while ((manager = get_manager (display, DefaultRootWindow (display))) == None
         || get_manager (display, manager) != manager)
    {
      if (time_is_up (end))
        g_error ("Openbox does not start");
      g_usleep (50 * 1000);
    }
  XSetErrorHandler (before);
  XCloseDisplay (display);
}

Reader *
reader_new (void)
{
  Reader *self = g_new0 (Reader, 1);
  g_autofree char *path = NULL;

  self->folder = g_dir_make_tmp ("checkbit-orca-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  hide_others (self);
  path = g_build_filename (self->folder, "speech", NULL);
  self->speech = speech_new (path);
  self->manager = start (self, (const char *const[]){ "openbox", "--sm-disable", NULL });
  wait_for_manager ();
  return self;
}

/* Ends Orca normally; otherwise other programs would wait for answers from a dead one. */
static void
end_process (GSubprocess **process)
{
  gint64 end = time_after (10 * 1000);

  if (*process == NULL)
    return;
  g_subprocess_send_signal (*process, SIGTERM);
  while (g_subprocess_get_identifier (*process) != NULL && !time_is_up (end))
    g_usleep (20 * 1000);
  g_subprocess_force_exit (*process);
  g_subprocess_wait (*process, NULL, NULL);
  g_clear_object (process);
}

/* Whether Orca has spoken of itself and of the window, and is silent again. */
static gboolean
has_settled (Reader *self)
{
  gint64 end = time_patience ();
  guint before, first = speech_get_n (self->speech);

  do
    {
      before = speech_get_n (self->speech);
      g_usleep (SETTLED_US);
      if (time_is_up (end) || g_subprocess_get_identifier (self->orca) == NULL)
        return FALSE;
    }
  while (before < first + 2 || speech_get_n (self->speech) != before);
  return TRUE;
}

/* On a busy machine it may end as it starts, or miss the window. */
void
reader_start (Reader *self)
{
  for (guint i = 0; i < N_STARTS; i++)
    {
      self->orca = start (self, (const char *const[]){ "orca", NULL });
      if (has_settled (self))
        {
          reader_listen (self);
          return;
        }
      end_process (&self->orca);
    }
  g_error ("Orca does not start");
}

void
reader_stop (Reader *self)
{
  g_autofree char *pgrep = g_build_filename (self->folder, "pgrep", NULL);

  end_process (&self->orca);
  end_process (&self->manager);
  speech_free (self->speech);
  g_remove (pgrep);
  g_rmdir (self->folder);
  g_free (self->folder);
  g_free (self);
}
