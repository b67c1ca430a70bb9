/* A PGN file of random games, as large as one wants it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a file of so many megabytes, the same each time; returns how many games there are. */
guint bench_games_make (const char *path, guint megabytes);

G_END_DECLS
