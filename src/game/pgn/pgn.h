/* Reading PGN: one reader, and one set of callbacks that everything else is made with: building a
 * game, counting, listing, checking, writing again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/explain.h"
#include "chess/fen.h"
#include "chess/san.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PGN_PROBLEM_ILLEGAL_MOVE,       /* text; why where has_why. The line ends before it */
  CHECKBIT_PGN_PROBLEM_AMBIGUOUS_MOVE,     /* text; the line ends before it */
  CHECKBIT_PGN_PROBLEM_UNREADABLE_MOVE,    /* text; the line ends before it */
  CHECKBIT_PGN_PROBLEM_UNKNOWN_TEXT,       /* text; it is passed over, and more of it behind it */
  CHECKBIT_PGN_PROBLEM_STRAY_CLOSE,        /* a ) without its ( */
  CHECKBIT_PGN_PROBLEM_STRAY_VARIATION,    /* a variation before the first move */
  CHECKBIT_PGN_PROBLEM_UNCLOSED_VARIATION, /* the game ends within a variation */
  CHECKBIT_PGN_PROBLEM_UNCLOSED_COMMENT,   /* the file ends within a comment */
  CHECKBIT_PGN_PROBLEM_CUT,                /* a text too long to be kept whole */
  CHECKBIT_PGN_PROBLEM_BAD_TAG,            /* text; the tag is left out */
  CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG,       /* text: the name; the tag is kept */
  CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG,       /* text: the name; the tag is kept */
  CHECKBIT_PGN_PROBLEM_BAD_FEN,            /* fen; no move is read */
  CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS,    /* text: those of the FEN that no rook stands for */
  CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT,    /* text; its moves are read as those of chess */
  CHECKBIT_PGN_PROBLEM_WRONG_RESULT,       /* text: what the tag says, other than the end */
  CHECKBIT_PGN_PROBLEM_NO_RESULT,          /* the game breaks off */
  CHECKBIT_PGN_PROBLEM_NUL_BYTES,          /* count */
  CHECKBIT_PGN_PROBLEM_NOT_PGN,            /* nothing in the file is a game; game is 0 */
} CheckbitPgnProblemKind;

/* What cannot be read. Lent for the length of a call; checkbit_pgn_problem_copy() keeps it. */
typedef struct
{
  CheckbitPgnProblemKind kind;
  guint game;          /* 1 up */
  guint line;          /* of the file, 1 up */
  guint column;        /* in characters, 1 up */
  guint move;          /* the number of the move at fault, 0 where there is none */
  gboolean black_move; /* whether it is Black's */
  char text[64];       /* what is at fault, valid UTF-8 and cut where too long */
  guint64 count;
  gboolean has_why;
  ChessWhy why;
  ChessFenError fen;
} CheckbitPgnProblem;

/* What becomes of what cannot be read as it stands: see the table in pgn-reader-problems.c. */
typedef enum
{
  CHECKBIT_PGN_KEPT,     /* as it stands */
  CHECKBIT_PGN_REPAIRED, /* read as it was meant, and written again in that way */
  CHECKBIT_PGN_LEFT_OUT, /* and the rest of the game read */
  CHECKBIT_PGN_REFUSED,  /* and with it every move of the game */
} CheckbitPgnTreatment;

CheckbitPgnTreatment checkbit_pgn_problem_get_treatment (CheckbitPgnProblemKind kind);

/* Whether something in the file would be lost if the game were written again as it was read. */
gboolean checkbit_pgn_problem_is_loss (const CheckbitPgnProblem *problem);

/* The stable identifier of a kind, never translated: "illegal-move". */
const char *checkbit_pgn_problem_id (CheckbitPgnProblemKind kind);

/* Where a game stands in the file and what came of it. */
typedef struct
{
  guint number;   /* 1 up */
  guint64 offset; /* of its first byte */
  guint64 end;    /* of the byte behind its last; what follows, blank lines, is nobody's */
  guint plies;    /* half-moves of the main line */
  guint problems;
  gboolean loss;                 /* whether any of them is a loss */
  const ChessPosition *position; /* at the end of the main line; NULL after a bad FEN, or where
                                    moves were only counted */
} CheckbitPgnGameEnd;

/* What a reader calls, in the order of the file; each may be NULL. Texts are valid UTF-8 and end in
 * NUL; they and positions are lent for the length of the call.
 *
 * Per game: begin_game, tags, begin_moves; then moves, NAGs, comments, variations, result; then
 * end_game. A comment belongs to the move before it, or, where its line has no move yet, to the
 * move behind it. begin_variation: what follows replaces the last move of the line it is in; where
 * that line has none yet, the two begin at one place. */
typedef struct
{
  void (*begin_game) (guint number, guint64 offset, gpointer user_data);
  void (*tag) (const char *name, const char *value, gpointer user_data);
  /* The position the moves start from; NULL where the tag FEN is refused. */
  void (*begin_moves) (const ChessPosition *start, gpointer user_data);
  /* san is the one correct text. A null move is CHESS_MOVE_NONE, "--". */
  void (*move) (ChessMove move,
                const char *san,
                const ChessPosition *before,
                const ChessPosition *after,
                gpointer user_data);
  void (*nag) (guint nag, gpointer user_data);
  /* Commands such as [%clk 0:05:00] included: see pgn-command.h. */
  void (*comment) (const char *text, gpointer user_data);
  void (*begin_variation) (gpointer user_data);
  void (*end_variation) (gpointer user_data);
  /* 1-0, 0-1, 1/2-1/2 or *: the word at the end of the moves. */
  void (*result) (const char *result, gpointer user_data);
  void (*problem) (const CheckbitPgnProblem *problem, gpointer user_data);
  /* FALSE: no more games are read. */
  gboolean (*end_game) (const CheckbitPgnGameEnd *end, gpointer user_data);
} CheckbitPgnVisitor;

typedef enum
{
  CHECKBIT_PGN_READ_ALL = 0,
  /* Only tags and results; words that look like moves are counted. Neither moves nor comments are
   * called for, and only what is wrong with tags is a problem. As fast as a list of games needs. */
  CHECKBIT_PGN_READ_TAGS = 1 << 0,
} CheckbitPgnReadFlags;

typedef struct _CheckbitPgnReader CheckbitPgnReader;

/* visitor must stay where it is as long as the reader lives. */
CheckbitPgnReader *checkbit_pgn_reader_new (const CheckbitPgnVisitor *visitor,
                                            gpointer user_data,
                                            CheckbitPgnReadFlags flags);
void checkbit_pgn_reader_free (CheckbitPgnReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnReader, checkbit_pgn_reader_free)

/* Takes the next bytes, in pieces of any size, and at last their end. FALSE once end_game has ended
 * the reading. */
gboolean checkbit_pgn_reader_feed (CheckbitPgnReader *self, const char *bytes, gsize length);
gboolean checkbit_pgn_reader_finish (CheckbitPgnReader *self);

/* Games that have ended so far. */
guint checkbit_pgn_reader_get_n_games (CheckbitPgnReader *self);

/* Reads all of a text. Returns the number of games. */
guint checkbit_pgn_read (const char *bytes,
                         gsize length,
                         const CheckbitPgnVisitor *visitor,
                         gpointer user_data,
                         CheckbitPgnReadFlags flags);

/* Plays a move, or CHESS_MOVE_NONE as a null move, which gives the turn to the other side. */
void checkbit_pgn_play (ChessPosition *position, ChessMove move);

G_END_DECLS
