/* Parts of the window by themselves: the table of actions, going through the record, the kinds
 * and names of files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/movegen.h"
#include "game/controller/controller.h"
#include "ui/app/actions.h"
#include "ui/app/file-kind.h"
#include "ui/app/play-through.h"
#include "ui/app/save-texts.h"
#include "ui/app/title-view.h"
#include "ui/board/board.h"

/* --- A game ---------------------------------------------------------------------------------- */

static void
play (CheckbitGame *game, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      const char *text = texts[i];
      ChessMove move = chess_movegen_find (checkbit_game_get_position (game),
                                           CHESS_SQUARE (text[0] - 'a', text[1] - '1'),
                                           CHESS_SQUARE (text[2] - 'a', text[3] - '1'));

      g_assert_true (checkbit_game_play (game, move, NULL));
    }
}

static gboolean
get (gpointer object, const char *property)
{
  gboolean value;

  g_object_get (object, property, &value, NULL);
  return value;
}

/* --- Actions --------------------------------------------------------------------------------- */

#define TEST_TYPE_OWNER (test_owner_get_type ())
G_DECLARE_FINAL_TYPE (TestOwner, test_owner, TEST, OWNER, GObject)

/* A part that actions are about. */
struct _TestOwner
{
  GObject parent_instance;

  guint n_pokes;
  char *told;
};

G_DEFINE_FINAL_TYPE (TestOwner, test_owner, G_TYPE_OBJECT)

static void
test_owner_class_init (TestOwnerClass *klass)
{
}

static void
test_owner_init (TestOwner *self)
{
}

static void
poke_cb (TestOwner *self)
{
  self->n_pokes++;
}

static void
tell_cb (TestOwner *self, GVariant *parameter)
{
  g_free (self->told);
  self->told = g_variant_dup_string (parameter, NULL);
}

static void
poke_part_cb (CheckbitParts *parts)
{
  poke_cb (checkbit_parts_get (parts, TEST_TYPE_OWNER));
}

static const CheckbitActionRow rows[] = {
  { "poke", test_owner_get_type, G_CALLBACK (poke_cb), CHECKBIT_MODES_ALL, NULL, NULL, NULL },
  { "poke-part", NULL, G_CALLBACK (poke_part_cb), CHECKBIT_MODES_ALL, NULL, NULL, NULL },
  { "tell", test_owner_get_type, G_CALLBACK (tell_cb), CHECKBIT_MODE_SETUP, NULL, NULL, "s" },
  { "undo", test_owner_get_type, G_CALLBACK (poke_cb), CHECKBIT_MODES_ALL, "can-undo", NULL, NULL },
  { "autoplay", checkbit_play_through_get_type, NULL, CHECKBIT_MODES_GAME, "can-play", "playing",
    NULL },
};

typedef struct
{
  CheckbitParts *parts;
  CheckbitController *controller;
  CheckbitGame *game;
  CheckbitPlayThrough *play;
  TestOwner *owner;
  GActionGroup *group;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->parts = checkbit_parts_new ();
  fixture->controller = checkbit_parts_take (fixture->parts, checkbit_controller_new ());
  fixture->game = checkbit_controller_get_game (fixture->controller);
  fixture->owner = checkbit_parts_take (fixture->parts, g_object_new (TEST_TYPE_OWNER, NULL));
  fixture->play
      = checkbit_parts_take (fixture->parts, g_object_new (CHECKBIT_TYPE_PLAY_THROUGH, "controller",
                                                           fixture->controller, NULL));
  fixture->group = G_ACTION_GROUP (g_simple_action_group_new ());
  checkbit_actions_add (G_ACTION_MAP (fixture->group), fixture->parts, rows, G_N_ELEMENTS (rows));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->owner->told, g_free);
  g_object_unref (fixture->parts);
  g_object_unref (fixture->group);
}

static gboolean
is_enabled (Fixture *fixture, const char *name)
{
  return g_action_group_get_action_enabled (fixture->group, name);
}

static void
act (Fixture *fixture, const char *name)
{
  g_action_group_activate_action (fixture->group, name, NULL);
}

/* An action is enabled in the modes of its row. */
static void
test_modes (Fixture *fixture, gconstpointer data)
{
  play (fixture->game, "e2e4");
  g_assert_true (is_enabled (fixture, "autoplay"));
  g_assert_false (is_enabled (fixture, "tell"));

  g_assert_true (checkbit_controller_set_up (fixture->controller, NULL));
  g_assert_false (is_enabled (fixture, "autoplay"));
  g_assert_true (is_enabled (fixture, "tell"));
  g_assert_true (is_enabled (fixture, "poke"));

  g_assert_true (checkbit_controller_leave_setup (fixture->controller));
  g_assert_true (is_enabled (fixture, "autoplay"));
  g_assert_false (is_enabled (fixture, "tell"));
}

/* It needs the property of its row: of its part, or else of the controller. */
static void
test_sensitive (Fixture *fixture, gconstpointer data)
{
  g_assert_false (is_enabled (fixture, "autoplay"));
  g_assert_false (is_enabled (fixture, "undo"));
  play (fixture->game, "e2e4");
  g_assert_true (is_enabled (fixture, "autoplay"));
  g_assert_true (is_enabled (fixture, "undo"));
  checkbit_game_undo (fixture->game);
  g_assert_false (is_enabled (fixture, "undo"));
}

/* It calls its callback with its part and its parameter, or turns its state on and off. */
static void
test_activate (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GVariant) state = NULL;

  act (fixture, "poke");
  g_assert_cmpuint (fixture->owner->n_pokes, ==, 1);
  act (fixture, "poke-part");
  g_assert_cmpuint (fixture->owner->n_pokes, ==, 2);
  checkbit_controller_set_up (fixture->controller, NULL);
  g_action_group_activate_action (fixture->group, "tell", g_variant_new_string ("this"));
  g_assert_cmpstr (fixture->owner->told, ==, "this");
  checkbit_controller_leave_setup (fixture->controller);

  play (fixture->game, "e2e4 e7e5");
  act (fixture, "autoplay");
  g_assert_true (get (fixture->play, "playing"));
  state = g_action_group_get_action_state (fixture->group, "autoplay");
  g_assert_true (g_variant_get_boolean (state));
  act (fixture, "autoplay");
  g_assert_false (get (fixture->play, "playing"));
}

/* If the part has been freed, an action that is still referenced does nothing. */
static void
test_part_gone (Fixture *fixture, gconstpointer data)
{
  play (fixture->game, "e2e4 e7e5");
  g_assert_true (is_enabled (fixture, "autoplay"));
  g_object_run_dispose (G_OBJECT (fixture->play));
  act (fixture, "autoplay");
  g_assert_false (get (fixture->play, "playing"));
  checkbit_controller_set_up (fixture->controller, NULL);
}

/* --- Parts ----------------------------------------------------------------------------------- */

static void
gone_cb (gpointer order, GObject *part)
{
  g_ptr_array_add (order, part);
}

/* A window disposes of its own parts in reverse order, even if something still holds a reference;
 * shared parts stay. */
static void
test_parts (void)
{
  CheckbitParts *parts = checkbit_parts_new ();
  g_autoptr (TestOwner) first = g_object_new (TEST_TYPE_OWNER, NULL);
  g_autoptr (GSimpleActionGroup) last = g_simple_action_group_new ();
  g_autoptr (GMenu) shared = g_menu_new ();
  g_autoptr (GPtrArray) order = g_ptr_array_new ();

  g_assert_true (checkbit_parts_take (parts, g_object_ref (first)) == first);
  checkbit_parts_add (parts, shared);
  checkbit_parts_take (parts, g_object_ref (last));
  g_assert_true (checkbit_parts_get (parts, TEST_TYPE_OWNER) == first);
  g_assert_true (checkbit_parts_get (parts, G_TYPE_MENU_MODEL) == shared);
  g_assert_null (checkbit_parts_get (parts, G_TYPE_SIMPLE_ACTION));

  g_object_weak_ref (G_OBJECT (first), gone_cb, order);
  g_object_weak_ref (G_OBJECT (shared), gone_cb, order);
  g_object_weak_ref (G_OBJECT (last), gone_cb, order);
  g_object_run_dispose (G_OBJECT (parts));
  g_assert_cmpuint (order->len, ==, 2);
  g_assert_true (order->pdata[0] == last);
  g_assert_true (order->pdata[1] == first);
  g_assert_null (checkbit_parts_get (parts, TEST_TYPE_OWNER));
  g_object_weak_unref (G_OBJECT (shared), gone_cb, order);
  g_object_unref (parts);
}

static const char window_ui[]
    = "<interface>"
      "  <object class='CheckbitController' id='controller'/>"
      "  <object class='GtkWindow' id='window'>"
      "    <property name='titlebar'>"
      "      <object class='AdwHeaderBar'>"
      "        <property name='title-widget'><object class='AdwWindowTitle' id='title'/></property>"
      "      </object>"
      "    </property>"
      "    <property name='child'>"
      "      <object class='GtkStack' id='pages'>"
      "        <child><object class='CheckbitBoard' id='board'/></child>"
      "      </object>"
      "    </property>"
      "  </object>"
      "  <object class='AdwWindowTitle' id='short-title'/>"
      "  <object class='CheckbitGameBar' id='bar'/>"
      "  <object class='CheckbitGamesView' id='games'>"
      "    <property name='controller'>controller</property>"
      "    <property name='pages'>pages</property>"
      "    <property name='board'>board</property>"
      "    <property name='bar'>bar</property>"
      "  </object>"
      "  <object class='CheckbitMatchBanner' id='banner'/>"
      "  <object class='CheckbitTitleView'>"
      "    <property name='banner'>banner</property>"
      "    <property name='title'>title</property>"
      "    <property name='short-title'>short-title</property>"
      "    <property name='games'>games</property>"
      "    <property name='controller'>controller</property>"
      "  </object>"
      "  <object class='CheckbitPlayThrough' id='play'>"
      "    <property name='speed'>fast</property>"
      "    <property name='window'>window</property>"
      "    <property name='controller'>controller</property>"
      "  </object>"
      "</interface>";

/* A .ui file can create the parts: everything they require, and all options, are properties. */
static void
test_template (void)
{
  const GType types[]
      = { CHECKBIT_TYPE_CONTROLLER,   CHECKBIT_TYPE_BOARD,      ADW_TYPE_HEADER_BAR,
          ADW_TYPE_WINDOW_TITLE,      CHECKBIT_TYPE_GAME_BAR,   CHECKBIT_TYPE_GAMES_VIEW,
          CHECKBIT_TYPE_MATCH_BANNER, CHECKBIT_TYPE_TITLE_VIEW, CHECKBIT_TYPE_PLAY_THROUGH };
  g_autoptr (GError) error = NULL;
  g_autofree char *speed = NULL;
  GtkBuilder *builder = gtk_builder_new ();
  CheckbitController *controller;
  CheckbitPlayThrough *through;
  AdwWindowTitle *title;
  GtkWindow *window;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_type_ensure (types[i]);
  gtk_builder_add_from_string (builder, window_ui, -1, &error);
  g_assert_no_error (error);
  controller = CHECKBIT_CONTROLLER (gtk_builder_get_object (builder, "controller"));
  through = CHECKBIT_PLAY_THROUGH (gtk_builder_get_object (builder, "play"));
  window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));

  title = ADW_WINDOW_TITLE (gtk_builder_get_object (builder, "title"));
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "White to move");
  play (checkbit_controller_get_game (controller), "e2e4");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "Black to move");
  /* A screen reader speaks this one each time it changes. */
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Checkbit");
  g_assert_true (get (through, "can-play"));
  g_object_get (through, "speed", &speed, NULL);
  g_assert_cmpstr (speed, ==, "fast");

  /* A listener to its keys does not keep the window alive. */
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_object_ref (through);
  gtk_window_destroy (window);
  g_object_unref (builder);
  g_assert_null (window);
  g_object_unref (through);
}

/* --- Going through the record ---------------------------------------------------------------- */

/* At the end of a line it begins again from the start; what anybody else does stops it. */
static void
test_play (Fixture *fixture, gconstpointer data)
{
  CheckbitPlayThrough *through = fixture->play;

  g_object_set (through, "playing", TRUE, NULL);
  g_assert_false (get (through, "playing"));

  play (fixture->game, "e2e4 e7e5");
  g_object_set (through, "speed", "fast", "playing", TRUE, NULL);
  g_assert_true (get (through, "playing"));
  g_assert_null (checkbit_node_get_parent (checkbit_game_get_current (fixture->game)));
  checkbit_game_go_forward (fixture->game);
  g_assert_false (get (through, "playing"));

  g_object_set (through, "playing", TRUE, NULL);
  g_assert_true (checkbit_controller_set_up (fixture->controller, NULL));
  g_assert_false (get (through, "playing"));
  g_assert_true (checkbit_controller_leave_setup (fixture->controller));

  g_object_set (through, "playing", TRUE, NULL);
  ui_test_wait_for (!get (through, "playing"));
  g_assert_true (checkbit_game_get_current (fixture->game)
                 == checkbit_game_get_end (fixture->game));
}

static void
test_variations (Fixture *fixture, gconstpointer data)
{
  CheckbitPlayThrough *through = fixture->play;

  play (fixture->game, "e2e4");
  checkbit_game_go_back (fixture->game);
  play (fixture->game, "d2d4");
  g_assert_true (get (through, "has-previous-variation"));
  g_assert_false (get (through, "has-next-variation"));
  checkbit_play_through_next_variation (through);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (fixture->game)), ==, "d4");
  checkbit_play_through_previous_variation (through);
  g_assert_cmpstr (checkbit_node_get_san (checkbit_game_get_current (fixture->game)), ==, "e4");
  g_assert_false (get (through, "has-previous-variation"));
  g_assert_true (get (through, "has-next-variation"));
}

/* --- Files ----------------------------------------------------------------------------------- */

static void
test_kinds (void)
{
  g_assert_cmpint (checkbit_file_kind_of_name ("a.pgn"), ==, CHECKBIT_FILE_GAMES);
  g_assert_cmpint (checkbit_file_kind_of_name ("A.PGN"), ==, CHECKBIT_FILE_GAMES);
  g_assert_cmpint (checkbit_file_kind_of_name ("a.fen"), ==, CHECKBIT_FILE_POSITIONS);
  g_assert_cmpint (checkbit_file_kind_of_name ("a.epd"), ==, CHECKBIT_FILE_POSITIONS);
  g_assert_cmpint (checkbit_file_kind_of_name (".pgn"), ==, CHECKBIT_FILE_UNKNOWN);
  g_assert_cmpint (checkbit_file_kind_of_name ("pgn"), ==, CHECKBIT_FILE_UNKNOWN);

  g_assert_true (checkbit_file_kind_is_position_text ("\n 8/8/8/8/8/5k2/q7/7K b - - 0 1"));
  g_assert_false (checkbit_file_kind_is_position_text ("[Date \"1/2/3/4/5/6/7\"]"));
  g_assert_false (checkbit_file_kind_is_position_text (""));
}

static char *
dup_name (const char *path, guint n_lines, guint index, const char *white)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  GPtrArray *lines = n_lines > 0 ? g_ptr_array_new_full (n_lines, NULL) : NULL;
  g_autoptr (CheckbitDocument) document = NULL;
  CheckbitRecord *record = checkbit_record_new (NULL);
  CheckbitTags *tags = checkbit_record_get_tags (record);
  char *name;

  if (lines != NULL)
    g_ptr_array_set_size (lines, (int) n_lines);
  document = checkbit_document_new (file, lines);
  if (lines != NULL)
    checkbit_document_set_index (document, index);
  if (white != NULL)
    {
      checkbit_tags_set (tags, "White", white);
      checkbit_tags_set (tags, "Black", "B");
    }
  name = checkbit_save_dup_name (document, tags);
  checkbit_record_free (record);
  return name;
}

static void
test_names (void)
{
  g_autofree char *none = dup_name (NULL, 0, 0, NULL);
  g_autofree char *players = dup_name (NULL, 0, 0, "A/C: \"x\"");
  g_autofree char *own = dup_name ("/tmp/mates.pgn", 0, 0, "A");
  g_autofree char *third = dup_name ("/tmp/mates.epd", 3, 2, NULL);

  g_assert_cmpstr (none, ==, "game.pgn");
  g_assert_cmpstr (players, ==, "A-C- -x- - B.pgn");
  g_assert_cmpstr (own, ==, "mates.pgn");
  g_assert_cmpstr (third, ==, "mates-3.fen");
}

static void
check_suffix (const char *chosen, const char *expected)
{
  g_autoptr (GFile) file = g_file_new_for_path (chosen);
  g_autoptr (GFile) full = checkbit_save_with_suffix (file);

  g_assert_cmpstr (g_file_peek_path (full), ==, expected);
}

/* The disk, which may be slow, is not asked whether there is such a file. */
static void
test_suffix (void)
{
  check_suffix ("/usr", "/usr.pgn");
  check_suffix ("/nowhere/game", "/nowhere/game.pgn");
  check_suffix ("/nowhere/game.txt", "/nowhere/game.txt");
  check_suffix ("/nowhere/mate.fen", "/nowhere/mate.fen");
}

/* --------------------------------------------------------------------------------------------- */

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("/window-parts/actions/modes", test_modes);
  ADD ("/window-parts/actions/sensitive", test_sensitive);
  ADD ("/window-parts/actions/activate", test_activate);
  ADD ("/window-parts/actions/part-gone", test_part_gone);
  ADD ("/window-parts/play-through/play", test_play);
  ADD ("/window-parts/play-through/variations", test_variations);
  g_test_add_func ("/window-parts/parts", test_parts);
  g_test_add_func ("/window-parts/template", test_template);
  g_test_add_func ("/window-parts/files/kinds", test_kinds);
  g_test_add_func ("/window-parts/files/names", test_names);
  g_test_add_func ("/window-parts/files/suffix", test_suffix);
  return g_test_run ();
}
