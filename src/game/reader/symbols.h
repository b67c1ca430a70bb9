/* What names stand for.
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
  const Node *list;
  guint parameters, body, end; /* tokens of a macro */
} Symbol;

/* Names and symbols are not owned: they live as long as the names stand for them. */
typedef struct ReaderSymbols ReaderSymbols;

ReaderSymbols *reader_symbols_new (void);
ReaderSymbols *reader_symbols_copy (const ReaderSymbols *symbols);
void reader_symbols_free (ReaderSymbols *symbols);

/* NULL for a name that stands for nothing. */
const Symbol *reader_symbols_find (const ReaderSymbols *symbols, const char *name);

/* Makes a name stand for a symbol from here on; for nothing where that is NULL. */
void reader_symbols_set (ReaderSymbols *symbols, const char *name, const Symbol *symbol);
