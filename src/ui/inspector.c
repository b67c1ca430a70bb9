/* The panel that shows every mask of the position live.
 *
 * It binds the mask model to groups of tiles and keeps the list of what the board is to show; it
 * never computes chess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector.h"

#include <glib/gi18n-lib.h>

#include "ui/inspector-private.h"

enum
{
  PROP_0,
  PROP_MODEL,
  PROP_SETTINGS,
  PROP_HIGHLIGHTED_SQUARE,
  N_PROPS
};

enum
{
  SIGNAL_LAYERS_CHANGED,
  SIGNAL_TOAST,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (CheckbitInspector, checkbit_inspector, GTK_TYPE_WIDGET)

CheckbitMaskGroup *
checkbit_inspector_get_group (CheckbitInspector *self, guint index)
{
  return CHECKBIT_MASK_GROUP (self->groups[index]);
}

void
checkbit_inspector_emit_layers_changed (CheckbitInspector *self)
{
  g_signal_emit (self, signals[SIGNAL_LAYERS_CHANGED], 0);
}

void
checkbit_inspector_emit_toast (CheckbitInspector *self, const char *text)
{
  g_signal_emit (self, signals[SIGNAL_TOAST], 0, text);
}

static void
search_changed_cb (CheckbitInspector *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  checkbit_inspector_filter (self, text);
}

static void
stop_search_cb (CheckbitInspector *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Enter in the search field goes on to the first tile that was found. */
static void
search_activate_cb (CheckbitInspector *self)
{
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    if (checkbit_mask_group_focus_first (checkbit_inspector_get_group (self, i)))
      return;
}

static void
add_group (CheckbitInspector *self, ChessMaskGroup index)
{
  GtkWidget *group = checkbit_mask_group_new (index);

  self->groups[index] = group;
  checkbit_inspector_connect_shown (self, CHECKBIT_MASK_GROUP (group));
  gtk_box_append (GTK_BOX (self->groups_box), group);
}

static void
set_model (CheckbitInspector *self, CheckbitMaskModel *model)
{
  if (self->model == model)
    return;

  checkbit_inspector_drop_shown (self);
  g_set_object (&self->model, model);
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    checkbit_mask_group_set_model (checkbit_inspector_get_group (self, i), G_LIST_MODEL (model));
  checkbit_inspector_forget_spans (self);
  checkbit_inspector_emit_layers_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODEL]);
}

static void
checkbit_inspector_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitInspector *self = CHECKBIT_INSPECTOR (object);

  switch (id)
    {
    case PROP_MODEL:
      g_value_set_object (value, self->model);
      break;
    case PROP_SETTINGS:
      g_value_set_object (value, self->settings);
      break;
    case PROP_HIGHLIGHTED_SQUARE:
      g_value_set_uint (value, self->highlighted);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_inspector_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitInspector *self = CHECKBIT_INSPECTOR (object);

  switch (id)
    {
    case PROP_MODEL:
      set_model (self, g_value_get_object (value));
      break;
    case PROP_SETTINGS:
      if (checkbit_inspector_set_settings (self, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_HIGHLIGHTED_SQUARE:
      checkbit_inspector_set_highlighted_square (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_inspector_dispose (GObject *object)
{
  CheckbitInspector *self = CHECKBIT_INSPECTOR (object);
  GtkWidget *child;

  if (self->legend != NULL)
    {
      checkbit_inspector_drop_shown (self);
      checkbit_inspector_disconnect_groups (self);
    }
  g_clear_object (&self->settings);
  g_clear_object (&self->model);

  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_INSPECTOR);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_inspector_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[PROP_MODEL] = g_param_spec_object ("model", NULL, NULL, CHECKBIT_TYPE_MASK_MODEL, flags);
  props[PROP_SETTINGS] = g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, flags);
  props[PROP_HIGHLIGHTED_SQUARE] = g_param_spec_uint ("highlighted-square", NULL, NULL, 0,
                                                      CHESS_SQUARE_NONE, CHESS_SQUARE_NONE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (void)
{
  GType type = CHECKBIT_TYPE_INSPECTOR;

  signals[SIGNAL_LAYERS_CHANGED] = g_signal_new ("layers-changed", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOAST] = g_signal_new ("toast", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_inspector_class_init (CheckbitInspectorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_inspector_get_property;
  object_class->set_property = checkbit_inspector_set_property;
  object_class->dispose = checkbit_inspector_dispose;
  install_properties (object_class);
  install_signals ();

  g_type_ensure (CHECKBIT_TYPE_LAYER_LEGEND);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, search);
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, groups_box);
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, legend);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, checkbit_inspector_remove_layer);
  gtk_widget_class_bind_template_callback (widget_class, checkbit_inspector_clear_layers);
  gtk_widget_class_set_css_name (widget_class, "checkbit-inspector");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_inspector_init (CheckbitInspector *self)
{
  self->highlighted = CHESS_SQUARE_NONE;
  self->pointed = CHESS_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    add_group (self, (ChessMaskGroup)i);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Inspector"), -1);
  checkbit_inspector_connect_groups (self);
}

GtkWidget *
checkbit_inspector_new (CheckbitMaskModel *model)
{
  return g_object_new (CHECKBIT_TYPE_INSPECTOR, "model", model, NULL);
}

void
checkbit_inspector_set_highlighted_square (CheckbitInspector *self, guint square)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTOR (self));
  g_return_if_fail (square <= CHESS_SQUARE_NONE);

  if (self->highlighted == square)
    return;

  self->highlighted = (ChessSquare)square;
  checkbit_inspector_light_square (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HIGHLIGHTED_SQUARE]);
}

void
checkbit_inspector_focus_search (CheckbitInspector *self)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTOR (self));

  gtk_widget_grab_focus (self->search);
}
