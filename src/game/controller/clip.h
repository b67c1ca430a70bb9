/* What a text that is pasted or dropped is meant to be: a game, a position, or sets for the
 * inspector.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "game/pgn/pgn-record.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_CLIP_POSITION, /* a FEN, or what may become one once it is mended: see fen */
  CHECKBIT_CLIP_GAME,
  CHECKBIT_CLIP_SETS, /* numbers, drawings, squares, with mistakes or without */
} CheckbitClipKind;

typedef struct
{
  CheckbitClipKind kind;
  char *fen;        /* of a position: the FEN, or the text in which the mistake is to be shown */
  GPtrArray *games; /* of a game: one CheckbitPgnGame, or two where there are several; else NULL */
} CheckbitClip;

/* Looks at a text as it would be taken now: while a position is set up, a FEN need not be one
 * that can be played. A text that is nothing of these is a position with a mistake. */
void checkbit_clip_init (CheckbitClip *self, const char *text, CheckbitController *controller);
void checkbit_clip_clear (CheckbitClip *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitClip, checkbit_clip_clear)

G_END_DECLS
