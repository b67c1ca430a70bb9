/* Diagrams as PNG files, drawn by a separate program, checkbit-draw-picture: neither a command-line
 * tool nor a window that seldom draw should load librsvg and its libraries at every start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/diagram.h"

G_BEGIN_DECLS

/* The picture as a PNG file, with scale (1 to 16) pixels per unit of the SVG document; NULL if it
 * cannot be drawn, or the program is missing. Blocks; thread-safe. (transfer full) */
GBytes *checkbit_picture_to_png (const CheckbitDiagram *diagram, guint scale, GError **error);

G_END_DECLS
