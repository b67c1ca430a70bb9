/* The question whether to claim a draw.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* moves: those that allow the claim; none if the draw can be claimed in this position. */
void checkbit_claim_dialog_present (GtkWindow *parent,
                                    CheckbitController *controller,
                                    const ChessMoveList *moves);

G_END_DECLS
