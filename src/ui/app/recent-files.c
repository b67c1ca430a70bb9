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
  return checkbit_file_kind_of_name (gtk_recent_info_get_uri (info)) != CHECKBIT_FILE_UNKNOWN
         && gtk_recent_info_exists (info);
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

static void
fill (GMenu *menu, GtkRecentManager *manager)
{
  GList *items = g_list_sort (gtk_recent_manager_get_items (manager), compare_recent);
  guint n = 0;

  g_menu_remove_all (menu);
  for (GList *l = items; l != NULL && n < MAX_RECENT; l = l->next)
    if (is_ours (l->data))
      {
        append_recent (menu, l->data);
        n++;
      }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
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
