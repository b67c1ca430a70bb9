/* Whole games and their endings against the shared games/ and outcome/ data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "corpus.h"

#include "chess/fen.h"
#include "chess/outcome.h"
#include "chess/san.h"
#include "chess/uci-move.h"

#include <string.h>

/* The plies at which a draw could first be claimed, or became automatic; 0 for never. */
typedef struct
{
  guint rep3, rep5, fifty, seventyfive;
} DrawPlies;

static void
note_first (guint *first, gboolean now, guint ply)
{
  if (*first == 0 && now)
    *first = ply;
}

static void
note_draws (DrawPlies *plies, const ChessPosition *position, GArray *keys)
{
  guint ply = keys->len - 1;
  unsigned repetitions
      = chess_outcome_repetitions ((const uint64_t *) (gpointer) keys->data, keys->len,
                                   chess_position_halfmove (position));

  note_first (&plies->rep3, repetitions >= 3, ply);
  note_first (&plies->rep5, repetitions >= 5, ply);
  note_first (&plies->fifty,
              chess_position_halfmove (position) >= 100 && chess_movegen_any (position), ply);
  note_first (&plies->seventyfive,
              chess_outcome (position, 1) == CHESS_OUTCOME_SEVENTY_FIVE_MOVES, ply);
}

static char *
format_plies (const DrawPlies *plies)
{
  const guint values[] = { plies->rep3, plies->rep5, plies->fifty, plies->seventyfive };
  const char *const names[] = { "rep3", "rep5", "fifty", "seventyfive" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_string_append_printf (text, "%s%s@", i > 0 ? " " : "", names[i]);
      if (values[i] > 0)
        g_string_append_printf (text, "%u", values[i]);
      else
        g_string_append_c (text, '-');
    }
  return g_string_free (text, FALSE);
}

/* The data's word for the state of a game. */
static const char *
end_name (const ChessPosition *position, unsigned repetitions)
{
  switch (chess_outcome (position, repetitions))
    {
    case CHESS_OUTCOME_CHECKMATE:
      return "checkmate";
    case CHESS_OUTCOME_STALEMATE:
      return "stalemate";
    case CHESS_OUTCOME_INSUFFICIENT_MATERIAL:
      return "insufficient_material";
    case CHESS_OUTCOME_FIVEFOLD_REPETITION:
      return "fivefold_repetition";
    case CHESS_OUTCOME_SEVENTY_FIVE_MOVES:
      return "seventyfive_moves";
    default:
      break;
    }
  if (chess_outcome_claims (position, repetitions) & CHESS_CLAIM_FIFTY_MOVES)
    return "fifty_claimable";
  if (chess_outcome_claims (position, repetitions) & CHESS_CLAIM_THREEFOLD_REPETITION)
    return "threefold_claimable";
  return "open";
}

/* Plays one move, read from its UCI form, and compares its texts. */
static void
replay_move (ChessPosition *position, const char *uci, const char *san)
{
  char written[CHESS_SAN_SIZE], coordinates[CHESS_UCI_SIZE];
  ChessMove move = chess_uci_read (position, uci, strlen (uci));
  ChessSanResult result;

  g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
  chess_san_write (position, move, written);
  g_assert_cmpstr (written, ==, san);
  chess_uci_write (position, move, coordinates);
  g_assert_cmpstr (coordinates, ==, uci);
  g_assert_cmpint (chess_san_read (position, san, strlen (san), &result), ==, CHESS_SAN_OK);
  g_assert_cmpuint (result.move, ==, move);
  chess_position_play (position, move);
  g_assert_true (chess_position_is_consistent (position));
}

static void
test_replay (gconstpointer data)
{
  const CorpusRow *row = data;
  gboolean chess960 = g_str_equal (corpus_field (row, 1), "960");
  ChessPosition position = corpus_read_fen (corpus_field (row, 2), chess960);
  g_auto (GStrv) ucis = g_strsplit (corpus_field (row, 4), " ", -1);
  g_auto (GStrv) sans = g_strsplit (corpus_field (row, 5), " ", -1);
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  uint64_t key = chess_position_repetition_key (&position);
  DrawPlies plies = { 0 };
  char fen[CHESS_FEN_SIZE];
  g_autofree char *draws = NULL, *final_key = NULL;
  unsigned repetitions;

  g_assert_cmpuint (g_strv_length (ucis), ==, g_strv_length (sans));
  g_array_append_val (keys, key);
  for (guint i = 0; ucis[i] != NULL; i++)
    {
      replay_move (&position, ucis[i], sans[i]);
      key = chess_position_repetition_key (&position);
      g_array_append_val (keys, key);
      note_draws (&plies, &position, keys);
    }
  chess_fen_write (&position, fen);
  g_assert_cmpstr (fen, ==, corpus_field (row, 6));
  repetitions = chess_outcome_repetitions ((const uint64_t *) (gpointer) keys->data, keys->len,
                                           chess_position_halfmove (&position));
  g_assert_cmpstr (end_name (&position, repetitions), ==, corpus_field (row, 7));
  draws = format_plies (&plies);
  g_assert_cmpstr (draws, ==, corpus_field (row, 8));
  final_key = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", chess_position_key (&position));
  g_assert_cmpstr (final_key, ==, corpus_field (row, 9));
}

static const char *
state_name (const ChessPosition *position)
{
  switch (chess_outcome (position, 1))
    {
    case CHESS_OUTCOME_CHECKMATE:
      return "checkmate";
    case CHESS_OUTCOME_STALEMATE:
      return "stalemate";
    case CHESS_OUTCOME_INSUFFICIENT_MATERIAL:
      return "insufficient";
    case CHESS_OUTCOME_SEVENTY_FIVE_MOVES:
      return "seventyfive";
    default:
      return "play";
    }
}

static const char *
truth (bool value)
{
  return value ? "true" : "false";
}

static void
test_outcome (gconstpointer data)
{
  const CorpusRow *row = data;
  ChessPosition position = corpus_read_fen (corpus_field (row, 1), FALSE);
  bool claim = chess_outcome_claims (&position, 1) & CHESS_CLAIM_FIFTY_MOVES;
  bool open = chess_outcome (&position, 1) == CHESS_OUTCOME_OPEN;

  g_assert_cmpstr (state_name (&position), ==, corpus_field (row, 2));
  if (open) /* no draw can be claimed in a finished game */
    g_assert_cmpstr (truth (claim), ==, corpus_field (row, 3));
  else
    g_assert_false (claim);
  g_assert_cmpstr (truth (chess_outcome_cannot_mate (&position, CHESS_WHITE)), ==,
                   corpus_field (row, 4));
  g_assert_cmpstr (truth (chess_outcome_cannot_mate (&position, CHESS_BLACK)), ==,
                   corpus_field (row, 5));
  g_assert_cmpuint (chess_movegen_count (&position), ==,
                    g_ascii_strtoull (corpus_field (row, 6), NULL, 10));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  corpus_add_rows ("games/replays.tsv", "/corpus/games", test_replay);
  corpus_add_rows ("outcome/outcome.tsv", "/corpus/outcome", test_outcome);
  return g_test_run ();
}
