/* The other program: a command in perftree's form, or a UCI engine that answers "go perft".
 *
 * For a separate thread: asking blocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/lab/divide.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_LAB_COMMAND, /* a shell command line, called with DEPTH, FEN and MOVES */
  CHECKBIT_LAB_ENGINE,  /* the path of a UCI engine, or its path and arguments */
} CheckbitLabProgramKind;

typedef struct _CheckbitLabProgram CheckbitLabProgram;

/* limit: for one call, in seconds. */
CheckbitLabProgram *
checkbit_lab_program_new (CheckbitLabProgramKind kind, const char *command, double limit);

/* Ends its processes. */
void checkbit_lab_program_free (CheckbitLabProgram *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitLabProgram, checkbit_lab_program_free)

/* A position whose divide is wanted. */
typedef struct
{
  const char *fen;
  const char *moves; /* UCI moves after fen, separated by blanks; NULL or "" for none */
  guint depth;
  const ChessPosition *position; /* after the moves */
} CheckbitLabRequest;

/* Asks for the divide of a position. NULL if there is no answer: G_IO_ERROR_TIMED_OUT, _CANCELLED,
 * _INVALID_DATA (unreadable), _MESSAGE_TOO_LARGE (too much output), _FAILED (bad exit status), or
 * why it could not be started; see its output then. (transfer full) */
CheckbitDivide *checkbit_lab_program_divide (CheckbitLabProgram *self,
                                             const CheckbitLabRequest *request,
                                             GCancellable *cancellable,
                                             GError **error);

/* Its last output in the last failed call; "" for none. Valid UTF-8. */
const char *checkbit_lab_program_get_words (CheckbitLabProgram *self);

/* How often it was asked. */
guint checkbit_lab_program_get_n_calls (CheckbitLabProgram *self);

G_END_DECLS
