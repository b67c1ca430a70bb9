/* Broken generators and hostile programs, each with a position that reveals the bug; findings are
 * verified with a generator that shares no code with the core.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <pthread.h>
#include <string.h>

#include "../../lib/test-time.h"
#include "game/lab/finding.h"
#include "game/lab/report.h"
#include "mailbox.h"

#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define PROMOTIONS "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"
#define CASTLING "4k3/8/8/8/8/6n1/8/R3K2R w KQ - 0 1"

/* Seconds; working programs answer in milliseconds, even on a slow machine. */
#define LIMIT 60

/* --- Asking --------------------------------------------------------------------------------- */

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));

  return position;
}

/* The command line of the program. (transfer full) */
static char *
write_command (const char *option, const char *value)
{
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));

  return g_strdup_printf ("%s %s %s", path, option, value);
}

static CheckbitLabFinding *
compare (const char *command, const char *fen, guint depth, double limit)
{
  ChessPosition position = read_fen (fen);
  CheckbitLabTask task = { &position, fen, depth, FALSE };
  g_autoptr (CheckbitLabProgram) program
      = checkbit_lab_program_new (CHECKBIT_LAB_COMMAND, command, limit);

  return checkbit_lab_compare (program, &task, NULL, NULL, NULL);
}

/* --- Bugs ----------------------------------------------------------------------------------- */

typedef struct
{
  MailboxBug bug;
  const char *fen;
  guint depth;
  const char *mistake; /* that must be named */
} Row;

static const Row rows[] = {
  { BUG_KNIGHT_WRAP, "4k3/8/8/8/7N/8/8/4K3 w - - 0 1", 1, "wrap" },
  { BUG_KING_WRAP, "8/8/8/7k/8/8/8/K7 w - - 0 1", 2, "wrap" },
  { BUG_ROOK_WRAP, KIWIPETE, 2, "wrap" },
  { BUG_BISHOP_WRAP, KIWIPETE, 1, "wrap" },
  { BUG_WHITE_PAWN_WRAP, "4k3/8/8/p7/8/8/7P/4K3 w - - 0 1", 3, "wrap" },
  { BUG_BLACK_PAWN_WRAP, "4k3/p7/8/7P/8/8/8/4K3 b - - 0 1", 1, "wrap" },
  { BUG_ROOK_JUMPS, KIWIPETE, 1, "jump" },
  { BUG_QUEEN_NO_DIAGONAL, KIWIPETE, 2, "queen" },
  { BUG_OWN_CAPTURE, KIWIPETE, 1, "takes-own" },
  { BUG_PAWN_PUSH_CAPTURES, KIWIPETE, 1, "pawn-blocked" },
  { BUG_DOUBLE_PUSH_JUMPS, KIWIPETE, 1, "double-push-blocked" },
  { BUG_DOUBLE_PUSH_CAPTURES, KIWIPETE, 1, "double-push-blocked" },
  { BUG_DOUBLE_PUSH_RANK, KIWIPETE, 2, "double-push-rank" },
  { BUG_NO_DOUBLE_PUSH_A, KIWIPETE, 1, "double-push" },
  { BUG_PAWN_NO_EAST, KIWIPETE, 1, "pawn-capture" },
  { BUG_PAWN_CAPTURES_EMPTY, KIWIPETE, 1, "pawn-takes-nothing" },
  { BUG_QUEEN_ONLY, PROMOTIONS, 2, "underpromotion" },
  { BUG_NO_KNIGHT_PROMOTION, PROMOTIONS, 2, "underpromotion" },
  { BUG_NO_PROMOTION_CAPTURE, PROMOTIONS, 2, "promotion-left-out" },
  { BUG_NO_PROMOTION, PROMOTIONS, 2, "promotion-left-out" },
  { BUG_KING_PROMOTION, PROMOTIONS, 3, "promotion-left-out" },
  { BUG_PROMOTION_COLOR, "4k3/8/8/8/8/8/1p6/4K3 b - - 0 1", 2, "play-promotion" },
  { BUG_NO_EN_PASSANT, KIWIPETE, 2, "en-passant-missing" },
  { BUG_EN_PASSANT_RANK_PIN, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 2, "en-passant-pin" },
  { BUG_EN_PASSANT_DIAGONAL_PIN, "6b1/8/8/3pP3/8/1K6/8/7k w - d6 0 1", 1, "en-passant-pin" },
  { BUG_EN_PASSANT_KEPT, "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", 4, "en-passant-stale" },
  { BUG_EN_PASSANT_NO_EVASION, "8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1", 2, "en-passant-evasion" },
  { BUG_EN_PASSANT_LEAVES_PAWN, "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", 3, "play-en-passant" },
  { BUG_EN_PASSANT_ANY_PAWN, KIWIPETE, 3, "en-passant-stale" },
  { BUG_NO_CASTLING, KIWIPETE, 1, "castling-missing" },
  { BUG_CASTLING_OUT_OF_CHECK, "4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1", 1, "castling-out-of-check" },
  { BUG_CASTLING_THROUGH_CHECK, KIWIPETE, 2, "castling-through-check" },
  { BUG_CASTLING_INTO_CHECK, KIWIPETE, 2, "castling-into-check" },
  { BUG_CASTLING_BLOCKED, "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", 1, "castling-blocked" },
  { BUG_CASTLING_STRICT, "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1, "castling-too-strict" },
  { BUG_CASTLING_ROOK_ATTACKED, "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1, "castling-too-strict" },
  { BUG_CASTLING_RIGHT_ROOK_TAKEN, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", 2, "castling-without-rook" },
  { BUG_CASTLING_RIGHT_ROOK_MOVED, "4k3/8/8/8/8/6n1/8/4K2R w K - 0 1", 3, "play-castling-right" },
  { BUG_CASTLING_RIGHT_KING_MOVED, CASTLING, 3, "play-castling-right" },
  { BUG_CASTLING_ROOK_STAYS, CASTLING, 3, "play-castling" },
  { BUG_CASTLING_960_BETWEEN, "4k3/8/8/8/8/8/8/1K1Rn3 w D - 0 1", 1, "castling-blocked" },
  { BUG_CASTLING_960_SHIELD, "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", 1, "castling-into-check" },
  { BUG_PIN, KIWIPETE, 2, "pin" },
  { BUG_DIAGONAL_PIN, KIWIPETE, 2, "pin" },
  { BUG_PIN_FROZEN, "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", 1, "pin-too-strict" },
  { BUG_PIN_NO_PINNER, "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", 1, "pinner-capture" },
  { BUG_CHECK_IGNORED, "4k3/8/8/8/8/5n2/4P3/4K2R w - - 0 1", 1, "check" },
  { BUG_DOUBLE_CHECK, "4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1", 1, "double-check" },
  { BUG_NO_BLOCK, PROMOTIONS, 1, "check-block" },
  { BUG_NO_CHECKER_CAPTURE, "4k3/8/8/8/8/5n2/6P1/4K3 w - - 0 1", 1, "check-capture" },
  { BUG_KING_ALONG_RAY, "4r1k1/8/8/8/8/8/4K3/8 w - - 0 1", 1, "king-along-ray" },
  { BUG_KING_TAKES_PROTECTED, "6k1/8/8/8/7b/8/5n2/4K3 w - - 0 1", 1, "king-takes-protected" },
  { BUG_KING_NEXT_TO_KING, "8/8/8/3k4/8/3K4/8/8 w - - 0 1", 1, "kings-touch" },
  { BUG_KING_NEAR_PAWN, "4k3/8/8/3p4/8/3K4/8/8 w - - 0 1", 1, "king-near-pawn" },
  { BUG_KNIGHT_CHECK_UNSEEN, "4k3/8/8/3n4/8/3K4/8/8 w - - 0 1", 1, "king-into-check" },
  { BUG_DUPLICATE, "4k3/8/8/3p4/8/3Q4/8/4K3 w - - 0 1", 1, "duplicate" },
  { BUG_UNMAKE, "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", 4, "count" },
  { BUG_BLACK_NO_EN_PASSANT, "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", 2, "en-passant-missing" },
  { BUG_BLACK_NO_DOUBLE_PUSH, KIWIPETE, 2, "double-push" },
  { BUG_BLACK_PIN, KIWIPETE, 2, "pin" },
  { BUG_BLACK_NO_CASTLING, KIWIPETE, 2, "castling-missing" },
  { BUG_EN_PASSANT_ONE_SIDE, "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", 1, "en-passant-missing" },
  { BUG_EN_PASSANT_WRAP, "4k3/8/8/pP6/7P/8/8/4K3 w - a6 0 1", 1, "wrap" },
  { BUG_EN_PASSANT_IN_CHECK, "4b2k/8/8/3pP3/K7/8/8/8 w - d6 0 1", 1, "en-passant-check" },
  { BUG_EN_PASSANT_SQUARE, "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", 2, "play-en-passant" },
  { BUG_PIN_KNIGHT, "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", 1, "pin" },
  { BUG_PIN_PAWN_CAPTURE, "4r2k/8/8/8/3p4/4P3/8/4K3 w - - 0 1", 1, "pin" },
  { BUG_PIN_PAWN_PUSH, "4r2k/8/8/8/3p4/4P3/8/4K3 w - - 0 1", 1, "pin-too-strict" },
  { BUG_SHIELD_PINNED, "4k3/8/8/4N3/8/8/8/K3R3 w - - 0 1", 1, "discovered-check" },
  { BUG_KING_NO_CAPTURE, "4k3/8/8/3p4/3K4/8/8/8 w - - 0 1", 1, "king-capture" },
  { BUG_KING_STAYS_IN_CHECK, "4k3/8/8/8/8/5n2/6P1/4K3 w - - 0 1", 1, "check-king" },
  { BUG_DOUBLE_CHECK_MATE, "4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1", 1, "double-check-king" },
  { BUG_SLIDER_CHECK_IGNORED, "4r1k1/8/8/8/8/8/2N5/4K3 w - - 0 1", 1, "check" },
  { BUG_CASTLING_NO_LONG, KIWIPETE, 1, "castling-long-missing" },
  { BUG_CASTLING_NO_960, "4k3/8/8/8/8/8/8/6KR w H - 0 1", 1, "chess960-castling" },
  { BUG_CASTLING_PAST_PAWN, "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1", 1, "castling-through-check" },
  { BUG_CASTLING_RIGHT_BOTH, CASTLING, 3, "play-castling-right" },
  { BUG_CASTLING_RIGHT_PROMOTION, "4k3/8/8/8/8/8/6p1/4K2R b K - 0 1", 2, "castling-without-rook" },
  { BUG_CASTLING_ROOK_SQUARE, CASTLING, 3, "play-castling" },
  { BUG_CASTLING_TWICE, KIWIPETE, 1, "duplicate" },
  { BUG_PROMOTION_STAYS, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", 3, "play-promotion" },
  { BUG_SLIDER_EDGE, KIWIPETE, 1, "slider-edge" },
  { BUG_SLIDER_NO_CAPTURE, KIWIPETE, 1, "capture" },
};

/* Whether the plain generator has a move in a position. */
static gboolean
has_move (const char *fen, const char *text)
{
  Mailbox board = { .bug = BUG_NONE };
  MailboxMove moves[MAILBOX_MOVES];
  char name[8];
  int n;

  g_assert_true (mailbox_read (&board, fen));
  n = mailbox_moves (&board, moves);
  for (int i = 0; i < n; i++)
    {
      mailbox_write (&board, &moves[i], name);
      if (strcmp (name, text) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
assert_true_difference (const CheckbitLabFinding *finding, const CheckbitDifference *difference)
{
  /* Both or neither spell castling the Chess960 way. */
  g_test_message ("%s %s in %s", checkbit_difference_id (difference->kind), difference->text,
                  finding->fen);
  if (difference->kind == CHECKBIT_DIFFERENCE_EXTRA)
    {
      g_autofree char *sentence = checkbit_difference_sentence (difference);

      g_assert_false (has_move (finding->fen, difference->text));
      g_assert_nonnull (difference->reason);
      g_assert_cmpstr (difference->reason, !=, "legal");
      g_assert_cmpstr (sentence, !=, "");
    }
  else if (!chess_position_is_chess960 (&finding->position))
    g_assert_true (has_move (finding->fen, difference->text));
}

/* The moves reported lead from the given position to the one found. */
static void
assert_path (const char *fen, const CheckbitLabFinding *finding)
{
  ChessPosition position = read_fen (fen);

  for (guint i = 0; i < finding->moves->len; i++)
    {
      ChessMove move = g_array_index (finding->moves, ChessMove, i);
      g_assert_true (chess_movegen_is_legal (&position, move));
      chess_position_play (&position, move);
    }
  g_assert_cmpuint (chess_position_key (&position), ==, chess_position_key (&finding->position));
}

static gboolean
names_mistake (const CheckbitLabFinding *finding, const char *id)
{
  for (guint i = 0; i < finding->mistakes->len; i++)
    {
      CheckbitMistakeKind kind = g_array_index (finding->mistakes, CheckbitLabMistake, i).kind;

      g_test_message ("mistake: %s", checkbit_mistake_id (kind));
      if (strcmp (checkbit_mistake_id (kind), id) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
test_bug (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *command = write_command ("--bug", mailbox_bug_names[row->bug]);
  g_autoptr (CheckbitLabFinding) finding = compare (command, row->fen, row->depth, LIMIT);

  g_assert_no_error (finding->failure);
  g_assert_true (finding->differs);
  g_assert_cmpint (checkbit_differences_in_lists (finding->differences), ==,
                   row->bug != BUG_UNMAKE);
  assert_path (row->fen, finding);
  for (guint i = 0; i < finding->differences->len; i++)
    assert_true_difference (finding, &g_array_index (finding->differences, CheckbitDifference, i));
  g_assert_true (names_mistake (finding, row->mistake));
  /* One call per depth, one per step down, and one for each step that may have been wrong: counts
   * calls, since time depends on the other program. */
  g_assert_cmpuint (finding->n_calls, <=, 3 * row->depth);
}

/* No bug is left out. */
static void
test_all_bugs (void)
{
  gboolean covered[N_BUGS] = { TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    covered[rows[i].bug] = TRUE;
  for (guint bug = 0; bug < N_BUGS; bug++)
    g_assert_true (covered[bug]);
  g_assert_cmpuint (G_N_ELEMENTS (rows), >=, 24);
}

/* A generator that is not broken. */
static void
test_same (void)
{
  static const struct
  {
    const char *fen;
    guint depth;
    guint64 total;
  } positions[] = {
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8902 },
    { KIWIPETE, 3, 97862 },
    { PROMOTIONS, 3, 9467 },
    { "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 3, 12189 },
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0, 1 },
    { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 2, 0 },
  };
  g_autofree char *command = write_command ("--bug", "none");

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (CheckbitLabFinding) finding
          = compare (command, positions[i].fen, positions[i].depth, LIMIT);

      g_assert_no_error (finding->failure);
      g_assert_true (finding->same);
      g_assert_false (finding->differs);
      g_assert_cmpuint (finding->total, ==, positions[i].total);
    }
}

/* --- Hostile programs ----------------------------------------------------------------------- */

/* Whether a process is left that was started with the mark. */
static guint
count_left (const char *mark)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc", 0, NULL);
  const char *name;
  guint n = 0;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc", name, "environ", NULL);
      g_autofree char *text = NULL;
      gsize length;

      if (!g_ascii_isdigit (*name) || !g_file_get_contents (path, &text, &length, NULL))
        continue;
      for (const char *at = text; at < text + length; at += strlen (at) + 1)
        n += strcmp (at, mark) == 0;
    }
  return n;
}

/* A killed process disappears once it is scheduled; a forgotten one stays. */
static void
assert_none_left (const char *mark)
{
  gint64 end = time_patience ();

  while (count_left (mark) > 0 && !time_is_up (end))
    g_usleep (1000);
  g_assert_cmpuint (count_left (mark), ==, 0);
}

typedef struct
{
  const char *fault;
  double limit;
  int error;         /* GIOErrorEnum; -1: none */
  const char *words; /* a part of the program's */
} Fault;

static const Fault faults[] = {
  { "hang", 0.3, G_IO_ERROR_TIMED_OUT, "" },
  { "flood", LIMIT, G_IO_ERROR_MESSAGE_TOO_LARGE, "e2e4 20 and so on" },
  { "flood-line", LIMIT, G_IO_ERROR_MESSAGE_TOO_LARGE, "eeee" },
  { "flood-errors", 3, G_IO_ERROR_TIMED_OUT, "all is lost" },
  { "die", LIMIT, G_IO_ERROR_FAILED, "cannot go on" },
  { "silent", LIMIT, G_IO_ERROR_INVALID_DATA, "" },
  { "garbage", LIMIT, G_IO_ERROR_INVALID_DATA, "no" },
  { "half-line", LIMIT, G_IO_ERROR_INVALID_DATA, "" },
  { "no-total", LIMIT, G_IO_ERROR_INVALID_DATA, "" },
  { "status", LIMIT, G_IO_ERROR_FAILED, "" },
  { "killed", LIMIT, G_IO_ERROR_FAILED, "" },
  { "child-hangs", LIMIT, -1, "" },
  { "session", LIMIT, -1, "" },
  { "session-hang", 0.3, G_IO_ERROR_TIMED_OUT, "" },
  { "upper-case", LIMIT, -1, "" },
};

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autofree char *mark = g_strdup_printf ("LAB_FAULT=%s-%u", fault->fault, g_random_int ());
  g_autofree char *command = g_strdup_printf ("%s %s --fault %s", mark, path, fault->fault);
  g_autoptr (CheckbitLabFinding) finding = compare (command, PROMOTIONS, 1, fault->limit);

  if (fault->error < 0)
    {
      g_assert_no_error (finding->failure);
      g_assert_true (finding->same);
    }
  else
    {
      g_assert_error (finding->failure, G_IO_ERROR, fault->error);
      g_assert_false (finding->same);
      g_assert_nonnull (strstr (finding->words, fault->words));
      g_assert_true (g_utf8_validate (finding->words, -1, NULL));
    }
  assert_none_left (mark);
}

/* A program that cannot be started, or reports that it cannot read the position. */
static void
test_cannot_start (void)
{
  g_autoptr (CheckbitLabFinding) finding = compare ("/no/such/program", KIWIPETE, 2, LIMIT);

  g_assert_error (finding->failure, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_nonnull (strstr (finding->words, "/no/such/program"));
}

static guint n_forks;

static void
fork_cb (void)
{
  n_forks++;
}

/* However often a program is started, all memory is never marked to be copied: a window that is
 * open would pay for that at every place that it writes to. */
static void
test_no_fork (void)
{
  g_autofree char *right = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autoptr (CheckbitLabFinding) finding = NULL;

#ifdef __SANITIZE_THREAD__
  g_test_skip ("the thread sanitizer has vfork() fork");
  return;
#endif
  g_assert_cmpint (pthread_atfork (fork_cb, NULL, NULL), ==, 0);
  n_forks = 0;
  finding = compare (right, KIWIPETE, 2, LIMIT);
  g_assert_true (finding->same);
  g_assert_cmpuint (finding->n_calls, ==, 2);
  g_assert_cmpuint (n_forks, ==, 0);
}

/* A script without an interpreter line is run by the shell; it is distinguished from one without
 * permission to run. */
static void
test_plain_script (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lab-XXXXXX", NULL);
  g_autofree char *script = g_build_filename (folder, "engine", NULL);
  g_autofree char *text = g_strdup_printf ("exec '%s'\n", g_getenv ("BROKEN_PERFT"));
  ChessPosition position = read_fen (KIWIPETE);
  const CheckbitLabTask task = { &position, KIWIPETE, 1, FALSE };

  g_assert_true (g_file_set_contents (script, text, -1, NULL));
  for (int mode = 0600; mode <= 0700; mode += 0100)
    {
      g_autoptr (CheckbitLabProgram) program
          = checkbit_lab_program_new (CHECKBIT_LAB_ENGINE, script, LIMIT);
      g_autoptr (CheckbitLabFinding) finding = NULL;

      g_assert_cmpint (g_chmod (script, mode), ==, 0);
      finding = checkbit_lab_compare (program, &task, NULL, NULL, NULL);
      g_assert_true (finding->same == (mode == 0700));
      if (mode == 0600)
        g_assert_error (finding->failure, G_SPAWN_ERROR, G_SPAWN_ERROR_FAILED);
    }
  g_assert_cmpint (g_unlink (script), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A program that answers for the given position and fails further down: partial results are
 * reported, without an invented reason. */
static void
test_fails_deeper (void)
{
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autofree char *command = g_strdup_printf (
      "f () { if [ $# -gt 2 ]; then echo no moves >&2; return 9; fi; %s --bug pin \"$@\"; }; f",
      path);
  g_autoptr (CheckbitLabFinding) finding = compare (command, KIWIPETE, 3, LIMIT);
  const CheckbitDifference *difference;

  g_assert_error (finding->failure, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_cmpstr (finding->words, ==, "no moves");
  g_assert_true (finding->differs);
  g_assert_cmpstr (finding->path, ==, "");
  difference = &g_array_index (finding->differences, CheckbitDifference, 0);
  g_assert_cmpint (difference->kind, ==, CHECKBIT_DIFFERENCE_COUNT);
  g_assert_cmpstr (difference->text, ==, "e2b5");
  g_assert_cmpuint (finding->mistakes->len, ==, 0);
}

/* Lists that are right, and counts that are not. */
static void
test_counts (void)
{
  g_autofree char *counts = write_command ("--fault", "counts");
  g_autofree char *leaves = write_command ("--fault", "leaves");
  g_autofree char *total = write_command ("--fault", "total");
  g_autofree char *null = write_command ("--fault", "null");
  g_autoptr (CheckbitLabFinding) wrong = compare (counts, KIWIPETE, 3, LIMIT);
  g_autoptr (CheckbitLabFinding) leaf = compare (leaves, KIWIPETE, 3, LIMIT);
  g_autoptr (CheckbitLabFinding) sum = compare (total, KIWIPETE, 1, LIMIT);
  g_autoptr (CheckbitLabFinding) pass = compare (null, KIWIPETE, 1, LIMIT);
  const CheckbitDifference *difference;
  g_autofree char *lines = NULL;

  g_assert_true (wrong->differs);
  g_assert_cmpuint (wrong->depth, ==, 2);
  g_assert_cmpuint (wrong->differences->len, ==, 1);
  difference = &g_array_index (wrong->differences, CheckbitDifference, 0);
  g_assert_cmpint (difference->kind, ==, CHECKBIT_DIFFERENCE_COUNT);
  g_assert_cmpuint (difference->theirs, ==, difference->ours + 1);
  g_assert_true (names_mistake (wrong, "count"));

  difference = &g_array_index (leaf->differences, CheckbitDifference, 0);
  g_assert_cmpuint (leaf->depth, ==, 1);
  g_assert_cmpint (difference->kind, ==, CHECKBIT_DIFFERENCE_COUNT);
  g_assert_cmpuint (difference->ours, ==, 1);
  g_assert_cmpuint (difference->theirs, ==, 2);

  g_assert_true (sum->differs);
  g_assert_cmpuint (sum->differences->len, ==, 0);
  g_assert_cmpuint (sum->theirs, ==, sum->total + 1);
  g_assert_true (names_mistake (sum, "total"));
  lines = checkbit_lab_report_lines (sum);
  g_assert_true (g_str_has_suffix (lines, "\ntotal\t48\t49\n"));

  difference = &g_array_index (pass->differences, CheckbitDifference, 0);
  g_assert_cmpstr (difference->text, ==, "0000");
  g_assert_cmpstr (difference->reason, ==, "null-move");
}

/* --- Engines -------------------------------------------------------------------------------- */

static CheckbitLabFinding *
compare_engine (const char *bug, const char *fault, const char *fen, guint depth, double limit)
{
  ChessPosition position = read_fen (fen);
  CheckbitLabTask task = { &position, fen, depth, FALSE };
  g_autoptr (CheckbitLabProgram) program = NULL;
  CheckbitLabFinding *finding;

  g_setenv ("BROKEN_PERFT_BUG", bug, TRUE);
  g_setenv ("BROKEN_PERFT_FAULT", fault, TRUE);
  program = checkbit_lab_program_new (CHECKBIT_LAB_ENGINE, g_getenv ("BROKEN_PERFT"), limit);
  finding = checkbit_lab_compare (program, &task, NULL, NULL, NULL);
  g_unsetenv ("BROKEN_PERFT_BUG");
  g_unsetenv ("BROKEN_PERFT_FAULT");

  return finding;
}

static void
test_engine (void)
{
  g_autoptr (CheckbitLabFinding) same = compare_engine ("none", "", KIWIPETE, 3, LIMIT);
  g_autoptr (CheckbitLabFinding) chess960 = compare_engine (
      "none", "", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 2, LIMIT);
  g_autoptr (CheckbitLabFinding) pin = compare_engine ("pin", "", KIWIPETE, 2, LIMIT);
  g_autoptr (CheckbitLabFinding) hang = compare_engine ("none", "hang", KIWIPETE, 2, 0.5);
  g_autoptr (CheckbitLabFinding) die = compare_engine ("none", "die", KIWIPETE, 2, LIMIT);
  g_autoptr (CheckbitLabFinding) flood = compare_engine ("none", "flood", KIWIPETE, 2, LIMIT);
  g_autoptr (CheckbitLabFinding) half = compare_engine ("none", "no-total", KIWIPETE, 2, 0.5);

  g_assert_true (same->same);
  g_assert_cmpuint (same->total, ==, 97862);
  g_assert_true (chess960->same);
  g_assert_true (names_mistake (pin, "pin"));
  g_assert_error (hang->failure, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_assert_error (die->failure, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_error (flood->failure, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
  g_assert_error (half->failure, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
}

/* --- In a thread ---------------------------------------------------------------------------- */

typedef struct
{
  GMainLoop *loop;
  guint n_progress;
  GError *error;
  CheckbitLabFinding *finding;
} Run;

static void
progress_cb (const char *path, guint depth, gpointer data)
{
  Run *run = data;

  g_assert_true (g_main_context_is_owner (NULL));
  run->n_progress++;
}

static void
finished_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = data;

  run->finding = checkbit_lab_compare_finish (result, &run->error);
  g_main_loop_quit (run->loop);
}

static gboolean
cancel_cb (gpointer data)
{
  g_cancellable_cancel (data);

  return G_SOURCE_REMOVE;
}

static void
test_async (void)
{
  Run run = { .loop = g_main_loop_new (NULL, FALSE) };
  g_autofree char *command = write_command ("--bug", "pin");
  ChessPosition position = read_fen (KIWIPETE);
  CheckbitLabTask task = { &position, NULL, 3, FALSE };

  checkbit_lab_compare_async (CHECKBIT_LAB_COMMAND, command, LIMIT, &task, progress_cb, &run, NULL,
                              finished_cb, &run);
  g_main_loop_run (run.loop);
  g_assert_no_error (run.error);
  g_assert_true (run.finding->differs);
  g_assert_cmpuint (run.n_progress, >, 0);
  checkbit_lab_finding_free (run.finding);
  g_main_loop_unref (run.loop);
}

static void
test_cancel (void)
{
  Run run = { .loop = g_main_loop_new (NULL, FALSE) };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *path = g_shell_quote (g_getenv ("BROKEN_PERFT"));
  g_autofree char *mark = g_strdup_printf ("LAB_CANCEL=%u", g_random_int ());
  g_autofree char *command = g_strdup_printf ("%s %s --fault hang", mark, path);
  ChessPosition position = read_fen (KIWIPETE);
  CheckbitLabTask task = { &position, NULL, 3, FALSE };

  checkbit_lab_compare_async (CHECKBIT_LAB_COMMAND, command, LIMIT, &task, NULL, NULL, cancellable,
                              finished_cb, &run);
  g_timeout_add (200, cancel_cb, cancellable);
  g_main_loop_run (run.loop);
  g_assert_error (run.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (run.finding);
  assert_none_left (mark);
  g_clear_error (&run.error);
  g_main_loop_unref (run.loop);
}

/* --- Reports -------------------------------------------------------------------------------- */

static void
test_report (void)
{
  g_autofree char *command = write_command ("--bug", "pin");
  g_autoptr (CheckbitLabFinding) finding = compare (command, KIWIPETE, 2, LIMIT);
  g_autofree char *lines = checkbit_lab_report_lines (finding);
  g_autofree char *json = checkbit_lab_report_json (finding);

  g_assert_true (g_str_has_prefix (lines, "path\te2b5\nfen\t"));
  g_assert_nonnull (strstr (lines, "\nextra\td7d6\tpinned\tThe pawn on d7 is pinned"));
  g_assert_true (g_str_has_prefix (json, "{\"result\": \"different\", \"path\": \"e2b5\""));
  g_assert_nonnull (strstr (json, "\"reason\": \"pinned\""));
  g_assert_nonnull (strstr (json, "{\"id\": \"pin\", \"explains\": "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/bug/%s", mailbox_bug_names[rows[i].bug]);
      g_test_add_data_func (path, &rows[i], test_bug);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/fault/%s", faults[i].fault);
      g_test_add_data_func (path, &faults[i], test_fault);
    }
  g_test_add_func ("/lab/all-bugs", test_all_bugs);
  g_test_add_func ("/lab/same", test_same);
  g_test_add_func ("/lab/cannot-start", test_cannot_start);
  g_test_add_func ("/lab/no-fork", test_no_fork);
  g_test_add_func ("/lab/plain-script", test_plain_script);
  g_test_add_func ("/lab/fails-deeper", test_fails_deeper);
  g_test_add_func ("/lab/counts", test_counts);
  g_test_add_func ("/lab/engine", test_engine);
  g_test_add_func ("/lab/async", test_async);
  g_test_add_func ("/lab/cancel", test_cancel);
  g_test_add_func ("/lab/report", test_report);
  return g_test_run ();
}
