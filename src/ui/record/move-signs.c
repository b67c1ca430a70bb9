/* Annotation symbols of moves and positions: the NAGs of the PGN standard, section 10, and the
 * usual additions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-signs.h"

#include <glib/gi18n-lib.h>

#define LAST_OF_MOVE 6 /* NAGs up to this annotate the move, and follow it without a space */

static const struct
{
  guint8 nag;
  const char *symbol;
  const char *words;
} signs[] = {
  { 1, "!", N_ ("good move") },
  /* Translators: what the sign ? behind a move means */
  { 2, "?", N_ ("mistake") },
  { 3, "!!", N_ ("brilliant move") },
  /* Translators: what the sign ?? behind a move means */
  { 4, "??", N_ ("blunder") },
  { 5, "!?", N_ ("interesting move") },
  /* Translators: what the sign ?! behind a move means */
  { 6, "?!", N_ ("inaccuracy") },
  { 7, "□", N_ ("forced move") },
  { 8, "□", N_ ("only move") },
  { 9, NULL, N_ ("worst move") },
  { 10, "=", N_ ("equal position") },
  { 11, "=", N_ ("equal, quiet position") },
  { 12, "=", N_ ("equal, lively position") },
  { 13, "∞", N_ ("unclear position") },
  { 14, "+=", N_ ("White is slightly better") },
  { 15, "=+", N_ ("Black is slightly better") },
  { 16, "±", N_ ("White is better") },
  { 17, "∓", N_ ("Black is better") },
  { 18, "+−", N_ ("White is winning") },
  { 19, "−+", N_ ("Black is winning") },
  { 20, "+−", N_ ("White has a crushing advantage") },
  { 21, "−+", N_ ("Black has a crushing advantage") },
  { 22, "⊙", N_ ("White is in zugzwang") },
  { 23, "⊙", N_ ("Black is in zugzwang") },
  { 26, "○", N_ ("White has more space") },
  { 27, "○", N_ ("Black has more space") },
  { 32, "⟳", N_ ("White is ahead in development") },
  { 33, "⟳", N_ ("Black is ahead in development") },
  { 36, "↑", N_ ("White has the initiative") },
  { 37, "↑", N_ ("Black has the initiative") },
  { 40, "→", N_ ("White attacks") },
  { 41, "→", N_ ("Black attacks") },
  { 44, "=/∞", N_ ("White has compensation") },
  { 45, "=/∞", N_ ("Black has compensation") },
  { 132, "⇆", N_ ("White has counterplay") },
  { 133, "⇆", N_ ("Black has counterplay") },
  { 136, "⊕", N_ ("White is short of time") },
  { 137, "⊕", N_ ("Black is short of time") },
  { 138, "⊕", N_ ("White is very short of time") },
  { 139, "⊕", N_ ("Black is very short of time") },
  { 140, "∆", N_ ("with the idea") },
  { 145, NULL, N_ ("editor’s comment") },
  /* Translators: what the sign N behind a move means: nobody is known to have played it before */
  { 146, "N", N_ ("novelty") },
};

static guint
find (guint8 nag)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (signs) && signs[i].nag != nag)
    i++;

  return i;
}

const char *
checkbit_move_sign_get_symbol (guint8 nag)
{
  guint i = find (nag);

  return i < G_N_ELEMENTS (signs) ? signs[i].symbol : NULL;
}

const char *
checkbit_move_sign_get_words (guint8 nag)
{
  guint i = find (nag);

  return i < G_N_ELEMENTS (signs) ? _(signs[i].words) : NULL;
}

/* Symbols for the move come first, whatever the order in the file. */
static void
append_symbols (GString *text, const guint8 *nags, guint n, gboolean of_move)
{
  for (guint i = 0; i < n; i++)
    {
      const char *symbol = checkbit_move_sign_get_symbol (nags[i]);

      if ((nags[i] <= LAST_OF_MOVE) != of_move)
        continue;
      if (!of_move)
        g_string_append_c (text, ' ');
      if (symbol != NULL)
        g_string_append (text, symbol);
      else
        g_string_append_printf (text, "$%u", nags[i]);
    }
}

char *
checkbit_move_signs_write (CheckbitNode *node)
{
  GString *text = g_string_new (NULL);
  const guint8 *nags;
  guint n;

  g_return_val_if_fail (node != NULL, g_string_free (text, FALSE));

  nags = checkbit_node_get_nags (node, &n);
  append_symbols (text, nags, n, TRUE);
  append_symbols (text, nags, n, FALSE);

  return g_string_free (text, FALSE);
}

char *
checkbit_move_signs_describe (CheckbitNode *node)
{
  GString *text = g_string_new (NULL);
  const guint8 *nags;
  guint n;

  g_return_val_if_fail (node != NULL, g_string_free (text, FALSE));

  nags = checkbit_node_get_nags (node, &n);
  for (guint i = 0; i < n; i++)
    {
      const char *words = checkbit_move_sign_get_words (nags[i]);

      if (i > 0)
        /* Translators: between two judgements of a move: "good move, equal position" */
        g_string_append (text, C_ ("list of symbols", ", "));
      if (words != NULL)
        g_string_append (text, words);
      else
        /* Translators: a judgement of a move that has a number but no name */
        g_string_append_printf (text, _ ("symbol %u"), nags[i]);
    }

  return g_string_free (text, FALSE);
}
