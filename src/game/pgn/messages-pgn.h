/* What cannot be read in a PGN file, in sentences that people read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn.h"

G_BEGIN_DECLS

/* With its place: "Game 3, line 15, column 7: “12. Nxe5” is not legal: …" (transfer full) */
char *checkbit_message_pgn_problem (const CheckbitPgnProblem *problem);

/* The sentence without the place. (transfer full) */
char *checkbit_message_pgn_problem_short (const CheckbitPgnProblem *problem);

G_END_DECLS
