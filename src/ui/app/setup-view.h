/* Setting up a position in the window: the board and what is around it show what is set up, while the
 * game waits untouched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"
#include "ui/app/drawing.h"
#include "ui/app/fen-entry.h"
#include "ui/app/game-view.h"
#include "ui/app/notes.h"
#include "ui/app/status-line.h"
#include "ui/board/arrows.h"
#include "ui/board/board-input.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

#define CHECKBIT_TYPE_SETUP_VIEW (checkbit_setup_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetupView, checkbit_setup_view, CHECKBIT, SETUP_VIEW, GObject)

/* Where a set-up is shown. */
typedef struct
{
  CheckbitBoard *board;
  CheckbitBoardInput *input;
  GtkStack *side; /* a page of it, named "game", belongs to the game */
  CheckbitFenEntry *entry;
  CheckbitStatusLine *status;
  CheckbitArrows *arrows;
  CheckbitDrawing *drawing;
  CheckbitGameView *game_view;
  CheckbitNotes *notes;
} CheckbitSetupPlaces;

CheckbitSetupView *checkbit_setup_view_new (CheckbitController *controller,
                                            const CheckbitSetupPlaces *places);

/* Back to the game, with a note that offers to go on. FALSE where nothing was being set up. */
gboolean checkbit_setup_view_cancel (CheckbitSetupView *self);

/* NULL until it is first needed. (transfer none) */
GtkWidget *checkbit_setup_view_get_panel (CheckbitSetupView *self);

G_END_DECLS
