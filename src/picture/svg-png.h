/* SVG documents as PNG files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A document as a PNG file, with scale (1 to 16) pixels per unit. Thread-safe. (transfer full) */
GBytes *checkbit_svg_to_png (const char *svg, gsize length, guint scale, GError **error);

G_END_DECLS
