/* What sentences are made of (phrases.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* A character as people see it: “x”, with its number where it only looks like something they know,
 * the number alone where it cannot be seen. (transfer full) */
char *checkbit_message_quote_character (guint32 character);

/* The names of squares as a list: "b1, c1". (transfer full) */
char *checkbit_message_list_squares (ChessBitboard squares);

/* The sentence of six that is about a piece. sentences: one for each kind of piece that can
 * come, not translated yet. Static, translated. */
const char *checkbit_message_of_piece (const char *const sentences[CHESS_N_PIECE_TYPES],
                                       ChessPiece piece);

/* A piece inside a sentence that is about another: "from the rook on e4" (where a check comes
 * from), "by the rook on e4" (what pins), "to the rook on e4" (whom a line is opened to), "the rook
 * on e4" (what is taken). Only sliders pin and have lines opened to them; no king is taken.
 * (transfer full) */
char *checkbit_message_from_piece (ChessPiece piece, const char *square);
char *checkbit_message_by_piece (ChessPiece piece, const char *square);
char *checkbit_message_to_piece (ChessPiece piece, const char *square);
char *checkbit_message_taken_piece (ChessPiece piece, const char *square);

/* A piece and its square as a list has them: "queen d1". (transfer full) */
char *checkbit_message_piece_at (ChessPiece piece, ChessSquare square);

G_END_DECLS
