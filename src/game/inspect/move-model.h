/* The legal moves of a position as a list that views bind to, and on request the moves that only
 * the king's safety forbids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/inspect/listed-move.h"

G_BEGIN_DECLS

/* A GListModel of CheckbitListedMove: the legal moves by square left and square reached, then the
 * others. */
#define CHECKBIT_TYPE_MOVE_MODEL (checkbit_move_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveModel, checkbit_move_model, CHECKBIT, MOVE_MODEL, GObject)

/* Empty until it is given a position. */
CheckbitMoveModel *checkbit_move_model_new (void);

/* Lists the moves of a position (copied); does nothing where it is the same. */
void checkbit_move_model_set_position (CheckbitMoveModel *self, const ChessPosition *position);

/* Whether moves that are illegal only for the king's sake are listed too. */
void checkbit_move_model_set_with_refused (CheckbitMoveModel *self, gboolean with_refused);
gboolean checkbit_move_model_get_with_refused (CheckbitMoveModel *self);

/* The item of a move; NULL where it is not listed. (transfer none) */
CheckbitListedMove *checkbit_move_model_find (CheckbitMoveModel *self, ChessMove move);

/* How many of the legal moves are of a kind, all of them for 0; illegal ones where the kind is
 * theirs. */
guint checkbit_move_model_count (CheckbitMoveModel *self, CheckbitMoveKinds kind);

/* "31 legal moves, 3 captures, 2 checks". (transfer full) */
char *checkbit_move_model_dup_summary (CheckbitMoveModel *self);

G_END_DECLS
