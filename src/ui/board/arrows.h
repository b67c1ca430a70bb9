/* The arrows and circles on the board: each feature that shows some has a place of its own for
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ui/board/board-scene.h"

G_BEGIN_DECLS

/* The places, later ones above earlier ones. */
typedef enum
{
  CHECKBIT_ARROWS_ANALYSIS, /* an engine's best lines */
  CHECKBIT_ARROWS_HINT,     /* the move that was asked about */
  CHECKBIT_ARROWS_DRAWING,  /* what a person drew; kept with the move */
  CHECKBIT_ARROWS_VIEW,     /* what a view of the inspector explains */
  CHECKBIT_ARROWS_POINTED,  /* the move under the pointer or with the focus, in a list */
} CheckbitArrowsPlace;

#define CHECKBIT_N_ARROWS_PLACES (CHECKBIT_ARROWS_POINTED + 1)

/* Signal "changed": the board must be redrawn. */
#define CHECKBIT_TYPE_ARROWS (checkbit_arrows_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitArrows, checkbit_arrows, CHECKBIT, ARROWS, GObject)

CheckbitArrows *checkbit_arrows_new (void);

/* Shows arrows (copied) in a place, replacing the previous ones; n 0 for none. Notifies only if
 * they differ. */
void checkbit_arrows_set (CheckbitArrows *self,
                          CheckbitArrowsPlace place,
                          const CheckbitBoardArrow *arrows,
                          guint n);
void checkbit_arrows_clear (CheckbitArrows *self, CheckbitArrowsPlace place);

/* Shows a single move in a place; CHESS_MOVE_NONE for none. For castling the arrow points at the
 * king's target. */
void checkbit_arrows_set_move (CheckbitArrows *self,
                               CheckbitArrowsPlace place,
                               ChessMove move,
                               CheckbitArrowStyle style);

/* The arrows of a place; valid until they are replaced. */
const CheckbitBoardArrow *
checkbit_arrows_get (CheckbitArrows *self, CheckbitArrowsPlace place, guint *n);

/* All arrows to draw, from the bottom up. (element-type CheckbitBoardArrow) (transfer full) */
GArray *checkbit_arrows_to_array (CheckbitArrows *self);

G_END_DECLS
