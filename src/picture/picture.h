/* Diagrams as pixels: shared by checkbit-cli and the window if librsvg and Cairo are available.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/diagram.h"

G_BEGIN_DECLS

/* The picture as a PNG file, with scale (1 to 16) pixels per unit of the SVG document; NULL with
 * G_IO_ERROR_NOT_SUPPORTED if this build has no librsvg. Thread-safe. (transfer full) */
GBytes *checkbit_picture_to_png (const CheckbitDiagram *diagram, guint scale, GError **error);

G_END_DECLS
