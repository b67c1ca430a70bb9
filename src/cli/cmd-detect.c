/* checkbit-cli detect: what the tables are in a text out of a program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"
#include "game/reader/tables.h"

/* Prints what the tables of a text are. Returns how many there are. */
static guint
print_tables (const GString *text)
{
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (text->str, (gssize) text->len, CHESS_LAYOUT_A1B1);
  g_autoptr (GPtrArray) tables = checkbit_reading_recognize (reading);

  for (guint i = 0; i < tables->len; i++)
    {
      g_autofree char *lines = checkbit_recognized_table_write (tables->pdata[i]);
      fputs (lines, stdout);
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
  n_tables = print_tables (text);
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
             "A table with more than eight wrong entries is not recognized. The exit status is 0\n"
             "where there is a table in the text, else 1.\n\n"
             "Example:\n"
             "  checkbit-cli detect attacks.c",
  .run = run_detect,
};
