/* Writes a PGN file of random games, of any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a file of this many megabytes, always the same; returns the number of games. */
guint bench_games_make (const char *path, guint megabytes);

G_END_DECLS
