/* A whole game as data: tags, the tree of moves with everything written beside them, the result.
 *
 * Readers build one quickly, without signals, and give it to a game; writers read one. Nothing here
 * announces anything, so what a CheckbitGame owns is changed through the game only (edit.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"
#include "game/tree/tags.h"

G_BEGIN_DECLS

typedef struct _CheckbitRecord CheckbitRecord;

/* A game without moves from a position; NULL: the start position. (transfer full) */
CheckbitRecord *checkbit_record_new (const ChessPosition *position);
/* Everything anew, notes and folds included: another thread may read it. */
CheckbitRecord *checkbit_record_copy (CheckbitRecord *record);
void checkbit_record_free (CheckbitRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitRecord, checkbit_record_free)

CheckbitNode *checkbit_record_get_root (CheckbitRecord *record);
/* The end of the main line. */
CheckbitNode *checkbit_record_get_end (CheckbitRecord *record);
CheckbitTags *checkbit_record_get_tags (CheckbitRecord *record);

/* How the game ended: what the board or a declaration says at the end of the main line, else what
 * was set here, else OPEN. reason may be NULL. */
CheckbitResult checkbit_record_get_result (CheckbitRecord *record, CheckbitReason *reason);
/* What a file says; it does not forbid anyone to play on. */
void
checkbit_record_set_result (CheckbitRecord *record, CheckbitResult result, CheckbitReason reason);
/* That alone, whatever the board says. */
CheckbitResult checkbit_record_get_recorded (CheckbitRecord *record, CheckbitReason *reason);

/* "1-0", "0-1", "1/2-1/2", "*". Static. */
const char *checkbit_result_to_pgn (CheckbitResult result);
/* FALSE for any other text; "½-½", "1/2" and dashes of other kinds count too. */
gboolean checkbit_result_from_pgn (const char *text, CheckbitResult *result);

/* --- Building ------------------------------------------------------------------------------- */

/* Adds a legal move as the last child, or returns the child that has it already. The caller
 * answers for its legality. (transfer none) */
CheckbitNode *checkbit_node_add (CheckbitNode *node, ChessMove move);
/* The same for a null move. NULL where the side to move is in check: it cannot pass. */
CheckbitNode *checkbit_node_add_null (CheckbitNode *node);

/* text: valid UTF-8; NULL or "" for none. */
void checkbit_node_set_comment_before (CheckbitNode *node, const char *text);
void checkbit_node_set_comment (CheckbitNode *node, const char *text);
/* Adds a NAG that is not there; 0 is passed over. */
void checkbit_node_add_nag (CheckbitNode *node, guint8 nag);
void checkbit_node_set_nags (CheckbitNode *node, const guint8 *nags, guint n);
/* -1: not known. */
void checkbit_node_set_clock_ms (CheckbitNode *node, gint64 clock_ms);
void checkbit_node_set_elapsed_ms (CheckbitNode *node, gint64 elapsed_ms);
void checkbit_node_set_score (CheckbitNode *node, CheckbitScore score, guint depth);
/* Where its squares have a shape already, that one gets the color. */
void checkbit_node_add_shape (CheckbitNode *node, CheckbitShape shape);
void checkbit_node_set_shapes (CheckbitNode *node, const CheckbitShape *shapes, guint n);
void checkbit_node_set_folded (CheckbitNode *node, gboolean folded);

/* Declares the game ended at a node where the board leaves it open; OPEN takes that back. Nobody
 * plays on from there until then. */
void checkbit_node_declare (CheckbitNode *node, CheckbitResult result, CheckbitReason reason);

G_END_DECLS
