/* The look-up that the inspector takes apart: what it follows, its lines of code, pasted numbers,
 * and testing them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../../lib/test-time.h"
#include "chess/fen.h"
#include "game/inspect/magic-lines.h"
#include "game/inspect/magic-model.h"
#include "game/inspect/magic-trial.h"

#define E4 28

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitMagicModel *model;
  guint n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_fen (Fixture *fixture, const char *fen)
{
  CheckbitMoment moment = { .repetitions = 1 };

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, NULL));
  checkbit_inspection_set_moment (fixture->inspection, &moment, FALSE);
  checkbit_magic_model_update (fixture->model);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->inspection = checkbit_inspection_new ();
  fixture->model = checkbit_magic_model_new (fixture->inspection);
  set_fen (fixture, "r3k3/4p3/8/8/8/8/4P3/B2QK2R w - - 0 1");
  g_signal_connect_swapped (fixture->model, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer model = fixture->model, inspection = fixture->inspection;

  g_object_add_weak_pointer (model, &model);
  g_object_add_weak_pointer (inspection, &inspection);
  g_object_unref (fixture->model);
  g_object_unref (fixture->inspection);
  g_assert_null (model);
  g_assert_null (inspection);
}

static void
select_square (Fixture *fixture, ChessSquare square)
{
  checkbit_inspection_set_selection (fixture->inspection, (ChessBitboard) 1 << square);
  checkbit_magic_model_update (fixture->model);
}

static void
assert_subject (Fixture *fixture, ChessPieceType piece, ChessSquare square, gboolean follows)
{
  g_assert_cmpint (checkbit_magic_model_get_piece (fixture->model), ==, piece);
  g_assert_cmpuint (checkbit_magic_model_get_square (fixture->model), ==, square);
  g_assert_cmpint (checkbit_magic_model_follows (fixture->model), ==, follows);
}

/* Bishops, rooks and queens are followed; a king is not, and a choice stays until another is
 * selected. */
static void
test_follow (Fixture *fixture, gconstpointer data)
{
  assert_subject (fixture, CHESS_ROOK, E4, FALSE);
  select_square (fixture, 0);
  assert_subject (fixture, CHESS_BISHOP, 0, TRUE);
  select_square (fixture, 3);
  assert_subject (fixture, CHESS_BISHOP, 3, TRUE);
  select_square (fixture, 7);
  assert_subject (fixture, CHESS_ROOK, 7, TRUE);
  select_square (fixture, 4);
  assert_subject (fixture, CHESS_ROOK, 7, FALSE);
  select_square (fixture, 56);
  checkbit_magic_model_set_square (fixture->model, 20);
  assert_subject (fixture, CHESS_ROOK, 20, FALSE);
  checkbit_magic_model_update (fixture->model);
  assert_subject (fixture, CHESS_ROOK, 20, FALSE);
}

/* e2 and e7 block the rook on e4: 12 squares, of which e2 and e7 matter. */
static void
test_occupied (Fixture *fixture, gconstpointer data)
{
  const ChessMagicSteps *steps = checkbit_magic_model_get_steps (fixture->model);

  g_assert_cmphex (steps->blockers, ==, 0x0010000000001000);
  g_assert_cmphex (steps->by_rays, ==, 0x00101010ef101000);
  g_assert_true (steps->agree);
  fixture->n_changes = 0;
  checkbit_magic_model_toggle (fixture->model, 30); /* g4 */
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  g_assert_true (checkbit_magic_model_is_edited (fixture->model));
  g_assert_cmphex (steps->by_rays, ==, 0x001010106f101000);
  set_fen (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  g_assert_cmphex (checkbit_magic_model_get_live (fixture->model), ==, 0x1000000000000010);
  g_assert_cmphex (steps->by_rays, ==, 0x001010106f101000);
  checkbit_magic_model_revert (fixture->model);
  g_assert_false (checkbit_magic_model_is_edited (fixture->model));
  g_assert_cmphex (steps->by_rays, ==, 0x10101010ef101010);
  checkbit_magic_model_toggle (fixture->model, 30);
  checkbit_magic_model_toggle (fixture->model, 30);
  g_assert_false (checkbit_magic_model_is_edited (fixture->model));
}

/* In a8b8 the mask is the one of e5 in a1b1, and the look-up finds the same squares. */
static void
test_layout (Fixture *fixture, gconstpointer data)
{
  const ChessMagicSteps *steps = checkbit_magic_model_get_steps (fixture->model);
  CheckbitMagicLine lines[CHECKBIT_N_MAGIC_LINES] = { 0 };

  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (fixture->inspection),
                                 CHESS_LAYOUT_A8B8);
  g_assert_true (steps->agree);
  g_assert_cmphex (steps->by_magic, ==, 0x00101010ef101000);
  checkbit_magic_write_lines (steps, lines);
  g_assert_cmpstr (lines[CHECKBIT_MAGIC_LINE_MASK].value, ==, "0x0010106E10101000");
  g_assert_cmphex (lines[CHECKBIT_MAGIC_LINE_MASK].bits, ==, 0x001010106e101000);
  /* North has lower bits there, so that the nearest blocker is the highest. */
  g_assert_nonnull (strstr (lines[CHECKBIT_MAGIC_LINE_RAY_1].code, "msb"));
  g_assert_nonnull (strstr (lines[CHECKBIT_MAGIC_LINE_RAY_3].code, "lsb"));
  for (guint i = 0; i < CHECKBIT_N_MAGIC_LINES; i++)
    checkbit_magic_line_clear (&lines[i]);
}

static void
assert_line (const CheckbitMagicLine *line, const char *title, const char *value, const char *text)
{
  g_assert_cmpstr (line->title, ==, title);
  g_assert_cmpstr (line->value, ==, value);
  g_assert_cmpstr (line->sentence, ==, text);
}

/* A number that is a single bit shifts the blockers, so that every step can be worked out by hand:
 * bishop on a1, blockers on c3 and g7, times 2^10 is bits 28 and 64: only 28 is left. */
static void
test_lines (Fixture *fixture, gconstpointer data)
{
  const guint64 number = 1 << 10;
  const ChessMagicSteps *steps = checkbit_magic_model_get_steps (fixture->model);
  CheckbitMagicLine lines[CHECKBIT_N_MAGIC_LINES] = { 0 };

  checkbit_magic_model_set_piece (fixture->model, CHESS_BISHOP);
  checkbit_magic_model_set_square (fixture->model, 0);
  checkbit_magic_model_set_occupied (fixture->model, 0x0040000000040000);
  checkbit_magic_model_set_numbers (fixture->model, &number, 1);
  checkbit_magic_model_set_rule (fixture->model, CHECKBIT_MAGIC_BITS, 40);
  checkbit_magic_model_set_uses_foreign (fixture->model, TRUE);
  checkbit_magic_write_lines (steps, lines);
  assert_line (&lines[CHECKBIT_MAGIC_LINE_MASK], "Relevant mask", "0x0040201008040200",
               "The 6 squares whose blockers can matter: the rays without their last squares, "
               "where they end in any case.");
  assert_line (&lines[CHECKBIT_MAGIC_LINE_BLOCKERS], "Masked occupancy", "0x0040000000040000",
               "Occupied of them: c3 g7.");
  g_assert_cmpstr (lines[CHECKBIT_MAGIC_LINE_NUMBER].value, ==, "0x0000000000000400");
  g_assert_cmpstr (lines[CHECKBIT_MAGIC_LINE_PRODUCT].value, ==, "0x0000000010000000");
  g_assert_cmphex (lines[CHECKBIT_MAGIC_LINE_PRODUCT].marks, ==, 0xffffffffff000000);
  assert_line (&lines[CHECKBIT_MAGIC_LINE_SHIFT], "Shift", "24",
               "64 − 40: 40 bits stay, though the mask has 6 squares.");
  assert_line (&lines[CHECKBIT_MAGIC_LINE_INDEX], "Index", "16 (0x10)",
               "An entry of a table that has room for 2^40.");
  /* c3 and g7 are the second and the last of b2 c3 d4 e5 f6 g7. */
  assert_line (&lines[CHECKBIT_MAGIC_LINE_PEXT_INDEX], "Extracted index", "34 (0x22)",
               "The bits under the mask, packed together: 100010. No two sets of blockers share "
               "an index.");
  assert_line (&lines[CHECKBIT_MAGIC_LINE_PEXT_ATTACKS], "Looked-up attacks", "0x0000000000040200",
               "2 squares: b2 c3.");
  assert_line (&lines[CHECKBIT_MAGIC_LINE_RAY_1], "North-east", "0x0000000000040200",
               "Up to the blocker on c3: b2 c3.");
  assert_line (&lines[CHECKBIT_MAGIC_LINE_RAY_2], "South-east", "0x0000000000000000",
               "Nowhere to go: the edge of the board.");
  for (guint i = 0; i < CHECKBIT_N_MAGIC_LINES; i++)
    checkbit_magic_line_clear (&lines[i]);
}

static void
test_rule (Fixture *fixture, gconstpointer data)
{
  guint64 numbers[CHESS_N_SQUARES];

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    numbers[i] = i;
  checkbit_magic_model_set_uses_foreign (fixture->model, TRUE);
  g_assert_false (checkbit_magic_model_get_uses_foreign (fixture->model));
  checkbit_magic_model_set_numbers (fixture->model, numbers, CHESS_N_SQUARES);
  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (fixture->inspection),
                                 CHESS_LAYOUT_A8B8);
  /* a1 is bit 56 there; a rook in the corner has 12 squares that matter. */
  g_assert_cmpuint (checkbit_magic_model_get_foreign (fixture->model, 0).number, ==, 56);
  g_assert_cmpuint (checkbit_magic_model_get_foreign (fixture->model, 0).shift, ==, 52);
  checkbit_magic_model_set_rule (fixture->model, CHECKBIT_MAGIC_SHIFT, 50);
  g_assert_cmpuint (checkbit_magic_model_get_foreign (fixture->model, 0).shift, ==, 50);
  checkbit_magic_model_set_rule (fixture->model, CHECKBIT_MAGIC_BITS, 13);
  g_assert_cmpuint (checkbit_magic_model_get_foreign (fixture->model, 0).shift, ==, 51);
  checkbit_magic_model_set_uses_foreign (fixture->model, TRUE);
  g_assert_true (checkbit_magic_model_get_uses_foreign (fixture->model));
  checkbit_magic_model_set_numbers (fixture->model, NULL, 0);
  g_assert_false (checkbit_magic_model_get_uses_foreign (fixture->model));
}

/* A number of 0 puts every set of blockers into entry 0. */
static void
test_disagree (Fixture *fixture, gconstpointer data)
{
  const guint64 number = 0;
  const ChessMagicSteps *steps = checkbit_magic_model_get_steps (fixture->model);
  g_autofree char *equal = checkbit_message_magic_agree (steps);
  g_autofree char *unequal = NULL;

  g_assert_cmpstr (equal, ==, "Equal: magic number, PEXT and rays all find the same 12 squares.");
  checkbit_magic_model_set_numbers (fixture->model, &number, 1);
  checkbit_magic_model_set_uses_foreign (fixture->model, TRUE);
  unequal = checkbit_message_magic_agree (steps);
  g_assert_true (g_str_has_prefix (unequal, "Not equal"));
}

/* --- Trying --------------------------------------------------------------------------------- */

static void
wait_for (CheckbitMagicTrial *trial)
{
  time_wait_for (checkbit_magic_trial_get_n_done (trial) >= checkbit_magic_trial_get_n (trial));
}

/* 6 squares matter to a bishop on a1: 64 sets; those that differ only behind the first blocker give
 * equal attacks. */
static void
test_messages (void)
{
  ChessMagic magic = { CHESS_BISHOP, 0, 0x0002020202020200, 58, CHESS_LAYOUT_A1B1 };
  ChessMagicReport report;
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;
  g_autofree char *shift = NULL;

  chess_magic_check (&magic, &report);
  good = checkbit_message_magic_report (&magic, &report);
  g_assert_true (g_str_has_prefix (good, "Valid for the bishop on a1. All 64 sets of blockers "
                                         "tried: they use "));
  magic.number = 0;
  chess_magic_check (&magic, &report);
  bad = checkbit_message_magic_report (&magic, &report);
  /* Alone with the empty board's attacks is the empty set. */
  g_assert_cmpstr (bad, ==,
                   "Not valid for the bishop on a1. 63 of 64 sets of blockers share their index "
                   "with a set that has different attacks.");
  magic.shift = 64;
  chess_magic_check (&magic, &report);
  shift = checkbit_message_magic_report (&magic, &report);
  g_assert_true (g_str_has_prefix (shift, "Not valid: "));
}

static void
test_trial (void)
{
  g_autoptr (CheckbitMagicTrial) trial = checkbit_magic_trial_new ();
  ChessMagic magics[CHESS_N_SQUARES];

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    magics[square] = chess_magic_own (CHESS_ROOK, square);
  magics[10].number = 0;
  checkbit_magic_trial_start (trial, magics, CHESS_N_SQUARES);
  g_assert_cmpuint (checkbit_magic_trial_get_n_done (trial), ==, 0);
  g_assert_null (checkbit_magic_trial_get_report (trial, 0));
  wait_for (trial);
  g_assert_cmpuint (checkbit_magic_trial_get_n_good (trial), ==, 63);
  g_assert_cmpint (checkbit_magic_trial_get_report (trial, 10)->verdict, ==, CHESS_MAGIC_COLLISION);
  g_assert_cmpuint (checkbit_magic_trial_find (trial, 10), ==, 10);
  g_test_message ("%u numbers", checkbit_magic_trial_get_n (trial));
}

/* Other numbers in the middle of a trial: only they count; the object may go at any time. */
static void
test_give_up (void)
{
  CheckbitMagicTrial *trial = checkbit_magic_trial_new ();
  ChessMagic magic = chess_magic_own (CHESS_BISHOP, 5), bad = magic;
  gpointer weak = trial;

  bad.number = 0;
  checkbit_magic_trial_start (trial, &bad, 1);
  checkbit_magic_trial_start (trial, &magic, 1);
  wait_for (trial);
  g_assert_cmpuint (checkbit_magic_trial_get_n_good (trial), ==, 1);
  g_assert_cmpuint (checkbit_magic_trial_find (trial, 6), ==, 1);
  checkbit_magic_trial_start (trial, &bad, 1);
  g_object_add_weak_pointer (weak, &weak);
  g_object_unref (trial);
  /* The thread may hold the last reference. */
  time_wait_for (g_atomic_pointer_get (&weak) == NULL);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/magic-model/follow", test_follow);
  ADD ("/magic-model/occupied", test_occupied);
  ADD ("/magic-model/layout", test_layout);
  ADD ("/magic-model/lines", test_lines);
  ADD ("/magic-model/rule", test_rule);
  ADD ("/magic-model/disagree", test_disagree);
  g_test_add_func ("/magic-model/messages", test_messages);
  g_test_add_func ("/magic-model/trial", test_trial);
  g_test_add_func ("/magic-model/give-up", test_give_up);
  return g_test_run ();
}
