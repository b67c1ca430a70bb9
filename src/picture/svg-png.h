/* SVG documents as PNG files, if librsvg and Cairo are available.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A document as a PNG file, with scale (1 to 16) pixels per unit; NULL with
 * G_IO_ERROR_NOT_SUPPORTED if this build has no librsvg. Thread-safe. (transfer full) */
GBytes *checkbit_svg_to_png (const char *svg, gsize length, guint scale, GError **error);

G_END_DECLS
