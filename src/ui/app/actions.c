/* The actions of a window, as one table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/actions.h"

#include "game/controller/controller.h"

/* The data of an action. Another program may hold the action longer than the objects live. */
typedef struct
{
  const CheckbitActionRow *row;
  GObject *part;                  /* weak */
  CheckbitController *controller; /* weak */
} Link;

typedef void (*Callback) (gpointer part, GVariant *parameter);

static void
link_free (gpointer data)
{
  Link *link = data;

  g_clear_weak_pointer (&link->part);
  g_clear_weak_pointer (&link->controller);
  g_free (link);
}

static Link *
get_link (GSimpleAction *action)
{
  return g_object_get_data (G_OBJECT (action), "checkbit-link");
}

/* Returns the part or the controller, whichever has the property. */
static GObject *
get_source (Link *link, const char *property)
{
  GObjectClass *part_class = G_OBJECT_GET_CLASS (link->part);

  return g_object_class_find_property (part_class, property) != NULL ? link->part
                                                                     : G_OBJECT (link->controller);
}

static gboolean
get_boolean (Link *link, const char *property)
{
  gboolean value;

  g_object_get (get_source (link, property), property, &value, NULL);
  return value;
}

static void
update (GSimpleAction *action)
{
  Link *link = get_link (action);
  const CheckbitActionRow *row = link->row;

  if (link->part == NULL || link->controller == NULL)
    return;
  g_simple_action_set_enabled (
      action, (checkbit_controller_get_mode (link->controller) & row->modes) != 0
                  && (row->sensitive == NULL || get_boolean (link, row->sensitive)));
  if (row->state != NULL)
    g_simple_action_set_state (action, g_variant_new_boolean (get_boolean (link, row->state)));
}

static void
activate_cb (GSimpleAction *action, GVariant *parameter)
{
  Link *link = get_link (action);
  const CheckbitActionRow *row = link->row;

  if (link->part == NULL || link->controller == NULL)
    return;
  if (row->callback != NULL)
    ((Callback) row->callback) (link->part, parameter);
  else
    g_object_set (get_source (link, row->state), row->state, !get_boolean (link, row->state), NULL);
}

static void
follow (GSimpleAction *action, const char *property)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  g_signal_connect_object (get_source (get_link (action), property), signal, G_CALLBACK (update),
                           action, G_CONNECT_SWAPPED);
}

static GSimpleAction *
create (const CheckbitActionRow *row, GObject *part, CheckbitController *controller)
{
  g_autoptr (GVariantType) type = row->type != NULL ? g_variant_type_new (row->type) : NULL;
  GVariant *state = row->state != NULL ? g_variant_new_boolean (FALSE) : NULL;
  GSimpleAction *action = state != NULL ? g_simple_action_new_stateful (row->name, type, state)
                                        : g_simple_action_new (row->name, type);
  Link *link = g_new0 (Link, 1);

  link->row = row;
  g_set_weak_pointer (&link->part, part);
  g_set_weak_pointer (&link->controller, controller);
  g_object_set_data_full (G_OBJECT (action), "checkbit-link", link, link_free);
  g_signal_connect (action, "activate", G_CALLBACK (activate_cb), NULL);
  g_signal_connect_object (controller, "notify::mode", G_CALLBACK (update), action,
                           G_CONNECT_SWAPPED);
  if (row->sensitive != NULL)
    follow (action, row->sensitive);
  if (row->state != NULL)
    follow (action, row->state);
  return action;
}

void
checkbit_actions_add (GActionMap *map, CheckbitParts *parts, const CheckbitActionRow *rows, guint n)
{
  CheckbitController *controller = checkbit_parts_get (parts, CHECKBIT_TYPE_CONTROLLER);

  for (guint i = 0; i < n; i++)
    {
      gpointer part = rows[i].part != NULL ? checkbit_parts_get (parts, rows[i].part ()) : parts;
      g_autoptr (GSimpleAction) action = create (&rows[i], part, controller);

      update (action);
      g_action_map_add_action (map, G_ACTION (action));
    }
}
