/* Moves as people type them, letter by letter: which legal moves a text may mean or become.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/san.h"

G_BEGIN_DECLS

typedef struct
{
  ChessMove move;
  char san[CHESS_SAN_SIZE];
  gboolean complete; /* the text is complete; otherwise there is more to type */
} CheckbitTypedCandidate;

typedef struct
{
  guint n; /* most likely first: complete ones in the usual case */
  CheckbitTypedCandidate candidates[CHESS_MAX_MOVES];
  ChessMove play; /* the only possible move, completely typed; else CHESS_MOVE_NONE */
} CheckbitTypedMove;

/* Reads SAN or UCI, complete or not: in upper or lower case, castling with O, o or 0, with or
 * without x, -, = and check symbols. A b may be a pawn or a bishop; a B is a bishop if one can go
 * there. It never guesses between several moves. */
void checkbit_typed_move_read (const ChessPosition *position,
                               const char *text,
                               CheckbitTypedMove *result);

/* The same with a language's letters for the pieces, in the order of "KQRBN"; some are two letters
 * long. English ones are understood as well: if a text means one move in each, both are candidates.
 * A lower case file letter is the file as long as there is such a move. letters: NULL for English
 * only. */
void checkbit_typed_move_read_in (const ChessPosition *position,
                                  const char *text,
                                  const char *const *letters,
                                  CheckbitTypedMove *result);

/* A text with the letters of a language replaced by English ones, if it has any; letters: NULL for
 * English only. (transfer full) */
char *checkbit_typed_move_dup_english (const char *text, const char *const *letters);

/* Whether a move can begin with a character, and whether it can contain it at all. */
gboolean checkbit_typed_move_begins (gunichar character, const char *const *letters);
gboolean checkbit_typed_move_has (gunichar character, const char *const *letters);

G_END_DECLS
