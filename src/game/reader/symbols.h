/* The definitions of names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/node.h"

typedef struct
{
  enum
  {
    SYMBOL_VALUE,
    SYMBOL_LIST,
    SYMBOL_MACRO,
  } kind;
  guint64 value;
  const guint64 *words; /* see Node */
  guint16 flags;        /* NODE_PLACE */
  gint8 square;
  const Node *list;
  guint parameters, body, end; /* tokens of a macro */
} Symbol;

/* Names and symbols are not owned: they must live as long as their definitions. */
typedef struct ReaderSymbols ReaderSymbols;

ReaderSymbols *reader_symbols_new (void);
ReaderSymbols *reader_symbols_copy (const ReaderSymbols *symbols);
void reader_symbols_free (ReaderSymbols *symbols);

/* NULL for an undefined name. */
const Symbol *reader_symbols_find (const ReaderSymbols *symbols, const char *name);

/* Defines a name as a symbol from here on; NULL removes it. */
void reader_symbols_set (ReaderSymbols *symbols, const char *name, const Symbol *symbol);
