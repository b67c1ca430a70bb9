/* Turns a game into rows: main line and variations in reading order, with their comments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/edit.h"
#include "ui/record/move-rows.h"

/* A line still to be written, starting at a node. */
typedef struct
{
  CheckbitNode *node;
  guint depth;
  gboolean first; /* its node begins a variation */
} Line;

typedef struct
{
  GArray *rows;     /* of CheckbitMoveRowData */
  GArray *stack;    /* of Line: last in, first out */
  gboolean as_text; /* even the main line */
  GHashTable *open; /* set of folded nodes with the current move inside; NULL for none */
  CheckbitNode *end; /* of the main line */
  CheckbitResult result; /* and its result in the record */
  CheckbitReason reason;
} Writer;

static guint
get_column (CheckbitNode *node)
{
  const ChessPosition *before = checkbit_node_get_position (checkbit_node_get_parent (node));

  return chess_position_side (before) == CHESS_WHITE ? 0 : 1;
}

static gboolean
has_text (const char *text)
{
  return *text != '\0';
}

/* --- Rows ----------------------------------------------------------------------------------- */

static CheckbitMoveRowData *
get_last_row (Writer *self)
{
  return &g_array_index (self->rows, CheckbitMoveRowData, self->rows->len - 1);
}

/* The number of moves in a row of running text, which is where the next one goes. */
static guint
count_moves (const CheckbitMoveRowData *row)
{
  guint n = 0;

  while (n < CHECKBIT_MOVE_ROW_NODES && row->nodes[n] != NULL)
    n++;

  return n;
}

/* A row also ends before a White move if there is no room for both moves of a number. */
static void
add_text_move (Writer *self, CheckbitNode *node, guint depth, gboolean new_row)
{
  CheckbitMoveRowData row = { .kind = CHECKBIT_MOVE_ROW_LINE, .depth = depth, .nodes = { node } };
  guint n = new_row ? CHECKBIT_MOVE_ROW_NODES : count_moves (get_last_row (self));

  if (n < CHECKBIT_MOVE_ROW_NODES - (get_column (node) == 0))
    get_last_row (self)->nodes[n] = node;
  else
    g_array_append_val (self->rows, row);
}

/* Adds a move to the last row if it belongs there, else to a new row. */
static void
add_move (Writer *self, CheckbitNode *node, guint depth, gboolean new_row)
{
  guint column = get_column (node);
  CheckbitMoveRowData row = { .kind = CHECKBIT_MOVE_ROW_MOVES, .depth = depth };

  if (depth > 0 || self->as_text)
    {
      add_text_move (self, node, depth, new_row);
      return;
    }
  if (!new_row && column == 1)
    {
      get_last_row (self)->nodes[1] = node;
      return;
    }
  row.nodes[column] = node;
  g_array_append_val (self->rows, row);
}

/* Adds a comment, if there is one; returns whether there was. */
static gboolean
add_comment (Writer *self, CheckbitNode *node, guint depth, gboolean before)
{
  const char *text
      = before ? checkbit_node_get_comment_before (node) : checkbit_node_get_comment (node);
  CheckbitMoveRowData row = {
    .kind = CHECKBIT_MOVE_ROW_COMMENT,
    .depth = depth,
    .nodes = { node, NULL },
    .before = before,
  };

  if (!has_text (text))
    return FALSE;

  g_array_append_val (self->rows, row);
  return TRUE;
}

/* Whether the same game end was already written at the previous move: in files a line may continue
 * after its end. */
static gboolean
has_said (CheckbitNode *node, CheckbitReason reason)
{
  CheckbitNode *parent = checkbit_node_get_parent (node);

  return parent != NULL && checkbit_node_get_n_children (node) > 0
         && checkbit_node_get_reason (parent) == reason;
}

/* Adds the game's end, if it ended at a node; returns whether it did. */
static gboolean
add_ending (Writer *self, CheckbitNode *node, guint depth)
{
  CheckbitMoveRowData row = {
    .kind = CHECKBIT_MOVE_ROW_ENDING,
    .depth = depth,
    .nodes = { node, NULL },
    .reason = checkbit_node_get_reason (node),
    .result = checkbit_node_get_result (node),
  };

  if (row.reason == CHECKBIT_REASON_NONE && node == self->end)
    {
      row.reason = self->reason;
      row.result = self->result;
    }
  if (row.reason == CHECKBIT_REASON_NONE || has_said (node, row.reason))
    return FALSE;

  g_array_append_val (self->rows, row);
  return TRUE;
}

/* --- Folding -------------------------------------------------------------------------------- */

/* The other move in the first row of a variation, after the one it begins with; NULL for none. */
static CheckbitNode *
get_second (CheckbitNode *start)
{
  CheckbitNode *next = checkbit_node_get_child (start, 0);

  return next != NULL && get_column (start) == 0 && !has_text (checkbit_node_get_comment (start))
                 && !has_text (checkbit_node_get_comment_before (next))
             ? next
             : NULL;
}

/* Whether a variation has more than its first row. */
static gboolean
can_fold (CheckbitNode *start)
{
  CheckbitNode *second = get_second (start);
  CheckbitNode *last = second != NULL ? second : start;

  return checkbit_node_get_n_children (last) > 0 || has_text (checkbit_node_get_comment (last))
         || (second != NULL && checkbit_node_get_n_children (start) > 1);
}

/* Finds the folded variations in which the current move is beyond the first row. */
static GHashTable *
find_open (CheckbitNode *current)
{
  GHashTable *open = NULL;

  for (CheckbitNode *node = current; node != NULL; node = checkbit_node_get_parent (node))
    if (checkbit_node_get_folded (node) && node != current && get_second (node) != current)
      {
        if (open == NULL)
          open = g_hash_table_new (NULL, NULL);
        g_hash_table_add (open, node);
      }

  return open;
}

static CheckbitMoveFold
get_fold (Writer *self, CheckbitNode *start)
{
  if (!can_fold (start))
    return CHECKBIT_MOVE_FOLD_NONE;
  if (!checkbit_node_get_folded (start))
    return CHECKBIT_MOVE_FOLD_OPEN;

  return self->open != NULL && g_hash_table_contains (self->open, start)
             ? CHECKBIT_MOVE_FOLD_OPEN
             : CHECKBIT_MOVE_FOLD_CLOSED;
}

static void
write_closed (Writer *self, Line line)
{
  CheckbitNode *second = get_second (line.node);

  add_move (self, line.node, line.depth, TRUE);
  if (second != NULL)
    add_move (self, second, line.depth, FALSE);
  get_last_row (self)->fold = CHECKBIT_MOVE_FOLD_CLOSED;
}

/* --- Lines ---------------------------------------------------------------------------------- */

/* Postpones the rest of a line; the variations of a move come first. */
static void
push_variations (Writer *self, CheckbitNode *node, guint depth)
{
  CheckbitNode *parent = checkbit_node_get_parent (node);
  Line rest = { checkbit_node_get_child (node, 0), depth, FALSE };

  if (rest.node != NULL)
    g_array_append_val (self->stack, rest);

  for (guint i = checkbit_node_get_n_children (parent) - 1; i > 0; i--)
    {
      Line variation = { checkbit_node_get_child (parent, i), depth + 1, TRUE };

      g_array_append_val (self->stack, variation);
    }
}

static gboolean
has_variations (CheckbitNode *node)
{
  CheckbitNode *parent = checkbit_node_get_parent (node);

  return checkbit_node_get_child (parent, 0) == node && checkbit_node_get_child (parent, 1) != NULL;
}

/* Writes one move with its comments; returns whether the next one must start a row. */
static gboolean
write_move (Writer *self, CheckbitNode *node, Line line, gboolean new_row)
{
  gboolean first = line.first && node == line.node;
  gboolean parted;

  new_row |= add_comment (self, node, line.depth, TRUE);
  add_move (self, node, line.depth, new_row);
  if (first)
    get_last_row (self)->fold = get_fold (self, node);

  parted = add_comment (self, node, line.depth, FALSE);
  return add_ending (self, node, line.depth) || parted;
}

/* Writes a line to its end, or to the first move with variations, which come before the rest. */
static void
write_line (Writer *self, Line line)
{
  gboolean new_row = TRUE;

  if (line.first && get_fold (self, line.node) == CHECKBIT_MOVE_FOLD_CLOSED)
    {
      write_closed (self, line);
      return;
    }

  for (CheckbitNode *node = line.node; node != NULL; node = checkbit_node_get_child (node, 0))
    {
      new_row = write_move (self, node, line, new_row);
      if (has_variations (node))
        {
          push_variations (self, node, line.depth);
          return;
        }
    }
}

static void
write_tree (Writer *self, CheckbitNode *root)
{
  CheckbitMoveRowData start = { .kind = CHECKBIT_MOVE_ROW_START, .nodes = { root, NULL } };
  Line line = { checkbit_node_get_child (root, 0), 0, FALSE };

  g_array_append_val (self->rows, start);
  add_comment (self, root, 0, FALSE);
  add_ending (self, root, 0);
  g_array_append_val (self->stack, line);
  while (self->stack->len > 0)
    {
      line = g_array_index (self->stack, Line, self->stack->len - 1);
      g_array_set_size (self->stack, self->stack->len - 1);
      write_line (self, line);
    }
}

/* Reserves room for the main line first: a long game's rows take megabytes, which should not be
 * copied as they grow. */
static GArray *
new_rows (CheckbitNode *end)
{
  guint n_moves = end != NULL ? checkbit_node_get_ply (end) / 2 : 0;

  return g_array_sized_new (FALSE, TRUE, sizeof (CheckbitMoveRowData), n_moves + 2);
}

GArray *
checkbit_move_rows_write (CheckbitGame *game, gboolean as_text, gboolean *revealing)
{
  Writer self = { .as_text = as_text };
  CheckbitRecord *record;

  g_return_val_if_fail (game == NULL || CHECKBIT_IS_GAME (game), new_rows (NULL));

  if (revealing != NULL)
    *revealing = FALSE;
  if (game == NULL)
    return new_rows (NULL);

  record = checkbit_game_get_record (game);
  self.end = checkbit_record_get_end (record);
  self.rows = new_rows (self.end);
  self.result = checkbit_record_get_result (record, &self.reason);
  self.stack = g_array_new (FALSE, FALSE, sizeof (Line));
  self.open = find_open (checkbit_game_get_current (game));
  write_tree (&self, checkbit_game_get_root (game));
  if (revealing != NULL)
    *revealing = self.open != NULL;

  g_array_unref (self.stack);
  g_clear_pointer (&self.open, g_hash_table_unref);
  return self.rows;
}
