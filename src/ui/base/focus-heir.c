/* Passes the focus on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/focus-heir.h"

#include "ui/base/focus-within.h"
#include "ui/base/widget-watch.h"

/* --- Who gets it ------------------------------------------------------------------------------ */

static gboolean
is_writing_place (GtkWidget *widget)
{
  return GTK_IS_EDITABLE (widget) || GTK_IS_TEXT_VIEW (widget);
}

/* A popover is a window of its own. */
static gboolean
is_reachable (GtkWidget *widget)
{
  return !GTK_IS_NATIVE (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_is_sensitive (widget) && gtk_widget_get_can_focus (widget);
}

static gboolean
has_writing_place (GtkWidget *widget)
{
  if (!is_reachable (widget) || is_writing_place (widget))
    return is_reachable (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_writing_place (child))
      return TRUE;
  return FALSE;
}

/* Nobody is to write who did not before: the next key may be meant for the board. The focus does
 * not even pass through an entry, which would select its text and hear that it was left. */
static gboolean
offer (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child;

  if (!is_reachable (widget) || is_writing_place (widget))
    return FALSE;
  if (!has_writing_place (widget))
    return gtk_widget_child_focus (widget, direction);
  child = forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  for (; child != NULL;
       child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child))
    if (offer (child, direction))
      return TRUE;
  return FALSE;
}

static gboolean
pass_to_sibling (GtkWidget *widget)
{
  GtkWidget *sibling = widget;

  while ((sibling = gtk_widget_get_next_sibling (sibling)) != NULL)
    if (offer (sibling, GTK_DIR_TAB_FORWARD))
      return TRUE;
  sibling = widget;
  while ((sibling = gtk_widget_get_prev_sibling (sibling)) != NULL)
    if (offer (sibling, GTK_DIR_TAB_BACKWARD))
      return TRUE;
  return FALSE;
}

static void
pass_on (GtkWidget *widget)
{
  for (; widget != NULL && !GTK_IS_NATIVE (widget); widget = gtk_widget_get_parent (widget))
    if (pass_to_sibling (widget))
      return;
  if (widget != NULL && is_writing_place (gtk_root_get_focus (gtk_widget_get_root (widget))))
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
}

/* --- Hidden ----------------------------------------------------------------------------------- */

/* What is inside something hidden is no loss of this. */
static void
hide_cb (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent != NULL && gtk_widget_get_mapped (parent) && !GTK_IS_NATIVE (widget)
      && checkbit_focus_is_within (widget))
    pass_on (widget);
}

/* What a revealer no longer shows stays visible, but is not drawn any more. */
static void
unmap_cb (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_REVEALER (parent) && gtk_widget_get_mapped (parent)
      && checkbit_focus_is_within (widget))
    pass_on (parent);
}

/* --- Insensitive ------------------------------------------------------------------------------ */

typedef struct
{
  GtkWindow *window;
  GtkWidget *last; /* weak: what has the focus, or had it until there was none */
  guint source;    /* 0 for none */
} Keeper;

static void
keeper_free (gpointer data)
{
  Keeper *keeper = data;

  g_clear_handle_id (&keeper->source, g_source_remove);
  g_clear_weak_pointer (&keeper->last);
  g_free (keeper);
}

/* It may be sensitive again by now. */
static gboolean
lost_cb (gpointer data)
{
  Keeper *keeper = data;
  g_autoptr (GtkWidget) last = keeper->last != NULL ? g_object_ref (keeper->last) : NULL;

  keeper->source = 0;
  if (last == NULL || gtk_window_get_focus (keeper->window) != NULL || !gtk_widget_get_mapped (last)
      || gtk_widget_get_root (last) != GTK_ROOT (keeper->window))
    return G_SOURCE_REMOVE;
  if (gtk_widget_is_sensitive (last))
    gtk_widget_grab_focus (last);
  else
    pass_on (last);
  return G_SOURCE_REMOVE;
}

/* Before the next event, but once all that becomes insensitive with it is. */
static void
focus_cb (GtkWindow *window, GParamSpec *pspec, Keeper *keeper)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL)
    g_set_weak_pointer (&keeper->last, focus);
  else if (keeper->last != NULL && !gtk_widget_is_sensitive (keeper->last) && keeper->source == 0)
    keeper->source = g_idle_add_full (G_PRIORITY_HIGH, lost_cb, keeper, NULL);
}

static void
realize_cb (GtkWidget *window)
{
  const char *key = "checkbit-focus-keeper";
  Keeper *keeper;

  if (!GTK_IS_WINDOW (window) || g_object_get_data (G_OBJECT (window), key) != NULL)
    return;
  keeper = g_new0 (Keeper, 1);
  keeper->window = GTK_WINDOW (window);
  g_object_set_data_full (G_OBJECT (window), key, keeper, keeper_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), keeper);
  g_set_weak_pointer (&keeper->last, gtk_window_get_focus (keeper->window));
}

void
checkbit_focus_heir_install (void)
{
  checkbit_widget_watch ("hide", hide_cb);
  checkbit_widget_watch ("unmap", unmap_cb);
  checkbit_widget_watch ("realize", realize_cb);
}
