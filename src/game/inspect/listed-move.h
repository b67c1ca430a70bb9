/* A row of the list of moves, legal or not, with everything known about the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/candidates.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* Kinds for filtering. */
typedef enum
{
  CHECKBIT_MOVE_CAPTURE = 1 << 0,
  CHECKBIT_MOVE_QUIET = 1 << 1, /* no capture */
  CHECKBIT_MOVE_CHECK = 1 << 2,
  CHECKBIT_MOVE_DOUBLE_CHECK = 1 << 3,
  CHECKBIT_MOVE_MATE = 1 << 4,
  CHECKBIT_MOVE_STALEMATE = 1 << 5,
  CHECKBIT_MOVE_PROMOTION = 1 << 6,
  CHECKBIT_MOVE_CASTLING = 1 << 7,
  CHECKBIT_MOVE_LOSES_CASTLING = 1 << 8,
  CHECKBIT_MOVE_ILLEGAL = 1 << 9,
} CheckbitMoveKinds;

/* The columns of the list, for sorting. */
typedef enum
{
  CHECKBIT_MOVE_COLUMN_SAN,
  CHECKBIT_MOVE_COLUMN_UCI,
  CHECKBIT_MOVE_COLUMN_PIECE,
  CHECKBIT_MOVE_COLUMN_CAPTURED,
  CHECKBIT_MOVE_COLUMN_CHECK, /* checkmate, double check, check, stalemate, nothing */
  CHECKBIT_MOVE_COLUMN_PROMOTION,
  CHECKBIT_MOVE_COLUMN_CASTLING, /* rights lost */
  CHECKBIT_MOVE_COLUMN_EFFECTS,  /* everything in words; for an illegal move the reason */
} CheckbitMoveColumn;

#define CHECKBIT_N_MOVE_COLUMNS 8

#define CHECKBIT_TYPE_LISTED_MOVE (checkbit_listed_move_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitListedMove, checkbit_listed_move, CHECKBIT, LISTED_MOVE, GObject)

/* The row of a legal move, or of an illegal one, in a position, which is copied. (transfer full) */
CheckbitListedMove *checkbit_listed_move_new (const ChessPosition *position,
                                              const ChessCandidate *candidate);
CheckbitListedMove *checkbit_listed_move_new_refused (const ChessPosition *position,
                                                      const ChessRefusedMove *refused);

ChessMove checkbit_listed_move_get_move (CheckbitListedMove *self);
gboolean checkbit_listed_move_is_legal (CheckbitListedMove *self);
CheckbitMoveKinds checkbit_listed_move_get_kinds (CheckbitListedMove *self);

/* The text of a column: "Nf3", "g1f3", "knight", "", … Words are translated, moves never. Never
 * NULL. */
const char *checkbit_listed_move_get_text (CheckbitListedMove *self, CheckbitMoveColumn column);

/* The lost castling rights, in words: "White’s O-O, White’s O-O-O"; "" for none. The column has the
 * letters of a FEN instead. */
const char *checkbit_listed_move_get_castling (CheckbitListedMove *self);

/* The row in one line, for a screen reader: "Nf3, the knight goes from g1 to f3." (transfer
   full) */
char *checkbit_listed_move_dup_name (CheckbitListedMove *self);

/* The set that the board shows for the move: its squares; for an illegal move, the reason.
 * (transfer none) */
CheckbitSet *checkbit_listed_move_get_set (CheckbitListedMove *self);

/* Whether a move is of all these kinds, and its text contains all words of a search. */
gboolean checkbit_listed_move_matches (CheckbitListedMove *self,
                                       CheckbitMoveKinds kinds,
                                       const char *search);

/* Orders two moves by a column; empty texts come last. Below 0, 0 or above. */
int checkbit_listed_move_compare (CheckbitListedMove *a,
                                  CheckbitListedMove *b,
                                  CheckbitMoveColumn column);

G_END_DECLS
