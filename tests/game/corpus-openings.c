/* The table of openings beside the shared openings/ data: every row of that is played and looked
 * up, and its code and its name must be the ones found. There is no exception; names may differ in
 * British spelling and in their apostrophes only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../chess/corpus.h"

#include <string.h>

#include "chess/san.h"
#include "game/openings.h"

/* The columns. */
enum
{
  COLUMN_CODE,
  COLUMN_NAME,
  COLUMN_MOVES,
  N_COLUMNS,
};

/* A name as the table spells it. (transfer full) */
static char *
respell (const char *name)
{
  GString *text = g_string_new (name);

  g_string_replace (text, "Defense", "Defence", 0);
  g_string_replace (text, "Center", "Centre", 0);
  g_string_replace (text, "'", "’", 0);

  return g_string_free (text, FALSE);
}

/* The position after "1. e4 e5 2. Nf3". */
static ChessPosition
play (const char *moves)
{
  ChessPosition position = chess_position_start;
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      ChessSanResult result;

      if (g_str_has_suffix (*word, "."))
        continue;
      g_assert_cmpint (
          chess_san_read (&position, *word, strlen (*word), &result), ==, CHESS_SAN_OK);
      chess_position_play (&position, result.move);
    }

  return position;
}

static void
test_file (gconstpointer data)
{
  const GPtrArray *lines = data;
  guint n = 0, n_differ = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      g_auto (GStrv) fields = g_strsplit (g_ptr_array_index (lines, i), "\t", -1);
      const CheckbitOpening *opening;
      g_autofree char *name = NULL;
      ChessPosition position;

      g_assert_cmpuint (g_strv_length (fields), ==, N_COLUMNS);
      if (g_str_equal (fields[COLUMN_CODE], "eco"))
        continue;
      n++;
      position = play (fields[COLUMN_MOVES]);
      opening = checkbit_opening_of_position (&position);
      name = respell (fields[COLUMN_NAME]);
      if (opening != NULL && g_str_equal (opening->code, fields[COLUMN_CODE])
          && g_str_equal (opening->name, name))
        continue;
      n_differ++;
      g_test_message ("%s: %s %s, here %s %s",
                      fields[COLUMN_MOVES],
                      fields[COLUMN_CODE],
                      name,
                      opening != NULL ? opening->code : "nothing",
                      opening != NULL ? opening->name : "");
    }

  g_test_message ("%u openings, %u differ", n, n_differ);
  g_assert_cmpuint (n, >, 300);
  g_assert_cmpuint (n_differ, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (const char *letter = "abcde"; *letter != '\0'; letter++)
    {
      g_autofree char *file = g_strdup_printf ("openings/%c.tsv", *letter);
      g_autofree char *path = g_strdup_printf ("/corpus/openings/%c", *letter);

      corpus_add_file (file, path, test_file);
    }

  return g_test_run ();
}
