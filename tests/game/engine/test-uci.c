/* Tests of the UCI parser: lines, infos, options, and the commands sent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../../lib/rows.h"
#include "game/engine/line-splitter.h"
#include "game/text/score.h"
#include "game/engine/uci-parse.h"

/* --- Lines ------------------------------------------------------------------------------------ */

#define MAX_LINE 16

/* The input, and the lines it must give, each ended by a bar. */
typedef struct
{
  const char *name;
  const char *bytes;
  gsize length; /* 0: up to NUL */
  const char *lines;
} SplitterCase;

static const SplitterCase splitter_cases[] = {
  { "lf", "uciok\nreadyok\n", 0, "uciok|readyok|" },
  { "crlf", "uciok\r\nreadyok\r\n", 0, "uciok|readyok|" },
  { "cr-inside", "a\rb\n", 0, "a\rb|" },
  { "empty-lines", "\n\r\n\n", 0, "|||" },
  { "no-newline-at-end", "bestmove e2e4", 0, "bestmove e2e4|" },
  { "crlf-half", "uciok\r", 0, "uciok|" },
  { "nothing", "", 0, "" },
  { "longest", "0123456789abcdef\nx\n", 0, "0123456789abcdef|x|" },
  { "too-long", "0123456789abcdefg\nx\n", 0, "x|" },
  { "too-long-without-end", "x\n0123456789abcdefghijklmnopqrstuvw", 0, "x|" },
  { "nul", "a\0b\nc\n", 6, "a\357\277\275b|c|" },
  { "latin-1", "caf\351\nx\n", 0, "caf\357\277\275|x|" },
  { "utf-8", "\303\251\n", 0, "\303\251|" },
  { "utf-8-half", "\303", 0, "\357\277\275|" },
};

/* Cuts the bytes into pieces of one size, as a pipe does, and joins the lines. */
static char *
split (const char *bytes, gsize length, gsize piece)
{
  g_autoptr (CheckbitLineSplitter) splitter = checkbit_line_splitter_new (MAX_LINE);
  GString *lines = g_string_new (NULL);
  const char *line;

  for (gsize i = 0; i < length; i += piece)
    {
      checkbit_line_splitter_push (splitter, bytes + i, MIN (piece, length - i));
      while ((line = checkbit_line_splitter_next (splitter)) != NULL)
        g_string_append_printf (lines, "%s|", line);
    }
  if ((line = checkbit_line_splitter_end (splitter)) != NULL)
    g_string_append_printf (lines, "%s|", line);

  return g_string_free (lines, FALSE);
}

static void
test_splitter (gconstpointer data)
{
  const SplitterCase *row = data;
  gsize length = row->length > 0 ? row->length : strlen (row->bytes);

  for (gsize piece = 1; piece <= length + 1; piece++)
    {
      g_autofree char *lines = split (row->bytes, length, piece);

      g_assert_cmpstr (lines, ==, row->lines);
    }
}

static void
test_splitter_memory (void)
{
  g_autoptr (CheckbitLineSplitter) splitter = checkbit_line_splitter_new (MAX_LINE);
  static char block[1 << 20];

  memset (block, 'x', sizeof block);
  for (guint i = 0; i < 64; i++)
    {
      checkbit_line_splitter_push (splitter, block, sizeof block);
      g_assert_null (checkbit_line_splitter_next (splitter));
    }
  g_assert_cmpuint (checkbit_line_splitter_get_n_dropped (splitter), ==, 1);
  checkbit_line_splitter_push (splitter, "\nok\n", 4);
  g_assert_cmpstr (checkbit_line_splitter_next (splitter), ==, "ok");
}

/* --- Which line it is ------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *line;
  CheckbitUciKind kind;
  const char *rest;
} KindCase;

static const KindCase kind_cases[] = {
  { "id-name", "id name Stockfish 15.1", CHECKBIT_UCI_ID_NAME, "Stockfish 15.1" },
  { "id-author", "id  author   T. Romstad  ", CHECKBIT_UCI_ID_AUTHOR, "T. Romstad" },
  { "id-other", "id version 3", CHECKBIT_UCI_OTHER, "3" },
  { "id-alone", "id", CHECKBIT_UCI_OTHER, "" },
  { "uciok", "uciok", CHECKBIT_UCI_UCIOK, "" },
  { "uciok-indented", "  uciok ", CHECKBIT_UCI_UCIOK, "" },
  { "uciok-glued", "uciokx", CHECKBIT_UCI_OTHER, "" },
  { "readyok", "readyok", CHECKBIT_UCI_READYOK, "" },
  { "bestmove", "bestmove e2e4", CHECKBIT_UCI_BESTMOVE, "e2e4" },
  { "bestmove-tab", "bestmove\te2e4", CHECKBIT_UCI_BESTMOVE, "e2e4" },
  { "info", "info depth 1", CHECKBIT_UCI_INFO, "depth 1" },
  { "option", "option name X type button", CHECKBIT_UCI_OPTION, "name X type button" },
  { "copyprotection", "copyprotection checking", CHECKBIT_UCI_COPYPROTECTION, "checking" },
  { "registration", "registration error", CHECKBIT_UCI_REGISTRATION, "error" },
  { "greeting", "Stockfish 15.1 by the developers", CHECKBIT_UCI_OTHER, "15.1 by the developers" },
  { "upper-case", "UCIOK", CHECKBIT_UCI_OTHER, "" },
  { "empty", "", CHECKBIT_UCI_OTHER, "" },
};

static void
test_kind (gconstpointer data)
{
  const KindCase *row = data;
  CheckbitUciText rest;

  g_assert_cmpint (checkbit_uci_parse (row->line, &rest), ==, row->kind);
  g_assert_true (checkbit_uci_text_is (rest, row->rest));
}

typedef struct
{
  const char *name;
  const char *rest;
  const char *move;
  const char *ponder; /* NULL: none */
} BestmoveCase;

static const BestmoveCase bestmove_cases[] = {
  { "alone", "e2e4", "e2e4", NULL },
  { "ponder", "e2e4 ponder e7e5", "e2e4", "e7e5" },
  { "spaces", "  e2e4   ponder \t e7e5 ", "e2e4", "e7e5" },
  { "extra", "e7e8Q draw ponder a7a6 x", "e7e8Q", "a7a6" },
  { "ponder-empty", "e2e4 ponder", "e2e4", "" },
  { "none", "(none)", "(none)", NULL },
  { "nothing", "", "", NULL },
};

static void
test_bestmove (gconstpointer data)
{
  const BestmoveCase *row = data;
  CheckbitUciText rest = { row->rest, strlen (row->rest) }, move, ponder;

  checkbit_uci_parse_bestmove (rest, &move, &ponder);
  g_assert_true (checkbit_uci_text_is (move, row->move));
  g_assert_cmpint (ponder.start != NULL, ==, row->ponder != NULL);
  if (row->ponder != NULL)
    g_assert_true (checkbit_uci_text_is (ponder, row->ponder));
}

/* --- info ------------------------------------------------------------------------------------- */

/* Expected values are written as "KEY=VALUE", separated by bars, in the order of the parser. */
typedef struct
{
  const char *name;
  const char *rest;
  const char *expected;
} InfoCase;

static const InfoCase info_cases[] = {
  { "all",
    "depth 18 seldepth 27 multipv 2 score cp -31 upperbound nodes 123456 nps 789000 time 156 "
    "hashfull 42 tbhits 7 pv e2e4 e7e5 string no more",
    "0=18|1=27|2=156|3=123456|4=789000|5=42|6=7|8=2|cp=-31|upper|pv=e2e4 e7e5|string=no more|" },
  { "mate", "score mate -3", "mate=-3|" },
  { "mate-plus", "score mate +3", "mate=3|" },
  { "bound-only-once", "score cp 5 lowerbound score cp 6", "cp=6|" },
  { "wdl", "score cp 20 wdl 249 747 4 depth 3", "0=3|cp=20|wdl=249,747,4|" },
  { "wdl-short", "wdl 100 800 depth 4", "0=4|" },
  { "wdl-negative", "wdl -1 5 6 depth 4", "0=4|" },
  { "pv-first", "pv d2d4 d7d5 depth 9", "0=9|pv=d2d4 d7d5|" },
  { "pv-empty", "depth 3 pv", "0=3|pv=|" },
  { "string-keeps-spaces", "string  a   b score cp 4", "string=a   b score cp 4|" },
  { "string-empty", "depth 1 string", "0=1|string=|" },
  { "value-missing", "depth seldepth 5", "1=5|" },
  { "value-negative", "nodes -1 depth 2", "0=2|" },
  { "value-word", "depth 12x nodes 7", "3=7|" },
  { "value-huge", "nps 18446744073709551616 depth 2", "0=2|" },
  { "value-18-digits", "nodes 999999999999999999", "3=999999999999999999|" },
  { "score-huge", "score cp 9223372036854775808 depth 2", "0=2|" },
  { "score-without-kind", "score 35 depth 2", "0=2|" },
  { "score-alone", "score", "" },
  { "currmove", "depth 30 currmove d2d4 currmovenumber 12", "0=30|9=12|currmove=d2d4|" },
  { "currline", "currline 1 e2e4 e7e5 depth 4", "0=4|" },
  { "refutation", "refutation e2e4 e7e5 depth 4", "0=4|refutation=e2e4 e7e5|" },
  { "unknown", "foo 3 depth 4 bar", "0=4|" },
  { "empty", "", "" },
};

static void
add_text (GString *text, const char *name, CheckbitUciText value)
{
  if (value.start != NULL)
    g_string_append_printf (text, "%s=%.*s|", name, (int) value.length, value.start);
}

static char *
describe_info (const CheckbitUciInfo *info)
{
  static const char *const kinds[] = { NULL, "cp", "mate" };
  static const char *const bounds[] = { "", "lower|", "upper|" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CHECKBIT_UCI_N_NUMBERS; i++)
    {
      if (checkbit_uci_info_has (info, i))
        g_string_append_printf (text, "%u=%" G_GINT64_FORMAT "|", i, info->numbers[i]);
    }
  if (info->score_kind != CHECKBIT_UCI_SCORE_NONE)
    g_string_append_printf (text, "%s=%" G_GINT64_FORMAT "|", kinds[info->score_kind], info->score);
  g_string_append (text, bounds[info->bound]);
  if (info->has_wdl)
    g_string_append_printf (text, "wdl=%u,%u,%u|", info->wdl[0], info->wdl[1], info->wdl[2]);
  add_text (text, "pv", info->pv);
  add_text (text, "currmove", info->currmove);
  add_text (text, "refutation", info->refutation);
  add_text (text, "string", info->string);

  return g_string_free (text, FALSE);
}

static void
test_info (gconstpointer data)
{
  const InfoCase *row = data;
  g_autofree char *found = NULL;
  CheckbitUciInfo info;

  checkbit_uci_parse_info ((CheckbitUciText){ row->rest, strlen (row->rest) }, &info);
  found = describe_info (&info);
  g_assert_cmpstr (found, ==, row->expected);
}

/* --- option ----------------------------------------------------------------------------------- */

/* Expected: name|type|default|min|max|choice,choice or NULL where the option cannot be used. */
typedef struct
{
  const char *name;
  const char *rest;
  const char *expected;
} OptionCase;

static const OptionCase option_cases[] = {
  { "spin", "name Hash type spin default 16 min 1 max 1024", "Hash|1|16|1|1024|" },
  { "spin-clamped", "name X type spin default 99 min 1 max 9", "X|1|9|1|9|" },
  { "spin-reversed", "name Rev type spin default 5 min 10 max 1", NULL },
  { "spin-negative", "name X type spin default -5 min -10 max 10", "X|1|-5|-10|10|" },
  { "spin-huge", "name X type spin default 0 min -99999999999999999999 max 99999999999999999999",
    "X|1|0|-9223372036854775808|9223372036854775807|" },
  { "check", "name Ponder type check default true", "Ponder|0|true|0|0|" },
  { "check-capitals", "name B type check default TRUE", "B|0|true|0|0|" },
  { "check-without-default", "name B type check", "B|0|false|0|0|" },
  { "combo", "name Style type combo default Normal var Solid var Normal var Risky",
    "Style|2|Normal|0|0|Solid,Normal,Risky," },
  { "combo-words", "name C type combo default two words var two words var one",
    "C|2|two words|0|0|two words,one," },
  { "combo-var", "name C type combo default A var A var B B var var", "C|2|A|0|0|A,B B,var," },
  { "combo-strange-default", "name C type combo default x var a var b", "C|2|a|0|0|a,b," },
  { "combo-control", "name C type combo default a\033 var a\033 var b", "C|2|b|0|0|b," },
  { "combo-without-choices", "name C type combo default x", NULL },
  { "button", "name Clear Hash type button", "Clear Hash|3|-|0|0|" },
  { "string", "name P type string default c:\\a b\\x.nnue", "P|4|c:\\a b\\x.nnue|0|0|" },
  { "string-empty", "name P type string default <empty>", "P|4||0|0|" },
  { "string-nothing", "name P type string default", "P|4||0|0|" },
  { "string-without-default", "name P type string", "P|4||0|0|" },
  { "string-with-keywords", "name P type string default min max var", "P|4|min max var|0|0|" },
  { "name-type", "name type type check default true", "type|0|true|0|0|" },
  { "name-default", "name default type string default default", "default|4|default|0|0|" },
  { "name-spaces", "name  Two  Spaces   type  spin default 1 min 0 max 2", "Two  Spaces|1|1|0|2|" },
  { "name-with-var", "name A var B type check", "A var B|0|false|0|0|" },
  { "type-first", "type spin name Reordered default 1 min 0 max 9", "Reordered|1|1|0|9|" },
  { "name-with-control", "name A\033B type check", NULL },
  { "unknown-type", "name U type slider default 3", NULL },
  { "no-type", "name X", NULL },
  { "no-name", "type check default true", NULL },
  { "name-alone", "name", NULL },
  { "empty", "", NULL },
};

static char *
describe_option (const CheckbitUciOption *option)
{
  g_autofree char *choices = option->choices != NULL ? g_strjoinv (",", option->choices) : NULL;

  return g_strdup_printf ("%s|%d|%s|%" G_GINT64_FORMAT "|%" G_GINT64_FORMAT "|%s%s", option->name,
                          (int) option->type,
                          option->default_value != NULL ? option->default_value : "-", option->min,
                          option->max, choices != NULL ? choices : "", choices != NULL ? "," : "");
}

static void
test_option (gconstpointer data)
{
  const OptionCase *row = data;
  g_autoptr (CheckbitUciOption) option
      = checkbit_uci_option_parse ((CheckbitUciText){ row->rest, strlen (row->rest) });
  g_autoptr (CheckbitUciOption) copy = NULL;
  g_autofree char *found = NULL;

  g_assert_cmpint (option != NULL, ==, row->expected != NULL);
  if (option == NULL)
    return;

  copy = checkbit_uci_option_copy (option);
  found = describe_option (copy);
  g_assert_cmpstr (found, ==, row->expected);
  g_assert_true (checkbit_uci_option_accepts (option, option->default_value));
}

/* The command that sets an option; NULL if it must not be sent. */
typedef struct
{
  const char *name;
  const char *option;
  const char *value;
  const char *line;
} SetCase;

static const SetCase set_cases[] = {
  { "spin", "name Hash type spin min 1 max 9", "9", "setoption name Hash value 9\n" },
  { "spin-above", "name Hash type spin min 1 max 9", "10", NULL },
  { "spin-word", "name Hash type spin min 1 max 9", "5x", NULL },
  { "check", "name A type check", "true", "setoption name A value true\n" },
  { "check-word", "name A type check", "yes", NULL },
  { "combo", "name C type combo var a b", "a b", "setoption name C value a b\n" },
  { "combo-other", "name C type combo var a b", "a", NULL },
  { "button", "name Clear Hash type button", NULL, "setoption name Clear Hash\n" },
  { "string", "name S type string", "/a b/c", "setoption name S value /a b/c\n" },
  { "string-empty", "name S type string default x", "", "setoption name S value <empty>\n" },
  { "newline", "name S type string", "a\nquit", NULL },
  { "carriage-return", "name S type string", "a\rquit", NULL },
  { "no-utf-8", "name S type string", "a\377", NULL },
};

static void
test_set (gconstpointer data)
{
  const SetCase *row = data;
  g_autoptr (CheckbitUciOption) option
      = checkbit_uci_option_parse ((CheckbitUciText){ row->option, strlen (row->option) });
  g_autofree char *line = NULL;

  g_assert_nonnull (option);
  g_assert_cmpint (checkbit_uci_option_accepts (option, row->value), ==, row->line != NULL);
  if (row->line == NULL)
    return;
  line = checkbit_uci_option_format (option, row->value);
  g_assert_cmpstr (line, ==, row->line);
}

/* --- Shown text and scores -------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *text;
  const char *shown;
} ShownCase;

static const ShownCase shown_cases[] = {
  { "plain", "Stockfish 15.1", "Stockfish 15.1" },
  { "markup-stays", "<b>Bad</b> & %s%n", "<b>Bad</b> & %s%n" },
  { "control", "\033[31mred\007  \"x\"", "[31mred \"x\"" },
  { "direction", "a\342\200\256b", "a b" },
  { "bytes", "caf\351", "caf\357\277\275" },
  { "spaces", "  a \t b  ", "a b" },
  { "empty", "", "" },
};

static void
test_shown (gconstpointer data)
{
  const ShownCase *row = data;
  CheckbitUciText text = { row->text, strlen (row->text) };
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  g_assert_cmpstr (shown, ==, row->shown);
}

static void
test_shown_length (void)
{
  g_autofree char *text = g_strnfill (500, 'x');
  g_autofree char *shown = checkbit_uci_text_dup_shown ((CheckbitUciText){ text, 500 });

  g_assert_cmpuint (strlen (shown), ==, 200);
}

typedef struct
{
  const char *name;
  const char *rest;
  ChessColor side;
  const char *shown;
  double least, most; /* share */
} ScoreCase;

static const ScoreCase score_cases[] = {
  { "white", "score cp 35", CHESS_WHITE, "+0.35", 0.54, 0.56 },
  { "black", "score cp 35", CHESS_BLACK, "−0.35", 0.44, 0.46 },
  { "even", "score cp 0", CHESS_BLACK, "0.00", 0.5, 0.5 },
  /* Four pawns: ten to one. */
  { "four-pawns", "score cp 400", CHESS_WHITE, "+4.00", 0.909, 0.9091 },
  { "lower", "score cp 100 lowerbound", CHESS_WHITE, "≥+1.00", 0.63, 0.65 },
  { "lower-black", "score cp 100 lowerbound", CHESS_BLACK, "≤−1.00", 0.35, 0.37 },
  { "mate", "score mate 3", CHESS_WHITE, "#3", 1, 1 },
  { "mate-black", "score mate 3", CHESS_BLACK, "#−3", 0, 0 },
  { "mated", "score mate 0", CHESS_WHITE, "#−0", 0, 0 },
  { "mated-black", "score mate 0", CHESS_BLACK, "#0", 1, 1 },
  { "none", "depth 3", CHESS_WHITE, "", 0.5, 0.5 },
};

static void
test_score (gconstpointer data)
{
  const ScoreCase *row = data;
  CheckbitUciInfo info;
  CheckbitScore score;
  g_autofree char *shown = NULL, *words = NULL;

  checkbit_uci_parse_info ((CheckbitUciText){ row->rest, strlen (row->rest) }, &info);
  score = checkbit_uci_info_get_score (&info, row->side);
  shown = checkbit_score_format (score);
  words = checkbit_score_describe (score);
  g_assert_cmpstr (shown, ==, row->shown);
  g_assert_cmpfloat (checkbit_score_get_share (score), >=, row->least);
  g_assert_cmpfloat (checkbit_score_get_share (score), <=, row->most);
  g_assert_cmpstr (words, !=, "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/uci/splitter/", splitter_cases, test_splitter);
  g_test_add_func ("/uci/splitter-memory", test_splitter_memory);
  ADD_ROWS ("/uci/kind/", kind_cases, test_kind);
  ADD_ROWS ("/uci/bestmove/", bestmove_cases, test_bestmove);
  ADD_ROWS ("/uci/info/", info_cases, test_info);
  ADD_ROWS ("/uci/option/", option_cases, test_option);
  ADD_ROWS ("/uci/set/", set_cases, test_set);
  ADD_ROWS ("/uci/shown/", shown_cases, test_shown);
  g_test_add_func ("/uci/shown-length", test_shown_length);
  ADD_ROWS ("/uci/score/", score_cases, test_score);

  return g_test_run ();
}
