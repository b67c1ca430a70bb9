/* The sets shown on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/layers.h"

struct _CheckbitLayers
{
  GObject parent_instance;

  GPtrArray *kept;                            /* CheckbitLayer, the lowest first */
  CheckbitSet *previews[CHECKBIT_N_PREVIEWS]; /* owned; NULL for none */
  double opacity;                             /* multiplied with that of each layer */
};

static guint changed_signal;
static GParamSpec *opacity_prop;

static GType
get_item_type (GListModel *model)
{
  return CHECKBIT_TYPE_LAYER;
}

static guint
get_n_items (GListModel *model)
{
  return CHECKBIT_LAYERS (model)->kept->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *kept = CHECKBIT_LAYERS (model)->kept;

  return position < kept->len ? g_object_ref (kept->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitLayers,
                               checkbit_layers,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
emit_changed (CheckbitLayers *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* Connects to a set once, however many places it has: call this before giving it a place. */
static void
follow (CheckbitLayers *self, CheckbitSet *set)
{
  if (!checkbit_layers_is_shown (self, set))
    g_signal_connect_swapped (set, "notify::bits", G_CALLBACK (emit_changed), self);
}

/* Disconnects from a set that has no place left: call this after removing it from one. */
static void
unfollow (CheckbitLayers *self, CheckbitSet *set)
{
  if (!checkbit_layers_is_shown (self, set))
    g_signal_handlers_disconnect_by_data (set, self);
}

/* Empties a place; does not announce it. */
static void
drop_preview (CheckbitLayers *self, guint place)
{
  g_autoptr (CheckbitSet) set = g_steal_pointer (&self->previews[place]);

  if (set != NULL)
    unfollow (self, set);
}

static void
drop_kept (CheckbitLayers *self, guint index)
{
  g_autoptr (CheckbitLayer) layer = g_ptr_array_steal_index (self->kept, index);

  g_signal_handlers_disconnect_by_data (layer, self);
  unfollow (self, checkbit_layer_get_set (layer));
}

static void
checkbit_layers_dispose (GObject *object)
{
  CheckbitLayers *self = CHECKBIT_LAYERS (object);

  while (self->kept->len > 0)
    drop_kept (self, self->kept->len - 1);
  for (guint i = 0; i < CHECKBIT_N_PREVIEWS; i++)
    drop_preview (self, i);
  G_OBJECT_CLASS (checkbit_layers_parent_class)->dispose (object);
}

static void
checkbit_layers_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_LAYERS (object)->kept);
  G_OBJECT_CLASS (checkbit_layers_parent_class)->finalize (object);
}

static void
checkbit_layers_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_double (value, CHECKBIT_LAYERS (object)->opacity);
}

static void
checkbit_layers_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  checkbit_layers_set_opacity (CHECKBIT_LAYERS (object), g_value_get_double (value));
}

static void
checkbit_layers_class_init (CheckbitLayersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = checkbit_layers_dispose;
  object_class->finalize = checkbit_layers_finalize;
  object_class->get_property = checkbit_layers_get_property;
  object_class->set_property = checkbit_layers_set_property;
  opacity_prop
      = g_param_spec_double ("opacity", NULL, NULL, CHECKBIT_LAYER_LEAST_OPACITY, 1, 1,
                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, opacity_prop);
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_LAYERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
checkbit_layers_init (CheckbitLayers *self)
{
  self->kept = g_ptr_array_new_with_free_func (g_object_unref);
  self->opacity = 1;
}

CheckbitLayers *
checkbit_layers_new (void)
{
  return g_object_new (CHECKBIT_TYPE_LAYERS, NULL);
}

CheckbitLayer *
checkbit_layers_find (CheckbitLayers *self, CheckbitSet *set)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (self), NULL);

  for (guint i = 0; i < self->kept->len; i++)
    if (checkbit_layer_get_set (self->kept->pdata[i]) == set)
      return self->kept->pdata[i];
  return NULL;
}

static gboolean
is_taken (CheckbitLayers *self, guint style)
{
  for (guint i = 0; i < self->kept->len; i++)
    if (checkbit_layer_get_style (self->kept->pdata[i]) == style)
      return TRUE;
  return FALSE;
}

/* The nth style that no layer uses; if all are taken, styles are reused. */
static guint
get_free_style (CheckbitLayers *self, guint n)
{
  for (guint style = 0; style < CHECKBIT_N_LAYER_STYLES; style++)
    if (!is_taken (self, style) && n-- == 0)
      return style;
  return (self->kept->len + n) % CHECKBIT_N_LAYER_STYLES;
}

/* Puts a new layer, (transfer full), into the list; does not announce it. */
static void
insert_kept (CheckbitLayers *self, guint index, CheckbitLayer *layer)
{
  follow (self, checkbit_layer_get_set (layer));
  g_signal_connect_swapped (layer, "notify", G_CALLBACK (emit_changed), self);
  g_ptr_array_insert (self->kept, (int) index, layer);
}

void
checkbit_layers_keep (CheckbitLayers *self, CheckbitSet *set)
{
  g_return_if_fail (CHECKBIT_IS_LAYERS (self));
  g_return_if_fail (CHECKBIT_IS_SET (set));

  if (checkbit_layers_find (self, set) != NULL)
    return;

  CheckbitLayer *layer = checkbit_layer_new (set, checkbit_layers_get_style (self, set));
  insert_kept (self, self->kept->len, layer);
  g_list_model_items_changed (G_LIST_MODEL (self), self->kept->len - 1, 0, 1);
  emit_changed (self);
}

void
checkbit_layers_replace (CheckbitLayers *self, CheckbitLayer *layer, CheckbitSet *set)
{
  CheckbitLayer *heir;
  guint index;

  g_return_if_fail (CHECKBIT_IS_LAYERS (self));
  g_return_if_fail (CHECKBIT_IS_SET (set));

  if (!g_ptr_array_find (self->kept, layer, &index) || checkbit_layers_find (self, set) != NULL)
    return;

  heir = checkbit_layer_new (set, checkbit_layer_get_style (layer));
  checkbit_layer_set_opacity (heir, checkbit_layer_get_opacity (layer));
  checkbit_layer_set_visible (heir, checkbit_layer_get_visible (layer));
  drop_kept (self, index);
  insert_kept (self, index, heir);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 1);
  emit_changed (self);
}

void
checkbit_layers_remove (CheckbitLayers *self, CheckbitLayer *layer)
{
  guint index;

  g_return_if_fail (CHECKBIT_IS_LAYERS (self));

  if (!g_ptr_array_find (self->kept, layer, &index))
    return;

  drop_kept (self, index);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 0);
  emit_changed (self);
}

void
checkbit_layers_move (CheckbitLayers *self, CheckbitLayer *layer, guint position)
{
  guint index;

  g_return_if_fail (CHECKBIT_IS_LAYERS (self));
  g_return_if_fail (position < self->kept->len);

  if (!g_ptr_array_find (self->kept, layer, &index) || index == position)
    return;

  /* Removed and inserted, so that views of the list move only one row. */
  g_ptr_array_steal_index (self->kept, index);
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 0);
  g_ptr_array_insert (self->kept, (int) position, layer);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
  emit_changed (self);
}

void
checkbit_layers_toggle (CheckbitLayers *self, CheckbitSet *set)
{
  CheckbitLayer *layer = checkbit_layers_find (self, set);

  if (layer != NULL)
    checkbit_layers_remove (self, layer);
  else
    checkbit_layers_keep (self, set);
}

gboolean
checkbit_layers_clear (CheckbitLayers *self)
{
  guint n;

  g_return_val_if_fail (CHECKBIT_IS_LAYERS (self), FALSE);

  n = self->kept->len;
  if (n == 0)
    return FALSE;

  while (self->kept->len > 0)
    drop_kept (self, self->kept->len - 1);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n, 0);
  emit_changed (self);
  return TRUE;
}

double
checkbit_layers_get_opacity (CheckbitLayers *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (self), 1);

  return self->opacity;
}

void
checkbit_layers_set_opacity (CheckbitLayers *self, double opacity)
{
  g_return_if_fail (CHECKBIT_IS_LAYERS (self));

  opacity = CLAMP (opacity, CHECKBIT_LAYER_LEAST_OPACITY, 1);
  if (self->opacity == opacity)
    return;

  self->opacity = opacity;
  g_object_notify_by_pspec (G_OBJECT (self), opacity_prop);
  emit_changed (self);
}

void
checkbit_layers_set_preview (CheckbitLayers *self, CheckbitPreview place, CheckbitSet *set)
{
  g_return_if_fail (CHECKBIT_IS_LAYERS (self));
  g_return_if_fail ((guint) place < CHECKBIT_N_PREVIEWS);
  g_return_if_fail (set == NULL || CHECKBIT_IS_SET (set));

  if (self->previews[place] == set)
    return;

  drop_preview (self, place);
  if (set != NULL)
    {
      follow (self, set);
      self->previews[place] = g_object_ref (set);
    }
  emit_changed (self);
}

CheckbitSet *
checkbit_layers_get_preview (CheckbitLayers *self, CheckbitPreview place)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (self), NULL);
  g_return_val_if_fail ((guint) place < CHECKBIT_N_PREVIEWS, NULL);

  return self->previews[place];
}

/* A set may have a style of its own. Previewed sets that are not kept get the next styles. */
guint
checkbit_layers_get_style (CheckbitLayers *self, CheckbitSet *set)
{
  CheckbitLayer *layer = checkbit_layers_find (self, set);
  guint n_before = 0;

  if (layer != NULL)
    return checkbit_layer_get_style (layer);
  if (checkbit_set_get_style (set) < CHECKBIT_N_LAYER_STYLES)
    return checkbit_set_get_style (set);
  for (guint i = 0; i < CHECKBIT_N_PREVIEWS && self->previews[i] != set; i++)
    if (self->previews[i] != NULL && checkbit_layers_find (self, self->previews[i]) == NULL)
      n_before++;
  return get_free_style (self, n_before);
}

gboolean
checkbit_layers_is_shown (CheckbitLayers *self, CheckbitSet *set)
{
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (self), FALSE);

  for (guint i = 0; i < CHECKBIT_N_PREVIEWS; i++)
    if (self->previews[i] == set)
      return TRUE;
  return checkbit_layers_find (self, set) != NULL;
}

static gboolean
is_previewed (CheckbitLayers *self, CheckbitSet *set, guint before)
{
  for (guint i = 0; i < before; i++)
    if (self->previews[i] == set)
      return TRUE;
  return FALSE;
}

static void
append (CheckbitLayers *self, GArray *array, CheckbitSet *set)
{
  CheckbitLayer *kept = checkbit_layers_find (self, set);
  CheckbitBoardLayer layer = { .bits = checkbit_set_get_bits (set),
                               .style = checkbit_layers_get_style (self, set),
                               .opacity = self->opacity };

  if (kept != NULL)
    layer.opacity *= checkbit_layer_get_opacity (kept);
  g_array_append_val (array, layer);
}

/* A hidden layer is shown while it is pointed at. */
GArray *
checkbit_layers_to_array (CheckbitLayers *self)
{
  GArray *array;

  g_return_val_if_fail (CHECKBIT_IS_LAYERS (self), NULL);

  array = g_array_new (FALSE, FALSE, sizeof (CheckbitBoardLayer));
  for (guint i = 0; i < self->kept->len; i++)
    {
      CheckbitLayer *layer = self->kept->pdata[i];
      CheckbitSet *set = checkbit_layer_get_set (layer);

      if (checkbit_layer_get_visible (layer) || is_previewed (self, set, CHECKBIT_N_PREVIEWS))
        append (self, array, set);
    }
  for (guint i = 0; i < CHECKBIT_N_PREVIEWS; i++)
    if (self->previews[i] != NULL && checkbit_layers_find (self, self->previews[i]) == NULL
        && !is_previewed (self, self->previews[i], i))
      append (self, array, self->previews[i]);
  return array;
}
