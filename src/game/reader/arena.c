/* Memory that is freed all at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/arena.h"

#include <string.h>

/* The size of the first block; each is twice as large as the previous one, up to a maximum. */
#define BLOCK_SIZE 16384
#define MAX_BLOCK_SIZE ((gsize) 1 << 20)

struct ReaderArena
{
  ReaderArena *next;
  gsize used, size;
  guint64 bytes[]; /* aligned for all contents */
};

gpointer
reader_arena_alloc (ReaderArena **arena, gsize size)
{
  gsize needed = (size + 7) & ~(gsize) 7;
  ReaderArena *block = *arena;

  if (block == NULL || block->size - block->used < needed)
    {
      gsize usual = block == NULL ? BLOCK_SIZE : MIN (2 * block->size, MAX_BLOCK_SIZE);
      gsize capacity = MAX (needed, usual);
      block = g_malloc (sizeof *block + capacity);
      block->used = 0;
      block->size = capacity;
      block->next = *arena;
      *arena = block;
    }
  gpointer result = (char *) block->bytes + block->used;
  block->used += needed;
  return result;
}

const char *
reader_arena_strndup (ReaderArena **arena, const char *text, gsize length)
{
  char *copy = reader_arena_alloc (arena, length + 1);

  memcpy (copy, text, length);
  copy[length] = '\0';
  return copy;
}

void
reader_arena_free (ReaderArena *arena)
{
  while (arena != NULL)
    {
      ReaderArena *next = arena->next;
      g_free (arena);
      arena = next;
    }
}
