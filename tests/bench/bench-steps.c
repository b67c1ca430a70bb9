/* Stepping through a long game with a key held down: does every refresh of the display get its
 * frame?
 *
 *   bench-steps             on a display of its own: tests/lib/headless bench-steps
 *
 * The key is pressed once and repeated by the X server, a little faster than the display
 * refreshes, so that each frame has a new position to show; then forth again with another key. A
 * refresh is missed where no new frame has become ready since the one before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-window.h"

#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

#define PLIES 200
#define REFRESH_US (G_USEC_PER_SEC / 60)
#define PHASES 32
#define REPEAT_DELAY_MS 100
#define REPEAT_INTERVAL_MS 16
#define PATIENCE_US (20 * G_USEC_PER_SEC)

/* Without a window manager, the window must be given the keyboard here. */
static void
take_focus (BenchWindow *self, Display *display)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self->window));

  XSetInputFocus (display, gdk_x11_surface_get_xid (surface), RevertToParent, CurrentTime);
  XSync (display, False);
  bench_window_wait (self, 300);
  if (!gtk_window_is_active (GTK_WINDOW (self->window)))
    g_error ("the window does not get the keyboard");
}

static void
press_key (Display *display, KeySym key, gboolean down)
{
  XTestFakeKeyEvent (display, XKeysymToKeycode (display, key), down, CurrentTime);
  XFlush (display);
}

/* Holds a key until the game is at the ply where it leads. */
static void
hold_key (BenchWindow *self, Display *display, KeySym key, guint ply)
{
  CheckbitGame *game = checkbit_window_get_game (self->window);
  gint64 end = g_get_monotonic_time () + PATIENCE_US;

  press_key (display, key, TRUE);
  /* The delay before the key repeats is not measured. */
  bench_window_wait (self, REPEAT_DELAY_MS / 2);
  bench_window_forget (self);
  while (checkbit_node_get_ply (checkbit_game_get_current (game)) != ply)
    {
      if (g_get_monotonic_time () > end)
        g_error ("the key leads nowhere");
      g_main_context_iteration (NULL, TRUE);
    }
  press_key (display, key, FALSE);
}

/* The number of refreshes without a new frame, if the first refresh comes one phase after the first
 * frame. */
static guint
count_missed_at (GArray *frames, gint64 phase)
{
  gint64 first = g_array_index (frames, BenchFrame, 0).end, last_refresh = -1;
  guint missed = 0;

  for (guint i = 0; i < frames->len; i++)
    {
      gint64 refresh = (g_array_index (frames, BenchFrame, i).end - first + phase) / REFRESH_US;

      if (refresh > last_refresh + 1)
        missed += (guint) (refresh - last_refresh - 1);
      last_refresh = refresh;
    }
  return missed;
}

/* GTK follows the refreshes of a real display. A virtual display has none, so the best possible
 * phase is assumed. */
static guint
count_missed (GArray *frames)
{
  guint least = G_MAXUINT;

  for (int i = 0; i < PHASES; i++)
    {
      guint missed = count_missed_at (frames, REFRESH_US * i / PHASES);

      least = MIN (least, missed);
    }
  return least;
}

static void
print_frames (BenchWindow *self, const char *what)
{
  guint n = self->frames->len - 1;
  g_autofree double *intervals = g_new (double, n);
  g_autofree double *costs = g_new (double, n);
  g_autofree double *works = g_new (double, n);

  for (guint i = 0; i < n; i++)
    {
      const BenchFrame *frame = &g_array_index (self->frames, BenchFrame, i);

      intervals[i] = (double) (frame[1].begin - frame->begin) / 1000;
      costs[i] = (double) (frame->end - frame->begin) / 1000;
      works[i] = (double) frame->work / 1000;
    }
  g_print ("%s: %u frames, %u refreshes missed\n", what, n + 1, count_missed (self->frames));
  bench_print_times ("  from frame to frame", intervals, n);
  bench_print_times ("  cost of a frame", costs, n);
  bench_print_times ("    of the processor", works, n);
}

int
main (void)
{
  BenchWindow self;

  bench_window_open (&self);
  if (!GDK_IS_X11_DISPLAY (gdk_display_get_default ()))
    g_error ("keys can be held on an X display only");

  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  XkbSetAutoRepeatRate (display, XkbUseCoreKbd, REPEAT_DELAY_MS, REPEAT_INTERVAL_MS);
  take_focus (&self, display);
  bench_window_play (&self, PLIES);
  bench_window_wait (&self, 500);

  g_print ("%s, a game of %d plies\n", bench_window_get_renderer (&self), PLIES);
  hold_key (&self, display, XK_Page_Up, 0);
  print_frames (&self, "back");
  bench_window_wait (&self, 500);
  hold_key (&self, display, XK_Page_Down, PLIES);
  print_frames (&self, "forth");
  return 0;
}
