/* The tags of a game: names and values in the order of the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/tags.h"

#include <string.h>

struct _CheckbitTags
{
  gatomicrefcount holders;
  GArray *list; /* of CheckbitTag */
  GHashTable *
      indices; /* by name; NULL for a short list, and after a removal from the middle */
};

/* Up to this many, comparing is faster than hashing. */
#define FEW_TAGS 32

#define MAX_NAME_LENGTH 255

/* The seven tag roster of the PGN standard (section 8.1.1), with the values for unknown tags. */
static const struct
{
  const char *name;
  const char *unknown;
} roster[CHECKBIT_N_ROSTER_TAGS] = {
  { "Event", "?" }, { "Site", "?" },  { "Date", "????.??.??" }, { "Round", "?" },
  { "White", "?" }, { "Black", "?" }, { "Result", "*" },
};

static void
clear_tag (gpointer data)
{
  CheckbitTag *tag = data;

  g_ref_string_release (tag->name);
  g_ref_string_release (tag->value);
}

CheckbitTags *
checkbit_tags_new (void)
{
  CheckbitTags *tags = g_new0 (CheckbitTags, 1);

  g_atomic_ref_count_init (&tags->holders);
  tags->list = g_array_new (FALSE, FALSE, sizeof (CheckbitTag));
  g_array_set_clear_func (tags->list, clear_tag);

  return tags;
}

/* Whether there is only one owner, so that they may change. */
static gboolean
is_mine (CheckbitTags *tags)
{
  return g_atomic_ref_count_compare (&tags->holders, 1);
}

static void
note_index (CheckbitTags *tags, guint index)
{
  char *name = g_array_index (tags->list, CheckbitTag, index).name;

  g_hash_table_insert (tags->indices, name, GUINT_TO_POINTER (index));
}

/* Adds an index to a list that has become long. */
static void
index_names (CheckbitTags *tags)
{
  tags->indices = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < tags->list->len; i++)
    note_index (tags, i);
}

static void
add (CheckbitTags *tags, const char *name, const char *value)
{
  CheckbitTag tag = { g_ref_string_new (name), g_ref_string_new (value) };

  g_array_append_val (tags->list, tag);
  if (tags->indices != NULL)
    note_index (tags, tags->list->len - 1);
  else if (tags->list->len > FEW_TAGS)
    index_names (tags);
}

static void
insert (CheckbitTags *tags, guint index, const char *name, const char *value)
{
  CheckbitTag tag = { g_ref_string_new (name), g_ref_string_new (value) };

  g_clear_pointer (&tags->indices, g_hash_table_unref);
  g_array_insert_val (tags->list, index, tag);
}

static void
remove_at (CheckbitTags *tags, guint index)
{
  g_clear_pointer (&tags->indices, g_hash_table_unref);
  g_array_remove_index (tags->list, index);
}

CheckbitTags *
checkbit_tags_copy (const CheckbitTags *tags)
{
  CheckbitTags *copy;

  g_return_val_if_fail (tags != NULL, NULL);

  copy = checkbit_tags_new ();
  g_array_set_size (copy->list, tags->list->len);
  for (guint i = 0; i < tags->list->len; i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (tags, i);

      g_array_index (copy->list, CheckbitTag, i)
          = (CheckbitTag){ g_ref_string_acquire (tag->name), g_ref_string_acquire (tag->value) };
    }

  return copy;
}

CheckbitTags *
checkbit_tags_ref (const CheckbitTags *tags)
{
  CheckbitTags *self = (CheckbitTags *) tags;

  g_return_val_if_fail (tags != NULL, NULL);

  g_atomic_ref_count_inc (&self->holders);
  return self;
}

void
checkbit_tags_free (CheckbitTags *tags)
{
  if (tags == NULL || !g_atomic_ref_count_dec (&tags->holders))
    return;

  g_clear_pointer (&tags->indices, g_hash_table_unref);
  g_array_unref (tags->list);
  g_free (tags);
}

guint
checkbit_tags_get_n (const CheckbitTags *tags)
{
  g_return_val_if_fail (tags != NULL, 0);

  return tags->list->len;
}

const CheckbitTag *
checkbit_tags_get_nth (const CheckbitTags *tags, guint index)
{
  g_return_val_if_fail (tags != NULL, NULL);
  g_return_val_if_fail (index < tags->list->len, NULL);

  return &g_array_index (tags->list, CheckbitTag, index);
}

/* The tag with a name, or NULL. */
static CheckbitTag *
find (const CheckbitTags *tags, const char *name)
{
  gpointer index;

  if (tags->indices != NULL)
    return g_hash_table_lookup_extended (tags->indices, name, NULL, &index)
               ? &g_array_index (tags->list, CheckbitTag, GPOINTER_TO_UINT (index))
               : NULL;
  for (guint i = 0; i < tags->list->len; i++)
    {
      CheckbitTag *tag = &g_array_index (tags->list, CheckbitTag, i);

      if (strcmp (tag->name, name) == 0)
        return tag;
    }

  return NULL;
}

const char *
checkbit_tags_get (const CheckbitTags *tags, const char *name)
{
  const CheckbitTag *tag;

  g_return_val_if_fail (tags != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  tag = find (tags, name);

  return tag != NULL ? tag->value : NULL;
}

/* Where to insert a new tag: one of the roster goes before the first tag that comes later in the
 * roster or is not in it. */
static guint
get_place (const CheckbitTags *tags, const char *name)
{
  int rank = checkbit_tags_roster_index (name);
  guint place = 0;

  if (rank < 0)
    return tags->list->len;

  for (; place < tags->list->len; place++)
    {
      int other = checkbit_tags_roster_index (checkbit_tags_get_nth (tags, place)->name);

      if (other < 0 || other > rank)
        break;
    }

  return place;
}

gboolean
checkbit_tags_set (CheckbitTags *tags, const char *name, const char *value)
{
  CheckbitTag *tag;
  guint place;

  g_return_val_if_fail (tags != NULL && is_mine (tags), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);
  g_return_val_if_fail (value == NULL || g_utf8_validate (value, -1, NULL), FALSE);

  tag = find (tags, name);
  if (tag == NULL && value == NULL)
    return FALSE;
  if (tag == NULL)
    {
      place = get_place (tags, name);
      if (place < tags->list->len)
        insert (tags, place, name, value);
      else
        add (tags, name, value);
      return TRUE;
    }
  if (value == NULL)
    {
      remove_at (tags, (guint) (tag - (CheckbitTag *) tags->list->data));
      return TRUE;
    }
  if (strcmp (tag->value, value) == 0)
    return FALSE;

  g_ref_string_release (tag->value);
  tag->value = g_ref_string_new (value);

  return TRUE;
}

gboolean
checkbit_tags_append (CheckbitTags *tags, const char *name, const char *value)
{
  g_return_val_if_fail (tags != NULL && is_mine (tags), FALSE);
  g_return_val_if_fail (name != NULL && value != NULL, FALSE);

  if (find (tags, name) != NULL)
    return FALSE;
  add (tags, name, value);

  return TRUE;
}

gboolean
checkbit_tags_equal (const CheckbitTags *a, const CheckbitTags *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (a->list->len != b->list->len)
    return FALSE;
  for (guint i = 0; i < a->list->len; i++)
    {
      const CheckbitTag *x = checkbit_tags_get_nth (a, i), *y = checkbit_tags_get_nth (b, i);

      if (strcmp (x->name, y->name) != 0 || strcmp (x->value, y->value) != 0)
        return FALSE;
    }

  return TRUE;
}

gboolean
checkbit_tags_is_name (const char *name)
{
  gsize length = 0;

  g_return_val_if_fail (name != NULL, FALSE);

  for (; name[length] != '\0'; length++)
    if (!g_ascii_isalnum (name[length]) && name[length] != '_')
      return FALSE;

  return length > 0 && length <= MAX_NAME_LENGTH;
}

/* --- The roster ----------------------------------------------------------------------------- */

const char *
checkbit_tags_roster_name (guint index)
{
  g_return_val_if_fail (index < CHECKBIT_N_ROSTER_TAGS, NULL);

  return roster[index].name;
}

int
checkbit_tags_roster_index (const char *name)
{
  g_return_val_if_fail (name != NULL, -1);

  for (int i = 0; i < CHECKBIT_N_ROSTER_TAGS; i++)
    if (strcmp (name, roster[i].name) == 0)
      return i;

  return -1;
}

const char *
checkbit_tags_roster_unknown (guint index)
{
  g_return_val_if_fail (index < CHECKBIT_N_ROSTER_TAGS, NULL);

  return roster[index].unknown;
}

const char *
checkbit_tags_get_known (const CheckbitTags *tags, const char *name)
{
  const char *value = checkbit_tags_get (tags, name);

  if (value == NULL || value[strspn (value, "?. ")] == '\0')
    return NULL;

  return value;
}
