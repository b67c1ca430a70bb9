/* The driver's input: points, clicks, drags and types with XTest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <X11/XKBlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

#define PRESSED_MS 18 /* of a click: a frame */

/* --- Windows ---------------------------------------------------------------------------------- */

/* Whether a window is visible, and whether it is a popup, as requested. */
static gboolean
is_shown (Driver *self, Window window, gboolean popup)
{
  XWindowAttributes attributes;
  return XGetWindowAttributes (self->display, window, &attributes)
         && attributes.map_state == IsViewable && !attributes.override_redirect == !popup
         && attributes.width > 10;
}

/* Whether a window manager manages a window. */
static gboolean
is_managed (Driver *self, Window window)
{
  Atom state = XInternAtom (self->display, "WM_STATE", False), type = None;
  unsigned long n, left;
  unsigned char *value = NULL;
  int format;

  XGetWindowProperty (self->display, window, state, 0, 0, False, AnyPropertyType, &type, &format, &n,
                      &left, &value);
  if (value != NULL)
    XFree (value);
  return type != None;
}

/* The window inside a window manager's frame, or the window itself. */
static Window
find_framed (Driver *self, Window frame)
{
  Window root, parent, *children = NULL, framed = frame;
  unsigned n = 0;

  if (is_managed (self, frame)
      || !XQueryTree (self->display, frame, &root, &parent, &children, &n))
    return frame;
  for (unsigned i = 0; i < n && framed == frame; i++)
    if (is_managed (self, children[i]))
      framed = children[i];
  if (children != NULL)
    XFree (children);
  return framed;
}

/* The topmost window of a kind; None as long as there is none. */
static Window
find_window (Driver *self, gboolean popup)
{
  Window root, parent, *children = NULL, top = None;
  unsigned n = 0;
  if (!XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent, &children, &n))
    return None;
  for (unsigned i = n; i-- > 0 && top == None;)
    {
      Window window = find_framed (self, children[i]);
      if (is_shown (self, window, popup))
        top = window;
    }
  XFree (children);
  return top;
}

/* The topmost window that can have the keyboard. */
Window
driver_top_window (Driver *self)
{
  return find_window (self, FALSE);
}

gboolean
driver_has_popup (Driver *self)
{
  return find_window (self, TRUE) != None;
}

void
driver_expect_popup (Driver *self, gboolean open)
{
  gint64 end = time_patience ();

  while (driver_has_popup (self) != open)
    {
      driver_assert_alive (self);
      if (time_is_up (end))
        {
          driver_print_shown (self);
          g_error ("no popup has %s", open ? "opened" : "closed");
        }
      driver_pause_ms (20);
    }
}

/* Raises the window itself because most tests have no window manager; where one runs, it has done
 * so already. */
void
driver_focus_top_window (Driver *self)
{
  Window focus, top = driver_top_window (self);
  int revert;
  XGetInputFocus (self->display, &focus, &revert);
  if (top == None || top == focus)
    return;
  XSetInputFocus (self->display, top, RevertToPointerRoot, CurrentTime);
  XSync (self->display, False);
  driver_settle (self);
}

/* --- Pointer and keys ------------------------------------------------------------------------- */

static void
move_to (Driver *self, int x, int y)
{
  XTestFakeMotionEvent (self->display, DefaultScreen (self->display), x, y, 0);
  XSync (self->display, False);
  self->pointer_x = x;
  self->pointer_y = y;
}

static void
press_button (Driver *self, guint button, gboolean down)
{
  XTestFakeButtonEvent (self->display, button, down, 0);
  XSync (self->display, False);
}

static void
press (Driver *self, gboolean down)
{
  press_button (self, 1, down);
}

/* AT-SPI gives positions within a window; X knows where the window is. */
static void
to_display (Driver *self, int *x, int *y)
{
  Window child;
  XTranslateCoordinates (self->display, driver_top_window (self), DefaultRootWindow (self->display),
                         *x, *y, x, y, &child);
}

/* Waits until an accessible no longer moves and can be used, as a person does before clicking: a
 * layout may be in progress. (transfer full) */
static AtspiAccessible *
wait_until_still (Driver *self, const char *spec, int *x, int *y)
{
  autounref AtspiAccessible *node = driver_find_or_fail (self, spec);
  gint64 end = time_patience ();
  driver_place_of (node, x, y);
  for (int still = 0; still < 3; still++)
    {
      int last_x = *x, last_y = *y;
      driver_rest (self);
      driver_place_of (node, x, y);
      if ((*x != last_x || *y != last_y || driver_is_busy (node)) && !time_is_up (end))
        still = -1;
    }
  return g_steal_pointer (&node);
}

void
driver_find_on_display (Driver *self, const char *spec, int *x, int *y)
{
  g_object_unref (wait_until_still (self, spec, x, y));
  to_display (self, x, y);
}

static void
point_at_place (Driver *self, int x, int y)
{
  to_display (self, &x, &y);
  move_to (self, x, y);
  driver_settle (self);
}

/* While it waits for a busy X server, a program may have a layout pending: if the target has moved
 * by the time the pointer arrives, point at it again. */
static void
point_at (Driver *self, const char *spec)
{
  gint64 end = time_patience ();
  int x, y, last_x, last_y;
  driver_focus_top_window (self);
  driver_settle (self); /* widgets shown or hidden may still move others */
  autounref AtspiAccessible *node = wait_until_still (self, spec, &x, &y);
  do
    {
      last_x = x;
      last_y = y;
      point_at_place (self, x, y);
    }
  while (driver_find_place (node, &x, &y) && (x != last_x || y != last_y) && !time_is_up (end));
}

/* The server gets all events of a key at once, when they are synced: one held down meanwhile by a
 * busy machine would repeat. */
static void
key_event (Driver *self, KeySym keysym, gboolean down)
{
  KeyCode code = XKeysymToKeycode (self->display, keysym);
  g_assert_cmpuint (code, !=, 0);
  XTestFakeKeyEvent (self->display, code, down, 0);
}

static void
tap (Driver *self, KeySym keysym, gboolean shift)
{
  if (shift)
    key_event (self, XK_Shift_L, TRUE);
  key_event (self, keysym, TRUE);
  key_event (self, keysym, FALSE);
  if (shift)
    key_event (self, XK_Shift_L, FALSE);
}

/* --- What a person does ----------------------------------------------------------------------- */

void
driver_click (Driver *self, const char *name)
{
  point_at (self, name);
  press (self, TRUE);
  driver_pause_ms (PRESSED_MS);
  press (self, FALSE);
  driver_rest (self);
}

/* Clicks as a person does. Waits only one frame while the button is down, not for the program:
 * GTK's lists ignore a click held longer than the double-click time, and a busy machine is slow. */
void
driver_click_at_once (Driver *self, const char *name)
{
  point_at (self, name);
  press (self, TRUE);
  press (self, FALSE);
}

void
driver_double_click (Driver *self, const char *name)
{
  point_at (self, name);
  /* Sends all events at once, without delays: a pause between the clicks, or a server kept busy by
   * others, would make two single clicks of them. */
  for (int i = 0; i < 4; i++)
    XTestFakeButtonEvent (self->display, 1, i % 2 == 0, 0);
  XSync (self->display, False);
  driver_rest (self);
}

static void
turn_wheel (Driver *self, const char *name, guint button, guint notches)
{
  point_at (self, name);
  for (guint i = 0; i < notches; i++)
    {
      press_button (self, button, TRUE);
      press_button (self, button, FALSE);
      driver_rest (self);
    }
  driver_settle (self);
}

void
driver_scroll_down (Driver *self, const char *name, guint notches)
{
  turn_wheel (self, name, 5, notches);
}

void
driver_scroll_up (Driver *self, const char *name, guint notches)
{
  turn_wheel (self, name, 4, notches);
}

void
driver_hover (Driver *self, const char *name)
{
  point_at (self, name);
}

void
driver_drag (Driver *self, const char *from, const char *to)
{
  int x, y;
  driver_find_on_display (self, to, &x, &y);
  point_at (self, from);
  press (self, TRUE);
  driver_rest (self);
  move_to (self, (self->pointer_x + x) / 2, (self->pointer_y + y) / 2 + 8);
  driver_rest (self);
  move_to (self, x, y);
  driver_rest (self);
  press (self, FALSE);
  driver_rest (self);
}

static KeySym
find_modifier (const char *name)
{
  if (g_strcmp0 (name, "ctrl") == 0)
    return XK_Control_L;
  if (g_strcmp0 (name, "alt") == 0)
    return XK_Alt_L;
  return g_strcmp0 (name, "shift") == 0 ? XK_Shift_L : NoSymbol;
}

void
driver_drag_second (Driver *self, const char *from, const char *to, const char *modifier)
{
  KeySym held = find_modifier (modifier);
  int x, y;

  driver_find_on_display (self, to, &x, &y);
  point_at (self, from);
  if (held != NoSymbol)
    key_event (self, held, TRUE);
  press_button (self, 3, TRUE);
  driver_rest (self);
  move_to (self, (self->pointer_x + x) / 2, (self->pointer_y + y) / 2);
  driver_rest (self);
  move_to (self, x, y);
  driver_rest (self);
  press_button (self, 3, FALSE);
  if (held != NoSymbol)
    key_event (self, held, FALSE);
  XSync (self->display, False);
  driver_rest (self);
}

void
driver_drag_across (Driver *self, const char *from, const char *to)
{
  int x, y;

  driver_find_on_display (self, to, &x, &y);
  point_at (self, from);
  press (self, TRUE);
  driver_pause_ms (50);
  for (int step = 1; step <= 5; step++)
    {
      move_to (self, self->pointer_x + (x - self->pointer_x) * step / 5,
               self->pointer_y + (y - self->pointer_y) * step / 5);
      driver_pause_ms (100);
    }
  driver_settle (self); /* what is let go before the desktop has answered the last motion is lost */
  press (self, FALSE);
  driver_pause_ms (100);
}

void
driver_key_at_once (Driver *self, const char *key)
{
  static const struct
  {
    const char *name;
    KeySym keysym;
  } modifiers[] = { { "ctrl", XK_Control_L }, { "shift", XK_Shift_L }, { "alt", XK_Alt_L } };
  g_auto (GStrv) parts = g_strsplit (key, "+", -1);
  guint n = g_strv_length (parts);

  driver_focus_top_window (self);
  for (guint i = 0; i + 1 < n; i++)
    for (guint m = 0; m < G_N_ELEMENTS (modifiers); m++)
      if (g_str_equal (parts[i], modifiers[m].name))
        key_event (self, modifiers[m].keysym, TRUE);
  tap (self, XStringToKeysym (parts[n - 1]), FALSE);
  for (guint i = n - 1; i-- > 0;)
    for (guint m = 0; m < G_N_ELEMENTS (modifiers); m++)
      if (g_str_equal (parts[i], modifiers[m].name))
        key_event (self, modifiers[m].keysym, FALSE);
  XSync (self->display, False);
}

void
driver_key (Driver *self, const char *key)
{
  driver_key_at_once (self, key);
  driver_rest (self);
}

void
driver_type (Driver *self, const char *text)
{
  driver_focus_top_window (self);
  for (const char *p = text; *p != '\0'; p++)
    {
      KeySym keysym = (KeySym) (guchar) *p; /* Latin-1 keysyms are their characters */
      KeyCode code = XKeysymToKeycode (self->display, keysym);
      g_assert_cmpuint (code, !=, 0);
      tap (self, keysym, XkbKeycodeToKeysym (self->display, code, 0, 0) != keysym);
      XSync (self->display, False);
      driver_pause_ms (2);
    }
  driver_rest (self);
}
