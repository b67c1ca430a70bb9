/* The engines packaged by Debian, if installed: each is found under its own name, and plays a game
 * to its end, or for long enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "../engine-test.h"
#include "game/engine/engine-entry.h"
#include "game/engine/engine-find.h"
#include "game/match/match.h"

/* A game longer than this is a failure. */
#define MAX_PLIES 120
#define GAME_DEPTH 12 /* with less Stockfish 17 shuffles its rooks */
#define OPENING_PLIES 12
#define OPENING_DEPTH 6

typedef struct
{
  const char *package;
  const char *command; /* the id to expect */
  CheckbitEngineEntry *entry;
} Package;

static Package packages[] = {
  { "stockfish", "stockfish", NULL },
  { "ethereal-chess", "ethereal", NULL },
  { "fairy-stockfish", "fairy-stockfish", NULL },
  { "toga2", "toga2", NULL },
  { "glaurung", "glaurung", NULL },
  { "gnuchess", "gnuchess", NULL },
};

/* With one thread: several threads of Glaurung sometimes deadlock, mostly on a busy machine, and
 * then it no longer answers. */
static void
found_cb (const CheckbitKnownEngine *engine, const char *path, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (packages); i++)
    {
      if (strcmp (engine->command, packages[i].command) != 0)
        continue;
      packages[i].entry = checkbit_engine_entry_new (engine->command, engine->name, path,
                                                     engine->arguments, NULL, TRUE);
      checkbit_engine_entry_set_option (packages[i].entry, "Threads", "1");
    }
}

/* Both sides think to a depth: within a time, a busy machine might find nothing. */
static void
set_players (CheckbitMatch *match, CheckbitEngineEntry *entry, int depth)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      g_autoptr (CheckbitPlayer) player
          = checkbit_player_new_engine (entry, CHECKBIT_STRENGTH_FULL);

      player->think = CHECKBIT_THINK_DEPTH;
      player->amount = depth;
      checkbit_match_set_player (match, side, player);
    }
  checkbit_match_set_least_time (match, 0);
}

/* With no time limit, for slow machines. */
static void
wait_for_plies (CheckbitMatch *match, CheckbitGame *game, guint plies)
{
  while (checkbit_match_get_state (match) == CHECKBIT_MATCH_RUNNING
         && checkbit_node_get_ply (checkbit_game_get_current (game)) < plies)
    g_main_context_iteration (NULL, TRUE);
}

/* Against itself, from a position in which the game ends soon. */
static void
test_game (gconstpointer data)
{
  const Package *package = data;
  CheckbitGame *game;
  CheckbitMatch *match;

  if (package->entry == NULL)
    {
      g_autofree char *why = g_strdup_printf ("%s is not installed", package->package);

      g_test_skip (why);
      return;
    }
  game = checkbit_game_new ();
  match = checkbit_match_new (game, NULL);
  g_assert_true (checkbit_game_load_fen (game, "8/8/8/4k3/8/8/8/R3K2R w - - 0 1", NULL));
  set_players (match, package->entry, GAME_DEPTH);
  checkbit_match_start (match, TRUE);
  wait_for_plies (match, game, MAX_PLIES);
  g_assert_no_error (checkbit_match_get_error (match));
  g_test_message ("%s: %u half-moves", package->package,
                  checkbit_node_get_ply (checkbit_game_get_current (game)));
  g_assert_cmpint (checkbit_game_get_reason (game), ==, CHECKBIT_REASON_CHECKMATE);
  g_assert_finalize_object (match);
  g_assert_finalize_object (game);
  checkbit_engine_quit_all (2000);
}

/* From the start position, with all pieces. */
static void
test_opening (gconstpointer data)
{
  const Package *package = data;
  CheckbitGame *game;
  CheckbitMatch *match;

  if (package->entry == NULL)
    {
      g_autofree char *why = g_strdup_printf ("%s is not installed", package->package);

      g_test_skip (why);
      return;
    }
  game = checkbit_game_new ();
  match = checkbit_match_new (game, NULL);
  set_players (match, package->entry, OPENING_DEPTH);
  checkbit_match_start (match, TRUE);
  wait_for_plies (match, game, OPENING_PLIES);
  g_assert_no_error (checkbit_match_get_error (match));
  g_assert_finalize_object (match);
  g_assert_finalize_object (game);
  checkbit_engine_quit_all (2000);
}

/* All names that the finder knows, in a folder of our own. */
static void
test_names (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-engines-XXXXXX", NULL);
  const char *const folders[] = { folder, NULL };
  static const char *const names[] = { "ethereal-chess", "fairy-stockfish", "gnuchess" };
  static const char *const ids[] = { "ethereal", "fairy-stockfish", "gnuchess" };
  g_autofree char *file = g_build_filename (folder, "engines", NULL);
  g_autoptr (CheckbitEngineList) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_free (engine_test_make_file (folder, names[i], "#!/bin/sh\n", 0755));
  list = checkbit_engine_list_new (file, folders);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      CheckbitEngineEntry *entry = checkbit_engine_list_find (list, ids[i]);
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_nonnull (entry);
      g_assert_cmpstr (checkbit_engine_entry_get_path (entry), ==, path);
      g_assert_cmpuint (g_strv_length ((char **) checkbit_engine_entry_get_arguments (entry)), ==,
                        i == 2 ? 1 : 0);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpstr (
      checkbit_engine_entry_get_arguments (checkbit_engine_list_find (list, ids[2]))[0], ==,
      "--uci");
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  checkbit_engine_find (NULL, found_cb, NULL);

  g_test_add_func ("/engine-packages/names", test_names);
  for (guint i = 0; i < G_N_ELEMENTS (packages); i++)
    {
      g_autofree char *game = g_strconcat ("/engine-packages/game/", packages[i].package, NULL);
      g_autofree char *opening
          = g_strconcat ("/engine-packages/opening/", packages[i].package, NULL);

      g_test_add_data_func (game, &packages[i], test_game);
      g_test_add_data_func (opening, &packages[i], test_opening);
    }
  result = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (packages); i++)
    g_clear_object (&packages[i].entry);

  return result;
}
