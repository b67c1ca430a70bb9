/* The method by which other programs show sets here over D-Bus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/bridge-service.h"

#include "game/inspect/bridge.h"

static const char introspection[]
    = "<node>"
      "  <interface name='" CHECKBIT_BRIDGE_INTERFACE "'>"
      "    <method name='Show'>"
      "      <arg type='s' name='name' direction='in'/>"
      "      <arg type='as' name='values' direction='in'/>"
      "      <arg type='s' name='layout' direction='in'/>"
      "    </method>"
      "    <method name='Clear'/>"
      "  </interface>"
      "</node>";

typedef struct
{
  CheckbitBridgeFunc get_inspection;
  gpointer user_data;
} Service;

static void
show (CheckbitInspection *inspection, GVariant *parameters, GDBusMethodInvocation *invocation)
{
  g_autofree const char **values = NULL;
  g_autoptr (GError) error = NULL;
  const char *name, *layout;

  g_variant_get (parameters, "(&s^a&s&s)", &name, &values, &layout);
  if (checkbit_bridge_show (inspection, name, values, layout, &error))
    g_dbus_method_invocation_return_value (invocation, NULL);
  else
    g_dbus_method_invocation_return_error_literal (invocation, G_DBUS_ERROR,
                                                   G_DBUS_ERROR_INVALID_ARGS, error->message);
}

static void
method_call_cb (GDBusConnection *connection,
                const char *sender,
                const char *path,
                const char *interface,
                const char *method,
                GVariant *parameters,
                GDBusMethodInvocation *invocation,
                gpointer user_data)
{
  Service *service = user_data;
  CheckbitInspection *inspection = service->get_inspection (service->user_data);

  if (g_str_equal (method, "Show"))
    {
      show (inspection, parameters, invocation);
      return;
    }
  checkbit_bridge_clear (inspection);
  g_dbus_method_invocation_return_value (invocation, NULL);
}

guint
checkbit_bridge_service_register (GDBusConnection *connection,
                                  const char *path,
                                  CheckbitBridgeFunc get_inspection,
                                  gpointer user_data,
                                  GError **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = method_call_cb };
  g_autoptr (GDBusNodeInfo) info = g_dbus_node_info_new_for_xml (introspection, NULL);
  Service *service;

  g_return_val_if_fail (info != NULL, 0);

  service = g_new (Service, 1);
  *service = (Service){ get_inspection, user_data };
  return g_dbus_connection_register_object (connection, path, info->interfaces[0], &vtable,
                                            service, g_free, error);
}
