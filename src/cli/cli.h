/* What every command of checkbit-cli shares: options, errors, reading and writing.
 *
 * Output is UTF-8 and never localised, so the locale is left at "C" and everything is written with
 * stdio: g_print() would convert to the locale's charset.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdio.h>

#include "chess/fen.h"
#include "chess/position.h"

/* The exit status. */
typedef enum
{
  CLI_DONE = 0,
  CLI_REFUSED = 1, /* an input was refused */
  CLI_USAGE = 2,   /* wrong usage */
  CLI_FAILED = 3,  /* another program that was asked failed */
} CliStatus;

typedef struct CliCommand CliCommand;

struct CliCommand
{
  const char *name;
  const char *arguments; /* what stands behind the options: "[FEN…|-]", or NULL for nothing */
  const char *summary;   /* one line */
  const char *details;   /* what it prints, and an example */
  /* argv: the command's name and what follows it, NULL-terminated. */
  CliStatus (*run) (const CliCommand *command, char **argv);
};

extern const CliCommand cli_command_bench;
extern const CliCommand cli_command_board;
extern const CliCommand cli_command_detect;
extern const CliCommand cli_command_eval;
extern const CliCommand cli_command_fen;
extern const CliCommand cli_command_layouts;
extern const CliCommand cli_command_masks;
extern const CliCommand cli_command_moves;
extern const CliCommand cli_command_paste;
extern const CliCommand cli_command_perft;
extern const CliCommand cli_command_pgn;
extern const CliCommand cli_command_play;
extern const CliCommand cli_command_why;

/* --- Options -------------------------------------------------------------------------------- */

/* The position that a command works on. */
typedef struct
{
  char *fen; /* NULL: the start position; "-": the first line of standard input */
  gboolean chess960;
} CliPositionOptions;

void cli_position_options_clear (CliPositionOptions *options);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliPositionOptions, cli_position_options_clear)

/* The option --chess960, and --fen with it; for an array of GOptionEntry. */
#define CLI_CHESS960_ENTRY(options)                                                                \
  { "chess960", 0, 0, G_OPTION_ARG_NONE, &(options).chess960,                                      \
    "Castle the Chess960 way even where the FEN does not ask for it", NULL }
#define CLI_POSITION_ENTRIES(options)                                                              \
  { "fen", 'f', 0, G_OPTION_ARG_FILENAME, &(options).fen,                                          \
    "The position; - reads it from standard input (default: the start position)", "FEN" },         \
    CLI_CHESS960_ENTRY (options)

/* Reads a command's options. Leaves the other arguments in rest, never NULL (transfer full). FALSE
 * where the command is not to go on, as status says: help was asked for, or an option is wrong. */
gboolean cli_parse (const CliCommand *command,
                    const GOptionEntry *entries,
                    char **argv,
                    char ***rest,
                    CliStatus *status);

/* Whether a command got as many arguments as it takes; says so where not. */
gboolean cli_check_count (const CliCommand *command, char **rest, guint minimum, guint maximum);

/* --- Errors --------------------------------------------------------------------------------- */

/* Writes "checkbit-cli COMMAND: sentence" to standard error; command may be NULL. */
void cli_error (const CliCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The same for wrong usage, with a pointer to the help. Returns CLI_USAGE. */
CliStatus cli_usage_error (const CliCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Any bytes as text fit to be shown on a terminal: valid UTF-8 without control characters.
 * (transfer full) */
char *cli_printable (const char *text, gsize length);

/* Any bytes in quotation marks, fit to be shown on a terminal and cut where too long.
 * (transfer full) */
char *cli_quote (const char *text, gsize length);

/* --- Reading -------------------------------------------------------------------------------- */

/* Reads one line of any bytes, without its end, into line; FALSE at the end of the input. What is
 * longer than any line of ours needs is cut off, but for enough to be refused as too long. */
gboolean cli_read_line (FILE *input, GString *line);

/* Reads a file to its end, or standard input where path is NULL or "-"; NULL, and says on standard
 * error why, where that fails. (transfer full) */
GString *cli_read_file (const CliCommand *command, const char *path);

/* Reads a FEN, or says on standard error why it was refused. length in bytes. */
gboolean cli_read_position (const CliCommand *command,
                            const char *fen,
                            gsize length,
                            gboolean chess960,
                            ChessPosition *position);

/* The position of --fen, or says on standard error why there is none. */
gboolean cli_load_position (const CliCommand *command,
                            const CliPositionOptions *options,
                            ChessPosition *position);

/* Reads a text that is one value in the manner of any language. */
gboolean cli_read_value (const char *text, uint64_t *word);

/* Reads the square that a text begins with. */
gboolean cli_read_square (const char *text, ChessSquare *square);

/* --- Writing -------------------------------------------------------------------------------- */

/* The members of a set, lowest first: "e4 d5"; "" for none. (transfer full) */
char *cli_format_members (ChessBitboard set);

/* The canonical FEN. (transfer full) */
char *cli_format_fen (const ChessPosition *position);
