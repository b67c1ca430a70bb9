/* The definitions of names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/symbols.h"

struct ReaderSymbols
{
  GHashTable *table; /* Symbol by name */
};

ReaderSymbols *
reader_symbols_new (void)
{
  ReaderSymbols *self = g_new (ReaderSymbols, 1);

  self->table = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

ReaderSymbols *
reader_symbols_copy (const ReaderSymbols *symbols)
{
  ReaderSymbols *self = reader_symbols_new ();
  GHashTableIter iter;
  gpointer name, symbol;

  g_hash_table_iter_init (&iter, symbols->table);
  while (g_hash_table_iter_next (&iter, &name, &symbol))
    g_hash_table_insert (self->table, name, symbol);
  return self;
}

void
reader_symbols_free (ReaderSymbols *symbols)
{
  g_hash_table_unref (symbols->table);
  g_free (symbols);
}

const Symbol *
reader_symbols_find (const ReaderSymbols *symbols, const char *name)
{
  return g_hash_table_lookup (symbols->table, name);
}

void
reader_symbols_set (ReaderSymbols *symbols, const char *name, const Symbol *symbol)
{
  if (symbol != NULL)
    g_hash_table_insert (symbols->table, (gpointer) name, (gpointer) symbol);
  else
    g_hash_table_remove (symbols->table, name);
}
