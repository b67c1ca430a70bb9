/* The groups of masks: what is folded and remembered, what a search leaves, what can be
 * seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "ui/inspector/masks/mask-page-private.h"

#define FOLDED_KEY "folded-groups"

/* How far beyond the visible part rows are drawn already, in pixels. */
#define SPAN_MARGIN 96

static GtkAdjustment *
get_adjustment (CheckbitMaskPage *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* Tells the groups which of their rows can be seen. */
static void
update_spans (CheckbitMaskPage *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  int top = (int) gtk_adjustment_get_value (adjustment) - SPAN_MARGIN;
  int bottom = top + (int) gtk_adjustment_get_page_size (adjustment) + 2 * SPAN_MARGIN;

  for (guint i = 0; i < checkbit_mask_page_count_groups (self); i++)
    {
      CheckbitMaskGroup *group = checkbit_mask_page_get_group (self, i);
      double y = 0;

      gtk_widget_translate_coordinates (GTK_WIDGET (group), self->groups_box, 0, 0, NULL, &y);
      checkbit_mask_group_set_visible_span (group, top - (int) y, bottom - (int) y);
    }
}

void
checkbit_mask_page_forget_spans (CheckbitMaskPage *self)
{
  for (guint i = 0; i < checkbit_mask_page_count_groups (self); i++)
    checkbit_mask_group_set_visible_span (checkbit_mask_page_get_group (self, i), 0, G_MAXINT);
}

/* The name of a group in the settings. */
static const char *
get_group_id (guint index)
{
  return index == CHESS_N_MASK_GROUPS ? "sent" : chess_mask_group_id ((ChessMaskGroup) index);
}

static void
write_folded (CheckbitMaskPage *self)
{
  const char *ids[CHECKBIT_N_MASK_PAGE_GROUPS + 1];
  guint n = 0;

  if (self->settings == NULL || self->reading)
    return;

  for (guint i = 0; i < CHECKBIT_N_MASK_PAGE_GROUPS; i++)
    if (checkbit_mask_group_get_folded (checkbit_mask_page_get_group (self, i)))
      ids[n++] = get_group_id (i);
  ids[n] = NULL;

  g_auto (GStrv) old = g_settings_get_strv (self->settings, FOLDED_KEY);
  if (!g_strv_equal ((const char *const *) old, ids))
    g_settings_set_strv (self->settings, FOLDED_KEY, ids);
}

static void
folded_cb (CheckbitMaskPage *self)
{
  checkbit_mask_page_forget_spans (self);
  write_folded (self);
}

static void
read_folded (CheckbitMaskPage *self)
{
  g_auto (GStrv) ids = NULL;

  if (self->settings == NULL)
    return;

  ids = g_settings_get_strv (self->settings, FOLDED_KEY);
  self->reading = TRUE;
  for (guint i = 0; i < CHECKBIT_N_MASK_PAGE_GROUPS; i++)
    {
      gboolean folded = g_strv_contains ((const char *const *) ids, get_group_id (i));

      checkbit_mask_group_set_folded (checkbit_mask_page_get_group (self, i), folded);
    }
  self->reading = FALSE;
}

static void
show_nothing_found (CheckbitMaskPage *self, gboolean show)
{
  if (show && self->nothing_found == NULL)
    {
      self->nothing_found = g_object_new (
          ADW_TYPE_STATUS_PAGE, "icon-name", "system-search-symbolic", "title", _ ("Nothing found"),
          "description", _ ("Masks are found by title, id and formula."), "vexpand", TRUE, NULL);
      gtk_widget_add_css_class (self->nothing_found, "compact");
      gtk_box_append (GTK_BOX (self->groups_box), self->nothing_found);
    }
  if (self->nothing_found != NULL)
    gtk_widget_set_visible (self->nothing_found, show);
}

void
checkbit_mask_page_filter (CheckbitMaskPage *self, const char *text)
{
  guint n_matches = 0;

  for (guint i = 0; i < checkbit_mask_page_count_groups (self); i++)
    n_matches += checkbit_mask_group_set_filter (checkbit_mask_page_get_group (self, i), text);
  show_nothing_found (self, n_matches == 0 && *text != '\0');
  checkbit_mask_page_forget_spans (self);
}

/* Settings of another schema, or of an older one, are not used. */
static gboolean
has_folded_key (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, FOLDED_KEY);
}

gboolean
checkbit_mask_page_set_settings (CheckbitMaskPage *self, GSettings *settings)
{
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

void
checkbit_mask_page_connect_groups (CheckbitMaskPage *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);

  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (update_spans), self);
  g_signal_connect_swapped (adjustment, "changed", G_CALLBACK (update_spans), self);
  for (guint i = 0; i < CHECKBIT_N_MASK_PAGE_GROUPS; i++)
    checkbit_mask_page_connect_group (self, checkbit_mask_page_get_group (self, i));
}

void
checkbit_mask_page_connect_group (CheckbitMaskPage *self, CheckbitMaskGroup *group)
{
  g_signal_connect_swapped (group, "notify::folded", G_CALLBACK (folded_cb), self);
}

void
checkbit_mask_page_disconnect_groups (CheckbitMaskPage *self)
{
  g_signal_handlers_disconnect_by_data (get_adjustment (self), self);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  for (guint i = 0; i < checkbit_mask_page_count_groups (self); i++)
    g_signal_handlers_disconnect_by_data (checkbit_mask_page_get_group (self, i), self);
}
