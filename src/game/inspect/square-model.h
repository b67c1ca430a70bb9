/* Everything about one square, for views to bind to: its numbers, its lines, and who attacks it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/probe.h"
#include "game/inspect/set.h"

G_BEGIN_DECLS

/* The sets of a square; each has one and the same CheckbitSet for every square. */
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

/* Signal "changed": it is about another square or position. */
#define CHECKBIT_TYPE_SQUARE_MODEL (checkbit_square_model_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSquareModel, checkbit_square_model, CHECKBIT, SQUARE_MODEL, GObject)

CheckbitSquareModel *checkbit_square_model_new (void);

/* Looks at a square of a position (copied); CHESS_SQUARE_NONE for none. */
void checkbit_square_model_probe (CheckbitSquareModel *self,
                                  const ChessPosition *position,
                                  ChessSquare square);

/* NULL where no square is looked at. Valid until the next call. */
const ChessProbe *checkbit_square_model_get_probe (CheckbitSquareModel *self);

/* (transfer none) */
CheckbitSet *checkbit_square_model_get_set (CheckbitSquareModel *self, CheckbitSquareSet which);

/* Who is in a set, "queen d1, rook e1"; "" for nobody. (transfer full) */
char *checkbit_square_model_dup_pieces (CheckbitSquareModel *self, CheckbitSquareSet which);

/* What stands there and how it is attacked, in words; "" where no square is looked at.
 * (transfer full) */
char *checkbit_square_model_dup_summary (CheckbitSquareModel *self);

G_END_DECLS
