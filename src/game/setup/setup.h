/* A position set-up: any board, with its problems, repairs for them, and undo for every step. The
 * game does not change until the position is accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/fen.h"

G_BEGIN_DECLS

/* Repairs with one click. */
typedef enum
{
  CHECKBIT_REPAIR_CASTLING,   /* drops castling rights without a king or rook */
  CHECKBIT_REPAIR_EN_PASSANT, /* drops an impossible en passant square */
  CHECKBIT_REPAIR_SIDE,       /* exchanges the side to move */
  CHECKBIT_REPAIR_PAWNS,      /* removes pawns on the first and last rank */
  CHECKBIT_REPAIR_KINGS,      /* keeps only the king of each side nearest its home */
} CheckbitRepair;

#define CHECKBIT_N_REPAIRS 5

/* Signal "changed": once after every change. Properties that notify: "can-undo", "can-redo". */
#define CHECKBIT_TYPE_SETUP (checkbit_setup_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetup, checkbit_setup, CHECKBIT, SETUP, GObject)

/* Starts with a position (copied); NULL: the standard position. */
CheckbitSetup *checkbit_setup_new (const ChessPosition *position);

/* The current position, playable or not. Valid until the next change. */
const ChessPosition *checkbit_setup_get_position (CheckbitSetup *self);

/* --- The board ------------------------------------------------------------------------------ */

/* Puts a piece on a square, CHESS_PIECE_NONE to empty it. */
void checkbit_setup_put (CheckbitSetup *self, ChessSquare square, ChessPiece piece);
/* Moves the piece on a square to another, replacing any piece there; off the board if to is
 * CHESS_SQUARE_NONE. */
void checkbit_setup_move (CheckbitSetup *self, ChessSquare from, ChessSquare to);
/* Combines all pieces that are put until the end into one step: a stroke of the pointer. */
void checkbit_setup_begin_stroke (CheckbitSetup *self);
void checkbit_setup_end_stroke (CheckbitSetup *self);
/* Undo, redo and every other change end a stroke, too. */
gboolean checkbit_setup_is_in_stroke (CheckbitSetup *self);

/* Removes all pieces; replaces the position. Each is one step. */
void checkbit_setup_clear (CheckbitSetup *self);
void checkbit_setup_set_position (CheckbitSetup *self, const ChessPosition *position);
/* The position seen by the other side: ranks mirrored, colors and side to move exchanged. */
void checkbit_setup_exchange_colors (CheckbitSetup *self);
/* Mirrors the files; castling rights are lost. */
void checkbit_setup_mirror (CheckbitSetup *self);

/* --- The state ------------------------------------------------------------------------------ */

void checkbit_setup_set_side (CheckbitSetup *self, ChessColor side);
void checkbit_setup_set_chess960 (CheckbitSetup *self, gboolean chess960);
/* The rooks of both sides that could have a castling right: in standard chess those in the corners,
 * if the king is at home. */
ChessBitboard checkbit_setup_get_castling_candidates (CheckbitSetup *self);
/* Gives a rook its right or removes it; in Chess960 another rook on the same side of the king loses
 * its right. */
void checkbit_setup_set_castling (CheckbitSetup *self, ChessSquare rook, gboolean right);
/* Rooks that had a castling right, and get it back once king and rook are on their squares
 * again. */
ChessBitboard checkbit_setup_get_lost_castling (CheckbitSetup *self);
/* The possible en passant squares. */
ChessBitboard checkbit_setup_get_ep_candidates (CheckbitSetup *self);
/* CHESS_SQUARE_NONE for none. */
void checkbit_setup_set_ep_square (CheckbitSetup *self, ChessSquare square);
/* Counters are limited to the values allowed in a FEN: 0 and 1 to CHESS_FEN_MAX_COUNTER. */
void checkbit_setup_set_halfmove (CheckbitSetup *self, guint halfmove);
void checkbit_setup_set_fullmove (CheckbitSetup *self, guint fullmove);

/* Takes a FEN, which need not be playable. FALSE with a translated sentence, and nothing changed,
 * if it is invalid. */
gboolean checkbit_setup_load_fen (CheckbitSetup *self, const char *fen, GError **error);

/* --- The verdict ---------------------------------------------------------------------------- */

/* ChessProblems: all at once; 0 if the position is playable. */
unsigned checkbit_setup_get_problems (CheckbitSetup *self);
/* The repair for a problem, a single bit of them; FALSE if there is none. */
gboolean checkbit_setup_find_repair (unsigned problem, CheckbitRepair *repair);
/* Whether a repair would fix a problem. */
gboolean checkbit_setup_can_repair (CheckbitSetup *self, CheckbitRepair repair);
void checkbit_setup_repair (CheckbitSetup *self, CheckbitRepair repair);
/* A repair's label, for its button: "Let Black move". Static, translated. */
const char *checkbit_setup_get_repair_label (CheckbitSetup *self, CheckbitRepair repair);

/* --- Steps ---------------------------------------------------------------------------------- */

gboolean checkbit_setup_get_can_undo (CheckbitSetup *self);
gboolean checkbit_setup_get_can_redo (CheckbitSetup *self);
/* Both return whether there was a step. */
gboolean checkbit_setup_undo (CheckbitSetup *self);
gboolean checkbit_setup_redo (CheckbitSetup *self);

G_END_DECLS
