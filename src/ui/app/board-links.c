/* What a board and the views beside it tell each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/board-links.h"

static void
layers_changed_cb (CheckbitBoard *board, CheckbitLayers *layers)
{
  g_autoptr (GArray) array = checkbit_layers_to_array (layers);

  checkbit_board_set_layers (board, (const CheckbitBoardLayer *) (gpointer) array->data,
                             array->len);
}

static void
arrows_changed_cb (CheckbitBoard *board, CheckbitArrows *arrows)
{
  g_autoptr (GArray) array = checkbit_arrows_to_array (arrows);

  checkbit_board_set_arrows (board, (const CheckbitBoardArrow *) (gpointer) array->data,
                             array->len);
}

/* The move that a view points at. */
static void
move_changed_cb (CheckbitArrows *arrows, GParamSpec *pspec, CheckbitInspection *inspection)
{
  checkbit_arrows_set_move (arrows, CHECKBIT_ARROWS_POINTED,
                            checkbit_inspection_get_move (inspection), CHECKBIT_ARROW_MOVE);
}

static void
square_changed_cb (CheckbitInspection *inspection, GParamSpec *pspec, CheckbitBoard *board)
{
  ChessSquare selected = checkbit_board_get_selected_square (board);
  ChessSquare hovered = checkbit_board_get_hovered_square (board);

  checkbit_inspection_set_selection (
      inspection, selected == CHESS_SQUARE_NONE ? CHESS_NO_SQUARES : CHESS_BIT (selected));
  checkbit_inspection_set_square (inspection, hovered == CHESS_SQUARE_NONE ? selected : hovered);
}

/* The answer stays on the board until another one comes, or the next action clears it. */
static void
explanation_changed_cb (CheckbitLayers *layers, CheckbitMoveExplanation *explanation)
{
  CheckbitSet *mask = checkbit_move_explanation_get_mask (explanation);

  if (checkbit_move_explanation_get_kind (explanation) != CHECKBIT_EXPLANATION_NONE)
    checkbit_layers_set_preview (layers, CHECKBIT_PREVIEW_VIEW, mask);
  else if (checkbit_layers_get_preview (layers, CHECKBIT_PREVIEW_VIEW) == mask)
    checkbit_layers_set_preview (layers, CHECKBIT_PREVIEW_VIEW, NULL);
}

void
checkbit_board_link (CheckbitBoard *board,
                     CheckbitLayers *layers,
                     CheckbitArrows *arrows,
                     CheckbitInspection *inspection)
{
  g_signal_connect_object (layers, "changed", G_CALLBACK (layers_changed_cb), board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (arrows, "changed", G_CALLBACK (arrows_changed_cb), board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (inspection, "notify::move", G_CALLBACK (move_changed_cb), arrows,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_inspection_get_explanation (inspection), "changed",
                           G_CALLBACK (explanation_changed_cb), layers, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::hovered-square", G_CALLBACK (square_changed_cb),
                           inspection, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::selected-square", G_CALLBACK (square_changed_cb),
                           inspection, G_CONNECT_SWAPPED);
  g_object_bind_property (checkbit_inspection_get_word_form (inspection), "layout", board, "layout",
                          G_BINDING_SYNC_CREATE);
}
