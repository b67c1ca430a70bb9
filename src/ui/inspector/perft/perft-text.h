/* Numbers and times as people read them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "1,234,567", as the locale groups thousands. (transfer full) */
char *checkbit_perft_text_count (guint64 count);

/* "0.34 s", "3 min 20 s", "about 12,000 years". (transfer full) */
char *checkbit_perft_text_time (double seconds);

/* "1,234,567 nodes in 0.34 s, 3,630,000 per second". (transfer full) */
char *checkbit_perft_text_speed (guint64 nodes, double seconds);

G_END_DECLS
