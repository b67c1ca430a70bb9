/* Tests of the guard of clicks: a layout between a press and its release.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* RTLD_NEXT, which C17 does not have. */
#define _GNU_SOURCE

#include "../ui-test.h"

#include <X11/extensions/XInput2.h>
#include <X11/extensions/XTest.h>
#include <dlfcn.h>

typedef struct
{
  Display *display; /* a hand of its own on the pointer */
  GtkWindow *window;
  guint n_pressed, n_released, n_cancelled;
} Fixture;

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
button (Fixture *fixture, gboolean down)
{
  XTestFakeButtonEvent (fixture->display, 1, down, 0);
  XSync (fixture->display, False);
}

static void
point_at (Fixture *fixture, int x, int y)
{
  XTestFakeMotionEvent (fixture->display, DefaultScreen (fixture->display), x, y, 0);
  XSync (fixture->display, False);
}

/* The window is at the corner of the display: nobody manages it. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *area = gtk_drawing_area_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  fixture->display = XOpenDisplay (NULL);
  g_assert_nonnull (fixture->display);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (count_cb), &fixture->n_pressed);
  g_signal_connect_swapped (click, "released", G_CALLBACK (count_cb), &fixture->n_released);
  g_signal_connect_swapped (click, "cancel", G_CALLBACK (count_cb), &fixture->n_cancelled);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (click));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (fixture->window, FALSE);
  gtk_window_set_default_size (fixture->window, 300, 200);
  gtk_window_set_child (fixture->window, area);
  ui_test_show (fixture->window);
  point_at (fixture, 150, 100);
  ui_test_run (100);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  point_at (fixture, 3000, 2000); /* over no window, for the next one */
  XCloseDisplay (fixture->display);
}

/* --- Instead of libXi's: while GTK asks where the pointer is, the button comes up ------------- */

static Fixture *asked;

Bool
XIQueryPointer (Display *display,
                int device,
                Window window,
                Window *root,
                Window *child,
                double *root_x,
                double *root_y,
                double *x,
                double *y,
                XIButtonState *buttons,
                XIModifierState *modifiers,
                XIGroupState *group)
{
  Bool (*query) (Display *, int, Window, Window *, Window *, double *, double *, double *, double *,
                 XIButtonState *, XIModifierState *, XIGroupState *);

  *(void **) &query = dlsym (RTLD_NEXT, "XIQueryPointer");
  if (asked != NULL)
    button (asked, FALSE);
  asked = NULL;

  return query (display, device, window, root, child, root_x, root_y, x, y, buttons, modifiers,
                group);
}

/* --- The tests -------------------------------------------------------------------------------- */

/* The widget under the pointer is laid out elsewhere, with its window. */
static void
test_layout (Fixture *fixture, gconstpointer data)
{
  GtkWidget *area = gtk_window_get_child (fixture->window);

  button (fixture, TRUE);
  ui_test_wait_for (fixture->n_pressed == 1);
  asked = fixture;
  gtk_widget_set_margin_top (area, 9);
  ui_test_run (400);
  gtk_widget_set_size_request (area, 400, 300);
  ui_test_wait_for (asked == NULL);
  ui_test_wait_for (fixture->n_released == 1);
  g_assert_cmpuint (fixture->n_cancelled, ==, 0);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add ("/press-guard/layout", Fixture, NULL, set_up, test_layout, tear_down);
  return g_test_run ();
}
