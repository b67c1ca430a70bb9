/* Many games between two engines, one after the other: memory and open files stay as they are.
 *
 * Everything is made anew for each game: game, match, clock and both processes. A long run plays
 * with Stockfish where that is installed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "trial.h"
#include "use.h"

#include "game/engine/engine-entry.h"
#include "game/engine/engine-find.h"
#include "game/match/match.h"

/* One in this many games; after them everything that is allocated only once exists. */
#define SETTLED_PART 3

#define MOST_KIB 1024

static char *stockfish;

static void
found_cb (const CheckbitKnownEngine *engine, const char *path, gpointer data)
{
  if (strcmp (engine->command, "stockfish") == 0)
    stockfish = g_strdup (path);
}

static CheckbitEngineEntry *
create_entry (void)
{
  const char *arguments[] = { "ok", NULL };

  if (trial_is_long () && stockfish != NULL)
    return checkbit_engine_entry_new ("s", "Stockfish", stockfish, NULL, NULL, TRUE);

  return checkbit_engine_entry_new ("f", "Fake", g_getenv ("FAKE_ENGINE"), arguments, NULL, FALSE);
}

static void
seat (CheckbitMatch *match, CheckbitEngineEntry *entry)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      g_autoptr (CheckbitPlayer) player
          = checkbit_player_new_engine (entry, CHECKBIT_STRENGTH_FULL);

      player->think = CHECKBIT_THINK_DEPTH;
      player->amount = 4;
      checkbit_match_set_player (match, side, player);
    }
  checkbit_match_set_least_time (match, 0);
}

/* Plays one game to its end, or for long enough; returns its half-moves. */
static guint
play (CheckbitEngineEntry *entry, guint number, guint most_plies)
{
  CheckbitGame *game = checkbit_game_new ();
  CheckbitMatch *match = checkbit_match_new (game, NULL);
  guint ply = 0;

  seat (match, entry);
  checkbit_game_reset_to_chess960 (game, number * 4 % 960);
  checkbit_match_start (match, TRUE);
  while (checkbit_match_get_state (match) == CHECKBIT_MATCH_RUNNING && ply < most_plies)
    {
      g_main_context_iteration (NULL, TRUE);
      ply = checkbit_node_get_ply (checkbit_game_get_current (game));
    }
  g_assert_no_error (checkbit_match_get_error (match));
  g_assert_finalize_object (match);
  g_assert_finalize_object (game);
  checkbit_engine_quit_all (60000);

  return ply;
}

static void
test_games (void)
{
  g_autoptr (CheckbitEngineEntry) entry = create_entry ();
  guint n = trial_count (30, 200), most_plies = trial_count (20, 240), n_plies = 0;
  Use settled = { 0 };
  guint n_files = G_MAXUINT; /* the fewest so far: never more than that stay open */

  for (guint i = 0; i < n; i++)
    {
      n_plies += play (entry, trial_seed () + i, most_plies);
      use_wait_for_files (n_files);
      n_files = MIN (n_files, use_measure ().n_files);
      if (i + 1 == n / SETTLED_PART)
        settled = use_measure ();
    }
  settled.n_files = n_files;
  trial_report ("%u games, %u half-moves", n, n_plies);
  use_expect_flat ("games more", n - n / SETTLED_PART, settled, use_measure (), MOST_KIB);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  checkbit_engine_find (NULL, found_cb, NULL);
  g_test_add_func ("/soak/games", test_games);
  result = g_test_run ();
  g_free (stockfish);

  return result;
}
