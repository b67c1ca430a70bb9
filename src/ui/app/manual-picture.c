/* Pictures for the manual.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/manual-picture.h"

#include <string.h>

#include "chess/fen.h"
#include "game/inspect/expression.h"

#define PICTURE_SIZE 248

static GtkWidget *
caption_new (const char *text, gboolean ltr)
{
  GtkWidget *label = g_object_new (
      GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "justify",
      GTK_JUSTIFY_CENTER, "css-classes", (const char *[]){ "caption", "dim-label", NULL }, NULL);

  if (ltr)
    {
      gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
      gtk_widget_add_css_class (label, "monospace");
    }
  return label;
}

GtkWidget *
checkbit_manual_picture_new (const ChessPosition *position,
                             const char *caption,
                             gboolean ltr,
                             CheckbitBoard **board)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *shown = checkbit_board_new ();

  checkbit_board_set_position (CHECKBIT_BOARD (shown), position, CHESS_MOVE_NONE,
                               CHECKBIT_BOARD_JUMP);
  gtk_widget_set_size_request (shown, PICTURE_SIZE, PICTURE_SIZE);
  gtk_widget_set_halign (shown, GTK_ALIGN_CENTER);
  gtk_widget_set_can_focus (shown, FALSE);
  gtk_widget_set_can_target (shown, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (shown), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), shown);
  gtk_box_append (GTK_BOX (box), caption_new (caption, ltr));
  if (board != NULL)
    *board = CHECKBIT_BOARD (shown);
  return box;
}

GtkWidget *
checkbit_manual_picture_new_set (const char *fen, const char *expression)
{
  g_autoptr (CheckbitExpression) read = checkbit_expression_new (expression);
  ChessPosition position;
  ChessMaskInput input = { .position = &position };
  CheckbitBoardLayer layer = { 0 };
  CheckbitBoard *board;
  g_autofree char *caption = NULL;
  GtkWidget *picture;

  if (!chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL)
      || !checkbit_expression_evaluate (read, &input, &layer.bits))
    g_assert_not_reached ();
  caption = g_strdup_printf ("%s = 0x%016" G_GINT64_MODIFIER "X", expression, layer.bits);
  picture = checkbit_manual_picture_new (&position, caption, TRUE, &board);
  checkbit_board_set_layers (board, &layer, 1);
  return picture;
}
