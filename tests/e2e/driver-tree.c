/* The accessible tree of a program, read with fewer waits than libatspi needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-tree.h"

#include <dbus/dbus.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define MAX_DEPTH 60

typedef struct
{
  Driver *driver;
  AtspiAccessible *root;
  DBusConnection *bus;
  const char *owner; /* the program's name on the bus */
  DriverVisitor visitor;
  gpointer data;
} Walk;

typedef struct
{
  char *path;
  DBusPendingCall *name, *children; /* requests whose answer was not used yet */
} Node;

/* --- Questions -------------------------------------------------------------------------------- */

static DBusPendingCall *
ask (const Walk *self,
     const char *path,
     const char *interface,
     const char *method,
     const char *property)
{
  const char *of = ACCESSIBLE;
  DBusMessage *message = dbus_message_new_method_call (self->owner, path, interface, method);
  DBusPendingCall *answer = NULL;

  g_assert_nonnull (message);
  if (property != NULL)
    dbus_message_append_args (message, DBUS_TYPE_STRING, &of, DBUS_TYPE_STRING, &property,
                              DBUS_TYPE_INVALID);
  dbus_connection_send_with_reply (self->bus, message, &answer, PATIENCE_MS);
  dbus_message_unref (message);
  return answer;
}

static void
forget (DBusPendingCall **answer)
{
  if (*answer == NULL)
    return;
  dbus_pending_call_cancel (*answer);
  dbus_pending_call_unref (*answer);
  *answer = NULL;
}

/* The answer to a request; NULL if the object no longer exists. (transfer full) */
static DBusMessage *
take (DBusPendingCall **answer)
{
  DBusMessage *message;

  if (*answer == NULL)
    return NULL;
  dbus_pending_call_block (*answer);
  message = dbus_pending_call_steal_reply (*answer);
  dbus_pending_call_unref (*answer);
  *answer = NULL;
  if (message != NULL && dbus_message_get_type (message) == DBUS_MESSAGE_TYPE_ERROR)
    g_clear_pointer (&message, dbus_message_unref);
  return message;
}

/* --- Nodes ------------------------------------------------------------------------------------ */

static Node *
node_new (const Walk *self, const char *path)
{
  Node *node = g_new (Node, 1);

  node->path = g_strdup (path);
  node->name = ask (self, path, "org.freedesktop.DBus.Properties", "Get", "Name");
  node->children = ask (self, path, ACCESSIBLE, "GetChildren", NULL);
  return node;
}

static void
node_free (gpointer data)
{
  Node *node = data;

  forget (&node->name);
  forget (&node->children);
  g_free (node->path);
  g_free (node);
}

/* (transfer full) (nullable) */
static char *
take_name (const Walk *self, Node *node)
{
  gint64 work = driver_begin_beat (self->driver);
  DBusMessage *answer = take (&node->name);
  DBusMessageIter iter, variant;
  const char *name = NULL;
  char *copy;

  driver_end_beat (self->driver, work);
  if (answer == NULL)
    return NULL;
  if (dbus_message_iter_init (answer, &iter)
      && dbus_message_iter_get_arg_type (&iter) == DBUS_TYPE_VARIANT)
    {
      dbus_message_iter_recurse (&iter, &variant);
      if (dbus_message_iter_get_arg_type (&variant) == DBUS_TYPE_STRING)
        dbus_message_iter_get_basic (&variant, &name);
    }
  copy = g_strdup (name);
  dbus_message_unref (answer);
  return copy;
}

/* The children of a node, which have been asked for theirs. (transfer full) */
static GPtrArray *
take_children (const Walk *self, Node *node)
{
  GPtrArray *children = g_ptr_array_new_with_free_func (node_free);
  DBusMessage *answer = take (&node->children);
  DBusMessageIter iter, array, child;

  if (answer == NULL)
    return children;
  if (dbus_message_has_signature (answer, "a(so)") && dbus_message_iter_init (answer, &iter))
    for (dbus_message_iter_recurse (&iter, &array);
         dbus_message_iter_get_arg_type (&array) == DBUS_TYPE_STRUCT;
         dbus_message_iter_next (&array))
      {
        const char *owner, *path;

        dbus_message_iter_recurse (&array, &child);
        dbus_message_iter_get_basic (&child, &owner);
        dbus_message_iter_next (&child);
        dbus_message_iter_get_basic (&child, &path);
        if (g_str_equal (owner, self->owner))
          g_ptr_array_add (children, node_new (self, path));
      }
  dbus_message_unref (answer);
  return children;
}

/* --- The tree --------------------------------------------------------------------------------- */

static gboolean
visit (const Walk *self, Node *node, guint depth)
{
  g_autofree char *name = take_name (self, node);

  if (name != NULL && self->visitor (self->root, node->path, name, self->data))
    return TRUE;
  if (depth == MAX_DEPTH)
    return FALSE;
  g_autoptr (GPtrArray) children = take_children (self, node);
  for (guint i = 0; i < children->len; i++)
    if (visit (self, g_ptr_array_index (children, i), depth + 1))
      return TRUE;
  return FALSE;
}

gboolean
driver_tree_walk (Driver *self, AtspiAccessible *root, DriverVisitor visitor, gpointer data)
{
  const AtspiObject *object = ATSPI_OBJECT (root);
  const Walk walk = { self, root, object->app->bus, object->app->bus_name, visitor, data };
  Node *node = node_new (&walk, object->path);
  gboolean found = visit (&walk, node, 0);

  node_free (node);
  return found;
}

AtspiAccessible *
driver_tree_resolve (AtspiAccessible *root, const char *path)
{
  /* Creates an accessible from a name and a path in an answer, as libatspi does internally; it has
   * no public function for that. */
  AtspiObject *object = g_object_new (ATSPI_TYPE_ACCESSIBLE, NULL);

  object->app = g_object_ref (ATSPI_OBJECT (root)->app);
  object->path = g_strdup (path);
  return ATSPI_ACCESSIBLE (object);
}
