/* Shared by the files of the driver.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

#include <X11/Xlib.h>
#include <atspi/atspi.h>
#include <gio/gio.h>

/* Older libatspi has no g_autoptr() support for its types. */
#define autounref __attribute__ ((cleanup (driver_unref_cleanup)))

static inline void
driver_unref_cleanup (void *location)
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
  gboolean beating; /* whether a test is listening */
  DriverBeat beat;

  AtspiEventListener *listener; /* NULL until someone asks for the focus */
  AtspiAccessible *focus;       /* the last widget that got it */
  gboolean focus_moved;         /* since the last key */

  AtspiEventListener *ears; /* NULL until someone listens */
  GPtrArray *heard;         /* (element-type utf8): the sentences spoken */
};

/* --- driver.c --- */

/* Runs the main loop for a time. */
void driver_pause_ms (guint ms);

/* Waits for about a frame, and until the program has processed pending events. */
void driver_rest (Driver *self);
/* The same for no longer than some milliseconds. */
void driver_rest_briefly (Driver *self, guint ms);

/* The processor time of the interface thread; 0 where the kernel does not tell. */
gint64 driver_get_work_us (Driver *self);

/* --- driver-heard.c --- */

void driver_forget_heard (Driver *self);

/* --- driver-find.c --- */

/* The accessible of a program; NULL as long as it has none. (transfer full) */
AtspiAccessible *driver_find_app (guint pid);

/* Writes to the log what a screen reader finds in the program, for a test that fails. */
void driver_print_shown (Driver *self);

/* The accessible with a name. (transfer full) */
AtspiAccessible *driver_find_or_fail (Driver *self, const char *spec);

/* The name that a screen reader reads for a node with the given name; takes name. With GTK 4.18
 * menu items have no name and refer to a label, and a status has only its text. (transfer full) */
char *driver_dup_spoken_name (AtspiAccessible *node, char *name);

/* Before and after a question: how long the interface thread worked until it answered is kept. */
gint64 driver_begin_beat (Driver *self);
void driver_end_beat (Driver *self, gint64 work);

/* A node's name, asked for; how long the answer took is kept. (transfer full) */
char *driver_ask_name (Driver *self, AtspiAccessible *node);

/* The center of a node in its window; FALSE if it no longer exists. */
gboolean driver_find_place (AtspiAccessible *node, int *x, int *y);

/* The same for an existing node. */
void driver_place_of (AtspiAccessible *node, int *x, int *y);

/* Whether a node, or one of its ancestors, is busy: for example, a toast that is still sliding in
 * does not accept clicks. */
gboolean driver_is_busy (AtspiAccessible *node);

/* --- driver-focus.c --- */

/* Stops listening. */
void driver_forget_focus (Driver *self);

/* --- driver-act.c --- */

/* The topmost window that can have the keyboard; None as long as there is none. */
Window driver_top_window (Driver *self);
/* Whether a popup, such as a menu, is open. */
gboolean driver_has_popup (Driver *self);
/* The center on the display of the accessible with a name, once it no longer moves. */
void driver_find_on_display (Driver *self, const char *name, int *x, int *y);
/* Needed because no window manager runs here. */
void driver_focus_top_window (Driver *self);

/* The name of a role in GTK 4.8 and at-spi2 2.46. Newer ones distinguish toggle buttons and groups,
 * and call a "push button" a "button". (transfer full) */
char *driver_dup_role (AtspiAccessible *node);

