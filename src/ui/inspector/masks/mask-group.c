/* One group of the inspector: which tiles there are, and which of them are shown.
 *
 * Tiles are built when the group is unfolded or a search finds them, and removed when it is folded
 * or their set is gone. The others stay as they are, with the focus and all that points at them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group.h"

#include <glib/gi18n-lib.h>

#include "ui/base/focus-within.h"
#include "ui/base/help-button.h"
#include "ui/inspector/masks/mask-group-filter.h"
#include "ui/inspector/masks/mask-group-input.h"
#include "ui/inspector/masks/mask-group-rows.h"
#include "ui/inspector/mask-help.h"

/* Of more sets than this, a folded group shows only how many a search finds: their tiles would take
 * long to build, with each letter that is typed. */
#define MAX_FOUND 1000

struct _CheckbitMaskGroup
{
  GtkWidget parent_instance;

  ChessMaskGroup group;
  CheckbitWordForm *form; /* owned */
  gboolean folded;
  gboolean removable; /* by the button at the end of the header's row */
  char *filter;      /* from checkbit_mask_filter_new(); NULL for none */
  GListModel *model; /* owned; NULL for none */
  GPtrArray *items;  /* CheckbitSet, owned: those of the group */

  GtkWidget *header;
  GtkWidget *help; /* explains the group, or removes it; at the end of the header's row */
  GtkWidget *arrow;
  GtkWidget *title;
  GtkWidget *count;
  GPtrArray *tiles; /* children, one each for some or all of the items, in their order */

  CheckbitMaskGroupRows *rows;   /* the places of the tiles */
  CheckbitMaskGroupInput *input; /* pointer and keyboard */
};

enum
{
  PROP_0,
  PROP_FOLDED,
  N_PROPS
};

enum
{
  SIGNAL_TILE_ADDED,
  SIGNAL_CURRENT_CHANGED,
  SIGNAL_SQUARE_POINTED,
  SIGNAL_KEEP,
  SIGNAL_COPY,
  SIGNAL_INSPECT,
  SIGNAL_REMOVE,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (CheckbitMaskGroup, checkbit_mask_group, GTK_TYPE_WIDGET)

static gboolean
item_matches (CheckbitMaskGroup *self, guint index)
{
  return self->filter == NULL
         || checkbit_mask_filter_matches (self->filter, self->items->pdata[index]);
}

static void
keep_cb (CheckbitMaskGroup *self, CheckbitMaskTile *tile)
{
  g_signal_emit (self, signals[SIGNAL_KEEP], 0, checkbit_mask_tile_get_set (tile));
}

static void
inspect_cb (CheckbitMaskGroup *self, CheckbitMaskTile *tile)
{
  g_signal_emit (self, signals[SIGNAL_INSPECT], 0, checkbit_mask_tile_get_set (tile));
}

static void
copy_cb (CheckbitMaskGroup *self, const char *value)
{
  g_signal_emit (self, signals[SIGNAL_COPY], 0, value);
}

/* Returns a new tile, the next of self->tiles. */
static GtkWidget *
add_tile (CheckbitMaskGroup *self, CheckbitSet *set)
{
  GtkWidget *tile = checkbit_mask_tile_new (set, self->form);

  g_signal_connect_swapped (tile, "keep", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (tile, "copy", G_CALLBACK (copy_cb), self);
  g_signal_connect_swapped (tile, "inspect", G_CALLBACK (inspect_cb), self);
  gtk_widget_set_parent (tile, GTK_WIDGET (self));
  g_ptr_array_add (self->tiles, tile);
  g_signal_emit (self, signals[SIGNAL_TILE_ADDED], 0, tile);
  return tile;
}

/* The tiles by their sets. (transfer full) */
static GHashTable *
index_tiles (CheckbitMaskGroup *self)
{
  GHashTable *tiles = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->tiles->len; i++)
    g_hash_table_insert (tiles, checkbit_mask_tile_get_set (self->tiles->pdata[i]),
                         self->tiles->pdata[i]);
  return tiles;
}

static gboolean
is_in (GHashTable *tiles, CheckbitMaskTile *tile)
{
  return g_hash_table_contains (tiles, checkbit_mask_tile_get_set (tile));
}

/* The next tile after one of a list that will not go, else the last one before it; NULL if there is
 * none. */
static GtkWidget *
find_heir (GPtrArray *tiles, guint index, GHashTable *gone)
{
  for (guint i = index + 1; i < tiles->len; i++)
    if (!is_in (gone, tiles->pdata[i]))
      return tiles->pdata[i];
  while (index-- > 0)
    if (!is_in (gone, tiles->pdata[index]))
      return tiles->pdata[index];
  return NULL;
}

/* Moves the focus out of a tile that will go, as GTK would move it to anywhere. */
static void
bequeath_focus (CheckbitMaskGroup *self, GPtrArray *tiles, GHashTable *gone)
{
  if (!checkbit_focus_is_within (GTK_WIDGET (self)))
    return;
  for (guint i = 0; i < tiles->len; i++)
    if (is_in (gone, tiles->pdata[i]) && checkbit_focus_is_within (tiles->pdata[i]))
      {
        GtkWidget *heir = find_heir (tiles, i, gone);

        gtk_widget_grab_focus (heir != NULL ? heir : self->header);
        return;
      }
}

/* Removing a tile changes the pointed or focused tile, and listeners may then ask for all tiles: so
 * those that go are out of self->tiles already. */
static void
remove_tiles (CheckbitMaskGroup *self, GHashTable *gone)
{
  GHashTableIter iter;
  gpointer tile;

  if (g_hash_table_size (gone) == 0)
    return;
  checkbit_mask_group_rows_clear (self->rows);
  g_hash_table_iter_init (&iter, gone);
  while (g_hash_table_iter_next (&iter, NULL, &tile))
    {
      checkbit_mask_group_input_forget (self->input, tile);
      gtk_widget_unparent (tile);
    }
  checkbit_mask_group_rows_invalidate (self->rows);
}

static void
remove_all_tiles (CheckbitMaskGroup *self)
{
  g_autoptr (GHashTable) gone = index_tiles (self);

  g_ptr_array_set_size (self->tiles, 0);
  remove_tiles (self, gone);
}

static void
fold_tiles (CheckbitMaskGroup *self)
{
  g_autoptr (GHashTable) gone = index_tiles (self);

  bequeath_focus (self, self->tiles, gone);
  remove_all_tiles (self);
}

/* Builds the tiles that are missing, puts all into the order of their items, and removes those
 * without one. */
static void
build_tiles (CheckbitMaskGroup *self)
{
  g_autoptr (GPtrArray) before = g_ptr_array_copy (self->tiles, NULL, NULL);
  g_autoptr (GHashTable) gone = index_tiles (self);
  GtkWidget *last = self->help;

  g_ptr_array_set_size (self->tiles, 0);
  for (guint i = 0; i < self->items->len; i++)
    {
      GtkWidget *tile = g_hash_table_lookup (gone, self->items->pdata[i]);

      if (tile != NULL)
        g_ptr_array_add (self->tiles, tile);
      else if (item_matches (self, i))
        tile = add_tile (self, self->items->pdata[i]);
      else
        continue;
      g_hash_table_remove (gone, self->items->pdata[i]);
      if (gtk_widget_get_prev_sibling (tile) != last)
        gtk_widget_insert_after (tile, GTK_WIDGET (self), last);
      last = tile;
    }
  bequeath_focus (self, before, gone);
  remove_tiles (self, gone);
}

/* How many masks are visible: those that match, unless the group is folded. */
static guint
count_matches (CheckbitMaskGroup *self)
{
  guint n = 0;

  for (guint i = 0; i < self->items->len; i++)
    n += item_matches (self, i);
  return n;
}

static void
update_header (CheckbitMaskGroup *self, guint n_matches, gboolean open)
{
  g_autofree char *count = g_strdup_printf ("%u", n_matches);

  gtk_label_set_label (GTK_LABEL (self->count), count);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_STATE_EXPANDED, open,
                               -1);
}

static gboolean
is_worth_showing (CheckbitMaskGroup *self, guint n_matches)
{
  return n_matches > 0 || (self->filter == NULL && self->group != CHESS_N_MASK_GROUPS);
}

static gboolean
is_open (CheckbitMaskGroup *self, guint n_matches)
{
  if (self->filter == NULL)
    return !self->folded;
  return n_matches > 0 && (!self->folded || n_matches <= MAX_FOUND);
}

static gboolean
tile_matches (CheckbitMaskGroup *self, CheckbitMaskTile *tile)
{
  return self->filter == NULL
         || checkbit_mask_filter_matches (self->filter, checkbit_mask_tile_get_set (tile));
}

/* Builds, shows, hides or removes tiles according to items, filter and folding; returns how many
 * match. */
static guint
update_tiles (CheckbitMaskGroup *self)
{
  guint n_matches = count_matches (self);
  gboolean open = is_open (self, n_matches);

  if (open)
    build_tiles (self);
  else
    fold_tiles (self);
  for (guint i = 0; i < self->tiles->len; i++)
    gtk_widget_set_visible (self->tiles->pdata[i], tile_matches (self, self->tiles->pdata[i]));

  update_header (self, n_matches, open);
  gtk_widget_set_visible (GTK_WIDGET (self), is_worth_showing (self, n_matches));
  checkbit_mask_group_rows_invalidate (self->rows);
  return n_matches;
}

static void
header_clicked_cb (CheckbitMaskGroup *self)
{
  checkbit_mask_group_set_folded (self, !self->folded);
}

/* --- Pointer and keyboard ------------------------------------------------------------------- */

static void
current_changed_cb (CheckbitMaskGroup *self)
{
  g_signal_emit (self, signals[SIGNAL_CURRENT_CHANGED], 0);
}

static void
square_pointed_cb (CheckbitMaskGroup *self, guint square)
{
  g_signal_emit (self, signals[SIGNAL_SQUARE_POINTED], 0, square);
}

static gboolean
home_end_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  return checkbit_mask_group_input_focus_tile (CHECKBIT_MASK_GROUP (widget)->input,
                                               g_variant_get_boolean (parameter));
}

static gboolean
checkbit_mask_group_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return checkbit_mask_group_input_focus (CHECKBIT_MASK_GROUP (widget)->input, direction);
}

static void
checkbit_mask_group_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  GTK_WIDGET_CLASS (checkbit_mask_group_parent_class)->set_focus_child (widget, child);
  checkbit_mask_group_input_set_focus_child (CHECKBIT_MASK_GROUP (widget)->input, child);
}

/* Tiles that are not visible cannot be pointed at. */
static void
checkbit_mask_group_unmap (GtkWidget *widget)
{
  checkbit_mask_group_input_leave (CHECKBIT_MASK_GROUP (widget)->input);
  GTK_WIDGET_CLASS (checkbit_mask_group_parent_class)->unmap (widget);
}

/* --- Layout --------------------------------------------------------------------------------- */

static GtkSizeRequestMode
checkbit_mask_group_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_mask_group_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  checkbit_mask_group_rows_measure (CHECKBIT_MASK_GROUP (widget)->rows, orientation, for_size,
                                    minimum, natural);
}

static void
checkbit_mask_group_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  checkbit_mask_group_rows_allocate (CHECKBIT_MASK_GROUP (widget)->rows, width);
}

static void
checkbit_mask_group_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  checkbit_mask_group_rows_snapshot (CHECKBIT_MASK_GROUP (widget)->rows, snapshot);
}

void
checkbit_mask_group_set_visible_span (CheckbitMaskGroup *self, int top, int bottom)
{
  g_return_if_fail (CHECKBIT_IS_MASK_GROUP (self));

  checkbit_mask_group_rows_set_span (self->rows, top, bottom);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_mask_group_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (object);

  switch (id)
    {
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_mask_group_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_FOLDED:
      checkbit_mask_group_set_folded (CHECKBIT_MASK_GROUP (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_mask_group_dispose (GObject *object)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (object);

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  remove_all_tiles (self);
  g_clear_pointer (&self->help, gtk_widget_unparent);
  g_clear_pointer (&self->header, gtk_widget_unparent);
  g_ptr_array_set_size (self->items, 0);
  G_OBJECT_CLASS (checkbit_mask_group_parent_class)->dispose (object);
}

static void
checkbit_mask_group_finalize (GObject *object)
{
  CheckbitMaskGroup *self = CHECKBIT_MASK_GROUP (object);

  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->tiles);
  checkbit_mask_group_rows_free (self->rows);
  g_clear_object (&self->input);
  g_clear_object (&self->form);
  g_free (self->filter);
  G_OBJECT_CLASS (checkbit_mask_group_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, GType param)
{
  return g_signal_new (name, CHECKBIT_TYPE_MASK_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, param == G_TYPE_NONE ? 0 : 1, param);
}

static void
checkbit_mask_group_class_init (CheckbitMaskGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_mask_group_get_property;
  object_class->set_property = checkbit_mask_group_set_property;
  object_class->dispose = checkbit_mask_group_dispose;
  object_class->finalize = checkbit_mask_group_finalize;
  widget_class->focus = checkbit_mask_group_focus;
  widget_class->set_focus_child = checkbit_mask_group_set_focus_child;
  widget_class->unmap = checkbit_mask_group_unmap;
  widget_class->get_request_mode = checkbit_mask_group_get_request_mode;
  widget_class->measure = checkbit_mask_group_measure;
  widget_class->size_allocate = checkbit_mask_group_size_allocate;
  widget_class->snapshot = checkbit_mask_group_snapshot;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, home_end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, home_end_cb, "b", FALSE);

  props[PROP_FOLDED]
      = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_TILE_ADDED] = new_signal ("tile-added", CHECKBIT_TYPE_MASK_TILE);
  signals[SIGNAL_CURRENT_CHANGED] = new_signal ("current-changed", G_TYPE_NONE);
  signals[SIGNAL_SQUARE_POINTED] = new_signal ("square-pointed", G_TYPE_UINT);
  signals[SIGNAL_KEEP] = new_signal ("keep", CHECKBIT_TYPE_SET);
  signals[SIGNAL_COPY] = new_signal ("copy", G_TYPE_STRING);
  signals[SIGNAL_INSPECT] = new_signal ("inspect", CHECKBIT_TYPE_SET);
  signals[SIGNAL_REMOVE] = new_signal ("remove", G_TYPE_NONE);

  gtk_widget_class_set_css_name (widget_class, "mask-group");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
name_widget (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
create_header (CheckbitMaskGroup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->arrow = gtk_image_new ();
  self->count = g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *[]){ "dim-label", NULL },
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize",
                              PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_box_append (GTK_BOX (box), self->arrow);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->count);

  self->header = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->header), box);
  gtk_widget_add_css_class (self->header, "flat");
  g_signal_connect_swapped (self->header, "clicked", G_CALLBACK (header_clicked_cb), self);
  gtk_widget_set_parent (self->header, GTK_WIDGET (self));
}

static void
create_help (CheckbitMaskGroup *self, const char *title)
{
  g_autofree char *text = checkbit_mask_help_dup_text (self->group);

  self->help = checkbit_help_button_new (title, text);
  gtk_widget_insert_after (self->help, GTK_WIDGET (self), self->header);
}

static void
remove_clicked_cb (CheckbitMaskGroup *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVE], 0);
}

static void
create_remove (CheckbitMaskGroup *self)
{
  self->help = gtk_button_new_from_icon_name ("user-trash-symbolic");
  self->removable = TRUE;
  gtk_widget_add_css_class (self->help, "flat");
  g_signal_connect_swapped (self->help, "clicked", G_CALLBACK (remove_clicked_cb), self);
  gtk_widget_insert_after (self->help, GTK_WIDGET (self), self->header);
}

static void
checkbit_mask_group_init (CheckbitMaskGroup *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->tiles = g_ptr_array_new ();
  self->rows = checkbit_mask_group_rows_new (GTK_WIDGET (self), self->tiles);
  self->input = checkbit_mask_group_input_new (GTK_WIDGET (self), self->rows);
  g_signal_connect_object (self->input, "current-changed", G_CALLBACK (current_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->input, "square-pointed", G_CALLBACK (square_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  create_header (self);
}

static GtkWidget *
create (ChessMaskGroup group, const char *title, CheckbitWordForm *form, gboolean removable)
{
  CheckbitMaskGroup *self = g_object_new (CHECKBIT_TYPE_MASK_GROUP, NULL);

  self->group = group;
  self->form = g_object_ref (form);
  if (removable)
    create_remove (self);
  else
    create_help (self, title);
  checkbit_mask_group_set_title (self, title);
  checkbit_mask_group_rows_set_header (self->rows, self->header, self->help);
  checkbit_mask_group_input_set_header (self->input, self->header, self->help);
  update_tiles (self);
  return GTK_WIDGET (self);
}

GtkWidget *
checkbit_mask_group_new (ChessMaskGroup group, CheckbitWordForm *form)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  return create (group, _ (chess_mask_group_title (group)), form, FALSE);
}

GtkWidget *
checkbit_mask_group_new_for_sets (const char *title, CheckbitWordForm *form)
{
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  return create (CHESS_N_MASK_GROUPS, title, form, FALSE);
}

GtkWidget *
checkbit_mask_group_new_for_pasted (const char *title, CheckbitWordForm *form)
{
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  return create (CHESS_N_MASK_GROUPS, title, form, TRUE);
}

void
checkbit_mask_group_set_title (CheckbitMaskGroup *self, const char *title)
{
  g_return_if_fail (CHECKBIT_IS_MASK_GROUP (self));
  g_return_if_fail (title != NULL);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  name_widget (self->header, title);
  name_widget (GTK_WIDGET (self), title);
  if (self->removable)
    {
      /* Translators: the name of a group of sets, which goes */
      g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), title);

      gtk_widget_set_tooltip_text (self->help, remove);
      name_widget (self->help, remove);
    }
}

ChessMaskGroup
checkbit_mask_group_get_group (CheckbitMaskGroup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUP (self), CHESS_MASK_GROUP_PIECES);

  return self->group;
}

static gboolean
belongs (CheckbitMaskGroup *self, CheckbitSet *set)
{
  return self->group == CHESS_N_MASK_GROUPS
         || checkbit_mask_item_get_mask (CHECKBIT_MASK_ITEM (set))->group == self->group;
}

/* Takes the current sets of the model, and builds tiles for the new ones. */
static void
reload (CheckbitMaskGroup *self)
{
  guint n = self->model != NULL ? g_list_model_get_n_items (self->model) : 0;

  g_ptr_array_set_size (self->items, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (self->model, i);

      if (belongs (self, set))
        g_ptr_array_add (self->items, g_steal_pointer (&set));
    }
  update_tiles (self);
}

void
checkbit_mask_group_set_model (CheckbitMaskGroup *self, GListModel *model)
{
  g_return_if_fail (CHECKBIT_IS_MASK_GROUP (self));

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  if (model != NULL)
    g_signal_connect_swapped (model, "items-changed", G_CALLBACK (reload), self);
  reload (self);
}

GListModel *
checkbit_mask_group_get_model (CheckbitMaskGroup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUP (self), NULL);

  return self->model;
}

gboolean
checkbit_mask_group_get_folded (CheckbitMaskGroup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUP (self), FALSE);

  return self->folded;
}

void
checkbit_mask_group_set_folded (CheckbitMaskGroup *self, gboolean folded)
{
  g_return_if_fail (CHECKBIT_IS_MASK_GROUP (self));

  folded = !!folded;
  if (self->folded == folded)
    return;

  self->folded = folded;
  update_tiles (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOLDED]);
}

guint
checkbit_mask_group_set_filter (CheckbitMaskGroup *self, const char *text)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUP (self), 0);

  g_free (self->filter);
  self->filter = checkbit_mask_filter_new (text);
  return update_tiles (self);
}

CheckbitSet *
checkbit_mask_group_get_current (CheckbitMaskGroup *self)
{
  CheckbitMaskTile *tile;

  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUP (self), NULL);

  tile = checkbit_mask_group_input_get_current (self->input);
  return tile != NULL ? checkbit_mask_tile_get_set (tile) : NULL;
}

gboolean
checkbit_mask_group_focus_first (CheckbitMaskGroup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUP (self), FALSE);

  for (guint i = 0; i < self->tiles->len; i++)
    if (gtk_widget_get_visible (self->tiles->pdata[i]))
      return gtk_widget_grab_focus (self->tiles->pdata[i]);
  return FALSE;
}

void
checkbit_mask_group_foreach_tile (CheckbitMaskGroup *self, GFunc func, gpointer data)
{
  g_return_if_fail (CHECKBIT_IS_MASK_GROUP (self));

  g_ptr_array_foreach (self->tiles, func, data);
}
