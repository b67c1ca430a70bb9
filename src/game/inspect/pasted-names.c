/* The names of pasted sets and tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted-names.h"

#include <string.h>

struct _CheckbitPastedNames
{
  gatomicrefcount references;
  GHashTable *symbols; /* char * → ChessExprSymbol, both owned */
  ChessExprScope scope;
};

static void
symbol_free (gpointer data)
{
  ChessExprSymbol *symbol = data;

  g_free ((gpointer) symbol->name);
  g_free ((gpointer) symbol->sets);
  g_free (symbol);
}

static const ChessExprSymbol *
find (const void *data, const char *name)
{
  return g_hash_table_lookup ((GHashTable *) data, name);
}

CheckbitPastedNames *
checkbit_pasted_names_new (void)
{
  CheckbitPastedNames *self = g_new0 (CheckbitPastedNames, 1);

  g_atomic_ref_count_init (&self->references);
  self->symbols = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, symbol_free);
  self->scope = (ChessExprScope){ self->symbols, find };
  return self;
}

CheckbitPastedNames *
checkbit_pasted_names_ref (CheckbitPastedNames *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
checkbit_pasted_names_unref (CheckbitPastedNames *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_hash_table_unref (self->symbols);
  g_free (self);
}

void
checkbit_pasted_names_add (CheckbitPastedNames *self,
                           const char *name,
                           const ChessBitboard *sets,
                           gsize n,
                           ChessLayout squares)
{
  ChessExprSymbol *symbol;

  g_return_if_fail (self != NULL);
  g_return_if_fail (name != NULL && sets != NULL && n > 0);

  if (g_hash_table_contains (self->symbols, name))
    return;
  symbol = g_new0 (ChessExprSymbol, 1);
  symbol->name = g_strdup (name);
  symbol->sets = g_memdup2 (sets, n * sizeof *sets);
  symbol->n_sets = n;
  symbol->squares = squares;
  g_hash_table_insert (self->symbols, (gpointer) symbol->name, symbol);
}

const ChessExprScope *
checkbit_pasted_names_get_scope (CheckbitPastedNames *self)
{
  return self != NULL ? &self->scope : NULL;
}

/* --- Names ---------------------------------------------------------------------------------- */

/* Where the numbers in brackets at the end of a name begin. */
static gsize
find_dimensions (const char *title)
{
  gsize start = strlen (title);

  for (gsize i = start; i > 0 && title[i - 1] == ']';)
    {
      for (i--; i > 0 && g_ascii_isdigit (title[i - 1]);)
        i--;
      if (i == 0 || title[i - 1] != '[' || title[i] == ']')
        break;
      start = --i;
    }
  return start;
}

/* Appends the part before the brackets; each run of invalid characters becomes an underscore. */
static void
append_word (GString *name, const char *title, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (g_ascii_isalnum (title[i]) || title[i] == '_')
      g_string_append_c (name, title[i]);
    else if (name->len == 0 || name->str[name->len - 1] != '_')
      g_string_append_c (name, '_');
  while (name->len > 1 && name->str[name->len - 1] == '_' && title[length - 1] != '_')
    g_string_truncate (name, name->len - 1);
  if (name->len == 0 || g_ascii_isdigit (name->str[0]))
    g_string_prepend_c (name, '_');
}

char *
checkbit_pasted_names_make (const char *title)
{
  g_autoptr (GString) name = g_string_new (NULL);
  gsize length;

  g_return_val_if_fail (title != NULL, NULL);

  length = find_dimensions (title);
  append_word (name, title, length);
  if (chess_expr_is_reserved (name->str))
    g_string_append_c (name, '_');
  if (name->len + strlen (title + length) >= CHESS_EXPR_NAME_SIZE)
    g_string_truncate (name, CHESS_EXPR_NAME_SIZE - 1 - MIN (strlen (title + length), 30));
  g_string_append (name, title + length);
  g_string_truncate (name, MIN (name->len, CHESS_EXPR_NAME_SIZE - 1));
  return g_string_free (g_steal_pointer (&name), FALSE);
}
