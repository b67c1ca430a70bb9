/* The page of the inspector that shows every mask of the position live.
 *
 * It connects the mask model to groups of tiles, and contains no chess logic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-page.h"

#include "game/inspect/bridge.h"
#include "ui/base/copy-text.h"
#include "ui/base/links.h"
#include "ui/base/toast-guard.h"
#include "ui/inspector/masks/mask-shown.h"
#include "ui/inspector/undo-note.h"

/* How far beyond the visible part rows are drawn in advance, in pixels. */
#define SPAN_MARGIN 96
/* A page as low as this starts at its tiles: the search field is scrolled out above. */
#define LOW_HEIGHT 240

struct _CheckbitMaskPage
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *search;
  AdwToastOverlay *toasts;
  GtkWidget *scroller;
  AdwBin *groups_place;

  CheckbitMaskGroups *groups; /* the child of groups_place */
  gboolean placed;            /* the initial scroll position has been set */
  guint passing;              /* the source that sets it; 0 for none */

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitMaskShown *shown;
};

enum
{
  PROP_0,
  PROP_SETTINGS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitMaskPage, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitMaskPage, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitMaskPage, checkbit_mask_page, GTK_TYPE_WIDGET)

static GtkAdjustment *
get_adjustment (CheckbitMaskPage *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* Tells the groups, which are below the search field, which of their rows are visible. */
static void
update_span (CheckbitMaskPage *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  int above = gtk_widget_get_height (self->search);
  int top = (int) gtk_adjustment_get_value (adjustment) - above - SPAN_MARGIN;
  int bottom = top + (int) gtk_adjustment_get_page_size (adjustment) + 2 * SPAN_MARGIN;

  checkbit_mask_groups_set_visible_span (self->groups, top, bottom);
}

static gboolean
pass_search_cb (gpointer data)
{
  CheckbitMaskPage *self = data;
  graphene_rect_t bounds;

  self->passing = 0;
  if (gtk_widget_compute_bounds (GTK_WIDGET (self->groups_place),
                                 gtk_widget_get_parent (GTK_WIDGET (self->groups_place)), &bounds))
    gtk_adjustment_set_value (get_adjustment (self), bounds.origin.y);
  return G_SOURCE_REMOVE;
}

/* Runs after the allocation, during which nothing must be scrolled. */
static void
place_first (CheckbitMaskPage *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double height = gtk_adjustment_get_page_size (adjustment);

  if (self->placed || height <= 0 || gtk_adjustment_get_upper (adjustment) <= height)
    return;
  self->placed = TRUE;
  if (height < LOW_HEIGHT)
    self->passing = g_idle_add_full (G_PRIORITY_HIGH_IDLE, pass_search_cb, self, NULL);
}

static void
search_changed_cb (CheckbitMaskPage *self)
{
  checkbit_mask_groups_set_filter (self->groups,
                                   gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
stop_search_cb (CheckbitMaskPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Enter in the search field focuses the first tile found. */
static void
search_activate_cb (CheckbitMaskPage *self)
{
  checkbit_mask_groups_focus_first (self->groups);
}

static void
checkbit_mask_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (object);

  switch (id)
    {
    case PROP_SETTINGS:
      g_value_set_object (value, checkbit_mask_groups_get_settings (self->groups));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_mask_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (object);

  switch (id)
    {
    case PROP_SETTINGS:
      if (checkbit_mask_groups_set_settings (self->groups, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_mask_page_dispose (GObject *object)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (object);
  GtkWidget *child;

  g_clear_handle_id (&self->passing, g_source_remove);
  if (self->groups != NULL)
    g_signal_handlers_disconnect_by_data (get_adjustment (self), self);
  g_clear_object (&self->shown);
  self->groups = NULL;
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);

  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_MASK_PAGE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_mask_page_parent_class)->dispose (object);
}

/* --- Removing sets -------------------------------------------------------------------------- */

static void
forget_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (widget);

  checkbit_bridge_forget (self->inspection, g_variant_get_string (parameter, NULL));
}

static void
clear_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (widget);

  checkbit_bridge_clear (self->inspection);
}

static void
undo (gpointer list, guint index, gpointer group)
{
  checkbit_pasted_list_restore (list, index, group);
}

/* The group is removed with its tiles. */
static void
remove_cb (CheckbitMaskPage *self, CheckbitPastedGroup *group)
{
  g_autofree char *title = checkbit_pasted_group_dup_title (group);
  CheckbitPastedList *list = checkbit_inspection_get_pasted (self->inspection);
  guint index;

  gtk_widget_grab_focus (self->search); /* the button is about to disappear */
  index = checkbit_pasted_list_remove (list, group);
  checkbit_undo_note_show (self->toasts, title, list, index, group, undo);
}

/* --- Signals of tiles ----------------------------------------------------------------------- */

static void
copy_cb (CheckbitMaskPage *self, const char *value)
{
  checkbit_copy_value (GTK_WIDGET (self), value);
}

static void
inspect_cb (CheckbitMaskPage *self, CheckbitSet *set)
{
  checkbit_inspection_set_subject (self->inspection, set);
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.page", "s", "set");
}

static void
follow_group (CheckbitMaskPage *self, CheckbitMaskGroup *group)
{
  g_signal_connect_object (group, "copy", G_CALLBACK (copy_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "inspect", G_CALLBACK (inspect_cb), self, G_CONNECT_SWAPPED);
}

static void
add_groups (CheckbitMaskPage *self)
{
  GtkWidget *groups = checkbit_mask_groups_new (self->inspection);

  self->groups = CHECKBIT_MASK_GROUPS (groups);
  self->shown = checkbit_mask_shown_new (self->groups, self->inspection, self->layers);
  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self->groups); i++)
    follow_group (self, checkbit_mask_groups_get_group (self->groups, i));
  g_signal_connect_object (groups, "group-added", G_CALLBACK (follow_group), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (groups, "remove", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->groups_place, groups);
}

static void
checkbit_mask_page_constructed (GObject *object)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (object);

  G_OBJECT_CLASS (checkbit_mask_page_parent_class)->constructed (object);
  add_groups (self);
  g_signal_connect_swapped (get_adjustment (self), "value-changed", G_CALLBACK (update_span), self);
  g_signal_connect_swapped (get_adjustment (self), "changed", G_CALLBACK (update_span), self);
  g_signal_connect_swapped (get_adjustment (self), "changed", G_CALLBACK (place_first), self);
}

static void
checkbit_mask_page_class_init (CheckbitMaskPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = checkbit_mask_page_constructed;
  object_class->get_property = checkbit_mask_page_get_property;
  object_class->set_property = checkbit_mask_page_set_property;
  object_class->dispose = checkbit_mask_page_dispose;

  props[PROP_SETTINGS]
      = g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_install_action (widget_class, "sent.forget", "s", forget_action);
  gtk_widget_class_install_action (widget_class, "sent.clear", NULL, clear_action);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/mask-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMaskPage, search);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMaskPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMaskPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMaskPage, groups_place);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_set_css_name (widget_class, "mask-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  checkbit_links_install (object_class, links);
}

static void
checkbit_mask_page_init (CheckbitMaskPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_toast_guard_add (self->toasts);
}

GtkWidget *
checkbit_mask_page_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_MASK_PAGE, "inspection", inspection, "layers", layers, NULL);
}
