/* checkbit-cli detect: what the tables are in a text out of a program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli/cli.h"
#include "game/reader/tables.h"

/* Says how many entries a table has that is none of those known, where that may be why. */
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

/* Prints what the tables of a text are. Returns how many there are. */
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
      if (table->finding.n_readings == 0)
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
             "entries is unusual, standard error says so. The exit status is 0 where there is a\n"
             "table in the text, else 1.\n\n"
             "Example:\n"
             "  checkbit-cli detect attacks.c",
  .run = run_detect,
};
