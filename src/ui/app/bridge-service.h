/* The method by which other programs show sets here over D-Bus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/inspect/inspection.h"

G_BEGIN_DECLS

/* The interface: Show (s name, as values, s layout), Clear (). */
#define CHECKBIT_BRIDGE_INTERFACE "io.github.checkbit.Checkbit.Bridge"

/* Returns the inspection that shows the sets: that of the window in use. (transfer none) */
typedef CheckbitInspection *(*CheckbitBridgeFunc) (gpointer user_data);

/* Exports the interface at a path. Returns its registration, to be given to
 * g_dbus_connection_unregister_object(); 0 with an error where that is not possible. */
guint checkbit_bridge_service_register (GDBusConnection *connection,
                                        const char *path,
                                        CheckbitBridgeFunc get_inspection,
                                        gpointer user_data,
                                        GError **error);

G_END_DECLS
