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
