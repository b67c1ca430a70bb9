/* What a tile's tooltips say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/mask-tile-tooltip.h"

#include <glib/gi18n-lib.h>

char *
checkbit_mask_describe_square (CheckbitMaskItem *item, ChessSquare square)
{
  const char *state;

  if (square == CHESS_SQUARE_NONE)
    return NULL;

  if (chess_bitboard_has (checkbit_mask_item_get_bits (item), square))
    /* Translators: a square's name and the number of its bit, as in "e4: bit 28, set". */
    state = _ ("%c%c: bit %u, set");
  else
    /* Translators: a square's name and the number of its bit, as in "e4: bit 28, clear". */
    state = _ ("%c%c: bit %u, clear");
  return g_strdup_printf (state, 'a' + chess_square_file (square), '1' + chess_square_rank (square),
                          (unsigned)square);
}

char *
checkbit_mask_describe (CheckbitMaskItem *item)
{
  const ChessMask *mask = checkbit_mask_item_get_mask (item);

  return g_markup_printf_escaped ("<b>%s</b>\n%s\n<tt>%s%s%s</tt>", _ (mask->title),
                                  _ (mask->sentence), mask->id, mask->formula != NULL ? " = " : "",
                                  mask->formula != NULL ? mask->formula : "");
}
