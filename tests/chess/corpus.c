/* Reads the shared test data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "corpus.h"

#include "chess/fen.h"

#include <string.h>

const char *
corpus_field (const CorpusRow *row, guint index)
{
  return index < row->n_fields ? row->fields[index] : "";
}

GPtrArray *
corpus_lines (const char *file)
{
  const char *folder = g_getenv ("CHECKBIT_CORPUS");
  g_autofree char *path = NULL, *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *kept;

  if (folder == NULL)
    return NULL;
  path = g_build_filename (folder, file, NULL);
  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("the corpus is not whole: %s", error->message);
  kept = g_ptr_array_new_with_free_func (g_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] != '\0' && lines[i][0] != '#')
        g_ptr_array_add (kept, g_strdup (lines[i]));
    }
  return kept;
}

static void
test_without_corpus (gconstpointer data)
{
  g_test_skip ("CHECKBIT_CORPUS names no folder");
}

void
corpus_add_file (const char *file, const char *path, GTestDataFunc test)
{
  GPtrArray *lines = corpus_lines (file);

  if (lines != NULL)
    g_test_add_data_func_full (path, lines, test, (GDestroyNotify) g_ptr_array_unref);
  else
    g_test_add_data_func (path, NULL, test_without_corpus);
}

static void
row_free (gpointer data)
{
  CorpusRow *row = data;

  g_strfreev (row->fields);
  g_free (row);
}

void
corpus_add_rows (const char *file, const char *prefix, GTestDataFunc test)
{
  g_autoptr (GPtrArray) lines = corpus_lines (file);

  if (lines == NULL)
    g_test_add_data_func (prefix, NULL, test_without_corpus);
  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      CorpusRow *row = g_new0 (CorpusRow, 1);
      g_autofree char *path = NULL;

      row->fields = g_strsplit (g_ptr_array_index (lines, i), "\t", -1);
      row->n_fields = g_strv_length (row->fields);
      row->line = i + 1;
      path = g_strdup_printf ("%s/%s", prefix, row->fields[0]);
      g_test_add_data_func_full (path, row, test, row_free);
    }
}

/* Appends the character for an escape, and returns the text after it. */
static const char *
add_escape (GString *result, const char *escape)
{
  static const char names[] = "\\tnr", characters[] = "\\\t\n\r";
  const char *found = strchr (names, *escape);

  if (*escape == 'x')
    {
      int high = g_ascii_xdigit_value (escape[1]), low = g_ascii_xdigit_value (escape[2]);
      g_assert_true (high >= 0 && low >= 0);
      g_string_append_c (result, (char) (high * 16 + low));
      return escape + 3;
    }
  g_assert_true (found != NULL && *escape != '\0');
  g_string_append_c (result, characters[found - names]);
  return escape + 1;
}

/* Repeats the text after the colon, quoted or not, up to a length. */
static void
add_repetition (GString *result, const char *text)
{
  char *end;
  gsize length = g_ascii_strtoull (text, &end, 10), n;
  const char *repeated = end + 1;

  g_assert_cmpint (*end, ==, ':');
  n = strlen (repeated);
  if (n > 1)
    {
      repeated++;
      n -= 2;
    }
  for (gsize i = 0; i < length; i++)
    g_string_append_c (result, repeated[i % n]);
}

GString *
corpus_unescape (const char *text)
{
  GString *result = g_string_new (NULL);

  if (text[0] == '@' && g_ascii_isdigit (text[1]))
    {
      add_repetition (result, text + 1);
      return result;
    }
  while (*text != '\0')
    {
      if (*text == '\\')
        text = add_escape (result, text + 1);
      else
        g_string_append_c (result, *text++);
    }
  return result;
}

ChessPosition
corpus_read_fen (const char *fen, gboolean chess960)
{
  ChessPosition position = chess_position_start;
  ChessFenError error;
  gboolean good = chess_fen_read (fen, strlen (fen), chess960 ? CHESS_FEN_CHESS960 : 0,
                                  &position, &error);

  if (!good)
    g_test_message ("refused: %s (kind %d)", fen, error.kind);
  g_assert_true (good);
  return position;
}
