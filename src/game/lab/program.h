/* The other program: a command in perftree's form, or a UCI engine that answers "go perft".
 *
 * For a thread of its own: asking waits for the answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/divide.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_LAB_COMMAND, /* a shell command line that gets DEPTH, FEN and MOVES */
  CHECKBIT_LAB_ENGINE,  /* the path of a UCI engine, or a line of its path and arguments */
} CheckbitLabProgramKind;

typedef struct _CheckbitLabProgram CheckbitLabProgram;

/* limit: seconds that one call may take. */
CheckbitLabProgram *
checkbit_lab_program_new (CheckbitLabProgramKind kind, const char *command, double limit);

/* Ends what runs of it. */
void checkbit_lab_program_free (CheckbitLabProgram *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLabProgram, checkbit_lab_program_free)

/* What it is asked. */
typedef struct
{
  const char *fen;
  const char *moves; /* UCI moves with blanks between, from fen on; NULL or "" for none */
  guint depth;
  const ChessPosition *position; /* after the moves */
} CheckbitLabQuestion;

/* Asks for the divide of a position. NULL where no answer could be had: G_IO_ERROR_TIMED_OUT,
 * _CANCELLED, _INVALID_DATA (it cannot be read), _MESSAGE_TOO_LARGE (without end), _FAILED (it
 * ended badly), or why it could not be started; see the words then. (transfer full) */
CheckbitDivide *checkbit_lab_program_ask (CheckbitLabProgram *self,
                                          const CheckbitLabQuestion *question,
                                          GCancellable *cancellable,
                                          GError **error);

/* What it wrote last, of the last call that failed; "" for nothing. Valid UTF-8. */
const char *checkbit_lab_program_get_words (CheckbitLabProgram *self);

/* How often it was asked. */
guint checkbit_lab_program_get_n_calls (CheckbitLabProgram *self);

G_END_DECLS
