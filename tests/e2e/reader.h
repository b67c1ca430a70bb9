/* Runs the screen reader Orca beside the driven program, without sound: its speech is read from its
 * log.
 *
 * Every function ends the test with a message where it cannot do what it was asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Reader Reader;

/* Whether all that is needed is installed: Orca, and Openbox, as Orca speaks only of a window
 * that a window manager has made the active one. */
gboolean reader_is_installed (void);

/* Starts the window manager, which must run before the program starts. */
Reader *reader_new (void);

/* Starts Orca and waits until it has spoken about the program, whose window exists. */
void reader_start (Reader *self);

/* Forgets all speech so far. */
void reader_listen (Reader *self);

/* Waits until a sentence was spoken since reader_listen() or the last call; forgets all speech up
 * to its end. */
void reader_expect (Reader *self, const char *sentence);

/* The same for a sentence that must not be preceded by another: catches repeated speech. */
void reader_expect_without (Reader *self, const char *sentence, const char *unwanted);

/* Whether a sentence is spoken within some milliseconds, which is for trying once more: on a busy machine
 * Orca drops what a program is late to answer its questions about. */
gboolean reader_says (Reader *self, const char *sentence, guint ms);

/* All that was spoken since then, a line each. (transfer full) */
char *reader_dup_spoken (Reader *self);

void reader_stop (Reader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reader, reader_stop)

G_END_DECLS
