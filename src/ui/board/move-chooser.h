/* Lets someone choose a move on a board: a piece is selected and sent to a square, what a pawn
 * becomes is asked for, the move is confirmed, sent ahead of its turn, or typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board.h"

G_BEGIN_DECLS

/* Properties: "board" (a CheckbitBoard, construct only; not owned), "interactive" (gboolean: a move
 * may be made), "premoves" (gboolean: pieces of the side that is not to move may be moved ahead),
 * "auto-queen" (gboolean: a pawn becomes a queen without being asked; Ctrl turns it round),
 * "confirm-moves" (gboolean: a move waits to be confirmed), "notation" (string: see move-text.h; of
 * moves that are typed), "types" (gboolean: a letter begins to type a move).
 *
 * Signals:
 * "move-requested" (guint from, guint to, guint promotion): a move was made; to is as pointed at
 *   (see chess_movegen_find), promotion a ChessPieceType or CHESS_PAWN for none. The board does not
 *   change until it is given the next position.
 * "confirmation-shown": a move waits to be confirmed.
 * "move-refused" (guint from, guint to): a move was tried that is not legal.
 * "premove-requested" (guint from, guint to, guint promotion): as "move-requested", ahead of its
 *   turn. The board shows it once it is told to, by checkbit_board_set_premove().
 * "premove-cancelled": it shows none any more.
 * "clear-requested": a click that does nothing else, which clears drawings.
 * "closed": something that lay over the board and took the pointer has gone.
 * "cancelled": everything that was begun is called off.
 *
 * With another position, a selection and a promotion under way are over; a piece that is held stays
 * selected where it still stands on its square. */
#define CHECKBIT_TYPE_MOVE_CHOOSER (checkbit_move_chooser_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMoveChooser, checkbit_move_chooser, CHECKBIT, MOVE_CHOOSER, GObject)

CheckbitMoveChooser *checkbit_move_chooser_new (CheckbitBoard *board);

gboolean checkbit_move_chooser_get_interactive (CheckbitMoveChooser *self);
void checkbit_move_chooser_set_interactive (CheckbitMoveChooser *self, gboolean interactive);

/* Whether any piece may be moved, and whether the one on a square may; whether the selected piece
 * can go to a square. */
gboolean checkbit_move_chooser_is_enabled (CheckbitMoveChooser *self);
gboolean checkbit_move_chooser_is_movable (CheckbitMoveChooser *self, ChessSquare square);
gboolean checkbit_move_chooser_is_target (CheckbitMoveChooser *self, ChessSquare square);

/* Whether it is being asked what a pawn becomes. */
gboolean checkbit_move_chooser_is_promoting (CheckbitMoveChooser *self);

/* Selects a piece; CHESS_SQUARE_NONE for none. */
void checkbit_move_chooser_select (CheckbitMoveChooser *self, ChessSquare square);

/* Whose piece is under someone's hand, CHESS_SQUARE_NONE for none: it stays selected when the other
 * side moves. */
void checkbit_move_chooser_set_held (CheckbitMoveChooser *self, ChessSquare square);

/* Tries to move a piece to a square. dropped: where it was let go of, in the board's coordinates;
 * NULL for one that stands on its square. */
void checkbit_move_chooser_move (CheckbitMoveChooser *self,
                                 ChessSquare from,
                                 ChessSquare to,
                                 const graphene_point_t *dropped,
                                 GdkModifierType state);

/* Tells that a move was tried that cannot be: see "move-refused". */
void checkbit_move_chooser_refuse (CheckbitMoveChooser *self, ChessSquare from, ChessSquare to);

/* A click on a square, which may or may not have been selected when it began. */
void checkbit_move_chooser_click (CheckbitMoveChooser *self,
                                  ChessSquare square,
                                  gboolean reselected,
                                  GdkModifierType state);

/* Enter or Space on a square: confirms a move that waits, else selects a piece or moves it. */
void checkbit_move_chooser_activate (CheckbitMoveChooser *self, ChessSquare square);

/* Plays the move that waits to be confirmed; answers whether there was one. */
gboolean checkbit_move_chooser_confirm (CheckbitMoveChooser *self);

/* A key that may belong to a typed move; answers whether it does. */
gboolean
checkbit_move_chooser_type (CheckbitMoveChooser *self, guint keyval, GdkModifierType state);

/* The next letter begins to type a move, even where letters do not. */
void checkbit_move_chooser_type_next (CheckbitMoveChooser *self);

/* Forgets that the last thing done was a move played as it was typed, before any Enter; answers
 * whether it was. */
gboolean checkbit_move_chooser_forget_typed (CheckbitMoveChooser *self);

/* Whether a move waits to be confirmed. */
gboolean checkbit_move_chooser_is_confirming (CheckbitMoveChooser *self);

/* Calls one thing off. Each answers whether there was one. */
gboolean checkbit_move_chooser_cancel_typing (CheckbitMoveChooser *self);
gboolean checkbit_move_chooser_cancel_confirmation (CheckbitMoveChooser *self);
gboolean checkbit_move_chooser_cancel_premove (CheckbitMoveChooser *self);

/* Calls everything off but a premove. Answers whether there was anything. */
gboolean checkbit_move_chooser_cancel (CheckbitMoveChooser *self);

G_END_DECLS
