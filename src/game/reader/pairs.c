/* Drawings and their numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/pairs.h"

#include "game/reader/finder.h"
#include "game/reader/findings.h"
#include "game/reader/number.h"

#define ALL_LAYOUTS ((1u << CHESS_N_LAYOUTS) - 1)

/* The set in a1b1 of a drawing. */
static ChessBitboard
drawn_set (const Finder *finder, const Finding *drawing)
{
  return chess_layout_read (reader_layout (finder->reader), drawing->item.values[0]);
}

/* The layouts in which a number equals a drawing: 0 for none. A set of squares does so in all. */
static guint
find_layouts (const Finder *finder, ChessBitboard set, const CheckbitReadingItem *number)
{
  guint layouts = 0;

  if (number->squares)
    return checkbit_reading_item_get_set (number, 0, reader_layout (finder->reader), 0) == set
               ? ALL_LAYOUTS
               : 0;
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    if (chess_layout_write (layout, set) == number->values[0])
      layouts |= 1u << layout;
  return layouts;
}

static gboolean
is_beside (const Finder *finder, const Finding *drawing, const Finding *number)
{
  const Reader *reader = finder->reader;
  guint before = drawing < number ? drawing->end - 1 : number->end - 1;
  guint behind = drawing < number ? number->first : drawing->first;
  const Token *above = reader_token (reader, before), *below = reader_token (reader, behind);

  return number->number && !number->paired && below->line <= above->last_line + 3;
}

/* The layouts in which 16 digits that were taken for a decimal number equal a drawing when they are
 * hexadecimal, which they are then: 4000000000081810; 0 for none. */
static guint
find_layouts_in_hex (const Finder *finder, ChessBitboard set, Finding *number)
{
  const Reader *reader = finder->reader;
  const Token *token = reader_token (reader, number->end - 1);
  guint64 word, *words;

  if (token->kind != TOKEN_NUMBER || !(token->flags & TOKEN_BARE) || token_length (token) != 16
      || token->value != number->item.values[0]
      || !reader_digits (reader_text (reader, token), 16, 16, &word))
    return 0;
  CheckbitReadingItem item = number->item;
  item.values = &word;
  guint layouts = find_layouts (finder, set, &item);
  if (layouts == 0)
    return 0;
  words = reader_alloc (finder->reader, sizeof *words);
  *words = word;
  number->item.values = words;
  return layouts;
}

/* Combines a drawing and an equal number into one item. */
static gboolean
pair (Finder *finder, Finding *drawing, Finding *number)
{
  guint layouts;

  if (!is_beside (finder, drawing, number))
    return FALSE;
  layouts = find_layouts (finder, drawn_set (finder, drawing), &number->item);
  if (layouts == 0)
    layouts = find_layouts_in_hex (finder, drawn_set (finder, drawing), number);
  if (layouts == 0)
    return FALSE;
  drawing->item.values = number->item.values;
  if (number->item.name != NULL)
    drawing->item.name = number->item.name;
  drawing->item.has_layout = layouts != ALL_LAYOUTS;
  for (drawing->item.layout = 0; !(layouts >> drawing->item.layout & 1);)
    drawing->item.layout++;
  drawing->paired = number->paired = TRUE;
  number->dropped = TRUE;
  return TRUE;
}

void
finder_pair_drawings (Finder *finder)
{
  Finding *found = (Finding *) finder->found->data;

  for (guint i = 0; i < finder->found->len; i++)
    {
      if (found[i].item.form != CHECKBIT_READING_DRAWING
          || found[i].item.kind != CHECKBIT_READING_SET)
        continue;
      if (i > 0 && pair (finder, &found[i], &found[i - 1]))
        continue;
      if (i + 1 < finder->found->len)
        pair (finder, &found[i], &found[i + 1]);
    }
}
