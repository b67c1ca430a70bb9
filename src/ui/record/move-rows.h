/* A game written down: the rows of the move list, main line and variations in the order of reading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/game.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_MOVE_ROW_START,   /* the root */
  CHECKBIT_MOVE_ROW_MOVES,   /* a move number with one or two moves, in columns */
  CHECKBIT_MOVE_ROW_LINE,    /* moves as running text: those of variations, or all */
  CHECKBIT_MOVE_ROW_COMMENT, /* the comment before or after a move, or that of the game */
  CHECKBIT_MOVE_ROW_ENDING,  /* how the game ended at the move before */
} CheckbitMoveRowKind;

typedef enum
{
  CHECKBIT_MOVE_FOLD_NONE, /* nothing to fold */
  CHECKBIT_MOVE_FOLD_OPEN,
  CHECKBIT_MOVE_FOLD_CLOSED, /* what follows the row in its variation is left out */
} CheckbitMoveFold;

/* The moves of a longer line stand in several rows, so that none is costly to show. */
#define CHECKBIT_MOVE_ROW_NODES 12

/* One row. Nodes are borrowed from the game and good until it announces its next change. */
typedef struct
{
  CheckbitMoveRowKind kind;
  guint depth;            /* 0: the main line, 1: a variation, 2: a variation of that … */
  /* MOVES: White's and Black's, NULL for none; LINE: as they follow each other, then NULL; other
   * kinds: the node, NULL. */
  CheckbitNode *nodes[CHECKBIT_MOVE_ROW_NODES];
  CheckbitReason reason;  /* of an ending */
  CheckbitResult result;  /* of an ending */
  gboolean before;        /* of a comment: it stands before its move */
  CheckbitMoveFold fold;  /* of the first row of a variation */
} CheckbitMoveRowData;

/* The move that a row begins with, or that it is about. */
CheckbitNode *checkbit_move_row_data_get_node (const CheckbitMoveRowData *row);

/* The first move of a side in a row, or what the row begins with. */
CheckbitNode *checkbit_move_row_data_get_first (const CheckbitMoveRowData *row, ChessColor side);

/* Whether a row has moves to go to, or is the start. */
gboolean checkbit_move_row_data_has_moves (const CheckbitMoveRowData *row);

/* A row as an object, made when a list asks for it. */
#define CHECKBIT_TYPE_MOVE_ITEM (checkbit_move_item_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveItem, checkbit_move_item, CHECKBIT, MOVE_ITEM, GObject)

const CheckbitMoveRowData *checkbit_move_item_get_data (CheckbitMoveItem *self);

/* Writes a game down: an array of CheckbitMoveRowData, empty for NULL; the main line in two columns
 * or, as variations always are, as running text. Of a folded variation only
 * the first row is written, unless the board stands behind that. revealing (may be NULL): whether
 * such a variation was written in full. (transfer full) */
GArray *checkbit_move_rows_write (CheckbitGame *game, gboolean as_text, gboolean *revealing);

/* A GListModel of CheckbitMoveItem. */
#define CHECKBIT_TYPE_MOVE_ROWS (checkbit_move_rows_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveRows, checkbit_move_rows, CHECKBIT, MOVE_ROWS, GObject)

CheckbitMoveRows *checkbit_move_rows_new (void);

/* Whether the main line is written as running text from the next update on; at first it is not. */
void checkbit_move_rows_set_as_text (CheckbitMoveRows *self, gboolean as_text);

/* Writes a game down anew, NULL for none, and announces only the rows that differ. Takes time in
 * proportion to the number of nodes. What is written in a row may be another without the row being
 * announced. */
void checkbit_move_rows_update (CheckbitMoveRows *self, CheckbitGame *game);

/* Whether other rows are due after the board has gone to a node: a folded variation opens while the
 * board stands in it. */
gboolean checkbit_move_rows_needs_update (CheckbitMoveRows *self, CheckbitNode *current);

/* The row of a node, or G_MAXUINT. column (may be NULL): which of its nodes. */
guint checkbit_move_rows_find (CheckbitMoveRows *self, CheckbitNode *node, guint *column);

/* NULL outside the list. */
const CheckbitMoveRowData *checkbit_move_rows_get (CheckbitMoveRows *self, guint index);

G_END_DECLS
