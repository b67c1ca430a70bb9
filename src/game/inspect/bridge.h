/* Sets sent by other programs: from a debugger, or by a script.
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
  CHECKBIT_BRIDGE_ERROR_VALUE,    /* none, too many, or an invalid text */
  CHECKBIT_BRIDGE_ERROR_LAYOUT,   /* no layout with that name */
  CHECKBIT_BRIDGE_ERROR_POSITION, /* not a position */
} CheckbitBridgeError;

/* The longest name, in bytes, and the most values per call and in total. */
#define CHECKBIT_BRIDGE_MAX_NAME 64
#define CHECKBIT_BRIDGE_MAX_VALUES 64
#define CHECKBIT_BRIDGE_MAX_SETS 256

/* Shows values under a name among the sent sets, together with all others received before the next
 * frame. Each is a text in any form that can be pasted. Several become name[0], name[1] …, as do
 * several values in one text, unless they have names there; a table of 64 words or more, of which
 * there may be one, becomes the pasted table. An existing name gets the new value, with the changes
 * marked, and keeps the old ones (see CheckbitSentSet); if there are too many sets, the oldest are
 * removed.
 *
 * layout: the name of the sender's square numbering; NULL or "" for the inspector's. FALSE with a
 * translated sentence, and nothing changed, if any part is invalid. */
gboolean checkbit_bridge_show (CheckbitInspection *inspection,
                               const char *name,
                               const char *const *values,
                               const char *layout,
                               GError **error);

/* Takes a position from another program: a FEN, or its twelve or eight words, optionally followed
 * by the key. Words become the boards of the inspection, which are compared with its position. fen:
 * set to the FEN to put on the board (transfer full); NULL if the current position should stay:
 * words with only a few wrong bits are compared with the correct ones. said: set to a sentence
 * about the words (transfer full), NULL for none. FALSE with a translated sentence if it is not a
 * position. */
gboolean checkbit_bridge_take_position (CheckbitInspection *inspection,
                                        const char *const *values,
                                        const char *layout,
                                        char **fen,
                                        char **said,
                                        GError **error);

/* Shows at once what would wait for the next frame. */
void checkbit_bridge_flush (CheckbitInspection *inspection);

/* Removes one sent set; FALSE if there is none with that name. */
gboolean checkbit_bridge_forget (CheckbitInspection *inspection, const char *name);

/* Removes all sent sets. */
void checkbit_bridge_clear (CheckbitInspection *inspection);

G_END_DECLS
