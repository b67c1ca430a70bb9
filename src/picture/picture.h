/* Diagrams as pixels: what checkbit-cli and the window share where librsvg and Cairo are there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/diagram.h"

G_BEGIN_DECLS

/* The picture as a PNG file, scale (1 to 16) pixels for each unit of the SVG document; NULL with
 * G_IO_ERROR_NOT_SUPPORTED where this build has no librsvg. May be called in any thread. (transfer
 * full) */
GBytes *checkbit_picture_to_png (const CheckbitDiagram *diagram, guint scale, GError **error);

G_END_DECLS
