/* What stands above a game: names and values in the order of the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/tags.h"

#include <string.h>

struct _CheckbitTags
{
  GArray *list; /* of CheckbitTag */
};

#define MAX_NAME_LENGTH 255

/* The seven tag roster of the PGN standard (section 8.1.1), and what stands for an unknown one. */
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

  g_free (tag->name);
  g_free (tag->value);
}

CheckbitTags *
checkbit_tags_new (void)
{
  CheckbitTags *tags = g_new (CheckbitTags, 1);

  tags->list = g_array_new (FALSE, FALSE, sizeof (CheckbitTag));
  g_array_set_clear_func (tags->list, clear_tag);

  return tags;
}

static void
insert (CheckbitTags *tags, guint index, const char *name, const char *value)
{
  CheckbitTag tag = { g_strdup (name), g_strdup (value) };

  g_array_insert_val (tags->list, index, tag);
}

CheckbitTags *
checkbit_tags_copy (const CheckbitTags *tags)
{
  CheckbitTags *copy;

  g_return_val_if_fail (tags != NULL, NULL);

  copy = checkbit_tags_new ();
  for (guint i = 0; i < tags->list->len; i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (tags, i);

      insert (copy, i, tag->name, tag->value);
    }

  return copy;
}

void
checkbit_tags_free (CheckbitTags *tags)
{
  if (tags == NULL)
    return;

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

/* The tag of a name, or NULL. */
static CheckbitTag *
find (const CheckbitTags *tags, const char *name)
{
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

/* Where a new tag belongs: one of the roster before the first that comes later in the roster or is
 * none of it. */
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

  g_return_val_if_fail (tags != NULL, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);
  g_return_val_if_fail (value == NULL || g_utf8_validate (value, -1, NULL), FALSE);

  tag = find (tags, name);
  if (tag == NULL && value == NULL)
    return FALSE;
  if (tag == NULL)
    {
      insert (tags, get_place (tags, name), name, value);
      return TRUE;
    }
  if (value == NULL)
    {
      g_array_remove_index (tags->list, (guint) (tag - (CheckbitTag *) tags->list->data));
      return TRUE;
    }
  if (strcmp (tag->value, value) == 0)
    return FALSE;

  g_free (tag->value);
  tag->value = g_strdup (value);

  return TRUE;
}

gboolean
checkbit_tags_append (CheckbitTags *tags, const char *name, const char *value)
{
  g_return_val_if_fail (tags != NULL, FALSE);
  g_return_val_if_fail (name != NULL && value != NULL, FALSE);

  if (find (tags, name) != NULL)
    return FALSE;
  insert (tags, tags->list->len, name, value);

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
