/* Recognizing pasted or dropped texts: a game, a position, or sets or a
 * divide for the inspector.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "game/pgn/pgn-record.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_CLIP_POSITION, /* a FEN, or something that can be corrected to one: see fen */
  CHECKBIT_CLIP_GAME,
  CHECKBIT_CLIP_SETS,   /* numbers, drawings, squares, even with mistakes */
  CHECKBIT_CLIP_DIVIDE, /* moves with their counts, as a program prints them for perft */
} CheckbitClipKind;

typedef struct
{
  CheckbitClipKind kind;
  char *fen;        /* of a position: the FEN, or the text with the mistake */
  GPtrArray *games; /* of a game: one CheckbitPgnGame, or two if there are several; else NULL */
} CheckbitClip;

/* Recognizes a text in the current situation: during a position set-up, a FEN need not be playable.
 * An unrecognized text counts as a position with a mistake. */
void checkbit_clip_init (CheckbitClip *self, const char *text, CheckbitController *controller);
/* The same in a thread, for a text of any length. finish: FALSE with G_IO_ERROR_CANCELLED. */
void checkbit_clip_read_async (const char *text,
                               CheckbitController *controller,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean checkbit_clip_read_finish (CheckbitClip *self, GAsyncResult *result, GError **error);

void checkbit_clip_clear (CheckbitClip *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitClip, checkbit_clip_clear)

G_END_DECLS
