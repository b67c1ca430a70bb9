/* Sets that another program shows here: one that stands in a debugger, or a script.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/inspection.h"
#include "game/reader/reader.h"

G_BEGIN_DECLS

#define CHECKBIT_BRIDGE_ERROR (checkbit_bridge_error_quark ())
GQuark checkbit_bridge_error_quark (void);

typedef enum
{
  CHECKBIT_BRIDGE_ERROR_NAME,     /* empty, not UTF-8 or too long */
  CHECKBIT_BRIDGE_ERROR_VALUE,    /* none at all, too many, or a text that is not understood */
  CHECKBIT_BRIDGE_ERROR_LAYOUT,   /* no layout of that name */
  CHECKBIT_BRIDGE_ERROR_POSITION, /* no position */
} CheckbitBridgeError;

/* The longest name, in bytes, and the most values of one call and of all together. */
#define CHECKBIT_BRIDGE_MAX_NAME 64
#define CHECKBIT_BRIDGE_MAX_VALUES 64
#define CHECKBIT_BRIDGE_MAX_SETS 256

/* Shows values under a name among the sets that were sent, with the next frame: what comes in
 * one is shown together. Each is a text of any form that can be
 * pasted; several become name[0], name[1] …, as do several values of one text, unless they have
 * names of their own there; a table of 64 words becomes the pasted table. A name that is there
 * already takes the new value, with what has changed marked, and keeps those before (see
 * CheckbitSentSet); the oldest sets go where there are too many.
 *
 * layout: the name of the numbering that the sender writes words in; NULL or "" for the one the
 * inspector is set to. FALSE with a translated sentence, and nothing changed, where any part is
 * refused. */
gboolean checkbit_bridge_show (CheckbitInspection *inspection,
                               const char *name,
                               const char *const *values,
                               const char *layout,
                               GError **error);

/* Takes a position from another program: a FEN, or its twelve or eight words with the key behind
 * them or without. Words become the boards of the inspection, which are compared with its
 * position. fen: takes the FEN that is to come to the board (transfer full); NULL where the
 * position there is to stay, as words that are wrong by a few bits are looked at beside what
 * they should be. said: takes a sentence about the words (transfer full), NULL for none. FALSE
 * with a translated sentence where it is none. */
gboolean checkbit_bridge_take_position (CheckbitInspection *inspection,
                                        const char *const *values,
                                        const char *layout,
                                        char **fen,
                                        char **said,
                                        GError **error);

/* Shows at once what waits for the next frame. */
void checkbit_bridge_flush (CheckbitInspection *inspection);

/* Forgets one set that was sent; FALSE where there is none of that name. */
gboolean checkbit_bridge_forget (CheckbitInspection *inspection, const char *name);

/* Forgets every set that was sent. */
void checkbit_bridge_clear (CheckbitInspection *inspection);

G_END_DECLS
