/* A game written down: the rows of the move list, main line and variations in the order of reading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/game.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_MOVE_ROW_START,  /* the root */
  CHECKBIT_MOVE_ROW_MOVES,  /* a move number with one or two moves */
  CHECKBIT_MOVE_ROW_ENDING, /* how the game ended at the move before */
} CheckbitMoveRowKind;

/* One row. Nodes are borrowed from the game and good until it announces its next change. */
typedef struct
{
  CheckbitMoveRowKind kind;
  guint depth;            /* 0: the main line, 1: a variation, 2: a variation of that … */
  CheckbitNode *nodes[2]; /* White's and Black's, NULL for none; other kinds: the node, NULL */
  CheckbitReason reason;  /* of an ending */
} CheckbitMoveRowData;

/* A row as an object, made when a list asks for it. */
#define CHECKBIT_TYPE_MOVE_ITEM (checkbit_move_item_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveItem, checkbit_move_item, CHECKBIT, MOVE_ITEM, GObject)

const CheckbitMoveRowData *checkbit_move_item_get_data (CheckbitMoveItem *self);

/* A GListModel of CheckbitMoveItem. */
#define CHECKBIT_TYPE_MOVE_ROWS (checkbit_move_rows_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveRows, checkbit_move_rows, CHECKBIT, MOVE_ROWS, GObject)

CheckbitMoveRows *checkbit_move_rows_new (void);

/* Writes a tree down anew, NULL for none, and announces only the rows that differ. Takes time in
 * proportion to the number of nodes. */
void checkbit_move_rows_update (CheckbitMoveRows *self, CheckbitNode *root);

/* The row of a node, or G_MAXUINT. column (may be NULL): which of its nodes. */
guint checkbit_move_rows_find (CheckbitMoveRows *self, CheckbitNode *node, guint *column);

/* NULL outside the list. */
const CheckbitMoveRowData *checkbit_move_rows_get (CheckbitMoveRows *self, guint index);

G_END_DECLS
