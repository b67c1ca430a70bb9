/* Lets someone choose a move on a board: selecting a piece and its target, choosing a promotion,
 * confirming the move, premoving, or typing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board.h"

G_BEGIN_DECLS

/* Properties: "board" (a CheckbitBoard, construct only; not owned), "interactive" (gboolean: a move
 * may be made), "premoves" (gboolean: pieces of the side that is not to move may be moved ahead),
 * "auto-queen" (gboolean: pawns become queens without a question; Ctrl inverts it), "confirm-moves"
 * (gboolean: moves must be confirmed), "notation" (string: see move-text.h; of typed moves),
 * "types" (gboolean: a letter starts a typed move).
 *
 * Signals: "move-requested" (guint from, guint to, guint promotion): a move was made; to is the
 * target as clicked (see chess_movegen_find), promotion a ChessPieceType or CHESS_PAWN for none.
 * The board does not change until it gets the next position. "confirmation-shown": a move waits to
 * be confirmed. "move-refused" (guint from, guint to): a move was tried that is not legal.
 * "premove-requested" (guint from, guint to, guint promotion): as "move-requested", ahead of its
 * turn. The board shows it once it is told to, by checkbit_board_set_premove().
 * "premove-cancelled": the board shows none any more. "clear-requested": a click with no other
 * effect, which clears drawings. "closed": something over the board that received clicks has gone.
 * "cancelled": everything in progress was cancelled.
 *
 * A new position ends a selection and a promotion in progress; a held piece stays selected if it is
 * still on its square. */
#define CHECKBIT_TYPE_MOVE_CHOOSER (checkbit_move_chooser_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveChooser, checkbit_move_chooser, CHECKBIT, MOVE_CHOOSER, GObject)

CheckbitMoveChooser *checkbit_move_chooser_new (CheckbitBoard *board);

gboolean checkbit_move_chooser_get_interactive (CheckbitMoveChooser *self);
void checkbit_move_chooser_set_interactive (CheckbitMoveChooser *self, gboolean interactive);

/* Whether any piece can be moved; whether the one on a square can; whether the selected piece can
 * go to a square. */
gboolean checkbit_move_chooser_is_enabled (CheckbitMoveChooser *self);
gboolean checkbit_move_chooser_is_movable (CheckbitMoveChooser *self, ChessSquare square);
gboolean checkbit_move_chooser_is_target (CheckbitMoveChooser *self, ChessSquare square);

/* Whether the promotion chooser is open. */
gboolean checkbit_move_chooser_is_promoting (CheckbitMoveChooser *self);

/* Selects a piece; CHESS_SQUARE_NONE for none. */
void checkbit_move_chooser_select (CheckbitMoveChooser *self, ChessSquare square);

/* The square of the held piece, CHESS_SQUARE_NONE for none: it stays selected when the other side
 * moves. */
void checkbit_move_chooser_set_held (CheckbitMoveChooser *self, ChessSquare square);

/* Tries to move a piece to a square. dropped: where a drag ended, in the board's coordinates; NULL
 * without a drag. */
void checkbit_move_chooser_move (CheckbitMoveChooser *self,
                                 ChessSquare from,
                                 ChessSquare to,
                                 const graphene_point_t *dropped,
                                 GdkModifierType state);

/* Reports that an illegal move was tried: see "move-refused". */
void checkbit_move_chooser_refuse (CheckbitMoveChooser *self, ChessSquare from, ChessSquare to);

/* A click on a square; reselected: it was selected before the click. */
void checkbit_move_chooser_click (CheckbitMoveChooser *self,
                                  ChessSquare square,
                                  gboolean reselected,
                                  GdkModifierType state);

/* Enter or Space on a square: confirms a pending move, else selects a piece or moves it. */
void checkbit_move_chooser_activate (CheckbitMoveChooser *self, ChessSquare square);

/* Plays the move to confirm; returns whether there was one. */
gboolean checkbit_move_chooser_confirm (CheckbitMoveChooser *self);

/* Handles a key of a typed move that was pressed in a window; returns whether it was used. Keys in
 * another window than the one where a move was begun do not continue it: they may begin another. */
gboolean checkbit_move_chooser_type (CheckbitMoveChooser *self,
                                     GtkWindow *window,
                                     guint keyval,
                                     GdkModifierType state);

/* Whether a key belongs to a typed move: one is being typed, or the key starts one. */
gboolean
checkbit_move_chooser_takes (CheckbitMoveChooser *self, guint keyval, GdkModifierType state);

/* Makes the next letter start a typed move, even if letters normally do not. */
void checkbit_move_chooser_type_next (CheckbitMoveChooser *self);

/* Returns whether the last action was a move played as it was typed, before any Enter, and forgets
 * that. */
gboolean checkbit_move_chooser_forget_typed (CheckbitMoveChooser *self);

/* Whether a move is waiting for confirmation. */
gboolean checkbit_move_chooser_is_confirming (CheckbitMoveChooser *self);

/* Each cancels one thing and returns whether there was one. */
gboolean checkbit_move_chooser_cancel_typing (CheckbitMoveChooser *self);
gboolean checkbit_move_chooser_cancel_confirmation (CheckbitMoveChooser *self);
gboolean checkbit_move_chooser_cancel_premove (CheckbitMoveChooser *self);

/* Cancels everything except a premove. Returns whether there was anything. */
gboolean checkbit_move_chooser_cancel (CheckbitMoveChooser *self);

G_END_DECLS
