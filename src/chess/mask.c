/* Looking up and computing the rows of the mask table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/mask.h"

#include <string.h>

#include "chess/mask-sets.h"
#include "chess/mask-table.h"

/* Marks a text for translation; it is translated when it is shown. */
#define N_(text) text

size_t
chess_mask_count (void)
{
  return chess_mask_table_size;
}

const ChessMask *
chess_mask_get (size_t index)
{
  return index < chess_mask_table_size ? &chess_mask_table[index] : NULL;
}

const ChessMask *
chess_mask_find (const char *id)
{
  for (size_t i = 0; i < chess_mask_table_size; i++)
    if (strcmp (chess_mask_table[i].id, id) == 0)
      return &chess_mask_table[i];
  return NULL;
}

ChessBitboard
chess_mask_compute (const ChessMask *mask, const ChessMaskInput *input)
{
  ChessMaskWork work;

  chess_mask_work_init (&work, input);
  if (mask->group == CHESS_MASK_GROUP_MOVES || mask->group == CHESS_MASK_GROUP_STATE)
    chess_mask_work_add_moves (&work);
  return mask->compute (mask, &work);
}

void
chess_mask_compute_all (const ChessMaskInput *input, ChessBitboard *values)
{
  ChessMaskWork work;

  chess_mask_work_init (&work, input);
  chess_mask_work_add_moves (&work);
  for (size_t i = 0; i < chess_mask_table_size; i++)
    values[i] = chess_mask_table[i].compute (&chess_mask_table[i], &work);
}

static const struct
{
  const char *id, *title;
} groups[CHESS_N_MASK_GROUPS] = {
  /* Translators: a heading: sets of pieces, the drawings of the pieces */
  [CHESS_MASK_GROUP_PIECES] = { "pieces", N_ ("Pieces") },
  /* Translators: a group of masks: which squares pieces stand on */
  [CHESS_MASK_GROUP_OCCUPANCY] = { "occupancy", N_ ("Occupancy") },
  /* Translators: a group of masks: which squares are attacked */
  [CHESS_MASK_GROUP_ATTACKS] = { "attacks", N_ ("Attacks") },
  [CHESS_MASK_GROUP_KING_SAFETY] = { "king-safety", N_ ("King safety") },
  /* Translators: a heading: masks of moves, the list of moves, the page about moves */
  [CHESS_MASK_GROUP_MOVES] = { "moves", N_ ("Moves") },
  /* Translators: a group of masks: what a position has beside its pieces */
  [CHESS_MASK_GROUP_STATE] = { "state", N_ ("State") },
  [CHESS_MASK_GROUP_PAWNS] = { "pawns", N_ ("Pawns") },
  /* Translators: a heading: masks of the empty board, the colors of the board, ways to change it */
  [CHESS_MASK_GROUP_BOARD] = { "board", N_ ("Board") },
};

const char *
chess_mask_group_title (ChessMaskGroup group)
{
  return groups[group].title;
}

const char *
chess_mask_group_id (ChessMaskGroup group)
{
  return groups[group].id;
}
