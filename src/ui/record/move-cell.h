/* A move in the move list: a button with the move, its signs, and small beside it the time left and
 * what the position is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/tree/node.h"
#include "ui/base/move-text.h"

G_BEGIN_DECLS

/* How the move list writes. */
typedef struct
{
  CheckbitNotation notation;
  gboolean times;
  gboolean scores;
  gboolean secret; /* the scores are not for the eyes of who plays */
  gboolean told;   /* how the game ended is told elsewhere: its result is enough */
} CheckbitMoveStyle;

#define CHECKBIT_TYPE_MOVE_CELL (checkbit_move_cell_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveCell, checkbit_move_cell, CHECKBIT, MOVE_CELL, GtkButton)

GtkWidget *checkbit_move_cell_new (void);

/* One of running text: as wide as what it shows, with its number where text needs one, as before a
 * move of White's. */
GtkWidget *checkbit_move_cell_new_text (void);

/* Whether running text shows the number before a move of Black's, too: where it begins. */
void checkbit_move_cell_set_first (CheckbitMoveCell *self, gboolean first);

/* Shows the move that leads to a node. variation: whether that is away from the main line. */
void checkbit_move_cell_set_node (CheckbitMoveCell *self,
                                  CheckbitNode *node,
                                  const CheckbitMoveStyle *style,
                                  gboolean variation);

/* Shows a text in place of a move, with a name for screen readers; NULL: it is nothing to them, and
 * cannot be pressed. */
void checkbit_move_cell_set_text (CheckbitMoveCell *self, const char *text, const char *name);

G_END_DECLS
