/* The sentences that people read, made from the results of the rules library. Translated in the
 * program; English in checkbit-cli, which sets no locale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/candidates.h"
#include "chess/change.h"
#include "chess/expr.h"
#include "chess/fen.h"
#include "chess/outcome.h"
#include "chess/probe.h"
#include "game/base/result.h"

G_BEGIN_DECLS

/* Why a FEN is invalid: "Rank 6 has 9 squares (field 1, column 23)". For an impossible position it
 * lists all problems. (transfer full) */
char *checkbit_message_fen_error (const ChessFenError *error);

/* The sentence without the position. (transfer full) */
char *checkbit_message_fen_error_short (const ChessFenError *error);

/* One problem of a set-up, a single bit of ChessProblems, as a clause without a full stop: "White
 * has no king". Static, translated. */
const char *checkbit_message_problem (unsigned problem);

/* The stable ID of an error kind, never translated: "rank-too-long". */
const char *checkbit_message_fen_error_id (ChessFenErrorKind kind);

/* Why an expression is invalid: "There is no set, square or mask “horse” (column 5)". text,
 * length: what was refused, length in bytes. (transfer full) */
char *checkbit_message_expr_error (const ChessExprError *error, const char *text, gsize length);

/* The sentence without the position. (transfer full) */
char *
checkbit_message_expr_error_short (const ChessExprError *error, const char *text, gsize length);

/* How a number of an expression is read if other languages read it differently: "010 is octal, as
 * in C: 8." NULL for nothing. (transfer full) (nullable) */
char *checkbit_message_expr_note (const char *text, gsize length);

/* Why a move is legal or not, in one line: "The knight on e4 is pinned to its king by the rook on
 * e8." (transfer full) */
char *checkbit_message_why (const ChessWhy *why);

/* Why a text is not, or not yet, one move: "This is not a move (column 3).", "It
 * could be Nbd2 or Nfd2: say which." (transfer full) */
char *checkbit_message_unreadable_move (const ChessPosition *position,
                                        const ChessSanResult *result);

/* A sentence that no piece of this kind and side can go to a square. (transfer full) */
char *checkbit_message_out_of_reach (ChessPiece piece, ChessSquare to);

/* Where the piece on a square can go: "The knight on g1 can go to 2 squares: f3, h3." If it is not
 * its side's turn, where it could go. (transfer full) */
char *
checkbit_message_targets (const ChessPosition *position, ChessSquare from, ChessBitboard targets);

/* The effects of a legal move, in a few words: "takes pawn, double check". "" for none. (transfer
 * full) */
char *checkbit_message_move_effects (const ChessCandidate *candidate);

/* Lost castling rights, of one side or both: "White’s O-O", "White’s O-O, Black’s O-O-O". rooks:
 * those that had the rights. "" for none. (transfer full) */
char *checkbit_message_castling_rights (const ChessPosition *position, ChessBitboard rooks);

/* A legal move as a sentence: "The pawn on b7 takes the knight on a8 and becomes a queen."; of a
 * null move, CHESS_MOVE_NONE: "White passes." (transfer full) */
char *checkbit_message_move (const ChessPosition *position, ChessMove move);

/* The same in as few words as identify the move: "knight f3, check", "pawn b8, takes knight,
 * becomes a queen"; where those would be ambiguous, the sentence. Checkmate and stalemate are
 * omitted, since the result tells them. (transfer full) */
char *checkbit_message_move_brief (const ChessPosition *position, ChessMove move);

/* One step of a move: "White pawn leaves e2". (transfer full) */
char *checkbit_message_toggle (const ChessToggle *toggle);

/* A square's piece and its attackers, in a few sentences. (transfer full) */
char *checkbit_message_probe (const ChessPosition *position, const ChessProbe *probe);

/* Asks for a square: "Choose a square: why can’t the knight on f3 go there?" (transfer full) */
char *checkbit_message_ask_target (ChessPiece piece, ChessSquare from);

/* A piece and its square, as a row's title: "white king on e1". (transfer full) */
char *checkbit_message_piece_on (ChessPiece piece, ChessSquare square);

/* Pieces by name and square: "queen d1, rook e1"; "" for none. (transfer full) */
char *checkbit_message_pieces (const ChessPosition *position, ChessBitboard pieces);

/* The pieces of a rank (0 to 7) or a file: "Rank 4: white pawn on e4, black knight on f4"; "Rank 3:
 * empty". (transfer full) */
char *checkbit_message_rank (const ChessPosition *position, unsigned rank);
char *checkbit_message_file (const ChessPosition *position, unsigned file);

/* All pieces, side by side, from the king to the pawns: "White: king e1, rook a1. Black: king e8".
 * (transfer full) */
char *checkbit_message_all_pieces (const ChessPosition *position);

/* What the side to move can capture: "2 captures: pawn d5, takes pawn; knight e5, takes pawn".
 * (transfer full) */
char *checkbit_message_captures (const ChessPosition *position);

/* A piece's kind on its own, as in a column: "knight". Never part of a sentence. Static,
 * translated. */
const char *checkbit_message_piece_noun (ChessPiece piece);

/* "White to move", "Checkmate: White wins", "Draw by stalemate" … (transfer full) */
char *checkbit_message_status (ChessColor side,
                               CheckbitResult result,
                               CheckbitReason reason,
                               gboolean in_check);

/* Why a draw can be claimed: now, or, if san is not NULL, with that move, which is not played yet.
 * claims is not NONE. (transfer full) */
char *checkbit_message_claim (ChessClaims claims, const char *san);

/* The name of a piece on its own or in a list: "white pawn". Never part of a sentence. Static,
 * translated. */
const char *checkbit_message_piece (ChessPiece piece);

/* The name of a square, "e4": static storage for all 64. Never translated. */
const char *checkbit_square_name (ChessSquare square);

G_END_DECLS
