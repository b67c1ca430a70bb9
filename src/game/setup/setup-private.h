/* What the files of CheckbitSetup share: setup.c (the board and its steps), setup-state.c (turn,
 * rights, counters) and setup-repair.c (what is wrong, and mending it).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"

G_BEGIN_DECLS

struct _CheckbitSetup
{
  GObject parent_instance;

  GArray *steps; /* ChessPosition; at least one */
  guint step;    /* where among them the board is */

  gboolean in_stroke;
  gboolean stroke_began; /* the last step belongs to the stroke */

  /* As they were last announced. */
  gboolean could_undo, could_redo;
};

/* Makes a position the next step, unless it is the one that is there. */
void checkbit_setup_take_step (CheckbitSetup *self, const ChessPosition *position);

G_END_DECLS
