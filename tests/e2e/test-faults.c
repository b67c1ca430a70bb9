/* Engines that misbehave in many ways, in matches in the real window: the game is kept, a message
 * explains the failure, the clock stops, no process is left running; and the window stays
 * responsive.
 *
 * How long the interface thread itself works before it answers is measured in every case and
 * written to the test's log: more than WORK_LIMIT_US in each of N_TRIES fails. It is processor
 * time, which a busy machine makes longer, too, but far less than the time that passes.
 *
 * CHECKBIT_CORPUS, where it is set, adds the modes of the shared misbehaving engine, and leaves
 * out those of the tree's own that are the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "match.h"
#include "tiles.h"

#include <string.h>

#define N_TRIES 3

#define AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
#define AFTER_E4_E5 "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"

typedef struct
{
  const char *mode;
  const char *words;    /* part of the message; NULL: a move comes, and another one */
  const char *argument; /* for the shared engine; NULL: none */
  guint n_answers;      /* before it fails */
  guint patience;       /* seconds until it is ended; 0: the default of any engine */
  gboolean twice;       /* whether the shared engine does the same: once is enough then */
} Case;

/* The tree's own fake engine: all of its modes. */
static const Case own_cases[] = {
  { .mode = "exit-at-start", .twice = TRUE, .words = "exit status 3" },
  { .mode = "crash-on-uci", .twice = TRUE, .words = "signal 11" },
  { .mode = "crash-on-isready", .twice = TRUE, .words = "signal 6" },
  { .mode = "no-uciok", .twice = TRUE, .patience = 3, .words = "within 3 seconds" },
  /* Its uciok must arrive in time. */
  { .mode = "no-readyok", .twice = TRUE, .patience = 8, .words = "not responding" },
  { .mode = "hangs-later", .words = "not responding", .patience = 8, .n_answers = 1 },
  { .mode = "crash-in-search", .words = "info depth 1" },
  { .mode = "last-words", .words = "“Cannot find network <b>x</b>”" },
  { .mode = "move-none", .twice = TRUE, .words = "“(none)”" },
  { .mode = "move-zero", .twice = TRUE, .words = "“0000”" },
  { .mode = "move-illegal", .twice = TRUE, .words = "“a1a1”" },
  { .mode = "move-garbage", .twice = TRUE, .words = "“####”" },
  { .mode = "closes-input", .twice = TRUE, .words = "closed" },
  { .mode = "stop-ignored", .twice = TRUE, .words = "told to stop" },
  { .mode = "ok", .twice = TRUE },
  { .mode = "slow" },
  { .mode = "late", .twice = TRUE },
  { .mode = "crlf", .twice = TRUE },
  { .mode = "spaces" },
  { .mode = "no-newline", .twice = TRUE },
  { .mode = "huge-line", .twice = TRUE },
  { .mode = "garbage", .twice = TRUE },
  { .mode = "flood", .twice = TRUE },
  { .mode = "flood-errors", .twice = TRUE },
  { .mode = "double", .twice = TRUE },
  { .mode = "move-unasked", .twice = TRUE },
  { .mode = "uciok-early", .twice = TRUE },
  { .mode = "illegal-pv", .twice = TRUE },
  { .mode = "markup", .twice = TRUE },
  { .mode = "options", .twice = TRUE },
  { .mode = "elo" },
  { .mode = "skill" },
  { .mode = "no-chess960" },
  { .mode = "ponder-illegal" },
  { .mode = "castle-by-rook", .twice = TRUE },
  { .mode = "capital-promotion", .twice = TRUE },
  { .mode = "bare-promotion" },
  { .mode = "ignores-quit", .twice = TRUE },
  { .mode = "ignores-sigterm", .twice = TRUE },
};

/* The shared one, except crash_mid_search: its signal to itself may arrive after it has moved, and
 * then there is nothing to restart. */
static const Case shared_cases[] = {
  { .mode = "ok" },
  { .mode = "slow_start", .argument = "2" },
  { .mode = "no_uciok", .patience = 3, .words = "within 3 seconds" },
  { .mode = "exit_at_start", .words = "exit status 3" },
  { .mode = "crash_on_uci", .words = "signal 11" },
  { .mode = "crash_on_isready", .words = "signal 6" },
  /* Its uciok must arrive in time, even where starting Python takes long. */
  { .mode = "no_readyok", .patience = 10, .words = "not responding" },
  { .mode = "no_bestmove", .words = "told to stop" },
  { .mode = "late_bestmove" },
  { .mode = "double_bestmove" },
  { .mode = "bestmove_none", .words = "“(none)”" },
  { .mode = "bestmove_0000", .words = "“0000”" },
  { .mode = "bestmove_illegal", .words = "not a legal move" },
  { .mode = "bestmove_garbage", .words = "“####" },
  { .mode = "garbage" },
  { .mode = "crlf" },
  { .mode = "no_final_newline" },
  { .mode = "huge_info" },
  { .mode = "flood" },
  { .mode = "flood_stderr" },
  { .mode = "ignore_quit" },
  { .mode = "ignore_sigterm" },
  { .mode = "unsolicited" },
  { .mode = "uciok_early" },
  { .mode = "illegal_pv" },
  { .mode = "markup_name" },
  { .mode = "options_weird" },
  { .mode = "closes_stdin", .words = "closed" },
  { .mode = "king_takes_rook" },
  { .mode = "uppercase_promo" },
};

/* --- The engines in the list ------------------------------------------------------------------ */

/* One program runs all cases: it must survive them one after the other. */
static Driver *driver;
static GPtrArray *listed; /* of Case, in the order of the list, after the engines that were found */
static gboolean limited;  /* whether the thinking time and the clock have been chosen */
static DriverBeat worst;

static void
add_engine (GKeyFile *file, const Case *row, const char *program)
{
  g_autofree char *group = g_strdup_printf ("engine added-%u", listed->len + 1);
  const char *arguments[] = { row->mode, "1", row->argument };
  gboolean own = program == g_getenv ("FAKE_ENGINE");

  g_key_file_set_boolean (file, group, "added", TRUE);
  g_key_file_set_string (file, group, "name", row->mode);
  g_key_file_set_string (file, group, "path", program);
  g_key_file_set_string_list (file, group, "arguments", arguments,
                              own                     ? 1
                              : row->argument != NULL ? 3
                                                      : 2);
  if (row->patience > 0)
    g_key_file_set_integer (file, group, "patience", (int) row->patience);
  g_ptr_array_add (listed, (gpointer) row);
}

static void
write_engines (void)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "checkbit", NULL);
  g_autofree char *path = g_build_filename (folder, "engines.ini", NULL);

  listed = g_ptr_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (own_cases); i++)
    add_engine (file, &own_cases[i], g_getenv ("FAKE_ENGINE"));
  if (g_getenv ("CHECKBIT_CORPUS") != NULL)
    {
      g_autofree char *program
          = g_build_filename (g_getenv ("CHECKBIT_CORPUS"), "uci/badengine.py", NULL);

      for (guint i = 0; i < G_N_ELEMENTS (shared_cases); i++)
        add_engine (file, &shared_cases[i], program);
    }
  g_mkdir_with_parents (folder, 0700);
  g_key_file_save_to_file (file, path, &error);
  g_assert_no_error (error);
}

/* A newly started program, with or without restored games, has no stored choices for the dialog.
 * With the inspector hidden there are fewer accessibles to search. */
static void
start_with (Driver *(*start_program) (const char *const *argv))
{
  driver = start_program (program_argv ());
  limited = FALSE;
  driver_key (driver, "F9");
  driver_expect_gone (driver, "Search masks");
}

static void
start (void)
{
  if (driver == NULL)
    start_with (driver_start);
}

/* The added engines are at the end of the list. */
static void
choose_engine (guint index)
{
  g_autoptr (GString) keys = g_string_new ("End ");

  for (guint i = listed->len - 1; i > index; i--)
    g_string_append (keys, "Up ");
  g_string_append (keys, "Return");
  match_choose (driver, MATCH_BLACK "Player", keys->str);
}

/* A person with White against one of them, which has half a second for each move; five
 * minutes and three seconds per move on the clocks. */
static void
begin (const Case *row)
{
  g_autofree char *name = g_strdup_printf ("panel:Black: %s*", row->mode);
  guint index;

  g_assert_true (g_ptr_array_find (listed, row, &index));
  match_open_dialog (driver);
  choose_engine (index);
  if (!limited)
    {
      match_set_strength (driver, MATCH_BLACK_STRENGTH, "End");
      match_choose (driver, MATCH_BLACK "Thinking time", "Home Down Return");
      match_set_number (driver, "last label:Seconds per move", "0.5");
      driver_click (driver, "radio button:Blitz 5+3");
    }
  limited = TRUE;
  match_start (driver);
  driver_expect (driver, name);
}

/* --- What comes of it ------------------------------------------------------------------------- */

static gboolean
shows_words (const char *words)
{
  g_autoptr (GPtrArray) names = driver_names_with (driver, words);

  return names->len > 0 && driver_has (driver, "push button:Restart");
}

/* The side to move, from the FEN. */
static gboolean
is_turn (char side)
{
  const char mark[] = { ' ', side, ' ', '\0' };
  g_autofree char *fen = driver_text (driver, "FEN");

  return strstr (fen, mark) != NULL;
}

/* Fails the test with what the window shows. */
static G_NORETURN void
fail (const char *words)
{
  g_autoptr (GPtrArray) sentences = driver_names_with (driver, ". ");
  g_autofree char *fen = driver_text (driver, "FEN");

  for (guint i = 0; i < sentences->len; i++)
    g_printerr ("shown: %s\n", (const char *) sentences->pdata[i]);
  g_printerr ("position: %s, restart %s\n", fen,
              driver_has (driver, "push button:Restart") ? "offered" : "not offered");
  g_error ("nothing came of it: %s", words != NULL ? words : "a move was expected");
}

/* Keeps sending requests to the window until the engine has failed with these words or, if there
 * are none, has moved. */
static void
wait_for_outcome (const char *words)
{
  gint64 end = time_patience ();

  while (words != NULL ? !shows_words (words) : !is_turn ('w'))
    if (time_is_up (end))
      fail (words);
}

/* How long the window worked at most before it answered. */
static gint64
take_beat (const Case *row)
{
  DriverBeat beat = driver_take_beat (driver);

  g_test_message ("%s: asked %u times, the window worked for %.1f ms at most before it answered",
                  row->mode, beat.n, (double) beat.worked_us / 1000);
  worst.n += beat.n;

  return beat.worked_us;
}

static void
expect_clocks_running (gboolean running)
{
  g_autoptr (GPtrArray) names = driver_names_with (driver, ", running");

  g_assert_cmpuint (names->len, ==, running ? 1 : 0);
}

/* The game is unchanged, the clocks have stopped, no process runs; the engine can be restarted, and
 * a person can take over. */
static void
expect_failure (const Case *row)
{
  g_autofree char *fen = driver_text (driver, "FEN");

  wait_for_outcome (row->words);
  driver_expect_text (driver, "FEN", fen);
  expect_clocks_running (FALSE);
  driver_expect_no_children (driver);

  driver_click (driver, "push button:Restart");
  if (row->n_answers == 0)
    {
      wait_for_outcome (row->words);
      driver_expect_no_children (driver);
    }
  else
    wait_for_outcome (NULL);
  driver_expect (driver, "Chess board");
}

static void
let_a_person_play (void)
{
  driver_click (driver, "push button:Play This Side Myself");
  driver_expect_gone (driver, "push button:Restart");
  match_move (driver, "e7", "e5");
  driver_expect_text (driver, "FEN", AFTER_E4_E5);
  expect_clocks_running (TRUE);
}

/* Plays against the engine until it has failed or moved. */
static void
meet (const Case *row)
{
  start ();
  begin (row);
  driver_take_beat (driver);
  match_move (driver, "e2", "e4");
  for (guint i = 0; i < row->n_answers; i++)
    {
      wait_for_outcome (NULL);
      match_move (driver, "g1", "f3");
    }
  if (row->words != NULL)
    {
      expect_failure (row);
      if (row->n_answers == 0)
        let_a_person_play ();
    }
  else
    {
      wait_for_outcome (NULL);
      expect_clocks_running (TRUE);
      match_move (driver, "g1", "f3");
      wait_for_outcome (NULL);
    }
}

/* Work that an engine causes comes each time; what else the machine does lengthens one try. */
static void
test_case (gconstpointer data)
{
  gint64 least = G_MAXINT64;

  for (guint try = 0; try < N_TRIES && least >= WORK_LIMIT_US; try++)
    {
      meet (data);
      least = MIN (least, take_beat (data));
    }
  worst.worked_us = MAX (worst.worked_us, least);
  g_assert_cmpint (least, <, WORK_LIMIT_US);
}

/* --- The end of the program ------------------------------------------------------------------- */

/* Kills the program while the engine thinks: the engine ends as well, and the next start restores
 * the game with stopped clocks. */
static void
test_killed (void)
{
  const Case *row = NULL;
  g_autofree char *clock = NULL, *again = NULL;
  guint pid;

  for (guint i = 0; i < G_N_ELEMENTS (own_cases); i++)
    if (g_str_equal (own_cases[i].mode, "stop-ignored"))
      row = &own_cases[i];
  start ();
  begin (row);
  match_move (driver, "e2", "e4");
  driver_expect (driver, "panel:Black: stop-ignored, Full strength, thinking");
  driver_expect (driver, "image:Black’s clock*");
  driver_expect_written (driver);
  pid = driver_get_child (driver);
  g_assert_cmpuint (pid, !=, 0);
  clock = driver_name (driver, "image:White’s clock*");
  driver_kill (driver);
  driver_expect_process_gone (pid);

  start_with (driver_start_again);
  driver_expect_text (driver, "FEN", AFTER_E4);
  driver_expect (driver, "alert:Paused.");
  expect_clocks_running (FALSE);
  again = driver_name (driver, "image:White’s clock*");
  g_assert_cmpstr (again, ==, clock);
  driver_click (driver, "push button:Resume");
  driver_expect (driver, "panel:Black: stop-ignored, Full strength, thinking");
}

/* Closes the program normally while an engine refuses to end. */
static void
test_closed (void)
{
  guint pid;

  start ();
  begin (&own_cases[G_N_ELEMENTS (own_cases) - 1]);
  match_move (driver, "e2", "e4");
  wait_for_outcome (NULL);
  pid = driver_get_child (driver);
  g_assert_cmpuint (pid, !=, 0);
  driver_key (driver, "ctrl+q");
  driver_expect_end (driver);
  driver = NULL;
  driver_expect_process_gone (pid);
}

static void
test_no_corpus (void)
{
  g_test_skip ("CHECKBIT_CORPUS is not set");
}

static void
add_cases (const char *folder, const Case *cases, guint n, gboolean all)
{
  for (guint i = 0; i < n; i++)
    {
      if (cases[i].twice && !all)
        continue;
      g_autofree char *path = g_strdup_printf ("/e2e/faults/%s/%s", folder, cases[i].mode);
      g_test_add_data_func (path, &cases[i], test_case);
    }
}

int
main (int argc, char *argv[])
{
  gboolean has_corpus = g_getenv ("CHECKBIT_CORPUS") != NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  write_engines ();
  add_cases ("own", own_cases, G_N_ELEMENTS (own_cases), !has_corpus);
  if (has_corpus)
    add_cases ("shared", shared_cases, G_N_ELEMENTS (shared_cases), TRUE);
  else
    g_test_add_func ("/e2e/faults/shared", test_no_corpus);
  g_test_add_func ("/e2e/faults/killed", test_killed);
  g_test_add_func ("/e2e/faults/closed", test_closed);
  status = g_test_run ();
  g_print ("# the window was asked %u times and worked for %.1f ms at most before it answered\n",
           worst.n, (double) worst.worked_us / 1000);
  if (driver != NULL)
    driver_stop (driver);
  g_ptr_array_unref (listed);
  return status;
}
