/* Writes a difference as a unit test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/source.h"

#include <string.h>

#include "chess/movegen.h"
#include "chess/uci-move.h"

/* How many moves are on a line of source. */
#define PER_LINE 10

typedef struct
{
  const char *title, *id;
  const char *comment; /* the beginning of a comment line */
  const char *indent;  /* between moves */
  const char *open;    /* before the moves; %s is the FEN */
  const char *close;   /* after the moves */
  gboolean last_comma; /* a separator even after the last move, if it is on a separate line */
} Language;

static const Language languages[CHECKBIT_N_SOURCE_LANGUAGES] = {
  [CHECKBIT_SOURCE_C] = {
    "C", "c", "/* %s */\n", "    ",
    "/* legal_moves() fills moves with UCI texts, in any order, and returns how many. */\n"
    "static int\n"
    "compare_moves (const void *a, const void *b)\n"
    "{\n"
    "  return strcmp (*(const char *const *) a, *(const char *const *) b);\n"
    "}\n\n"
    "static void\n"
    "test_legal_moves (void)\n"
    "{\n"
    "  const char *fen = \"%s\";\n"
    "  static const char *const expected[] = {\n",
    "    NULL\n"
    "  };\n"
    "  const char *moves[256];\n"
    "  size_t n_expected = sizeof expected / sizeof *expected - 1;\n"
    "  size_t n = legal_moves (fen, moves);\n\n"
    "  qsort (moves, n, sizeof *moves, compare_moves);\n"
    "  assert (n == n_expected);\n"
    "  for (size_t i = 0; i < n; i++)\n"
    "    assert (strcmp (moves[i], expected[i]) == 0);\n"
    "}\n",
    TRUE,
  },
  [CHECKBIT_SOURCE_RUST] = {
    "Rust", "rust", "// %s\n", "        ",
    "// legal_moves() takes a FEN and returns UCI texts, in any order: Vec<String>.\n"
    "#[test]\n"
    "fn legal_moves_are_right() {\n"
    "    let mut moves = legal_moves(\"%s\");\n"
    "    moves.sort();\n"
    "    let expected: Vec<&str> = vec![\n",
    "    ];\n"
    "    assert_eq!(moves, expected);\n"
    "}\n",
    TRUE,
  },
  [CHECKBIT_SOURCE_JAVA] = {
    "Java", "java", "// %s\n", "        ",
    "// legalMoves() takes a FEN and returns UCI texts, in any order: List<String>.\n"
    "@Test\n"
    "public void legalMovesAreRight() {\n"
    "    java.util.List<String> moves = new java.util.ArrayList<>(legalMoves(\"%s\"));\n"
    "    java.util.Collections.sort(moves);\n"
    "    assertEquals(java.util.Arrays.<String>asList(\n",
    "    ), moves);\n"
    "}\n",
    FALSE,
  },
  [CHECKBIT_SOURCE_PYTHON] = {
    "Python", "python", "# %s\n", "        ",
    "# legal_moves() takes a FEN and returns UCI texts, in any order.\n"
    "def test_legal_moves():\n"
    "    moves = sorted(legal_moves(\"%s\"))\n"
    "    assert moves == [\n",
    "    ]\n",
    TRUE,
  },
  [CHECKBIT_SOURCE_GO] = {
    "Go", "go", "// %s\n", "\t\t",
    "// legalMoves takes a FEN and returns UCI texts, in any order: []string.\n"
    "func TestLegalMoves(t *testing.T) {\n"
    "\tmoves := legalMoves(\"%s\")\n"
    "\tsort.Strings(moves)\n"
    "\texpected := []string{\n",
    "\t}\n"
    "\tif strings.Join(moves, \" \") != strings.Join(expected, \" \") {\n"
    "\t\tt.Errorf(\"got %v, expected %v\", moves, expected)\n"
    "\t}\n"
    "}\n",
    TRUE,
  },
};

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The legal moves in UCI, sorted. (transfer full), of char * */
static GPtrArray *
list_moves (const ChessPosition *position)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  ChessMoveList list;

  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      char text[CHESS_UCI_SIZE];

      chess_uci_write (position, list.moves[i], text);
      g_ptr_array_add (texts, g_strdup (text));
    }
  g_ptr_array_sort (texts, compare_texts);

  return texts;
}

char *
checkbit_source_moves (const ChessPosition *position)
{
  g_autoptr (GPtrArray) texts = list_moves (position);

  g_ptr_array_add (texts, NULL);

  return g_strjoinv (" ", (char **) texts->pdata);
}

/* Appends the moves as string literals, some to a line. */
static void
append_moves (GString *source, const Language *language, const GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    {
      gboolean ends_line = i % PER_LINE == PER_LINE - 1 || i + 1 == texts->len;

      g_string_append_printf (source, "%s\"%s\"%s%s", i % PER_LINE == 0 ? language->indent : "",
                              (const char *) g_ptr_array_index (texts, i),
                              i + 1 < texts->len || language->last_comma ? "," : "",
                              ends_line ? "\n" : " ");
    }
}

/* Makes a text safe for comments and strings: one line of plain characters. (transfer full) */
static char *
make_plain (const char *text)
{
  char *plain = g_utf8_make_valid (text, -1);

  for (char *at = plain; *at != '\0'; at++)
    if ((guchar) *at < 0x20 || *at == 0x7f || strchr ("\\\"*", *at) != NULL)
      *at = ' ';

  return plain;
}

/* Appends a pattern with its "%s" replaced by one text; nothing else in it is interpreted. */
static void
append_pattern (GString *source, const char *pattern, const char *text)
{
  const char *place = strstr (pattern, "%s");

  g_string_append_len (source, pattern, place - pattern);
  g_string_append (source, text);
  g_string_append (source, place + 2);
}

char *
checkbit_source_test (CheckbitSourceLanguage language,
                      const ChessPosition *position,
                      const char *fen,
                      const char *note)
{
  const Language *form = &languages[language];
  g_autoptr (GPtrArray) texts = NULL;
  g_autofree char *plain_fen = NULL;
  GString *source;

  g_return_val_if_fail ((gsize) language < CHECKBIT_N_SOURCE_LANGUAGES, NULL);

  texts = list_moves (position);
  plain_fen = make_plain (fen);
  source = g_string_new (NULL);
  if (note != NULL)
    {
      g_autofree char *plain = make_plain (note);
      append_pattern (source, form->comment, plain);
    }
  append_pattern (source, form->open, plain_fen);
  append_moves (source, form, texts);
  g_string_append (source, form->close);

  return g_string_free (source, FALSE);
}

const char *
checkbit_source_title (CheckbitSourceLanguage language)
{
  g_return_val_if_fail ((gsize) language < CHECKBIT_N_SOURCE_LANGUAGES, "");

  return languages[language].title;
}

const char *
checkbit_source_id (CheckbitSourceLanguage language)
{
  g_return_val_if_fail ((gsize) language < CHECKBIT_N_SOURCE_LANGUAGES, "");

  return languages[language].id;
}
