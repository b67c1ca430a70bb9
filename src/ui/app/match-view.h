/* A match in its window: it is chosen and begun, and ends by its players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/controller/controller.h"
#include "ui/app/notes.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* Construct only: "controller", "board", on which the human sits below, "notes"; "window" (not
 * owned), for dialogs; "settings": what was chosen last, and when engines draw and resign; NULL
 * for none. */
#define CHECKBIT_TYPE_MATCH_VIEW (checkbit_match_view_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMatchView, checkbit_match_view, CHECKBIT, MATCH_VIEW, GObject)

/* Asks for the players and the time of a match, and begins it. */
void checkbit_match_view_choose (CheckbitMatchView *self);
/* The same, with a player against an engine, or with two players, to begin with. */
void checkbit_match_view_choose_engine (CheckbitMatchView *self);
void checkbit_match_view_choose_two (CheckbitMatchView *self);

/* Asks whether to claim a draw, or says that none can be claimed. */
void checkbit_match_view_claim_draw (CheckbitMatchView *self);

/* Shows what the engine that has failed has said last. */
void checkbit_match_view_show_last_words (CheckbitMatchView *self);

/* Presses a button among the options of an engine where it plays in this match; returns for how
 * many sides. */
guint checkbit_match_view_press_engines (CheckbitMatchView *self,
                                         CheckbitEngineEntry *entry,
                                         const char *option);

G_END_DECLS
