/* What the files of the PGN reader share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-lexer.h"
#include "game/pgn/pgn.h"

G_BEGIN_DECLS

/* How far a game has been read. */
typedef enum
{
  CHECKBIT_PGN_BETWEEN, /* no game is open */
  CHECKBIT_PGN_IN_TAGS,
  CHECKBIT_PGN_IN_MOVES,
  CHECKBIT_PGN_AFTER_RESULT, /* a comment may follow that is still this game's */
} CheckbitPgnStage;

/* A line of moves, the main one or a variation, as far as it has been read. */
typedef struct
{
  ChessPosition before; /* the last move; where there is none, and a variation is open: now */
  ChessMove move;       /* the last; CHESS_MOVE_NONE is a null move */
  gboolean has_move;
  gboolean dead;  /* what cannot be read ended it: the rest is passed over */
  gboolean begun; /* whether begin_variation has been called */
} CheckbitPgnLine;

struct _CheckbitPgnReader
{
  const CheckbitPgnVisitor *visitor;
  gpointer user_data;
  CheckbitPgnReadFlags flags;
  CheckbitPgnLexer *lexer;

  CheckbitPgnStage stage;
  guint n_games;
  CheckbitPgnGameEnd game;

  char *fen; /* the tags that decide where the moves start; owned */
  char *variant;
  char *result;   /* what the tag says */
  guint fen_line; /* where the tag FEN stands */
  guint fen_column;
  guint tag_line;      /* of the last tag of the game */
  char first_name[32]; /* of its first tag, cut where too long; "" before that */
  GPtrArray *comments; /* of char: comments among the tags, owned */

  ChessPosition position; /* after the last move of the line */
  CheckbitPgnLine line;
  GArray *lines;       /* of CheckbitPgnLine: those that the line is a variation of */
  guint n_entered;     /* of these, those that the visitor surely knows of */
  guint dead_depth;    /* variations open within a line that is passed over */
  gboolean no_start;   /* whether the FEN was refused */
  gboolean in_unknown; /* whether the last text was passed over as unknown */
  guint64 n_nul_bytes; /* before this game */
};

/* Tells the visitor of what is wrong at a token. text: length bytes of what is at fault. */
void checkbit_pgn_reader_report (CheckbitPgnReader *self,
                                 CheckbitPgnProblemKind kind,
                                 const CheckbitPgnToken *token,
                                 const char *text,
                                 gsize length);

/* The same with all but its place filled in. */
void checkbit_pgn_reader_report_problem (CheckbitPgnReader *self,
                                         const CheckbitPgnToken *token,
                                         CheckbitPgnProblem *problem);

/* Begins the main line where the tags say. */
void checkbit_pgn_reader_begin_moves (CheckbitPgnReader *self, const CheckbitPgnToken *token);

/* What stands among the moves. */
void checkbit_pgn_reader_read_symbol (CheckbitPgnReader *self, const CheckbitPgnToken *token);
void checkbit_pgn_reader_open (CheckbitPgnReader *self, const CheckbitPgnToken *token);
void checkbit_pgn_reader_close (CheckbitPgnReader *self, const CheckbitPgnToken *token);

/* Makes sure that the visitor knows of the variation the reader is in. */
void checkbit_pgn_reader_enter (CheckbitPgnReader *self);

/* Ends every variation that is open. */
void checkbit_pgn_reader_close_all (CheckbitPgnReader *self, const CheckbitPgnToken *token);

G_END_DECLS
