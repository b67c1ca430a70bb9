/* A position as text.
 *
 *   8  r* n  b  q  k  b  n  r
 *   7  p  p  …
 *      a  b  c  …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/literal.h"
#include "cli/diagram.h"

/* The mark of each layer, in the order they are given; then from the start again. */
static const char marks[] = "*+ox#=%@";

static char
mark_of (guint layer)
{
  return marks[layer % (sizeof marks - 1)];
}

ChessSquare
cli_diagram_square (const CliDiagram *diagram, unsigned column, unsigned row)
{
  return diagram->flip ? CHESS_SQUARE (7 - column, row) : CHESS_SQUARE (column, 7 - row);
}

/* "attacks_white  0x…  22 squares". (transfer full) */
static char *
describe_layer (const CliLayer *layer)
{
  unsigned count = chess_bitboard_count (layer->set);
  char value[CHESS_LITERAL_SIZE];

  chess_literal_write (CHESS_LITERAL_HEX, layer->set, value);
  return g_strdup_printf ("%s  %s  %u %s", layer->name, value, count,
                          count == 1 ? "square" : "squares");
}

/* Appends a square: what stands there, then a mark or a blank for each layer. */
static void
append_square (GString *text, const CliDiagram *diagram, ChessSquare square)
{
  char piece = chess_piece_letter (chess_position_piece_at (diagram->position, square));

  g_string_append_printf (text, " %c", piece ? piece : '.');
  for (guint i = 0; i < diagram->layers->len; i++)
    {
      ChessBitboard set = g_array_index (diagram->layers, CliLayer, i).set;
      g_string_append_c (text, chess_bitboard_has (set, square) ? mark_of (i) : ' ');
    }
}

/* Ends a line without blanks at its end. */
static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

static void
append_files (GString *text, const CliDiagram *diagram)
{
  g_string_append (text, "  ");
  for (unsigned column = 0; column < 8; column++)
    {
      char file = (char) ('a' + chess_square_file (cli_diagram_square (diagram, column, 0)));
      g_string_append_printf (text, " %c%*s", file, (int) diagram->layers->len, "");
    }
  end_line (text);
}

char *
cli_diagram_to_text (const CliDiagram *diagram)
{
  GString *text = g_string_new (NULL);

  for (unsigned row = 0; row < 8; row++)
    {
      unsigned rank = chess_square_rank (cli_diagram_square (diagram, 0, row)) + 1;
      g_string_append_printf (text, "%u ", rank);
      for (unsigned column = 0; column < 8; column++)
        append_square (text, diagram, cli_diagram_square (diagram, column, row));
      end_line (text);
    }
  append_files (text, diagram);
  for (guint i = 0; i < diagram->layers->len; i++)
    {
      g_autofree char *legend
          = describe_layer (&g_array_index (diagram->layers, CliLayer, i));
      g_string_append_printf (text, "%s%c %s\n", i == 0 ? "\n" : "", mark_of (i), legend);
    }
  return g_string_free (text, FALSE);
}
