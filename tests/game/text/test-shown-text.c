/* Texts from files as they are displayed: shortened, on one line or several, without invisible
 * characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib.h>

#include "game/text/shown-text.h"

typedef struct
{
  const char *name;
  const char *text;
  guint most;
  const char *line;
  const char *lines; /* as text; NULL: the same */
} Case;

static const Case cases[] = {
  { "null", NULL, 10, "", NULL },
  { "empty", "", 10, "", NULL },
  { "short", "Anand", 10, "Anand", NULL },
  { "fits", "0123456789", 10, "0123456789", NULL },
  { "long", "0123456789x", 10, "0123456789…", NULL },
  { "characters", "ÄÖÜßéàçñøåx", 10, "ÄÖÜßéàçñøå…", NULL },
  { "blank-before-cut", "012345678 x y", 10, "012345678…", NULL },
  { "lines", "one\ntwo\tthree", 80, "one two three", "one\ntwo\tthree" },
  { "many-lines", "one\ntwo\nthree", 80, "one two three", "one\ntwo…" },
  { "override", "abc\u202egnp.exe", 20,
    "abc‹U+202E›\u200b"
    "gnp.exe",
    NULL },
  { "isolates", "\u2066a\u2067b\u2068c\u2069", 40,
    "‹U+2066›\u200b"
    "a‹U+2067›\u200b"
    "b‹U+2068›\u200b"
    "c‹U+2069›\u200b",
    NULL },
  { "embeddings", "\u202a\u202b\u202c\u202d", 40,
    "‹U+202A›\u200b"
    "‹U+202B›\u200b"
    "‹U+202C›\u200b"
    "‹U+202D›\u200b",
    NULL },
  { "no-width", "a\u200bb\ufeffc", 20,
    "a‹U+200B›\u200b"
    "b‹U+FEFF›\u200b"
    "c",
    NULL },
  { "room", "\u202e\u202e\u202e", 17,
    "‹U+202E›\u200b"
    "‹U+202E›\u200b"
    "…",
    NULL },
  { "names-of-the-east", "دانیال\u200cی \u200fא\u200e", 20, "دانیال\u200cی \u200fא\u200e", NULL },
  { "not-utf8",
    "a\xff"
    "b\xc3",
    20, "a\ufffdb\ufffd", NULL },
};

/* A name is shown in a sentence that is shown, too: its characters are spelled out once. */
static void
assert_stays (const char *shown)
{
  g_autofree char *sentence = g_strdup_printf ("Saved “%s”", shown);
  g_autofree char *line = checkbit_shown_line (sentence, CHECKBIT_SHOWN_SENTENCE);
  g_autofree char *text = checkbit_shown_text (sentence, CHECKBIT_SHOWN_SENTENCE);

  g_assert_cmpstr (line, ==, sentence);
  g_assert_cmpstr (text, ==, sentence);
}

static void
test_shown (gconstpointer data)
{
  const Case *row = data;
  g_autofree char *line = checkbit_shown_line (row->text, row->most);
  g_autofree char *text = checkbit_shown_text (row->text, row->most);

  g_assert_cmpstr (line, ==, row->line);
  g_assert_cmpstr (text, ==, row->lines != NULL ? row->lines : row->line);
  g_assert_true (g_utf8_validate (line, -1, NULL));
  assert_stays (line);
  g_assert_cmpint (checkbit_shown_is_cut (row->text, row->most), ==,
                   g_str_has_suffix (text, "…"));
}

/* Unescaping restores the text, and changes nothing else. */
static void
test_restore (void)
{
  static const char *const texts[] = { "", "plain", "a\u202eb\u2069\u200b", "‹U+0041›", "‹U+20",
                                       "‹U+202E", "‹‹U+›", "a ‹x› b" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *shown = checkbit_shown_text (texts[i], 100);
      g_autofree char *restored = checkbit_shown_restore (shown);

      g_assert_cmpstr (restored, ==, texts[i]);
    }
}

/* Long words can be broken, but never inside a grapheme; other words do not change. */
static void
test_passage (void)
{
  static const struct
  {
    const char *text, *shown;
  } rows[] = {
    { "a few words of a few letters, which break at their blanks only, all of them",
      "a few words of a few letters, which break at their blanks only, all of them" },
    { "0123456789012345678901234567890123456789", "0123456789012345678901234567890123456789" },
    { "01234567890123456789012345678901234567890123",
      "0123456789012345678901234567890123456789\u200b" "0123" },
    { "012345678901234567890123456789012345678e\u0301z",
      "012345678901234567890123456789012345678e\u0301\u200bz" },
    { "\u202e\u202e\u202e", "‹U+202E›\u200b‹U+202E›\u200b‹U+202E›\u200b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *shown = checkbit_shown_passage (rows[i].text, 200);

      g_assert_cmpstr (shown, ==, rows[i].shown);
    }
}

/* Nothing past the displayed part is read: the next memory page is unreadable. */
static void
test_reads_no_further (void)
{
  g_autofree char *text = g_malloc (64);
  g_autofree char *line = NULL;

  memset (text, 'a', 64); /* no terminator: valgrind and sanitizers detect a read past the end */
  line = checkbit_shown_line (text, 40);
  g_assert_cmpuint (strlen (line), ==, 40 + strlen ("…"));
  g_assert_true (checkbit_shown_is_cut (text, 40));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/shown-text/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_shown);
    }
  g_test_add_func ("/shown-text/restore", test_restore);
  g_test_add_func ("/shown-text/passage", test_passage);
  g_test_add_func ("/shown-text/reads-no-further", test_reads_no_further);
  return g_test_run ();
}
