/* One position of a game's tree, the move that led to it, and that move's notes.
 *
 * This is the read-only interface. A game's nodes are changed through the game (edit.h); a new
 * record is built with record.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/outcome.h"
#include "chess/position.h"
#include "game/base/result.h"
#include "game/text/score.h"

G_BEGIN_DECLS

/* Owned by its game or record; borrowed by everyone else until that is reset or destroyed, or until
 * the next change after the one that removed the node from the tree. */
typedef struct _CheckbitNode CheckbitNode;

/* --- The tree ------------------------------------------------------------------------------- */

CheckbitNode *checkbit_node_get_parent (CheckbitNode *node);
/* The first child is the main line, the others are variations in the order of the record. */
guint checkbit_node_get_n_children (CheckbitNode *node);
CheckbitNode *checkbit_node_get_child (CheckbitNode *node, guint index);
/* The next child of the same parent; NULL after the last. */
CheckbitNode *checkbit_node_get_next_sibling (CheckbitNode *node);
/* Its index among its siblings: 0 for the main line and for the root. */
guint checkbit_node_get_index (CheckbitNode *node);
/* Where a step forward goes: to the child last visited, else the main line. NULL at the end of a
 * line. */
CheckbitNode *checkbit_node_get_next (CheckbitNode *node);
/* Whether a node is on the main line: first child of first child … of the root. */
gboolean checkbit_node_is_main_line (CheckbitNode *node);
/* The first move of a node's variation; NULL on the main line. */
CheckbitNode *checkbit_node_get_variation_start (CheckbitNode *node);

/* --- The move and the position -------------------------------------------------------------- */

/* CHESS_MOVE_NONE at the root and for a null move. */
ChessMove checkbit_node_get_move (CheckbitNode *node);
/* Whether this is a null move ("--"), with which records and analyses let a side pass. */
gboolean checkbit_node_is_null_move (CheckbitNode *node);
const ChessPosition *checkbit_node_get_position (CheckbitNode *node);
/* The first node of the main line, starting with a node, that has a position, with the same rights
 * and en passant; NULL for none. */
CheckbitNode *checkbit_node_find_position (CheckbitNode *node, const ChessPosition *position);
/* Half-moves from the root: 0 at the root. */
guint checkbit_node_get_ply (CheckbitNode *node);
/* SAN of the move, "" at the root, "--" for a null move; never localized. */
const char *checkbit_node_get_san (CheckbitNode *node);
/* How often its position has occurred since the root, at least 1. */
guint checkbit_node_get_repetitions (CheckbitNode *node);

/* The result at a node: by the rules, or by a declaration there. */
CheckbitResult checkbit_node_get_result (CheckbitNode *node);
CheckbitReason checkbit_node_get_reason (CheckbitNode *node);

/* --- Its notes ------------------------------------------------------------------------------ */

/* The comment before a move (before the first of a variation), and after it. At the root, the one
 * after is the game's comment. "" for none; never NULL. */
const char *checkbit_node_get_comment_before (CheckbitNode *node);
const char *checkbit_node_get_comment (CheckbitNode *node);

/* The NAGs of a move (1 is "!", 2 is "?" …), without duplicates, in the order in which they were
 * added; 0 is none and never among them. The array may be NULL if n is 0. */
const guint8 *checkbit_node_get_nags (CheckbitNode *node, guint *n);
gboolean checkbit_node_has_nag (CheckbitNode *node, guint8 nag);

/* The mover's time left after the move, and the time that the move took, in milliseconds; -1 if
 * unknown. */
gint64 checkbit_node_get_clock_ms (CheckbitNode *node);
gint64 checkbit_node_get_elapsed_ms (CheckbitNode *node);

/* The recorded score of the position. depth: of the search, 0 if unknown; may be NULL. The kind is
 * CHECKBIT_SCORE_NONE without a score. */
CheckbitScore checkbit_node_get_score (CheckbitNode *node, guint *depth);

typedef enum
{
  CHECKBIT_SHAPE_GREEN,
  CHECKBIT_SHAPE_RED,
  CHECKBIT_SHAPE_YELLOW,
  CHECKBIT_SHAPE_BLUE,
} CheckbitShapeColor;

#define CHECKBIT_N_SHAPE_COLORS 4

/* An arrow from one square to another; a circle if they are the same. */
typedef struct
{
  ChessSquare from;
  ChessSquare to;
  guint8 color; /* a CheckbitShapeColor */
} CheckbitShape;

/* The arrows and circles drawn at a node, at most one for each pair of squares. NULL if n is 0. */
const CheckbitShape *checkbit_node_get_shapes (CheckbitNode *node, guint *n);

/* Whether the variations beside and below this move are folded. */
gboolean checkbit_node_get_folded (CheckbitNode *node);

/* Whether it has any notes (folding does not count). */
gboolean checkbit_node_has_notes (CheckbitNode *node);

G_END_DECLS
