/* Tests of the recognition of pasted text: a position, a game, or sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "controller-test.h"

#include "../../lib/test-time.h"
#include "game/controller/clip.h"

#define ENDGAME "8/8/8/8/8/5k2/q7/7K b - - 12 40"

static const struct
{
  const char *name, *text;
  CheckbitClipKind kind;
  const char *fen;
} rows[] = {
  { "fen", ENDGAME, CHECKBIT_CLIP_POSITION, ENDGAME },
  { "fen-in-space", "\n  " ENDGAME " \r\n", CHECKBIT_CLIP_POSITION, ENDGAME },
  { "fen-and-more", ENDGAME "\nmask = 0xff\n", CHECKBIT_CLIP_POSITION, ENDGAME },
  { "broken-fen", "8/8/8/8/8/5k2/q7/8K b - - 12 40", CHECKBIT_CLIP_POSITION,
    "8/8/8/8/8/5k2/q7/8K b - - 12 40" },
  { "short-fen", "8/8/8/8/8/5k2/q7", CHECKBIT_CLIP_POSITION, "8/8/8/8/8/5k2/q7" },
  { "words", "good evening", CHECKBIT_CLIP_POSITION, "good evening" },
  { "nothing", "", CHECKBIT_CLIP_POSITION, "" },
  { "prose", "In 2019 we counted 64 squares.", CHECKBIT_CLIP_POSITION,
    "In 2019 we counted 64 squares." },
  { "moves", "1. e4 e5 2. Nf3", CHECKBIT_CLIP_GAME, NULL },
  { "moves-alone", "e4 e5 Nf3 Nc6", CHECKBIT_CLIP_GAME, NULL },
  { "tags", "[Event \"Autumn\"]\n[Result \"*\"]\n\n*\n", CHECKBIT_CLIP_GAME, NULL },
  { "comments", "1. e4 {0x10 is 16} e5 {[%clk 0:01:30]} 2. Nf3", CHECKBIT_CLIP_GAME, NULL },
  { "illegal-move", "1. e4 e5 2. Nf3 Nc6 3. Ke4 {mask 0xff}", CHECKBIT_CLIP_GAME, NULL },
  { "number", "0xFF00", CHECKBIT_CLIP_SETS, NULL },
  { "define", "#define HOME 0xFFULL\n#define AWAY (HOME << 56)\n", CHECKBIT_CLIP_SETS, NULL },
  { "squares", "a1 b1 c1", CHECKBIT_CLIP_SETS, NULL },
  { "map", "e4: 0x10000000\nd5: 0x800000000\n", CHECKBIT_CLIP_SETS, NULL },
  { "code", "const e4 = 1n << 28n;\nconst d5 = e4 << 7n;\nconst c6 = 0x40000000000n;",
    CHECKBIT_CLIP_SETS, NULL },
  { "debugger", "(gdb) p/x occ\n$1 = 0xffff00000000ffff\n", CHECKBIT_CLIP_SETS, NULL },
  { "drawing",
    ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . 1 1 . . .\n"
    ". . . 1 1 . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n",
    CHECKBIT_CLIP_SETS, NULL },
  { "table", "U64 t[] = { 1, 2, 3 };", CHECKBIT_CLIP_SETS, NULL },
  { "mistake-in-list", "{ 0x1, 0xFG, 0x3 }", CHECKBIT_CLIP_SETS, NULL },
  { "unknown-name", "const FAR = UNKNOWN << 8;", CHECKBIT_CLIP_SETS, NULL },
  { "divide", "a2a3: 20\na2a4: 20\nb1c3: 20\n\nNodes searched: 60\n", CHECKBIT_CLIP_DIVIDE, NULL },
  { "game-in-coordinates", "1. e2e4 e7e5\n2. g1f3 b8c6\n3. f1c4\n", CHECKBIT_CLIP_GAME, NULL },
  { "named-squares", "e4: 28\nd5: 35\n", CHECKBIT_CLIP_SETS, NULL },
  { "fen-among-words", "position fen " ENDGAME, CHECKBIT_CLIP_POSITION, "position fen " ENDGAME },
  { "twelve-words",
    "WP: 0x000000000000EF00\nWN: 0x42\nWB: 0x24\nWR: 0x81\nWQ: 0x8\nWK: 0x1000\n"
    "BP: 0x00FF000000000000\nBN: 0x4200000000000000\nBB: 0x2400000000000000\n"
    "BR: 0x8100000000000000\nBQ: 0x0800000000000000\nBK: 0x1000000000000000\n",
    CHECKBIT_CLIP_POSITION, "rnbqkbnr/pppppppp/8/8/8/8/PPPPKPPP/RNBQ1BNR *" },
  { "eight-words",
    "{0x00EF00000000EF00, 0x4200000000000042, 0x2400000000000024, 0x8100000000000081,\n"
    " 0x0800000000000008, 0x1000000000000010, 0xEF, 0xFFEF000000000000}",
    CHECKBIT_CLIP_SETS, NULL },
  { "eight-files",
    "{0x0101010101010101, 0x0202020202020202, 0x0404040404040404, 0x0808080808080808,\n"
    " 0x1010101010101010, 0x2020202020202020, 0x4040404040404040, 0x8080808080808080}",
    CHECKBIT_CLIP_SETS, NULL },
};

static void
test_rows (ControllerTest *test, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (CheckbitClip) clip = { 0 };

      g_test_message ("%s", rows[i].name);
      checkbit_clip_init (&clip, rows[i].text, test->controller);
      g_assert_cmpint (clip.kind, ==, rows[i].kind);
      g_assert_true ((clip.games != NULL) == (clip.kind == CHECKBIT_CLIP_GAME));
      if (rows[i].fen != NULL)
        g_assert_true (g_pattern_match_simple (rows[i].fen, clip.fen));
    }
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

/* A thread finds the same; unless nobody waits for it any more. */
static void
test_in_thread (ControllerTest *test, gconstpointer data)
{
  for (gsize i = 0; i <= G_N_ELEMENTS (rows); i++)
    {
      gboolean cancel = i == G_N_ELEMENTS (rows);
      const char *text = rows[cancel ? 0 : i].text;
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GAsyncResult) result = NULL;
      g_auto (CheckbitClip) clip = { 0 }, at_once = { 0 };

      checkbit_clip_init (&at_once, text, test->controller);
      checkbit_clip_read_async (text, test->controller, cancellable, read_cb, &result);
      if (cancel)
        g_cancellable_cancel (cancellable);
      time_wait_for (result != NULL);
      g_assert_true (checkbit_clip_read_finish (&clip, result, NULL) == !cancel);
      if (cancel)
        return;
      g_assert_cmpint (clip.kind, ==, at_once.kind);
      g_assert_cmpstr (clip.fen, ==, at_once.fen);
      g_assert_true ((clip.games != NULL) == (at_once.games != NULL));
    }
}

/* A line of any length is no position; it is only kept as far as an entry can show it. */
static void
test_long_line (ControllerTest *test, gconstpointer data)
{
  g_auto (CheckbitClip) clip = { 0 };
  g_autoptr (GString) text = g_string_new ("\n{x");

  while (text->len < 1000000)
    g_string_append (text, "ä");
  checkbit_clip_init (&clip, text->str, test->controller);
  g_assert_cmpint (clip.kind, ==, CHECKBIT_CLIP_POSITION);
  g_assert_true (g_str_has_prefix (clip.fen, "{xä"));
  g_assert_true (g_utf8_validate (clip.fen, -1, NULL));
  g_assert_cmpuint (strlen (clip.fen), <, 5000);
}

/* While a position is being set up, an unplayable board still counts as a board. */
static void
test_setting_up (ControllerTest *test, gconstpointer data)
{
  g_auto (CheckbitClip) clip = { 0 };

  g_assert_true (checkbit_controller_set_up (test->controller, ENDGAME));
  checkbit_clip_init (&clip, "8/8/8/8/8/8/8/8 w - - 0 1", test->controller);
  g_assert_cmpint (clip.kind, ==, CHECKBIT_CLIP_POSITION);
  g_assert_cmpstr (clip.fen, ==, "8/8/8/8/8/8/8/8 w - - 0 1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function)                                                                        \
  g_test_add ("/clip/" path, ControllerTest, NULL, controller_test_set_up, function,               \
              controller_test_tear_down)
  ADD ("rows", test_rows);
  ADD ("in-thread", test_in_thread);
  ADD ("long-line", test_long_line);
  ADD ("setting-up", test_setting_up);
  return g_test_run ();
}
