/* Entries of a perft table; only for libchess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/kernel/board.h"
#include "chess/perft.h"

/* The key is stored XORed with the data, as in Robert Hyatt's lockless hashing: if two threads
 * wrote one half of an entry each, the key does not match. */
struct ChessPerftEntry
{
  _Atomic uint64_t key_and_data;
  _Atomic uint64_t data; /* the count; the depth is part of the key */
};

/* Two words in, one well-mixed word out. */
INLINE uint64_t
perft_mix (uint64_t a, uint64_t b)
{
  uint64_t x = (a ^ (b << 32 | b >> 32)) * 0x9e3779b97f4a7c15;
  x = (x ^ x >> 29 ^ b) * 0xbf58476d1ce4e5b9;
  return x ^ x >> 32;
}

/* A hash of everything that determines the count: boards, side, rights, en passant and depth. */
INLINE uint64_t
perft_hash (const Board *b, ChessColor us, ChessSquare ep_square, unsigned depth)
{
  uint64_t state = (uint64_t) us | (uint64_t) ep_square << 8 | (uint64_t) depth << 16;
  uint64_t h = perft_mix (b->castling ^ 0x2545f4914f6cdd1d, state ^ 0x9e3779b97f4a7c15);
  for (unsigned color = 0; color < CHESS_N_COLORS; color++)
    {
      h ^= perft_mix (b->pawns[color] ^ h, b->knights[color] ^ 0xd6e8feb86659fd93);
      h ^= perft_mix (b->diagonals[color] ^ h, b->straights[color] ^ 0xa0761d6478bd642f);
      h ^= perft_mix (b->kings[color] ^ h, b->all[color] ^ 0xe7037ed1a0b428db);
    }
  return h;
}

/* The count stored for a hash, or 0 (positions without moves are always counted). */
INLINE uint64_t
perft_table_get (const ChessPerftTable *table, uint64_t hash)
{
  struct ChessPerftEntry *entry = &table->entries[hash & table->mask];
  uint64_t data = atomic_load_explicit (&entry->data, memory_order_relaxed);
  uint64_t key = atomic_load_explicit (&entry->key_and_data, memory_order_relaxed) ^ data;
  return key == hash ? data : 0;
}

INLINE void
perft_table_put (const ChessPerftTable *table, uint64_t hash, uint64_t count)
{
  struct ChessPerftEntry *entry = &table->entries[hash & table->mask];
  atomic_store_explicit (&entry->data, count, memory_order_relaxed);
  atomic_store_explicit (&entry->key_and_data, hash ^ count, memory_order_relaxed);
}
