/* What the layout detective found, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/messages-detective.h"

#include <glib/gi18n-lib.h>

#include "game/messages.h"

const char *
checkbit_message_table_kind (ChessTableKind kind)
{
  return _ (chess_table_kind_title (kind));
}

char *
checkbit_message_table_match (const ChessTableMatch *match)
{
  const char *kind = checkbit_message_table_kind (match->kind);

  if (match->squares == match->bits)
    /* Translators: a kind of table and a numbering of the squares: "knight attacks in a1b1". */
    return g_strdup_printf (_ ("%s in %s"), kind, chess_layout_name (match->bits));
  return g_strdup_printf (_ ("%s, entries counted as %s, bits as %s"), kind,
                          chess_layout_name (match->squares), chess_layout_name (match->bits));
}

guint
checkbit_detective_find_readings (const ChessDetective *detective,
                                  CheckbitTableReading readings[static CHESS_N_TABLE_KINDS])
{
  guint n = 0;

  for (gsize i = 0; i < detective->n_matches; i++)
    {
      const ChessTableMatch *match = &detective->matches[i];

      if (n == 0 || readings[n - 1].kind != match->kind)
        readings[n++] = (CheckbitTableReading){ .kind = match->kind };
      if (readings[n - 1].n_matches < CHESS_N_LAYOUTS)
        readings[n - 1].matches[readings[n - 1].n_matches++] = *match;
    }
  return n;
}

gboolean
checkbit_table_reading_is_any (const CheckbitTableReading *reading)
{
  return reading->n_matches == CHESS_N_LAYOUTS
         && reading->matches[0].squares == reading->matches[0].bits;
}

/* "a1b1, h1g1": the numberings of a reading. (transfer full) */
static char *
list_layouts (const CheckbitTableReading *reading)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < reading->n_matches; i++)
    {
      const ChessTableMatch *match = &reading->matches[i];

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", chess_layout_name (match->squares));
      if (match->bits != match->squares)
        g_string_append_printf (text, "/%s", chess_layout_name (match->bits));
    }
  return g_string_free (text, FALSE);
}

char *
checkbit_message_table_reading (const CheckbitTableReading *reading)
{
  g_autofree char *layouts = NULL;

  if (checkbit_table_reading_is_any (reading))
    return g_strdup (_ ("in every layout: the piece moves alike in all directions"));
  layouts = list_layouts (reading);
  if (reading->matches[0].squares != reading->matches[0].bits)
    /* Translators: %s are pairs of numberings: "a1b1/a8b8". */
    return g_strdup_printf (_ ("with entries and bits counted as %s"), layouts);
  return g_strdup_printf (ngettext ("in layout %s", "in layouts %s", reading->n_matches), layouts);
}

/* Where nothing matches. (transfer full) */
static char *
tell_nearest (const ChessDetective *detective)
{
  g_autofree char *match = checkbit_message_table_match (&detective->nearest);
  ChessSquare square = chess_layout_square (detective->nearest.squares, detective->index);
  g_autofree char *wrong = g_strdup_printf (
      ngettext ("%u entry of 64 differs", "%u entries of 64 differ", detective->n_wrong),
      detective->n_wrong);

  /* Translators: a reading, "knight attacks in a1b1"; "3 entries of 64 differ"; the number of an
   * entry and its square. */
  return g_strdup_printf (
      _ ("This is no table that is known. Nearest: %s. %s, the first is entry %u (%s)."), match,
      wrong, detective->index, checkbit_square_name (square));
}

char *
checkbit_message_detective (const ChessDetective *detective)
{
  CheckbitTableReading readings[CHESS_N_TABLE_KINDS];
  GString *text;
  guint n;

  g_return_val_if_fail (detective != NULL, NULL);

  if (detective->n_matches == 0)
    return tell_nearest (detective);

  n = checkbit_detective_find_readings (detective, readings);
  text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *layouts = checkbit_message_table_reading (&readings[i]);

      g_string_append_printf (text, "%s%s %s", i > 0 ? _ ("; or ") : "",
                              checkbit_message_table_kind (readings[i].kind), layouts);
    }
  g_autofree char *list = g_string_free (text, FALSE);
  /* Translators: %s is what a table of 64 words can hold: "knight attacks in layouts a1b1,
     a8b8". */
  return g_strdup_printf (_ ("This table is consistent with %s."), list);
}
