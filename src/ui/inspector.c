/* The panel that shows every mask of the position live.
 *
 * It binds the mask model to groups of tiles and keeps the list of what the board is to show; it never
 * computes chess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector.h"

#include <glib/gi18n-lib.h>

#include "ui/bitboard-view.h"
#include "ui/inspector-layers.h"
#include "ui/layer-legend.h"
#include "ui/mask-group.h"

#define FOLDED_KEY "folded-groups"

/* How far beyond the visible part rows are drawn already, in pixels. */
#define SPAN_MARGIN 96

struct _CheckbitInspector
{
  GtkWidget parent_instance;

  GtkWidget *search;
  GtkWidget *scroller;
  GtkWidget *groups_box;
  CheckbitLayerLegend *legend;
  GtkWidget *groups[CHESS_N_MASK_GROUPS];
  GtkWidget *nothing_found; /* NULL until it is needed */

  CheckbitMaskModel *model; /* owned */
  GSettings *settings;      /* owned */
  gboolean reading;         /* the folding is being read: it must not be written back half */

  CheckbitInspectorLayers layers;
  CheckbitMaskItem *current; /* owned: shown on the board while its tile is pointed at or focused */
  gulong current_watch;

  ChessSquare highlighted; /* asked for from outside */
  ChessSquare pointed;     /* on the board of a tile */
};

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

static CheckbitMaskGroup *
get_group (CheckbitInspector *self, guint index)
{
  return CHECKBIT_MASK_GROUP (self->groups[index]);
}

static void
foreach_tile (CheckbitInspector *self, GFunc func)
{
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    checkbit_mask_group_foreach_tile (get_group (self, i), func, self);
}

/* -- What is on the board -- */

static void
emit_layers_changed (CheckbitInspector *self)
{
  g_signal_emit (self, signals[SIGNAL_LAYERS_CHANGED], 0);
}

static void
show_layer (gpointer tile, gpointer data)
{
  CheckbitInspector *self = data;
  CheckbitMaskItem *item = checkbit_mask_tile_get_item (tile);
  gboolean kept = checkbit_inspector_layers_find (&self->layers, item) >= 0;
  guint style = kept || item == self->current
                    ? checkbit_inspector_layers_get_style (&self->layers, item)
                    : CHECKBIT_LAYER_STYLE_NONE;

  checkbit_mask_tile_set_layer (tile, style, kept);
}

static void
layers_changed (CheckbitInspector *self)
{
  foreach_tile (self, show_layer);
  emit_layers_changed (self);
}

/* Announces the item's sets as they come; returns the handler. */
static gulong
watch (CheckbitInspector *self, CheckbitMaskItem *item)
{
  return g_signal_connect_swapped (item, "notify::bits", G_CALLBACK (emit_layers_changed), self);
}

static gboolean
set_current (CheckbitInspector *self, CheckbitMaskItem *item)
{
  if (self->current == item)
    return FALSE;

  if (self->current != NULL)
    g_signal_handler_disconnect (self->current, self->current_watch);
  g_set_object (&self->current, item);
  if (item != NULL)
    self->current_watch = watch (self, item);
  return TRUE;
}

static void
current_changed_cb (CheckbitInspector *self, CheckbitMaskGroup *group)
{
  CheckbitMaskItem *item = checkbit_mask_group_get_current (group);

  /* The pointer may have left a group while another one has the focus. */
  for (guint i = 0; item == NULL && i < CHESS_N_MASK_GROUPS; i++)
    item = checkbit_mask_group_get_current (get_group (self, i));
  if (set_current (self, item))
    layers_changed (self);
}

static void
drop_kept (CheckbitInspector *self, guint index)
{
  CheckbitKeptLayer *layer = &self->layers.kept[index];

  checkbit_layer_legend_remove (self->legend, layer->style);
  g_signal_handler_disconnect (layer->item, layer->watch);
  checkbit_inspector_layers_remove (&self->layers, index);
}

static void
keep (CheckbitInspector *self, CheckbitMaskItem *item)
{
  const char *title = _ (checkbit_mask_item_get_mask (item)->title);
  CheckbitKeptLayer *layer;

  if (!checkbit_inspector_layers_add (&self->layers, item))
    {
      g_signal_emit (
          self, signals[SIGNAL_TOAST], 0, _ ("The board is full: take a mask off it first"));
      return;
    }

  layer = &self->layers.kept[self->layers.n_kept - 1];
  layer->watch = watch (self, item);
  checkbit_layer_legend_add (self->legend, title, layer->style);
}

static void
keep_cb (CheckbitInspector *self, CheckbitMaskItem *item)
{
  int index = checkbit_inspector_layers_find (&self->layers, item);

  if (index >= 0)
    drop_kept (self, (guint) index);
  else
    keep (self, item);
  layers_changed (self);
}

static void
legend_remove_cb (CheckbitInspector *self, guint style)
{
  for (guint i = 0; i < self->layers.n_kept; i++)
    if (self->layers.kept[i].style == style)
      {
        drop_kept (self, i);
        layers_changed (self);
        return;
      }
}

static void
copy_cb (CheckbitInspector *self, const char *value)
{
  /* Translators: %s is the value of a mask: 0x000000000000FF00. */
  g_autofree char *text = g_strdup_printf (_ ("Copied %s"), value);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), value);
  g_signal_emit (self, signals[SIGNAL_TOAST], 0, text);
}

/* -- The lit square -- */

static void
light_square (gpointer tile, gpointer data)
{
  CheckbitInspector *self = data;
  ChessSquare square = self->pointed != CHESS_SQUARE_NONE ? self->pointed : self->highlighted;

  checkbit_mask_tile_set_highlighted_square (tile, square);
}

static void
square_pointed_cb (CheckbitInspector *self, guint square)
{
  if (self->pointed == square)
    return;

  self->pointed = (ChessSquare) square;
  foreach_tile (self, light_square);
}

/* -- Groups: tiles, folding, search, scrolling -- */

static void
tile_added_cb (CheckbitInspector *self, CheckbitMaskTile *tile)
{
  show_layer (tile, self);
  light_square (tile, self);
}

/* Tells the groups which of their rows can be seen. */
static void
update_spans (CheckbitInspector *self)
{
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  int top = (int) gtk_adjustment_get_value (adjustment) - SPAN_MARGIN;
  int bottom = top + (int) gtk_adjustment_get_page_size (adjustment) + 2 * SPAN_MARGIN;

  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    {
      double y = 0;

      gtk_widget_translate_coordinates (self->groups[i], self->groups_box, 0, 0, NULL, &y);
      checkbit_mask_group_set_visible_span (
          get_group (self, i), top - (int) y, bottom - (int) y);
    }
}

/* Until the next layout says what can be seen, everything can. */
static void
forget_spans (CheckbitInspector *self)
{
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    checkbit_mask_group_set_visible_span (get_group (self, i), 0, G_MAXINT);
}

static void
write_folded (CheckbitInspector *self)
{
  const char *ids[CHESS_N_MASK_GROUPS + 1];
  guint n = 0;

  if (self->settings == NULL || self->reading)
    return;

  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    if (checkbit_mask_group_get_folded (get_group (self, i)))
      ids[n++] = chess_mask_group_id ((ChessMaskGroup) i);
  ids[n] = NULL;

  g_auto (GStrv) old = g_settings_get_strv (self->settings, FOLDED_KEY);
  if (!g_strv_equal ((const char *const *) old, ids))
    g_settings_set_strv (self->settings, FOLDED_KEY, ids);
}

static void
folded_cb (CheckbitInspector *self)
{
  forget_spans (self);
  write_folded (self);
}

static void
read_folded (CheckbitInspector *self)
{
  g_auto (GStrv) ids = NULL;

  if (self->settings == NULL)
    return;

  ids = g_settings_get_strv (self->settings, FOLDED_KEY);
  self->reading = TRUE;
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    {
      gboolean folded
          = g_strv_contains ((const char *const *) ids, chess_mask_group_id ((ChessMaskGroup) i));

      checkbit_mask_group_set_folded (get_group (self, i), folded);
    }
  self->reading = FALSE;
}

static void
show_nothing_found (CheckbitInspector *self, gboolean show)
{
  if (show && self->nothing_found == NULL)
    {
      self->nothing_found = g_object_new (ADW_TYPE_STATUS_PAGE,
                                          "icon-name",
                                          "system-search-symbolic",
                                          "title",
                                          _ ("Nothing found"),
                                          "description",
                                          _ ("Masks are found by title, id and formula."),
                                          "vexpand",
                                          TRUE,
                                          NULL);
      gtk_widget_add_css_class (self->nothing_found, "compact");
      gtk_box_append (GTK_BOX (self->groups_box), self->nothing_found);
    }
  if (self->nothing_found != NULL)
    gtk_widget_set_visible (self->nothing_found, show);
}

static void
search_changed_cb (CheckbitInspector *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  guint n_matches = 0;

  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    n_matches += checkbit_mask_group_set_filter (get_group (self, i), text);
  show_nothing_found (self, n_matches == 0 && *text != '\0');
  forget_spans (self);
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
    if (checkbit_mask_group_focus_first (get_group (self, i)))
      return;
}

static void
add_group (CheckbitInspector *self, ChessMaskGroup index)
{
  GtkWidget *group = checkbit_mask_group_new (index);

  self->groups[index] = group;
  g_signal_connect_swapped (group, "tile-added", G_CALLBACK (tile_added_cb), self);
  g_signal_connect_swapped (group, "current-changed", G_CALLBACK (current_changed_cb), self);
  g_signal_connect_swapped (group, "square-pointed", G_CALLBACK (square_pointed_cb), self);
  g_signal_connect_swapped (group, "keep", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (group, "copy", G_CALLBACK (copy_cb), self);
  g_signal_connect_swapped (group, "notify::folded", G_CALLBACK (folded_cb), self);
  gtk_box_append (GTK_BOX (self->groups_box), group);
}

/* -- The object -- */

static void
drop_all_kept (CheckbitInspector *self)
{
  while (self->layers.n_kept > 0)
    drop_kept (self, self->layers.n_kept - 1);
}

static void
set_model (CheckbitInspector *self, CheckbitMaskModel *model)
{
  if (self->model == model)
    return;

  drop_all_kept (self);
  set_current (self, NULL);
  g_set_object (&self->model, model);
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    checkbit_mask_group_set_model (get_group (self, i), G_LIST_MODEL (model));
  forget_spans (self);
  emit_layers_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODEL]);
}

/* Settings of another schema, or of an older one, are not used. */
static gboolean
has_folded_key (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, FOLDED_KEY);
}

static void
set_settings (CheckbitInspector *self, GSettings *settings)
{
  if (settings != NULL && !has_folded_key (settings))
    settings = NULL;
  if (self->settings == settings)
    return;

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_set_object (&self->settings, settings);
  if (settings != NULL)
    g_signal_connect_swapped (
        settings, "changed::" FOLDED_KEY, G_CALLBACK (read_folded), self);
  read_folded (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SETTINGS]);
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
      set_settings (self, g_value_get_object (value));
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
    drop_all_kept (self);
  set_current (self, NULL);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_clear_object (&self->model);
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    if (self->groups[i] != NULL)
      g_signal_handlers_disconnect_by_data (self->groups[i], self);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_inspector_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[PROP_MODEL]
      = g_param_spec_object ("model", NULL, NULL, CHECKBIT_TYPE_MASK_MODEL, flags);
  props[PROP_SETTINGS] = g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, flags);
  props[PROP_HIGHLIGHTED_SQUARE] = g_param_spec_uint (
      "highlighted-square", NULL, NULL, 0, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (void)
{
  GType type = CHECKBIT_TYPE_INSPECTOR;

  signals[SIGNAL_LAYERS_CHANGED] = g_signal_new (
      "layers-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOAST] = g_signal_new (
      "toast", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
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
  gtk_widget_class_bind_template_callback (widget_class, legend_remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, checkbit_inspector_clear_layers);
  gtk_widget_class_set_css_name (widget_class, "checkbit-inspector");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_inspector_init (CheckbitInspector *self)
{
  GtkAdjustment *adjustment;

  self->highlighted = CHESS_SQUARE_NONE;
  self->pointed = CHESS_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    add_group (self, (ChessMaskGroup) i);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Inspector"), -1);

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (
      adjustment, "value-changed", G_CALLBACK (update_spans), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      adjustment, "changed", G_CALLBACK (update_spans), self, G_CONNECT_SWAPPED);
}

GtkWidget *
checkbit_inspector_new (CheckbitMaskModel *model)
{
  return g_object_new (CHECKBIT_TYPE_INSPECTOR, "model", model, NULL);
}

guint
checkbit_inspector_get_layers (CheckbitInspector *self, CheckbitBoardLayer *layers, guint max)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTOR (self), 0);

  return checkbit_inspector_layers_write (&self->layers, self->current, layers, max);
}

gboolean
checkbit_inspector_clear_layers (CheckbitInspector *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTOR (self), FALSE);

  if (self->layers.n_kept == 0)
    return FALSE;

  drop_all_kept (self);
  layers_changed (self);
  return TRUE;
}

void
checkbit_inspector_set_highlighted_square (CheckbitInspector *self, guint square)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTOR (self));
  g_return_if_fail (square <= CHESS_SQUARE_NONE);

  if (self->highlighted == square)
    return;

  self->highlighted = (ChessSquare) square;
  foreach_tile (self, light_square);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HIGHLIGHTED_SQUARE]);
}

void
checkbit_inspector_focus_search (CheckbitInspector *self)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTOR (self));

  gtk_widget_grab_focus (self->search);
}
