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
  gboolean complete; /* the text says all of it; else there is more to type */
} CheckbitTypedCandidate;

typedef struct
{
  guint n; /* likeliest first: what is complete, and written in the usual case */
  CheckbitTypedCandidate candidates[CHESS_MAX_MOVES];
  ChessMove play; /* the one move meant, with nothing left to type; else CHESS_MOVE_NONE */
} CheckbitTypedMove;

/* Reads SAN or UCI, whole or begun: in any case of letters, castling with O, o or 0, with or
 * without x, -, = and the signs of check. A b may be a pawn or a bishop, a B is a bishop where
 * there is one to go there. Several moves are never guessed between. */
void checkbit_typed_move_read (const ChessPosition *position,
                               const char *text,
                               CheckbitTypedMove *result);

/* The same with the letters that a language has for the pieces, in the order of "KQRBN"; some
 * are two letters long. English ones are understood beside them: where a text means one move in
 * the one and another in the other, both are candidates. A small letter of a file is the file as
 * long as there is such a move. letters: NULL for English alone. */
void checkbit_typed_move_read_in (const ChessPosition *position,
                                  const char *text,
                                  const char *const *letters,
                                  CheckbitTypedMove *result);

/* A text with the English letters in the place of those of a language, where it has any; letters:
 * NULL for English alone. (transfer full) */
char *checkbit_typed_move_dup_english (const char *text, const char *const *letters);

/* Whether a move may begin with a character, and whether one may have it at all. */
gboolean checkbit_typed_move_begins (gunichar character, const char *const *letters);
gboolean checkbit_typed_move_has (gunichar character, const char *const *letters);

G_END_DECLS
