/* Texts out of programs, articles and debuggers, pasted into the real window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

typedef struct
{
  const char *name, *text;
  const char *expected[3]; /* accessible names */
} Pasted;

static const Pasted texts[] = {
  { "c-define", "#define EDGE (1ULL << 7 | 1ULL << 0)\n", { "label:0x0000000000000081" } },
  { "two-defines",
    "#define LEFT 0x0101010101010101ULL\n#define BACK 0xFFULL\n",
    { "label:2 sets: LEFT, BACK.", "LEFT, 8 squares, 0x0101010101010101",
      "BACK, 8 squares, 0x00000000000000FF" } },
  { "rust-constants",
    "pub const HOME: u64 = 0xff_u64;\npub const NEXT: u64 = HOME << 8;\n",
    { "label:2 sets: HOME, NEXT.", "NEXT, 8 squares, 0x000000000000FF00" } },
  { "drawing",
    "8  . . . . . . . .\n7  . . 1 . . . . .\n6  . 1 . . . . . .\n5  . . . . . . . .\n"
    "4  . . . . . . . .\n3  . . . . . . . .\n2  . . . . . . . .\n1  . . . . . . . .\n"
    "   a b c d e f g h\n",
    { "label:0x0004020000000000" } },
  { "gdb", "$1 = 0x1008000000\n", { "label:0x0000001008000000" } },
  { "gdb-array",
    "$2 = {0x1, 0x2 <repeats 2 times>}\n",
    { "label:$2, read as a table of 3 values.", "$2[2], 1 square, 0x0000000000000002" } },
  { "java",
    "private static final long MASK = 0xFF00L; // pawns\n",
    { "label:0x000000000000FF00" } },
  { "python-squares", "home = [\"b1\", \"g1\"]\n", { "label:0x0000000000000042" } },
  { "logger",
    "2024-05-01 12:00:00,123 engine.cc:42: wall = 0x8100000000000081\n",
    { "label:0x8100000000000081" } },
  { "go-places",
    "var corners = [4]uint64{0x1, 0x80, 3: 1 << 63}\n",
    { "label:corners, read as a table of 4 values.", "corners[3], 1 square, 0x8000000000000000" } },
  { "partly-left",
    "U64 a = 0x5;\nU64 b = popular(3);\n",
    { "label:0x0000000000000005", "label:a, read as a number.\n“popular(3)” has a name that is "
                                  "not recognized (line 2, column 9).*" } },
  { "two-left",
    "U64 a = 0x5;\nU64 b = popular(3);\nU64 c = popular(4);\n",
    { "label:a, read as a number.\n“popular(3)” has a name that is not recognized (line 2, column "
      "9)\n“popular(4)” has a name that is not recognized (line 3, column 9).*" } },
};

static void
paste (Driver *driver, const char *text)
{
  driver_click (driver, "text:Expression");
  driver_key (driver, "ctrl+a");
  driver_paste (driver, text);
}

static void
test_texts (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_test_message ("%s", texts[i].name);
      paste (driver, texts[i].text);
      for (guint k = 0; k < G_N_ELEMENTS (texts[i].expected) && texts[i].expected[k] != NULL; k++)
        driver_expect (driver, texts[i].expected[k]);
      driver_click (driver, "text:Expression");
      driver_key (driver, "Escape");
    }
}

/* Lines of assignments are the table, and not its last value; it is the first that this window
 * sees. */
static void
test_assignments (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());
  g_autoptr (GString) text = g_string_new (NULL);

  for (int square = 0; square < 64; square++)
    {
      guint64 word = 0;

      for (int to = 0; to < 64; to++)
        if (ABS (square % 8 - to % 8) * ABS (square / 8 - to / 8) == 2)
          word |= (guint64) 1 << to;
      g_string_append_printf (text, "knightMoveDatabase[%d] = 0x%" G_GINT64_MODIFIER "x;\n", square,
                              word);
    }
  paste (driver, text->str);
  driver_expect (driver, "label:64 assignments to knightMoveDatabase, read as a table.");
  driver_expect (driver, "label:A knight’s table looks the same in all eight layouts*");
  g_assert_false (driver_has (driver, "No Set Selected"));
}

static void
expect_value (Driver *driver, const char *expression, const char *value)
{
  driver_click (driver, "text:Expression");
  driver_key (driver, "ctrl+a");
  driver_type (driver, expression);
  driver_expect (driver, value);
}

/* Presses Tab until an accessible has the focus. */
static void
tab_to (Driver *driver, const char *name)
{
  for (guint i = 0; !driver_is_focused (driver, name); i++)
    {
      g_autofree char *focus = driver_move_focus (driver, "Tab");

      g_assert_nonnull (focus);
      g_assert_cmpuint (i, <, 6);
    }
}

/* Pasted sets form a group whose names work in expressions; it survives a restart until it is
 * removed. */
static void
test_named (void)
{
  static const char text[] = "#define NEAR_HOME 0x0000000000707000ULL\n"
                             "const U64 TWO[2] = {0x1, 0x8000000000000000};\n";
  Driver *driver = driver_start (program_argv ());

  paste (driver, text);
  driver_expect (driver, "label:1 table and 1 set: NEAR_HOME, TWO.");
  driver_expect (driver, "button:NEAR_HOME and 1 more");
  driver_expect (driver, "NEAR_HOME, 6 squares, 0x0000000000707000");
  expect_value (driver, "NEAR_HOME & white | TWO[1]", "label:0x8000000000007000");
  driver_stop (driver);

  driver = driver_start_again (program_argv ());
  driver_expect (driver, "button:NEAR_HOME and 1 more");
  expect_value (driver, "NEAR_HOME & white | TWO[1]", "label:0x8000000000007000");
  driver_click (driver, "entry:Search masks");
  tab_to (driver, "Remove NEAR_HOME and 1 more");
  driver_key (driver, "space");
  driver_expect (driver, "There is no set, square or mask “NEAR_HOME” (column 1)");
  driver_stop (driver);
}

/* Pasting on the board recognizes the text as well: sets go to the inspector, which opens, and
 * replace the text in its bar; a FEN is read as a FEN. */
static void
test_on_board (void)
{
  g_autoptr (Driver) driver = driver_start (program_argv ());

  driver_click (driver, "text:Expression");
  driver_type (driver, "white &");
  driver_key (driver, "F9");
  driver_expect_gone (driver, "text:Expression");
  driver_click (driver, "e4, empty");
  driver_paste (driver, "#define WINGS 0x8181818181818181ULL\n#define BACK 0xFFULL\n");
  driver_expect (driver, "label:2 sets: WINGS, BACK.");
  driver_expect (driver, "BACK, 8 squares, 0x00000000000000FF");
  driver_expect (driver, "e2, white pawn");

  driver_click (driver, "e4, empty");
  driver_paste (driver, "8/8/8/8/8/5k2/q7/7K b - - 12 40\n");
  driver_expect (driver, "a2, black queen");
  driver_click (driver, "e4, empty");
  driver_paste (driver, "1ULL << 36 | 1ULL << 4");
  driver_expect (driver, "label:0x0000001000000010");
  driver_expect (driver, "a2, black queen");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/paste/texts", test_texts);
  g_test_add_func ("/e2e/paste/assignments", test_assignments);
  g_test_add_func ("/e2e/paste/named", test_named);
  g_test_add_func ("/e2e/paste/on-board", test_on_board);
  return g_test_run ();
}
