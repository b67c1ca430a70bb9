/* The driver's eyes: finds things by their accessible names, through AT-SPI.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-tree.h"

#include <string.h>

gint64
driver_begin_beat (Driver *self)
{
  return self->beating ? driver_get_work_us (self) : 0;
}

void
driver_end_beat (Driver *self, gint64 work)
{
  if (self->beating)
    self->beat.worked_us = MAX (self->beat.worked_us, driver_get_work_us (self) - work);
  self->beat.n++;
}

char *
driver_ask_name (Driver *self, AtspiAccessible *node)
{
  gint64 work = driver_begin_beat (self);
  char *name = atspi_accessible_get_name (node, NULL);

  driver_end_beat (self, work);
  return name;
}

/* --- The accessible tree ---------------------------------------------------------------------- */

AtspiAccessible *
driver_find_app (guint pid)
{
  autounref AtspiAccessible *desktop = atspi_get_desktop (0);
  int n = atspi_accessible_get_child_count (desktop, NULL);
  for (int i = 0; i < n; i++)
    {
      autounref AtspiAccessible *app = atspi_accessible_get_child_at_index (desktop, i, NULL);
      if (app != NULL && atspi_accessible_get_process_id (app, NULL) == pid)
        return g_steal_pointer (&app);
    }
  return NULL;
}

typedef struct
{
  char *role;
  char *name;
  gboolean prefix;
  gboolean last;
  AtspiAccessible *found;
} Query;

static void
query_init (Query *query, const char *spec)
{
  *query = (Query){ .last = g_str_has_prefix (spec, "last ") };
  if (query->last)
    spec += strlen ("last ");
  const char *colon = strchr (spec, ':');
  if (colon != NULL && colon[1] == ' ')
    colon = NULL; /* a sentence's, not a role's */
  if (colon != NULL)
    query->role = g_strndup (spec, colon - spec);
  query->name = g_strdup (colon != NULL ? colon + 1 : spec);
  query->prefix = g_str_has_suffix (query->name, "*");
  if (query->prefix)
    query->name[strlen (query->name) - 1] = '\0';
}

static void
query_clear (Query *query)
{
  g_free (query->role);
  g_free (query->name);
  g_clear_object (&query->found);
}

static gboolean
name_fits (const Query *query, const char *name)
{
  if (!query->prefix)
    return g_str_equal (name, query->name);
  if (*query->name == '\0')
    return TRUE;
  return g_str_has_prefix (name, query->name) && !g_ascii_isalnum (name[strlen (query->name)]);
}

char *
driver_dup_role (AtspiAccessible *node)
{
  static const char *const old_names[][2] = { { "button", "push button" },
                                              { "toggle button", "push button" },
                                              { "grouping", "panel" } };
  g_autofree char *role = atspi_accessible_get_role_name (node, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (old_names); i++)
    if (g_strcmp0 (role, old_names[i][0]) == 0)
      return g_strdup (old_names[i][1]);
  return g_steal_pointer (&role);
}

static gboolean
role_fits (const Query *query, AtspiAccessible *node)
{
  if (query->role == NULL)
    return TRUE;
  g_autofree char *role = driver_dup_role (node);
  return role != NULL && strstr (role, query->role) != NULL;
}

/* A text may change between the requests for its length and its content, and would then be cut: so
 * both are repeated until the length is stable. (transfer full) */
static char *
read_text (AtspiText *text)
{
  int length = atspi_text_get_character_count (text, NULL), now;
  char *words = atspi_text_get_text (text, 0, length, NULL);

  while ((now = atspi_text_get_character_count (text, NULL)) != length)
    {
      length = now;
      g_free (words);
      words = atspi_text_get_text (text, 0, length, NULL);
    }
  return words;
}

/* (transfer full), or NULL for what has no text. */
static char *
dup_text (AtspiAccessible *node)
{
  autounref AtspiText *text = atspi_accessible_get_text_iface (node);

  if (text == NULL)
    return NULL;
  return read_text (text);
}

/* (transfer full), or NULL where nothing labels the node. */
static char *
dup_text_of_label (AtspiAccessible *node)
{
  g_autoptr (GArray) relations = atspi_accessible_get_relation_set (node, NULL);
  char *text = NULL;

  for (guint i = 0; relations != NULL && i < relations->len; i++)
    {
      autounref AtspiRelation *relation = g_array_index (relations, AtspiRelation *, i);
      if (text == NULL && atspi_relation_get_relation_type (relation) == ATSPI_RELATION_LABELLED_BY
          && atspi_relation_get_n_targets (relation) > 0)
        {
          autounref AtspiAccessible *label = atspi_relation_get_target (relation, 0);
          text = dup_text (label);
        }
    }
  return text;
}

static gboolean
may_lack_name (const char *role)
{
  return role != NULL && (strstr (role, "menu item") != NULL || strstr (role, "status") != NULL);
}

char *
driver_dup_spoken_name (AtspiAccessible *node, char *name)
{
  g_autofree char *role = name != NULL && *name == '\0' ? driver_dup_role (node) : NULL;
  char *text;

  if (!may_lack_name (role))
    return name;
  text = strstr (role, "status") != NULL ? dup_text (node) : dup_text_of_label (node);
  if (text == NULL)
    return name;
  g_free (name);
  return text;
}

/* GTK 4.8 reports what is visible but not what is showing: what is showing also has a size. */
static gboolean
is_showing (AtspiAccessible *node)
{
  autounref AtspiStateSet *states = atspi_accessible_get_state_set (node);
  autounref AtspiComponent *component = atspi_accessible_get_component_iface (node);
  if (!atspi_state_set_contains (states, ATSPI_STATE_VISIBLE) || component == NULL)
    return FALSE;
  AtspiRect *box = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  gboolean has_size = box != NULL && box->width > 0 && box->height > 0;
  g_free (box);
  return has_size;
}

static gboolean
match_cb (AtspiAccessible *root, const char *path, const char *told, gpointer data)
{
  Query *query = data;
  gboolean nameless = *told == '\0' && may_lack_name (query->role);

  if (!nameless && !name_fits (query, told))
    return FALSE;
  autounref AtspiAccessible *node = driver_tree_resolve (root, path);
  if (!role_fits (query, node))
    return FALSE;
  g_autofree char *name
      = nameless ? driver_dup_spoken_name (node, g_strdup (told)) : g_strdup (told);
  if (!name_fits (query, name) || !is_showing (node))
    return FALSE;
  g_set_object (&query->found, node);
  return !query->last;
}

/* (transfer full), or NULL if nothing with that name shows before the timeout. */
static AtspiAccessible *
find (Driver *self, const char *spec, gboolean wait)
{
  Query query;
  gint64 end = time_patience ();
  query_init (&query, spec);
  while (!driver_tree_walk (self, self->app, match_cb, &query) && query.found == NULL && wait
         && !time_is_up (end))
    driver_pause_ms (50);
  AtspiAccessible *found = g_steal_pointer (&query.found);
  query_clear (&query);
  return found;
}

/* For the message of a failing test: what is showing, and where. */
static gboolean
print_cb (AtspiAccessible *root, const char *path, const char *name, gpointer data)
{
  autounref AtspiAccessible *node = *name != '\0' ? driver_tree_resolve (root, path) : NULL;
  g_autofree char *role = node != NULL && is_showing (node) ? driver_dup_role (node) : NULL;
  int x, y;

  if (role == NULL || !driver_find_place (node, &x, &y))
    return FALSE;
  g_printerr ("  %s:%s at %d, %d%s\n", role, name, x, y, driver_is_busy (node) ? ", busy" : "");
  return FALSE;
}

void
driver_print_shown (Driver *self)
{
  g_printerr ("What shows, the pointer being at %d, %d:\n", self->pointer_x, self->pointer_y);
  driver_tree_walk (self, self->app, print_cb, NULL);
}

AtspiAccessible *
driver_find_or_fail (Driver *self, const char *spec)
{
  AtspiAccessible *node = find (self, spec, TRUE);
  driver_assert_alive (self);
  if (node != NULL)
    return node;
  driver_print_shown (self);
  g_error ("nothing named '%s' is showing", spec);
}

DriverBeat
driver_take_beat (Driver *self)
{
  DriverBeat beat = self->beat;

  self->beat = (DriverBeat){ 0 };
  self->beating = TRUE;
  return beat;
}

gboolean
driver_is_busy (AtspiAccessible *node)
{
  autounref AtspiStateSet *states = atspi_accessible_get_state_set (node);
  autounref AtspiAccessible *parent = NULL;

  if (atspi_state_set_contains (states, ATSPI_STATE_BUSY))
    return TRUE;
  parent = atspi_accessible_get_parent (node, NULL);
  return parent != NULL && driver_is_busy (parent);
}

gboolean
driver_find_place (AtspiAccessible *node, int *x, int *y)
{
  autounref AtspiComponent *component = atspi_accessible_get_component_iface (node);
  AtspiRect *box = NULL;
  if (component != NULL)
    box = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  if (box == NULL)
    return FALSE;
  *x = box->x + box->width / 2;
  *y = box->y + box->height / 2;
  g_free (box);
  return TRUE;
}

void
driver_place_of (AtspiAccessible *node, int *x, int *y)
{
  g_assert_true (driver_find_place (node, x, y));
}

/* --- What a person sees and does -------------------------------------------------------------- */

gboolean
driver_has (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = find (self, name, FALSE);
  return node != NULL;
}

void
driver_expect (Driver *self, const char *name)
{
  g_object_unref (driver_find_or_fail (self, name));
}

void
driver_expect_gone (Driver *self, const char *name)
{
  gint64 end = time_patience ();
  while (driver_has (self, name))
    {
      driver_assert_alive (self);
      if (time_is_up (end))
        g_error ("'%s' is still showing", name);
      driver_pause_ms (50);
    }
}

char *
driver_name (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = driver_find_or_fail (self, name);
  return atspi_accessible_get_name (node, NULL);
}

char *
driver_text (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = driver_find_or_fail (self, name);
  autounref AtspiText *text = atspi_accessible_get_text_iface (node);
  g_assert_nonnull (text);
  return read_text (text);
}

void
driver_expect_text (Driver *self, const char *name, const char *text)
{
  gint64 end = time_patience ();
  g_autofree char *now = driver_text (self, name);
  while (g_strcmp0 (now, text) != 0 && !time_is_up (end))
    {
      driver_pause_ms (30);
      g_free (now);
      now = driver_text (self, name);
    }
  g_assert_cmpstr (now, ==, text);
}

void
driver_expect_text_change (Driver *self, const char *name, char **text)
{
  gint64 end = time_patience ();
  g_autofree char *now = driver_text (self, name);
  while (g_strcmp0 (now, *text) == 0 && !time_is_up (end))
    {
      driver_pause_ms (30);
      g_free (now);
      now = driver_text (self, name);
    }
  g_assert_cmpstr (now, !=, *text);
  g_free (*text);
  *text = g_steal_pointer (&now);
}

gboolean
driver_is_focused (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = driver_find_or_fail (self, name);
  autounref AtspiStateSet *states = atspi_accessible_get_state_set (node);
  return atspi_state_set_contains (states, ATSPI_STATE_FOCUSED);
}

double
driver_value (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = driver_find_or_fail (self, name);
  autounref AtspiValue *value = atspi_accessible_get_value_iface (node);
  g_assert_nonnull (value);
  return atspi_value_get_current_value (value, NULL);
}

void
driver_get_place (Driver *self, const char *name, int *x, int *y)
{
  autounref AtspiAccessible *node = driver_find_or_fail (self, name);
  int centre_x, centre_y;

  driver_place_of (node, &centre_x, &centre_y);
  if (x != NULL)
    *x = centre_x;
  if (y != NULL)
    *y = centre_y;
}

typedef struct
{
  const char *part;
  GPtrArray *names;
} Collection;

static gboolean
collect_cb (AtspiAccessible *root, const char *path, const char *name, gpointer data)
{
  Collection *collection = data;
  if (strstr (name, collection->part) != NULL)
    g_ptr_array_add (collection->names, g_strdup (name));
  return FALSE;
}

GPtrArray *
driver_names_with (Driver *self, const char *part)
{
  Collection collection = { part, g_ptr_array_new_with_free_func (g_free) };
  driver_tree_walk (self, self->app, collect_cb, &collection);
  return collection.names;
}

static gboolean
collect_nameless_cb (AtspiAccessible *root, const char *path, const char *name, gpointer data)
{
  Collection *collection = data;
  autounref AtspiAccessible *node = *name == '\0' ? driver_tree_resolve (root, path) : NULL;
  g_autofree char *role = node != NULL ? driver_dup_role (node) : NULL;

  if (node != NULL && g_strcmp0 (role, collection->part) == 0 && is_showing (node))
    g_ptr_array_add (collection->names, g_strdup (path));
  return FALSE;
}

GPtrArray *
driver_nameless (Driver *self, const char *role)
{
  Collection collection = { role, g_ptr_array_new_with_free_func (g_free) };
  driver_tree_walk (self, self->app, collect_nameless_cb, &collection);
  return collection.names;
}

static gboolean
is_class (const char *name)
{
  return g_regex_match_simple ("^(Gtk|Adw|Gdk|Checkbit)[A-Z][A-Za-z]+$", name, 0, 0);
}

/* Widgets that a screen reader skips silently. */
static gboolean
is_scenery (const char *role)
{
  static const char *const scenery[]
      = { "filler", "scroll bar", "image", "icon", "label", "alert", "separator", NULL };

  return g_strv_contains (scenery, role);
}

static gboolean
is_focusable (AtspiAccessible *node)
{
  autounref AtspiStateSet *states = atspi_accessible_get_state_set (node);

  return atspi_state_set_contains (states, ATSPI_STATE_FOCUSABLE);
}

/* A drop-down is named by its content: the parts need no names. */
static gboolean
is_in_choice (AtspiAccessible *node)
{
  autounref AtspiAccessible *parent = atspi_accessible_get_parent (node, NULL);
  g_autofree char *role = parent != NULL ? driver_dup_role (parent) : NULL;

  return role != NULL && (g_str_equal (role, "combo box") || is_in_choice (parent));
}

static gboolean
is_badly_named (AtspiAccessible *node, const char *role, const char *name)
{
  if (is_class (name))
    return !is_scenery (role);
  /* A scrolled window takes the focus if nothing inside it does. */
  return *name == '\0' && !g_str_equal (role, "scroll pane") && is_focusable (node)
         && !is_in_choice (node);
}

static gboolean
collect_badly_named_cb (AtspiAccessible *root, const char *path, const char *name, gpointer data)
{
  GPtrArray *found = data;
  autounref AtspiAccessible *node
      = *name == '\0' || is_class (name) ? driver_tree_resolve (root, path) : NULL;
  g_autofree char *role = node != NULL ? driver_dup_role (node) : NULL;

  if (role != NULL && is_showing (node) && is_badly_named (node, role, name))
    g_ptr_array_add (found, g_strdup_printf ("%s “%s”", role, name));
  return FALSE;
}

GPtrArray *
driver_badly_named (Driver *self)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  driver_tree_walk (self, self->app, collect_badly_named_cb, found);
  return found;
}

GPtrArray *
driver_names_in (Driver *self, const char *name)
{
  autounref AtspiAccessible *node = driver_find_or_fail (self, name);
  Collection collection = { "", g_ptr_array_new_with_free_func (g_free) };
  driver_tree_walk (self, node, collect_cb, &collection);
  return collection.names;
}
