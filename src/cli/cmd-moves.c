/* checkbit-cli moves: every legal move and its effects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/movegen.h"
#include "chess/san.h"
#include "chess/uci-move.h"
#include "cli/cli.h"

typedef struct
{
  char uci[CHESS_UCI_SIZE];
  char san[CHESS_SAN_SIZE];
  ChessMoveInfo info;
} Record;

/* In the order of the bits of ChessMoveTags. */
static const char *const tag_names[] = {
  "capture",      "double-push",      "en-passant", "castling",  "promotion",      "check",
  "double-check", "discovered-check", "mate",       "stalemate", "loses-castling",
};

static int
compare_records (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Record *) a)->uci, ((const Record *) b)->uci);
}

static void
describe_move (const ChessPosition *position, ChessMove move, Record *record)
{
  chess_uci_write (position, move, record->uci);
  chess_san_write (position, move, record->san);
  chess_movegen_annotate (position, move, &record->info);
}

static void
print_record (const Record *record)
{
  char captured = chess_piece_letter (record->info.captured);
  g_autoptr (GString) tags = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tag_names); i++)
    if (record->info.tags & 1u << i)
      g_string_append_printf (tags, "%s%s", tags->len ? "," : "", tag_names[i]);
  printf ("%s\t%s\t%c\t%c\t%s\n", record->uci, record->san, chess_piece_letter (record->info.piece),
          captured ? captured : '-', tags->str);
}

static void
print_moves (const ChessPosition *position)
{
  ChessMoveList list;
  g_autofree Record *records = NULL;

  chess_movegen_legal (position, &list);
  records = g_new (Record, list.count + 1);
  for (size_t i = 0; i < list.count; i++)
    describe_move (position, list.moves[i], &records[i]);
  qsort (records, list.count, sizeof *records, compare_records);
  for (size_t i = 0; i < list.count; i++)
    print_record (&records[i]);
}

static CliStatus
run_moves (const CliCommand *command, char **argv)
{
  g_auto (CliPositionOptions) options = { NULL, FALSE };
  const GOptionEntry entries[] = { CLI_POSITION_ENTRIES (options), G_OPTION_ENTRY_NULL };
  g_auto (GStrv) rest = NULL;
  ChessPosition position;
  CliStatus status;

  if (!cli_parse (command, entries, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 0, 0))
    return CLI_USAGE;
  if (!cli_load_position (command, &options, &position))
    return CLI_REFUSED;
  print_moves (&position);
  return CLI_DONE;
}

const CliCommand cli_command_moves = {
  .name = "moves",
  .summary = "List the legal moves and what they do",
  .details = "Prints for each move, sorted by the first: UCI, SAN, the piece, the captured\n"
             "piece or -, and a comma list of capture, double-push, en-passant, castling,\n"
             "promotion, check, double-check, discovered-check, mate, stalemate,\n"
             "loses-castling.\n\n"
             "Example:\n"
             "  checkbit-cli moves --fen \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"",
  .run = run_moves,
};
