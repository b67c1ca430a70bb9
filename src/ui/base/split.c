/* Two panes side by side, the second of which can be sized, hidden, and laid over the first.
 *
 * CSS nodes: split[.collapsed] > (content) + shade + handle + pane > (sidebar).
 *
 * Accessibility: the handle is a separator that the arrow keys move; the shade is hidden, since
 * Escape and F9 do what clicking it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/split.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define CONTENT_MIN_WIDTH 480 /* beside the sidebar; less makes the board too small to play on */
#define SIDEBAR_MIN_WIDTH 300
#define SIDEBAR_AUTO_WIDTH 416  /* the least it takes by itself */
#define SIDEBAR_ROOMY_WIDTH 636 /* holds six tiles in a row: the pieces of one side */
#define CONTENT_ROOMY_WIDTH 620 /* leaves the board large enough all the same */
#define OVERLAY_WIDTH 420
#define OVERLAY_GAP 44  /* of the content stays in sight beside the overlay, to click on */
#define HANDLE_WIDTH 12 /* the margin that content has at its side */
#define KEY_STEP 16
#define SLIDE_MS 200

struct _CheckbitSplit
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *shade;
  GtkWidget *handle;
  GtkWidget *pane; /* AdwBin around the sidebar */

  AdwAnimation *slide;
  double progress; /* of the overlay: 0 away, 1 in place */

  int sidebar_width;
  int drag_start_width;
  int allocated_width; /* of the pane, beside the content */
  gboolean show_sidebar;
  gboolean overlay_open;
  gboolean collapsed;
  guint announcing; /* the source that tells of a new width; 0 for none */
};

G_DEFINE_FINAL_TYPE (CheckbitSplit, checkbit_split, GTK_TYPE_WIDGET)

enum
{
  PROP_CONTENT = 1,
  PROP_SIDEBAR,
  PROP_SHOW_SIDEBAR,
  PROP_SIDEBAR_VISIBLE,
  PROP_SIDEBAR_WIDTH,
  PROP_COLLAPSED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* --- Layout --------------------------------------------------------------------------------- */

static gboolean
is_beside (CheckbitSplit *self)
{
  return !self->collapsed && self->show_sidebar && checkbit_split_get_sidebar (self) != NULL;
}

/* What is not shown is not told to assistive technology either. */
static void
set_pane_visible (CheckbitSplit *self, gboolean visible)
{
  gtk_widget_set_child_visible (self->pane, visible);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->pane), GTK_ACCESSIBLE_STATE_HIDDEN, !visible,
                               -1);
}

static void
show_children (CheckbitSplit *self)
{
  gboolean beside = is_beside (self);
  gboolean above
      = self->collapsed && self->progress > 0 && checkbit_split_get_sidebar (self) != NULL;

  set_pane_visible (self, beside || above);
  gtk_widget_set_child_visible (self->handle, beside);
  gtk_widget_set_child_visible (self->shade, above);
}

static void
update_children (CheckbitSplit *self)
{
  show_children (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static int
min_width (GtkWidget *widget)
{
  int minimum = 0;
  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The width that the sidebar takes by itself: what the content leaves, within reason. */
static int
auto_width (CheckbitSplit *self, int width, int height)
{
  gboolean roomy = width - SIDEBAR_ROOMY_WIDTH >= CONTENT_ROOMY_WIDTH;
  int least = roomy ? SIDEBAR_ROOMY_WIDTH : SIDEBAR_AUTO_WIDTH;
  int ideal = 0;

  if (self->content != NULL)
    gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, height, NULL, &ideal, NULL,
                        NULL);
  return CLAMP (width - ideal, least, MAX (least, width * 9 / 20));
}

/* The width of the sidebar beside the content: as a person dragged it, or what the content
 * leaves. */
static int
sidebar_width_for (CheckbitSplit *self, int width, int height)
{
  int least = MAX (SIDEBAR_MIN_WIDTH, min_width (self->pane));
  int most = MAX (least, width - MAX (CONTENT_MIN_WIDTH, min_width (self->content)));
  int wish = self->sidebar_width == 0 ? auto_width (self, width, height) : self->sidebar_width;

  return CLAMP (wish, least, most);
}

/* Places a child whose x is given as in a left-to-right window. */
static void
place (CheckbitSplit *self, GtkWidget *child, int x, int child_width, int height)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = width - x - child_width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, 0, child_width, height }, -1);
}

/* What follows from a new width beyond the places of the children: styles, and whoever listens, who
 * may change any widget. */
static gboolean
announce_collapsed_cb (gpointer user_data)
{
  CheckbitSplit *self = user_data;

  self->announcing = 0;
  if (!self->overlay_open)
    {
      adw_animation_reset (self->slide);
      self->progress = 0;
    }
  if (self->collapsed)
    gtk_widget_add_css_class (GTK_WIDGET (self), "collapsed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "collapsed");
  update_children (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLLAPSED]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR_VISIBLE]);
  return G_SOURCE_REMOVE;
}

/* To be called while sizes are handed out: GTK wants nothing changed meanwhile that would ask for
 * other sizes, so the rest is done before the next frame. */
static void
set_collapsed (CheckbitSplit *self, gboolean collapsed)
{
  if (self->collapsed == collapsed)
    return;

  self->collapsed = collapsed;
  self->overlay_open = FALSE;
  self->progress = 0;
  show_children (self);
  if (self->announcing == 0)
    self->announcing
        = g_idle_add_full (G_PRIORITY_HIGH_IDLE, announce_collapsed_cb, self, NULL);
}

static void
allocate_overlay (CheckbitSplit *self, int width, int height)
{
  int pane = MAX (min_width (self->pane), MIN (OVERLAY_WIDTH, width - OVERLAY_GAP));
  place (self, self->shade, 0, width, height);
  place (self, self->pane, width - (int) (pane * self->progress + 0.5), pane, height);
}

static void
checkbit_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitSplit *self = CHECKBIT_SPLIT (widget);

  set_collapsed (self, width < CHECKBIT_SPLIT_COLLAPSE_WIDTH);
  self->allocated_width = 0;
  if (is_beside (self))
    {
      self->allocated_width = sidebar_width_for (self, width, height);
      int content = width - self->allocated_width;
      place (self, self->handle, content - HANDLE_WIDTH, HANDLE_WIDTH, height);
      place (self, self->pane, content, self->allocated_width, height);
      width = content;
    }
  else if (gtk_widget_get_child_visible (self->pane))
    allocate_overlay (self, width, height);

  if (self->content != NULL)
    place (self, self->content, 0, width, height);
}

static void
checkbit_split_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  CheckbitSplit *self = CHECKBIT_SPLIT (widget);
  int pane_min = 0, pane_nat = 0, content_min = 0, content_nat = 0;

  gtk_widget_measure (self->pane, orientation, -1, &pane_min, &pane_nat, NULL, NULL);
  if (self->content != NULL)
    gtk_widget_measure (self->content, orientation, -1, &content_min, &content_nat, NULL, NULL);

  *minimum = MAX (content_min, pane_min);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && is_beside (self))
    *natural = content_nat + MAX (pane_nat, SIDEBAR_AUTO_WIDTH);
  else
    *natural = MAX (*minimum, content_nat);
}

static void
checkbit_split_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitSplit *self = CHECKBIT_SPLIT (widget);

  if (self->content != NULL)
    gtk_widget_snapshot_child (widget, self->content, snapshot);
  gtk_snapshot_push_opacity (snapshot, self->progress);
  gtk_widget_snapshot_child (widget, self->shade, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_widget_snapshot_child (widget, self->pane, snapshot);
  gtk_widget_snapshot_child (widget, self->handle, snapshot);
}

/* --- The overlay ---------------------------------------------------------------------------- */

static void
slide_cb (double value, CheckbitSplit *self)
{
  self->progress = value;
  update_children (self);
}

static void
set_overlay_open (CheckbitSplit *self, gboolean open)
{
  if (self->overlay_open == open)
    return;

  self->overlay_open = open;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (!open && focus != NULL && gtk_widget_is_ancestor (focus, self->pane))
    gtk_widget_child_focus (self->content, GTK_DIR_TAB_FORWARD);

  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->slide), self->progress);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->slide), open ? 1 : 0);
  adw_animation_play (self->slide);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR_VISIBLE]);
}

static void
shade_released_cb (CheckbitSplit *self)
{
  set_overlay_open (self, FALSE);
}

/* --- The handle ----------------------------------------------------------------------------- */

static gboolean
is_rtl (CheckbitSplit *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static void
resize_to (CheckbitSplit *self, int width)
{
  int total = gtk_widget_get_width (GTK_WIDGET (self));
  int least = MAX (SIDEBAR_MIN_WIDTH, min_width (self->pane));
  int most = MAX (least, total - MAX (CONTENT_MIN_WIDTH, min_width (self->content)));
  checkbit_split_set_sidebar_width (self, CLAMP (width, least, most));
}

static void
drag_begin_cb (CheckbitSplit *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (at != self->handle)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->drag_start_width = self->allocated_width;
}

static void
drag_update_cb (CheckbitSplit *self, double dx, double dy)
{
  resize_to (self, self->drag_start_width + (int) (is_rtl (self) ? dx : -dx));
}

static gboolean
handle_key_cb (CheckbitSplit *self, guint keyval)
{
  int step = keyval == GDK_KEY_Left ? KEY_STEP : keyval == GDK_KEY_Right ? -KEY_STEP : 0;

  if (step == 0)
    return GDK_EVENT_PROPAGATE;
  resize_to (self, self->allocated_width + (is_rtl (self) ? -step : step));
  return GDK_EVENT_STOP;
}

static void
add_handle (CheckbitSplit *self)
{
  /* A bin of newer libadwaita passes the focus on to its child, which this one would not have. */
  self->handle
      = g_object_new (GTK_TYPE_SEPARATOR, "css-name", "handle", "focusable", TRUE, NULL);
  gtk_widget_set_cursor_from_name (self->handle, "col-resize");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->handle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Inspector width"), -1);

  GtkEventController *keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (handle_key_cb), self);
  gtk_widget_add_controller (self->handle, keys);
  gtk_widget_set_parent (self->handle, GTK_WIDGET (self));

  /* On the split itself: the handle moves under the pointer, the split stays. */
  GtkGesture *drag = gtk_gesture_drag_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
add_shade (CheckbitSplit *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->shade = g_object_new (ADW_TYPE_BIN, "css-name", "shade", NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->shade), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  g_signal_connect_swapped (click, "released", G_CALLBACK (shade_released_cb), self);
  gtk_widget_add_controller (self->shade, GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_parent (self->shade, GTK_WIDGET (self));
}

/* --- Properties ----------------------------------------------------------------------------- */

GtkWidget *
checkbit_split_get_content (CheckbitSplit *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SPLIT (self), NULL);
  return self->content;
}

void
checkbit_split_set_content (CheckbitSplit *self, GtkWidget *content)
{
  g_return_if_fail (CHECKBIT_IS_SPLIT (self));

  if (self->content == content)
    return;
  g_clear_pointer (&self->content, gtk_widget_unparent);
  self->content = content;
  if (content != NULL)
    gtk_widget_insert_before (content, GTK_WIDGET (self), self->shade);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CONTENT]);
}

GtkWidget *
checkbit_split_get_sidebar (CheckbitSplit *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SPLIT (self), NULL);
  return self->pane == NULL ? NULL : adw_bin_get_child (ADW_BIN (self->pane));
}

void
checkbit_split_set_sidebar (CheckbitSplit *self, GtkWidget *sidebar)
{
  g_return_if_fail (CHECKBIT_IS_SPLIT (self));

  if (checkbit_split_get_sidebar (self) == sidebar)
    return;
  adw_bin_set_child (ADW_BIN (self->pane), sidebar);
  update_children (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR_VISIBLE]);
}

gboolean
checkbit_split_get_show_sidebar (CheckbitSplit *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SPLIT (self), FALSE);
  return self->show_sidebar;
}

void
checkbit_split_set_show_sidebar (CheckbitSplit *self, gboolean show_sidebar)
{
  g_return_if_fail (CHECKBIT_IS_SPLIT (self));

  if (self->show_sidebar == !!show_sidebar)
    return;
  self->show_sidebar = !!show_sidebar;
  update_children (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_SIDEBAR]);
  if (!self->collapsed)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR_VISIBLE]);
}

gboolean
checkbit_split_get_sidebar_visible (CheckbitSplit *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SPLIT (self), FALSE);

  if (checkbit_split_get_sidebar (self) == NULL)
    return FALSE;
  return self->collapsed ? self->overlay_open : self->show_sidebar;
}

void
checkbit_split_set_sidebar_visible (CheckbitSplit *self, gboolean visible)
{
  g_return_if_fail (CHECKBIT_IS_SPLIT (self));

  if (self->collapsed)
    set_overlay_open (self, !!visible);
  else
    checkbit_split_set_show_sidebar (self, visible);
}

int
checkbit_split_get_sidebar_width (CheckbitSplit *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SPLIT (self), 0);
  return self->sidebar_width;
}

void
checkbit_split_set_sidebar_width (CheckbitSplit *self, int width)
{
  g_return_if_fail (CHECKBIT_IS_SPLIT (self));

  width = MAX (width, 0);
  if (self->sidebar_width == width)
    return;
  self->sidebar_width = width;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDEBAR_WIDTH]);
}

gboolean
checkbit_split_get_collapsed (CheckbitSplit *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SPLIT (self), FALSE);
  return self->collapsed;
}

static void
checkbit_split_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitSplit *self = CHECKBIT_SPLIT (object);

  switch (id)
    {
    case PROP_CONTENT:
      g_value_set_object (value, self->content);
      break;
    case PROP_SIDEBAR:
      g_value_set_object (value, checkbit_split_get_sidebar (self));
      break;
    case PROP_SHOW_SIDEBAR:
      g_value_set_boolean (value, self->show_sidebar);
      break;
    case PROP_SIDEBAR_VISIBLE:
      g_value_set_boolean (value, checkbit_split_get_sidebar_visible (self));
      break;
    case PROP_SIDEBAR_WIDTH:
      g_value_set_int (value, self->sidebar_width);
      break;
    case PROP_COLLAPSED:
      g_value_set_boolean (value, self->collapsed);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_split_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitSplit *self = CHECKBIT_SPLIT (object);

  switch (id)
    {
    case PROP_CONTENT:
      checkbit_split_set_content (self, g_value_get_object (value));
      break;
    case PROP_SIDEBAR:
      checkbit_split_set_sidebar (self, g_value_get_object (value));
      break;
    case PROP_SHOW_SIDEBAR:
      checkbit_split_set_show_sidebar (self, g_value_get_boolean (value));
      break;
    case PROP_SIDEBAR_VISIBLE:
      checkbit_split_set_sidebar_visible (self, g_value_get_boolean (value));
      break;
    case PROP_SIDEBAR_WIDTH:
      checkbit_split_set_sidebar_width (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_split_dispose (GObject *object)
{
  CheckbitSplit *self = CHECKBIT_SPLIT (object);

  g_clear_handle_id (&self->announcing, g_source_remove);
  if (self->slide != NULL)
    adw_animation_reset (self->slide);
  g_clear_object (&self->slide);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->shade, gtk_widget_unparent);
  g_clear_pointer (&self->handle, gtk_widget_unparent);
  g_clear_pointer (&self->pane, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_split_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_SIDEBAR] = g_param_spec_object ("sidebar", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_SHOW_SIDEBAR] = g_param_spec_boolean ("show-sidebar", NULL, NULL, TRUE, flags);
  props[PROP_SIDEBAR_VISIBLE] = g_param_spec_boolean ("sidebar-visible", NULL, NULL, FALSE, flags);
  props[PROP_SIDEBAR_WIDTH] = g_param_spec_int ("sidebar-width", NULL, NULL, 0, G_MAXINT, 0, flags);
  props[PROP_COLLAPSED] = g_param_spec_boolean ("collapsed", NULL, NULL, FALSE,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_split_class_init (CheckbitSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_split_get_property;
  object_class->set_property = checkbit_split_set_property;
  object_class->dispose = checkbit_split_dispose;
  widget_class->measure = checkbit_split_measure;
  widget_class->size_allocate = checkbit_split_size_allocate;
  widget_class->snapshot = checkbit_split_snapshot;
  gtk_widget_class_set_css_name (widget_class, "split");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  install_properties (object_class);
}

static void
checkbit_split_init (CheckbitSplit *self)
{
  self->show_sidebar = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  add_shade (self);
  add_handle (self);
  self->pane = g_object_new (ADW_TYPE_BIN,
                             "css-name", "pane",
                             "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                             NULL);
  gtk_widget_set_parent (self->pane, GTK_WIDGET (self));

  AdwAnimationTarget *target
      = adw_callback_animation_target_new ((AdwAnimationTargetFunc) slide_cb, self, NULL);
  self->slide = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, SLIDE_MS, target);
  update_children (self);
}

GtkWidget *
checkbit_split_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SPLIT, NULL);
}
