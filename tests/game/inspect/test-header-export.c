/* Exported constants, read back by the installed compilers and interpreters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "game/inspect/header-export.h"

#define FEN "r3k2r/8/8/8/8/8/4P3/R3K2R w KQkq - 0 1"

/* --- Text ----------------------------------------------------------------------------------- */

static const CheckbitHeaderConstant two[] = {
  { "white_king", "K", 0x10 },
  { "my set (1)", NULL, 0x8000000000000001 },
};

/* Every language, to the byte; a8b8 turns the ranks round. */
static const struct
{
  CheckbitHeaderLanguage language;
  const char *body;
} bodies[] = {
  { CHECKBIT_HEADER_C,
    "#ifndef CHECKBIT_SETS_H\n#define CHECKBIT_SETS_H\n\n#include <stdint.h>\n\n// K\n"
    "#define WHITE_KING UINT64_C(0x1000000000000000)\n"
    "#define MY_SET_1 UINT64_C(0x0100000000000080)\n\n#endif\n" },
  { CHECKBIT_HEADER_RUST, "// K\npub const WHITE_KING: u64 = 0x1000000000000000;\n"
                          "pub const MY_SET_1: u64 = 0x0100000000000080;\n" },
  { CHECKBIT_HEADER_SWIFT, "public enum Checkbit {\n    // K\n"
                           "    public static let whiteKing: UInt64 = 0x1000000000000000\n"
                           "    public static let mySet1: UInt64 = 0x0100000000000080\n}\n" },
  { CHECKBIT_HEADER_KOTLIN,
    "object Checkbit {\n    // K\n    const val WHITE_KING: ULong = 0x1000000000000000UL\n"
    "    const val MY_SET_1: ULong = 0x0100000000000080UL\n}\n" },
  { CHECKBIT_HEADER_JAVA, "public final class Checkbit {\n    private Checkbit() {}\n\n    // K\n"
                          "    public static final long WHITE_KING = 0x1000000000000000L;\n"
                          "    public static final long MY_SET_1 = 0x0100000000000080L;\n}\n" },
  { CHECKBIT_HEADER_PYTHON, "# K\nWHITE_KING = 0x1000000000000000\n"
                            "MY_SET_1 = 0x0100000000000080\n" },
  { CHECKBIT_HEADER_JS, "// K\nexport const WHITE_KING = 0x1000000000000000n;\n"
                        "export const MY_SET_1 = 0x0100000000000080n;\n" },
};

static void
test_bodies (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autofree char *text
          = checkbit_header_export (bodies[i].language, FEN, CHESS_LAYOUT_A8B8, two, 2);
      const char *mark = bodies[i].language == CHECKBIT_HEADER_PYTHON ? "#" : "//";
      g_autofree char *expected
          = g_strdup_printf ("%s Sets of squares, written by Checkbit.\n%s Position: " FEN "\n"
                             "%s Layout: a8b8, bit 0 is a8, bit 1 b8, bit 8 a7\n\n%s",
                             mark, mark, mark, bodies[i].body);
      g_assert_cmpstr (text, ==, expected);
      g_assert_nonnull (checkbit_header_language_title (bodies[i].language));
      g_assert_nonnull (checkbit_header_language_file (bodies[i].language));
      g_assert_nonnull (checkbit_header_language_id (bodies[i].language));
    }
}

/* Invalid names, names in use, and texts that would end a comment early. */
static void
test_hostile (void)
{
  static const CheckbitHeaderConstant hostile[]
      = { { "P", "a\nb \\", 1 }, { "p", NULL, 2 },    { "", NULL, 3 },
          { "8x8", NULL, 4 },    { "null", NULL, 5 }, { "“é”", NULL, 6 } };
  g_autofree char *text
      = checkbit_header_export (CHECKBIT_HEADER_PYTHON, FEN, CHESS_LAYOUT_A1B1, hostile, 6);
  g_autofree char *swift = checkbit_header_export (CHECKBIT_HEADER_SWIFT, FEN, CHESS_LAYOUT_A1B1,
                                                   &(CheckbitHeaderConstant){ "in", NULL, 1 }, 1);

  g_assert_nonnull (strstr (text, "# a b  \nP = 0x0000000000000001\nP_2 = 0x0000000000000002\n"
                                  "SET_ = 0x0000000000000003\nSET_8X8 = 0x0000000000000004\n"
                                  "SET_NULL = 0x0000000000000005\nSET__2 = 0x0000000000000006\n"));
  g_assert_nonnull (strstr (swift, "let setIn: UInt64"));
}

/* --- Compilers ------------------------------------------------------------------------------ */

/* How a language's file is used: the file beside it that prints three of its constants in
 * hexadecimal, and the commands, in which %s is the folder. */
typedef struct
{
  const char *name;
  CheckbitHeaderLanguage language;
  const char *program; /* that must be there */
  const char *file, *contents;
  const char *command;
} Tool;

static const Tool tools[] = {
  { "c", CHECKBIT_HEADER_C, "gcc", "main.c",
    "#include \"checkbit.h\"\n#include <inttypes.h>\n#include <stdio.h>\n"
    "int main (void) { printf (\"%\" PRIx64 \" %\" PRIx64 \" %\" PRIx64 \"\\n\", WHITE_ROOKS, "
    "TARGETS, EMPTY); return 0; }\n",
    "cd '%s' && gcc -std=c99 -Wall -Wextra -Werror -pedantic main.c -o main && ./main" },
  { "rust", CHECKBIT_HEADER_RUST, "rustc", "main.rs",
    "#[allow(dead_code)]\nmod checkbit;\nuse checkbit::*;\n"
    "fn main() { println!(\"{:x} {:x} {:x}\", WHITE_ROOKS, TARGETS, EMPTY); }\n",
    "cd '%s' && rustc -D warnings main.rs -o main && ./main" },
  { "swift", CHECKBIT_HEADER_SWIFT, "swiftc", "main.swift",
    "print(String(Checkbit.whiteRooks, radix: 16), String(Checkbit.targets, radix: 16), "
    "String(Checkbit.empty, radix: 16))\n",
    "cd '%s' && swiftc main.swift Checkbit.swift -o main && ./main" },
  { "kotlin", CHECKBIT_HEADER_KOTLIN, "kotlinc", "main.kt",
    "fun main() { println(Checkbit.WHITE_ROOKS.toString(16) + \" \" + "
    "Checkbit.TARGETS.toString(16) + \" \" + Checkbit.EMPTY.toString(16)) }\n",
    "cd '%s' && kotlinc main.kt Checkbit.kt -include-runtime -d main.jar && "
    "java -jar main.jar" },
  { "java", CHECKBIT_HEADER_JAVA, "javac", "Main.java",
    "public class Main { public static void main(String[] a) { System.out.printf(\"%x %x %x\\n\", "
    "Checkbit.WHITE_ROOKS, Checkbit.TARGETS, Checkbit.EMPTY); } }\n",
    "cd '%s' && javac -Werror Main.java Checkbit.java && java Main" },
  { "python", CHECKBIT_HEADER_PYTHON, "python3", "main.py",
    "from checkbit_sets import *\nprint('%x %x %x' % (WHITE_ROOKS, TARGETS, EMPTY))\n",
    "cd '%s' && python3 -B main.py" },
  { "js", CHECKBIT_HEADER_JS, "node", "main.mjs",
    "import { WHITE_ROOKS, TARGETS, EMPTY } from './checkbit.mjs';\n"
    "console.log(WHITE_ROOKS.toString(16), TARGETS.toString(16), EMPTY.toString(16));\n",
    "cd '%s' && node main.mjs" },
};

static void
write_file (const char *folder, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_remove (path);
    }
  g_rmdir (folder);
}

/* The rooks on a1 and h1. White goes: king d1, d2, f1, f2 and castles to c1, g1; pawn e3, e4; rook
 * a1 to b1–d1 and a2–a8; rook h1 to f1, g1 and h2–h8. Empty is all but e1, a1, h1, e2, a8, e8,
 * h8. */
static char *
expected_output (void)
{
  guint64 targets = 0x6e | 0x2800 | (guint64) 0x10100000 | (0x8181818181818181 & ~(guint64) 0xff);
  guint64 empty = ~((guint64) 0x91 | 0x1000 | (guint64) 0x91 << 56);

  return g_strdup_printf ("81 %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x\n", targets, empty);
}

static char *
export_all (CheckbitHeaderLanguage language)
{
  ChessPosition position = chess_position_start;
  ChessMaskInput input = { .position = &position };

  chess_position_clear (&position);
  for (guint i = 0; i < 3; i++)
    {
      ChessPieceType type = i == 1 ? CHESS_KING : CHESS_ROOK;
      ChessSquare square = i == 0 ? 0 : i == 1 ? 4 : 7;
      chess_position_put (&position, square, CHESS_PIECE (CHESS_WHITE, type));
      chess_position_put (&position, square + 56, CHESS_PIECE (CHESS_BLACK, type));
    }
  chess_position_put (&position, 12, CHESS_PIECE (CHESS_WHITE, CHESS_PAWN));
  chess_position_set_state (&position, CHESS_WHITE, 0x8100000000000081, CHESS_SQUARE_NONE, 0, 1);
  return checkbit_header_export_masks (language, FEN, CHESS_LAYOUT_A1B1, &input);
}

static void
test_tool (gconstpointer data)
{
  const Tool *tool = data;
  g_autofree char *program = g_find_program_in_path (tool->program);
  g_autofree char *folder = NULL, *text = NULL, *command = NULL, *out = NULL, *err = NULL;
  g_autofree char *expected = expected_output ();
  const char *argv[] = { "sh", "-c", NULL, NULL };
  int status;

  if (program == NULL)
    {
      g_test_skip ("its compiler is not there");
      return;
    }
  folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  text = export_all (tool->language);
  write_file (folder, checkbit_header_language_file (tool->language), text);
  write_file (folder, tool->file, tool->contents);
  argv[2] = command = g_strdup_printf (tool->command, folder);
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out,
                               &err, &status, NULL));
  remove_folder (folder);
  g_assert_cmpstr (err, ==, "");
  g_assert_cmpint (status, ==, 0);
  g_assert_cmpstr (out, ==, expected);
}

/* --- Command lines -------------------------------------------------------------------------- */

/* Runs a line with the built program in place of the installed one. */
static char *
run_line (const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "checkbit-cli ", -1);
  g_autofree char *here = g_strjoinv ("\"$CHECKBIT_CLI\" ", parts);
  const char *argv[] = { "sh", "-c", here, NULL };
  g_autofree char *err = NULL;
  char *out = NULL;
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out,
                               &err, &status, NULL));
  g_assert_cmpstr (err, ==, "");
  g_assert_cmpint (status, ==, 0);
  return out;
}

typedef struct
{
  const char *name;
  CheckbitCliRequest request;
  const char *line, *out;
} Line;

static const char *const king[] = { "white_king", NULL };
static const char *const shifted[] = { "K << 8 | ~all", NULL };
static const char *const several[] = { "-1 & rank_1", "sel", NULL };

static const Line lines[] = {
  { "mask",
    { .exprs = king },
    "checkbit-cli masks white_king",
    "white_king\t0x0000000000000010\te1\tK\n" },
  { "mask-layout",
    { .exprs = king, .layout = CHESS_LAYOUT_A8B8, .format = "dec" },
    "checkbit-cli masks --layout a8b8 --format dec white_king",
    "white_king\t1152921504606846976\te1\tK\n" },
  { "eval",
    { .exprs = shifted, .fen = "4k3/8/8/8/8/8/8/3K4 w - - 0 1", .format = "squares" },
    "checkbit-cli eval --fen '4k3/8/8/8/8/8/8/3K4 w - - 0 1' --format squares 'K << 8 | ~all'",
    "d2\n" },
  { "several",
    { .exprs = several, .selection = 0x18, .layout = CHESS_LAYOUT_H1G1 },
    "checkbit-cli eval --sel d1,e1 --layout h1g1 -- '-1 & rank_1' && "
    "checkbit-cli eval --sel d1,e1 --layout h1g1 sel",
    "0x00000000000000FF\n0x0000000000000018\n" },
};

static void
test_line (gconstpointer data)
{
  const Line *row = data;
  g_autofree char *line = checkbit_cli_line (&row->request);

  g_assert_cmpstr (line, ==, row->line);
  g_autofree char *out = run_line (line);
  g_assert_cmpstr (out, ==, row->out);
}

static void
test_line_all (void)
{
  CheckbitCliRequest request = { .fen = NULL };
  g_autofree char *line = checkbit_cli_line (&request);

  g_assert_cmpstr (line, ==, "checkbit-cli masks");
  g_autofree char *out = run_line (line);
  g_auto (GStrv) rows = g_strsplit (out, "\n", -1);
  g_assert_cmpuint (g_strv_length (rows), ==, chess_mask_count () + 1);
}

static void
test_line_board (void)
{
  CheckbitCliRequest request = {
    .exprs = several, .fen = "4k3/8/8/8/8/8/8/3K4 w - - 0 1", .selection = 0x08, .flipped = TRUE
  };
  g_autofree char *line = checkbit_cli_line_board (&request);

  g_assert_cmpstr (line, ==,
                   "checkbit-cli board --fen '4k3/8/8/8/8/8/8/3K4 w - - 0 1' --sel d1 --flip "
                   "--mask '-1 & rank_1' --mask sel");
  g_autofree char *out = run_line (line);
  g_assert_true (g_str_has_prefix (out, "1  .*  .*  .*  .*  K*+ .*  .*  .*\n2 "));

  request.indices = TRUE;
  g_autofree char *numbered = checkbit_cli_line_board (&request);
  g_assert_nonnull (strstr (numbered, " --flip --indices --mask"));
  g_autofree char *numbers = run_line (numbered);
  g_assert_nonnull (strstr (numbers, "\n1   7  6  5  4  3  2  1  0\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/header-export/bodies", test_bodies);
  g_test_add_func ("/header-export/hostile", test_hostile);
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      g_autofree char *path = g_strconcat ("/header-export/tool/", tools[i].name, NULL);
      g_test_add_data_func (path, &tools[i], test_tool);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *path = g_strconcat ("/cli-line/", lines[i].name, NULL);
      g_test_add_data_func (path, &lines[i], test_line);
    }
  g_test_add_func ("/cli-line/all", test_line_all);
  g_test_add_func ("/cli-line/board", test_line_board);
  return g_test_run ();
}
