/* Surprising effects of a step on a set, as a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/set-operation.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

/* If there are more squares than this, only their number is given. */
#define MAX_NAMED 4

/* "h2 → a3, h4 → a5": the first bits that wrapped around an edge. (transfer full) */
static char *
list_wrapped (const CheckbitSetStep *step, ChessBitboard origins)
{
  GString *text = g_string_new (NULL);
  guint n = 0;

  CHESS_FOREACH_SQUARE (square, origins)
    {
      ChessSquare target = checkbit_set_step_move_square (step, (ChessSquare) square);

      if (n++ == MAX_NAMED)
        {
          g_string_append (text, ", …");
          break;
        }
      g_string_append_printf (text, "%s%s → %s", n > 1 ? ", " : "",
                              checkbit_square_name ((ChessSquare) square),
                              checkbit_square_name (target));
    }
  return g_string_free (text, FALSE);
}

static char *
tell_wrapped (const CheckbitSetStep *step, ChessBitboard origins)
{
  guint n = chess_bitboard_count (origins);
  g_autofree char *squares = list_wrapped (step, origins);
  g_autofree char *code = checkbit_set_step_write_code (step);

  return g_strdup_printf (
      /* Translators: %s is code, "x << 1"; then a number, then squares: "h2 → a3, h4 → a5". */
      ngettext ("%s: %u bit wrapped around the edge of the board (%s). A guarded step masks off "
                "that edge before it shifts.",
                "%s: %u bits wrapped around the edge of the board (%s). A guarded step masks off "
                "that edge before it shifts.",
                n),
      code, n, squares);
}

static char *
tell_lost (const CheckbitSetStep *step, ChessBitboard lost)
{
  guint n = chess_bitboard_count (lost);

  if (checkbit_operation_is_guarded (step->operation))
    return g_strdup_printf (ngettext ("%u square left the board.", "%u squares left the board.", n),
                            n);
  return g_strdup_printf (
      ngettext ("%u bit fell off the end of the word.", "%u bits fell off the end of the word.", n),
      n);
}

char *
checkbit_message_step (const CheckbitSetStep *step, const CheckbitSetStepResult *result)
{
  g_autofree char *wrapped = NULL;
  g_autofree char *lost = NULL;

  if (result->wrapped != CHESS_NO_SQUARES)
    wrapped = tell_wrapped (step, result->origins);
  if (result->lost != CHESS_NO_SQUARES)
    lost = tell_lost (step, result->lost);
  if (wrapped != NULL && lost != NULL)
    return g_strconcat (wrapped, " ", lost, NULL);
  return wrapped != NULL ? g_steal_pointer (&wrapped) : g_steal_pointer (&lost);
}
