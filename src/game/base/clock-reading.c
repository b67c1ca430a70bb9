/* How a clock is read: its digits, and the meaning of a fallen flag.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/clock.h"

#include "chess/outcome.h"

#define US_PER_SECOND 1000000

CheckbitResult
checkbit_clock_flag_result (const ChessPosition *position, ChessColor flagged)
{
  ChessColor other = chess_color_opposite (flagged);

  if (chess_outcome_cannot_mate (position, other))
    return CHECKBIT_RESULT_DRAW;

  return other == CHESS_WHITE ? CHECKBIT_RESULT_WHITE_WINS : CHECKBIT_RESULT_BLACK_WINS;
}

/* Rounds whole seconds up and tenths down: a clock shows its full time at the start, ten seconds
 * when there are ten, and zero only when nothing is left. */
char *
checkbit_clock_format (gint64 remaining_us)
{
  gint64 seconds = (remaining_us + US_PER_SECOND - 1) / US_PER_SECOND;
  gint64 tenths = remaining_us / (US_PER_SECOND / 10);

  if (remaining_us < (gint64) 10 * US_PER_SECOND)
    return g_strdup_printf ("0:%02d.%d", (int) (tenths / 10), (int) (tenths % 10));
  if (seconds < 3600)
    return g_strdup_printf ("%d:%02d", (int) (seconds / 60), (int) (seconds % 60));

  return g_strdup_printf ("%d:%02d:%02d", (int) (seconds / 3600), (int) (seconds / 60 % 60),
                          (int) (seconds % 60));
}
