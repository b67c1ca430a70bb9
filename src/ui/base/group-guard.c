/* Keeps windows of preferences from leaving their rows behind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/group-guard.h"

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

/* Called at the very end of a window, when all that knew the rows is gone. A group must not be
 * disposed of twice: one that is not kept by a mistake is freed here. */
static void
let_go (gpointer groups)
{
  for (guint i = 0; i < ((GPtrArray *) groups)->len; i++)
    {
      gpointer group = g_ptr_array_index ((GPtrArray *) groups, i);

      g_object_add_weak_pointer (group, &group);
      g_object_unref (group);
      if (group == NULL)
        continue;
      g_object_run_dispose (group);
      g_clear_weak_pointer (&group);
    }
  g_ptr_array_unref (groups);
}

/* While the groups can still be found. */
static gboolean
unrealize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GObject *window = g_value_get_object (values);
  GPtrArray *groups;

  if (!ADW_IS_PREFERENCES_WINDOW (window) || g_object_get_data (window, GROUPS) != NULL)
    return TRUE;
  groups = g_ptr_array_new ();
  collect (GTK_WIDGET (window), groups);
  g_object_set_data_full (window, GROUPS, groups, let_go);
  return TRUE;
}

void
checkbit_group_guard_install (void)
{
  gpointer klass;

  if (adw_get_major_version () > 1 || adw_get_minor_version () >= 7)
    return;
  klass = g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, unrealize_cb, NULL,
                              NULL);
  g_type_class_unref (klass);
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
