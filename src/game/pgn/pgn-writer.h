/* Writing PGN in the standard's export format: the seven tags first, lines of at most 80
 * characters, one space between words.
 *
 * The writer is a visitor: what reads a file, or walks a game, drives it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-reader.h"

G_BEGIN_DECLS

/* Takes the text of a whole game; FALSE where it cannot, and nothing more is written. */
typedef gboolean (*CheckbitPgnWriteFunc) (const char *text, gsize length, gpointer user_data);

typedef struct _CheckbitPgnWriter CheckbitPgnWriter;

/* problem_func: hears of what a reader that drives the writer cannot read; may be NULL. */
CheckbitPgnWriter *checkbit_pgn_writer_new (CheckbitPgnWriteFunc func,
                                            CheckbitPgnProblemFunc problem_func,
                                            gpointer user_data);
void checkbit_pgn_writer_free (CheckbitPgnWriter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnWriter, checkbit_pgn_writer_free)

/* Takes a writer as user_data. */
extern const CheckbitPgnVisitor checkbit_pgn_writer_visitor;

G_END_DECLS
