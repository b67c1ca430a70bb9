/* All groups of the page Masks, one below the other: sets sent by programs, pasted sets, the masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-groups.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/inspector/masks/pasted-view.h"

#define FOLDED_KEY "folded-groups"

/* The permanent groups: those of masks, and the sets sent by programs. */
#define N_FIXED (CHESS_N_MASK_GROUPS + 1)

struct _CheckbitMaskGroups
{
  GtkWidget parent_instance;

  GtkWidget *fixed[N_FIXED];
  CheckbitPastedView *pasted;
  GtkWidget *nothing_found; /* NULL until needed */

  GSettings *settings; /* owned; NULL for none */
  char *filter;        /* owned */
  gboolean reading;    /* the folding is being read, and must not be written back meanwhile */
  gboolean filtering;  /* the groups take a filter one by one */
};

enum
{
  SIGNAL_GROUP_ADDED,
  SIGNAL_CHANGED,
  SIGNAL_REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitMaskGroups, checkbit_mask_groups, GTK_TYPE_WIDGET)

/* --- The groups ----------------------------------------------------------------------------- */

guint
checkbit_mask_groups_get_n_groups (CheckbitMaskGroups *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUPS (self), 0);

  return N_FIXED + checkbit_pasted_view_get_n_groups (self->pasted);
}

CheckbitMaskGroup *
checkbit_mask_groups_get_group (CheckbitMaskGroups *self, guint index)
{
  guint n_pasted;

  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUPS (self), NULL);

  n_pasted = checkbit_pasted_view_get_n_groups (self->pasted);
  if (index == 0)
    return CHECKBIT_MASK_GROUP (self->fixed[CHESS_N_MASK_GROUPS]);
  return index <= n_pasted ? checkbit_pasted_view_get_group (self->pasted, index - 1)
                           : CHECKBIT_MASK_GROUP (self->fixed[index - 1 - n_pasted]);
}

void
checkbit_mask_groups_foreach_tile (CheckbitMaskGroups *self, GFunc func, gpointer data)
{
  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self); i++)
    checkbit_mask_group_foreach_tile (checkbit_mask_groups_get_group (self, i), func, data);
}

void
checkbit_mask_groups_focus_first (CheckbitMaskGroups *self)
{
  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self); i++)
    if (checkbit_mask_group_focus_first (checkbit_mask_groups_get_group (self, i)))
      return;
}

/* --- Visible rows --------------------------------------------------------------------------- */

void
checkbit_mask_groups_set_visible_span (CheckbitMaskGroups *self, int top, int bottom)
{
  g_return_if_fail (CHECKBIT_IS_MASK_GROUPS (self));

  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self); i++)
    {
      CheckbitMaskGroup *group = checkbit_mask_groups_get_group (self, i);
      double y = 0;

      gtk_widget_translate_coordinates (GTK_WIDGET (group), GTK_WIDGET (self), 0, 0, NULL, &y);
      checkbit_mask_group_set_visible_span (group, top - (int) y, bottom - (int) y);
    }
}

/* Until a visible range is set, all rows count as visible. */
static void
forget_span (CheckbitMaskGroups *self)
{
  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self); i++)
    checkbit_mask_group_set_visible_span (checkbit_mask_groups_get_group (self, i), 0, G_MAXINT);
}

/* --- Folding -------------------------------------------------------------------------------- */

/* The name of a group in the settings. */
static const char *
get_id (guint index)
{
  return index == CHESS_N_MASK_GROUPS ? "sent" : chess_mask_group_id ((ChessMaskGroup) index);
}

static void
write_folded (CheckbitMaskGroups *self)
{
  const char *ids[N_FIXED + 1];
  guint n = 0;

  if (self->settings == NULL || self->reading)
    return;

  for (guint i = 0; i < N_FIXED; i++)
    if (checkbit_mask_group_get_folded (CHECKBIT_MASK_GROUP (self->fixed[i])))
      ids[n++] = get_id (i);
  ids[n] = NULL;

  g_auto (GStrv) old = g_settings_get_strv (self->settings, FOLDED_KEY);
  if (!g_strv_equal ((const char *const *) old, ids))
    g_settings_set_strv (self->settings, FOLDED_KEY, ids);
}

static void
folded_cb (CheckbitMaskGroups *self)
{
  forget_span (self);
  write_folded (self);
}

static void
read_folded (CheckbitMaskGroups *self)
{
  g_auto (GStrv) ids = NULL;

  if (self->settings == NULL)
    return;

  ids = g_settings_get_strv (self->settings, FOLDED_KEY);
  self->reading = TRUE;
  for (guint i = 0; i < N_FIXED; i++)
    checkbit_mask_group_set_folded (CHECKBIT_MASK_GROUP (self->fixed[i]),
                                    g_strv_contains ((const char *const *) ids, get_id (i)));
  self->reading = FALSE;
}

/* Settings with an unknown or older schema are ignored. */
static gboolean
has_folded_key (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, FOLDED_KEY);
}

gboolean
checkbit_mask_groups_set_settings (CheckbitMaskGroups *self, GSettings *settings)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUPS (self), FALSE);

  if (settings != NULL && !has_folded_key (settings))
    settings = NULL;
  if (self->settings == settings)
    return FALSE;

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_set_object (&self->settings, settings);
  if (settings != NULL)
    g_signal_connect_swapped (settings, "changed::" FOLDED_KEY, G_CALLBACK (read_folded), self);
  read_folded (self);
  return TRUE;
}

GSettings *
checkbit_mask_groups_get_settings (CheckbitMaskGroups *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MASK_GROUPS (self), NULL);

  return self->settings;
}

/* --- Search --------------------------------------------------------------------------------- */

static void
show_nothing_found (CheckbitMaskGroups *self, gboolean show)
{
  if (show && self->nothing_found == NULL)
    {
      self->nothing_found = g_object_new (
          ADW_TYPE_STATUS_PAGE, "icon-name", "system-search-symbolic", "title", _ ("Nothing found"),
          "description", _ ("Search for a title, an ID or a formula."), "vexpand", TRUE, NULL);
      gtk_widget_add_css_class (self->nothing_found, "compact");
      checkbit_accessible_name_children (self->nothing_found, _ ("Nothing found"));
      gtk_widget_set_parent (self->nothing_found, GTK_WIDGET (self));
    }
  if (self->nothing_found != NULL)
    gtk_widget_set_visible (self->nothing_found, show);
}

/* A search hides the groups without a match. */
static gboolean
has_visible_group (CheckbitMaskGroups *self)
{
  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self); i++)
    if (gtk_widget_get_visible (GTK_WIDGET (checkbit_mask_groups_get_group (self, i))))
      return TRUE;
  return FALSE;
}

/* A set that comes or goes during a search may be the only match. */
static void
visible_cb (CheckbitMaskGroups *self)
{
  if (!self->filtering)
    show_nothing_found (self, *self->filter != '\0' && !has_visible_group (self));
}

void
checkbit_mask_groups_set_filter (CheckbitMaskGroups *self, const char *text)
{
  char *filter;

  g_return_if_fail (CHECKBIT_IS_MASK_GROUPS (self));
  g_return_if_fail (text != NULL);

  filter = g_strdup (text);
  g_free (self->filter);
  self->filter = filter;
  self->filtering = TRUE;
  for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self); i++)
    checkbit_mask_group_set_filter (checkbit_mask_groups_get_group (self, i), filter);
  self->filtering = FALSE;
  visible_cb (self);
  forget_span (self);
}

/* --- Pasted sets ---------------------------------------------------------------------------- */

static void
follow (CheckbitMaskGroups *self, CheckbitMaskGroup *group)
{
  g_signal_connect_swapped (group, "notify::folded", G_CALLBACK (folded_cb), self);
  g_signal_connect_swapped (group, "notify::visible", G_CALLBACK (visible_cb), self);
}

static void
pasted_added_cb (CheckbitMaskGroups *self, CheckbitMaskGroup *group)
{
  follow (self, group);
  g_signal_emit (self, signals[SIGNAL_GROUP_ADDED], 0, group);
}

static void
pasted_cb (CheckbitMaskGroups *self)
{
  checkbit_mask_groups_set_filter (self, self->filter);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
remove_cb (CheckbitMaskGroups *self, CheckbitPastedGroup *group)
{
  g_signal_emit (self, signals[SIGNAL_REMOVE], 0, group);
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_mask_groups_dispose (GObject *object)
{
  CheckbitMaskGroups *self = CHECKBIT_MASK_GROUPS (object);
  GtkWidget *child;

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  if (self->pasted != NULL)
    {
      for (guint i = 0; i < checkbit_mask_groups_get_n_groups (self); i++)
        g_signal_handlers_disconnect_by_data (checkbit_mask_groups_get_group (self, i), self);
      g_signal_handlers_disconnect_by_data (self->pasted, self);
    }
  self->pasted = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_mask_groups_parent_class)->dispose (object);
}

static void
checkbit_mask_groups_finalize (GObject *object)
{
  g_free (CHECKBIT_MASK_GROUPS (object)->filter);
  G_OBJECT_CLASS (checkbit_mask_groups_parent_class)->finalize (object);
}

static void
checkbit_mask_groups_class_init (CheckbitMaskGroupsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_mask_groups_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_mask_groups_finalize;
  signals[SIGNAL_GROUP_ADDED]
      = g_signal_new ("group-added", CHECKBIT_TYPE_MASK_GROUPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, CHECKBIT_TYPE_MASK_GROUP);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_MASK_GROUPS, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REMOVE]
      = g_signal_new ("remove", CHECKBIT_TYPE_MASK_GROUPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, CHECKBIT_TYPE_PASTED_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "mask-groups");
}

static void
checkbit_mask_groups_init (CheckbitMaskGroups *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->filter = g_strdup ("");
}

static void
add_fixed (CheckbitMaskGroups *self, guint index, GtkWidget *group, GListModel *model)
{
  self->fixed[index] = group;
  follow (self, CHECKBIT_MASK_GROUP (group));
  checkbit_mask_group_set_model (CHECKBIT_MASK_GROUP (group), model);
  gtk_widget_set_parent (group, GTK_WIDGET (self));
}

static void
add_pasted (CheckbitMaskGroups *self, CheckbitInspection *inspection)
{
  GtkWidget *pasted = checkbit_pasted_view_new (checkbit_inspection_get_pasted (inspection),
                                                checkbit_inspection_get_word_form (inspection));

  self->pasted = CHECKBIT_PASTED_VIEW (pasted);
  for (guint i = 0; i < checkbit_pasted_view_get_n_groups (self->pasted); i++)
    follow (self, checkbit_pasted_view_get_group (self->pasted, i));
  g_signal_connect_swapped (pasted, "group-added", G_CALLBACK (pasted_added_cb), self);
  g_signal_connect_swapped (pasted, "changed", G_CALLBACK (pasted_cb), self);
  g_signal_connect_swapped (pasted, "remove", G_CALLBACK (remove_cb), self);
  gtk_widget_set_parent (pasted, GTK_WIDGET (self));
}

/* Sets from programs come first, as someone is waiting for them. */
GtkWidget *
checkbit_mask_groups_new (CheckbitInspection *inspection)
{
  CheckbitMaskGroups *self;
  CheckbitWordForm *form;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);

  self = g_object_new (CHECKBIT_TYPE_MASK_GROUPS, NULL);
  form = checkbit_inspection_get_word_form (inspection);
  add_fixed (self, CHESS_N_MASK_GROUPS,
             /* Translators: the title of a group: sets that another program has sent */
             checkbit_mask_group_new_for_sets (_ ("Sent"), form),
             G_LIST_MODEL (checkbit_inspection_get_pushed (inspection)));
  add_pasted (self, inspection);
  for (guint i = 0; i < CHESS_N_MASK_GROUPS; i++)
    add_fixed (self, i, checkbit_mask_group_new ((ChessMaskGroup) i, form),
               G_LIST_MODEL (checkbit_inspection_get_masks (inspection)));
  return GTK_WIDGET (self);
}
