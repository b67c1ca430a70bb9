/* Writes PGN in the standard's export format: the seven tags first, lines of at most 80 characters,
 * one space between words.
 *
 * The writer is a visitor, for a reader of files or a walk through a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-reader.h"

G_BEGIN_DECLS

/* Takes the text of a complete game; FALSE to stop. */
typedef gboolean (*CheckbitPgnWriteFunc) (const char *text, gsize length, gpointer user_data);

typedef struct _CheckbitPgnWriter CheckbitPgnWriter;

/* problem_func: receives the problems of a reader that drives the writer; may be NULL. */
CheckbitPgnWriter *checkbit_pgn_writer_new (CheckbitPgnWriteFunc func,
                                            CheckbitPgnProblemFunc problem_func,
                                            gpointer user_data);
void checkbit_pgn_writer_free (CheckbitPgnWriter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnWriter, checkbit_pgn_writer_free)

/* Its functions need a writer as user_data. */
extern const CheckbitPgnVisitor checkbit_pgn_writer_visitor;

G_END_DECLS
