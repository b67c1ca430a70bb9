/* The legal moves of a position, as a list model, optionally with the moves that only the king's
 * safety forbids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/inspect/listed-move.h"

G_BEGIN_DECLS

/* A GListModel of CheckbitListedMove: the legal moves by first and last square, then the others. */
#define CHECKBIT_TYPE_MOVE_MODEL (checkbit_move_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveModel, checkbit_move_model, CHECKBIT, MOVE_MODEL, GObject)

/* Empty until a position is set. */
CheckbitMoveModel *checkbit_move_model_new (void);

/* Lists the moves of a position (copied); does nothing if it is the same. */
void checkbit_move_model_set_position (CheckbitMoveModel *self, const ChessPosition *position);

/* Whether to list moves that are illegal only because of the king's safety. */
void checkbit_move_model_set_with_refused (CheckbitMoveModel *self, gboolean with_refused);
gboolean checkbit_move_model_get_with_refused (CheckbitMoveModel *self);

/* The item of a move; NULL if it is not listed. (transfer none) */
CheckbitListedMove *checkbit_move_model_find (CheckbitMoveModel *self, ChessMove move);

/* The number of legal moves of a kind, or of all for 0; of illegal ones for their kind. */
guint checkbit_move_model_count (CheckbitMoveModel *self, CheckbitMoveKinds kind);

/* "31 legal moves, 3 captures, 2 checks". (transfer full) */
char *checkbit_move_model_dup_summary (CheckbitMoveModel *self);

G_END_DECLS
