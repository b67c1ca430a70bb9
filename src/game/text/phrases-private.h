/* Parts of sentences (phrases.c), which the sentences of messages-*.c are made of: functions
 * alone, no state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* A character for display: “x”, with its code if it is similar to a common one, or only the code if
 * it is invisible. (transfer full) */
char *checkbit_message_quote_character (guint32 character);

/* The names of squares as a list: "b1, c1". (transfer full) */
char *checkbit_message_list_squares (ChessBitboard squares);

/* One of six sentences, chosen by the piece that it is about. sentences: one for each possible kind
 * of piece, not translated yet. Static, translated. */
const char *checkbit_message_of_piece (const char *const sentences[CHESS_N_PIECE_TYPES],
                                       ChessPiece piece);

/* A piece within a sentence about another one: "from the rook on e4" (giving check), "by the rook
 * on e4" (pinning), "to the rook on e4" (whose line is opened), "the rook on e4" (being captured).
 * Only sliders pin and have lines opened to them; kings are not captured. (transfer full) */
char *checkbit_message_from_piece (ChessPiece piece, const char *square);
char *checkbit_message_by_piece (ChessPiece piece, const char *square);
char *checkbit_message_to_piece (ChessPiece piece, const char *square);
char *checkbit_message_taken_piece (ChessPiece piece, const char *square);

/* A piece and its square in a list: "queen d1". (transfer full) */
char *checkbit_message_piece_at (ChessPiece piece, ChessSquare square);

G_END_DECLS
