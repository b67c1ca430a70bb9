/* Many texts, each kept once: blocks of text, and a table of numbers to find one again.
 *
 * The number of a text is its place in the blocks, so that nothing but the text and a slot of four
 * bytes is needed for it. A million players cost their names and not much more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-strings.h"

#include <string.h>

#define BLOCK_SIZE (64 * 1024)

struct _CheckbitPgnStrings
{
  GPtrArray *blocks; /* of char[BLOCK_SIZE], owned */
  gsize used;        /* bytes of the last block */
  gsize text_size;

  guint32 *slots; /* numbers, 0 for none; a power of two of them */
  gsize n_slots;
  gsize n_texts;
};

CheckbitPgnStrings *
checkbit_pgn_strings_new (void)
{
  CheckbitPgnStrings *self = g_new0 (CheckbitPgnStrings, 1);

  self->blocks = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->blocks, g_malloc (BLOCK_SIZE));
  ((char *) g_ptr_array_index (self->blocks, 0))[0] = '\0';
  self->used = 1;
  self->n_slots = 1024;
  self->slots = g_new0 (guint32, self->n_slots);

  return self;
}

void
checkbit_pgn_strings_free (CheckbitPgnStrings *self)
{
  g_ptr_array_unref (self->blocks);
  g_free (self->slots);
  g_free (self);
}

const char *
checkbit_pgn_strings_get (CheckbitPgnStrings *self, guint32 number)
{
  const char *block = g_ptr_array_index (self->blocks, number / BLOCK_SIZE);

  return block + number % BLOCK_SIZE;
}

/* FNV-1a (Fowler, Noll, Vo). */
static guint32
hash (const char *text, gsize length)
{
  guint32 value = 2166136261u;

  for (gsize i = 0; i < length; i++)
    value = (value ^ (guint8) text[i]) * 16777619u;

  return value ^ value >> 15;
}

/* The slot of a text, or the empty one where it belongs. */
static guint32 *
find_slot (CheckbitPgnStrings *self, const char *text, gsize length)
{
  gsize at = hash (text, length) & (self->n_slots - 1);

  while (self->slots[at] != 0)
    {
      const char *other = checkbit_pgn_strings_get (self, self->slots[at]);

      if (strncmp (other, text, length) == 0 && other[length] == '\0')
        break;
      at = (at + 1) & (self->n_slots - 1);
    }

  return &self->slots[at];
}

/* Keeps a quarter of the slots empty, so that looking for one ends soon. */
static void
grow (CheckbitPgnStrings *self)
{
  g_autofree guint32 *old = self->slots;
  gsize n_old = self->n_slots;

  self->n_slots *= 2;
  self->slots = g_new0 (guint32, self->n_slots);
  for (gsize i = 0; i < n_old; i++)
    {
      const char *text = checkbit_pgn_strings_get (self, old[i]);

      if (old[i] != 0)
        *find_slot (self, text, strlen (text)) = old[i];
    }
}

/* Puts a text behind the others, where it is not cut by the end of a block. 0 where there is no
 * room for more: four gigabytes of names. */
static guint32
store (CheckbitPgnStrings *self, const char *text, gsize length)
{
  guint64 number;
  char *block;

  if (self->used + length + 1 > BLOCK_SIZE)
    {
      if ((guint64) (self->blocks->len + 1) * BLOCK_SIZE > G_MAXUINT32)
        return 0;
      g_ptr_array_add (self->blocks, g_malloc (BLOCK_SIZE));
      self->used = 0;
    }

  block = g_ptr_array_index (self->blocks, self->blocks->len - 1);
  number = (guint64) (self->blocks->len - 1) * BLOCK_SIZE + self->used;
  memcpy (block + self->used, text, length);
  block[self->used + length] = '\0';
  self->used += length + 1;
  self->text_size += length + 1;

  return (guint32) number;
}

/* The bytes that are kept: no character is cut in two. */
static gsize
kept_length (const char *text)
{
  gsize length = strlen (text);

  if (length <= CHECKBIT_PGN_STRING_MAX)
    return length;
  for (length = CHECKBIT_PGN_STRING_MAX; ((guint8) text[length] & 0xc0) == 0x80; length--)
    ;

  return length;
}

guint32
checkbit_pgn_strings_add (CheckbitPgnStrings *self, const char *text)
{
  gsize length = kept_length (text);
  guint32 *slot;

  if (length == 0)
    return 0;
  slot = find_slot (self, text, length);
  if (*slot != 0)
    return *slot;

  if (self->n_texts * 4 >= self->n_slots * 3)
    {
      grow (self);
      slot = find_slot (self, text, length);
    }
  *slot = store (self, text, length);
  self->n_texts += *slot != 0;

  return *slot;
}

gsize
checkbit_pgn_strings_get_size (CheckbitPgnStrings *self)
{
  return self->blocks->len * BLOCK_SIZE + self->n_slots * sizeof *self->slots;
}

gsize
checkbit_pgn_strings_get_text_size (CheckbitPgnStrings *self)
{
  return self->text_size;
}
