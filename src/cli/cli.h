/* What every command of checkbit-cli shares: options, errors, reading and writing.
 *
 * Output is UTF-8 and never localized, so the locale stays "C" and everything is written with
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
  CLI_REFUSED = 1, /* an input is invalid */
  CLI_USAGE = 2,   /* wrong usage */
  CLI_FAILED = 3,  /* another program failed */
} CliStatus;

typedef struct CliCommand CliCommand;

struct CliCommand
{
  const char *name;
  const char *arguments; /* the arguments after the options: "[FEN…|-]", or NULL for none */
  const char *summary;   /* one line */
  const char *details;   /* its output, and an example */
  /* argv: the command's name and its arguments, NULL-terminated. */
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

/* The position for a command. */
typedef struct
{
  char *fen; /* NULL: the standard position; "-": the first line of standard input */
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

/* Parses a command's options. The other arguments are in rest, never NULL (transfer full). FALSE if
 * the command must not go on, with status: help was requested, or an option is wrong. */
gboolean cli_parse (const CliCommand *command,
                    const GOptionEntry *entries,
                    char **argv,
                    char ***rest,
                    CliStatus *status);

/* Whether a command got the right number of arguments; if not, prints an error. */
gboolean cli_check_count (const CliCommand *command, char **rest, guint minimum, guint maximum);

/* --- Errors --------------------------------------------------------------------------------- */

/* Writes "checkbit-cli COMMAND: sentence" to standard error; command may be NULL. */
void cli_error (const CliCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The same for wrong usage, with a pointer to the help. Returns CLI_USAGE. */
CliStatus cli_usage_error (const CliCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Makes any bytes displayable on a terminal: valid UTF-8 without control characters. (transfer
 * full) */
char *cli_printable (const char *text, gsize length);

/* Any bytes in quotation marks, displayable on a terminal and cut if too long. (transfer full) */
char *cli_quote (const char *text, gsize length);

/* --- Reading -------------------------------------------------------------------------------- */

/* Reads one line of any bytes, without its end, into line; FALSE at the end of the input. An
 * overlong line is cut, but stays long enough to be rejected. */
gboolean cli_read_line (FILE *input, GString *line);

/* The same for one word, between white space of any kind. */
gboolean cli_read_word (FILE *input, GString *word);

/* Whether standard input, input, was read to its end; if not, prints an error. Call it right after
 * the last read. */
gboolean cli_check_input (const CliCommand *command, FILE *input);

/* Reads a whole file, or standard input if path is NULL or "-"; NULL on failure, with an error
 * message. (transfer full) */
GString *cli_read_file (const CliCommand *command, const char *path);

/* Reads a FEN; on failure prints the reason on standard error. length in bytes. */
gboolean cli_read_position (const CliCommand *command,
                            const char *fen,
                            gsize length,
                            gboolean chess960,
                            ChessPosition *position);

/* The position of --fen; on failure prints the reason on standard error. */
gboolean cli_load_position (const CliCommand *command,
                            const CliPositionOptions *options,
                            ChessPosition *position);

/* Reads a text that is one value in any language's notation. */
gboolean cli_read_value (const char *text, uint64_t *word);

/* Reads the square at the beginning of a text. */
gboolean cli_read_square (const char *text, ChessSquare *square);

/* --- Writing -------------------------------------------------------------------------------- */

/* The members of a set, lowest first: "e4 d5"; "" for none. (transfer full) */
char *cli_format_members (ChessBitboard set);

/* The canonical FEN. (transfer full) */
char *cli_format_fen (const ChessPosition *position);
