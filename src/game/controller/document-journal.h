/* Where a game came from, as its journal has it: the file, which game of it, and what the file was
 * like.
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

/* Hands over the document that a journal tells of, if any. A game of a file of games is only
 * known to be of it once that is listed: then it comes later, unless that fails or is cancelled.
 * Any other file is known by its name, and comes at once. destroy: called with user_data in the
 * end. */
void checkbit_document_read_journal (CheckbitJournal *journal,
                                     GCancellable *cancellable,
                                     CheckbitDocumentFunc func,
                                     gpointer user_data,
                                     GDestroyNotify destroy);

G_END_DECLS
