/* The shared games/ data played through CheckbitGame: moves, SAN, draws and endings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../../chess/corpus.h"

#include <string.h>

#include "chess/fen.h"
#include "chess/uci-move.h"
#include "../recorder.h"

/* The columns of games/replays.tsv. */
enum
{
  COLUMN_ID,
  COLUMN_RULES,
  COLUMN_FEN,
  COLUMN_PLIES,
  COLUMN_UCI,
  COLUMN_SAN,
  COLUMN_END,
  COLUMN_STATE,
  COLUMN_DRAWS,
  COLUMN_KEY,
};

/* The plies at which a draw could first be claimed, or became automatic; 0 for never. */
typedef struct
{
  guint rep3, rep5, fifty, seventyfive;
} DrawPlies;

static guint
read_ply (const char *draws, const char *name)
{
  const char *found = strstr (draws, name);

  g_assert_nonnull (found);

  return (guint) g_ascii_strtoull (found + strlen (name), NULL, 10);
}

static void
note_first (guint *first, gboolean now, guint ply)
{
  if (*first == 0 && now)
    *first = ply;
}

static void
note_draws (DrawPlies *draws, CheckbitGame *game)
{
  guint ply = checkbit_node_get_ply (checkbit_game_get_current (game));
  ChessClaims claims = checkbit_game_get_claims (game);
  CheckbitReason reason = checkbit_game_get_reason (game);

  note_first (&draws->rep3, (claims & CHESS_CLAIM_THREEFOLD_REPETITION) != 0, ply);
  note_first (&draws->fifty, (claims & CHESS_CLAIM_FIFTY_MOVES) != 0, ply);
  note_first (&draws->rep5, reason == CHECKBIT_REASON_FIVEFOLD_REPETITION, ply);
  note_first (&draws->seventyfive, reason == CHECKBIT_REASON_SEVENTY_FIVE_MOVES, ply);
}

/* Compares a ply with the expected one. If the game itself ended before that, it was never
 * reached. */
static void
check_ply (guint found, const char *draws, const char *name, guint end)
{
  guint expected = read_ply (draws, name);

  g_assert_cmpuint (found, ==, expected <= end ? expected : 0);
}

static CheckbitReason
expected_reason (const char *state)
{
  static const struct
  {
    const char *state;
    CheckbitReason reason;
  } reasons[] = {
    { "checkmate", CHECKBIT_REASON_CHECKMATE },
    { "stalemate", CHECKBIT_REASON_STALEMATE },
    { "insufficient_material", CHECKBIT_REASON_INSUFFICIENT_MATERIAL },
    { "fivefold_repetition", CHECKBIT_REASON_FIVEFOLD_REPETITION },
    { "seventyfive_moves", CHECKBIT_REASON_SEVENTY_FIVE_MOVES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_str_equal (state, reasons[i].state))
      return reasons[i].reason;

  return CHECKBIT_REASON_NONE;
}

/* Plays the game as far as possible: the data continues after an automatic draw, a game does
 * not. */
static void
play_row (const CorpusRow *row, CheckbitGame *game, DrawPlies *draws)
{
  g_auto (GStrv) moves = g_strsplit (corpus_field (row, COLUMN_UCI), " ", -1);
  g_auto (GStrv) sans = g_strsplit (corpus_field (row, COLUMN_SAN), " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      const ChessPosition *position = checkbit_game_get_position (game);
      ChessMove move = chess_uci_read (position, moves[i], strlen (moves[i]));
      g_autoptr (GError) error = NULL;

      if (checkbit_game_get_reason (game) != CHECKBIT_REASON_NONE)
        break;
      checkbit_game_play (game, move, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (
          checkbit_node_get_san (checkbit_game_get_current (game)), ==, sans[i]);
      note_draws (draws, game);
    }
}

static void
check_end (const CorpusRow *row, CheckbitGame *game)
{
  const ChessPosition *position = checkbit_game_get_position (game);
  g_autofree char *fen = checkbit_game_dup_fen (game);
  g_autofree char *key
      = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", chess_position_key (position));

  g_assert_cmpstr (fen, ==, corpus_field (row, COLUMN_END));
  g_assert_cmpstr (key, ==, corpus_field (row, COLUMN_KEY));
  g_assert_cmpint (checkbit_game_get_reason (game),
                   ==,
                   expected_reason (corpus_field (row, COLUMN_STATE)));
}

static void
test_replay (gconstpointer data)
{
  const CorpusRow *row = data;
  gboolean chess960 = g_str_equal (corpus_field (row, COLUMN_RULES), "960");
  ChessPosition start = corpus_read_fen (corpus_field (row, COLUMN_FEN), chess960);
  const char *draws = corpus_field (row, COLUMN_DRAWS);
  DrawPlies found = { 0 };
  Recorder recorder;
  guint end;

  recorder_init (&recorder);
  checkbit_game_reset_to (recorder.game, &start);
  recorder_forget (&recorder);
  play_row (row, recorder.game, &found);

  end = checkbit_node_get_ply (checkbit_game_get_current (recorder.game));
  g_assert_cmpuint (recorder.n_changed, ==, end);
  if (end == g_ascii_strtoull (corpus_field (row, COLUMN_PLIES), NULL, 10))
    check_end (row, recorder.game);
  else
    g_assert_cmpuint (end, ==, found.rep5 + found.seventyfive);
  check_ply (found.rep3, draws, "rep3@", end);
  check_ply (found.rep5, draws, "rep5@", end);
  check_ply (found.fifty, draws, "fifty@", end);
  check_ply (found.seventyfive, draws, "seventyfive@", end);

  recorder_clear (&recorder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  corpus_add_rows ("games/replays.tsv", "/replays", test_replay);

  return g_test_run ();
}
