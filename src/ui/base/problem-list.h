/* What could not be read in a game, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/pgn/pgn-reader.h"

G_BEGIN_DECLS

/* A window over another one. problems: of CheckbitPgnProblem; they are copied into sentences. */
GtkWidget *checkbit_problem_list_new (GtkWindow *parent, const GArray *problems);

G_END_DECLS
