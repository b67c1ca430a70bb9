/* Passes the focus on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/focus-heir.h"

#include "ui/base/focus-within.h"
#include "ui/base/widget-watch.h"

#define KEEPER_KEY "checkbit-focus-keeper"
#define HEIR_KEY "checkbit-focus-heir"

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

/* The one that was named for what is around a widget. */
static gboolean
pass_to_named (GtkWidget *widget)
{
  for (; widget != NULL && !GTK_IS_NATIVE (widget); widget = gtk_widget_get_parent (widget))
    {
      GtkWidget *heir = g_object_get_data (G_OBJECT (widget), HEIR_KEY);

      if (heir != NULL && is_reachable (heir) && gtk_widget_grab_focus (heir))
        return TRUE;
    }
  return FALSE;
}

static void
pass_on (GtkWidget *widget)
{
  if (pass_to_named (widget))
    return;
  for (; widget != NULL && !GTK_IS_NATIVE (widget); widget = gtk_widget_get_parent (widget))
    if (pass_to_sibling (widget))
      return;
  if (widget != NULL && is_writing_place (gtk_root_get_focus (gtk_widget_get_root (widget))))
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
}

/* --- When it is lost -------------------------------------------------------------------------- */

typedef struct
{
  GtkWindow *window;
  GtkWidget *last; /* weak: what has the focus, or had it until there was none */
  GtkWidget *heir; /* weak: what has got it here, until a key or the person goes on; or NULL */
  guint source;    /* 0 for none */
} Keeper;

static void
keeper_free (gpointer data)
{
  Keeper *keeper = data;

  g_clear_handle_id (&keeper->source, g_source_remove);
  g_clear_weak_pointer (&keeper->last);
  g_clear_weak_pointer (&keeper->heir);
  g_free (keeper);
}

/* NULL for none. */
static Keeper *
get_keeper (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), KEEPER_KEY) : NULL;
}

static void
pass_from (Keeper *keeper, GtkWidget *widget)
{
  pass_on (widget);
  g_set_weak_pointer (&keeper->heir, gtk_window_get_focus (keeper->window));
}

/* The outermost part around a widget that is not mapped. */
static GtkWidget *
get_unmapped (GtkWidget *widget)
{
  GtkWidget *parent;

  while ((parent = gtk_widget_get_parent (widget)) != NULL && !gtk_widget_get_mapped (parent))
    widget = parent;
  return widget;
}

/* What has the focus, or had it, may be shown or sensitive again by now. */
static void
look (Keeper *keeper)
{
  GtkWidget *focus = gtk_window_get_focus (keeper->window);
  GtkWidget *last = focus != NULL ? focus : keeper->last;
  gboolean sensitive = last != NULL && gtk_widget_is_sensitive (last);

  if (last == NULL || !gtk_widget_get_mapped (GTK_WIDGET (keeper->window))
      || gtk_widget_get_root (last) != GTK_ROOT (keeper->window))
    return;
  if (!gtk_widget_get_mapped (last))
    {
      if ((focus != NULL || !sensitive) && !GTK_IS_NATIVE (get_unmapped (last)))
        pass_from (keeper, get_unmapped (last));
    }
  else if (focus != NULL)
    gtk_window_set_focus (keeper->window, last); /* GTK has been about to move it */
  else if (sensitive)
    gtk_widget_grab_focus (last);
  else
    pass_from (keeper, last);
}

static gboolean
look_cb (gpointer data)
{
  Keeper *keeper = data;

  keeper->source = 0;
  look (keeper);
  return G_SOURCE_REMOVE;
}

/* Before the next event, but once all is shown, hidden and insensitive that will be. */
static void
look_soon (Keeper *keeper)
{
  if (keeper->source == 0)
    keeper->source = g_idle_add_full (G_PRIORITY_HIGH, look_cb, keeper, NULL);
}

/* A frame ends with GTK's own choice for what was hidden in it. */
static void
paint_cb (GtkWidget *window)
{
  Keeper *keeper = get_keeper (window);

  if (keeper == NULL || keeper->source == 0)
    return;
  g_clear_handle_id (&keeper->source, g_source_remove);
  look (keeper);
}

/* What is inside something hidden is no loss of this. */
static void
hide_cb (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  Keeper *keeper = get_keeper (widget);

  if (keeper != NULL && parent != NULL && gtk_widget_get_mapped (parent) && !GTK_IS_NATIVE (widget)
      && checkbit_focus_is_within (widget))
    look_soon (keeper);
}

/* What a revealer no longer shows stays visible, but is not drawn any more. */
static void
unmap_cb (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  Keeper *keeper = get_keeper (widget);

  if (keeper != NULL && GTK_IS_REVEALER (parent) && gtk_widget_get_mapped (parent)
      && checkbit_focus_is_within (widget))
    pass_from (keeper, parent);
}

static void
focus_cb (GtkWindow *window, GParamSpec *pspec, Keeper *keeper)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != keeper->heir)
    g_clear_weak_pointer (&keeper->heir);
  if (focus != NULL)
    g_set_weak_pointer (&keeper->last, focus);
  else if (keeper->last != NULL && !gtk_widget_is_sensitive (keeper->last))
    look_soon (keeper);
}

/* --- The next key ----------------------------------------------------------------------------- */

static gboolean
is_activating (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter
         || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

/* A key that is held, or was pressed once more, was meant for what has lost the focus. */
static gboolean
pressed_cb (GtkEventController *controller,
            guint keyval,
            guint keycode,
            GdkModifierType state,
            Keeper *keeper)
{
  if (is_activating (keyval) && (state & gtk_accelerator_get_default_mod_mask ()) == 0)
    return keeper->heir != NULL && keeper->heir == gtk_window_get_focus (keeper->window);
  g_clear_weak_pointer (&keeper->heir);
  return FALSE;
}

static void
released_cb (GtkEventController *controller,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             Keeper *keeper)
{
  if (is_activating (keyval))
    g_clear_weak_pointer (&keeper->heir);
}

static void
watch_keys (Keeper *keeper)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (pressed_cb), keeper);
  g_signal_connect (controller, "key-released", G_CALLBACK (released_cb), keeper);
  gtk_widget_add_controller (GTK_WIDGET (keeper->window), controller);
}

/* --- Windows ---------------------------------------------------------------------------------- */

static void
realize_cb (GtkWidget *window)
{
  Keeper *keeper;

  if (!GTK_IS_WINDOW (window))
    return;
  g_signal_connect_object (gtk_widget_get_frame_clock (window), "paint", G_CALLBACK (paint_cb),
                           window, G_CONNECT_SWAPPED);
  if (get_keeper (window) != NULL)
    return;
  keeper = g_new0 (Keeper, 1);
  keeper->window = GTK_WINDOW (window);
  g_object_set_data_full (G_OBJECT (window), KEEPER_KEY, keeper, keeper_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), keeper);
  g_set_weak_pointer (&keeper->last, gtk_window_get_focus (keeper->window));
  watch_keys (keeper);
}

void
checkbit_focus_heir_name (GtkWidget *widget, GtkWidget *heir)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (heir));

  g_object_set_data_full (G_OBJECT (widget), HEIR_KEY, g_object_ref (heir), g_object_unref);
}

void
checkbit_focus_heir_install (void)
{
  checkbit_widget_watch ("hide", hide_cb);
  checkbit_widget_watch ("unmap", unmap_cb);
  checkbit_widget_watch ("realize", realize_cb);
}
