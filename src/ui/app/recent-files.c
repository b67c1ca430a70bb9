/* Recently used files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/recent-files.h"

#include "game/text/shown-text.h"
#include "ui/app/file-kind.h"

#define MAX_RECENT 8

void
checkbit_recent_files_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static gboolean
is_ours (GtkRecentInfo *info)
{
  return checkbit_file_kind_of_name (gtk_recent_info_get_uri (info)) != CHECKBIT_FILE_UNKNOWN;
}

static int
compare_recent (gconstpointer a, gconstpointer b)
{
  GDateTime *one = gtk_recent_info_get_modified ((GtkRecentInfo *) a);
  GDateTime *other = gtk_recent_info_get_modified ((GtkRecentInfo *) b);

  return g_date_time_compare (other, one);
}

static void
append_recent (GMenu *menu, GtkRecentInfo *info)
{
  g_autofree char *name
      = checkbit_shown_line (gtk_recent_info_get_display_name (info), CHECKBIT_SHOWN_NAME);
  g_auto (GStrv) halves = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", halves);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-uri", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

/* Of the files in a list, which the task keeps, the first that are still there. */
static void
find_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GPtrArray *found = g_ptr_array_new ();

  for (GList *l = ((GQueue *) task_data)->head; l != NULL && found->len < MAX_RECENT; l = l->next)
    if (gtk_recent_info_exists (l->data))
      g_ptr_array_add (found, l->data);
  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

static void
free_infos (gpointer infos)
{
  g_queue_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

/* (transfer full), the last one first. Each info is a copy of its own. */
static GQueue *
list_ours (GtkRecentManager *manager)
{
  GList *items = g_list_sort (gtk_recent_manager_get_items (manager), compare_recent);
  GQueue *ours = g_queue_new ();

  for (GList *l = items; l != NULL; l = l->next)
    if (is_ours (l->data))
      g_queue_push_tail (ours, gtk_recent_info_ref (l->data));
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  return ours;
}

/* Of the menu: whether a thread is looking, and whether the list has changed since it began. */
#define LOOKING_KEY "checkbit-looking"
enum
{
  NOT_LOOKING,
  LOOKING,
  LOOKING_AGAIN
};

static void
set_looking (GMenu *menu, int looking)
{
  g_object_set_data (G_OBJECT (menu), LOOKING_KEY, GINT_TO_POINTER (looking));
}

static int
get_looking (GMenu *menu)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (menu), LOOKING_KEY));
}

static void fill (GMenu *menu, GtkRecentManager *manager);

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);
  GMenu *menu = G_MENU (object);
  gboolean again = get_looking (menu) == LOOKING_AGAIN;

  set_looking (menu, NOT_LOOKING);
  if (again)
    {
      fill (menu, gtk_recent_manager_get_default ());
      return;
    }
  g_menu_remove_all (menu);
  for (guint i = 0; i < found->len; i++)
    append_recent (menu, found->pdata[i]);
}

/* A folder whose server does not answer would hold up all windows: a thread looks there, and only
 * one, as all that waited there would be missing for other files. */
static void
fill (GMenu *menu, GtkRecentManager *manager)
{
  g_autoptr (GTask) task = NULL;

  if (get_looking (menu) != NOT_LOOKING)
    {
      set_looking (menu, LOOKING_AGAIN);
      return;
    }
  set_looking (menu, LOOKING);
  task = g_task_new (menu, NULL, found_cb, NULL);
  g_task_set_task_data (task, list_ours (manager), free_infos);
  g_task_run_in_thread (task, find_thread);
}

void
checkbit_recent_files_fill (GMenu *menu)
{
  GtkRecentManager *manager = gtk_recent_manager_get_default ();

  if (g_signal_handler_find (manager, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, menu) != 0)
    return;
  g_signal_connect_object (manager, "changed", G_CALLBACK (fill), menu, G_CONNECT_SWAPPED);
  fill (menu, manager);
}
