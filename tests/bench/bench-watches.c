/* Measures the inspector's model after a move: computing and announcing every mask and twenty
 * watches, for the current position and the one before. bench-frames measures the widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/inspection.h"

#include <stdlib.h>
#include <string.h>

#include "chess/fen.h"
#include "game/inspect/watch-text.h"

#define N_WATCHES 20
#define ROUNDS 15
#define REPEATS 2000

static const char *const fens[] = {
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R4RK1 b kq - 1 1",
};

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The examples repeatedly, each combined with a different mask. */
static void
add_watches (CheckbitInspection *inspection)
{
  g_autoptr (GPtrArray) examples = checkbit_watch_text_examples ();

  for (guint i = 0; i < N_WATCHES; i++)
    {
      CheckbitSet *example = examples->pdata[i % examples->len];
      g_autofree char *text
          = g_strdup_printf ("(%s) | %s", checkbit_set_get_expression (example),
                             chess_mask_get (i * 5 % chess_mask_count ())->id);
      g_autoptr (CheckbitWatch) watch = checkbit_watch_new ("w", text, 0);

      checkbit_watch_list_insert (checkbit_inspection_get_watches (inspection), 0, watch);
    }
}

int
main (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitMoment moments[2] = { { .repetitions = 1 }, { .repetitions = 1 } };
  double times[ROUNDS];

  for (guint i = 0; i < 2; i++)
    if (!chess_fen_read (fens[i], strlen (fens[i]), CHESS_FEN_DEFAULT, &moments[i].position, NULL))
      g_error ("%s is refused", fens[i]);
  add_watches (inspection);
  for (guint round = 0; round < ROUNDS; round++)
    {
      gint64 start = g_get_monotonic_time ();

      for (guint i = 0; i < REPEATS; i++)
        checkbit_inspection_set_moment (inspection, &moments[i % 2], TRUE);
      times[round] = (double) (g_get_monotonic_time () - start) / REPEATS;
    }
  qsort (times, ROUNDS, sizeof *times, compare_doubles);
  g_print ("%zu masks and %d watches, median of %d rounds of %d\n", chess_mask_count (), N_WATCHES,
           ROUNDS, REPEATS);
  g_print ("%6.1f us for a move\n", times[ROUNDS / 2]);
  return 0;
}
