/* SVG documents as PNG files, where librsvg and Cairo are there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A document as a PNG file, scale (1 to 16) pixels for each of its units; NULL with
 * G_IO_ERROR_NOT_SUPPORTED where this build has no librsvg. May be called in any thread.
 * (transfer full) */
GBytes *checkbit_svg_to_png (const char *svg, gsize length, guint scale, GError **error);

G_END_DECLS
