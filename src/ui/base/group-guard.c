/* Keeps windows of preferences from leaving their rows behind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/group-guard.h"

#include "ui/base/widget-watch.h"

/* The groups of a window that is closing. */
#define GROUPS "checkbit-groups"

static void
collect (GtkWidget *widget, GPtrArray *groups)
{
  if (ADW_IS_PREFERENCES_GROUP (widget))
    {
      g_ptr_array_add (groups, g_object_ref (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, groups);
}

/* A group must not be disposed of twice: one that is not kept by a mistake is freed here. */
static void
dispose_of (gpointer group)
{
  g_object_add_weak_pointer (group, &group);
  g_object_unref (group);
  if (group == NULL)
    return;
  g_object_run_dispose (group);
  g_clear_weak_pointer (&group);
}

static void
parent_cb (GtkWidget *group, GParamSpec *pspec, gpointer handler)
{
  if (gtk_widget_get_parent (group) != NULL)
    return;
  g_signal_handlers_disconnect_by_data (group, handler);
  g_idle_add_once (dispose_of, group);
}

/* A page may outlive its window: an event that closes it holds all that it went through. */
static void
let_go_of (gpointer group)
{
  if (gtk_widget_get_parent (group) != NULL)
    g_signal_connect (group, "notify::parent", G_CALLBACK (parent_cb), (gpointer) GROUPS);
  else
    dispose_of (group);
}

/* Called at the very end of a window, when all that knew the rows is gone. */
static void
let_go (gpointer groups)
{
  g_ptr_array_set_free_func (groups, let_go_of);
  g_ptr_array_unref (groups);
}

/* While the groups can still be found. */
static void
unrealize_cb (GtkWidget *window)
{
  GPtrArray *groups;

  if (!ADW_IS_PREFERENCES_WINDOW (window) || g_object_get_data (G_OBJECT (window), GROUPS) != NULL)
    return;
  groups = g_ptr_array_new ();
  collect (window, groups);
  g_object_set_data_full (G_OBJECT (window), GROUPS, groups, let_go);
}

void
checkbit_group_guard_install (void)
{
  if (adw_get_major_version () == 1 && adw_get_minor_version () < 7)
    checkbit_widget_watch ("unrealize", unrealize_cb);
}

void
checkbit_group_guard_remove (AdwPreferencesPage *page, AdwPreferencesGroup *group)
{
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));
  g_return_if_fail (ADW_IS_PREFERENCES_GROUP (group));

  GPtrArray *groups = g_ptr_array_new ();

  g_ptr_array_add (groups, g_object_ref (group));
  adw_preferences_page_remove (page, group);
  let_go (groups);
}
