/* Computes every mask of the catalogue in the slow, obvious way on a board of letters: it follows
 * the definitions square by square, and shares no code with the rules library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct
{
  char board[65]; /* from a1, b1 … to h8: a FEN letter or '.' */
  char side;      /* 'w' or 'b' */

  guint64 selection;
  guint64 castling_rooks;
  int ep_square;     /* the square a pawn has just passed, or -1 */
  int moves[256][3]; /* the legal moves: from, to (castling: the king's), whether it captures */
  guint n_moves;
  char previous[65]; /* the board before the last move; empty if there is none */
  int last_move[2];  /* from, to (castling: the king's); both -1 if there is none */
} OracleBoard;

/* Computes the set of a mask id; FALSE if the oracle does not know the id. */
gboolean mask_oracle_compute (const OracleBoard *board, const char *id, guint64 *set);

/* The ids that the oracle knows, NULL-terminated. (transfer full) */
char **mask_oracle_list_ids (void);
