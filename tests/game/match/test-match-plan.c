/* A person's choices for a match: defaults, exact storage, unreadable stored values, and the match
 * they produce.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "chess/fen.h"
#include "../engine-test.h"
#include "game/match/match-plan.h"

/* A list of engines without any that was found. */
typedef struct
{
  char *folder;
  char *file;
  CheckbitEngineList *list;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const char *folders[] = { NULL, NULL };

  fixture->folder = g_dir_make_tmp ("checkbit-plan-XXXXXX", NULL);
  fixture->file = g_build_filename (fixture->folder, "engines.ini", NULL);
  folders[0] = fixture->folder;
  fixture->list = checkbit_engine_list_new (fixture->file, folders);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  checkbit_engine_list_flush (fixture->list);
  g_assert_finalize_object (fixture->list);
  g_unlink (fixture->file);
  g_rmdir (fixture->folder);
  g_free (fixture->file);
  g_free (fixture->folder);
}

static CheckbitEngineEntry *
add (Fixture *fixture, const char *name)
{
  return checkbit_engine_list_add (fixture->list, name, fake_engine_path (), NULL, NULL);
}

/* --- Defaults --------------------------------------------------------------------------------- */

static void
test_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) none = checkbit_match_plan_new (fixture->list);
  CheckbitEngineEntry *first, *second;

  g_assert_false (none->sides[CHESS_WHITE].engine);
  g_assert_false (none->sides[CHESS_BLACK].engine);

  first = add (fixture, "First");
  second = add (fixture, "Second");
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (fixture->list);
  g_assert_false (plan->sides[CHESS_WHITE].engine);
  g_assert_true (plan->sides[CHESS_BLACK].engine);
  g_assert_cmpstr (plan->sides[CHESS_BLACK].engine_id, ==, checkbit_engine_entry_get_id (first));
  g_assert_cmpint (plan->sides[CHESS_BLACK].strength, ==, CHECKBIT_STRENGTH_CASUAL);
  g_assert_cmpuint (plan->sides[CHESS_BLACK].control.n_stages, ==, 0);

  checkbit_match_plan_set_engine (plan, second);
  g_assert_cmpstr (plan->sides[CHESS_WHITE].engine_id, ==, checkbit_engine_entry_get_id (second));
  g_assert_cmpstr (plan->sides[CHESS_BLACK].engine_id, ==, checkbit_engine_entry_get_id (second));
}

static const struct
{
  gboolean white, black; /* an engine plays */
  gboolean faced[CHESS_N_COLORS];
} opponents[] = {
  { FALSE, FALSE, { FALSE, TRUE } },
  { FALSE, TRUE, { FALSE, TRUE } },
  { TRUE, FALSE, { TRUE, FALSE } },
  { TRUE, TRUE, { FALSE, TRUE } },
};

/* A person's side stays as chosen; the engines are remembered while two persons play. */
static void
test_opponents (Fixture *fixture, gconstpointer data)
{
  CheckbitEngineEntry *first = add (fixture, "First");

  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    {
      g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (fixture->list);

      plan->sides[CHESS_WHITE].engine = opponents[i].white;
      plan->sides[CHESS_BLACK].engine = opponents[i].black;
      checkbit_match_plan_face_engine (plan);
      for (guint side = 0; side < CHESS_N_COLORS; side++)
        g_assert_true (plan->sides[side].engine == opponents[i].faced[side]);
      checkbit_match_plan_face_person (plan);
      for (guint side = 0; side < CHESS_N_COLORS; side++)
        g_assert_false (plan->sides[side].engine);
      g_assert_cmpstr (plan->sides[CHESS_BLACK].engine_id, ==,
                       checkbit_engine_entry_get_id (first));
    }
}

/* --- Keeping ---------------------------------------------------------------------------------- */

/* Everything in it is unusual. */
static CheckbitMatchPlan *
create_unusual (Fixture *fixture)
{
  CheckbitMatchPlan *plan = checkbit_match_plan_new (fixture->list);
  CheckbitPlanSide *white = &plan->sides[CHESS_WHITE], *black = &plan->sides[CHESS_BLACK];

  white->engine = TRUE;
  white->strength = CHECKBIT_STRENGTH_MASTER;
  white->think = CHECKBIT_THINK_DEPTH;
  white->amount = 7;
  g_assert_true (checkbit_time_control_parse ("40/90+30, 30+30", &white->control));
  black->engine = FALSE;
  g_free (black->name);
  black->name = g_strdup ("Ada \"the\" <b>");
  g_assert_true (checkbit_time_control_parse ("15 d5", &black->control));
  plan->random_colors = TRUE;
  plan->start = CHECKBIT_PLAN_FEN;
  plan->chess960 = 42;
  g_free (plan->fen);
  plan->fen = g_strdup ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  return plan;
}

static void
assert_same (const CheckbitPlanSide *a, const CheckbitPlanSide *b)
{
  g_assert_cmpint (a->engine, ==, b->engine);
  g_assert_cmpstr (a->name, ==, b->name);
  g_assert_cmpstr (a->engine_id, ==, b->engine_id);
  g_assert_cmpint (a->strength, ==, b->strength);
  g_assert_cmpint (a->think, ==, b->think);
  g_assert_cmpuint (a->amount, ==, b->amount);
  g_assert_true (checkbit_time_control_equal (&a->control, &b->control));
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) again = NULL;
  g_autoptr (CheckbitMatchPlan) plan = NULL;
  g_autoptr (GVariant) kept = NULL;

  add (fixture, "First");
  plan = create_unusual (fixture);
  kept = g_variant_ref_sink (checkbit_match_plan_to_variant (plan));
  again = checkbit_match_plan_new (fixture->list);
  checkbit_match_plan_read (again, kept, fixture->list);
  assert_same (&again->sides[CHESS_WHITE], &plan->sides[CHESS_WHITE]);
  assert_same (&again->sides[CHESS_BLACK], &plan->sides[CHESS_BLACK]);
  g_assert_true (again->random_colors);
  g_assert_cmpint (again->start, ==, CHECKBIT_PLAN_FEN);
  g_assert_cmpint (again->chess960, ==, 42);
  g_assert_cmpstr (again->fen, ==, plan->fen);
}

static void
test_swapped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = NULL;
  g_autoptr (CheckbitMatchPlan) swapped = NULL;

  add (fixture, "First");
  plan = create_unusual (fixture);
  swapped = checkbit_match_plan_copy (plan);
  checkbit_match_plan_swap (swapped);
  assert_same (&swapped->sides[CHESS_WHITE], &plan->sides[CHESS_BLACK]);
  assert_same (&swapped->sides[CHESS_BLACK], &plan->sides[CHESS_WHITE]);
}

/* Settings edited by hand or written by another version. */
static void
test_nonsense (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GVariant) kept = g_variant_parse (
      G_VARIANT_TYPE_VARDICT,
      "{'white-strength': <'godlike'>, 'white-think': <3>, 'white-time': <'soon'>,"
      " 'black-engine': <true>, 'black-engine-id': <'gone'>, 'start': <'middle'>,"
      " 'chess960': <960>, 'unknown': <'x'>}",
      NULL, NULL, NULL);
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (fixture->list);

  g_assert_nonnull (kept);
  g_assert_false (checkbit_match_plan_read (plan, kept, fixture->list));
  g_assert_cmpint (plan->sides[CHESS_WHITE].strength, ==, CHECKBIT_STRENGTH_CASUAL);
  g_assert_cmpint (plan->sides[CHESS_WHITE].think, ==, CHECKBIT_THINK_CLOCK);
  g_assert_cmpuint (plan->sides[CHESS_WHITE].control.n_stages, ==, 0);
  g_assert_cmpint (plan->start, ==, CHECKBIT_PLAN_STANDARD);
  g_assert_cmpint (plan->chess960, ==, CHECKBIT_PLAN_RANDOM_NUMBER);
  /* A removed engine is replaced by the first one, or by a person if there is none. */
  g_assert_false (plan->sides[CHESS_BLACK].engine);
  add (fixture, "First");
  g_assert_true (checkbit_match_plan_read (plan, kept, fixture->list));
  g_assert_true (plan->sides[CHESS_BLACK].engine);
  g_assert_nonnull (checkbit_engine_list_find (fixture->list, plan->sides[CHESS_BLACK].engine_id));
}

/* --- What it makes ---------------------------------------------------------------------------- */

static void
test_players (Fixture *fixture, gconstpointer data)
{
  CheckbitEngineEntry *entry = add (fixture, "First");
  g_autoptr (CheckbitMatchPlan) plan = create_unusual (fixture);
  g_autoptr (CheckbitPlayer) white
      = checkbit_match_plan_create_player (plan, CHESS_WHITE, fixture->list);
  g_autoptr (CheckbitPlayer) black
      = checkbit_match_plan_create_player (plan, CHESS_BLACK, fixture->list);

  g_assert_true (checkbit_player_is_engine (white));
  g_assert_true (white->entry == entry);
  g_assert_cmpint (white->think, ==, CHECKBIT_THINK_DEPTH);
  g_assert_cmpuint (white->amount, ==, 7);
  g_assert_false (checkbit_player_is_engine (black));
  g_assert_cmpstr (black->name, ==, "Ada \"the\" <b>");

  g_autoptr (CheckbitPlayer) nobody = checkbit_match_plan_create_player (plan, CHESS_WHITE, NULL);
  g_assert_false (checkbit_player_is_engine (nobody));
}

typedef struct
{
  CheckbitPlanStart start;
  int chess960;
  const char *fen;
  const char *expected; /* NULL: cannot be read */
} StartCase;

static const StartCase starts[] = {
  { CHECKBIT_PLAN_STANDARD, 0, "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
  { CHECKBIT_PLAN_CHESS960, 518, "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
  { CHECKBIT_PLAN_BOARD, 0, "", "8/8/8/8/8/5k2/q7/7K b - - 12 40" },
  { CHECKBIT_PLAN_FEN, 0, "4k3/8/8/8/8/8/4P3/4K3 b - - 3 9", "4k3/8/8/8/8/8/4P3/4K3 b - - 3 9" },
  { CHECKBIT_PLAN_FEN, 0, "4k3/8/8", NULL },
  { CHECKBIT_PLAN_FEN, 0, "", NULL },
};

static void
test_starts (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  ChessPosition current, position;
  const char *fen = starts[2].expected;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &current, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (GError) error = NULL;
      char text[CHESS_FEN_SIZE];

      plan->start = starts[i].start;
      plan->chess960 = starts[i].chess960;
      g_free (plan->fen);
      plan->fen = g_strdup (starts[i].fen);
      if (!checkbit_match_plan_get_position (plan, &current, &position, &error))
        {
          g_assert_null (starts[i].expected);
          g_assert_cmpstr (error->message, !=, "");
          continue;
        }
      chess_fen_write (&position, text);
      g_assert_cmpstr (text, ==, starts[i].expected);
    }
}

#define ADD(path, func) g_test_add ("/match-plan/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("first", test_first);
  ADD ("opponents", test_opponents);
  ADD ("kept", test_kept);
  ADD ("swapped", test_swapped);
  ADD ("nonsense", test_nonsense);
  ADD ("players", test_players);
  ADD ("starts", test_starts);

  return g_test_run ();
}
