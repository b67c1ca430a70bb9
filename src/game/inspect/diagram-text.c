/* Draws a position as text.
 *
 *   8  r* n  b  q  k  b  n  r
 *   7  p  p  …
 *      a  b  c  …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/literal.h"
#include "game/inspect/diagram-private.h"

/* The mark of each layer in order, cyclically. */
static const char marks[] = "*+ox#=%@";

static char
mark_of (gsize layer)
{
  return marks[layer % (sizeof marks - 1)];
}

ChessSquare
checkbit_diagram_square (const CheckbitDiagram *diagram, guint column, guint row)
{
  return diagram->flipped ? CHESS_SQUARE (7 - column, row) : CHESS_SQUARE (column, 7 - row);
}

void
checkbit_diagram_write_value (const CheckbitDiagram *diagram,
                              const CheckbitDiagramLayer *layer,
                              char *text)
{
  chess_literal_write (CHESS_LITERAL_HEX, chess_layout_write (diagram->layout, layer->set), text);
}

guint
checkbit_diagram_style (const CheckbitDiagramLayer *layer)
{
  return layer->style % CHECKBIT_N_DIAGRAM_STYLES;
}

/* "* attacks_white  0x…  22 squares". */
static void
append_legend (GString *text, const CheckbitDiagram *diagram, gsize index)
{
  const CheckbitDiagramLayer *layer = &diagram->layers[index];
  guint count = chess_bitboard_count (layer->set);
  char value[CHESS_LITERAL_SIZE];

  checkbit_diagram_write_value (diagram, layer, value);
  g_string_append_printf (text, "%s%c %s  %s  %u %s\n", index == 0 ? "\n" : "", mark_of (index),
                          layer->name, value, count, count == 1 ? "square" : "squares");
}

/* Appends a square: its piece, then a mark or a blank for each layer. */
static void
append_square (GString *text, const CheckbitDiagram *diagram, ChessSquare square)
{
  char piece = chess_piece_letter (chess_position_piece_at (diagram->position, square));

  g_string_append_printf (text, " %c", piece ? piece : '.');
  for (gsize i = 0; i < diagram->n_layers; i++)
    g_string_append_c (text,
                       chess_bitboard_has (diagram->layers[i].set, square) ? mark_of (i) : ' ');
}

/* Ends a line without trailing blanks. */
static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

static void
append_files (GString *text, const CheckbitDiagram *diagram, int width)
{
  if (diagram->bare)
    return;
  g_string_append (text, "  ");
  for (guint column = 0; column < 8; column++)
    {
      char file = (char) ('a' + chess_square_file (checkbit_diagram_square (diagram, column, 0)));
      g_string_append_printf (text, " %c%*s", file, width, "");
    }
  end_line (text);
}

static void
append_rank (GString *text, const CheckbitDiagram *diagram, guint row)
{
  guint rank = chess_square_rank (checkbit_diagram_square (diagram, 0, row)) + 1;

  if (!diagram->bare)
    g_string_append_printf (text, "%u ", rank);
}

/* The bit numbers, as a separate board: they do not fit beside the marks. */
static void
append_indices (GString *text, const CheckbitDiagram *diagram)
{
  g_string_append_printf (text, "\n%s\n", chess_layout_name (diagram->layout));
  for (guint row = 0; row < 8; row++)
    {
      append_rank (text, diagram, row);
      for (guint column = 0; column < 8; column++)
        g_string_append_printf (
            text, " %2u",
            chess_layout_bit (diagram->layout, checkbit_diagram_square (diagram, column, row)));
      g_string_append_c (text, '\n');
    }
  if (!diagram->bare)
    g_string_append_c (text, ' ');
  append_files (text, diagram, 1);
}

/* "arrow g1 f3 green", "circle e4 red". */
static void
append_arrows (GString *text, const CheckbitDiagram *diagram)
{
  for (gsize i = 0; i < diagram->n_arrows; i++)
    {
      const CheckbitDiagramArrow *arrow = &diagram->arrows[i];
      gboolean circle = arrow->from == arrow->to;

      g_string_append_printf (text, "%s%s %c%u", i == 0 ? "\n" : "", circle ? "circle" : "arrow",
                              'a' + (int) chess_square_file (arrow->from),
                              chess_square_rank (arrow->from) + 1);
      if (!circle)
        g_string_append_printf (text, " %c%u", 'a' + (int) chess_square_file (arrow->to),
                                chess_square_rank (arrow->to) + 1);
      g_string_append_printf (text, " %s%s%s\n", checkbit_diagram_arrow_name (arrow),
                              arrow->label[0] != '\0' ? " " : "", arrow->label);
    }
}

char *
checkbit_diagram_to_text (const CheckbitDiagram *diagram)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (diagram != NULL && diagram->position != NULL, NULL);

  if (diagram->title != NULL)
    g_string_append_printf (text, "%s\n\n", diagram->title);
  for (guint row = 0; row < 8; row++)
    {
      append_rank (text, diagram, row);
      for (guint column = 0; column < 8; column++)
        append_square (text, diagram, checkbit_diagram_square (diagram, column, row));
      end_line (text);
    }
  append_files (text, diagram, (int) diagram->n_layers);
  if (diagram->indices)
    append_indices (text, diagram);
  for (gsize i = 0; i < diagram->n_layers; i++)
    append_legend (text, diagram, i);
  append_arrows (text, diagram);
  return g_string_free (text, FALSE);
}
