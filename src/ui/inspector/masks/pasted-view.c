/* A group of tiles for each pasted text, one below the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/pasted-view.h"

/* A group of more sets is folded at first, as its tiles take long to build. */
#define MAX_UNFOLDED 1000

struct _CheckbitPastedView
{
  GtkWidget parent_instance;

  /* Owned. */
  CheckbitPastedList *list;
  CheckbitWordForm *form;
  GPtrArray *groups; /* CheckbitMaskGroup, borrowed: a child for each group of the list */
};

enum
{
  SIGNAL_GROUP_ADDED,
  SIGNAL_CHANGED,
  SIGNAL_REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitPastedView, checkbit_pasted_view, GTK_TYPE_WIDGET)

static void
remove_cb (CheckbitPastedView *self, GtkWidget *widget)
{
  guint index;

  if (!g_ptr_array_find (self->groups, widget, &index))
    return;
  g_autoptr (CheckbitPastedGroup) group = g_list_model_get_item (G_LIST_MODEL (self->list), index);
  g_signal_emit (self, signals[SIGNAL_REMOVE], 0, group);
}

/* (transfer none) */
static GtkWidget *
group_new (CheckbitPastedView *self, CheckbitPastedGroup *group, const char *title)
{
  GtkWidget *widget = checkbit_mask_group_new_for_pasted (title, self->form);

  g_signal_connect_swapped (widget, "remove", G_CALLBACK (remove_cb), self);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  checkbit_mask_group_set_folded (CHECKBIT_MASK_GROUP (widget),
                                  g_list_model_get_n_items (G_LIST_MODEL (group)) > MAX_UNFOLDED);
  g_signal_emit (self, signals[SIGNAL_GROUP_ADDED], 0, widget);
  checkbit_mask_group_set_model (CHECKBIT_MASK_GROUP (widget), G_LIST_MODEL (group));
  return widget;
}

/* known: the widgets of groups that are to have another place or title. */
static void
insert (CheckbitPastedView *self, guint index, GHashTable *known)
{
  g_autoptr (CheckbitPastedGroup) group = g_list_model_get_item (G_LIST_MODEL (self->list), index);
  g_autofree char *title = checkbit_pasted_group_dup_title (group);
  GtkWidget *widget = g_hash_table_lookup (known, group);

  if (widget != NULL)
    checkbit_mask_group_set_title (CHECKBIT_MASK_GROUP (widget), title);
  else
    widget = group_new (self, group, title);
  g_hash_table_remove (known, group);
  gtk_widget_insert_after (widget, GTK_WIDGET (self),
                           index > 0 ? self->groups->pdata[index - 1] : NULL);
  g_ptr_array_insert (self->groups, (int) index, widget);
}

static void
remove_widget (gpointer group, gpointer widget, gpointer self)
{
  g_signal_handlers_disconnect_by_data (widget, self);
  gtk_widget_unparent (widget);
}

/* A group that was told to be removed and added has another title: its widget stays, folded or
 * not. */
static void
items_cb (CheckbitPastedView *self, guint position, guint n_removed, guint n_added)
{
  g_autoptr (GHashTable) removed = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n_removed; i++)
    {
      GtkWidget *widget = g_ptr_array_steal_index (self->groups, position);

      g_hash_table_insert (removed, checkbit_mask_group_get_model (CHECKBIT_MASK_GROUP (widget)),
                           widget);
    }
  for (guint i = 0; i < n_added; i++)
    insert (self, position + i, removed);
  g_hash_table_foreach (removed, remove_widget, self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
checkbit_pasted_view_dispose (GObject *object)
{
  CheckbitPastedView *self = CHECKBIT_PASTED_VIEW (object);

  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);
  g_clear_object (&self->list);
  g_clear_object (&self->form);
  for (guint i = 0; i < self->groups->len; i++)
    gtk_widget_unparent (self->groups->pdata[i]);
  g_ptr_array_set_size (self->groups, 0);
  G_OBJECT_CLASS (checkbit_pasted_view_parent_class)->dispose (object);
}

static void
checkbit_pasted_view_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_PASTED_VIEW (object)->groups);
  G_OBJECT_CLASS (checkbit_pasted_view_parent_class)->finalize (object);
}

static void
checkbit_pasted_view_class_init (CheckbitPastedViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_pasted_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_pasted_view_finalize;
  signals[SIGNAL_GROUP_ADDED]
      = g_signal_new ("group-added", CHECKBIT_TYPE_PASTED_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, CHECKBIT_TYPE_MASK_GROUP);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_PASTED_VIEW, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REMOVE]
      = g_signal_new ("remove", CHECKBIT_TYPE_PASTED_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, CHECKBIT_TYPE_PASTED_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pasted-view");
}

static void
checkbit_pasted_view_init (CheckbitPastedView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->groups = g_ptr_array_new ();
}

GtkWidget *
checkbit_pasted_view_new (CheckbitPastedList *list, CheckbitWordForm *form)
{
  CheckbitPastedView *self;

  g_return_val_if_fail (CHECKBIT_IS_PASTED_LIST (list), NULL);
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  self = g_object_new (CHECKBIT_TYPE_PASTED_VIEW, NULL);
  self->list = g_object_ref (list);
  self->form = g_object_ref (form);
  g_signal_connect_swapped (list, "items-changed", G_CALLBACK (items_cb), self);
  items_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (list)));
  return GTK_WIDGET (self);
}

guint
checkbit_pasted_view_get_n_groups (CheckbitPastedView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PASTED_VIEW (self), 0);

  return self->groups->len;
}

CheckbitMaskGroup *
checkbit_pasted_view_get_group (CheckbitPastedView *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_PASTED_VIEW (self), NULL);
  g_return_val_if_fail (index < self->groups->len, NULL);

  return self->groups->pdata[index];
}
