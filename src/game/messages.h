/* The sentences that people read, made from the values that the rules library answers with.
 * Translated where the program is; English in checkbit-cli, which sets no locale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/explain.h"
#include "chess/expr.h"
#include "chess/fen.h"
#include "chess/paste.h"
#include "game/game.h"

G_BEGIN_DECLS

/* Why a FEN was refused: "Rank 6 has 9 squares (field 1, column 23)". Names every problem of an
 * impossible position. (transfer full) */
char *checkbit_message_fen_error (const ChessFenError *error);

/* The sentence without the place. (transfer full) */
char *checkbit_message_fen_error_short (const ChessFenError *error);

/* The stable identifier of an error kind, never translated: "rank-too-long". */
const char *checkbit_message_fen_error_id (ChessFenErrorKind kind);

/* Why an expression was refused: "There is no set, square or mask “knigt” (column 5)". text,
 * length: what was refused, length in bytes. (transfer full) */
char *checkbit_message_expr_error (const ChessExprError *error, const char *text, gsize length);

/* The sentence without the place. (transfer full) */
char *
checkbit_message_expr_error_short (const ChessExprError *error, const char *text, gsize length);

/* Why a pasted text was refused: "This number has more than 64 bits (line 3, column 9)". text,
 * length: what was refused, length in bytes. (transfer full) */
char *checkbit_message_paste_error (const ChessPasteError *error, const char *text, gsize length);

/* The sentence without the place. (transfer full) */
char *
checkbit_message_paste_error_short (const ChessPasteError *error, const char *text, gsize length);

/* Why a move is legal or not, in one line: "The knight on e4 is pinned to its king by the rook on
 * e8." (transfer full) */
char *checkbit_message_why (const ChessWhy *why);

/* "White to move", "Checkmate: White wins", "Draw by stalemate" … (transfer full) */
char *checkbit_message_status (ChessColor side,
                               CheckbitResult result,
                               CheckbitReason reason,
                               gboolean in_check);

/* A piece by name: "white pawn". Static, translated. */
const char *checkbit_message_piece (ChessPiece piece);

/* The name of a square, "e4": static storage for all 64. Never translated. */
const char *checkbit_square_name (ChessSquare square);

G_END_DECLS
