/* The texts of a tile's tooltips.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/mask-tile-tooltip.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/mask-model.h"
#include "game/inspect/sent-set.h"
#include "game/text/messages.h"

char *
checkbit_mask_describe_square (CheckbitSet *set, CheckbitWordForm *form, ChessSquare square)
{
  const char *state;

  if (square == CHESS_SQUARE_NONE)
    return NULL;

  if (chess_bitboard_has (checkbit_set_get_bits (set), square))
    /* Translators: a square's name and the number of its bit, as in "e4: bit 28, set". */
    state = _ ("%s: bit %u, set");
  else
    /* Translators: a square's name and the number of its bit, as in "e4: bit 28, clear". */
    state = _ ("%s: bit %u, clear");
  return g_strdup_printf (state, checkbit_square_name (square),
                          checkbit_word_form_get_bit (form, square));
}

/* The formula of a set: "checkers = attackers(us & K) & them", or less if the set language can say
 * less. (transfer full) (nullable) */
static char *
dup_formula (CheckbitSet *set)
{
  const char *expression = checkbit_set_get_expression (set);
  const ChessMask *mask = CHECKBIT_IS_MASK_ITEM (set)
                              ? checkbit_mask_item_get_mask (CHECKBIT_MASK_ITEM (set))
                              : NULL;

  if (mask != NULL && mask->formula != NULL)
    return g_strconcat (expression, " = ", mask->formula, NULL);
  return g_strdup (expression);
}

/* Which set one sent by a program resembles. (transfer full) (nullable) */
static char *
dup_likeness (CheckbitSet *set, CheckbitWordForm *form)
{
  return CHECKBIT_IS_SENT_SET (set)
             ? checkbit_sent_set_tell_likeness (CHECKBIT_SENT_SET (set),
                                                checkbit_word_form_get_layout (form))
             : NULL;
}

char *
checkbit_mask_describe (CheckbitSet *set, CheckbitWordForm *form)
{
  g_autofree char *formula = dup_formula (set), *likeness = dup_likeness (set, form);
  const char *sentence = checkbit_set_get_sentence (set);
  g_autofree char *title
      = g_markup_printf_escaped ("<b>%s</b>", checkbit_set_get_title (set));
  g_autofree char *told
      = sentence != NULL ? g_markup_printf_escaped ("\n%s", sentence) : g_strdup ("");
  g_autofree char *code
      = formula != NULL ? g_markup_printf_escaped ("\n<tt>%s</tt>", formula) : g_strdup ("");

  g_autofree char *like
      = likeness != NULL ? g_markup_printf_escaped ("\n%s", likeness) : g_strdup ("");

  return g_strconcat (title, told, like, code, NULL);
}
