/* The data of a file's games for a list, in blocks that never move. Each distinct text is stored
 * once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-store.h"

#include <string.h>

/* The size of a block of text in bytes. */
#define BLOCK_SIZE (64 * 1024)

/* The most bytes of a text. */
#define MAX_TEXT 255

/* The number of games in a block. */
#define BLOCK_LENGTH 4096

/* --- Texts ---------------------------------------------------------------------------------- */

/* Many distinct texts: blocks of text, and a hash table of their numbers.
 *
 * The number of a text is its offset in the blocks, so that only the text and a slot of four bytes
 * are needed. A million players take little more memory than their names. */
typedef struct
{
  GPtrArray *blocks; /* of char[BLOCK_SIZE], owned */
  gsize used;        /* used bytes of the last block */
  gsize text_size;

  guint32 *slots; /* numbers, 0 for none; the size is a power of two */
  gsize n_slots;
  gsize n_texts;
} Strings;

static Strings *
strings_new (void)
{
  Strings *self = g_new0 (Strings, 1);

  self->blocks = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->blocks, g_malloc (BLOCK_SIZE));
  ((char *) g_ptr_array_index (self->blocks, 0))[0] = '\0';
  self->used = 1;
  self->n_slots = 1024;
  self->slots = g_new0 (guint32, self->n_slots);

  return self;
}

static void
strings_free (Strings *self)
{
  g_ptr_array_unref (self->blocks);
  g_free (self->slots);
  g_free (self);
}

/* The text with a number; valid as long as the strings live. */
static const char *
strings_get (Strings *self, guint32 number)
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

/* The slot of a text, or the empty slot for it. */
static guint32 *
find_slot (Strings *self, const char *text, gsize length)
{
  gsize at = hash (text, length) & (self->n_slots - 1);

  while (self->slots[at] != 0)
    {
      const char *other = strings_get (self, self->slots[at]);

      if (strncmp (other, text, length) == 0 && other[length] == '\0')
        break;
      at = (at + 1) & (self->n_slots - 1);
    }

  return &self->slots[at];
}

/* Keeps a quarter of the slots empty, so that searches end soon. */
static void
grow (Strings *self)
{
  g_autofree guint32 *old = self->slots;
  gsize n_old = self->n_slots;

  self->n_slots *= 2;
  self->slots = g_new0 (guint32, self->n_slots);
  for (gsize i = 0; i < n_old; i++)
    {
      const char *text = strings_get (self, old[i]);

      if (old[i] != 0)
        *find_slot (self, text, strlen (text)) = old[i];
    }
}

/* Appends a text, but not across the end of a block. 0 if there is no more room: after four
 * gigabytes of names. */
static guint32
store (Strings *self, const char *text, gsize length)
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

/* How many bytes are kept, without cutting a character. */
static gsize
kept_length (const char *text)
{
  gsize length = strlen (text);

  if (length <= MAX_TEXT)
    return length;
  for (length = MAX_TEXT; ((guint8) text[length] & 0xc0) == 0x80; length--)
    ;

  return length;
}

/* The number of a text, valid UTF-8; a text that is too long is cut. 0 for "". Numbers never change
 * and are never reused. */
static guint32
strings_add (Strings *self, const char *text)
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

/* Bytes used in addition to the texts themselves. */
static gsize
strings_get_overhead (const Strings *self)
{
  return self->blocks->len * BLOCK_SIZE + self->n_slots * sizeof *self->slots - self->text_size;
}

/* --- The games ------------------------------------------------------------------------------ */

struct _CheckbitPgnStore
{
  gatomicrefcount references;
  GMutex mutex;      /* protects everything below */
  GPtrArray *blocks; /* of CheckbitPgnStoredGame[BLOCK_LENGTH], owned */
  guint n_games;
  gboolean closed;
  Strings *strings;
};

const char *const checkbit_pgn_column_tags[CHECKBIT_PGN_N_COLUMNS]
    = { NULL, "White", "Black", "Event", "Date", "Result", "ECO", NULL };

const char *
checkbit_pgn_column_tag (CheckbitPgnColumn column)
{
  g_return_val_if_fail (column < CHECKBIT_PGN_N_COLUMNS, NULL);

  return checkbit_pgn_column_tags[column];
}

CheckbitPgnStore *
checkbit_pgn_store_new (void)
{
  CheckbitPgnStore *self = g_new0 (CheckbitPgnStore, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->mutex);
  self->blocks = g_ptr_array_new_with_free_func (g_free);
  self->strings = strings_new ();

  return self;
}

CheckbitPgnStore *
checkbit_pgn_store_ref (CheckbitPgnStore *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
checkbit_pgn_store_unref (CheckbitPgnStore *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  g_ptr_array_unref (self->blocks);
  strings_free (self->strings);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

/* --- Reading -------------------------------------------------------------------------------- */

/* The mutex must be held. */
static CheckbitPgnStoredGame *
game_at (CheckbitPgnStore *self, guint index)
{
  CheckbitPgnStoredGame *block = g_ptr_array_index (self->blocks, index / BLOCK_LENGTH);

  return block + index % BLOCK_LENGTH;
}

guint
checkbit_pgn_store_get_n_games (CheckbitPgnStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  return self->n_games;
}

CheckbitPgnStoredGame
checkbit_pgn_store_get_game (CheckbitPgnStore *self, guint index)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  g_return_val_if_fail (index < self->n_games, (CheckbitPgnStoredGame){ 0 });

  return *game_at (self, index);
}

const char *
checkbit_pgn_store_get_text (CheckbitPgnStore *self, guint32 number)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  return strings_get (self->strings, number);
}

/* --- Writing -------------------------------------------------------------------------------- */

/* The mutex must be held. A game of four gigabytes is rejected. */
static void
fill (CheckbitPgnStore *self,
      CheckbitPgnStoredGame *game,
      guint64 offset,
      guint64 length,
      guint plies,
      const char *const texts[])
{
  game->offset = offset;
  game->length = (guint32) MIN (length, G_MAXUINT32);
  game->plies = plies;
  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    game->texts[i] = texts[i] != NULL ? strings_add (self->strings, texts[i]) : 0;
}

/* Makes room for one more game. The mutex must be held. */
static CheckbitPgnStoredGame *
append (CheckbitPgnStore *self)
{
  if (self->n_games % BLOCK_LENGTH == 0)
    g_ptr_array_add (self->blocks, g_new (CheckbitPgnStoredGame, BLOCK_LENGTH));

  return game_at (self, self->n_games++);
}

void
checkbit_pgn_store_add (CheckbitPgnStore *self,
                        guint64 offset,
                        guint64 length,
                        guint plies,
                        const char *const texts[CHECKBIT_PGN_N_TEXTS])
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  if (!self->closed)
    fill (self, append (self), offset, length, plies, texts);
}

void
checkbit_pgn_store_close (CheckbitPgnStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  self->closed = TRUE;
}

void
checkbit_pgn_store_replace (CheckbitPgnStore *self,
                            guint index,
                            guint64 offset,
                            guint64 length,
                            guint plies,
                            const char *const texts[CHECKBIT_PGN_N_TEXTS])
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  g_return_if_fail (index <= self->n_games);

  fill (self, index < self->n_games ? game_at (self, index) : append (self), offset, length, plies,
        texts);
}

void
checkbit_pgn_store_extend (CheckbitPgnStore *self, guint index, gsize by)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);
  CheckbitPgnStoredGame *game;

  g_return_if_fail (index < self->n_games);

  game = game_at (self, index);
  game->length = (guint32) MIN (game->length + (guint64) by, G_MAXUINT32);
}

void
checkbit_pgn_store_shift (CheckbitPgnStore *self, guint index, gint64 by)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  for (; by != 0 && index < self->n_games; index++)
    game_at (self, index)->offset += (guint64) by;
}

gsize
checkbit_pgn_store_get_overhead (CheckbitPgnStore *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  return self->blocks->len * BLOCK_LENGTH * sizeof (CheckbitPgnStoredGame)
         + strings_get_overhead (self->strings);
}
