/* How much room a row of tiles takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A widget that is only measured, before there are any tiles and while they are elsewhere. Minimum
 * width: four tiles in a row, each with its value on one line; natural width: six.
 *
 * CSS nodes: `mask-groups > mask-tile`, for the padding of both. Hidden from assistive
 * technology. */
#define CHECKBIT_TYPE_MASK_ROOM (checkbit_mask_room_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMaskRoom, checkbit_mask_room, CHECKBIT, MASK_ROOM, GtkWidget)

GtkWidget *checkbit_mask_room_new (void);

G_END_DECLS
