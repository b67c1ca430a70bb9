/* The moves of a game as text, every variation included.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/tree/game.h"

G_BEGIN_DECLS

/* Properties: "game" (CheckbitGame), "notation" (string, as in move-text.h), "times" and "scores"
 * (boolean: whether the time left and the value of the position are shown beside a move), "as-text"
 * (boolean: the main line is running text as variations are, not in two columns), "secret"
 * (boolean: scores of the engine opponent are hidden, from screen readers as well, whatever
 * "scores" is), "result-told" (boolean: the game's end is shown elsewhere, so that the last line is
 * only "1–0").
 *
 * Clicking a move, or the arrow keys, Home and End while the list has the focus, go to that
 * place in the game; the list follows the game wherever it goes. Its menu and its keys change
 * the record.
 *
 * Signal "edited" (const char *sentence): something was deleted, and undo restores it; the sentence
 * says what.
 *
 * Actions of the group "moves", for the move that the menu was opened for, else the current one:
 * comment, comment-before, move-sign (i), position-sign (i), promote, demote, main-line, fold,
 * unfold, copy-line, delete-from, delete-variation; for the game: fold-all, unfold-all,
 * strip-notes, strip-variations. */
#define CHECKBIT_TYPE_MOVE_LIST (checkbit_move_list_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveList, checkbit_move_list, CHECKBIT, MOVE_LIST, GtkWidget)

/* game may be NULL and set later. */
GtkWidget *checkbit_move_list_new (CheckbitGame *game);

void checkbit_move_list_set_game (CheckbitMoveList *self, CheckbitGame *game);

/* Opens the editor for the comment of the current move. */
void checkbit_move_list_edit_comment (CheckbitMoveList *self);
/* Closes the editor of a comment, if one is open, and stores what is written in it. */
void checkbit_move_list_finish_comment (CheckbitMoveList *self);
/* Whether that editor is open. */
gboolean checkbit_move_list_is_commenting (CheckbitMoveList *self);

/* The actions, and the move that they apply to; NULL: the current one. (transfer none) */
GActionGroup *checkbit_move_list_get_actions (CheckbitMoveList *self);
void checkbit_move_list_set_target (CheckbitMoveList *self, CheckbitNode *node);

/* The button of a move, NULL while it is not visible. (transfer none) */
GtkWidget *checkbit_move_list_get_button (CheckbitMoveList *self, CheckbitNode *node);

/* Whether a widget is the autoplay button. */
gboolean checkbit_move_list_is_play_button (CheckbitMoveList *self, GtkWidget *widget);

G_END_DECLS
