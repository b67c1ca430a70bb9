/* Drives a program that runs on this display as a person would: finds things by their accessible
 * names, points, clicks, drags and types with real X events.
 *
 * Every function ends the test with a message where it cannot do what it was asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "../lib/test-time.h"

G_BEGIN_DECLS

typedef struct _Driver Driver;

/* Starts a program (NULL-terminated arguments, the program first) and waits until its first window
 * exists and has the keyboard. A warning by GLib or GTK ends the program. */
Driver *driver_start (const char *const *argv);
/* The same, but keeps the games that an earlier run has left; driver_start() deletes them. */
Driver *driver_start_again (const char *const *argv);

/* From here on only a critical warning ends a program that is started: a screen reader may ask
 * for what GTK 4.8 answers with a warning of its own. */
void driver_allow_warnings (void);

/* Kills the program without warning, like a power cut. Frees self. */
void driver_kill (Driver *self);
guint driver_get_pid (Driver *self);

/* Ends the program with SIGTERM if it still runs, and checks that it ends in good order. */
void driver_stop (Driver *self);

/* Waits until the program has exited normally, after the test made it quit. */
void driver_expect_end (Driver *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Driver, driver_stop)

/* Asserts that the program has not ended. */
void driver_assert_alive (Driver *self);

/* A name is an accessible's whole name, or with a trailing '*' its beginning up to a character that
 * is neither letter nor digit; "*" alone is any name. "role:name" asks for a role too, e.g.
 * "button:Undo"; "last role:name" for the last one in the tree, where otherwise it is the first. */
gboolean driver_has (Driver *self, const char *name);
void driver_expect (Driver *self, const char *name);
void driver_expect_gone (Driver *self, const char *name);

/* The full name, or the text or value, of the accessible with a name. (transfer full) */
char *driver_name (Driver *self, const char *name);
char *driver_text (Driver *self, const char *name);

/* Waits until driver_text() is text. */
void driver_expect_text (Driver *self, const char *name, const char *text);

/* Waits until driver_text() differs from *text, and stores the new text. */
void driver_expect_text_change (Driver *self, const char *name, char **text);

gboolean driver_is_focused (Driver *self, const char *name);

/* The value of a slider or the like. */
double driver_value (Driver *self, const char *name);

/* The center of the accessible with a name, in logical pixels of its window. x, y: may be NULL. */
void driver_get_place (Driver *self, const char *name, int *x, int *y);

void driver_click (Driver *self, const char *name);
void driver_double_click (Driver *self, const char *name);
/* Turns the wheel over the accessible with a name, and waits for the scrolling to end. */
void driver_scroll_down (Driver *self, const char *name, guint notches);
void driver_scroll_up (Driver *self, const char *name, guint notches);
void driver_hover (Driver *self, const char *name);
void driver_drag (Driver *self, const char *from, const char *to);
/* With the second button; modifier: "shift", "ctrl" or "alt" held down, NULL for none. From a
 * name to itself it is a click. */
void driver_drag_second (Driver *self, const char *from, const char *to, const char *modifier);
/* As driver_drag(), from one widget to another that knows nothing of it: the desktop is asked
 * between them, which takes its time. */
void driver_drag_across (Driver *self, const char *from, const char *to);

/* Starts recording what a screen reader speaks, and forgets what it recorded before. */
void driver_listen (Driver *self);

/* Waits until a sentence was spoken exactly once since then; forgets what was spoken. */
void driver_expect_heard (Driver *self, const char *sentence);

/* Key strokes: "ctrl+z", "Return", "F9", "Right". */
void driver_key (Driver *self, const char *key);

/* The same without waiting for the result, for a test that does something else meanwhile. */
void driver_click_at_once (Driver *self, const char *name);
void driver_key_at_once (Driver *self, const char *key);

/* Waits until the program is idle: it has finished what it was asked, and slow animations have
 * ended. */
void driver_settle (Driver *self);

/* Waits until the program has written its own files, such as the journal. */
void driver_expect_written (Driver *self);

/* Waits until a popup, such as the choice of a row, is open or closed. */
void driver_expect_popup (Driver *self, gboolean open);

/* The longest time that the interface thread worked before it answered, in microseconds, without
 * other work on the machine. 0 if the kernel does not report it. */
typedef struct
{
  gint64 worked_us;
  guint n; /* questions */
} DriverBeat;

/* Every look at the program asks it questions: how they were answered since this was last taken,
 * which is when the counting begins. */
DriverBeat driver_take_beat (Driver *self);

/* A running process that the program has started; 0 for none. */
guint driver_get_child (Driver *self);
void driver_expect_no_children (Driver *self);
void driver_expect_process_gone (guint pid);

/* Presses a key that moves the focus, and waits for it. Returns the role and name of the newly
 * focused accessible, e.g. "push button:Undo"; NULL if the focus did not move. (transfer full) */
char *driver_move_focus (Driver *self, const char *key);

/* Types printable ASCII. */
void driver_type (Driver *self, const char *text);
/* Has a text on the clipboard, as from another program, and pastes it. */
void driver_paste (Driver *self, const char *text);
/* Gives a dialog of files an absolute path, and accepts it. */
void driver_enter_path (Driver *self, const char *path);

/* The names of all accessibles whose name has a part in it, in tree order. (transfer full) */
GPtrArray *driver_names_with (Driver *self, const char *part);
/* The paths of all with a role ("list item") that are on show and have no name. (transfer full) */
GPtrArray *driver_nameless (Driver *self, const char *role);
/* Everything showing that is named after its class, or is focusable without a name: role and name
 * of each. (transfer full) */
GPtrArray *driver_badly_named (Driver *self);
/* The names of all that have one within what a name finds, in tree order. (transfer full) */
GPtrArray *driver_names_in (Driver *self, const char *name);

G_END_DECLS
