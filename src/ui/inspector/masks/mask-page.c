/* The page of the inspector that shows every mask of the position live.
 *
 * It binds the mask model to groups of tiles; it never computes chess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-page.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/bridge.h"
#include "ui/base/links.h"
#include "ui/base/toast-guard.h"
#include "ui/inspector/masks/mask-page-private.h"

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

G_DEFINE_TYPE (CheckbitMaskPage, checkbit_mask_page, GTK_TYPE_WIDGET)

static void
search_changed_cb (CheckbitMaskPage *self)
{
  checkbit_mask_page_filter (self, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
stop_search_cb (CheckbitMaskPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Enter in the search field goes on to the first tile that was found. */
static void
search_activate_cb (CheckbitMaskPage *self)
{
  for (guint i = 0; i < checkbit_mask_page_count_groups (self); i++)
    if (checkbit_mask_group_focus_first (checkbit_mask_page_get_group (self, i)))
      return;
}

static void
checkbit_mask_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (object);

  switch (id)
    {
    case PROP_SETTINGS:
      g_value_set_object (value, self->settings);
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
      if (checkbit_mask_page_set_settings (self, g_value_get_object (value)))
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

  if (self->inspection != NULL)
    {
      checkbit_mask_page_unfollow_shown (self);
      checkbit_mask_page_unfollow_pasted (self);
      checkbit_mask_page_disconnect_groups (self);
    }
  g_clear_object (&self->settings);
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);

  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_MASK_PAGE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_mask_page_parent_class)->dispose (object);
}

static void
checkbit_mask_page_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_MASK_PAGE (object)->pasted);
  G_OBJECT_CLASS (checkbit_mask_page_parent_class)->finalize (object);
}

/* Takes those of a name off the board; NULL for all. */
static void
take_sent_off (CheckbitMaskPage *self, const char *name)
{
  GListModel *sent = G_LIST_MODEL (checkbit_inspection_get_pushed (self->inspection));

  for (guint i = 0; i < g_list_model_get_n_items (sent); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (sent, i);

      if (name == NULL || g_str_equal (checkbit_set_get_title (set), name))
        checkbit_mask_page_take_off (self, set);
    }
}

static void
forget_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (widget);
  const char *name = g_variant_get_string (parameter, NULL);

  take_sent_off (self, name);
  checkbit_bridge_forget (self->inspection, name);
}

static void
clear_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (widget);

  take_sent_off (self, NULL);
  checkbit_bridge_clear (self->inspection);
}

static void
add_group (CheckbitMaskPage *self, guint index, GtkWidget *group, GListModel *model)
{
  self->groups[index] = group;
  checkbit_mask_page_connect_shown (self, CHECKBIT_MASK_GROUP (group));
  checkbit_mask_group_set_model (CHECKBIT_MASK_GROUP (group), model);
  gtk_box_append (GTK_BOX (self->groups_box), group);
}

/* What was sent comes first: someone is waiting for it. */
static void
add_groups (CheckbitMaskPage *self)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (self->inspection);
  GListModel *masks = G_LIST_MODEL (checkbit_inspection_get_masks (self->inspection));
  GListModel *sent = G_LIST_MODEL (checkbit_inspection_get_pushed (self->inspection));

  /* Translators: the title of a group: sets that another program has sent */
  add_group (self, CHESS_N_MASK_GROUPS, checkbit_mask_group_new_for_sets (_ ("Sent"), form), sent);
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    add_group (self, i, checkbit_mask_group_new ((ChessMaskGroup) i, form), masks);
}

static void
checkbit_mask_page_constructed (GObject *object)
{
  CheckbitMaskPage *self = CHECKBIT_MASK_PAGE (object);

  G_OBJECT_CLASS (checkbit_mask_page_parent_class)->constructed (object);
  add_groups (self);
  checkbit_mask_page_connect_groups (self);
  checkbit_mask_page_follow_shown (self);
  checkbit_mask_page_follow_pasted (self);
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
  object_class->finalize = checkbit_mask_page_finalize;

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
  gtk_widget_class_bind_template_child (widget_class, CheckbitMaskPage, groups_box);
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
  self->pasted = g_ptr_array_new ();
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
