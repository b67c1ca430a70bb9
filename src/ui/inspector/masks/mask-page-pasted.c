/* A group of the masks' page for each text that was pasted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-page-private.h"
#include "ui/inspector/undo-note.h"

static CheckbitPastedList *
get_list (CheckbitMaskPage *self)
{
  return checkbit_inspection_get_pasted (self->inspection);
}

/* Sets that are gone leave the board, too. */
static void
take_all_off (CheckbitMaskPage *self, GListModel *sets)
{
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (sets, i);

      checkbit_mask_page_take_off (self, set);
    }
}

static void
undo (gpointer list, guint index, gpointer group)
{
  checkbit_pasted_list_restore (list, index, group);
}

/* The widget goes with the group. */
static void
remove_cb (CheckbitMaskPage *self, CheckbitMaskGroup *widget)
{
  g_autoptr (CheckbitPastedGroup) group
      = g_object_ref (g_object_get_data (G_OBJECT (widget), "group"));
  g_autofree char *title = checkbit_pasted_group_dup_title (group);
  CheckbitPastedList *list = get_list (self);
  guint index;

  take_all_off (self, G_LIST_MODEL (group));
  gtk_widget_grab_focus (self->search); /* the button goes */
  index = checkbit_pasted_list_remove (list, group);
  checkbit_undo_note_show (self->toasts, title, list, index, group, undo);
}

static GtkWidget *
group_new (CheckbitMaskPage *self, CheckbitPastedGroup *group)
{
  g_autofree char *title = checkbit_pasted_group_dup_title (group);
  GtkWidget *widget = checkbit_mask_group_new_for_pasted (
      title, checkbit_inspection_get_word_form (self->inspection));

  g_object_set_data_full (G_OBJECT (widget), "group", g_object_ref (group), g_object_unref);
  checkbit_mask_page_connect_shown (self, CHECKBIT_MASK_GROUP (widget));
  checkbit_mask_page_connect_group (self, CHECKBIT_MASK_GROUP (widget));
  g_signal_connect_swapped (widget, "remove", G_CALLBACK (remove_cb), self);
  checkbit_mask_group_set_model (CHECKBIT_MASK_GROUP (widget), G_LIST_MODEL (group));
  return widget;
}

/* They come behind what was sent. */
static void
insert (CheckbitMaskPage *self, guint index)
{
  g_autoptr (CheckbitPastedGroup) group
      = g_list_model_get_item (G_LIST_MODEL (get_list (self)), index);
  GtkWidget *widget = group_new (self, group);

  gtk_box_insert_child_after (GTK_BOX (self->groups_box), widget,
                              index > 0 ? self->pasted->pdata[index - 1]
                                        : self->groups[CHESS_N_MASK_GROUPS]);
  g_ptr_array_insert (self->pasted, (int) index, widget);
}

static void
drop (CheckbitMaskPage *self, guint index)
{
  GtkWidget *widget = g_ptr_array_steal_index (self->pasted, index);

  g_signal_handlers_disconnect_by_data (widget, self);
  gtk_box_remove (GTK_BOX (self->groups_box), widget);
}

static void
items_cb (CheckbitMaskPage *self, guint position, guint n_removed, guint n_added)
{
  for (guint i = 0; i < n_removed; i++)
    drop (self, position);
  for (guint i = 0; i < n_added; i++)
    insert (self, position + i);
  checkbit_mask_page_show_current (self, NULL); /* it may have been on what is gone */
  checkbit_mask_page_filter (self, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

void
checkbit_mask_page_follow_pasted (CheckbitMaskPage *self)
{
  CheckbitPastedList *list = get_list (self);

  items_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (list)));
  g_signal_connect_swapped (list, "items-changed", G_CALLBACK (items_cb), self);
}

void
checkbit_mask_page_unfollow_pasted (CheckbitMaskPage *self)
{
  g_signal_handlers_disconnect_by_data (get_list (self), self);
}
