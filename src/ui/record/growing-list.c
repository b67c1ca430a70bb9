/* A list that appears a few rows at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/growing-list.h"

/* GTK never makes more rows than this around the visible ones: from here on, showing the rest costs
 * nothing. */
#define MADE_AT_MOST 256

#define ALL G_MAXUINT
#define KEY "checkbit-growing-list"

typedef struct
{
  GtkSliceListModel *list; /* not owned: it owns this */
  GListModel *model;       /* the full model; owned */
  guint source;            /* while there are more rows to show; 0 for none */
} Growth;

static void
growth_free (gpointer data)
{
  Growth *growth = data;

  g_clear_handle_id (&growth->source, g_source_remove);
  g_signal_handlers_disconnect_by_data (growth->model, growth);
  g_object_unref (growth->model);
  g_free (growth);
}

static gboolean
grow_cb (gpointer user_data)
{
  Growth *growth = user_data;
  guint size = gtk_slice_list_model_get_size (growth->list);
  guint n = g_list_model_get_n_items (gtk_slice_list_model_get_model (growth->list));

  if (size < MADE_AT_MOST && size < n)
    {
      gtk_slice_list_model_set_size (growth->list, size + CHECKBIT_GROWING_STEP);
      return G_SOURCE_CONTINUE;
    }
  growth->source = 0;
  if (size >= MADE_AT_MOST)
    gtk_slice_list_model_set_size (growth->list, ALL);
  return G_SOURCE_REMOVE;
}

/* The priority lets new rows be drawn before more are added. */
static void
grow (Growth *growth)
{
  if (growth->source == 0 && gtk_slice_list_model_get_size (growth->list) != ALL)
    growth->source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, grow_cb, growth, NULL);
}

GtkSliceListModel *
checkbit_growing_list_new (GListModel *model)
{
  GtkSliceListModel *self = gtk_slice_list_model_new (g_object_ref (model), 0, ALL);
  Growth *growth = g_new0 (Growth, 1);

  growth->list = self;
  growth->model = g_object_ref (model);
  g_signal_connect_data (model, "items-changed", G_CALLBACK (grow), growth, NULL, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (self), KEY, growth, growth_free);
  return self;
}

void
checkbit_growing_list_begin (GtkSliceListModel *self)
{
  Growth *growth = g_object_get_data (G_OBJECT (self), KEY);

  g_return_if_fail (growth != NULL);

  gtk_slice_list_model_set_size (self, CHECKBIT_GROWING_STEP);
  grow (growth);
}

void
checkbit_growing_list_reach (GtkSliceListModel *self, guint index)
{
  guint size = gtk_slice_list_model_get_size (self);

  if (index != G_MAXUINT && index >= size)
    gtk_slice_list_model_set_size (self, index + CHECKBIT_GROWING_STEP);
}
