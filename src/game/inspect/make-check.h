/* Whether the boards that another program holds after a move, or after taking one back, are what
 * they should be; and the positions that programs send.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"
#include "chess/words.h"

G_BEGIN_DECLS

/* What came of it. */
typedef struct
{
  gboolean read;  /* there were words; else the text says what is missing */
  gboolean right; /* every bit is, and the key where there is one */
  guint n_wrong;  /* bits */
  char *text;     /* a line that sums up, then a line for each fault; translated */
  char *fen;      /* of the words, where they are a position; NULL */
} CheckbitMakeCheck;

/* Reads twelve words, or eight (types and colors), with the key behind them or without, as a
 * program holds them in a layout; compares them with a position and with those after each of its
 * legal moves. Twice as many are those before a move and those after it. previous: the position
 * before the last move, which is tried too; NULL for none. */
void checkbit_make_check_init (CheckbitMakeCheck *self,
                               const ChessPosition *position,
                               const ChessPosition *previous,
                               const char *text,
                               ChessLayout layout);
void checkbit_make_check_clear (CheckbitMakeCheck *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitMakeCheck, checkbit_make_check_clear)

G_END_DECLS
