/* Whether another program's boards after making or undoing a move are correct, and positions sent
 * by programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"
#include "chess/words.h"

G_BEGIN_DECLS

/* The result. */
typedef struct
{
  gboolean read;  /* there were words; otherwise the text says what is missing */
  gboolean right; /* all bits are correct, and the key if there is one */
  guint n_wrong;  /* bits */
  char *text;     /* a summary, then one line per fault; translated */
  char *fen;      /* of the words, if they are a position; NULL */
} CheckbitMakeCheck;

/* Reads twelve words, or eight (types and colors), optionally followed by the key, as a program
 * stores them in a layout; compares them with a position and with those after each of its legal
 * moves. Twice as many are the words before and after a move. previous: the position before the
 * last move, which is tried as well; NULL for none. */
void checkbit_make_check_init (CheckbitMakeCheck *self,
                               const ChessPosition *position,
                               const ChessPosition *previous,
                               const char *text,
                               ChessLayout layout);
void checkbit_make_check_clear (CheckbitMakeCheck *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitMakeCheck, checkbit_make_check_clear)

G_END_DECLS
