/* Which square numbering a text proves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/evidence.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/recognize.h"
#include "game/text/messages-table.h"
#include "game/text/shown-text.h"

/* --- A drawing beside its number ------------------------------------------------------------ */

/* Whether the drawing equals its number in a layout. */
static gboolean
agrees (const CheckbitReadingItem *item, ChessLayout layout)
{
  return chess_layout_read (layout, item->values[0])
         == chess_layout_read (item->layout, item->values[0]);
}

static char *
tell_drawing (const CheckbitReadingItem *item, ChessLayout in_use, ChessLayout *layout)
{
  if (item->form != CHECKBIT_READING_DRAWING || !item->has_layout || agrees (item, in_use))
    return NULL;
  *layout = item->layout;
  /* Translators: the names of two numberings of the squares: "a8b8" */
  return g_strdup_printf (_ ("The drawing and its number agree in layout %s, not in %s."),
                          chess_layout_name (*layout), chess_layout_name (in_use));
}

/* --- A table ---------------------------------------------------------------------------------- */

/* Whether a name mentions a side, but the kind of table belongs to the other one. */
static gboolean
contradicts (const char *name, ChessTableKind kind)
{
  g_autofree char *lower = g_ascii_strdown (name != NULL ? name : "", -1);
  const char *id = chess_table_kind_id (kind);
  gboolean white = strstr (lower, "white") != NULL, black = strstr (lower, "black") != NULL;

  if (white == black)
    return FALSE;
  return g_str_has_prefix (id, white ? "black-" : "white-");
}

/* The first reading without a mistake that does not contradict the name; NULL if there is none, or
 * one of them uses the current layout. */
static const ChessTableReading *
find_other (const CheckbitReadingItem *item, const ChessTableFinding *finding, ChessLayout in_use)
{
  const ChessTableReading *found = NULL;

  for (gsize i = 0; i < finding->n_readings && finding->n_wrong == 0; i++)
    {
      const ChessTableReading *reading = &finding->readings[i];

      if (reading->kind >= CHESS_N_SET_TABLE_KINDS || contradicts (item->name, reading->kind))
        continue;
      if (reading->bits == in_use)
        return NULL;
      if (found == NULL || (found->squares != found->bits && reading->squares == reading->bits))
        found = reading;
    }
  return found;
}

static char *
tell_table (const CheckbitReadingItem *item, ChessLayout in_use, ChessLayout *layout)
{
  g_autofree ChessTableFinding *finding = NULL;
  g_autofree char *name = NULL;
  const ChessTableReading *other;

  if (item->n_values != CHESS_N_SQUARES || !checkbit_reading_item_is_word (item))
    return NULL;
  finding = g_new (ChessTableFinding, 1);
  chess_table_recognize (item->values, item->n_values, finding);
  other = find_other (item, finding, in_use);
  if (other == NULL)
    return NULL;
  *layout = other->bits;
  name = item->name != NULL ? checkbit_shown_line (item->name, CHECKBIT_SHOWN_NAME)
                            : g_strdup (_ ("The table"));
  /* Translators: the name of a table, what it holds, and two numberings of the squares: "PAWNS:
   * White pawn attacks in layout a8b8, not in a1b1." */
  return g_strdup_printf (_ ("%s: %s in layout %s, not in %s."), name,
                          checkbit_message_table_kind (other->kind), chess_layout_name (*layout),
                          chess_layout_name (in_use));
}

/* --- All kinds of evidence ------------------------------------------------------------------ */

char *
checkbit_evidence_tell (const CheckbitReading *reading, ChessLayout in_use, ChessLayout *layout)
{
  char *sentence = NULL;

  g_return_val_if_fail (reading != NULL && layout != NULL, NULL);

  if (checkbit_reading_get_map_layout (reading, layout))
    return *layout == in_use
               ? NULL
               /* Translators: the names of two numberings of the squares: "a8b8" */
               : g_strdup_printf (_ ("The map of squares is of layout %s, not of %s."),
                                  chess_layout_name (*layout), chess_layout_name (in_use));
  for (guint i = 0; sentence == NULL && i < checkbit_reading_get_n_items (reading); i++)
    sentence = tell_drawing (checkbit_reading_get_item (reading, i), in_use, layout);
  for (guint i = 0; sentence == NULL && i < checkbit_reading_get_n_items (reading); i++)
    sentence = tell_table (checkbit_reading_get_item (reading, i), in_use, layout);
  return sentence;
}
