/* The options of the commands that print sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/set-options.h"

#include <string.h>

void
cli_set_options_clear (CliSetOptions *options)
{
  g_free (options->selection_text);
  g_free (options->layout_text);
  g_free (options->format_text);
}

/* Reads "e4", "e4 d5" or "e4,d5". */
static gboolean
read_squares (const char *text, ChessBitboard *set)
{
  g_auto (GStrv) names = g_strsplit_set (text, " ,", -1);

  *set = 0;
  for (char **name = names; *name; name++)
    {
      ChessSquare square;
      if (**name == '\0')
        continue;
      if (!cli_read_square (*name, &square) || (*name)[2] != '\0')
        return FALSE;
      *set |= CHESS_BIT (square);
    }
  return TRUE;
}

static gboolean
find_format (const char *name, CliSetOptions *options)
{
  options->literal = CHESS_LITERAL_HEX;
  if (g_str_equal (name, "squares"))
    options->form = CLI_FORM_SQUARES;
  else if (g_str_equal (name, "board"))
    options->form = CLI_FORM_BOARD;
  else if (chess_literal_find (name, &options->literal))
    options->form = CLI_FORM_LITERAL;
  else
    return FALSE;
  return TRUE;
}

CliStatus
cli_set_options_read (const CliCommand *command, CliSetOptions *options)
{
  const char *format = options->format_text, *layout = options->layout_text;
  const char *selection = options->selection_text;

  if (format && !find_format (format, options))
    {
      g_autofree char *quoted = cli_quote (format, strlen (format));
      return cli_usage_error (command, "there is no format %s", quoted);
    }
  if (layout && !chess_layout_find (layout, &options->layout))
    {
      g_autofree char *quoted = cli_quote (layout, strlen (layout));
      return cli_usage_error (command, "there is no layout %s", quoted);
    }
  if (selection && !read_squares (selection, &options->selection))
    {
      g_autofree char *quoted = cli_quote (selection, strlen (selection));
      cli_error (command, "%s is refused: squares are written like e4 or e4,d5", quoted);
      return CLI_REFUSED;
    }
  return CLI_DONE;
}

void
cli_set_options_write (const CliSetOptions *options,
                       ChessBitboard set,
                       char text[static CHESS_LITERAL_SIZE])
{
  chess_literal_write (options->literal, chess_layout_write (options->layout, set), text);
}

void
cli_print_diagram (ChessBitboard set)
{
  for (int rank = 7; rank >= 0; rank--)
    {
      char line[9] = "........";
      for (unsigned file = 0; file < 8; file++)
        if (chess_bitboard_has (set, CHESS_SQUARE (file, (unsigned) rank)))
          line[file] = '1';
      puts (line);
    }
}
