/* Another program's counts compared with Checkbit's: the first position in which they differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/fen.h"
#include "game/lab/mistake.h"
#include "game/lab/program.h"

G_BEGIN_DECLS

/* What to compare. Nothing in it is owned; it is copied if it is kept. */
typedef struct
{
  const ChessPosition *position;
  const char *fen; /* the original text; NULL: written from the position */
  guint depth;
  gboolean at_once; /* ask for the whole depth first, and for smaller ones only if it differs */
} CheckbitLabTask;

/* The result. Immutable once it is returned. */
typedef struct
{
  gatomicrefcount references;
  ChessPosition root; /* the requested one, and its FEN as given to the other program */
  char *root_fen;
  guint root_depth;
  gboolean same;
  guint64 total; /* Checkbit's, of the whole depth if it was counted */

  /* The place of the difference; all unset if there is none. */
  gboolean differs;
  ChessPosition position;
  char *path;          /* UCI moves separated by blanks; "" for none */
  GArray *moves;       /* the same, of ChessMove */
  char *fen;           /* with the en passant square if a difference involves it */
  guint depth;         /* of the count there */
  GArray *differences; /* of CheckbitDifference */
  GArray *mistakes;    /* of CheckbitLabMistake */
  /* If the position gets correct counts when requested without the moves: the first of them
   * required for a wrong answer is moves[culprit], culprit_text in UCI. */
  gboolean playing_wrong;
  guint culprit;
  char *culprit_text;
  guint64 ours, theirs; /* the totals there: Checkbit's, and the other program's */

  GError *failure; /* of the other program; NULL for none */
  char *words;     /* its output then; "" for none */
  guint n_calls;
} CheckbitLabFinding;

CheckbitLabFinding *checkbit_lab_finding_ref (CheckbitLabFinding *self);
/* Drops a reference. */
void checkbit_lab_finding_free (CheckbitLabFinding *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLabFinding, checkbit_lab_finding_free)

/* The FEN for the other program: it has the en passant square whenever a pawn could capture there,
 * legally or not, as that is to be tested. (transfer full) */
char *checkbit_lab_write_fen (const ChessPosition *position);

/* A given FEN, with missing counters added; written from the position if text is NULL or has less
 * than four fields. (transfer full) */
char *checkbit_lab_complete_fen (const char *text, const ChessPosition *position);

/* Checkbit's own divide, sorted by the moves' text. NULL if cancelled. (transfer full) */
CheckbitDivide *
checkbit_lab_divide (const ChessPosition *position, guint depth, GCancellable *cancellable);

/* Reports every request before it is made: the moves from the task's position, and the depth.
 * Called in the comparing thread. */
typedef void (*CheckbitLabProgress) (const char *path, guint depth, gpointer data);

/* Asks the program for increasing depths and, if the counts differ, descends to the first position
 * in which the lists of moves differ. Blocks; failures of the program are in the result. (transfer
 * full) */
CheckbitLabFinding *checkbit_lab_compare (CheckbitLabProgram *program,
                                          const CheckbitLabTask *task,
                                          CheckbitLabProgress progress,
                                          gpointer data,
                                          GCancellable *cancellable);

/* The same in a separate thread; progress is called in the caller's main context. The program is
 * started with kind, command and limit, and has ended when callback is called. */
void checkbit_lab_compare_async (CheckbitLabProgramKind kind,
                                 const char *command,
                                 double limit,
                                 const CheckbitLabTask *task,
                                 CheckbitLabProgress progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

/* NULL with G_IO_ERROR_CANCELLED if it was cancelled. (transfer full) */
CheckbitLabFinding *checkbit_lab_compare_finish (GAsyncResult *result, GError **error);

/* Compares a pasted divide. moves: legal UCI moves from the task's position to the divided one; the
 * task's depth is that of the divide. theirs need not have a total. NULL if cancelled. (transfer
 * full) */
CheckbitLabFinding *checkbit_lab_compare_divide (const CheckbitLabTask *task,
                                                 const char *moves,
                                                 const CheckbitDivide *theirs,
                                                 GCancellable *cancellable);

/* The next divide to paste: the moves from the root to the position after the move with the
 * smallest different count. NULL if the lists of moves differ, or there is no deeper level.
 * (transfer full) */
char *checkbit_lab_finding_dup_next (const CheckbitLabFinding *self);

G_END_DECLS
