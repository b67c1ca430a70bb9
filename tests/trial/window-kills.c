/* The window killed and started again, 50 times (5 in a short run), in a game of two persons
 * with clocks and comments: each time a moment after a move or a comment was made, often in the
 * middle of that; in one of four an engine analyzes meanwhile.
 *
 * After each kill the record is the one before the change or the one after it, whole, with all
 * comments; no clock has more time than the window showed, nor less than the program has run,
 * but for a beat (journal-clock.h); the next start shows that very game, with clocks that stand,
 * and has taken away what the kill left behind; and no engine outlives its program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "chess/movegen.h"
#include "game/base/clock.h"
#include "game/store/journal-clock.h"
#include "kept-game.h"
#include "match.h"
#include "tiles.h"
#include "trial.h"

#define ROUNDS_PER_GAME 25

/* A kill happens within this time after a change; half of them sooner, while it is being made. */
#define MAX_DELAY_MS 300
#define SOON_MS 30

/* 15 minutes, and 10 seconds a move. */
#define BONUS_US (10 * G_USEC_PER_SEC)

typedef struct
{
  guint n_kills, n_new, n_old, n_moves, n_comments, n_at_rest, n_running, n_engines, n_scrap;
  gint64 most_lost_us;
} Counts;

typedef struct
{
  GRand *dice;
  Driver *driver;
  char *state;    /* owned: the program's state folder */
  KeptGame *game; /* owned: as the program began with it; NULL in a new one */
  Counts counts;

  /* Of the current round. */
  char *change;     /* owned: what it adds to the text of the game */
  gboolean is_move; /* … and that is a move */
  gboolean running, at_rest;
  gint64 began_us;                 /* before the clocks began to run */
  gint64 shown_us[CHESS_N_COLORS]; /* on the clocks, last */
  guint engine;                    /* its process; 0 for none */
} Trial;

static int
roll (Trial *self, int n)
{
  return g_rand_int_range (self->dice, 0, n);
}

/* --- The program ------------------------------------------------------------------------------ */

static const char *const clock_names[] = { "image:White’s clock*", "image:Black’s clock*" };

/* Hides the inspector, so that there are fewer accessibles to search. */
static void
start (Trial *self, Driver *(*start_program) (const char *const *argv))
{
  self->driver = start_program (program_argv ());
  driver_key (self->driver, "F9");
  driver_expect_gone (self->driver, "Search masks");
}

static KeptGame *
read_kept (Trial *self)
{
  KeptGame *game = kept_game_read (self->state);

  if (game == NULL)
    g_error ("the game is gone");
  return game;
}

/* Two persons, and a first move. */
static void
begin_game (Trial *self)
{
  g_clear_pointer (&self->driver, driver_stop);
  g_clear_pointer (&self->game, kept_game_free);
  start (self, driver_start);
  match_open_dialog (self->driver);
  match_choose (self->driver, MATCH_BLACK "Player", "Home Return");
  driver_click (self->driver, "radio button:Rapid 15+10");
  match_start (self->driver);
  driver_expect (self->driver, "panel:White, to move");
  match_move (self->driver, "e2", "e4");
  driver_expect (self->driver, "e4, white pawn, last move");
  driver_expect_written (self->driver);
  driver_kill (self->driver);
  self->game = read_kept (self);
  g_assert_cmpstr (self->game->text, ==, "e2e4\n");
  start (self, driver_start_again);
}

/* "White’s clock, 14:58, running": 898 seconds. The clock shows rounded up values. */
static gint64
read_clock (Driver *driver, const char *spec)
{
  g_autofree char *name = driver_name (driver, spec);
  const char *digits = strchr (name, ',');
  gint64 seconds = 0;

  g_assert_nonnull (digits);
  for (digits += 2; g_ascii_isdigit (*digits); digits += *digits == ':')
    seconds = seconds * 60 + (gint64) g_ascii_strtoull (digits, (char **) &digits, 10);
  g_assert_true (*digits == '\0' || *digits == ',');
  return seconds * G_USEC_PER_SEC;
}

/* --- A change --------------------------------------------------------------------------------- */

/* A move that neither ends the game nor needs a promotion piece. */
static ChessMove
pick_move (Trial *self)
{
  ChessMoveList list;

  chess_movegen_legal (&self->game->position, &list);
  for (;;)
    {
      ChessMove move = list.moves[roll (self, (int) list.count)];
      ChessPosition after = self->game->position;

      chess_position_play (&after, move);
      if (chess_move_kind (move) != CHESS_MOVE_PROMOTION && chess_movegen_any (&after))
        return move;
    }
}

static char *
square_name (ChessSquare square)
{
  return g_strdup_printf ("%c%d*", 'a' + chess_square_file (square),
                          1 + chess_square_rank (square));
}

/* Does everything but the last click. (transfer full): the place of that click. */
static char *
prepare_move (Trial *self)
{
  ChessMove move = pick_move (self);
  ChessSquare from = chess_move_from (move), to = chess_move_destination (move);
  g_autofree char *source = square_name (from);

  g_free (self->change);
  self->change
      = g_strdup_printf ("%c%d%c%d\n", 'a' + chess_square_file (from), 1 + chess_square_rank (from),
                         'a' + chess_square_file (to), 1 + chess_square_rank (to));
  driver_settle (self->driver);
  driver_click (self->driver, source);
  return square_name (to);
}

/* Types a comment on the last move, without the key that accepts it. */
static void
prepare_comment (Trial *self)
{
  g_autofree char *text
      = g_strdup_printf ("note %u of %u", self->counts.n_kills, g_rand_int (self->dice));

  g_free (self->change);
  self->change = g_strdup_printf ("{%s}\n", text);
  driver_key (self->driver, "F7");
  driver_expect (self->driver, "Comment after*");
  driver_settle (self->driver);
  driver_key (self->driver, "ctrl+a");
  driver_type (self->driver, text);
}

/* The clocks as a person sees them just before. */
static void
look_at_clocks (Trial *self)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    self->shown_us[side] = read_clock (self->driver, clock_names[side]);
}

/* Makes a change, and kills the program a moment after that. */
static void
change_and_kill (Trial *self)
{
  g_autofree char *target = NULL;

  self->is_move = self->running && roll (self, 2) == 0;
  self->at_rest = roll (self, 4) == 0;
  if (self->is_move)
    target = prepare_move (self);
  else
    prepare_comment (self);
  look_at_clocks (self);
  if (self->is_move)
    driver_click_at_once (self->driver, target);
  else
    driver_key_at_once (self->driver, "ctrl+Return");
  if (self->at_rest)
    driver_expect_written (self->driver);
  else
    g_usleep ((gulong) roll (self, 1000 * (roll (self, 2) == 0 ? SOON_MS : MAX_DELAY_MS)));
  driver_kill (g_steal_pointer (&self->driver));
}

/* --- After it --------------------------------------------------------------------------------- */

/* The text of the game with the change. A comment takes the place of the one on the same move. */
static char *
dup_changed_text (Trial *self)
{
  gsize kept = strlen (self->game->text);

  if (!self->is_move && *self->game->comment != '\0')
    kept -= strlen (self->game->comment) + strlen ("{}\n");
  return g_strdup_printf ("%.*s%s", (int) kept, self->game->text, self->change);
}

/* Whether the game has the change; otherwise it must be the old game. */
static gboolean
judge_record (Trial *self, KeptGame *now)
{
  g_autofree char *changed = dup_changed_text (self);
  gboolean is_new = g_str_equal (now->text, changed);

  if (!is_new && (self->at_rest || !g_str_equal (now->text, self->game->text)))
    g_error ("after the kill the game is\n%sand not\n%s", now->text, changed);
  return is_new;
}

static void
judge_clocks (Trial *self, KeptGame *now, gboolean moved, gint64 elapsed_us)
{
  gint64 lost_us = moved ? BONUS_US : 0;

  g_assert_cmpuint (now->to_move, ==, chess_position_side (&now->position));
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      gboolean has_moved = moved && side != now->to_move;

      g_assert_cmpint (now->left_us[side], <=, self->shown_us[side] + (has_moved ? BONUS_US : 0));
      lost_us += self->game->left_us[side] - now->left_us[side];
    }
  g_assert_cmpint (lost_us, >=, 0);
  if (self->running)
    lost_us -= elapsed_us;
  g_assert_cmpint (lost_us, <=, self->running ? CHECKBIT_BEAT_MS * 1000 : 0);
  self->counts.most_lost_us = MAX (self->counts.most_lost_us, lost_us);
}

/* Makes the current game the one to compare with from now on. */
static void
judge (Trial *self, gint64 elapsed_us)
{
  KeptGame *now = read_kept (self);
  gboolean is_new = judge_record (self, now);

  judge_clocks (self, now, self->is_move && is_new, elapsed_us);
  if (self->engine != 0)
    driver_expect_process_gone (self->engine);
  self->counts.n_scrap += kept_game_count_scrap (self->state);
  self->counts.n_new += is_new;
  self->counts.n_old += !is_new;
  kept_game_free (self->game);
  self->game = now;
}

/* The program starts with the game found in the files. */
static void
expect_back (Trial *self)
{
  start (self, driver_start_again);
  driver_expect_text (self->driver, "FEN", self->game->fen);
  driver_expect (self->driver, "alert:Paused.");
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      g_autofree char *digits = checkbit_clock_format (self->game->left_us[side]);
      g_autofree char *name = driver_name (self->driver, clock_names[side]);

      g_assert_nonnull (strstr (name, digits));
      g_assert_null (strstr (name, "running"));
    }
  if (*self->game->comment != '\0')
    driver_expect (self->driver, self->game->comment);
  driver_expect_written (self->driver);
  g_assert_cmpuint (kept_game_count_scrap (self->state), ==, 0);
}

/* --- Rounds ----------------------------------------------------------------------------------- */

/* One in four has a stopped clock; the others run, one in three of them with an engine. */
static void
let_run (Trial *self)
{
  self->running = roll (self, 4) > 0;
  self->engine = 0;
  self->began_us = g_get_monotonic_time ();
  if (!self->running)
    return;
  driver_click (self->driver, "push button:Resume");
  driver_expect_gone (self->driver, "push button:Resume");
  if (roll (self, 3) > 0)
    return;
  driver_key (self->driver, "F4");
  driver_expect (self->driver, "label:Depth*");
  self->engine = driver_get_child (self->driver);
  g_assert_cmpuint (self->engine, !=, 0);
}

static void
play_round (Trial *self)
{
  let_run (self);
  change_and_kill (self);
  judge (self, g_get_monotonic_time () - self->began_us);
  expect_back (self);
  self->counts.n_kills++;
  self->counts.n_moves += self->is_move;
  self->counts.n_comments += !self->is_move;
  self->counts.n_at_rest += self->at_rest;
  self->counts.n_running += self->running;
  self->counts.n_engines += self->engine != 0;
}

/* The tree's own engine, first of the list where no other is found. */
static void
write_engines (void)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "checkbit", NULL);
  g_autofree char *path = g_build_filename (folder, "engines.ini", NULL);
  const char *arguments[] = { "ok" };

  g_key_file_set_boolean (file, "engine added-1", "added", TRUE);
  g_key_file_set_string (file, "engine added-1", "name", "fake");
  g_key_file_set_string (file, "engine added-1", "path", g_getenv ("FAKE_ENGINE"));
  g_key_file_set_string_list (file, "engine added-1", "arguments", arguments, 1);
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_key_file_save_to_file (file, path, NULL));
}

/* The program has its own state folder: files left there are only its own, and reading a game here
 * removes nothing from it. */
static void
separate_states (Trial *self)
{
  self->state = g_build_filename (g_get_user_state_dir (), "program", NULL);
  g_setenv ("XDG_STATE_HOME", self->state, TRUE);
}

static void
report (const Counts *counts)
{
  trial_report ("%u kills after %u moves and %u comments, %u of them at rest: %u left the new game "
                "and %u the old one",
                counts->n_kills, counts->n_moves, counts->n_comments, counts->n_at_rest,
                counts->n_new, counts->n_old);
  trial_report ("clocks ran in %u of them: none had more than it showed, or lost more than %.1f ms "
                "beyond what had passed",
                counts->n_running, (double) counts->most_lost_us / 1000);
  trial_report ("%u engines ended with their program, %u left-overs were swept", counts->n_engines,
                counts->n_scrap);
}

static void
test_killed (void)
{
  guint n_rounds = trial_count (5, 50);
  Trial trial = { .dice = g_rand_new_with_seed (trial_seed ()) };

  write_engines ();
  separate_states (&trial);
  for (guint i = 0; i < n_rounds; i++)
    {
      if (i % ROUNDS_PER_GAME == 0)
        begin_game (&trial);
      play_round (&trial);
    }
  report (&trial.counts);
  driver_stop (trial.driver);
  kept_game_free (trial.game);
  g_rand_free (trial.dice);
  g_free (trial.change);
  g_free (trial.state);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trial/window-kills", test_killed);
  return g_test_run ();
}
