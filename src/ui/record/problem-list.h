/* A window that lists what could not be read in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/pgn/pgn-reader.h"

G_BEGIN_DECLS

/* A window over a parent. problems: of CheckbitPgnProblem; turned into sentences, so not kept. */
GtkWidget *checkbit_problem_list_new (GtkWindow *parent, const GArray *problems);

G_END_DECLS
