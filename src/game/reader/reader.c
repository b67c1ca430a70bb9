/* Reading a text that may hold sets: tokens, nodes, items.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/expression.h"
#include "game/reader/findings.h"
#include "game/reader/margin.h"
#include "game/reader/scan.h"
#include "game/reader/statements.h"

struct CheckbitReading
{
  ReaderArena *arena;
  GArray *items;          /* CheckbitReadingItem */
  ChessLayout layout;     /* used for reading */
  gboolean has_map;       /* a map of squares proves the layout, */
  ChessLayout map_layout; /* which is this */
};

/* The range of tokens in the text: a string includes its quotation marks. */
static void
locate_tokens (const Reader *reader, guint first, guint end, gsize *offset, gsize *length)
{
  const Token *begin = reader_token (reader, first);
  const Token *last = reader_token (reader, MAX (end, first + 1) - 1);

  *offset = begin->start - (begin->kind == TOKEN_STRING);
  *length = last->end + (last->kind == TOKEN_STRING) - *offset;
}

static void
locate (const Reader *reader, const Finding *finding, CheckbitReadingItem *item)
{
  locate_tokens (reader, finding->first, finding->end, &item->offset, &item->length);
  locate_tokens (reader, finding->list_first, finding->list_end, &item->list_offset,
                 &item->list_length);
  if (item->kind == CHECKBIT_READING_LEFT)
    item->text = reader_text_at (reader, item->offset);
}

/* Counts the lines and columns of items, which are in the order of the text. */
static void
count_places (const Reader *reader, GArray *items)
{
  const char *text = reader_text_at (reader, 0);
  gsize at = 0;
  guint line = 1, column = 1;

  for (guint i = 0; i < items->len; i++)
    {
      CheckbitReadingItem *item = &g_array_index (items, CheckbitReadingItem, i);
      for (; at < item->offset; at++)
        if (text[at] == '\n')
          {
            line++;
            column = 1;
          }
        else
          column += ((guchar) text[at] & 0xc0) != 0x80;
      item->line = line;
      item->column = column;
    }
}

static GArray *
take_items (Reader *reader, const GArray *found, gsize skipped)
{
  GArray *items = g_array_sized_new (FALSE, TRUE, sizeof (CheckbitReadingItem), found->len);

  for (guint i = 0; i < found->len; i++)
    {
      const Finding *finding = &g_array_index (found, Finding, i);
      CheckbitReadingItem item = finding->item;
      if (finding->dropped)
        continue;
      locate (reader, finding, &item);
      g_array_append_val (items, item);
    }
  count_places (reader, items);
  for (guint i = 0; i < items->len; i++)
    {
      CheckbitReadingItem *item = &g_array_index (items, CheckbitReadingItem, i);
      if (item->text != NULL)
        item->text = reader_strndup (reader, item->text, item->length);
      item->offset += skipped;
      item->list_offset += skipped;
    }
  return items;
}

/* Reads the text after the byte order mark. */
static void
read_text (CheckbitReading *self, const char *text, gsize length, gsize skipped, ChessLayout layout)
{
  static const ReaderGrammar grammar
      = { .read_items = reader_read_items, .read_value = reader_read_expression };
  Reader *reader = reader_new (text, length, layout, &grammar);
  Node root = { .kind = NODE_LIST, .index = -1, .square = -1, .name_square = -1 };

  reader_read_items (reader, 0, reader_n_tokens (reader), &root, FALSE, FALSE);
  g_autoptr (GArray) found = reader_find (reader, &root, &self->has_map, &self->map_layout);
  self->items = take_items (reader, found, skipped);
  self->arena = reader_free (reader);
}

/* Converts sets that were read in a layout to the one that was asked for. */
static void
convert_sets (CheckbitReading *self, ChessLayout from)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      CheckbitReadingItem *item = &g_array_index (self->items, CheckbitReadingItem, i);
      guint64 *values;

      if (item->has_layout || (!item->squares && item->form != CHECKBIT_READING_DRAWING))
        continue;
      values = reader_arena_alloc (&self->arena, item->n_values * sizeof *values);
      for (gsize n = 0; n < item->n_values; n++)
        values[n] = chess_layout_write (self->layout, chess_layout_read (from, item->values[n]));
      item->values = values;
    }
}

/* Removes what was read. */
static void
forget (CheckbitReading *self)
{
  g_array_unref (self->items);
  reader_arena_free (self->arena);
}

/* Reads a text, and again in the layout that it proves: what it works out of squares is in that
 * one. */
static void
read_proven (CheckbitReading *self, const char *text, gsize length, gsize skipped)
{
  ChessLayout proven;

  read_text (self, text, length, skipped, self->layout);
  proven = self->map_layout;
  if (!self->has_map || proven == self->layout)
    return;
  forget (self);
  read_text (self, text, length, skipped, proven);
  convert_sets (self, proven);
}

/* Reads a text in which there was nothing without the signs of comments: drawings in them count,
 * numbers do not. */
static void
read_comments (CheckbitReading *self, const char *text, gsize length, gsize skipped)
{
  g_autofree char *bare = reader_clear_comments (text, length);

  if (bare == NULL)
    return;
  forget (self);
  read_proven (self, bare, length, skipped);
  for (guint i = self->items->len; i-- > 0;)
    if (g_array_index (self->items, CheckbitReadingItem, i).form != CHECKBIT_READING_DRAWING)
      g_array_remove_index (self->items, i);
  self->has_map = FALSE;
}

CheckbitReading *
checkbit_reading_new (const char *text, gssize length, ChessLayout layout)
{
  static const char mark[] = "\xef\xbb\xbf";
  CheckbitReading *self = g_new0 (CheckbitReading, 1);
  gsize size, skipped;

  g_return_val_if_fail (text != NULL, NULL);

  self->layout = layout;
  size = MIN (length < 0 ? strlen (text) : (gsize) length, G_MAXUINT32 / 2);
  skipped = size >= 3 && memcmp (text, mark, 3) == 0 ? 3 : 0;
  g_autofree char *plain = reader_clear_margins (text + skipped, size - skipped);
  text = plain != NULL ? plain : text + skipped;
  read_proven (self, text, size - skipped, skipped);
  if (self->items->len == 0)
    read_comments (self, text, size - skipped, skipped);
  return self;
}

void
checkbit_reading_free (CheckbitReading *self)
{
  if (self == NULL)
    return;

  forget (self);
  g_free (self);
}

ChessLayout
checkbit_reading_get_layout (const CheckbitReading *self)
{
  g_return_val_if_fail (self != NULL, CHESS_LAYOUT_A1B1);

  return self->layout;
}

guint
checkbit_reading_get_n_items (const CheckbitReading *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->items->len;
}

const CheckbitReadingItem *
checkbit_reading_get_item (const CheckbitReading *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->items->len, NULL);

  return &g_array_index (self->items, CheckbitReadingItem, index);
}

gboolean
checkbit_reading_get_map_layout (const CheckbitReading *self, ChessLayout *layout)
{
  g_return_val_if_fail (self != NULL && layout != NULL, FALSE);

  *layout = self->map_layout;
  return self->has_map;
}

gboolean
checkbit_reading_is_complete (const CheckbitReading *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, CheckbitReadingItem, i).kind == CHECKBIT_READING_LEFT)
      return FALSE;
  return self->items->len > 0;
}

const CheckbitReadingItem *
checkbit_reading_get_only_set (const CheckbitReading *self)
{
  const CheckbitReadingItem *item;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->items->len != 1)
    return NULL;
  item = checkbit_reading_get_item (self, 0);
  return item->kind == CHECKBIT_READING_SET ? item : NULL;
}

gboolean
checkbit_reading_item_is_word (const CheckbitReadingItem *item)
{
  g_return_val_if_fail (item != NULL, FALSE);

  return !item->squares && item->form != CHECKBIT_READING_DRAWING && !item->has_layout;
}

ChessBitboard
checkbit_reading_item_get_set (const CheckbitReadingItem *item,
                               gsize index,
                               ChessLayout read_for,
                               ChessLayout words)
{
  g_return_val_if_fail (item != NULL && index < item->n_values, CHESS_NO_SQUARES);

  if (item->squares)
    words = read_for;
  else if (item->has_layout)
    words = item->layout;
  else if (item->form == CHECKBIT_READING_DRAWING)
    words = read_for;
  return chess_layout_read (words, item->values[index]);
}
