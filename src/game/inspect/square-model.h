/* All data about one square, as a model for views: its numbers, its lines, and its attackers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/probe.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* The sets of a square; the CheckbitSet objects are the same for every square. */
typedef enum
{
  CHECKBIT_SQUARE_FILE,
  CHECKBIT_SQUARE_RANK,
  CHECKBIT_SQUARE_DIAGONAL,
  CHECKBIT_SQUARE_ANTI_DIAGONAL,
  CHECKBIT_SQUARE_WHITE_ATTACKERS,
  CHECKBIT_SQUARE_BLACK_ATTACKERS,
  CHECKBIT_SQUARE_WHITE_XRAYS,
  CHECKBIT_SQUARE_BLACK_XRAYS,
  CHECKBIT_SQUARE_PINNED,
  CHECKBIT_SQUARE_ATTACKS,
} CheckbitSquareSet;

#define CHECKBIT_N_SQUARE_SETS 10

/* Signal "changed": the square or the position has changed. */
#define CHECKBIT_TYPE_SQUARE_MODEL (checkbit_square_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSquareModel, checkbit_square_model, CHECKBIT, SQUARE_MODEL, GObject)

CheckbitSquareModel *checkbit_square_model_new (void);

/* Sets a square of a position (copied); CHESS_SQUARE_NONE for none. */
void checkbit_square_model_probe (CheckbitSquareModel *self,
                                  const ChessPosition *position,
                                  ChessSquare square);

/* NULL if there is no square. Valid until the next call. */
const ChessProbe *checkbit_square_model_get_probe (CheckbitSquareModel *self);

/* (transfer none) */
CheckbitSet *checkbit_square_model_get_set (CheckbitSquareModel *self, CheckbitSquareSet which);

/* The pieces in a set, "queen d1, rook e1"; "" for none. (transfer full) */
char *checkbit_square_model_dup_pieces (CheckbitSquareModel *self, CheckbitSquareSet which);

/* The piece and its attackers, in words; "" if there is no square. (transfer full) */
char *checkbit_square_model_dup_summary (CheckbitSquareModel *self);

G_END_DECLS
