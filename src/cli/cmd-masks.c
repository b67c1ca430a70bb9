/* checkbit-cli masks: the sets of the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/layout.h"
#include "chess/literal.h"
#include "chess/mask.h"
#include "cli/cli.h"

/* How a value is written. */
typedef enum
{
  FORM_LITERAL,
  FORM_SQUARES,
  FORM_BOARD,
} Form;

typedef struct
{
  ChessMaskInput input;
  ChessLayout layout;
  Form form;
  ChessLiteral literal; /* where form is not FORM_SQUARES */
} Request;

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
find_format (const char *name, Request *request)
{
  request->literal = CHESS_LITERAL_HEX;
  if (g_str_equal (name, "squares"))
    request->form = FORM_SQUARES;
  else if (g_str_equal (name, "board"))
    request->form = FORM_BOARD;
  else if (chess_literal_find (name, &request->literal))
    request->form = FORM_LITERAL;
  else
    return FALSE;
  return TRUE;
}

/* Eight lines from rank 8 down, and an empty one. */
static void
print_diagram (ChessBitboard set)
{
  for (int rank = 7; rank >= 0; rank--)
    {
      char line[9] = "........";
      for (unsigned file = 0; file < 8; file++)
        if (chess_bitboard_has (set, CHESS_SQUARE (file, (unsigned) rank)))
          line[file] = '1';
      puts (line);
    }
  putchar ('\n');
}

static void
print_mask (const Request *request, const ChessMask *mask, ChessBitboard set)
{
  g_autofree char *members = cli_format_members (set);
  char value[CHESS_LITERAL_SIZE];

  chess_literal_write (request->literal, chess_layout_write (request->layout, set), value);
  printf ("%s\t%s\t%s\t%s\n", mask->id, request->form == FORM_SQUARES ? members : value, members,
          mask->formula ? mask->formula : mask->sentence);
  if (request->form == FORM_BOARD)
    print_diagram (set);
}

static void
print_all (const Request *request)
{
  g_autofree ChessBitboard *sets = g_new (ChessBitboard, chess_mask_count ());

  chess_mask_compute_all (&request->input, sets);
  for (size_t i = 0; i < chess_mask_count (); i++)
    print_mask (request, chess_mask_get (i), sets[i]);
}

/* Prints the named masks; or nothing, where a name is wrong. */
static CliStatus
print_named (const CliCommand *command, const Request *request, char **ids)
{
  for (char **id = ids; *id; id++)
    if (chess_mask_find (*id) == NULL)
      {
        g_autofree char *quoted = cli_quote (*id, strlen (*id));
        cli_error (command, "there is no mask %s; “checkbit-cli masks” lists them all", quoted);
        return CLI_REFUSED;
      }
  for (; *ids; ids++)
    {
      const ChessMask *mask = chess_mask_find (*ids);
      print_mask (request, mask, chess_mask_compute (mask, &request->input));
    }
  return CLI_DONE;
}

/* The texts of the options. */
typedef struct
{
  char *selection, *layout, *format;
} Texts;

static void
texts_clear (Texts *texts)
{
  g_free (texts->selection);
  g_free (texts->layout);
  g_free (texts->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Texts, texts_clear)

/* Reads the options' texts; says what is wrong with them. */
static CliStatus
read_request (const CliCommand *command, const Texts *texts, Request *request)
{
  if (texts->format && !find_format (texts->format, request))
    {
      g_autofree char *quoted = cli_quote (texts->format, strlen (texts->format));
      return cli_usage_error (command, "there is no format %s", quoted);
    }
  if (texts->layout && !chess_layout_find (texts->layout, &request->layout))
    {
      g_autofree char *quoted = cli_quote (texts->layout, strlen (texts->layout));
      return cli_usage_error (command, "there is no layout %s", quoted);
    }
  if (texts->selection && !read_squares (texts->selection, &request->input.selection))
    {
      g_autofree char *quoted = cli_quote (texts->selection, strlen (texts->selection));
      cli_error (command, "%s is refused: squares are written like e4 or e4,d5", quoted);
      return CLI_REFUSED;
    }
  return CLI_DONE;
}

static CliStatus
run_masks (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) options = { NULL, FALSE };
  g_auto (Texts) texts = { NULL, NULL, NULL };
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (options),
    { "sel", 's', 0, G_OPTION_ARG_FILENAME, &texts.selection,
      "The selected squares: e4 or e4,d5", "SQUARES" },
    { "layout", 'l', 0, G_OPTION_ARG_FILENAME, &texts.layout,
      "The numbering of the squares (default: a1b1)", "LAYOUT" },
    { "format", 'F', 0, G_OPTION_ARG_FILENAME, &texts.format,
      "How values are written (default: hex)", "FORMAT" },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) ids = NULL;
  CliStatus status;
  ChessPosition position;
  Request request = { .input = { .position = &position } };

  if (!cli_parse (command, entries, argv, &ids, &status))
    return status;
  status = read_request (command, &texts, &request);
  if (status != CLI_DONE)
    return status;
  if (!cli_load_position (command, &options, &position))
    return CLI_REFUSED;
  if (ids[0] != NULL)
    return print_named (command, &request, ids);
  print_all (&request);
  return CLI_DONE;
}

const CliCommand cli_command_masks = {
  .name = "masks",
  .arguments = "[ID…]",
  .summary = "Print the bitboards of a position",
  .details = "Prints for each mask of the catalogue, or for those named: id, value, members,\n"
             "and the formula in the set language (or a sentence, where the language cannot\n"
             "say it).\n\n"
             "Formats: hex dec bin squares board c rust swift kotlin java js python.\n"
             "With board, the record is followed by eight lines of dots and ones and an empty\n"
             "line.\n\n"
             "Layouts: a1b1 a1a2 a8b8 a8a7 h1g1 h1h2 h8g8 h8h7; “checkbit-cli layouts” tells.\n\n"
             "Example:\n"
             "  checkbit-cli masks --format c white_pawns attacks_white",
  .run = run_masks,
};
