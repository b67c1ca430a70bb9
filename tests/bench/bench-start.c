/* Compares start to first frame, and memory, of this program with another one, in one run.
 *
 *   bench-start PROGRAM [PEER]     on a display of its own: tests/lib/headless bench-start …
 *
 * A program has shown its first frame when its window is on the display and holds a picture: more
 * than one color along a line where the board is. Memory is the proportional set (Pss) and the
 * peak resident set two seconds later. Runs are interleaved; medians and their ratio are printed.
 * GSK_RENDERER=cairo or gl makes both draw alike. Where Valgrind is there, the instructions to the
 * first frame are counted too (the median of three): nothing else that the machine does changes
 * those. CALLGRIND_OUT names a file for the profile of the first program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#define RUNS 9
#define COUNTS 3 /* a second frame may have begun before a program is ended */
#define SETTLE_US (2 * G_USEC_PER_SEC)
#define PATIENCE_US (20 * G_USEC_PER_SEC)
#define PATIENCE_COUNTED_US (300 * G_USEC_PER_SEC)

typedef struct
{
  double first_frame_ms[RUNS];
  double pss_mb[RUNS];
  double peak_mb[RUNS];
  double instructions; /* in millions; 0 if nothing counts them */
} Figures;

static int
ignore_error (Display *display, XErrorEvent *event)
{
  return 0; /* a window may disappear between two requests */
}

/* Whether a window shows a board: more than one color along a line through its lower half. Requests
 * only one line, not the whole picture, to cost neither program time. */
static gboolean
has_picture (Display *display, Window window)
{
  XWindowAttributes a;
  if (!XGetWindowAttributes (display, window, &a) || a.map_state != IsViewable || a.width < 100)
    return FALSE;
  XImage *image = XGetImage (display, window, a.width / 20, a.height * 5 / 8, a.width / 3, 1,
                             AllPlanes, ZPixmap);
  if (image == NULL)
    return FALSE;
  unsigned long first = XGetPixel (image, 0, 0);
  gboolean several = FALSE;
  for (int x = 1; x < image->width && !several; x++)
    several = XGetPixel (image, x, 0) != first;
  XDestroyImage (image);
  return several;
}

static gboolean
any_window_has_picture (Display *display)
{
  Window root, parent, *children = NULL;
  unsigned n = 0;
  gboolean found = FALSE;
  if (!XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children, &n))
    return FALSE;
  for (unsigned i = 0; i < n && !found; i++)
    found = has_picture (display, children[i]);
  XFree (children);
  return found;
}

/* A value in kB from a file of "Name:  123 kB" lines, in MB. */
static double
read_mb (const char *pid, const char *file, const char *name)
{
  g_autofree char *path = g_build_filename ("/proc", pid, file, NULL);
  g_autofree char *text = NULL;
  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  const char *line = strstr (text, name);
  return line != NULL ? g_ascii_strtod (line + strlen (name), NULL) / 1024 : 0;
}

static GSubprocess *
start (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_newv (
      argv, G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error);
  if (process == NULL)
    g_error ("%s", error->message);
  return process;
}

static void
await_picture (Display *display, const char *program, gint64 patience_us)
{
  gint64 start = g_get_monotonic_time ();
  while (!any_window_has_picture (display))
    {
      if (g_get_monotonic_time () - start > patience_us)
        g_error ("%s shows no window", program);
      g_usleep (1000);
    }
}

static void
end (Display *display, GSubprocess *process)
{
  g_subprocess_send_signal (process, SIGTERM);
  g_subprocess_wait (process, NULL, NULL);
  while (any_window_has_picture (display))
    g_usleep (1000);
}

static void
measure (Display *display, const char *program, Figures *figures, guint run)
{
  const char *argv[] = { program, NULL };
  gint64 begun = g_get_monotonic_time ();
  g_autoptr (GSubprocess) process = start (argv);
  await_picture (display, program, PATIENCE_US);
  figures->first_frame_ms[run] = (g_get_monotonic_time () - begun) / 1000.0;
  g_usleep (SETTLE_US);
  const char *pid = g_subprocess_get_identifier (process);
  figures->pss_mb[run] = read_mb (pid, "smaps_rollup", "Pss:");
  figures->peak_mb[run] = read_mb (pid, "status", "VmHWM:");
  end (display, process);
}

/* Callgrind's count, in millions: its file has a line "summary: N". */
static double
read_instructions (const char *path)
{
  g_autofree char *text = NULL;
  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  const char *line = strstr (text, "\nsummary: ");
  return line != NULL ? g_ascii_strtod (line + strlen ("\nsummary: "), NULL) / 1e6 : 0;
}

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static double
median_of (double *values, guint n)
{
  qsort (values, n, sizeof *values, compare_doubles);
  return values[n / 2];
}

static double
median (double *values)
{
  return median_of (values, RUNS);
}

/* Instructions of all threads until the first frame is displayed; KEEP is a file for the profile. 0
 * if they cannot be counted. */
static double
count (Display *display, const char *program, const char *keep)
{
  g_autofree char *valgrind = g_find_program_in_path ("valgrind");
  g_autofree char *folder = g_dir_make_tmp ("bench-start-XXXXXX", NULL);
  if (valgrind == NULL || folder == NULL)
    return 0;
  g_autofree char *file
      = keep != NULL ? g_strdup (keep) : g_build_filename (folder, "callgrind", NULL);
  g_autofree char *option = g_strconcat ("--callgrind-out-file=", file, NULL);
  const char *argv[] = { valgrind, "--tool=callgrind", option, program, NULL };
  g_autoptr (GSubprocess) process = start (argv);
  await_picture (display, program, PATIENCE_COUNTED_US);
  end (display, process);
  double instructions = read_instructions (file);
  if (keep == NULL)
    g_unlink (file);
  g_rmdir (folder);
  return instructions;
}

static double
count_often (Display *display, const char *program, const char *keep)
{
  double counts[COUNTS];

  for (guint i = 0; i < COUNTS; i++)
    counts[i] = count (display, program, keep);
  return median_of (counts, COUNTS);
}

static void
print_row (const char *what, const char *unit, double *ours, double *theirs)
{
  double a = median (ours);
  g_print ("%-22s %8.1f %s", what, a, unit);
  if (theirs != NULL)
    {
      double b = median (theirs);
      g_print ("   peer %8.1f %s   ratio %.2f", b, unit, a / b);
    }
  g_print ("\n");
}

static void
print_instructions (const Figures *ours, const Figures *theirs)
{
  g_print ("%-22s %8.0f M ", "instructions to it", ours->instructions);
  if (theirs != NULL && theirs->instructions > 0)
    g_print ("   peer %8.0f M    ratio %.2f", theirs->instructions,
             ours->instructions / theirs->instructions);
  g_print ("\n");
}

int
main (int argc, char *argv[])
{
  static Figures figures[2];
  int n = argc - 1;
  if (n < 1 || n > 2)
    {
      g_printerr ("usage: bench-start PROGRAM [PEER]\n");
      return 2;
    }
  Display *display = XOpenDisplay (NULL);
  if (display == NULL)
    g_error ("no display");
  XSetErrorHandler (ignore_error);
  for (guint run = 0; run < RUNS; run++)
    for (int i = 0; i < n; i++)
      measure (display, argv[i + 1], &figures[i], run);
  for (int i = 0; i < n; i++)
    figures[i].instructions
        = count_often (display, argv[i + 1], i == 0 ? g_getenv ("CALLGRIND_OUT") : NULL);

  g_print ("%s%s%s, median of %d\n", argv[1], n > 1 ? " beside " : "", n > 1 ? argv[2] : "", RUNS);
  print_row ("start to first frame", "ms", figures[0].first_frame_ms,
             n > 1 ? figures[1].first_frame_ms : NULL);
  print_row ("memory (Pss)", "MB", figures[0].pss_mb, n > 1 ? figures[1].pss_mb : NULL);
  if (figures[0].instructions > 0)
    print_instructions (&figures[0], n > 1 ? &figures[1] : NULL);
  print_row ("peak resident", "MB", figures[0].peak_mb, n > 1 ? figures[1].peak_mb : NULL);
  XCloseDisplay (display);
  return 0;
}
