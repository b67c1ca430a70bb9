/* A game as rows of the move list: main line and variations in reading order.
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
  CHECKBIT_MOVE_ROW_COMMENT, /* the comment before or after a move, or the game's */
  CHECKBIT_MOVE_ROW_ENDING,  /* the game's end, after its last move */
} CheckbitMoveRowKind;

typedef enum
{
  CHECKBIT_MOVE_FOLD_NONE, /* nothing to fold */
  CHECKBIT_MOVE_FOLD_OPEN,
  CHECKBIT_MOVE_FOLD_CLOSED, /* the rest of the variation is hidden */
} CheckbitMoveFold;

/* A longer line is split into several rows, to limit the cost of each. */
#define CHECKBIT_MOVE_ROW_NODES 12

/* One row. Nodes are borrowed from the game and valid until its next change. */
typedef struct
{
  CheckbitMoveRowKind kind;
  guint depth;            /* 0: the main line, 1: a variation, 2: a variation of that … */
  /* MOVES: White's and Black's, NULL for none; LINE: consecutive moves, NULL-terminated; other
   * kinds: the node, NULL. */
  CheckbitNode *nodes[CHECKBIT_MOVE_ROW_NODES];
  CheckbitReason reason;  /* of an ending */
  CheckbitResult result;  /* of an ending */
  gboolean before;        /* of a comment: it is before its move */
  CheckbitMoveFold fold;  /* of the first row of a variation */
} CheckbitMoveRowData;

/* The first move of a row, or the one that it is about. */
CheckbitNode *checkbit_move_row_data_get_node (const CheckbitMoveRowData *row);

/* The first move of a side in a row, or else its first node. */
CheckbitNode *checkbit_move_row_data_get_first (const CheckbitMoveRowData *row, ChessColor side);

/* Whether a row can be navigated to: it has moves, or is the start. */
gboolean checkbit_move_row_data_has_moves (const CheckbitMoveRowData *row);

/* A row as an object, made when a list needs it. */
#define CHECKBIT_TYPE_MOVE_ITEM (checkbit_move_item_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveItem, checkbit_move_item, CHECKBIT, MOVE_ITEM, GObject)

const CheckbitMoveRowData *checkbit_move_item_get_data (CheckbitMoveItem *self);

/* Turns a game into an array of CheckbitMoveRowData, empty for NULL; the main line is in two
 * columns or, as variations always are, in running text. Of a folded variation only the first row
 * is written, unless the current move is beyond that. revealing (may be NULL): whether there was
 * such a variation. (transfer full) */
GArray *checkbit_move_rows_write (CheckbitGame *game, gboolean as_text, gboolean *revealing);

/* A GListModel of CheckbitMoveItem. */
#define CHECKBIT_TYPE_MOVE_ROWS (checkbit_move_rows_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveRows, checkbit_move_rows, CHECKBIT, MOVE_ROWS, GObject)

CheckbitMoveRows *checkbit_move_rows_new (void);

/* Whether the main line is in running text from the next update on; FALSE by default. */
void checkbit_move_rows_set_as_text (CheckbitMoveRows *self, gboolean as_text);

/* Updates the rows for a game, NULL for none, and notifies only about rows that differ. Takes time
 * proportional to the number of nodes. The texts of a row may change without a notification. */
void checkbit_move_rows_update (CheckbitMoveRows *self, CheckbitGame *game);

/* Whether going to a node requires an update: a folded variation is open while it contains the
 * current move. */
gboolean checkbit_move_rows_needs_update (CheckbitMoveRows *self, CheckbitNode *current);

/* The row of a node, or G_MAXUINT. column (may be NULL): the index of the node in the row. */
guint checkbit_move_rows_find (CheckbitMoveRows *self, CheckbitNode *node, guint *column);

/* NULL outside the list. */
const CheckbitMoveRowData *checkbit_move_rows_get (CheckbitMoveRows *self, guint index);

G_END_DECLS
