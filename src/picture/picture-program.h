/* Diagrams as PNG files, drawn by a separate program, checkbit-draw-picture: a command-line tool
 * that seldom draws should not load forty graphics libraries at every start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/diagram.h"

G_BEGIN_DECLS

/* The picture as a PNG file, with scale (1 to 16) pixels per unit of the SVG document; NULL if it
 * cannot be drawn, or the program is missing. Blocks. (transfer full) */
GBytes *
checkbit_picture_program_to_png (const CheckbitDiagram *diagram, guint scale, GError **error);

G_END_DECLS
