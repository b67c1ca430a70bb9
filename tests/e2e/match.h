/* A match through the real window: chosen in its dialog, played on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* The rows of both players have the same names: Black's come last in the tree. */
#define MATCH_WHITE "combo box:"
#define MATCH_BLACK "last combo box:"
#define MATCH_WHITE_STRENGTH "slider:Strength"
#define MATCH_BLACK_STRENGTH "last slider:Strength"

/* Adds the fake engine in a mode to the preferences of the next program: the last of the list. */
void match_write_engine (const char *mode);

/* Opens the New Game dialog. */
void match_open_dialog (Driver *driver);

/* Opens the choice of a row and presses keys in it, separated by spaces: "Home Down Return". */
void match_choose (Driver *driver, const char *row, const char *keys);

/* Moves the slider of a strength by a key, "Home" for the weakest or "End" for the strongest. */
void match_set_strength (Driver *driver, const char *slider, const char *key);

/* Writes a number over that of a row, which is found by its label. */
void match_set_number (Driver *driver, const char *row, const char *number);

/* Presses Start, and waits until the dialog is closed. */
void match_start (Driver *driver);

/* Chooses an item of the main menu by mnemonics, those of its submenus first: "m r". */
void match_choose_from_menu (Driver *driver, const char *item, const char *mnemonics);

/* Clicks a piece and its target, both squares such as "e2". */
void match_move (Driver *driver, const char *from, const char *to);

/* Waits until a side, 'w' or 'b', is to move. (transfer full): the FEN. */
char *match_wait_for_turn (Driver *driver, char side);

/* Waits until the FEN begins with another board than this one. (transfer full): the new FEN. */
char *match_wait_for_change (Driver *driver, const char *fen);

/* The path of Stockfish; NULL if it is not installed. (transfer full) */
char *match_find_stockfish (void);

G_END_DECLS
