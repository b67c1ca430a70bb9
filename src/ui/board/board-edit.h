/* Setting up a position on the board itself: pointer and keys put, move and remove pieces, whatever
 * the rules say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/setup/setup.h"
#include "ui/board/board.h"

G_BEGIN_DECLS

/* What a press on a square does. A ChessPiece below CHESS_N_PIECES puts that piece. */
#define CHECKBIT_TOOL_ERASE CHESS_PIECE_NONE
#define CHECKBIT_TOOL_MOVE (CHESS_PIECE_NONE + 1)
#define CHECKBIT_N_TOOLS (CHECKBIT_TOOL_MOVE + 1)

/* Lets a board show a set-up and change it, from checkbit_board_edit_new() until
 * checkbit_board_edit_stop().
 *
 * With the move tool, pieces are dragged, or clicked and then moved to an empty square; dropping
 * one outside the board removes it, and Ctrl copies it. With a piece or the eraser, a stroke paints
 * all its squares in one step. The secondary button always erases. A piece dragged from elsewhere
 * is a G_TYPE_UINT that holds a ChessPiece.
 *
 * Keys: the letters of a FEN put pieces, capital ones White's; Delete and Backspace erase; Enter
 * and Space use the tool.
 *
 * Property: "tool" (guint). */
#define CHECKBIT_TYPE_BOARD_EDIT (checkbit_board_edit_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitBoardEdit, checkbit_board_edit, CHECKBIT, BOARD_EDIT, GObject)

CheckbitBoardEdit *checkbit_board_edit_new (CheckbitBoard *board, CheckbitSetup *setup);

/* The board is then as before, except for its position. */
void checkbit_board_edit_stop (CheckbitBoardEdit *self);

void checkbit_board_edit_set_tool (CheckbitBoardEdit *self, guint tool);

/* A press of the pointer, with the secondary button or not, its motion and its release, in the
 * board's coordinates. */
void checkbit_board_edit_press (CheckbitBoardEdit *self, double x, double y, gboolean second);
void checkbit_board_edit_drag_to (CheckbitBoardEdit *self, double x, double y);
void checkbit_board_edit_release (CheckbitBoardEdit *self, double x, double y, gboolean copy);

/* Handles a key; returns whether it was used. */
gboolean checkbit_board_edit_key (CheckbitBoardEdit *self, guint keyval, GdkModifierType state);

/* Drops what is held or selected; returns whether there was anything. */
gboolean checkbit_board_edit_cancel (CheckbitBoardEdit *self);

G_END_DECLS
