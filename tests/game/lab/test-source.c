/* Runs generated unit tests with the installed compilers and interpreters: each must pass with a
 * correct generator, and fail with one that leaves out a move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "chess/fen.h"
#include "game/lab/source.h"

static const char *const fens[] = {
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", /* no move at all */
};

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));

  return position;
}

/* How a language's test is run: the code around it, in which @TEST@ is the test and @MOVES@ the
 * generator's moves, and the commands. */
typedef struct
{
  CheckbitSourceLanguage language;
  const char *program; /* that must be there */
  const char *file, *frame;
  const char *command;
} Tool;

static const Tool tools[] = {
  { CHECKBIT_SOURCE_C, "cc", "test.c",
    "#undef NDEBUG\n#include <assert.h>\n#include <stdlib.h>\n#include <string.h>\n"
    "static char text[] = \"@MOVES@\";\n"
    "static size_t legal_moves (const char *fen, const char **moves)\n"
    "{\n  size_t n = 0;\n  (void) fen;\n"
    "  for (char *t = strtok (text, \" \"); t; t = strtok (NULL, \" \"))\n    moves[n++] = t;\n"
    "  return n;\n}\n"
    "@TEST@\nint main (void) { test_legal_moves (); return 0; }\n",
    "cc -std=c99 -Wall -Wextra -Werror -pedantic test.c -o test && ./test" },
  { CHECKBIT_SOURCE_RUST, "rustc", "test.rs",
    "fn legal_moves(_fen: &str) -> Vec<String> {\n"
    "    \"@MOVES@\".split_whitespace().rev().map(String::from).collect()\n}\n@TEST@",
    "rustc -D warnings --test test.rs -o test && ./test" },
  { CHECKBIT_SOURCE_JAVA, "javac", "Main.java",
    "import java.util.List;\npublic class Main {\n"
    "    @interface Test {}\n"
    "    static void assertEquals(Object a, Object b) {\n"
    "        if (!a.equals(b)) throw new AssertionError(a + \" \" + b);\n    }\n"
    "    static List<String> legalMoves(String fen) {\n"
    "        return List.of(\"@MOVES@\".isEmpty() ? new String[0] : \"@MOVES@\".split(\" \"));\n   "
    " }\n"
    "@TEST@\n"
    "    public static void main(String[] a) { new Main().legalMovesAreRight(); }\n}\n",
    "javac -Werror Main.java && java Main" },
  { CHECKBIT_SOURCE_PYTHON, "python3", "test.py",
    "def legal_moves(fen):\n    return \"@MOVES@\".split()[::-1]\n\n@TEST@\ntest_legal_moves()\n",
    "python3 -I test.py" },
  { CHECKBIT_SOURCE_GO, "go", "moves_test.go",
    "package moves\n\nimport (\n\t\"sort\"\n\t\"strings\"\n\t\"testing\"\n)\n\n"
    "func legalMoves(fen string) []string { return strings.Fields(\"@MOVES@\") }\n\n@TEST@",
    "GOFLAGS=-mod=mod GO111MODULE=off HOME=. GOCACHE=$PWD/cache go test ." },
};

/* Whether the test passes beside a generator with these moves. */
static gboolean
passes (const Tool *tool, const char *test, const char *moves)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-source-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, tool->file, NULL);
  g_autofree char *command
      = g_strdup_printf ("cd '%s' && { %s; } >/dev/null 2>&1", folder, tool->command);
  g_autofree char *remove = g_strdup_printf ("rm -rf '%s'", folder);
  g_autoptr (GString) text = g_string_new (tool->frame);
  const char *argv[] = { "/bin/sh", "-c", command, NULL };
  int status;

  g_string_replace (text, "@TEST@", test, 0);
  g_string_replace (text, "@MOVES@", moves, 0);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_assert_true (
      g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, NULL, NULL, &status, NULL));
  g_assert_true (g_spawn_command_line_sync (remove, NULL, NULL, NULL, NULL));

  return g_spawn_check_wait_status (status, NULL);
}

static void
test_compiles (gconstpointer data)
{
  const Tool *tool = data;
  g_autofree char *program = g_find_program_in_path (tool->program);

  if (program == NULL)
    {
      g_test_skip (tool->program);
      return;
    }
  /* Compilers take their time: one position does for them. */
  for (gsize i = 0; i < (tool->language == CHECKBIT_SOURCE_PYTHON ? G_N_ELEMENTS (fens) : 1); i++)
    {
      ChessPosition position = read_fen (fens[i]);
      g_autofree char *test = checkbit_source_test (tool->language, &position, fens[i],
                                                    "e5d6 */ \" \\ \n is not legal");
      g_autofree char *moves = checkbit_source_moves (&position);

      g_assert_true (passes (tool, test, moves));
    }
}

/* The test is one that can fail. */
static void
test_fails (gconstpointer data)
{
  const Tool *tool = data;
  ChessPosition position = read_fen (fens[1]);
  g_autofree char *program = g_find_program_in_path (tool->program);
  g_autofree char *test = checkbit_source_test (tool->language, &position, fens[1], NULL);
  g_autofree char *moves = checkbit_source_moves (&position);
  g_autofree char *extra = g_strconcat (moves, " e5d6", NULL);

  if (program == NULL)
    g_test_skip (tool->program);
  else
    g_assert_false (passes (tool, test, extra));
}

static void
test_text (void)
{
  ChessPosition position = read_fen (fens[1]);
  g_autofree char *moves = checkbit_source_moves (&position);
  g_autofree char *python
      = checkbit_source_test (CHECKBIT_SOURCE_PYTHON, &position, fens[1], "en passant pin");

  g_assert_cmpstr (moves, ==, "a5a4 a5a6 a5b4 a5b5 a5b6 e5e6");
  g_assert_cmpstr (python, ==,
                   "# en passant pin\n"
                   "# legal_moves() takes a FEN and returns UCI texts, in any order.\n"
                   "def test_legal_moves():\n"
                   "    moves = sorted(legal_moves(\"8/8/8/K2pP2r/8/8/8/7k w - d6 0 1\"))\n"
                   "    assert moves == [\n"
                   "        \"a5a4\", \"a5a6\", \"a5b4\", \"a5b5\", \"a5b6\", \"e5e6\",\n"
                   "    ]\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/source/text", test_text);
  for (gsize i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      const char *id = checkbit_source_id (tools[i].language);
      g_autofree char *passing = g_strdup_printf ("/source/passes/%s", id);
      g_autofree char *failing = g_strdup_printf ("/source/fails/%s", id);

      g_assert_cmpstr (checkbit_source_title (tools[i].language), !=, "");
      g_test_add_data_func (passing, &tools[i], test_compiles);
      g_test_add_data_func (failing, &tools[i], test_fails);
    }
  return g_test_run ();
}
