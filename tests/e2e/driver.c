/* Drives a program through AT-SPI (to find things) and XTest (to act on them).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"

#include <glib/gstdio.h>

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <atspi/atspi.h>
#include <gio/gio.h>
#include <signal.h>
#include <string.h>

#define PATIENCE (10 * G_USEC_PER_SEC)
#define MAX_DEPTH 60

/* Older libatspi has no g_autoptr() support for its types. */
#define autounref __attribute__ ((cleanup (unref_cleanup)))

static void
unref_cleanup (void *location)
{
  g_clear_object ((GObject **) location);
}

struct _Driver
{
  GSubprocess *process;
  guint pid;
  Display *display;
  AtspiAccessible *app;
  int pointer_x, pointer_y;
  DriverBeat beat;
};

/* --- Waiting ---------------------------------------------------------------------------------- */

static void
pause_ms (guint ms)
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

/* --- The accessible tree ---------------------------------------------------------------------- */

typedef gboolean (*Visitor) (AtspiAccessible *node, const char *name, gpointer data);

/* The processor time of the interface thread, which has the number of its process. */
static gint64
get_work_us (Driver *self)
{
  g_autofree char *path = g_strdup_printf ("/proc/%u/task/%u/schedstat", self->pid, self->pid);
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  return g_ascii_strtoll (text, NULL, 10) / 1000;
}

/* Asks for a name, and keeps how long the answer took. (transfer full) */
static char *
ask_name (Driver *self, AtspiAccessible *node)
{
  gint64 work = get_work_us (self), start = g_get_monotonic_time ();
  char *name = atspi_accessible_get_name (node, NULL);

  self->beat.waited_us = MAX (self->beat.waited_us, g_get_monotonic_time () - start);
  self->beat.worked_us = MAX (self->beat.worked_us, get_work_us (self) - work);
  self->beat.n++;
  return name;
}

/* Visits every node below in tree order until the visitor answers TRUE; answers whether one did. */
static gboolean
walk (Driver *self, AtspiAccessible *node, int depth, Visitor visitor, gpointer data)
{
  g_autofree char *name = ask_name (self, node);
  if (name != NULL && visitor (node, name, data))
    return TRUE;
  if (depth == MAX_DEPTH)
    return FALSE;
  int n = atspi_accessible_get_child_count (node, NULL);
  for (int i = 0; i < n; i++)
    {
      autounref AtspiAccessible *child = atspi_accessible_get_child_at_index (node, i, NULL);
      if (child != NULL && walk (self, child, depth + 1, visitor, data))
        return TRUE;
    }
  return FALSE;
}

static AtspiAccessible *
find_app (guint pid)
{
  autounref AtspiAccessible *desktop = atspi_get_desktop (0);
  int n = atspi_accessible_get_child_count (desktop, NULL);
  for (int i = 0; i < n; i++)
    {
      autounref AtspiAccessible *app = atspi_accessible_get_child_at_index (desktop, i, NULL);
      if (app != NULL && atspi_accessible_get_process_id (app, NULL) == pid)
        return g_steal_pointer (&app);
    }
  return NULL;
}

typedef struct
{
  char *role;
  char *name;
  gboolean prefix;
  gboolean last;
  AtspiAccessible *found;
} Query;

static void
query_init (Query *query, const char *spec)
{
  *query = (Query){ .last = g_str_has_prefix (spec, "last ") };
  if (query->last)
    spec += strlen ("last ");
  const char *colon = strchr (spec, ':');
  if (colon != NULL && colon[1] == ' ')
    colon = NULL; /* a sentence's, not a role's */
  if (colon != NULL)
    query->role = g_strndup (spec, colon - spec);
  query->name = g_strdup (colon != NULL ? colon + 1 : spec);
  query->prefix = g_str_has_suffix (query->name, "*");
  if (query->prefix)
    query->name[strlen (query->name) - 1] = '\0';
}

static void
query_clear (Query *query)
{
  g_free (query->role);
  g_free (query->name);
  g_clear_object (&query->found);
}

static gboolean
name_fits (const Query *query, const char *name)
{
  if (!query->prefix)
    return g_str_equal (name, query->name);
  if (*query->name == '\0')
    return TRUE;
  return g_str_has_prefix (name, query->name) && !g_ascii_isalnum (name[strlen (query->name)]);
}

static gboolean
role_fits (const Query *query, AtspiAccessible *node)
{
  if (query->role == NULL)
    return TRUE;
  g_autofree char *role = atspi_accessible_get_role_name (node, NULL);
  return role != NULL && strstr (role, query->role) != NULL;
}

/* GTK 4.8 tells what is visible, not what is showing: that has a size too. */
static gboolean
is_showing (AtspiAccessible *node)
{
  autounref AtspiStateSet *states = atspi_accessible_get_state_set (node);
  autounref AtspiComponent *component = atspi_accessible_get_component_iface (node);
  if (!atspi_state_set_contains (states, ATSPI_STATE_VISIBLE) || component == NULL)
    return FALSE;
  AtspiRect *box = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  gboolean has_size = box != NULL && box->width > 0 && box->height > 0;
  g_free (box);
  return has_size;
}

static gboolean
match_cb (AtspiAccessible *node, const char *name, gpointer data)
{
  Query *query = data;
  if (!name_fits (query, name) || !role_fits (query, node) || !is_showing (node))
    return FALSE;
  g_set_object (&query->found, node);
  return !query->last;
}

/* (transfer full), or NULL where nothing of that name shows by the time patience ends. */
static AtspiAccessible *
find (Driver *self, const char *spec, gint64 patience)
{
  Query query;
  gint64 end = g_get_monotonic_time () + patience;
  query_init (&query, spec);
  while (!walk (self, self->app, 0, match_cb, &query) && query.found == NULL
         && g_get_monotonic_time () < end)
    pause_ms (50);
  AtspiAccessible *found = g_steal_pointer (&query.found);
  query_clear (&query);
  return found;
}

static AtspiAccessible *
find_or_fail (Driver *self, const char *spec)
{
  AtspiAccessible *node = find (self, spec, PATIENCE);
  driver_assert_alive (self);
  if (node == NULL)
    g_error ("nothing named '%s' is showing", spec);
  return node;
}

DriverBeat
driver_take_beat (Driver *self)
{
  DriverBeat beat = self->beat;

  self->beat = (DriverBeat){ 0 };
  return beat;
}

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
  gint64 end = g_get_monotonic_time () + 2 * PATIENCE;
  guint pid;

  while ((pid = driver_get_child (self)) != 0)
    {
      if (g_get_monotonic_time () > end)
        g_error ("process %u is left behind", pid);
      pause_ms (50);
    }
}

void
driver_expect_process_gone (guint pid)
{
  gint64 end = g_get_monotonic_time () + 2 * PATIENCE;
  g_autofree char *path = g_strdup_printf ("/proc/%u", pid);

  while (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      if (g_get_monotonic_time () > end)
        g_error ("process %u is left behind", pid);
      pause_ms (50);
    }
}

void
driver_settle (Driver *self)
{
  /* Once for what is under way, once for what came of it, and a frame or two to show that. */
  for (int i = 0; i < 2; i++)
    {
      g_free (ask_name (self, self->app));
      pause_ms (60);
    }
  driver_assert_alive (self);
}

/* The centre of a node in its window. */
static void
get_place (AtspiAccessible *node, int *x, int *y)
{
  autounref AtspiComponent *component = atspi_accessible_get_component_iface (node);
  g_assert_nonnull (component);
  AtspiRect *box = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  g_assert_nonnull (box);
  *x = box->x + box->width / 2;
  *y = box->y + box->height / 2;
  g_free (box);
}

/* --- Windows ---------------------------------------------------------------------------------- */

/* Whether a window is to be seen, and is a popup or is none. */
static gboolean
is_shown (Driver *self, Window window, gboolean popup)
{
  XWindowAttributes attributes;
  return XGetWindowAttributes (self->display, window, &attributes)
         && attributes.map_state == IsViewable && !attributes.override_redirect == !popup
         && attributes.width > 10;
}

/* The topmost window of a kind; None while there is none. */
static Window
find_window (Driver *self, gboolean popup)
{
  Window root, parent, *children = NULL, top = None;
  unsigned n = 0;
  if (!XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent, &children, &n))
    return None;
  for (unsigned i = n; i-- > 0 && top == None;)
    if (is_shown (self, children[i], popup))
      top = children[i];
  XFree (children);
  return top;
}

/* The topmost window that can have the keyboard. */
static Window
top_window (Driver *self)
{
  return find_window (self, FALSE);
}

void
driver_expect_popup (Driver *self, gboolean open)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while ((find_window (self, TRUE) != None) != open)
    {
      driver_assert_alive (self);
      if (g_get_monotonic_time () > end)
        g_error ("no popup has %s", open ? "opened" : "closed");
      pause_ms (20);
    }
}

/* There is no window manager here to do this. */
static void
focus_top_window (Driver *self)
{
  Window focus, top = top_window (self);
  int revert;
  XGetInputFocus (self->display, &focus, &revert);
  if (top == None || top == focus)
    return;
  XSetInputFocus (self->display, top, RevertToPointerRoot, CurrentTime);
  XSync (self->display, False);
  pause_ms (100);
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

/* The centre of an accessible on the display: AT-SPI says where it is in its window, X where that
 * is. */
static void
get_centre (Driver *self, const char *spec, int *x, int *y)
{
  autounref AtspiAccessible *node = find_or_fail (self, spec);
  Window child;
  int last_x, last_y;
  get_place (node, x, y);
  /* A person points at what stands still: a layout may be under way. */
  do
    {
      last_x = *x;
      last_y = *y;
      pause_ms (30);
      get_place (node, x, y);
    }
  while (*x != last_x || *y != last_y);
  XTranslateCoordinates (self->display, top_window (self), DefaultRootWindow (self->display),
                         *x, *y, x, y, &child);
}

static void
point_at (Driver *self, const char *spec)
{
  int x, y;
  focus_top_window (self);
  get_centre (self, spec, &x, &y);
  move_to (self, x, y);
  pause_ms (20);
}

static void
key_event (Driver *self, KeySym keysym, gboolean down)
{
  KeyCode code = XKeysymToKeycode (self->display, keysym);
  g_assert_cmpuint (code, !=, 0);
  XTestFakeKeyEvent (self->display, code, down, 0);
  XSync (self->display, False);
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

/* --- Starting and ending ---------------------------------------------------------------------- */

static void
wait_for_window (Driver *self)
{
  gint64 end = g_get_monotonic_time () + 3 * PATIENCE;
  while (top_window (self) == None || self->app == NULL)
    {
      driver_assert_alive (self);
      if (g_get_monotonic_time () > end)
        g_error ("no window came up");
      pause_ms (50);
      if (self->app == NULL)
        self->app = find_app (self->pid);
    }
  atspi_accessible_set_cache_mask (self->app, ATSPI_CACHE_NONE);
  focus_top_window (self);
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
  gint64 end = g_get_monotonic_time () + PATIENCE;
  while (g_subprocess_get_identifier (self->process) != NULL)
    {
      if (g_get_monotonic_time () > end)
        g_error ("the program does not end");
      pause_ms (30);
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

/* --- What a person sees and does -------------------------------------------------------------- */

gboolean
driver_has (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = find (self, name, 0);
  return node != NULL;
}

void
driver_expect (Driver *self, const char *name)
{
  g_object_unref (find_or_fail (self, name));
}

void
driver_expect_gone (Driver *self, const char *name)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  while (driver_has (self, name))
    {
      if (g_get_monotonic_time () > end)
        g_error ("'%s' is still showing", name);
      pause_ms (50);
    }
}

char *
driver_name (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = find_or_fail (self, name);
  return atspi_accessible_get_name (node, NULL);
}

char *
driver_text (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = find_or_fail (self, name);
  autounref AtspiText *text = atspi_accessible_get_text_iface (node);
  g_assert_nonnull (text);
  return atspi_text_get_text (text, 0, atspi_text_get_character_count (text, NULL), NULL);
}

void
driver_expect_text (Driver *self, const char *name, const char *text)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  g_autofree char *now = driver_text (self, name);
  while (g_strcmp0 (now, text) != 0 && g_get_monotonic_time () < end)
    {
      pause_ms (30);
      g_free (now);
      now = driver_text (self, name);
    }
  g_assert_cmpstr (now, ==, text);
}

void
driver_expect_text_change (Driver *self, const char *name, char **text)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  g_autofree char *now = driver_text (self, name);
  while (g_strcmp0 (now, *text) == 0 && g_get_monotonic_time () < end)
    {
      pause_ms (30);
      g_free (now);
      now = driver_text (self, name);
    }
  g_assert_cmpstr (now, !=, *text);
  g_free (*text);
  *text = g_steal_pointer (&now);
}

gboolean
driver_is_focused (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = find_or_fail (self, name);
  autounref AtspiStateSet *states = atspi_accessible_get_state_set (node);
  return atspi_state_set_contains (states, ATSPI_STATE_FOCUSED);
}

double
driver_value (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = find_or_fail (self, name);
  autounref AtspiValue *value = atspi_accessible_get_value_iface (node);
  g_assert_nonnull (value);
  return atspi_value_get_current_value (value, NULL);
}

void
driver_get_place (Driver *self, const char *name, int *x, int *y)
{
  autounref AtspiAccessible *node = find_or_fail (self, name);
  int centre_x, centre_y;

  get_place (node, &centre_x, &centre_y);
  if (x != NULL)
    *x = centre_x;
  if (y != NULL)
    *y = centre_y;
}

void
driver_click (Driver *self, const char *name)
{
  point_at (self, name);
  press (self, TRUE);
  pause_ms (10);
  press (self, FALSE);
  pause_ms (30);
}

void
driver_double_click (Driver *self, const char *name)
{
  point_at (self, name);
  for (int i = 0; i < 2; i++)
    {
      press (self, TRUE);
      pause_ms (10);
      press (self, FALSE);
      pause_ms (20);
    }
  pause_ms (30);
}

static void
turn_wheel (Driver *self, const char *name, guint button, guint notches)
{
  point_at (self, name);
  for (guint i = 0; i < notches; i++)
    {
      press_button (self, button, TRUE);
      press_button (self, button, FALSE);
      pause_ms (20);
    }
  pause_ms (200);
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
  get_centre (self, to, &x, &y);
  point_at (self, from);
  press (self, TRUE);
  pause_ms (20);
  move_to (self, (self->pointer_x + x) / 2, (self->pointer_y + y) / 2 + 8);
  pause_ms (20);
  move_to (self, x, y);
  pause_ms (30);
  press (self, FALSE);
  pause_ms (30);
}

void
driver_drag_across (Driver *self, const char *from, const char *to)
{
  int x, y;

  get_centre (self, to, &x, &y);
  point_at (self, from);
  press (self, TRUE);
  pause_ms (50);
  for (int step = 1; step <= 5; step++)
    {
      move_to (self, self->pointer_x + (x - self->pointer_x) * step / 5,
               self->pointer_y + (y - self->pointer_y) * step / 5);
      pause_ms (100);
    }
  press (self, FALSE);
  pause_ms (100);
}

void
driver_key (Driver *self, const char *key)
{
  static const struct
  {
    const char *name;
    KeySym keysym;
  } modifiers[] = { { "ctrl", XK_Control_L }, { "shift", XK_Shift_L }, { "alt", XK_Alt_L } };
  g_auto (GStrv) parts = g_strsplit (key, "+", -1);
  guint n = g_strv_length (parts);

  focus_top_window (self);
  for (guint i = 0; i + 1 < n; i++)
    for (guint m = 0; m < G_N_ELEMENTS (modifiers); m++)
      if (g_str_equal (parts[i], modifiers[m].name))
        key_event (self, modifiers[m].keysym, TRUE);
  tap (self, XStringToKeysym (parts[n - 1]), FALSE);
  for (guint i = n - 1; i-- > 0;)
    for (guint m = 0; m < G_N_ELEMENTS (modifiers); m++)
      if (g_str_equal (parts[i], modifiers[m].name))
        key_event (self, modifiers[m].keysym, FALSE);
  pause_ms (30);
}

void
driver_type (Driver *self, const char *text)
{
  focus_top_window (self);
  for (const char *p = text; *p != '\0'; p++)
    {
      KeySym keysym = (KeySym) (guchar) *p; /* Latin-1 keysyms are their characters */
      KeyCode code = XKeysymToKeycode (self->display, keysym);
      g_assert_cmpuint (code, !=, 0);
      tap (self, keysym, XkbKeycodeToKeysym (self->display, code, 0, 0) != keysym);
      pause_ms (2);
    }
  pause_ms (30);
}

typedef struct
{
  const char *part;
  GPtrArray *names;
} Collection;

static gboolean
collect_cb (AtspiAccessible *node, const char *name, gpointer data)
{
  Collection *collection = data;
  if (strstr (name, collection->part) != NULL)
    g_ptr_array_add (collection->names, g_strdup (name));
  return FALSE;
}

GPtrArray *
driver_names_with (Driver *self, const char *part)
{
  Collection collection = { part, g_ptr_array_new_with_free_func (g_free) };
  walk (self, self->app, 0, collect_cb, &collection);
  return collection.names;
}

GPtrArray *
driver_names_in (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = find_or_fail (self, name);
  Collection collection = { "", g_ptr_array_new_with_free_func (g_free) };
  walk (self, node, 0, collect_cb, &collection);
  return collection.names;
}
