/* The document of a game in its journal: the file, the index of the game in it, and the file's
 * stamp.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/document.h"
#include "game/store/journal.h"

G_BEGIN_DECLS

void checkbit_document_write_journal (CheckbitDocument *document, CheckbitJournal *journal);

/* What a journal says about the document of its game, to be written again where that game is back
 * before the document is found. */
typedef struct _CheckbitOrigin CheckbitOrigin;

/* NULL if the game has no file. (transfer full) */
CheckbitOrigin *checkbit_origin_read (CheckbitJournal *journal);
void checkbit_origin_write (const CheckbitOrigin *self, CheckbitJournal *journal);
void checkbit_origin_free (CheckbitOrigin *self);

/* (transfer full) of document. */
typedef void (*CheckbitDocumentFunc) (CheckbitDocument *document, gpointer user_data);

/* Hands over the document according to a journal, if any: later, as the file's disk may not answer,
 * and unless this is cancelled. A game of a PGN file is only assigned to it after the file's games
 * have been listed, unless that fails; positions are not read. destroy: finally called with
 * user_data. */
void checkbit_document_read_journal (CheckbitJournal *journal,
                                     GCancellable *cancellable,
                                     CheckbitDocumentFunc func,
                                     gpointer user_data,
                                     GDestroyNotify destroy);

G_END_DECLS
