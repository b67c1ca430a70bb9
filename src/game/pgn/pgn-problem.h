/* Problems in PGN files: as data, and as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/explain.h"
#include "chess/fen.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_PGN_PROBLEM_ILLEGAL_MOVE,       /* text; why if has_why. The line ends before it */
  CHECKBIT_PGN_PROBLEM_AMBIGUOUS_MOVE,     /* text; the line ends before it */
  CHECKBIT_PGN_PROBLEM_UNREADABLE_MOVE,    /* text; the line ends before it */
  CHECKBIT_PGN_PROBLEM_UNKNOWN_TEXT,       /* text; it is skipped, with any similar text after it */
  CHECKBIT_PGN_PROBLEM_STRAY_CLOSE,        /* a ) without its ( */
  CHECKBIT_PGN_PROBLEM_STRAY_VARIATION,    /* a variation before the first move */
  CHECKBIT_PGN_PROBLEM_UNCLOSED_VARIATION, /* the game ends within a variation */
  CHECKBIT_PGN_PROBLEM_UNCLOSED_COMMENT,   /* the file ends within a comment */
  CHECKBIT_PGN_PROBLEM_CUT,                /* a text too long to be kept whole */
  CHECKBIT_PGN_PROBLEM_BAD_TAG,            /* text; the tag is left out */
  CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG,       /* text: its name; the tag is kept */
  CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG,       /* text: its name; the tag is kept */
  CHECKBIT_PGN_PROBLEM_BAD_FEN,            /* fen; no moves are read */
  CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS,    /* text: the rights in the FEN without a rook */
  CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT,    /* text; the moves are read as chess moves */
  CHECKBIT_PGN_PROBLEM_WRONG_RESULT,       /* text: the tag's value, other than the end's */
  CHECKBIT_PGN_PROBLEM_NO_RESULT,          /* the game breaks off */
  CHECKBIT_PGN_PROBLEM_NUL_BYTES,          /* count */
  CHECKBIT_PGN_PROBLEM_NOT_PGN,            /* nothing in the file is a game; game is 0 */
} CheckbitPgnProblemKind;

/* A problem. Valid only during the call. */
typedef struct
{
  CheckbitPgnProblemKind kind;
  guint game;          /* from 1 */
  guint line;          /* of the file, from 1 */
  guint column;        /* in characters, from 1 */
  guint move;          /* the number of the move in question, 0 for none */
  gboolean black_move; /* whether it is Black's */
  char text[64];       /* the text in question, valid UTF-8, cut if too long */
  guint64 count;
  gboolean has_why;
  ChessWhy why;
  ChessFenError fen;
} CheckbitPgnProblem;

/* How a problem is treated: see the table in pgn-problem.c. */
typedef enum
{
  CHECKBIT_PGN_KEPT,     /* unchanged */
  CHECKBIT_PGN_REPAIRED, /* read as it was meant, and written that way again */
  CHECKBIT_PGN_LEFT_OUT, /* skipped, while the rest of the game is read */
  CHECKBIT_PGN_REFUSED,  /* all moves of the game are skipped */
} CheckbitPgnTreatment;

CheckbitPgnTreatment checkbit_pgn_problem_get_treatment (CheckbitPgnProblemKind kind);

/* Whether something in the file would be lost if the game were written again as it was read. */
gboolean checkbit_pgn_problem_is_loss (const CheckbitPgnProblem *problem);

/* The stable ID of a kind, never translated: "illegal-move". */
const char *checkbit_pgn_problem_id (CheckbitPgnProblemKind kind);

/* With the position: "Game 3, line 15, column 7: “12. Nxe5” is not legal: …" (transfer full) */
char *checkbit_pgn_problem_message (const CheckbitPgnProblem *problem);

/* The sentence without the position. (transfer full) */
char *checkbit_pgn_problem_message_short (const CheckbitPgnProblem *problem);

typedef void (*CheckbitPgnProblemFunc) (const CheckbitPgnProblem *problem, gpointer user_data);

/* Collects the problems of a game while reading. */
typedef struct
{
  CheckbitPgnProblemFunc func; /* may be NULL */
  gpointer user_data;
  guint game; /* the current game, from 1; 0 between games */
  guint n;
  gboolean loss; /* whether any of them is a loss */
} CheckbitPgnProblems;

/* Reports a problem at a position in the file; its game and position are filled in. */
void checkbit_pgn_problems_add (CheckbitPgnProblems *self,
                                CheckbitPgnProblem *problem,
                                guint line,
                                guint column);

/* The same for a problem with only a text, length bytes of it. */
void checkbit_pgn_problems_add_text (CheckbitPgnProblems *self,
                                     CheckbitPgnProblemKind kind,
                                     guint line,
                                     guint column,
                                     const char *text,
                                     gsize length);

G_END_DECLS
