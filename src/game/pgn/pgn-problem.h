/* What cannot be read in a PGN file: as data, and in sentences that people read.
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

/* What cannot be read. Lent for the length of a call. */
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

/* What becomes of what cannot be read as it stands: see the table in pgn-problem.c. */
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

/* With its place: "Game 3, line 15, column 7: “12. Nxe5” is not legal: …" (transfer full) */
char *checkbit_pgn_problem_message (const CheckbitPgnProblem *problem);

/* The sentence without the place. (transfer full) */
char *checkbit_pgn_problem_message_short (const CheckbitPgnProblem *problem);

typedef void (*CheckbitPgnProblemFunc) (const CheckbitPgnProblem *problem, gpointer user_data);

/* The problems of a game as they come up: told, counted, and weighed. */
typedef struct
{
  CheckbitPgnProblemFunc func; /* may be NULL */
  gpointer user_data;
  guint game; /* that they are of, 1 up; 0 between games */
  guint n;
  gboolean loss; /* whether any of them is a loss */
} CheckbitPgnProblems;

/* Tells of a problem at a place of the file; its game and its place are filled in. */
void checkbit_pgn_problems_add (CheckbitPgnProblems *self,
                                CheckbitPgnProblem *problem,
                                guint line,
                                guint column);

/* The same for a problem that has nothing but the text at fault, length bytes of it. */
void checkbit_pgn_problems_add_text (CheckbitPgnProblems *self,
                                     CheckbitPgnProblemKind kind,
                                     guint line,
                                     guint column,
                                     const char *text,
                                     gsize length);

G_END_DECLS
