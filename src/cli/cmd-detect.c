/* checkbit-cli detect: recognizes the tables in a text from a program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/words.h"
#include "cli/cli.h"
#include "game/reader/tables.h"
#include "game/text/messages.h"
#include "game/text/value-forms.h"

/* Prints the order in which a list may contain the boards of a position, with or without a key
 * after them; upside down, they are the other side's. Returns whether there is one. */
static gboolean
explain_boards (const CliCommand *command, const CheckbitRecognizedTable *table)
{
  static const ChessLayout layouts[] = { CHESS_LAYOUT_A1B1, CHESS_LAYOUT_A8B8 };
  gsize n = table->n_values & ~(gsize) 1;
  g_autoptr (GString) text = g_string_new (NULL);
  const char *name = table->name != NULL ? table->name : "a table";
  g_autofree char *quoted = cli_quote (name, strlen (name));

  for (gsize i = 0; i < G_N_ELEMENTS (layouts) && (n == 12 || n == 8); i++)
    {
      ChessBitboard words[CHESS_MAX_WORDS];
      char names[CHESS_WORD_ORDER_SIZE];
      ChessWordOrder order;

      for (gsize k = 0; k < n; k++)
        words[k] = chess_layout_read (layouts[i], table->values[k]);
      if (!chess_words_guess_order (words, (unsigned) n, &order))
        continue;
      chess_words_write_order (order, names);
      g_string_append_printf (text, "%s in layout %s in the order %s", text->len > 0 ? "," : "",
                              chess_layout_name (layouts[i]), names);
    }
  if (text->len > 0)
    cli_error (command, "%s may be the boards of a position:%s",
               table->name != NULL ? quoted : name, text->str);
  return text->len > 0;
}

/* If a table is not recognized, perhaps because of its size, prints its number of entries. */
static void
explain_length (const CliCommand *command, const CheckbitRecognizedTable *table)
{
  static const gsize usual[] = { 8, 15, CHESS_N_SQUARES, 120, CHESS_N_SQUARES * CHESS_N_SQUARES };
  const char *name = table->name != NULL ? table->name : "";
  g_autofree char *quoted = *name != '\0' ? cli_quote (name, strlen (name)) : NULL;
  gsize n = table->n_values;

  for (gsize i = 0; i < G_N_ELEMENTS (usual); i++)
    if (n == usual[i])
      return;
  cli_error (command, "%s has %zu entries; a table of squares has %d%s",
             quoted != NULL ? quoted : "a table", n, CHESS_N_SQUARES,
             n % CHESS_N_SQUARES == 0 ? ": write each of them as a list of its own" : "");
}

/* Describes a table with missing or wrong masks against wrapping around an edge. */
static void
explain_wrapped (const CliCommand *command, const CheckbitRecognizedTable *table)
{
  const ChessTableReading *reading = &table->finding.readings[0];
  const char *name = table->name != NULL ? table->name : "a table";
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];

  chess_table_find_wrong (table->values, table->n_values, reading, wrong);
  g_autofree char *quoted = cli_quote (name, strlen (name));
  ChessSquare square = chess_layout_square (reading->squares, (unsigned) wrong[0].index);
  g_autofree char *extra = checkbit_value_list_squares (
      CHESS_LAYOUT_A1B1, chess_layout_read (reading->bits, wrong[0].found & ~wrong[0].expected));
  g_autofree char *missing = checkbit_value_list_squares (
      CHESS_LAYOUT_A1B1, chess_layout_read (reading->bits, wrong[0].expected & ~wrong[0].found));
  cli_error (command,
             "%s looks like %s in layout %s with wrong masks at the edges: %u entries are wrong, "
             "the first is number %zu (%s)%s%s%s%s",
             table->name != NULL ? quoted : name, chess_table_kind_id (reading->kind),
             chess_layout_name (reading->bits), table->finding.n_wrong, wrong[0].index,
             checkbit_square_name (square),
             *extra != '\0' ? ", where a shift wraps to " : "", extra,
             *missing != '\0' ? ", which lacks " : "", missing);
}

/* Prints what the tables in a text are. Returns how many there are. */
static guint
print_tables (const CliCommand *command, const GString *text)
{
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (text->str, (gssize) text->len, CHESS_LAYOUT_A1B1);
  g_autoptr (GPtrArray) tables = checkbit_reading_recognize (reading);

  for (guint i = 0; i < tables->len; i++)
    {
      const CheckbitRecognizedTable *table = tables->pdata[i];
      g_autofree char *lines = checkbit_recognized_table_write (table);

      fputs (lines, stdout);
      if (table->finding.wrapped)
        explain_wrapped (command, table);
      else if (!checkbit_recognized_table_is_known (table) && !explain_boards (command, table))
        explain_length (command, table);
    }
  return tables->len;
}

static CliStatus
run_detect (const CliCommand *command, char **argv)
{
  g_auto (GStrv) rest = NULL;
  CliStatus status;
  guint n_tables;

  if (!cli_parse (command, NULL, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 0, 1))
    return CLI_USAGE;
  GString *text = cli_read_file (command, rest[0]);
  if (text == NULL)
    return CLI_REFUSED;
  n_tables = print_tables (command, text);
  g_string_free (text, TRUE);
  if (n_tables > 0)
    return CLI_DONE;
  cli_error (command, "there is no table in this text");
  return CLI_REFUSED;
}

const CliCommand cli_command_detect = {
  .name = "detect",
  .arguments = "[FILE|-]",
  .summary = "Say what the tables are in a text out of a program",
  .details = "Attacks, masks, rays, spans, magic numbers, De Bruijn indices, maps of squares and\n"
             "others, under each layout of their indices and of their bits. A line for each\n"
             "reading that fits as well as the best, the most usual first:\n"
             "  table  name or -, what it is or -, index layout, bit layout, number of wrong\n"
             "         entries, and each of these as index:found:expected\n"
             "A table with more than eight wrong entries is not recognized; where its number of\n"
             "entries is unusual, shifts without a mask have wrapped around an edge of the board,\n"
             "or it may be the boards of a position, standard error says so. The exit status is 0\n"
             "where there is a table in the text, else 1.\n\n"
             "Example:\n"
             "  checkbit-cli detect attacks.c",
  .run = run_detect,
};
