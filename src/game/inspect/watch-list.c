/* The watches, in the person's order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/watch-list.h"

#include "game/base/list-change.h"

struct _CheckbitWatchList
{
  GObject parent_instance;

  GPtrArray *watches;
  CheckbitPastedNames *names; /* owned; NULL for none */
  ChessMaskInput now;
  ChessMaskInput before; /* if has_before */
  gboolean has_before;
};

static guint edited_signal;

static GType
get_item_type (GListModel *model)
{
  return CHECKBIT_TYPE_WATCH;
}

static guint
get_n_items (GListModel *model)
{
  return CHECKBIT_WATCH_LIST (model)->watches->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *watches = CHECKBIT_WATCH_LIST (model)->watches;

  return position < watches->len ? g_object_ref (watches->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitWatchList,
                               checkbit_watch_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
emit_edited (CheckbitWatchList *self)
{
  g_signal_emit (self, edited_signal, 0);
}

static void
update_watch (CheckbitWatchList *self, CheckbitWatch *watch)
{
  checkbit_watch_store (watch, &self->now, self->has_before ? &self->before : NULL);
}

static void
expression_cb (CheckbitWatch *watch, GParamSpec *pspec, CheckbitWatchList *self)
{
  update_watch (self, watch);
  checkbit_watch_announce (watch);
  emit_edited (self);
}

static void
follow (CheckbitWatchList *self, CheckbitWatch *watch)
{
  g_signal_connect (watch, "notify::expression", G_CALLBACK (expression_cb), self);
  g_signal_connect_swapped (watch, "notify::title", G_CALLBACK (emit_edited), self);
  g_signal_connect_swapped (watch, "notify::style", G_CALLBACK (emit_edited), self);
  checkbit_watch_set_names (watch, self->names);
  update_watch (self, watch);
  checkbit_watch_announce (watch);
}

static void
unfollow (CheckbitWatchList *self, GPtrArray *watches, guint from, guint n)
{
  for (guint i = from; i < from + n; i++)
    g_signal_handlers_disconnect_by_data (watches->pdata[i], self);
}

static void
checkbit_watch_list_dispose (GObject *object)
{
  CheckbitWatchList *self = CHECKBIT_WATCH_LIST (object);

  unfollow (self, self->watches, 0, self->watches->len);
  g_ptr_array_set_size (self->watches, 0);
  G_OBJECT_CLASS (checkbit_watch_list_parent_class)->dispose (object);
}

static void
checkbit_watch_list_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_WATCH_LIST (object)->watches);
  g_clear_pointer (&CHECKBIT_WATCH_LIST (object)->names, checkbit_pasted_names_unref);
  G_OBJECT_CLASS (checkbit_watch_list_parent_class)->finalize (object);
}

static void
checkbit_watch_list_class_init (CheckbitWatchListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_watch_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_watch_list_finalize;

  edited_signal = g_signal_new ("edited", CHECKBIT_TYPE_WATCH_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_watch_list_init (CheckbitWatchList *self)
{
  self->watches = g_ptr_array_new_with_free_func (g_object_unref);
  self->now.position = &chess_position_start;
}

CheckbitWatchList *
checkbit_watch_list_new (void)
{
  return g_object_new (CHECKBIT_TYPE_WATCH_LIST, NULL);
}

static gpointer
copy_ref (gconstpointer watch, gpointer user_data)
{
  return g_object_ref ((gpointer) watch);
}

/* Evaluates all. A listener may remove the watch from the list. */
static void
update_all (CheckbitWatchList *self)
{
  g_autoptr (GPtrArray) watches = g_ptr_array_copy (self->watches, copy_ref, NULL);

  g_ptr_array_set_free_func (watches, g_object_unref);
  for (guint i = 0; i < watches->len; i++)
    update_watch (self, watches->pdata[i]);
  for (guint i = 0; i < watches->len; i++)
    checkbit_watch_announce (watches->pdata[i]);
}

void
checkbit_watch_list_set_input (CheckbitWatchList *self,
                               const ChessMaskInput *now,
                               const ChessMaskInput *before)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_LIST (self));
  g_return_if_fail (now != NULL);

  self->now = *now;
  self->has_before = before != NULL;
  if (before != NULL)
    self->before = *before;
  update_all (self);
}

void
checkbit_watch_list_set_names (CheckbitWatchList *self, CheckbitPastedNames *names)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_LIST (self));

  g_clear_pointer (&self->names, checkbit_pasted_names_unref);
  self->names = names != NULL ? checkbit_pasted_names_ref (names) : NULL;
  for (guint i = 0; i < self->watches->len; i++)
    checkbit_watch_set_names (self->watches->pdata[i], self->names);
  update_all (self);
}

gboolean
checkbit_watch_list_insert (CheckbitWatchList *self, guint index, CheckbitWatch *watch)
{
  g_return_val_if_fail (CHECKBIT_IS_WATCH_LIST (self), FALSE);
  g_return_val_if_fail (CHECKBIT_IS_WATCH (watch), FALSE);
  g_return_val_if_fail (checkbit_watch_list_find (self, watch) == G_MAXUINT, FALSE);

  if (self->watches->len >= CHECKBIT_WATCH_LIST_MAX)
    return FALSE;

  index = MIN (index, self->watches->len);
  g_ptr_array_insert (self->watches, (int) index, g_object_ref (watch));
  follow (self, watch);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 0, 1);
  emit_edited (self);
  return TRUE;
}

void
checkbit_watch_list_remove (CheckbitWatchList *self, guint index)
{
  g_autoptr (CheckbitWatch) watch = NULL;

  g_return_if_fail (CHECKBIT_IS_WATCH_LIST (self));
  g_return_if_fail (index < self->watches->len);

  watch = g_ptr_array_steal_index (self->watches, index);
  g_signal_handlers_disconnect_by_data (watch, self);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 0);
  emit_edited (self);
}

/* Announces the rows between both positions as changed: views keep the others. */
void
checkbit_watch_list_move (CheckbitWatchList *self, guint from, guint to)
{
  guint first = MIN (from, to), n = MAX (from, to) - first + 1;

  g_return_if_fail (CHECKBIT_IS_WATCH_LIST (self));
  g_return_if_fail (from < self->watches->len);
  g_return_if_fail (to < self->watches->len);

  if (from == to)
    return;

  g_ptr_array_insert (self->watches, (int) to, g_ptr_array_steal_index (self->watches, from));
  g_list_model_items_changed (G_LIST_MODEL (self), first, n, n);
  emit_edited (self);
}

/* Announces only the rows that differ: views keep the others. */
void
checkbit_watch_list_replace (CheckbitWatchList *self, GPtrArray *watches)
{
  g_autoptr (GPtrArray) old = NULL;
  GPtrArray *next;
  CheckbitListChange change;

  g_return_if_fail (CHECKBIT_IS_WATCH_LIST (self));
  g_return_if_fail (watches != NULL);

  next = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < MIN (watches->len, CHECKBIT_WATCH_LIST_MAX); i++)
    g_ptr_array_add (next, g_object_ref (watches->pdata[i]));
  old = self->watches;
  self->watches = next;
  if (!checkbit_list_change_find_pointers (&change, old, next))
    return;

  unfollow (self, old, change.position, change.removed);
  for (guint i = 0; i < change.added; i++)
    follow (self, next->pdata[change.position + i]);
  g_list_model_items_changed (G_LIST_MODEL (self), change.position, change.removed, change.added);
  emit_edited (self);
}

guint
checkbit_watch_list_find (CheckbitWatchList *self, CheckbitWatch *watch)
{
  guint index;

  g_return_val_if_fail (CHECKBIT_IS_WATCH_LIST (self), G_MAXUINT);

  return g_ptr_array_find (self->watches, watch, &index) ? index : G_MAXUINT;
}
