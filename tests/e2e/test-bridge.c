/* Sets shown by other programs in the one that runs: from a command line, over D-Bus and out of a
 * debugger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>

#include "driver.h"
#include "tiles.h"

/* Runs a command and returns its exit status. errors: its standard error, to be freed; may be
 * NULL. */
static int
run (const char *const *argv, char **errors)
{
  g_autoptr (GSubprocess) process
      = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDERR_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE,
                           NULL);
  g_autofree char *text = NULL;

  g_assert_nonnull (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &text, NULL));
  if (errors != NULL)
    *errors = g_steal_pointer (&text);
  return g_subprocess_get_exit_status (process);
}

#define PROGRAM g_getenv ("CHECKBIT_PROGRAM")
#define RUN(...) run ((const char *const[]){ __VA_ARGS__, NULL }, NULL)

/* Goes from the search to the first tile, that of the set that was sent first. */
static void
focus_first_sent (Driver *driver, const char *name)
{
  driver_click (driver, "entry:Search masks");
  for (guint i = 0; !driver_is_focused (driver, name); i++)
    {
      g_autofree char *focus = driver_move_focus (driver, "Tab");

      g_assert_nonnull (focus);
      g_assert_cmpuint (i, <, 6);
    }
}

static void
test_command_line (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autofree char *errors = NULL;

  g_assert_cmpint (RUN (PROGRAM, "--show", "attacks", "0x0000001008000000"), ==, 0);
  driver_expect (driver, "attacks, 2 squares, 0x0000001008000000");
  g_assert_cmpint (RUN (PROGRAM, "--show", "attacks", "d4"), ==, 0);
  driver_expect (driver, "attacks, 1 square, 0x0000000008000000");
  focus_first_sent (driver, "attacks, 1 square, 0x0000000008000000");
  driver_key (driver, "comma");
  driver_expect (driver, "attacks (1 of 2), 2 squares, 0x0000001008000000");
  driver_key (driver, "period");
  driver_expect (driver, "attacks, 1 square, 0x0000000008000000");
  g_assert_cmpint (RUN (PROGRAM, "--show", "pair", "1", "2", "--layout", "a8b8"), ==, 0);
  driver_expect (driver, "pair[0], 1 square, 0x0100000000000000");
  driver_expect (driver, "pair[1], 1 square, 0x0200000000000000");

  g_assert_cmpint (RUN (PROGRAM, "--show", "full", "-1"), ==, 0);
  driver_expect (driver, "full, 64 squares, 0xFFFFFFFFFFFFFFFF");

  const char *const bad[] = { PROGRAM, "--show", "bad", "0x1g", NULL };
  g_assert_cmpint (run (bad, &errors), ==, 1);
  g_assert_true (g_str_has_prefix (errors, "checkbit: "));
  driver_assert_alive (driver);
  g_assert_false (driver_has (driver, "bad*"));
}

static void
test_dbus (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  const char *values[] = { "0xff" };
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (bus);
  g_autoptr (GVariant) shown = g_dbus_connection_call_sync (
      bus, "io.github.checkbit.Checkbit", "/io/github/checkbit/Checkbit",
      "io.github.checkbit.Checkbit.Bridge", "Show",
      g_variant_new ("(s@ass)", "rank", g_variant_new_strv (values, 1), "h8g8"), NULL,
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (shown);
  driver_expect (driver, "rank, 8 squares, 0xFF00000000000000");

  g_autoptr (GVariant) cleared = g_dbus_connection_call_sync (
      bus, "io.github.checkbit.Checkbit", "/io/github/checkbit/Checkbit",
      "io.github.checkbit.Checkbit.Bridge", "Clear", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
      NULL);
  g_assert_nonnull (cleared);
  driver_expect_gone (driver, "rank*");
}

/* --- Actions that anyone may call --------------------------------------------------------------- */

#define NAME "io.github.checkbit.Checkbit"
#define PATH "/io/github/checkbit/Checkbit"

static void
call_action (GDBusConnection *bus, const char *path, const char *method, GVariant *parameters)
{
  g_autoptr (GVariant) answer
      = g_dbus_connection_call_sync (bus, NAME, path, "org.gtk.Actions", method, parameters, NULL,
                                     G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);

  /* Refused or not, the program must still be running. */
  (void) answer;
}

/* Activates one action with one argument, NULL for none. Whether it is accepted is up to the
 * action, but the program, which runs with fatal warnings, must not crash. */
static void
activate (GDBusConnection *bus, const char *path, const char *action, const char *argument)
{
  GVariantBuilder list;

  g_variant_builder_init (&list, G_VARIANT_TYPE ("av"));
  if (argument != NULL)
    {
      g_autoptr (GVariant) value = g_variant_parse (NULL, argument, NULL, NULL, NULL);

      g_variant_builder_add (&list, "v", value);
    }
  call_action (bus, path, "Activate", g_variant_new ("(sava{sv})", action, &list, NULL));
}

static const char *const arguments[] = {
  NULL,           "uint32 0",     "uint32 63",         "uint32 64",
  "uint32 99",    "uint32 4294967295", "(uint32 4, uint32 0)", "(uint32 64, uint32 0)",
  "(uint32 4, uint32 4)", "(uint32 4294967295, uint32 4294967295)", "''", "'e2e4'",
  "'e2e4e2e4e2e4'", "'\u202e'",  "'file:///nonexistent'", "'::'",
  "true",         "int64 -1",     "@as []",            "1.5",
};

static const char *const with_arguments[] = { "draw-arrow", "draw-circle", "ask-why-not",
                                              "ask-targets", "play-move",  "open-uri",
                                              "flip-board",  "hint",       "sounds",
                                              "no-such-action" };

/* Every state of an action, of any type. */
static void
set_states (GDBusConnection *bus, const char *path)
{
  g_autoptr (GVariant) list
      = g_dbus_connection_call_sync (bus, NAME, path, "org.gtk.Actions", "List", NULL, NULL,
                                     G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  g_autofree const char **names = NULL;

  g_assert_nonnull (list);
  g_variant_get (list, "(^a&s)", &names);
  g_assert_nonnull (names[0]);
  for (guint i = 0; names[i] != NULL; i++)
    for (guint k = 0; k < G_N_ELEMENTS (arguments); k++)
      if (arguments[k] != NULL)
        {
          g_autoptr (GVariant) value = g_variant_parse (NULL, arguments[k], NULL, NULL, NULL);

          call_action (bus, path, "SetState",
                       g_variant_new ("(sva{sv})", names[i], value, NULL));
        }
}

static void
test_odd_arguments (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  g_assert_nonnull (bus);
  g_autoptr (GVariant) all = g_dbus_connection_call_sync (
      bus, NAME, PATH "/window/1", "org.gtk.Actions", "DescribeAll", NULL, NULL,
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  g_assert_nonnull (all);
  for (guint i = 0; i < G_N_ELEMENTS (with_arguments); i++)
    for (guint k = 0; k < G_N_ELEMENTS (arguments); k++)
      activate (bus, PATH "/window/1", with_arguments[i], arguments[k]);
  for (guint k = 0; k < G_N_ELEMENTS (arguments); k++)
    activate (bus, PATH, "no-such-action", arguments[k]);
  activate (bus, PATH, "about", "true");
  activate (bus, PATH, "about", "'about'");
  set_states (bus, PATH "/window/1");
  set_states (bus, PATH);
  driver_settle (driver);
}

/* The state of an action of the window. (transfer full) */
static GVariant *
get_state (GDBusConnection *bus, const char *action)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      bus, NAME, PATH "/window/1", "org.gtk.Actions", "Describe", g_variant_new ("(s)", action),
      NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  g_autoptr (GVariant) states = NULL;
  GVariant *state = NULL;

  g_assert_nonnull (answer);
  g_variant_get (answer, "((bg@av))", NULL, NULL, &states);
  g_assert_cmpuint (g_variant_n_children (states), ==, 1);
  g_variant_get_child (states, 0, "v", &state);
  return state;
}

static void
assert_state (GDBusConnection *bus, const char *action, const char *text)
{
  g_autoptr (GVariant) state = get_state (bus, action);
  g_autofree char *printed = g_variant_print (state, FALSE);

  g_assert_cmpstr (printed, ==, text);
}

/* A setting accepts only its own values, whichever way it is changed. */
static void
test_setting (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  static const char *const bad[]
      = { "'warp'", "''", "'Fast'", "'fast '", "'\u202e'", "uint32 1", "true", "@as []" };

  g_assert_nonnull (bus);
  assert_state (bus, "autoplay-speed", "'normal'");
  activate (bus, PATH "/window/1", "autoplay-speed", "'fast'");
  assert_state (bus, "autoplay-speed", "'fast'");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GVariant) value = g_variant_parse (NULL, bad[i], NULL, NULL, NULL);

      activate (bus, PATH "/window/1", "autoplay-speed", bad[i]);
      call_action (bus, PATH "/window/1", "SetState",
                   g_variant_new ("(sva{sv})", "autoplay-speed", value, NULL));
      assert_state (bus, "autoplay-speed", "'fast'");
    }
  activate (bus, PATH "/window/1", "autoplay-speed", "'slow'");
  assert_state (bus, "autoplay-speed", "'slow'");
  driver_assert_alive (driver);
}

/* Tests the debugger's script on a small program that contains just a word. */
static void
test_debugger (void)
{
  g_autofree char *gdb = g_find_program_in_path ("gdb");
  g_autofree char *script
      = g_build_filename (g_getenv ("CHECKBIT_DATA"), "debuggers", "checkbit.gdb", NULL);
  g_autofree char *folder = g_path_get_dirname (PROGRAM);
  g_autofree char *path = g_strdup_printf ("%s:%s", folder, g_getenv ("PATH"));

  if (gdb == NULL)
    {
      g_test_skip ("gdb is not installed");
      return;
    }
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_setenv ("PATH", path, TRUE);
  g_assert_cmpint (RUN (gdb, "-batch", "-nx", "-x", script, "-ex", "set $attacks = 0x1008000000ULL",
                        "-ex", "set $by = \"ab\"", "-ex", "checkbit $attacks", "-ex",
                        "checkbit $attacks | 1 a8b8", "-ex", "checkbit $by['\\0']"),
                   ==, 0);
  driver_expect (driver, "$attacks, 2 squares, 0x0000001008000000");
  driver_expect (driver, "$attacks | 1, 3 squares, 0x0100000810000000");
  driver_expect (driver, "$by['\\0'], 3 squares, 0x0000000000000061");

  /* A FEN is shown on the board; boards are compared with it. */
  g_assert_cmpint (RUN (gdb, "-batch", "-nx", "-x", script, "-ex",
                        "set $fen = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"", "-ex",
                        "checkbit-position $fen"),
                   ==, 0);
  driver_expect_text (driver, "FEN", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  g_assert_cmpint (
      RUN (gdb, "-batch", "-nx", "-x", script, "-ex",
           "checkbit-position 0, 0, 0, 0xa0, 0, 0x40, 0, 0, 0, 0, 0, 0x1000000000000000ULL"),
      ==, 0);
  driver_click (driver, "page tab:Moves");
  driver_expect (driver, "These are the boards after O-O, except for 1 bit.*");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/bridge/command-line", test_command_line);
  g_test_add_func ("/e2e/bridge/dbus", test_dbus);
  g_test_add_func ("/e2e/bridge/odd-arguments", test_odd_arguments);
  g_test_add_func ("/e2e/bridge/setting", test_setting);
  g_test_add_func ("/e2e/bridge/debugger", test_debugger);
  return g_test_run ();
}
