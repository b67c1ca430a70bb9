/* A move in the move list: a button with the move and its annotation symbols and, in small letters,
 * the time left and the value of the position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/tree/node.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* The style of the move list. */
typedef struct
{
  CheckbitNotation notation;
  gboolean times;
  gboolean scores;
  gboolean secret; /* the scores must be hidden from the player */
  gboolean told;   /* the game's end is shown elsewhere: the result is enough */
} CheckbitMoveStyle;

#define CHECKBIT_TYPE_MOVE_CELL (checkbit_move_cell_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveCell, checkbit_move_cell, CHECKBIT, MOVE_CELL, GtkButton)

/* A cell of running text: as wide as its text, with a number where necessary, as before White's
 * moves. */
GtkWidget *checkbit_move_cell_new_text (void);

/* Whether a Black move has a number, too: at the beginning of running text. */
void checkbit_move_cell_set_first (CheckbitMoveCell *self, gboolean first);

/* Shows the move that leads to a node. variation: it is not in the main line. */
void checkbit_move_cell_set_node (CheckbitMoveCell *self,
                                  CheckbitNode *node,
                                  const CheckbitMoveStyle *style,
                                  gboolean variation);

/* Shows a text instead of a move, with a name for screen readers; NULL: it is hidden from them, and
 * insensitive. */
void checkbit_move_cell_set_text (CheckbitMoveCell *self, const char *text, const char *name);

G_END_DECLS
