/* The board as an array, in text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/mailbox-text.h"

/* The content of an element: a letter, "." or 0 outside the board. */
static char
get_letter (const ChessPosition *position, ChessMailbox mailbox, ChessLayout layout, guint place)
{
  ChessSquare square = chess_mailbox_square (mailbox, layout, place);
  ChessPiece piece;

  if (square == CHESS_SQUARE_NONE)
    return 0;
  piece = chess_position_piece_at (position, square);
  return piece == CHESS_PIECE_NONE ? '.' : chess_piece_letter (piece);
}

static void
add_heading (GString *text, guint columns)
{
  g_string_append (text, "       ");
  for (guint column = 0; column < columns; column++)
    g_string_append_printf (text, columns > 10 ? "%3u" : "%2u ", column);
  g_string_truncate (text, text->len - (columns > 10 ? 0 : 1));
  g_string_append_c (text, '\n');
}

char *
checkbit_mailbox_dup_text (const ChessPosition *position,
                           ChessMailbox mailbox,
                           ChessLayout layout,
                           ChessSquare marked)
{
  guint rows = chess_mailbox_rows (mailbox), columns = chess_mailbox_columns (mailbox);
  guint at = marked == CHESS_SQUARE_NONE ? CHESS_MAX_MAILBOX
                                         : chess_mailbox_place (mailbox, layout, marked);
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (position != NULL, NULL);

  add_heading (text, columns);
  for (guint row = 0; row < rows; row++)
    {
      g_string_append_printf (text, "%2u %3u ", row, row * columns);
      for (guint column = 0; column < columns; column++)
        {
          guint place = row * columns + column;
          char letter = get_letter (position, mailbox, layout, place);

          g_string_append_printf (text, "%c%c%c", place == at ? '[' : ' ',
                                  letter != 0 ? letter : '-', place == at ? ']' : ' ');
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

char *
checkbit_mailbox_dup_source (const ChessPosition *position,
                             ChessMailbox mailbox,
                             ChessLayout layout)
{
  guint rows = chess_mailbox_rows (mailbox), columns = chess_mailbox_columns (mailbox);
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (position != NULL, NULL);

  g_string_append_printf (text, "/* %s */\nconst char board[%u] = {\n", chess_layout_name (layout),
                          rows * columns);
  for (guint row = 0; row < rows; row++)
    {
      g_string_append (text, " ");
      for (guint column = 0; column < columns; column++)
        {
          char letter = get_letter (position, mailbox, layout, row * columns + column);

          if (letter == 0)
            g_string_append (text, " 0,");
          else
            g_string_append_printf (text, " '%c',", letter);
        }
      g_string_append_c (text, '\n');
    }
  g_string_append (text, "};\n");

  return g_string_free (text, FALSE);
}

char *
checkbit_mailbox_dup_places (ChessLayout layout, ChessSquare square)
{
  guint bit = chess_mailbox_place (CHESS_MAILBOX_64, layout, square);
  guint x88 = chess_mailbox_place (CHESS_MAILBOX_0X88, layout, square);

  return g_strdup_printf ("board[%u][%u] · board[%u] · 0x88: %u = 0x%02x · 10×12: %u", bit / 8,
                          bit % 8, bit, x88, x88,
                          chess_mailbox_place (CHESS_MAILBOX_10X12, layout, square));
}
