/* What a person counts: a position, move by move, and from there down into the moves, live.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/san.h"
#include "game/lab/count.h"

G_BEGIN_DECLS

#define CHECKBIT_PERFT_MAX_DEPTH 15

/* A move of the position that is counted.
 *
 * Signal "changed": it has been counted. */
#define CHECKBIT_TYPE_PERFT_ITEM (checkbit_perft_item_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftItem, checkbit_perft_item, CHECKBIT, PERFT_ITEM, GObject)

/* Its counts are 0 until it is done. (transfer none) */
const CheckbitPerftRow *checkbit_perft_item_get_row (CheckbitPerftItem *self);
const char *checkbit_perft_item_get_san (CheckbitPerftItem *self);
gboolean checkbit_perft_item_is_done (CheckbitPerftItem *self);

/* Signals: "changed": another position is counted, a count has begun or ended; "progress": some
 * times a second while it counts. */
#define CHECKBIT_TYPE_PERFT_MODEL (checkbit_perft_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftModel, checkbit_perft_model, CHECKBIT, PERFT_MODEL, GObject)

CheckbitPerftModel *checkbit_perft_model_new (void);

/* How it is to be counted. depth: 1 to CHECKBIT_PERFT_MAX_DEPTH; hash: megabytes, 0 for none. What
 * differs counts from the next count on. */
void checkbit_perft_model_set_depth (CheckbitPerftModel *self, guint depth);
void checkbit_perft_model_set_threads (CheckbitPerftModel *self, guint threads);
void checkbit_perft_model_set_hash (CheckbitPerftModel *self, guint megabytes);
void checkbit_perft_model_set_categories (CheckbitPerftModel *self, gboolean categories);

/* Counts a position from the start; what was counted before is given up. */
void checkbit_perft_model_start (CheckbitPerftModel *self, const ChessPosition *position);

/* Stops counting; what is counted already stays. */
void checkbit_perft_model_cancel (CheckbitPerftModel *self);

/* Counts behind a move, one less deep. FALSE where nothing is left to count. */
gboolean checkbit_perft_model_descend (CheckbitPerftModel *self, ChessMove move);
/* Goes back up to n moves below the start; what was counted there is still there. */
void checkbit_perft_model_ascend (CheckbitPerftModel *self, guint n);

gboolean checkbit_perft_model_is_running (CheckbitPerftModel *self);
/* Whether all of the position has been counted. */
gboolean checkbit_perft_model_is_complete (CheckbitPerftModel *self);
/* Why it could not be counted, translated; NULL where it could. */
const char *checkbit_perft_model_get_error (CheckbitPerftModel *self);

/* The moves of the position that is counted: a list of CheckbitPerftItem, another one for another
 * position; NULL where nothing is. (transfer none) (nullable) */
GListModel *checkbit_perft_model_get_rows (CheckbitPerftModel *self);
/* NULL where nothing is counted. */
const ChessPosition *checkbit_perft_model_get_position (CheckbitPerftModel *self);
guint checkbit_perft_model_get_depth (CheckbitPerftModel *self);
gboolean checkbit_perft_model_has_categories (CheckbitPerftModel *self);

/* The moves from the start down to that position, in SAN. */
guint checkbit_perft_model_get_n_path (CheckbitPerftModel *self);
const char *checkbit_perft_model_get_path_san (CheckbitPerftModel *self, guint n);
/* In UCI with blanks between, and where it begins. (transfer full) */
char *checkbit_perft_model_dup_path (CheckbitPerftModel *self);
const ChessPosition *checkbit_perft_model_get_root (CheckbitPerftModel *self);

/* What has been counted so far, in how many seconds; how many there will be, and what part is done.
 * seconds left: < 0 where nobody can know yet. */
guint64 checkbit_perft_model_get_nodes (CheckbitPerftModel *self);
guint64 checkbit_perft_model_get_category (CheckbitPerftModel *self,
                                           CheckbitPerftCategory category);
double checkbit_perft_model_get_seconds (CheckbitPerftModel *self);
double checkbit_perft_model_get_done (CheckbitPerftModel *self);
double checkbit_perft_model_get_seconds_left (CheckbitPerftModel *self);

/* What has been counted as text: "move count" a line, an empty line, the total, as checkbit-cli
 * and perftree have it; or a table with a header, its columns with separator between, SAN and
 * categories too. (transfer full) */
char *checkbit_perft_model_dup_divide (CheckbitPerftModel *self);
char *checkbit_perft_model_dup_table (CheckbitPerftModel *self, char separator);

G_END_DECLS
