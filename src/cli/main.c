/* checkbit-cli: the rules on the command line. This file finds the command; each command has its
 * own file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <string.h>

#include "chess/kernel/kernel.h"
#include "cli/cli.h"
#include "game/base/file-save.h"

static const CliCommand *const commands[] = {
  &cli_command_fen,   &cli_command_moves, &cli_command_play,  &cli_command_why,
  &cli_command_perft, &cli_command_masks, &cli_command_eval,  &cli_command_layouts,
  &cli_command_pgn,   &cli_command_board, &cli_command_paste, &cli_command_detect,
  &cli_command_bench,
};

static const CliCommand *
find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];
  return NULL;
}

static void
print_help (void)
{
  puts ("Usage:\n"
        "  checkbit-cli COMMAND [OPTION…] [ARGUMENT…]\n\n"
        "Chess positions, moves and bitboards for scripts and pipes.\n\n"
        "Commands:");
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    printf ("  %-9s %s\n", commands[i]->name, commands[i]->summary);
  puts ("\n“checkbit-cli COMMAND --help” explains a command.\n"
        "Output is UTF-8, one record a line, fields separated by a tab.\n"
        "Exit status: 0 done, 1 an input was refused or two counts differ, 2 wrong usage,\n"
        "3 another program failed.");
}

static CliStatus
run (char **argv)
{
  const char *name = argv[1];

  if (name == NULL)
    return cli_usage_error (NULL, "a command is missing");
  if (g_str_equal (name, "--help") || g_str_equal (name, "-h") || g_str_equal (name, "help"))
    {
      print_help ();
      return CLI_DONE;
    }
  if (g_str_equal (name, "--version"))
    {
      puts ("checkbit-cli " CHECKBIT_VERSION);
      return CLI_DONE;
    }
  const CliCommand *command = find_command (name);
  if (command != NULL)
    return command->run (command, argv + 1);
  g_autofree char *quoted = cli_quote (name, strlen (name));
  return cli_usage_error (NULL, "there is no command %s", quoted);
}

/* CHECKBIT_CPU, which may be generic, v2, v3 or v4, limits the move generator to that level of
 * processor, for comparing levels. */
static void
limit_level (void)
{
  static const char *const names[] = { "generic", "v2", "v3", "v4" };
  const char *wanted = g_getenv ("CHECKBIT_CPU");

  for (gsize i = 0; wanted != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (wanted, names[i]))
      chess_kernel_limit ((ChessCpuLevel) i);
}

int
main (int argc, char *argv[])
{
  limit_level ();
  checkbit_file_save_init ();
  CliStatus status = run (argv);

  if (fflush (stdout) != 0 || ferror (stdout))
    {
      cli_error (NULL, "standard output cannot be written: %s", g_strerror (errno));
      return CLI_REFUSED;
    }
  return status;
}
