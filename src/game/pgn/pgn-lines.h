/* The lines of a PGN file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-units.h"

G_BEGIN_DECLS

/* How many lines end in the first bytes of a file that is made of such units; as far as it can be
 * read. For threads; the file is read in small parts. */
guint checkbit_pgn_count_lines (GFile *file,
                                CheckbitPgnUnits units,
                                guint64 length,
                                GCancellable *cancellable);

G_END_DECLS
