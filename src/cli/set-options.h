/* The options of the commands that print sets: the selection, and the form of a set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/literal.h"
#include "cli/cli.h"

/* The form of a set. */
typedef enum
{
  CLI_FORM_LITERAL,
  CLI_FORM_SQUARES,
  CLI_FORM_BOARD,
} CliForm;

typedef struct
{
  /* As given; NULL if not. */
  char *selection_text, *layout_text, *format_text;
  /* Their parsed values. */
  ChessBitboard selection;
  ChessLayout layout;
  CliForm form;
  ChessLiteral literal; /* of the number beside the diagram, too */
} CliSetOptions;

void cli_set_options_clear (CliSetOptions *options);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliSetOptions, cli_set_options_clear)

/* The option --sel, --layout with it, and --format with both; for an array of GOptionEntry. */
#define CLI_SELECTION_ENTRY(options)                                                               \
  { "sel", 's', 0, G_OPTION_ARG_FILENAME, &(options).selection_text,                               \
    "The selected squares: e4 or e4,d5", "SQUARES" }
#define CLI_SQUARE_ENTRIES(options)                                                                \
  CLI_SELECTION_ENTRY (options),                                                                   \
    { "layout", 'l', 0, G_OPTION_ARG_FILENAME, &(options).layout_text,                             \
      "The numbering of the squares (default: a1b1)", "LAYOUT" }
#define CLI_SET_ENTRIES(options)                                                                   \
  CLI_SQUARE_ENTRIES (options),                                                                    \
    { "format", 'F', 0, G_OPTION_ARG_FILENAME, &(options).format_text,                             \
      "How values are written (default: hex)", "FORMAT" }

/* Parses the texts of the options into the other fields; reports what is wrong. */
CliStatus cli_set_options_read (const CliCommand *command, CliSetOptions *options);

/* A set as a number in the layout, in the form of the options. */
void cli_set_options_write (const CliSetOptions *options,
                            ChessBitboard set,
                            char text[static CHESS_LITERAL_SIZE]);

/* Prints eight lines of dots and ones, from rank 8 down. */
void cli_print_diagram (ChessBitboard set);
