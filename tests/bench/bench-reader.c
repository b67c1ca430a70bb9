/* Measures how fast a megabyte of tables is read: the fastest of several runs, in processor time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <time.h>

#include "game/reader/reader.h"

#define SIZE 1000000
#define N_ROUNDS 30

/* Tables of 64 words in C, with this total length. (transfer full) */
static char *
write_tables (gsize *length)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint n = 0; text->len < SIZE; n++)
    {
      g_string_append_printf (text, "static const uint64_t table_%u[64] = {\n", n);
      for (guint i = 0; i < 64; i++)
        g_string_append_printf (text, "0x%08x%08xULL,%c", g_rand_int (random), g_rand_int (random),
                                i % 4 == 3 ? '\n' : ' ');
      g_string_append (text, "};\n");
    }
  *length = text->len;
  return g_string_free (text, FALSE);
}

static double
read_once (const char *text, gsize length)
{
  clock_t start = clock ();
  CheckbitReading *reading = checkbit_reading_new (text, (gssize) length, CHESS_LAYOUT_A1B1);
  double milliseconds = (double) (clock () - start) * 1000 / CLOCKS_PER_SEC;

  g_assert_true (checkbit_reading_is_complete (reading));
  checkbit_reading_free (reading);
  return milliseconds;
}

int
main (void)
{
  gsize length;
  g_autofree char *text = write_tables (&length);
  double least = read_once (text, length), first = least;

  for (guint i = 1; i < N_ROUNDS; i++)
    {
      double milliseconds = read_once (text, length);

      least = MIN (least, milliseconds);
    }
  g_print ("%.1f MB of tables: first %.1f ms, least %.1f ms of processor time\n",
           (double) length / 1e6, first, least);
  return 0;
}
