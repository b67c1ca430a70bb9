/* Compares the table of openings with the shared openings/ data, an independent collection: where
 * both name a position, the codes must be equal, and most positions must get their code from the
 * last named position before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../../chess/corpus.h"

#include <string.h>

#include "chess/san.h"
#include "game/tree/openings.h"

/* The columns. */
enum
{
  COLUMN_CODE,
  COLUMN_NAME,
  COLUMN_MOVES,
  N_COLUMNS,
};

/* The minimum share of the collection's positions, in thousandths; measured: 991 and 938. */
#define MIN_SAME_VOLUME 985
#define MIN_SAME_CODE 930

/* --- Exceptions ----------------------------------------------------------------------------- */

#define TWO_KNIGHTS "ECO's C56 begins with 5.O-O Nxe4; what else follows 4.d4 is C55"

/* Positions with two codes by two orders of moves, or by a reading of the headings. */
static const struct
{
  const char *moves; /* as in the table */
  const char *why;
} exceptions[] = {
  { "Nf3 d5 g3 Nf6", "1.Nf3 d5 2.g3 is A07; A05 is the order 1.Nf3 Nf6 2.g3 d5" },
  { "c4 c6 Nf3 d5 b3 Nf6 g3 g6", "3.b3 is A12; A11 is the order with 3.g3" },
  { "d4 Nf6 c4 d6 Nc3 e5", "ECO's A54 begins with 4.Nf3" },
  { "d4 f5 c4 e6 Nc3 d5 e3 c6", "a Dutch by its order, A84; D31 is the Semi-Slav order" },
  { "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6", "4...g6 without 5.c4 is B34; B32 is what has no code else" },
  { "e4 c5 Nf3 d6 d4", "ECO's B50 is without 3.d4, and B53 is 3.d4" },
  { "e4 e5 Bc4 Nf6 d4 exd4 Nf3", "a Bishop's Opening by its order, C24; C43 is Petrov's order" },
  { "e4 e5 f4 exf4 Nf3 g5", "C37 to C39 are 3...g5; C34 is without it" },
  { "e4 e5 Nf3 Nc6 Bc4 Nf6 d4", TWO_KNIGHTS },
  { "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4", TWO_KNIGHTS },
  { "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 e5", TWO_KNIGHTS },
  { "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 Ng5", TWO_KNIGHTS },
  { "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5", TWO_KNIGHTS },
  { "e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 Ng4", TWO_KNIGHTS },
  { "d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 e3 Nc6", "a Semi-Tarrasch by its order, D40; D32 is Tarrasch's" },
  { "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4", "ECO's D56 begins with 7.Bh4" },
};

static gboolean met[G_N_ELEMENTS (exceptions)];

static gboolean
is_exception (const CheckbitOpening *opening)
{
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if (g_str_equal (exceptions[i].moves, opening->moves))
      {
        met[i] = TRUE;
        return TRUE;
      }

  return FALSE;
}

/* --- The collection ------------------------------------------------------------------------- */

static struct
{
  guint positions;
  guint in_both; /* the table names the very position */
  guint named;   /* it names that or one before */
  guint same_volume;
  guint same_code;
} count;

/* Plays "1. e4 e5 2. Nf3"; exact: the opening of the final position, last: the last one on the
 * way. */
static void
play (const char *moves, const CheckbitOpening **exact, const CheckbitOpening **last)
{
  ChessPosition position = chess_position_start;
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  *exact = *last = NULL;
  for (char **word = words; *word != NULL; word++)
    {
      ChessSanResult result;

      if (g_str_has_suffix (*word, "."))
        continue;
      g_assert_cmpint (chess_san_read (&position, *word, strlen (*word), &result), ==,
                       CHESS_SAN_OK);
      chess_position_play (&position, result.move);
      *exact = checkbit_opening_of_position (&position);
      if (*exact != NULL)
        *last = *exact;
    }
}

static void
count_row (const char *code, const CheckbitOpening *exact, const CheckbitOpening *last)
{
  count.positions++;
  count.in_both += exact != NULL;
  if (last == NULL)
    return;

  count.named++;
  count.same_volume += last->code[0] == code[0];
  count.same_code += g_str_equal (last->code, code);
}

static void
test_file (gconstpointer data)
{
  const GPtrArray *lines = data;
  guint n_differ = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      g_auto (GStrv) fields = g_strsplit (g_ptr_array_index (lines, i), "\t", -1);
      const CheckbitOpening *exact, *last;

      g_assert_cmpuint (g_strv_length (fields), ==, N_COLUMNS);
      if (g_str_equal (fields[COLUMN_CODE], "eco"))
        continue;
      play (fields[COLUMN_MOVES], &exact, &last);
      count_row (fields[COLUMN_CODE], exact, last);
      if (exact == NULL || g_str_equal (exact->code, fields[COLUMN_CODE]) || is_exception (exact))
        continue;
      n_differ++;
      g_test_message ("%s: %s %s, here %s %s", exact->moves, fields[COLUMN_CODE],
                      fields[COLUMN_NAME], exact->code, exact->name);
    }

  g_assert_cmpuint (n_differ, ==, 0);
}

/* After all the files. */
static void
test_whole (void)
{
  if (count.positions == 0)
    {
      g_test_skip ("no corpus");
      return;
    }

  g_test_message (
      "%u positions, %u named in both; of all %u get a name, %u the volume, %u the code",
      count.positions, count.in_both, count.named, count.same_volume, count.same_code);
  g_assert_cmpuint (count.positions, >, 3500);
  g_assert_cmpuint (count.named, ==, count.positions);
  g_assert_cmpuint (count.same_volume * 1000, >=, count.positions * MIN_SAME_VOLUME);
  g_assert_cmpuint (count.same_code * 1000, >=, count.positions * MIN_SAME_CODE);
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if (!met[i])
      g_error ("No exception is needed for %s (%s)", exceptions[i].moves, exceptions[i].why);
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
  g_test_add_func ("/corpus/openings/whole", test_whole);

  return g_test_run ();
}
