/* Shared by the tests of the controller.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "controller-test.h"

#include <string.h>

#include "chess/uci-move.h"

static void
mode_cb (ControllerTest *test)
{
  test->mode = checkbit_controller_get_mode (test->controller);
}

/* Stores the values from notifications, to compare them with the actual ones. */
static void
notify_cb (GObject *controller, GParamSpec *pspec)
{
  if (g_str_has_prefix (pspec->name, "can-"))
    {
      gboolean now;

      g_object_get (controller, pspec->name, &now, NULL);
      g_object_set_data (controller, pspec->name, GINT_TO_POINTER (now ? 2 : 1));
    }
}

static void
announcement_cb (ControllerTest *test, const char *sentence)
{
  g_free (test->said);
  test->said = g_strdup (sentence);
}

static void
replaced_cb (ControllerTest *test, const char *note, gboolean kept)
{
  test->kept = kept;
  test->n_replaced++;
  g_free (test->note);
  test->note = g_strdup (note);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

void
controller_test_set_up (ControllerTest *test, gconstpointer data)
{
  test->controller = checkbit_controller_new ();
  test->game = checkbit_controller_get_game (test->controller);
  test->match = checkbit_controller_get_match (test->controller);
  test->mode = checkbit_controller_get_mode (test->controller);
  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    g_object_set_data (G_OBJECT (test->controller), checkbit_allowed_get_name (i),
                       GINT_TO_POINTER (checkbit_controller_allows (test->controller, i) ? 2 : 1));
  g_signal_connect_swapped (test->controller, "notify::mode", G_CALLBACK (mode_cb), test);
  g_signal_connect (test->controller, "notify", G_CALLBACK (notify_cb), NULL);
  g_signal_connect_swapped (test->controller, "announcement", G_CALLBACK (announcement_cb), test);
  g_signal_connect_swapped (test->controller, "replaced", G_CALLBACK (replaced_cb), test);
  g_signal_connect_swapped (test->controller, "document-changed", G_CALLBACK (count_cb),
                            &test->n_documents);
  g_signal_connect_swapped (test->controller, "match-begun", G_CALLBACK (count_cb), &test->n_begun);
}

void
controller_test_tear_down (ControllerTest *test, gconstpointer data)
{
  gpointer parts[] = { test->controller, test->game, test->match,
                       checkbit_controller_get_analysis (test->controller),
                       checkbit_controller_get_inspection (test->controller) };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_object_add_weak_pointer (parts[i], &parts[i]);
  checkbit_controller_close (test->controller);
  g_object_unref (test->controller);
  /* An engine that is ending keeps no reference to the controller, but ends in its own time. */
  WAIT_FOR (parts[0] == NULL && parts[1] == NULL && parts[2] == NULL && parts[3] == NULL
            && parts[4] == NULL);
  g_free (test->note);
  g_free (test->said);
}

void
controller_test_play (ControllerTest *test, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      ChessMove move
          = chess_uci_read (checkbit_game_get_position (test->game), texts[i], strlen (texts[i]));

      g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
      checkbit_controller_play (test->controller, move);
    }
}

static CheckbitEngineEntry *
add_fake (const char *mode)
{
  const char *arguments[] = { mode, NULL };

  return checkbit_engine_list_add (checkbit_engine_list_get_default (), "Fake", fake_engine_path (),
                                   arguments, NULL);
}

void
controller_test_add_engine (CheckbitMatchPlan *plan, ChessColor side, const char *mode)
{
  CheckbitPlanSide *engine = &plan->sides[side];

  engine->engine = TRUE;
  engine->strength = CHECKBIT_STRENGTH_FULL;
  g_free (engine->engine_id);
  engine->engine_id = g_strdup (checkbit_engine_entry_get_id (add_fake (mode)));
}

void
controller_test_begin (ControllerTest *test, const char *mode, const char *control)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);
  g_autoptr (GError) error = NULL;

  if (mode != NULL)
    controller_test_add_engine (plan, CHESS_BLACK, mode);
  for (guint i = 0; i < CHESS_N_COLORS; i++)
    g_assert_true (checkbit_time_control_parse (control, &plan->sides[i].control));
  g_assert_true (checkbit_controller_start_match (test->controller, plan, &error));
  g_assert_no_error (error);
}

guint
controller_test_get_ply (ControllerTest *test)
{
  return checkbit_node_get_ply (checkbit_game_get_current (test->game));
}

char *
controller_test_dup_allowed (ControllerTest *test)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    {
      const char *name = checkbit_allowed_get_name (i);

      if (checkbit_controller_allows (test->controller, i))
        g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", name + strlen ("can-"));
    }
  return g_strdup (names->str);
}

void
controller_test_expect_allowed (ControllerTest *test, const char *names)
{
  g_autofree char *allowed = controller_test_dup_allowed (test);

  g_assert_cmpstr (allowed, ==, names);
  for (guint i = 0; i < CHECKBIT_N_ALLOWED; i++)
    {
      const char *name = checkbit_allowed_get_name (i);
      int told = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (test->controller), name));

      g_test_message ("%s", name);
      g_assert_cmpint (told, ==, checkbit_controller_allows (test->controller, i) ? 2 : 1);
    }
}

void
controller_test_expect_mode (ControllerTest *test, CheckbitMode mode)
{
  g_assert_cmpint (checkbit_controller_get_mode (test->controller), ==, mode);
  g_assert_cmpint (test->mode, ==, mode);
}

void
controller_test_expect_said (ControllerTest *test, const char *said)
{
  g_autofree char *heard = g_steal_pointer (&test->said);

  g_assert_cmpstr (heard, ==, said);
}

void
controller_test_expect_replaced (ControllerTest *test, const char *note)
{
  g_assert_cmpuint (test->n_replaced, ==, 1);
  g_assert_cmpstr (test->note, ==, note);
  test->n_replaced = 0;
}

void
controller_test_expect_fen (ControllerTest *test, const char *fen)
{
  g_autofree char *now = checkbit_game_dup_fen (test->game);

  g_assert_cmpstr (now, ==, fen);
}
