/* The tree of positions that a game is made of.
 *
 * A node contains its whole position, so that going there needs no computation. Constant data (its
 * SAN, how often its position has occurred, how it ends the game) is computed once, when the node
 * is created.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/san.h"
#include "game/tree/node-build.h"

struct _CheckbitNode
{
  CheckbitNode *parent;
  CheckbitNode *first_child;
  CheckbitNode *next_sibling;
  CheckbitNode *visited; /* the last visited child: where a step forward goes */
  CheckbitNotes *notes;  /* owned; NULL for none */

  guint64 repetition_key;
  guint repetitions; /* how often this position has occurred since the root, at least 1 */
  guint ply;
  guint8 outcome;         /* ChessOutcome: by the rules and the counters */
  guint8 declared;        /* CheckbitReason: of a declaration, or NONE */
  guint8 declared_result; /* CheckbitResult */
  bool null_move;
  bool folded;
  ChessMove move;
  char san[CHESS_SAN_SIZE];
  ChessPosition position;
};

CheckbitNode *
checkbit_node_get_parent (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  return node->parent;
}

guint
checkbit_node_get_n_children (CheckbitNode *node)
{
  guint n = 0;

  g_return_val_if_fail (node != NULL, 0);

  for (CheckbitNode *child = node->first_child; child != NULL; child = child->next_sibling)
    n++;

  return n;
}

CheckbitNode *
checkbit_node_get_child (CheckbitNode *node, guint index)
{
  CheckbitNode *child;

  g_return_val_if_fail (node != NULL, NULL);

  for (child = node->first_child; child != NULL && index > 0; child = child->next_sibling)
    index--;

  return child;
}

CheckbitNode *
checkbit_node_get_next_sibling (CheckbitNode *node)
{
  return node->next_sibling;
}

guint
checkbit_node_get_index (CheckbitNode *node)
{
  guint index = 0;

  g_return_val_if_fail (node != NULL, 0);

  if (node->parent == NULL)
    return 0;
  for (CheckbitNode *child = node->parent->first_child; child != node; child = child->next_sibling)
    index++;

  return index;
}

gboolean
checkbit_node_is_main_line (CheckbitNode *node)
{
  return checkbit_node_get_variation_start (node) == NULL;
}

CheckbitNode *
checkbit_node_get_variation_start (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  while (node->parent != NULL && node->parent->first_child == node)
    node = node->parent;

  return node->parent != NULL ? node : NULL;
}

CheckbitNode *
checkbit_node_get_next (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  return node->visited != NULL ? node->visited : node->first_child;
}

ChessMove
checkbit_node_get_move (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, CHESS_MOVE_NONE);

  return node->move;
}

gboolean
checkbit_node_is_null_move (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, FALSE);

  return node->null_move;
}

const ChessPosition *
checkbit_node_get_position (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  return &node->position;
}

CheckbitNode *
checkbit_node_find_position (CheckbitNode *node, const ChessPosition *position)
{
  guint64 key;

  g_return_val_if_fail (node != NULL && position != NULL, NULL);

  key = chess_position_repetition_key (position);
  for (; node != NULL; node = checkbit_node_get_child (node, 0))
    if (chess_position_repetition_key (&node->position) == key)
      return node;

  return NULL;
}

guint
checkbit_node_get_ply (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, 0);

  return node->ply;
}

const char *
checkbit_node_get_san (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, "");

  return node->san;
}

guint
checkbit_node_get_repetitions (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, 1);

  return node->repetitions;
}

gboolean
checkbit_node_get_folded (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, FALSE);

  return node->folded;
}

void
checkbit_node_set_folded (CheckbitNode *node, gboolean folded)
{
  g_return_if_fail (node != NULL);

  node->folded = !!folded;
}

gboolean
checkbit_node_has_notes (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, FALSE);

  return node->notes != NULL;
}

CheckbitNotes *
checkbit_node_get_notes (CheckbitNode *node)
{
  return node->notes;
}

CheckbitNotes *
checkbit_node_exchange_notes (CheckbitNode *node, CheckbitNotes *notes)
{
  CheckbitNotes *old = node->notes;

  node->notes = notes;

  return old;
}

guint64
checkbit_node_get_repetition_key (CheckbitNode *node)
{
  return node->repetition_key;
}

/* --- The end of the game -------------------------------------------------------------------- */

static CheckbitReason
reason_from_outcome (ChessOutcome outcome)
{
  static const CheckbitReason reasons[] = {
    [CHESS_OUTCOME_OPEN] = CHECKBIT_REASON_NONE,
    [CHESS_OUTCOME_CHECKMATE] = CHECKBIT_REASON_CHECKMATE,
    [CHESS_OUTCOME_STALEMATE] = CHECKBIT_REASON_STALEMATE,
    [CHESS_OUTCOME_INSUFFICIENT_MATERIAL] = CHECKBIT_REASON_INSUFFICIENT_MATERIAL,
    [CHESS_OUTCOME_FIVEFOLD_REPETITION] = CHECKBIT_REASON_FIVEFOLD_REPETITION,
    [CHESS_OUTCOME_SEVENTY_FIVE_MOVES] = CHECKBIT_REASON_SEVENTY_FIVE_MOVES,
  };

  return reasons[outcome];
}

CheckbitReason
checkbit_node_get_reason (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, CHECKBIT_REASON_NONE);

  if (node->outcome != CHESS_OUTCOME_OPEN)
    return reason_from_outcome (node->outcome);

  return node->declared;
}

static CheckbitResult
result_from_outcome (CheckbitNode *node)
{
  if (node->outcome != CHESS_OUTCOME_CHECKMATE)
    return CHECKBIT_RESULT_DRAW;

  return chess_position_side (&node->position) == CHESS_WHITE ? CHECKBIT_RESULT_BLACK_WINS
                                                              : CHECKBIT_RESULT_WHITE_WINS;
}

CheckbitResult
checkbit_node_get_result (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, CHECKBIT_RESULT_OPEN);

  if (node->outcome != CHESS_OUTCOME_OPEN)
    return result_from_outcome (node);

  return node->declared_result;
}

void
checkbit_node_declare (CheckbitNode *node, CheckbitResult result, CheckbitReason reason)
{
  g_return_if_fail (node != NULL);
  g_return_if_fail ((result == CHECKBIT_RESULT_OPEN) == (reason == CHECKBIT_REASON_NONE));

  node->declared_result = result;
  node->declared = reason;
}

CheckbitResult
checkbit_node_get_declared (CheckbitNode *node, CheckbitReason *reason)
{
  if (reason != NULL)
    *reason = node->declared;

  return node->declared_result;
}

/* --- Adding nodes --------------------------------------------------------------------------- */

/* The nearest ancestor with the same position already knows how often it has occurred. Positions
 * before the last capture or pawn move cannot recur, so the search ends there. */
static guint
count_repetitions (CheckbitNode *node)
{
  guint reversible = chess_position_halfmove (&node->position);
  CheckbitNode *earlier = node->parent;

  for (guint back = 1; earlier != NULL && back <= reversible; back++)
    {
      if (earlier->repetition_key == node->repetition_key)
        return earlier->repetitions + 1;
      earlier = earlier->parent;
    }

  return 1;
}

static CheckbitNode *
node_new (CheckbitNode *parent, const ChessPosition *position)
{
  CheckbitNode *node = g_new0 (CheckbitNode, 1);

  node->parent = parent;
  node->ply = parent != NULL ? parent->ply + 1 : 0;
  node->position = *position;
  node->repetition_key = chess_position_repetition_key (position);
  node->repetitions = count_repetitions (node);
  node->outcome = chess_outcome (position, node->repetitions);

  return node;
}

CheckbitNode *
checkbit_node_new_root (const ChessPosition *position)
{
  return node_new (NULL, position);
}

static CheckbitNode *
append (CheckbitNode *node, const ChessPosition *position)
{
  CheckbitNode **slot = &node->first_child;

  while (*slot != NULL)
    slot = &(*slot)->next_sibling;
  *slot = node_new (node, position);

  return *slot;
}

CheckbitNode *
checkbit_node_add_child (CheckbitNode *node, ChessMove move)
{
  ChessPosition position = node->position;
  CheckbitNode *child;

  chess_position_play (&position, move);
  child = append (node, &position);
  child->move = move;
  chess_san_write (&node->position, move, child->san);

  return child;
}

CheckbitNode *
checkbit_node_add_null_child (CheckbitNode *node)
{
  ChessPosition position = node->position;
  CheckbitNode *child;

  chess_position_pass (&position);
  child = append (node, &position);
  child->null_move = true;
  g_strlcpy (child->san, "--", sizeof child->san);

  return child;
}

CheckbitNode *
checkbit_node_add (CheckbitNode *node, ChessMove move)
{
  CheckbitNode *child;

  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (move != CHESS_MOVE_NONE, NULL);

  child = checkbit_node_find_child (node, move);

  return child != NULL ? child : checkbit_node_add_child (node, move);
}

CheckbitNode *
checkbit_node_add_null (CheckbitNode *node)
{
  CheckbitNode *child;

  g_return_val_if_fail (node != NULL, NULL);

  if (chess_position_in_check (&node->position))
    return NULL;
  child = checkbit_node_find_child (node, CHESS_MOVE_NONE);

  return child != NULL ? child : checkbit_node_add_null_child (node);
}

CheckbitNode *
checkbit_node_find_child (CheckbitNode *node, ChessMove move)
{
  CheckbitNode *child = node->first_child;

  while (child != NULL && child->move != move)
    child = child->next_sibling;

  return child;
}

void
checkbit_node_set_next (CheckbitNode *node, CheckbitNode *child)
{
  node->visited = child;
}

void
checkbit_node_get_facts (CheckbitNode *node, CheckbitNodeFacts *facts)
{
  *facts = (CheckbitNodeFacts){
    .notes = node->notes,
    .move = node->move,
    .reason = node->declared,
    .declared = node->declared_result,
    .root = node->parent == NULL,
    .null_move = node->null_move,
    .folded = node->folded,
    .next = node->parent != NULL && node->parent->visited == node,
  };
  for (CheckbitNode *child = node->first_child; child != NULL; child = child->next_sibling)
    facts->n_children++;
}

CheckbitNode *
checkbit_node_mark_visited (CheckbitNode *node)
{
  for (; node->parent != NULL; node = node->parent)
    node->parent->visited = node;

  return node;
}

/* A single node, below a parent in the copy. */
static CheckbitNode *
copy_node (CheckbitNode *node, CheckbitNode *parent)
{
  CheckbitNode *copy = g_memdup2 (node, sizeof *node);

  copy->parent = parent;
  copy->first_child = copy->next_sibling = copy->visited = NULL;
  copy->notes = checkbit_notes_ref (node->notes);

  return copy;
}

/* Traverses both trees in parallel, without recursion: whenever the original has a child, a sibling
 * or a parent to go to, so has the copy. */
CheckbitNode *
checkbit_node_copy_tree (CheckbitNode *top)
{
  CheckbitNode *result = copy_node (top, NULL), *copy = result, *node = top;

  while (node != NULL)
    {
      if (node->first_child != NULL)
        {
          node = node->first_child;
          copy = copy->first_child = copy_node (node, copy);
          continue;
        }
      while (node != top && node->next_sibling == NULL)
        {
          node = node->parent;
          copy = copy->parent;
        }
      node = node != top ? node->next_sibling : NULL;
      if (node != NULL)
        copy = copy->next_sibling = copy_node (node, copy->parent);
    }

  return result;
}

/* --- Removing and inserting ----------------------------------------------------------------- */

void
checkbit_node_detach (CheckbitNode *node)
{
  CheckbitNode **slot = &node->parent->first_child;

  while (*slot != node)
    slot = &(*slot)->next_sibling;
  *slot = node->next_sibling;
  node->next_sibling = NULL;
  if (node->parent->visited == node)
    node->parent->visited = NULL;
}

void
checkbit_node_attach (CheckbitNode *node, guint index)
{
  CheckbitNode **slot = &node->parent->first_child;

  for (; *slot != NULL && index > 0; index--)
    slot = &(*slot)->next_sibling;
  node->next_sibling = *slot;
  *slot = node;
}

void
checkbit_node_reorder (CheckbitNode *node, guint index)
{
  CheckbitNode *visited = node->parent->visited;

  checkbit_node_detach (node);
  checkbit_node_attach (node, index);
  node->parent->visited = visited;
}

gboolean
checkbit_node_is_in_tree (CheckbitNode *node)
{
  for (; node->parent != NULL; node = node->parent)
    {
      CheckbitNode *sibling = node->parent->first_child;

      while (sibling != NULL && sibling != node)
        sibling = sibling->next_sibling;
      if (sibling == NULL)
        return FALSE;
    }

  return TRUE;
}

gboolean
checkbit_node_is_within (CheckbitNode *node, CheckbitNode *top)
{
  while (node != NULL && node != top)
    node = node->parent;

  return node != NULL;
}

CheckbitNode *
checkbit_node_walk (CheckbitNode *node, CheckbitNode *top)
{
  if (node->first_child != NULL)
    return node->first_child;
  while (node != top && node->next_sibling == NULL)
    node = node->parent;

  return node != top ? node->next_sibling : NULL;
}

void
checkbit_node_free_tree (CheckbitNode *root)
{
  CheckbitNode *node = root;

  /* Detaches the first child and goes down to it; without a child, frees the node and goes up. */
  while (node != NULL)
    {
      CheckbitNode *next = node->first_child;

      if (next != NULL)
        {
          node->first_child = next->next_sibling;
        }
      else
        {
          next = node == root ? NULL : node->parent;
          checkbit_notes_unref (node->notes);
          g_free (node);
        }

      node = next;
    }
}
