/* The moves of one game while it is read: played, with their variations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-lexer.h"
#include "game/pgn/pgn-reader.h"

G_BEGIN_DECLS

/* The tags that determine the starting position. */
typedef struct
{
  char *fen; /* owned, as is variant; NULL for none */
  char *variant;
  guint fen_line; /* the position of the tag FEN in the file */
  guint fen_column;
} CheckbitPgnStart;

/* The most NAGs that are kept before a line's first move. */
#define CHECKBIT_PGN_MAX_EARLY 4

/* A line of moves, the main line or a variation, as far as it was read. */
typedef struct
{
  ChessPosition before; /* the last move; without one, in an open variation: now */
  ChessMove move;       /* the last one; CHESS_MOVE_NONE is a null move */
  gboolean has_move;
  gboolean dead;  /* ended by something unreadable: the rest is skipped */
  gboolean begun; /* whether begin_variation has been called */
  guint early[CHECKBIT_PGN_MAX_EARLY]; /* NAGs that wait for the first move */
  guint n_early;
} CheckbitPgnLine;

typedef struct
{
  const CheckbitPgnVisitor *visitor;
  gpointer user_data;
  gboolean counting;  /* whether moves are only counted by their looks, not played */
  gboolean main_line; /* whether variations are skipped and moves have no text */
  guint max_plies;    /* of the main line */
  CheckbitPgnProblems *problems; /* borrowed */

  ChessPosition position; /* after the last move of the line */
  CheckbitPgnLine line;
  GArray *lines;       /* of CheckbitPgnLine: the parents of the line */
  guint plies;         /* of the main line */
  guint n_entered;     /* how many of these lines the visitor was told about */
  guint dead_depth;    /* open variations within a skipped line */
  gboolean passing;    /* whether the line continues after them */
  gboolean no_start;   /* whether the FEN is invalid */
  gboolean in_unknown; /* whether the last text was ignored as unknown */
} CheckbitPgnMoves;

/* Whether the value of the tag Variant means Chess960. */
gboolean checkbit_pgn_is_chess960 (const char *variant);

void checkbit_pgn_moves_init (CheckbitPgnMoves *self,
                              const CheckbitPgnVisitor *visitor,
                              gpointer user_data,
                              CheckbitPgnReadFlags flags,
                              CheckbitPgnProblems *problems);
void checkbit_pgn_moves_clear (CheckbitPgnMoves *self);

/* Starts the main line as the tags say; token: after them. */
void checkbit_pgn_moves_begin (CheckbitPgnMoves *self,
                               const CheckbitPgnStart *start,
                               const CheckbitPgnToken *token);
/* Ends all open variations. */
void checkbit_pgn_moves_end (CheckbitPgnMoves *self, const CheckbitPgnToken *token);

/* Handlers for the tokens among the moves. */
void checkbit_pgn_moves_read_symbol (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_read_skimmed (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_read_nag (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_read_unknown (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_read_comment (CheckbitPgnMoves *self, const char *text);
void checkbit_pgn_moves_open (CheckbitPgnMoves *self, const CheckbitPgnToken *token);
void checkbit_pgn_moves_close (CheckbitPgnMoves *self, const CheckbitPgnToken *token);

/* From within the visitor's function for a move: that one was not legal after all, and its line
 * ends before it. */
void
checkbit_pgn_moves_refuse (CheckbitPgnMoves *self, const CheckbitPgnToken *token, const char *san);

/* Whether a variation is open. */
gboolean checkbit_pgn_moves_in_variation (const CheckbitPgnMoves *self);

/* The position at the end of the main line; NULL if there is none. Borrowed from the moves. */
const ChessPosition *checkbit_pgn_moves_get_position (const CheckbitPgnMoves *self);

G_END_DECLS
