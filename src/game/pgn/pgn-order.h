/* Searching and sorting a great many games: the order they are shown in, as an array of indices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/pgn/pgn-store.h"

G_BEGIN_DECLS

/* What is asked for. */
typedef struct
{
  const char *search;
  CheckbitPgnColumn column;
  gboolean descending;
} CheckbitPgnQuery;

/* The first n_games games that a search finds, in order; for a thread. (element-type guint32)
 * (transfer full); NULL where it was cancelled. */
GArray *checkbit_pgn_order (CheckbitPgnStore *store,
                            guint n_games,
                            const CheckbitPgnQuery *query,
                            GCancellable *cancellable);

G_END_DECLS
