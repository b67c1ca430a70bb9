/* A match in its window: setting it up, starting it, and ending it on a player's request.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* Construct only: "controller", "board", whose bottom side is the human's, "notes"; "window" (not
 * owned), for dialogs; "settings": what was chosen last, and when engines draw and resign; NULL for
 * none. */
#define CHECKBIT_TYPE_MATCH_VIEW (checkbit_match_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMatchView, checkbit_match_view, CHECKBIT, MATCH_VIEW, GObject)

/* Asks for players and time control, then starts the match. */
void checkbit_match_view_choose (CheckbitMatchView *self);
/* The same, with a player against an engine, or with two players, to begin with. */
void checkbit_match_view_choose_engine (CheckbitMatchView *self);
void checkbit_match_view_choose_two (CheckbitMatchView *self);

/* Asks whether to claim a draw, or says that none can be claimed. */
void checkbit_match_view_claim_draw (CheckbitMatchView *self);

/* Shows the last output of the engine that failed. */
void checkbit_match_view_show_last_words (CheckbitMatchView *self);

/* Presses a button option of an engine if it plays in this match; returns for how many sides. */
guint checkbit_match_view_press_engines (CheckbitMatchView *self,
                                         CheckbitEngineEntry *entry,
                                         const char *option);

G_END_DECLS
