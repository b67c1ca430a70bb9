/* A line of play as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/line-text.h"

#include "chess/san.h"

char *
checkbit_line_text (const ChessPosition *position, const ChessMove *moves, guint n)
{
  GString *text = g_string_new (NULL);
  ChessPosition current;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (moves != NULL || n == 0, NULL);

  current = *position;
  for (guint i = 0; i < n; i++)
    {
      char san[CHESS_SAN_SIZE];
      gboolean white = chess_position_side (&current) == CHESS_WHITE;

      if (i > 0)
        g_string_append_c (text, ' ');
      if (white || i == 0)
        g_string_append_printf (text, "%u%s ", chess_position_fullmove (&current),
                                white ? "." : "…");
      chess_san_write (&current, moves[i], san);
      g_string_append (text, san);
      chess_position_play (&current, moves[i]);
    }
  return g_string_free (text, FALSE);
}
