/* All pasted sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted-list.h"

#include "game/base/list-change.h"

struct _CheckbitPastedList
{
  GObject parent_instance;

  GPtrArray *groups; /* CheckbitPastedGroup */
  CheckbitPastedNames *names;
  ChessLayout layout;
  ChessBitboard selection;
};

enum
{
  SIGNAL_EDITED,
  SIGNAL_RENAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GType
get_item_type (GListModel *model)
{
  return CHECKBIT_TYPE_PASTED_GROUP;
}

static guint
get_n_items (GListModel *model)
{
  return CHECKBIT_PASTED_LIST (model)->groups->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *groups = CHECKBIT_PASTED_LIST (model)->groups;

  return position < groups->len ? g_object_ref (groups->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitPastedList,
                               checkbit_pasted_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* --- Names ---------------------------------------------------------------------------------- */

static void
add_names (CheckbitPastedNames *names, CheckbitPastedGroup *group)
{
  for (guint i = 0; i < checkbit_pasted_group_get_n_entries (group); i++)
    {
      const CheckbitPastedEntry *entry = checkbit_pasted_group_get_entry (group, i);

      checkbit_pasted_names_add (names, entry->name, entry->sets, entry->n, entry->squares);
    }
}

static void
rename_all (CheckbitPastedList *self)
{
  checkbit_pasted_names_unref (self->names);
  self->names = checkbit_pasted_names_new ();
  for (guint i = 0; i < self->groups->len; i++)
    add_names (self->names, self->groups->pdata[i]);
  g_signal_emit (self, signals[SIGNAL_RENAMED], 0);
}

CheckbitPastedNames *
checkbit_pasted_list_get_names (CheckbitPastedList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (self), NULL);

  return self->names;
}

static CheckbitSet *
find_set (GListModel *group, const char *expression)
{
  for (guint i = 0; i < g_list_model_get_n_items (group); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (group, i);

      if (g_str_equal (checkbit_set_get_expression (set), expression))
        return set; /* the group owns it */
    }
  return NULL;
}

CheckbitSet *
checkbit_pasted_list_find_set (CheckbitPastedList *self, const char *expression)
{
  CheckbitSet *set = NULL;

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (self), NULL);
  g_return_val_if_fail (expression != NULL, NULL);

  for (guint i = 0; set == NULL && i < self->groups->len; i++)
    set = find_set (self->groups->pdata[i], expression);
  return set;
}

/* --- Groups --------------------------------------------------------------------------------- */

static gsize
count_values (CheckbitPastedGroup *group)
{
  gsize n = 0;

  for (guint i = 0; i < checkbit_pasted_group_get_n_entries (group); i++)
    n += checkbit_pasted_group_get_entry (group, i)->n;
  return n;
}

/* Whether n more values fit into the list. */
static gboolean
has_room (CheckbitPastedList *self, gsize n)
{
  for (guint i = 0; i < self->groups->len; i++)
    n += count_values (self->groups->pdata[i]);
  return n <= CHECKBIT_PASTED_MAX_VALUES;
}

gboolean
checkbit_pasted_list_has_room (CheckbitPastedList *self, const CheckbitReading *reading)
{
  gsize n = 0;

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (self), FALSE);
  g_return_val_if_fail (reading != NULL, FALSE);

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    n += checkbit_reading_get_item (reading, i)->n_values;
  return has_room (self, n);
}

/* Removes the names of one group from another. Returns whether that had any. */
static gboolean
drop_names (CheckbitPastedGroup *other, CheckbitPastedGroup *group)
{
  gboolean dropped = FALSE;

  for (guint i = 0; i < checkbit_pasted_group_get_n_entries (group); i++)
    dropped |= checkbit_pasted_group_drop (other, checkbit_pasted_group_get_entry (group, i)->name);
  return dropped;
}

/* Removes the names of a group from all others, and groups that get empty. */
static void
supersede (CheckbitPastedList *self, CheckbitPastedGroup *group)
{
  for (guint i = self->groups->len; i-- > 0;)
    {
      CheckbitPastedGroup *other = self->groups->pdata[i];

      if (!drop_names (other, group))
        continue;
      if (checkbit_pasted_group_get_n_entries (other) == 0)
        {
          g_ptr_array_remove_index (self->groups, i);
          g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 0);
        }
      else
        g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 1); /* its title has changed */
    }
}

/* A group shows what the list does. */
static void
adapt (CheckbitPastedList *self, CheckbitPastedGroup *group)
{
  checkbit_pasted_group_set_layout (group, self->layout);
  checkbit_pasted_group_set_selection (group, self->selection);
}

/* A set that is pasted again is the same one with another value. */
static void
adopt (CheckbitPastedList *self, CheckbitPastedGroup *group)
{
  for (guint i = 0; i < self->groups->len; i++)
    checkbit_pasted_group_adopt (group, self->groups->pdata[i]);
}

/* Inserts a group, which must fit. */
static void
insert (CheckbitPastedList *self, guint index, CheckbitPastedGroup *group)
{
  adapt (self, group);
  g_ptr_array_insert (self->groups, (int) index, g_object_ref (group));
  g_list_model_items_changed (G_LIST_MODEL (self), index, 0, 1);
  rename_all (self);
  g_signal_emit (self, signals[SIGNAL_EDITED], 0);
}

gboolean
checkbit_pasted_list_add (CheckbitPastedList *self, CheckbitPastedGroup *group)
{
  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (self), FALSE);
  g_return_val_if_fail (CHECKBIT_IS_PASTED_GROUP (group), FALSE);

  if (!has_room (self, count_values (group)))
    return FALSE;
  adapt (self, group);
  adopt (self, group);
  supersede (self, group);
  insert (self, 0, group);
  return TRUE;
}

gboolean
checkbit_pasted_list_restore (CheckbitPastedList *self, guint index, CheckbitPastedGroup *group)
{
  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (self), FALSE);
  g_return_val_if_fail (CHECKBIT_IS_PASTED_GROUP (group), FALSE);

  if (g_ptr_array_find (self->groups, group, NULL))
    return FALSE;
  for (guint i = 0; i < self->groups->len; i++)
    drop_names (group, self->groups->pdata[i]);
  if (!has_room (self, count_values (group)) || checkbit_pasted_group_get_n_entries (group) == 0)
    return FALSE;
  insert (self, MIN (index, self->groups->len), group);
  return TRUE;
}

/* Appends a group to those that will be in the list, if it fits. n_values: of those. */
static void
append (CheckbitPastedList *self, GPtrArray *groups, gsize *n_values, CheckbitPastedGroup *group)
{
  gsize n;

  if (!g_ptr_array_find (self->groups, group, NULL))
    {
      for (guint i = 0; i < groups->len; i++)
        drop_names (group, groups->pdata[i]);
      adapt (self, group);
      adopt (self, group);
    }
  n = *n_values + count_values (group);
  if (n > CHECKBIT_PASTED_MAX_VALUES || checkbit_pasted_group_get_n_entries (group) == 0)
    return;
  g_ptr_array_add (groups, g_object_ref (group));
  *n_values = n;
}

void
checkbit_pasted_list_replace (CheckbitPastedList *self, GPtrArray *groups)
{
  g_autoptr (GPtrArray) old = NULL;
  GPtrArray *next;
  CheckbitListChange change;
  gsize n_values = 0;

  g_return_if_fail (CHECKBIT_IS_PASTED_LIST (self));
  g_return_if_fail (groups != NULL);

  next = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < groups->len; i++)
    append (self, next, &n_values, groups->pdata[i]);
  old = self->groups;
  self->groups = next;
  if (!checkbit_list_change_find_pointers (&change, old, next))
    return;

  g_list_model_items_changed (G_LIST_MODEL (self), change.position, change.removed, change.added);
  rename_all (self);
  g_signal_emit (self, signals[SIGNAL_EDITED], 0);
}

guint
checkbit_pasted_list_remove (CheckbitPastedList *self, CheckbitPastedGroup *group)
{
  guint index;

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (self), G_MAXUINT);

  if (!g_ptr_array_find (self->groups, group, &index))
    return G_MAXUINT;
  g_ptr_array_remove_index (self->groups, index);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 0);
  rename_all (self);
  g_signal_emit (self, signals[SIGNAL_EDITED], 0);
  return index;
}

void
checkbit_pasted_list_set_layout (CheckbitPastedList *self, ChessLayout layout)
{
  g_return_if_fail (CHECKBIT_IS_PASTED_LIST (self));

  if (self->layout == layout)
    return;
  self->layout = layout;
  for (guint i = 0; i < self->groups->len; i++)
    checkbit_pasted_group_set_layout (self->groups->pdata[i], layout);
  if (self->groups->len > 0)
    rename_all (self);
}

void
checkbit_pasted_list_set_selection (CheckbitPastedList *self, ChessBitboard selection)
{
  g_return_if_fail (CHECKBIT_IS_PASTED_LIST (self));

  self->selection = selection;
  for (guint i = 0; i < self->groups->len; i++)
    checkbit_pasted_group_set_selection (self->groups->pdata[i], selection);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_pasted_list_finalize (GObject *object)
{
  CheckbitPastedList *self = CHECKBIT_PASTED_LIST (object);

  g_ptr_array_unref (self->groups);
  checkbit_pasted_names_unref (self->names);
  G_OBJECT_CLASS (checkbit_pasted_list_parent_class)->finalize (object);
}

static guint
signal_new (const char *name)
{
  return g_signal_new (name, CHECKBIT_TYPE_PASTED_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
checkbit_pasted_list_class_init (CheckbitPastedListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_pasted_list_finalize;
  signals[SIGNAL_EDITED] = signal_new ("edited");
  signals[SIGNAL_RENAMED] = signal_new ("renamed");
}

static void
checkbit_pasted_list_init (CheckbitPastedList *self)
{
  self->groups = g_ptr_array_new_with_free_func (g_object_unref);
  self->names = checkbit_pasted_names_new ();
  self->layout = CHESS_LAYOUT_A1B1;
}

CheckbitPastedList *
checkbit_pasted_list_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PASTED_LIST, NULL);
}
