/* A whole game as data: tags, the tree of moves with their notes, the result.
 *
 * Readers build one quickly, without signals, and give it to a game; writers read one. Nothing here
 * notifies anyone, so a record owned by a CheckbitGame must only be changed through the game
 * (edit.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"
#include "game/tree/tags.h"

G_BEGIN_DECLS

typedef struct _CheckbitRecord CheckbitRecord;

/* A game without moves from a position; NULL: the standard position. (transfer full) */
CheckbitRecord *checkbit_record_new (const ChessPosition *position);
/* A complete copy, including notes and folding, for other threads. */
CheckbitRecord *checkbit_record_copy (CheckbitRecord *record);
void checkbit_record_free (CheckbitRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitRecord, checkbit_record_free)

CheckbitNode *checkbit_record_get_root (CheckbitRecord *record);
/* The end of the main line. */
CheckbitNode *checkbit_record_get_end (CheckbitRecord *record);
CheckbitTags *checkbit_record_get_tags (CheckbitRecord *record);

/* Whether it is a position and nothing more: a FEN holds all of it. */
gboolean checkbit_record_is_position (CheckbitRecord *record);

/* The result: by the rules or a declaration at the end of the main line, else the recorded one,
 * else OPEN. reason may be NULL. */
CheckbitResult checkbit_record_get_result (CheckbitRecord *record, CheckbitReason *reason);
/* Whether the rules end the game at the end of the main line, so that it has no other result. */
gboolean checkbit_record_is_decided (CheckbitRecord *record);
/* The result in a file; the game can nevertheless be continued. */
void
checkbit_record_set_result (CheckbitRecord *record, CheckbitResult result, CheckbitReason reason);
/* Only the recorded one, whatever the rules say. */
CheckbitResult checkbit_record_get_recorded (CheckbitRecord *record, CheckbitReason *reason);

/* "1-0", "0-1", "1/2-1/2", "*". Static. */
const char *checkbit_result_to_pgn (CheckbitResult result);
/* In the form used in books, for display: "1–0", "0–1", "½–½", "*". Static. */
const char *checkbit_result_to_text (CheckbitResult result);
/* FALSE for any other text; "½-½", "1/2" and other kinds of dashes are accepted, too. */
gboolean checkbit_result_from_pgn (const char *text, CheckbitResult *result);

/* --- Building ------------------------------------------------------------------------------- */

/* Adds a move as the last child, or returns the existing child for it. The move must be legal.
 * (transfer none) */
CheckbitNode *checkbit_node_add (CheckbitNode *node, ChessMove move);
/* The same for a null move. NULL if the side to move is in check, as it cannot pass then. */
CheckbitNode *checkbit_node_add_null (CheckbitNode *node);

/* text: valid UTF-8; NULL or "" for none. */
void checkbit_node_set_comment_before (CheckbitNode *node, const char *text);
void checkbit_node_set_comment (CheckbitNode *node, const char *text);
/* Adds a NAG unless it is there; 0 is ignored. */
void checkbit_node_add_nag (CheckbitNode *node, guint8 nag);
void checkbit_node_set_nags (CheckbitNode *node, const guint8 *nags, guint n);
/* -1: unknown. */
void checkbit_node_set_clock_ms (CheckbitNode *node, gint64 clock_ms);
void checkbit_node_set_elapsed_ms (CheckbitNode *node, gint64 elapsed_ms);
void checkbit_node_set_score (CheckbitNode *node, CheckbitScore score, guint depth);
/* If there already is a shape on its squares, that one gets the color. */
void checkbit_node_add_shape (CheckbitNode *node, CheckbitShape shape);
void checkbit_node_set_shapes (CheckbitNode *node, const CheckbitShape *shapes, guint n);
void checkbit_node_set_folded (CheckbitNode *node, gboolean folded);

/* Declares the end of the game at a node where the rules leave it open; OPEN removes the
 * declaration. Until then nobody can play on from there. */
void checkbit_node_declare (CheckbitNode *node, CheckbitResult result, CheckbitReason reason);

G_END_DECLS
