/* The position as a FEN, to be read, copied, edited and replaced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/fen.h"

G_BEGIN_DECLS

/* Properties: "fen" (the position's FEN, which the entry shows unless it is being edited),
 * "error" (what is wrong with the text, or NULL; read only), "has-error" (read only), "unfolded"
 * (whether the entry is seen; what is wrong with a text that is pasted is said all the same),
 * "roomy" (whether there is much room; where there is little, the entry is folded until it is
 * asked for, and again as soon as the keyboard has left it), "in-place" (whether it is seen where
 * there is little room, so that what it takes the place of must go; read only).
 *
 * The message overlaps what is above the entry and takes no room.
 *
 * Signals: "load-requested" (char *text): the person wants this position; text is a valid FEN or
 * EPD line. The entry itself explains invalid ones. "set-up-requested" (char *text): the position
 * cannot be played, and the person wants to correct it. "copied": the FEN is on the clipboard now.
 * "left": Escape was pressed after checkbit_fen_entry_edit(). */
#define CHECKBIT_TYPE_FEN_ENTRY (checkbit_fen_entry_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitFenEntry, checkbit_fen_entry, CHECKBIT, FEN_ENTRY, GtkWidget)

GtkWidget *checkbit_fen_entry_new (void);

/* Shows a position. An edit under way (the entry has the focus and differs) is left alone; it can
 * be dropped with Escape. */
void checkbit_fen_entry_set_fen (CheckbitFenEntry *self, const char *fen);

/* Whether positions that cannot be played are valid, too: used while setting up a position. */
void checkbit_fen_entry_set_any_board (CheckbitFenEntry *self, gboolean any_board);

/* The text in the entry. */
const char *checkbit_fen_entry_get_text (CheckbitFenEntry *self);

/* What is wrong with it, as the sentence that is shown; NULL if no mistake is known. */
const char *checkbit_fen_entry_get_error (CheckbitFenEntry *self);

/* Handles a text (pasted, dropped, given at the start) as Enter handles a typed one: a valid one is
 * requested; otherwise the mistake is marked and explained. Of several lines, the first that is not
 * blank counts. Returns whether it was valid. */
gboolean checkbit_fen_entry_request (CheckbitFenEntry *self, const char *text);

/* Handles a text that is being edited as Enter does, where something else is about to be done with
 * the position. Returns FALSE if it was not valid. */
gboolean checkbit_fen_entry_commit (CheckbitFenEntry *self);

/* Shows the position's FEN again and drops any edit. Returns whether that changed anything. */
gboolean checkbit_fen_entry_restore (CheckbitFenEntry *self);

/* Takes away what is said about a mistake, whose place another message needs; with it goes the
 * text, unless it is being edited. */
void checkbit_fen_entry_give_way (CheckbitFenEntry *self);

/* Whether the entry is unfolded when there is room: a setting to remember. */
gboolean checkbit_fen_entry_get_wanted (CheckbitFenEntry *self);

/* Takes the keyboard to the entry, which is unfolded, with its text selected. */
void checkbit_fen_entry_edit (CheckbitFenEntry *self);

/* Copies the position's FEN; requests what the clipboard holds. */
void checkbit_fen_entry_copy (CheckbitFenEntry *self);
void checkbit_fen_entry_paste (CheckbitFenEntry *self);

G_END_DECLS
