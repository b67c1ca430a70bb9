/* The moves of one game as they are read: played, with the variations they stand in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-lexer.h"
#include "game/pgn/pgn-reader.h"

G_BEGIN_DECLS

/* The tags that decide where the moves start. */
typedef struct
{
  char *fen; /* owned, as is variant; NULL for none */
  char *variant;
  guint fen_line; /* where the tag FEN stands */
  guint fen_column;
} CheckbitPgnStart;

/* A line of moves, the main one or a variation, as far as it has been read. */
typedef struct
{
  ChessPosition before; /* the last move; where there is none, and a variation is open: now */
  ChessMove move;       /* the last; CHESS_MOVE_NONE is a null move */
  gboolean has_move;
  gboolean dead;  /* what cannot be read ended it: the rest is passed over */
  gboolean begun; /* whether begin_variation has been called */
} CheckbitPgnLine;

typedef struct
{
  const CheckbitPgnVisitor *visitor;
  gpointer user_data;
  gboolean counting;  /* whether no move is played and words that look like moves are counted */
  gboolean main_line; /* whether variations are passed over and moves have no text */
  guint max_plies;    /* of the main line that are read */
  CheckbitPgnProblems *problems; /* borrowed */

  ChessPosition position; /* after the last move of the line */
  CheckbitPgnLine line;
  GArray *lines;       /* of CheckbitPgnLine: those that the line is a variation of */
  guint plies;         /* of the main line */
  guint n_entered;     /* of the lines, those that the visitor surely knows of */
  guint dead_depth;    /* variations open within a line that is passed over */
  gboolean passing;    /* whether the line goes on behind them */
  gboolean no_start;   /* whether the FEN was refused */
  gboolean in_unknown; /* whether the last text was passed over as unknown */
} CheckbitPgnMoves;

void checkbit_pgn_moves_init (CheckbitPgnMoves *self,
                              const CheckbitPgnVisitor *visitor,
                              gpointer user_data,
                              CheckbitPgnReadFlags flags,
                              CheckbitPgnProblems *problems);
void checkbit_pgn_moves_clear (CheckbitPgnMoves *self);

/* Begins the main line where the tags say; token: behind them. */
void checkbit_pgn_moves_begin (CheckbitPgnMoves *self,
                               const CheckbitPgnStart *start,
                               const CheckbitPgnToken *token);
/* Ends every variation that is open. */
void checkbit_pgn_moves_end (CheckbitPgnMoves *self, const CheckbitPgnToken *token);

/* What stands among the moves. */
void checkbit_pgn_moves_read_symbol (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_read_nag (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_read_unknown (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_read_comment (CheckbitPgnMoves *self, const char *text);
void checkbit_pgn_moves_open (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_close (CheckbitPgnMoves *self, const CheckbitPgnToken *token);

/* Whether a variation is open. */
gboolean checkbit_pgn_moves_in_variation (const CheckbitPgnMoves *self);

/* At the end of the main line; NULL where there is none. Borrowed from the moves. */
const ChessPosition *checkbit_pgn_moves_get_position (const CheckbitPgnMoves *self);

G_END_DECLS
