/* checkbit-cli paste: the sets and tables in a text from a program, an article or a debugger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli/cli.h"
#include "game/reader/reader.h"

static gboolean
read_layout (const CliCommand *command, const char *name, ChessLayout *layout)
{
  *layout = CHESS_LAYOUT_A1B1;
  if (name == NULL || chess_layout_find (name, layout))
    return TRUE;
  g_autofree char *quoted = cli_quote (name, strlen (name));
  cli_usage_error (command, "there is no layout %s", quoted);
  return FALSE;
}

/* Explains what is wrong with a drawing, which its record does not show. */
static void
explain_drawings (const CliCommand *command, const CheckbitReading *reading)
{
  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      if (item->reason == CHECKBIT_READING_ROW_LENGTH)
        cli_error (command, "%u:%u: row %u of the drawing has %u squares", item->line, item->column,
                   item->row, item->n_wrong);
      else if (item->reason == CHECKBIT_READING_ROW_COUNT)
        cli_error (command, "%u:%u: the drawing has %u rows", item->line, item->column,
                   item->n_wrong);
    }
}

static gboolean
is_square (const char *word, gsize length)
{
  ChessSquare square;

  return length == 2 && cli_read_square (word, &square);
}

/* Prints why nothing was read: in a list of squares, the word that is not a square. */
static void
explain_nothing (const CliCommand *command, const char *text)
{
  static const char blanks[] = " \t\r\n,;{}[]()";
  const char *word = text + strspn (text, blanks), *line = text;
  gsize length = strcspn (word, blanks);
  gboolean squares = is_square (word, length);
  guint n_lines = 1;

  for (; squares && *word != '\0' && is_square (word, length); length = strcspn (word, blanks))
    word += length + strspn (word + length, blanks);
  if (!squares || *word == '\0')
    {
      cli_error (command, "there is no set and no table in this text");
      return;
    }
  for (const char *at = text; at < word; at++)
    if (*at == '\n')
      {
        n_lines++;
        line = at + 1;
      }
  g_autofree char *quoted = cli_quote (word, length);
  cli_error (command, "%u:%ld: %s is not the name of a square", n_lines,
             g_utf8_pointer_to_offset (line, word) + 1, quoted);
}

static CliStatus
run_paste (const CliCommand *command, char **argv)
{
  g_autofree char *layout_name = NULL;
  const GOptionEntry entries[] = {
    { "layout", 'l', 0, G_OPTION_ARG_FILENAME, &layout_name,
      "The numbering of the squares (default: a1b1)", "LAYOUT" },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) rest = NULL;
  CliStatus status;
  ChessLayout layout;

  if (!cli_parse (command, entries, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 0, 1) || !read_layout (command, layout_name, &layout))
    return CLI_USAGE;
  GString *text = cli_read_file (command, rest[0]);
  if (text == NULL)
    return CLI_REFUSED;
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (text->str, (gssize) text->len, layout);
  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      g_autofree char *line = checkbit_reading_item_write (checkbit_reading_get_item (reading, i));
      puts (line);
    }
  explain_drawings (command, reading);
  if (checkbit_reading_get_n_items (reading) == 0)
    explain_nothing (command, text->str);
  g_string_free (text, TRUE);
  return checkbit_reading_is_complete (reading) ? CLI_DONE : CLI_REFUSED;
}

const CliCommand cli_command_paste = {
  .name = "paste",
  .arguments = "[FILE|-]",
  .summary = "Read the sets and tables in a text out of a program",
  .details = "Source code of nearly any language, what debuggers print, articles, drawings, lists\n"
             "of squares. A line for each:\n"
             "  set    name or -, value, layout that the text proves or -\n"
             "  table  name or -, number of values, values\n"
             "  left   line:column, a part that holds a number and was not understood\n"
             "Drawings and squares by name become numbers in --layout. Where a map of square\n"
             "names proves another layout, that one is used for squares worked out or listed with\n"
             "other numbers, and for those in a table of 64 or more values. The exit status is 0\n"
             "where something was read and nothing left, else 1.\n\n"
             "Layouts: a1b1 a1a2 a8b8 a8a7 h1g1 h1h2 h8g8 h8h7.\n\n"
             "Example:\n"
             "  echo '#define EDGE (1ULL << 7 | 1ULL << 0)' | checkbit-cli paste",
  .run = run_paste,
};
