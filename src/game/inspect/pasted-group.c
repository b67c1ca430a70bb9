/* The sets of one pasted text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted-group.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/messages.h"

struct _CheckbitPastedGroup
{
  GObject parent_instance;

  GPtrArray *entries; /* CheckbitPastedEntry */
  GPtrArray *sets;    /* CheckbitPastedSet */
  GHashTable *names;  /* char *: the names of the entries, which own them */
  GHashTable *last;   /* char * → guint: the last number given to a name that is used again */
  ChessLayout layout;
  ChessBitboard selection;
};

/* --- A set ---------------------------------------------------------------------------------- */

struct _CheckbitPastedSet
{
  CheckbitSet parent_instance;
};

G_DEFINE_FINAL_TYPE (CheckbitPastedSet, checkbit_pasted_set, CHECKBIT_TYPE_SET)

static void
checkbit_pasted_set_class_init (CheckbitPastedSetClass *klass)
{
}

static void
checkbit_pasted_set_init (CheckbitPastedSet *self)
{
}

/* --- The list ------------------------------------------------------------------------------- */

static GType
get_item_type (GListModel *model)
{
  return CHECKBIT_TYPE_PASTED_SET;
}

static guint
get_n_items (GListModel *model)
{
  return CHECKBIT_PASTED_GROUP (model)->sets->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *sets = CHECKBIT_PASTED_GROUP (model)->sets;

  return position < sets->len ? g_object_ref (sets->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitPastedGroup,
                               checkbit_pasted_group,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* --- Sets ----------------------------------------------------------------------------------- */

/* How many sets of the list an entry has. */
static guint
count_sets (const CheckbitPastedEntry *entry)
{
  return checkbit_pasted_entry_is_by_square (entry)
             ? 1
             : (guint) MIN (entry->n, CHECKBIT_PASTED_MAX_SHOWN);
}

/* A name with its index: "attacks[e4]", "attacks[sel]". (transfer full) */
static char *
dup_title (const CheckbitPastedEntry *entry, guint index, ChessBitboard selection)
{
  if (entry->n == 1)
    return g_strdup (entry->title);
  if (!checkbit_pasted_entry_is_by_square (entry))
    return g_strdup_printf ("%s[%u]", entry->title, index);
  return g_strdup_printf ("%s[%s]", entry->title,
                          chess_bitboard_count (selection) == 1
                              ? checkbit_square_name (chess_bitboard_lsb (selection))
                              : "sel");
}

/* (transfer full) */
static char *
dup_expression (const CheckbitPastedEntry *entry, guint index)
{
  if (entry->n == 1)
    return g_strdup (entry->name);
  return checkbit_pasted_entry_is_by_square (entry)
             ? g_strdup_printf ("%s[sel]", entry->name)
             : g_strdup_printf ("%s[%u]", entry->name, index);
}

static ChessBitboard
get_bits (const CheckbitPastedEntry *entry, guint index, ChessBitboard selection)
{
  ChessBitboard bits = CHESS_NO_SQUARES;

  if (!checkbit_pasted_entry_is_by_square (entry))
    return entry->sets[index];
  CHESS_FOREACH_SQUARE (square, selection)
    bits |= entry->sets[chess_layout_bit (entry->squares, (ChessSquare) square)];
  return bits;
}

static CheckbitSet *
set_new (CheckbitPastedGroup *self, const CheckbitPastedEntry *entry, guint index)
{
  g_autofree char *title = dup_title (entry, index, self->selection);
  g_autofree char *expression = dup_expression (entry, index), *sentence = NULL;
  CheckbitSet *set = g_object_new (CHECKBIT_TYPE_PASTED_SET, NULL);

  checkbit_set_set_title (set, title);
  checkbit_set_set_bits (set, get_bits (entry, index, self->selection), CHESS_NO_SQUARES);
  if (checkbit_pasted_entry_is_by_square (entry))
    /* Translators: %s is how a set is written in expressions: "attacks[sel]" */
    sentence = g_strdup_printf (
        _ ("Pasted table: its entry for the selected square. In expressions: %s"), expression);
  else
    /* Translators: %s is how a set is written in expressions: "KING_RING" */
    sentence = g_strdup_printf (_ ("Pasted. In expressions: %s"), expression);
  checkbit_set_set_expression (set, expression);
  checkbit_set_set_sentence (set, sentence);
  return set;
}

/* Sets the values of all sets of an entry; first: the index of its first set. */
static void
update_sets (CheckbitPastedGroup *self, const CheckbitPastedEntry *entry, guint first)
{
  for (guint i = 0; i < count_sets (entry); i++)
    {
      CheckbitSet *set = self->sets->pdata[first + i];
      g_autofree char *title = dup_title (entry, i, self->selection);

      checkbit_set_set_title (set, title);
      checkbit_set_set_bits (set, get_bits (entry, i, self->selection), CHESS_NO_SQUARES);
    }
}

static void
update_all (CheckbitPastedGroup *self)
{
  guint first = 0;

  for (guint i = 0; i < self->entries->len; i++)
    {
      update_sets (self, self->entries->pdata[i], first);
      first += count_sets (self->entries->pdata[i]);
    }
}

/* --- Entries -------------------------------------------------------------------------------- */

/* A name with a number, before which a name is cut that is too long for the set language. (transfer
 * full) */
static char *
dup_numbered_name (const char *numbered, const char *number)
{
  char *name = checkbit_pasted_names_make (numbered);

  if (strlen (name) == CHESS_EXPR_NAME_SIZE - 1)
    strcpy (name + CHESS_EXPR_NAME_SIZE - 1 - strlen (number), number);
  return name;
}

static void
set_number (CheckbitPastedEntry *entry, const char *title, guint n)
{
  g_autofree char *number = g_strdup_printf ("_%u", n);

  g_free (entry->name);
  g_free (entry->title);
  entry->title = g_strconcat (title, number, NULL);
  entry->name = dup_numbered_name (entry->title, number);
}

/* A text may use a name again and again, as a program's log does; the second gets a number. */
static void
make_unique (CheckbitPastedGroup *self, CheckbitPastedEntry *entry)
{
  g_autofree char *title = NULL, *name = NULL;
  guint n;

  if (!g_hash_table_contains (self->names, entry->name))
    return;

  title = g_strdup (entry->title);
  name = g_strdup (entry->name);
  n = MAX (GPOINTER_TO_UINT (g_hash_table_lookup (self->last, name)), 1);
  do
    set_number (entry, title, ++n);
  while (g_hash_table_contains (self->names, entry->name));
  g_hash_table_replace (self->last, g_steal_pointer (&name), GUINT_TO_POINTER (n));
}

void
checkbit_pasted_group_add (CheckbitPastedGroup *self, CheckbitPastedEntry *entry)
{
  guint first, n;

  g_return_if_fail (CHECKBIT_IS_PASTED_GROUP (self));
  g_return_if_fail (entry != NULL);

  make_unique (self, entry);
  g_hash_table_add (self->names, entry->name);
  checkbit_pasted_entry_set_layout (entry, self->layout);
  g_ptr_array_add (self->entries, entry);
  first = self->sets->len;
  n = count_sets (entry);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->sets, set_new (self, entry, i));
  g_list_model_items_changed (G_LIST_MODEL (self), first, 0, n);
}

/* The sets of a group by their expressions, the first of those that are alike; both belong to it.
 * (transfer full) */
static GHashTable *
index_sets (CheckbitPastedGroup *self)
{
  GHashTable *index = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->sets->len; i++)
    {
      gpointer expression = (gpointer) checkbit_set_get_expression (self->sets->pdata[i]);

      if (!g_hash_table_contains (index, expression))
        g_hash_table_insert (index, expression, self->sets->pdata[i]);
    }
  return index;
}

void
checkbit_pasted_group_adopt (CheckbitPastedGroup *self, CheckbitPastedGroup *other)
{
  g_autoptr (GHashTable) index = NULL;
  gboolean any = FALSE;

  g_return_if_fail (CHECKBIT_IS_PASTED_GROUP (self));
  g_return_if_fail (CHECKBIT_IS_PASTED_GROUP (other));

  index = index_sets (other);
  for (guint i = 0; i < self->sets->len; i++)
    {
      CheckbitSet *own = self->sets->pdata[i];
      CheckbitSet *set = g_hash_table_lookup (index, checkbit_set_get_expression (own));

      if (set == NULL)
        continue;
      g_hash_table_remove (index, checkbit_set_get_expression (own));
      g_object_unref (own);
      self->sets->pdata[i] = g_object_ref (set);
      any = TRUE;
    }
  if (any)
    update_all (self);
}

gboolean
checkbit_pasted_group_drop (CheckbitPastedGroup *self, const char *name)
{
  guint first = 0;

  g_return_val_if_fail (CHECKBIT_IS_PASTED_GROUP (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  if (!g_hash_table_contains (self->names, name))
    return FALSE;
  for (guint i = 0; i < self->entries->len; i++)
    {
      const CheckbitPastedEntry *entry = self->entries->pdata[i];
      guint n = count_sets (entry);

      if (g_str_equal (entry->name, name))
        {
          g_hash_table_remove (self->names, name);
          g_ptr_array_remove_index (self->entries, i);
          g_ptr_array_remove_range (self->sets, first, n);
          g_list_model_items_changed (G_LIST_MODEL (self), first, n, 0);
          return TRUE;
        }
      first += n;
    }
  return FALSE;
}

char *
checkbit_pasted_group_dup_title (CheckbitPastedGroup *self)
{
  const CheckbitPastedEntry *first;
  guint n;

  g_return_val_if_fail (CHECKBIT_IS_PASTED_GROUP (self), NULL);

  if (self->entries->len == 0)
    return g_strdup ("");
  first = self->entries->pdata[0];
  n = self->entries->len - 1;
  if (n == 0)
    return g_strdup (first->title);
  /* Translators: the title of a group of sets: the name of the first, and how many others there
   * are */
  return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", n), first->title, n);
}

guint
checkbit_pasted_group_get_n_entries (CheckbitPastedGroup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PASTED_GROUP (self), 0);

  return self->entries->len;
}

const CheckbitPastedEntry *
checkbit_pasted_group_get_entry (CheckbitPastedGroup *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_PASTED_GROUP (self), NULL);
  g_return_val_if_fail (index < self->entries->len, NULL);

  return self->entries->pdata[index];
}

void
checkbit_pasted_group_set_layout (CheckbitPastedGroup *self, ChessLayout layout)
{
  g_return_if_fail (CHECKBIT_IS_PASTED_GROUP (self));

  if (self->layout == layout)
    return;
  self->layout = layout;
  for (guint i = 0; i < self->entries->len; i++)
    checkbit_pasted_entry_set_layout (self->entries->pdata[i], layout);
  update_all (self);
}

void
checkbit_pasted_group_set_selection (CheckbitPastedGroup *self, ChessBitboard selection)
{
  g_return_if_fail (CHECKBIT_IS_PASTED_GROUP (self));

  if (self->selection == selection)
    return;
  self->selection = selection;
  update_all (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_pasted_group_finalize (GObject *object)
{
  CheckbitPastedGroup *self = CHECKBIT_PASTED_GROUP (object);

  g_hash_table_unref (self->names);
  g_hash_table_unref (self->last);
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->sets);
  G_OBJECT_CLASS (checkbit_pasted_group_parent_class)->finalize (object);
}

static void
checkbit_pasted_group_class_init (CheckbitPastedGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_pasted_group_finalize;
}

static void
checkbit_pasted_group_init (CheckbitPastedGroup *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_pasted_entry_free);
  self->sets = g_ptr_array_new_with_free_func (g_object_unref);
  self->names = g_hash_table_new (g_str_hash, g_str_equal);
  self->last = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->layout = CHESS_LAYOUT_A1B1;
}

CheckbitPastedGroup *
checkbit_pasted_group_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PASTED_GROUP, NULL);
}

/* Whether a list may contain squares: its name may say that it contains something else. */
static gboolean
may_be_squares (const CheckbitReadingItem *item)
{
  g_autofree char *lower = g_ascii_strdown (item->name != NULL ? item->name : "sq", -1);

  return item->form == CHECKBIT_READING_LIST && !item->squares && strstr (lower, "sq") != NULL
         && item->n_values > 1 && item->n_values < CHESS_N_SQUARES;
}

gboolean
checkbit_pasted_find_square_numbers (const CheckbitReading *reading, guint64 *word)
{
  const CheckbitReadingItem *item;
  gboolean are_bits = TRUE;

  g_return_val_if_fail (reading != NULL && word != NULL, FALSE);

  *word = 0;
  if (checkbit_reading_get_n_items (reading) != 1)
    return FALSE;
  item = checkbit_reading_get_item (reading, 0);
  if (!may_be_squares (item))
    return FALSE;
  for (gsize i = 0; i < item->n_values; i++)
    {
      if (item->values[i] >= CHESS_N_SQUARES || (*word >> item->values[i] & 1) != 0)
        return FALSE;
      *word |= (guint64) 1 << item->values[i];
      are_bits = are_bits && chess_bitboard_count (item->values[i]) == 1;
    }
  /* 1, 2, 4, 8 are sets of one square each */
  return !are_bits;
}

/* Adds the squares that a list's numbers may stand for. */
static void
add_squares (CheckbitPastedGroup *self, const CheckbitReading *reading)
{
  const CheckbitPastedEntry *list;
  g_autofree char *title = NULL, *name = NULL;
  guint64 word;

  if (!checkbit_pasted_find_square_numbers (reading, &word))
    return;
  list = self->entries->pdata[0];
  title = g_strconcat (list->title, "_squares", NULL);
  name = checkbit_pasted_names_make (title);
  checkbit_pasted_group_add (self, checkbit_pasted_entry_new (title, name, TRUE, &word, 1));
}

CheckbitPastedGroup *
checkbit_pasted_group_new_for_reading (const CheckbitReading *reading)
{
  CheckbitPastedGroup *self;

  g_return_val_if_fail (reading != NULL, NULL);

  self = checkbit_pasted_group_new ();
  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      if (item->n_values > 0)
        checkbit_pasted_group_add (
            self, checkbit_pasted_entry_new_for_item (
                      item,
                      /* Translators: the name of a set that has none in a pasted text; only a to z
                       * and underscores, as it is used in expressions */
                      _ ("pasted"), checkbit_reading_get_layout (reading)));
    }
  add_squares (self, reading);
  return self;
}
