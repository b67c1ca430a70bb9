/* Another program's counts beside Checkbit's: the first position in which the two differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/fen.h"
#include "game/lab/mistake.h"
#include "game/lab/program.h"

G_BEGIN_DECLS

/* What is to be compared. Nothing in it is owned, and it is copied where it is kept. */
typedef struct
{
  const ChessPosition *position;
  const char *fen; /* as it was given; NULL: it is written from the position */
  guint depth;
  gboolean at_once; /* the whole depth is asked for first, and the others only where it differs */
} CheckbitLabTask;

/* What came of it. Nothing in it changes any more once it has been handed out. */
typedef struct
{
  gatomicrefcount references;
  ChessPosition root; /* that was asked about, and its FEN as the other program was given it */
  char *root_fen;
  guint root_depth;
  gboolean same;
  guint64 total; /* Checkbit's, of the whole depth where it was counted */

  /* Where the two differ; none of it where they are the same. */
  gboolean differs;
  ChessPosition position;
  char *path;          /* UCI moves with blanks between; "" for none */
  GArray *moves;       /* the same, of ChessMove */
  char *fen;           /* with the en passant square where a difference is about it */
  guint depth;         /* that was counted there */
  GArray *differences; /* of CheckbitDifference */
  GArray *mistakes;    /* of CheckbitLabMistake */
  /* The position is answered right where it is asked for without the moves; the first of them that
   * is needed for a wrong answer is moves[culprit], culprit_text in UCI. */
  gboolean playing_wrong;
  guint culprit;
  char *culprit_text;
  guint64 theirs; /* the total that the other gives there */

  GError *failure; /* the other program's; NULL for none */
  char *words;     /* what it wrote then; "" for nothing */
  guint n_calls;
} CheckbitLabFinding;

CheckbitLabFinding *checkbit_lab_finding_ref (CheckbitLabFinding *self);
/* Drops a reference. */
void checkbit_lab_finding_free (CheckbitLabFinding *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLabFinding, checkbit_lab_finding_free)

/* The FEN that another program is given: the en passant square is kept wherever a pawn stands ready
 * to take, legally or not, for that is what is to be found out. (transfer full) */
char *checkbit_lab_write_fen (const ChessPosition *position);

/* A FEN as it was given, with the counters that it left out; written from the position where
 * text is NULL or has less than four fields. (transfer full) */
char *checkbit_lab_complete_fen (const char *text, const ChessPosition *position);

/* Checkbit's own divide, sorted by the moves' text. NULL where cancelled. (transfer full) */
CheckbitDivide *
checkbit_lab_divide (const ChessPosition *position, guint depth, GCancellable *cancellable);

/* Told of every question before it is asked: the moves from the task's position, and the depth. In
 * the thread that compares. */
typedef void (*CheckbitLabProgress) (const char *path, guint depth, gpointer data);

/* Asks the program for depth after depth, and where the counts of a depth differ goes down to the
 * first position in which the lists of moves differ. Waits; failures of the program are in what is
 * returned. (transfer full) */
CheckbitLabFinding *checkbit_lab_compare (CheckbitLabProgram *program,
                                          const CheckbitLabTask *task,
                                          CheckbitLabProgress progress,
                                          gpointer data,
                                          GCancellable *cancellable);

/* The same in a thread of its own; progress is called in the caller's main context. The program is
 * made from kind, command and limit, and has ended when callback is called. */
void checkbit_lab_compare_async (CheckbitLabProgramKind kind,
                                 const char *command,
                                 double limit,
                                 const CheckbitLabTask *task,
                                 CheckbitLabProgress progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

/* NULL with G_IO_ERROR_CANCELLED where it was cancelled. (transfer full) */
CheckbitLabFinding *checkbit_lab_compare_finish (GAsyncResult *result, GError **error);

/* What two divides of one position differ in, for what was pasted. moves: legal, in UCI, that
 * lead from the task's position to the one that was divided; its depth is that of the divide.
 * theirs need not have a total. NULL where cancelled. (transfer full) */
CheckbitLabFinding *checkbit_lab_compare_divide (const CheckbitLabTask *task,
                                                 const char *moves,
                                                 const CheckbitDivide *theirs,
                                                 GCancellable *cancellable);

/* Where a divide that was pasted leads on: the moves from the root to the position behind the move
 * whose count differs, the one with the least behind it. NULL where the lists of moves differ, or
 * nothing lies below. (transfer full) */
char *checkbit_lab_finding_dup_next (const CheckbitLabFinding *self);

G_END_DECLS
