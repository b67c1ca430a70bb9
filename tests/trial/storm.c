/* A storm: thousands of keys, clicks, drags, scrolls, resizes, changes of the look, actions with
 * odd arguments, files and sets of other programs, one after another without a pause, on the
 * real window. Nothing may end the program or make it complain.
 *
 *   trial-storm                    as a test: see trial.h for how many
 *   trial-storm --one SEED EVENTS  one storm, to be had again
 *
 * Every storm has a program of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <execinfo.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>

#include "../lib/test-time.h"
#include "answers.h"
#include "trial.h"

#include "game/inspect/bridge.h"
#include "ui/app/application.h"
#include "ui/base/ui.h"
#include "ui/app/window.h"

#define MAX_WINDOWS 3   /* games at a time … */
#define MAX_TOPLEVELS 8 /* … and windows of all kinds */
#define N_WORST 5
#define N_RECENT 64     /* events that are remembered */
#define GRACE 4         /* events after which nothing of a closed window is left */
#define LONG_WORK (1500 * 1000) /* microseconds in one iteration; longer work is reported */
#define N_STEP 1000     /* events after which a long storm reports its progress */

typedef struct
{
  char what[96];
  gint64 work, wait;
} Gap;

typedef struct
{
  GRand *dice;
  GtkApplication *application;
  Display *display; /* our own connection: GTK sees its events as real input */
  int width, height;
  Gap worst[N_WORST];
} Storm;

/* The current action and the ones before it, for the report of a crash. */
static char now[240];
static char recent[N_RECENT][240];
static guint n_events_done;

static int
roll (Storm *self, int n)
{
  return g_rand_int_range (self->dice, 0, n);
}

/* --- Windows ---------------------------------------------------------------------------------- */

/* A random game window; NULL for none. */
static CheckbitWindow *
pick_window (Storm *self)
{
  CheckbitWindow *windows[MAX_TOPLEVELS * 2];
  guint n = 0;

  for (GList *l = gtk_application_get_windows (self->application); l != NULL; l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data) && n < G_N_ELEMENTS (windows))
      windows[n++] = l->data;
  return n > 0 ? windows[roll (self, (int) n)] : NULL;
}

/* The topmost visible window of the display; None if there is none. */
static Window
find_top (Storm *self, gboolean with_popups)
{
  Window root, parent, *children = NULL, top = None;
  unsigned n = 0;

  if (!XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent, &children, &n))
    return None;
  for (unsigned i = n; i-- > 0 && top == None;)
    {
      XWindowAttributes attributes;

      if (XGetWindowAttributes (self->display, children[i], &attributes)
          && attributes.map_state == IsViewable && attributes.width > 10
          && (with_popups || !attributes.override_redirect))
        top = children[i];
    }
  XFree (children);
  return top;
}

/* Needed because no window manager runs here. */
static void
focus_top (Storm *self)
{
  Window focus, top = find_top (self, FALSE);
  int revert;

  XGetInputFocus (self->display, &focus, &revert);
  if (top != None && top != focus)
    XSetInputFocus (self->display, top, RevertToPointerRoot, CurrentTime);
  XSync (self->display, False);
}

/* Without a window manager GTK moves a window itself that is dragged by its header bar: out of
 * sight, where its popovers find no monitor, and on when it has gone. This has it ask a window
 * manager, which does nothing. */
static void
pretend_to_manage (Display *display)
{
  Window root = DefaultRootWindow (display);
  Window own = XCreateSimpleWindow (display, root, -10, -10, 1, 1, 0, 0, 0);
  Atom check = XInternAtom (display, "_NET_SUPPORTING_WM_CHECK", False);
  Atom supported[] = { check, XInternAtom (display, "_NET_WM_MOVERESIZE", False) };

  XChangeProperty (display, root, check, XA_WINDOW, 32, PropModeReplace, (guchar *) &own, 1);
  XChangeProperty (display, own, check, XA_WINDOW, 32, PropModeReplace, (guchar *) &own, 1);
  XChangeProperty (display, root, XInternAtom (display, "_NET_SUPPORTED", False), XA_ATOM, 32,
                   PropModeReplace, (guchar *) supported, G_N_ELEMENTS (supported));
  XSync (display, False);
}

/* Ctrl+Shift+D is the toolkit's own debugger. It holds on to windows that have gone, and GTK 4.8
 * reads freed memory when it lets go of a dialog after the window behind it: a closed dialog
 * does not hear of that window's end. */
static void
lock_debugger (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = g_settings_schema_source_lookup (source, "org.gtk.gtk4.Settings.Debug", TRUE);
  g_autoptr (GSettings) settings = NULL;

  g_assert_nonnull (schema);
  settings = g_settings_new_full (schema, NULL, NULL);
  g_settings_set_boolean (settings, "enable-inspector-keybinding", FALSE);
}

/* A window may close while it is queried: that is no error. */
static int
ignore_error (Display *display, XErrorEvent *event)
{
  return 0;
}

/* A file that a storm chooses could be any on this machine. */
static gboolean
is_dangerous (GtkWindow *window)
{
  return GTK_IS_FILE_CHOOSER (window);
}

static gboolean
drop_cb (gpointer user_data)
{
  g_object_unref (user_data);
  return G_SOURCE_REMOVE;
}

static gboolean
close_cb (gpointer window)
{
  gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

/* From within the main loop, as a window manager's wish is met. Outside of it the answer of a
 * question of GTK 4.18's (a file chooser asks whether to replace a file) arrives later, when its
 * window is freed, and is then told to destroy that window. */
static void
close_soon (GtkWindow *window)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, close_cb, g_object_ref (window), g_object_unref);
}

/* GTK 4.18's path bar, closed while it still reads a folder, does away with its buttons after it
 * has gone itself. So a chooser is kept until it has read; without a parent, since GTK 4.8 does
 * not tell a closed dialog that its parent has gone. */
static void
close_chooser (GtkWindow *window)
{
  g_timeout_add_seconds (10, drop_cb, g_object_ref (window));
  gtk_window_set_transient_for (window, NULL);
  close_soon (window);
}

/* A window, and one of its actions, which is freed with it: GTK passes calls on the action group to
 * the window, even if that is gone. */
typedef struct
{
  gpointer window, action; /* weak */
  guint since;             /* the age of the closed window, in events */
} Life;

static GPtrArray *lives;

static void
begin_life (CheckbitWindow *window)
{
  Life *life = g_new0 (Life, 1);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), "move-scores");

  g_set_weak_pointer (&life->window, window);
  g_set_weak_pointer (&life->action, action);
  g_ptr_array_add (lives, life);
  g_object_set_data (G_OBJECT (window), "storm-life", life);
}

static void
tell_recent (void)
{
  for (guint i = 0; i < N_RECENT; i++)
    g_print ("    before: %s\n", recent[(n_events_done + i) % N_RECENT]);
}

static void
watch_windows (Storm *self)
{
  for (GList *l = gtk_application_get_windows (self->application); l != NULL; l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data) && g_object_get_data (l->data, "storm-life") == NULL)
      begin_life (l->data);

  for (guint i = lives->len; i-- > 0;)
    {
      Life *life = g_ptr_array_index (lives, i);

      if (life->window != NULL)
        continue;
      if (life->action == NULL)
        g_free (g_ptr_array_remove_index_fast (lives, i));
      else if (life->since++ == GRACE)
        {
          tell_recent ();
          g_error ("the actions of a closed window live on");
        }
    }
}

/* How many windows have been closed, but not freed. */
static guint
count_closed (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  guint n = 0;

  for (guint i = 0; i < lives->len; i++)
    {
      Life *life = g_ptr_array_index (lives, i);

      n += life->window != NULL && g_list_find (toplevels, life->window) == NULL;
    }
  return n;
}

/* Of a window's tree. */
static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);
  return n;
}

/* Keeps the number of windows within bounds, and at least one of a game. */
static void
tend_windows (Storm *self)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  guint n = 0, n_games = 0;

  for (GList *l = toplevels; l != NULL; l = l->next)
    {
      n++;
      n_games += CHECKBIT_IS_WINDOW (l->data);
      if (is_dangerous (l->data))
        {
          close_chooser (l->data);
          return;
        }
      if (n_games > MAX_WINDOWS || n > MAX_TOPLEVELS)
        {
          close_soon (l->data);
          return; /* others may close with it */
        }
    }
  if (n_games == 0)
    g_action_group_activate_action (G_ACTION_GROUP (self->application), "new-window", NULL);
}

/* --- What a hand does ------------------------------------------------------------------------- */

static void
move_pointer (Storm *self, int x, int y)
{
  XTestFakeMotionEvent (self->display, DefaultScreen (self->display), x, y, 0);
  XSync (self->display, False);
}

/* A point that is more often than not over the topmost window. */
static void
pick_point (Storm *self, int *x, int *y)
{
  Window top = roll (self, 8) > 0 ? find_top (self, TRUE) : None;
  XWindowAttributes attributes;

  if (top == None || !XGetWindowAttributes (self->display, top, &attributes))
    {
      *x = roll (self, self->width);
      *y = roll (self, self->height);
      return;
    }
  *x = attributes.x + roll (self, MAX (attributes.width, 1));
  *y = attributes.y + roll (self, MAX (attributes.height, 1));
}

/* The window or popover of ours that is shown in a window of the display; NULL for none. */
static GtkWidget *
find_native (GtkWidget *widget, Window window)
{
  GdkSurface *surface
      = GTK_IS_NATIVE (widget) ? gtk_native_get_surface (GTK_NATIVE (widget)) : NULL;
  GtkWidget *found = surface != NULL && gdk_x11_surface_get_xid (surface) == window ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_native (child, window);
  return found;
}

/* The same of all windows, for what is seen at a place of the display; x and y become its own. */
static GtkWidget *
find_native_at (Storm *self, int *x, int *y)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  Window root = DefaultRootWindow (self->display), child = None;
  GtkWidget *native = NULL;
  double left, top;

  if (!XTranslateCoordinates (self->display, root, root, *x, *y, x, y, &child) || child == None
      || !XTranslateCoordinates (self->display, root, child, *x, *y, x, y, &root))
    return NULL;
  for (GList *l = toplevels; l != NULL && native == NULL; l = l->next)
    native = find_native (l->data, child);
  if (native == NULL)
    return NULL;
  gtk_native_get_surface_transform (GTK_NATIVE (native), &left, &top);
  *x -= (int) left;
  *y -= (int) top;
  return native;
}

/* A widget by its type, and its name or what it says, of which a part is a text as well. (transfer
 * full) */
static char *
describe (GtkWidget *widget)
{
  const char *name = gtk_widget_get_tooltip_text (widget);
  g_autofree char *plain = NULL;

  if (name == NULL)
    name = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                                 : gtk_widget_get_name (widget);
  plain = g_str_to_ascii (name, "C");
  if (g_str_equal (plain, G_OBJECT_TYPE_NAME (widget)))
    return g_steal_pointer (&plain);
  return g_strdup_printf ("%s \"%.40s\"", G_OBJECT_TYPE_NAME (widget), plain);
}

/* What is at a place of the display. (transfer full) */
static char *
describe_place (Storm *self, int x, int y)
{
  GtkWidget *native = find_native_at (self, &x, &y);
  GtkWidget *widget = native != NULL ? gtk_widget_pick (native, x, y, GTK_PICK_DEFAULT) : NULL;

  return widget != NULL ? describe (widget) : g_strdup ("nothing");
}

static void
press_button (Storm *self, guint button, gboolean down)
{
  XTestFakeButtonEvent (self->display, button, down, 0);
  XSync (self->display, False);
}

static void
click (Storm *self)
{
  static const guint buttons[] = { 1, 1, 1, 1, 1, 3, 3, 2, 8 };
  guint button = buttons[roll (self, G_N_ELEMENTS (buttons))];
  g_autofree char *place = NULL;
  int x, y, n = roll (self, 4) == 0 ? 2 : 1;

  pick_point (self, &x, &y);
  place = describe_place (self, x, y);
  g_snprintf (now, sizeof now, "button %u at %d,%d %d times on %s", button, x, y, n, place);
  move_pointer (self, x, y);
  while (n-- > 0)
    {
      press_button (self, button, TRUE);
      press_button (self, button, FALSE);
    }
}

static void turn_main_loop (void);

/* --- Drops ------------------------------------------------------------------------------------ */

#define DROP_MS 2000 /* the longest that one is waited for */

static int n_dropping; /* drops that have not arrived yet */

static gboolean
count_drop (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer change)
{
  n_dropping = MAX (n_dropping + GPOINTER_TO_INT (change), 0);
  return TRUE;
}

static void
count_drops (void)
{
  g_type_class_unref (g_type_class_ref (GDK_TYPE_DRAG)); /* so that its signals are there */
  g_signal_add_emission_hook (g_signal_lookup ("drop-performed", GDK_TYPE_DRAG), 0, count_drop,
                              GINT_TO_POINTER (1), NULL);
  g_signal_add_emission_hook (g_signal_lookup ("dnd-finished", GDK_TYPE_DRAG), 0, count_drop,
                              GINT_TO_POINTER (-1), NULL);
}

/* If a drag starts while the last drop is still being delivered, GTK confuses the two and warns: on
 * X11 a drop takes several messages. A person is slower. */
static void
wait_for_drop (void)
{
  gint64 end = g_get_monotonic_time () + DROP_MS * 1000;

  do
    turn_main_loop ();
  while (n_dropping > 0 && g_get_monotonic_time () < end);
  n_dropping = 0;
}

static void
drag (Storm *self)
{
  guint button = roll (self, 3) == 0 ? 3 : 1;
  g_autofree char *from = NULL, *to = NULL;
  int from_x, from_y, to_x, to_y;

  pick_point (self, &from_x, &from_y);
  pick_point (self, &to_x, &to_y);
  from = describe_place (self, from_x, from_y);
  to = describe_place (self, to_x, to_y);
  g_snprintf (now, sizeof now, "drag %u %d,%d to %d,%d, from %s to %s", button, from_x, from_y,
              to_x, to_y, from, to);
  move_pointer (self, from_x, from_y);
  press_button (self, button, TRUE);
  for (int step = 1; step <= 3; step++)
    {
      move_pointer (self, from_x + (to_x - from_x) * step / 3, from_y + (to_y - from_y) * step / 3);
      turn_main_loop ();
    }
  press_button (self, button, FALSE);
  wait_for_drop ();
}

static void
scroll (Storm *self)
{
  guint button = 4 + (guint) roll (self, 4);
  g_autofree char *place = NULL;
  int x, y;

  pick_point (self, &x, &y);
  place = describe_place (self, x, y);
  g_snprintf (now, sizeof now, "scroll %u at %d,%d on %s", button, x, y, place);
  move_pointer (self, x, y);
  for (int i = roll (self, 5); i >= 0; i--)
    {
      press_button (self, button, TRUE);
      press_button (self, button, FALSE);
    }
}

static void
hover (Storm *self)
{
  g_autofree char *place = NULL;
  int x, y;

  pick_point (self, &x, &y);
  place = describe_place (self, x, y);
  g_snprintf (now, sizeof now, "hover %d,%d on %s", x, y, place);
  move_pointer (self, x, y);
}

static void
key_event (Storm *self, const char *name, gboolean down)
{
  KeyCode code = XKeysymToKeycode (self->display, XStringToKeysym (name));

  if (code != 0)
    XTestFakeKeyEvent (self->display, code, down, 0);
  XSync (self->display, False);
}

/* The focused widget of the topmost window. */
static char *
describe_focus (Storm *self)
{
  GtkWindow *window = gtk_application_get_active_window (self->application);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  return focus != NULL ? describe (focus) : g_strdup ("nothing");
}

static void
press_key (Storm *self)
{
  static const char *const keys[] = {
    "a",      "b",      "c",      "d",      "e",     "f",        "g",      "h",       "n",
    "q",      "r",      "k",      "o",      "x",     "z",        "v",      "s",       "w",
    "i",      "m",      "1",      "2",      "3",     "4",        "5",      "6",       "7",
    "8",      "0",      "minus",  "plus",   "slash", "question", "exclam", "comma",   "Return",
    "Return", "Escape", "Escape", "Escape", "Tab",   "Tab",      "space",  "space",   "BackSpace",
    "Delete", "Left",   "Right",  "Up",     "Down",  "Home",     "End",    "Page_Up", "Page_Down",
    "Menu",   "Pause",  "F1",     "F2",     "F3",    "F4",       "F5",     "F6",      "F7",
    "F8",     "F9",     "F10",
  };
  static const char *const modifiers[] = { "Control_L", "Shift_L", "Alt_L" };
  const char *key = keys[roll (self, G_N_ELEMENTS (keys))];
  g_autofree char *focus = describe_focus (self);
  guint held = roll (self, 3) == 0 ? (guint) roll (self, 8) : 0;

  g_snprintf (now, sizeof now, "key %s with %u at %s", key, held, focus);
  for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
    if (held & (1u << i))
      key_event (self, modifiers[i], TRUE);
  key_event (self, key, TRUE);
  key_event (self, key, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
    if (held & (1u << i))
      key_event (self, modifiers[i], FALSE);
}

/* --- What a desktop and other programs do ------------------------------------------------------ */

/* Keeps the window inside the display, as a window manager does: GTK 4.8 warns if a popover belongs
 * to a place outside every monitor. */
static void
resize (Storm *self)
{
  CheckbitWindow *window = pick_window (self);
  int width = 300 + roll (self, MAX (self->width - 300, 1));
  int height = 250 + roll (self, MAX (self->height - 250, 1));

  g_snprintf (now, sizeof now, "resize to %dx%d", width, height);
  if (window != NULL)
    gtk_window_set_default_size (GTK_WINDOW (window), width, height);
}

static void
change_look (Storm *self)
{
  static const AdwColorScheme schemes[]
      = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  AdwColorScheme scheme = schemes[roll (self, G_N_ELEMENTS (schemes))];

  g_snprintf (now, sizeof now, "color scheme %d", (int) scheme);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
}

/* A number such as are sent by mistake. */
static guint
pick_number (Storm *self)
{
  static const guint odd[] = { 0, 1, 3, 4, 63, 64, 65, 255, 256, 65535, 0x7fffffff, 0xffffffff };

  return roll (self, 2) == 0 ? (guint) roll (self, 64) : odd[roll (self, G_N_ELEMENTS (odd))];
}

static const char *
pick_text (Storm *self)
{
  static const char *const texts[] = {
    "",
    " ",
    "e2e4",
    "e7e8q",
    "a1h8",
    "e1g1",
    "O-O",
    "\u202e",
    "::",
    "file:///",
    "file:///nonexistent",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "[Event \"x\"]\n\n1. e4 {c} *",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "0x00ff",
    "hello",
    "-1",
    "b6 c7",
  };

  return texts[roll (self, G_N_ELEMENTS (texts))];
}

/* An argument of the type that an action expects, with a random value; NULL for a type that no
 * action has. */
static GVariant *
pick_argument (Storm *self, const GVariantType *type)
{
  if (type == NULL)
    return NULL;
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 (pick_number (self));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (pick_text (self));
  if (g_variant_type_equal (type, G_VARIANT_TYPE ("(uu)")))
    return g_variant_new ("(uu)", pick_number (self), pick_number (self));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (roll (self, 2));
  return NULL;
}

static void
activate (Storm *self)
{
  CheckbitWindow *window = pick_window (self);
  GActionGroup *group = roll (self, 12) == 0 || window == NULL ? G_ACTION_GROUP (self->application)
                                                               : G_ACTION_GROUP (window);
  g_auto (GStrv) names = g_action_group_list_actions (group);
  const char *name = names[roll (self, (int) g_strv_length (names))];
  const GVariantType *type = g_action_group_get_action_parameter_type (group, name);
  g_autoptr (GVariant) argument = NULL;
  g_autofree char *text = NULL;

  if (g_str_equal (name, "quit") && roll (self, 20) > 0)
    return;
  argument = pick_argument (self, type);
  if (type != NULL && argument == NULL)
    return;
  if (argument != NULL)
    g_variant_ref_sink (argument);
  text = argument != NULL ? g_variant_print (argument, FALSE) : g_strdup ("");
  g_snprintf (now, sizeof now, "action %s %s", name, text);
  g_action_group_activate_action (group, name, argument);
}

static void
load (Storm *self)
{
  CheckbitWindow *window = pick_window (self);
  const char *text = pick_text (self);

  g_snprintf (now, sizeof now, "load %s", text);
  if (window != NULL)
    checkbit_window_load_text (window, text);
}

static void
open_file (Storm *self)
{
  static const char *const names[] = { "one.pgn", "many.pgn", "list.epd", "nothing.pgn" };
  const char *name = names[roll (self, G_N_ELEMENTS (names))];
  g_autoptr (GFile) file = g_file_new_for_path (name);
  CheckbitWindow *window = pick_window (self);

  g_snprintf (now, sizeof now, "open %s", name);
  if (window != NULL)
    checkbit_window_open_file (window, file);
}

static void
send_sets (Storm *self)
{
  CheckbitWindow *window = pick_window (self);

  g_snprintf (now, sizeof now, "sets of another program");
  for (int i = roll (self, 60); i >= 0 && window != NULL; i--)
    {
      g_autofree char *name = g_strdup_printf ("set %d", roll (self, 300));
      const char *values[] = { pick_text (self), NULL };

      checkbit_bridge_show (checkbit_window_get_inspection (window), name, values, NULL, NULL);
    }
}

static void (*const kinds[]) (Storm *self) = {
  press_key, press_key, press_key, press_key, press_key, click,       click,  click,
  click,     drag,      drag,      scroll,    hover,     hover,       resize, activate,
  activate,  activate,  load,      open_file, send_sets, change_look,
};

/* --- The storm -------------------------------------------------------------------------------- */

static void
turn_main_loop (void)
{
  gint64 end = g_get_monotonic_time () + 50 * 1000;

  for (guint i = 0; i < 100 && g_get_monotonic_time () < end; i++)
    if (!g_main_context_iteration (NULL, FALSE))
      break;
}

static void
keep_gap (Storm *self, const Answers *answers)
{
  guint least = 0;

  if (answers->worst_work > LONG_WORK)
    {
      tell_recent ();
      g_print ("    took %.0f ms: %s\n", (double) answers->worst_work / 1e3, now);
    }

  for (guint i = 1; i < N_WORST; i++)
    if (self->worst[i].work < self->worst[least].work)
      least = i;
  if (answers->worst_work <= self->worst[least].work)
    return;
  self->worst[least].work = answers->worst_work;
  self->worst[least].wait = answers->worst_wait;
  g_strlcpy (self->worst[least].what, now, sizeof self->worst[least].what);
}

static int
compare_gaps (const void *a, const void *b)
{
  gint64 one = ((const Gap *) a)->work, other = ((const Gap *) b)->work;

  return (one < other) - (one > other);
}

static void
print_gaps (Storm *self)
{
  qsort (self->worst, N_WORST, sizeof (Gap), compare_gaps);
  for (guint i = 0; i < N_WORST; i++)
    g_print ("    work %6.1f ms, waited %6.1f ms: %s\n", (double) self->worst[i].work / 1e3,
             (double) self->worst[i].wait / 1e3, self->worst[i].what);
}

static void
write_line (const char *what, const char *text)
{
  (void) !write (STDOUT_FILENO, what, strlen (what));
  (void) !write (STDOUT_FILENO, text, strlen (text));
  (void) !write (STDOUT_FILENO, "\n", 1);
}

/* Where each popover stands: many a warning of GTK is about its place. */
static void
tell_popovers (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkWidget *base = parent != NULL ? GTK_WIDGET (gtk_widget_get_native (parent)) : NULL;
  GdkRectangle part = { 0 };
  graphene_rect_t bounds;

  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget)
      && gtk_widget_compute_bounds (parent, base, &bounds))
    {
      gtk_popover_get_pointing_to (GTK_POPOVER (widget), &part);
      g_print ("    popover %s at %d,%d of %s at %g,%g %gx%g of %s %dx%d\n",
               G_OBJECT_TYPE_NAME (widget), part.x, part.y, G_OBJECT_TYPE_NAME (parent),
               (double) bounds.origin.x, (double) bounds.origin.y, (double) bounds.size.width,
               (double) bounds.size.height, G_OBJECT_TYPE_NAME (base), gtk_widget_get_width (base),
               gtk_widget_get_height (base));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_popovers (child);
}

static void
tell_all_popovers (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      tell_popovers (window);
    }
}

/* Prints the current and previous actions, and a stack trace, when the program crashes. A fatal
 * message of GTK (SIGTRAP) comes from a call, so its widgets can be asked. */
static void
last_words (int signal_number)
{
  void *frames[60];

  for (guint i = 0; i < N_RECENT; i++)
    write_line ("    before: ", recent[(n_events_done + i) % N_RECENT]);
  write_line ("    ended by: ", now);
  if (signal_number == SIGTRAP)
    tell_all_popovers ();
  backtrace_symbols_fd (frames, backtrace (frames, G_N_ELEMENTS (frames)), STDOUT_FILENO);
  signal (signal_number, SIG_DFL);
  raise (signal_number);
}

static void
write_files (void)
{
  GString *many = g_string_new (NULL);

  for (guint i = 0; i < 500; i++)
    g_string_append_printf (
        many,
        "[Event \"%u\"]\n[White \"A\u202e\"]\n[Black \"B\"]\n\n1. e4 {%u} e5 (1... c5 "
        "2. Nf3) 2. Nf3 Nc6 *\n\n",
        i, i);
  g_file_set_contents ("many.pgn", many->str, -1, NULL);
  g_file_set_contents ("one.pgn", "[White \"x\"]\n\n1. d4 {a} d5 2. c4 Qz9 *\n", -1, NULL);
  g_file_set_contents ("list.epd",
                       "4k3/8/8/8/8/8/4P3/4K3 w - - id \"a\";\n8/8/8 w - -\n"
                       "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - id \"b\";\n",
                       -1, NULL);
  g_string_free (many, TRUE);
}

/* Uses a home folder of its own, to find nothing and leave nothing behind. */
static char *
enter_folder (void)
{
  char *folder = g_dir_make_tmp ("checkbit-storm-XXXXXX", NULL);

  g_assert_nonnull (folder);
  g_assert_cmpint (g_chdir (folder), ==, 0);
  g_setenv ("HOME", folder, TRUE);
  write_files ();
  return folder;
}

/* GTK asks a monitor how large a window may be, and takes it for granted that there is one. */
static void
wait_for_monitor (void)
{
  GListModel *monitors = gdk_display_get_monitors (gdk_display_get_default ());

  time_wait_for (g_list_model_get_n_items (monitors) > 0);
}

static void
begin (Storm *self, guint32 seed)
{
  g_autoptr (GError) error = NULL;

  self->dice = g_rand_new_with_seed (seed);
  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  pretend_to_manage (self->display);
  self->width = DisplayWidth (self->display, DefaultScreen (self->display));
  self->height = DisplayHeight (self->display, DefaultScreen (self->display));
  lives = g_ptr_array_new ();
  lock_debugger ();
  count_drops ();
  checkbit_ui_choose_renderer ();
  g_set_prgname ("checkbit");
  g_set_application_name ("Checkbit");
  self->application = GTK_APPLICATION (checkbit_application_new ());
  g_application_set_flags (G_APPLICATION (self->application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (self->application), NULL, &error))
    g_error ("%s", error->message);
  XSetErrorHandler (ignore_error);
  signal (SIGABRT, last_words);
  signal (SIGSEGV, last_words);
  signal (SIGTRAP, last_words);
  wait_for_monitor ();
  tend_windows (self);
  turn_main_loop ();
}

static void
end (Storm *self)
{
  g_snprintf (now, sizeof now, "quit");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "quit", NULL);
  for (guint i = 0; i < 50; i++)
    turn_main_loop ();
  XCloseDisplay (self->display);
  g_rand_free (self->dice);
}

/* Time or memory that grows from one step to the next, while the widgets do not, is not freed. */
static void
tell_step (gint64 began)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  guint n_widgets = 0;

  if (n_events_done % N_STEP != 0)
    return;
  for (GList *l = toplevels; l != NULL; l = l->next)
    n_widgets += count_widgets (l->data);
  g_print ("    %u events after %.0f s, %u MB, %u widgets in %u windows, %u closed not freed\n",
           n_events_done, (double) (g_get_monotonic_time () - began) / 1e6,
           (guint) (answers_get_memory () / 1024), n_widgets, g_list_length (toplevels),
           count_closed ());
}

static int
run_one (guint32 seed, guint n_events)
{
  Storm storm = { 0 };
  gint64 began = g_get_monotonic_time ();

  g_free (enter_folder ());
  begin (&storm, seed);
  answers_watch ();
  for (guint i = 0; i < n_events; i++)
    {
      Answers answers;

      focus_top (&storm);
      kinds[roll (&storm, G_N_ELEMENTS (kinds))](&storm);
      turn_main_loop ();
      answers = answers_take ();
      keep_gap (&storm, &answers);
      g_strlcpy (recent[n_events_done++ % N_RECENT], now, sizeof now);
      watch_windows (&storm);
      g_snprintf (now, sizeof now, "windows after event %u", i);
      tend_windows (&storm);
      tell_step (began);
    }
  end (&storm);
  g_print ("    seed %u: %u events in %.0f s, %u MB\n", seed, n_events,
           (double) (g_get_monotonic_time () - began) / 1e6,
           (guint) (answers_get_memory () / 1024));
  print_gaps (&storm);
  return 0;
}

/* --- All storms ------------------------------------------------------------------------------- */

static const char *program;

static void
run_seed (guint32 seed, guint n_events)
{
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  g_autofree char *events_text = g_strdup_printf ("%u", n_events);
  const char *argv[] = { program, "--one", seed_text, events_text, NULL };
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  /* Older GTK warns of its own labels and popovers in windows as narrow as these. */
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "fatal-criticals", TRUE);
  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &words, NULL, &error);
  g_assert_no_error (error);
  trial_report ("storm of %u events\n%s", n_events, words);
  if (!g_subprocess_get_successful (process))
    g_error ("the storm with seed %u ended the program: %s --one %u %u", seed, program, seed,
             n_events);
}

static void
test_storm (void)
{
  guint n_seeds = trial_count (2, 20), n_events = trial_count (500, 20000);
  guint32 seed = trial_seed ();

  for (guint i = 0; i < n_seeds; i++)
    run_seed (seed + i, n_events);
}

int
main (int argc, char *argv[])
{
  if (argc == 4 && g_str_equal (argv[1], "--one"))
    return run_one ((guint32) strtoul (argv[2], NULL, 10), (guint) strtoul (argv[3], NULL, 10));
  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trial/storm", test_storm);
  return g_test_run ();
}
