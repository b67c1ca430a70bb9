/* Counting, run by a person: a position, move by move, and from there down into the moves, with
 * live progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/san.h"
#include "game/lab/count.h"

G_BEGIN_DECLS

#define CHECKBIT_PERFT_MAX_DEPTH 15

/* A move of the current position.
 *
 * Signal "changed": its count is finished. */
#define CHECKBIT_TYPE_PERFT_ITEM (checkbit_perft_item_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftItem, checkbit_perft_item, CHECKBIT, PERFT_ITEM, GObject)

/* Its counts are 0 until it is finished. (transfer none) */
const CheckbitPerftRow *checkbit_perft_item_get_row (CheckbitPerftItem *self);
const char *checkbit_perft_item_get_san (CheckbitPerftItem *self);
gboolean checkbit_perft_item_is_done (CheckbitPerftItem *self);

/* Signals: "changed": the position has changed, or a count has begun or ended; "progress": several
 * times a second during a count. */
#define CHECKBIT_TYPE_PERFT_MODEL (checkbit_perft_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftModel, checkbit_perft_model, CHECKBIT, PERFT_MODEL, GObject)

CheckbitPerftModel *checkbit_perft_model_new (void);

/* The settings. depth: 1 to CHECKBIT_PERFT_MAX_DEPTH; hash: megabytes, 0 for none. Changes apply to
 * the next count. */
void checkbit_perft_model_set_depth (CheckbitPerftModel *self, guint depth);
void checkbit_perft_model_set_threads (CheckbitPerftModel *self, guint threads);
void checkbit_perft_model_set_hash (CheckbitPerftModel *self, guint megabytes);
void checkbit_perft_model_set_categories (CheckbitPerftModel *self, gboolean categories);

/* Counts a position from scratch; previous counts are dropped. */
void checkbit_perft_model_start (CheckbitPerftModel *self, const ChessPosition *position);

/* Stops counting; finished rows stay. */
void checkbit_perft_model_cancel (CheckbitPerftModel *self);

/* Counts after a move, one ply less deep. FALSE if no depth is left. */
gboolean checkbit_perft_model_descend (CheckbitPerftModel *self, ChessMove move);
/* Goes back up to the position n moves below the root, whose counts are still there. */
void checkbit_perft_model_ascend (CheckbitPerftModel *self, guint n);

gboolean checkbit_perft_model_is_running (CheckbitPerftModel *self);
/* Whether the position has been counted completely. */
gboolean checkbit_perft_model_is_complete (CheckbitPerftModel *self);
/* Why counting failed, translated; NULL if it did not. */
const char *checkbit_perft_model_get_error (CheckbitPerftModel *self);

/* The moves of the current position: a list of CheckbitPerftItem, a new one for each position; NULL
 * without a position. (transfer none) (nullable) */
GListModel *checkbit_perft_model_get_rows (CheckbitPerftModel *self);
guint checkbit_perft_model_get_depth (CheckbitPerftModel *self);
gboolean checkbit_perft_model_has_categories (CheckbitPerftModel *self);

/* The moves from the root to that position, in SAN. */
guint checkbit_perft_model_get_n_path (CheckbitPerftModel *self);
const char *checkbit_perft_model_get_path_san (CheckbitPerftModel *self, guint n);
/* In UCI, separated by blanks, and the root's FEN. (transfer full) */
char *checkbit_perft_model_dup_path (CheckbitPerftModel *self);
const ChessPosition *checkbit_perft_model_get_root (CheckbitPerftModel *self);

/* The count so far, and its duration in seconds; the estimated total, and the finished part.
 * seconds left: < 0 if unknown. */
guint64 checkbit_perft_model_get_nodes (CheckbitPerftModel *self);
guint64 checkbit_perft_model_get_category (CheckbitPerftModel *self,
                                           CheckbitPerftCategory category);
double checkbit_perft_model_get_seconds (CheckbitPerftModel *self);
double checkbit_perft_model_get_done (CheckbitPerftModel *self);
double checkbit_perft_model_get_seconds_left (CheckbitPerftModel *self);

/* The counts as text: lines "move count", an empty line, the total, as in checkbit-cli and
 * perftree, but no total unless all is counted; or a table with a header, with separator between
 * columns, including SAN and categories. (transfer full) */
char *checkbit_perft_model_dup_divide (CheckbitPerftModel *self);
char *checkbit_perft_model_dup_table (CheckbitPerftModel *self, char separator);

G_END_DECLS
