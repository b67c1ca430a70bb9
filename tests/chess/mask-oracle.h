/* Every mask of the catalogue worked out the slow, obvious way on a board of letters: the
 * definitions said square by square, sharing no code with the rules library.
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
  int ep_square;     /* where a pawn has just passed, or -1 */
  int moves[256][3]; /* the legal moves: from, to (castling: the king's), whether it captures */
  guint n_moves;
  char previous[65]; /* the board before the last move; empty: there was none */
  int last_move[2];  /* from, to (castling: the king's); both -1: there was none */
} OracleBoard;

/* Works out the set of a mask id; FALSE where the oracle knows no such id. */
gboolean mask_oracle_compute (const OracleBoard *board, const char *id, guint64 *set);

/* The ids that the oracle knows, NULL-terminated. (transfer full) */
char **mask_oracle_list_ids (void);
