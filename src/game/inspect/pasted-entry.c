/* A set or a table from a pasted text, with its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted-entry.h"

#include <string.h>

#include "chess/recognize.h"
#include "game/inspect/pasted-names.h"
#include "game/text/shown-text.h"

/* The layouts of entries and bits that a table fits. */
typedef struct
{
  ChessLayout squares, bits;
} Fit;

gboolean
checkbit_pasted_entry_is_by_square (const CheckbitPastedEntry *self)
{
  return self->n == CHESS_N_SQUARES;
}

/* Looks for the layouts that a table of sets fits without a mistake. */
static void
find_fits (CheckbitPastedEntry *self)
{
  g_autofree ChessTableFinding *finding = NULL;

  self->fits = g_array_new (FALSE, FALSE, sizeof (Fit));
  if (!self->is_word || !checkbit_pasted_entry_is_by_square (self))
    return;
  finding = g_new (ChessTableFinding, 1);
  chess_table_recognize (self->values, self->n, finding);
  for (gsize i = 0; i < finding->n_readings && finding->n_wrong == 0; i++)
    if (finding->readings[i].kind < CHESS_N_SET_TABLE_KINDS)
      {
        Fit fit = { finding->readings[i].squares, finding->readings[i].bits };

        g_array_append_val (self->fits, fit);
      }
}

CheckbitPastedEntry *
checkbit_pasted_entry_new (
    const char *title, const char *name, gboolean is_word, const guint64 *values, gsize n)
{
  CheckbitPastedEntry *self = g_new0 (CheckbitPastedEntry, 1);

  g_return_val_if_fail (title != NULL && name != NULL, NULL);
  g_return_val_if_fail (values != NULL && n > 0, NULL);

  self->title = g_strdup (title);
  self->name = g_strdup (name);
  self->is_word = is_word;
  self->n = n;
  self->values = g_memdup2 (values, n * sizeof *values);
  self->sets = g_new (ChessBitboard, n);
  find_fits (self);
  checkbit_pasted_entry_set_layout (self, CHESS_LAYOUT_A1B1);
  return self;
}

CheckbitPastedEntry *
checkbit_pasted_entry_new_for_item (const CheckbitReadingItem *item,
                                    const char *title,
                                    ChessLayout read_for)
{
  g_autofree guint64 *values = NULL;
  g_autofree char *shown = NULL, *name = NULL;
  gboolean is_word;

  g_return_val_if_fail (item != NULL && item->n_values > 0, NULL);

  is_word = checkbit_reading_item_is_word (item);
  shown = checkbit_shown_line (item->name != NULL ? item->name : title, CHECKBIT_SHOWN_NAME);
  name = checkbit_pasted_names_make (shown);
  values = g_memdup2 (item->values, item->n_values * sizeof *values);
  for (gsize i = 0; i < item->n_values && !is_word; i++)
    values[i] = checkbit_reading_item_get_set (item, i, read_for, read_for);
  return checkbit_pasted_entry_new (shown, name, is_word, values, item->n_values);
}

void
checkbit_pasted_entry_free (CheckbitPastedEntry *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->name);
  g_free (self->values);
  g_free (self->sets);
  g_array_unref (self->fits);
  g_free (self);
}

/* The layouts for reading a table: the current one, unless the table only fits others. */
static Fit
choose_fit (CheckbitPastedEntry *self, ChessLayout layout)
{
  Fit chosen = { layout, layout };

  for (guint i = 0; i < self->fits->len; i++)
    {
      const Fit *fit = &g_array_index (self->fits, Fit, i);

      if (fit->squares == layout && fit->bits == layout)
        return *fit;
    }
  return self->fits->len > 0 ? g_array_index (self->fits, Fit, 0) : chosen;
}

void
checkbit_pasted_entry_set_layout (CheckbitPastedEntry *self, ChessLayout layout)
{
  Fit fit;

  g_return_if_fail (self != NULL);

  fit = choose_fit (self, layout);
  self->squares = self->is_word ? fit.squares : CHESS_LAYOUT_A1B1;
  for (gsize i = 0; i < self->n; i++)
    self->sets[i] = self->is_word ? chess_layout_read (fit.bits, self->values[i]) : self->values[i];
}
