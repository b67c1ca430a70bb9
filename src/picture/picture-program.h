/* Diagrams as PNG files, drawn by a program of its own, checkbit-draw-picture: a tool at the
 * shell that seldom draws does not wait at every start until the forty libraries that draw are
 * loaded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/diagram.h"

G_BEGIN_DECLS

/* The picture as a PNG file, scale (1 to 16) pixels for each unit of the SVG document; NULL
 * where it cannot be drawn, or the program is not there. Waits until it is done. (transfer full) */
GBytes *
checkbit_picture_program_to_png (const CheckbitDiagram *diagram, guint scale, GError **error);

G_END_DECLS
