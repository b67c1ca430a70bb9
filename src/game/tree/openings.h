/* The names of openings: the ECO code and the name of a position, however it was reached.
 *
 * The table (data/openings) is Checkbit's own, some two thousand lines: each of the 500 codes of
 * the Encyclopaedia of Chess Openings with its main lines. It is read when a function here is first
 * used, in a few milliseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/node.h"

G_BEGIN_DECLS

/* Static: valid as long as the program runs. */
typedef struct
{
  char code[4];     /* "C33" */
  const char *name; /* "King’s Gambit Accepted: Bishop’s Gambit"; the usual English name */
  const char *moves; /* SAN from the standard position, separated by spaces */
} CheckbitOpening;

/* The separate gettext domain of the names, in po/openings. */
#define CHECKBIT_OPENING_DOMAIN "checkbit-openings"

/* Has gettext look for the names in a folder of translations, or in its "openings": in a build
 * folder each domain has a folder of its own. */
void checkbit_opening_bind_names (const char *locales);

/* The name in the user's language, part by part: "King’s Gambit Accepted", "Bishop’s Gambit". Parts
 * without an established name there stay English. (transfer full) */
char *checkbit_opening_dup_local_name (const CheckbitOpening *opening);

/* The opening for a position; NULL if it has no name. */
const CheckbitOpening *checkbit_opening_of_position (const ChessPosition *position);

/* The last position with a name on the path to a node, including its own; NULL for none. */
const CheckbitOpening *checkbit_opening_of_node (CheckbitNode *node);

/* All of them, in the order of their moves. */
guint checkbit_opening_get_n (void);
const CheckbitOpening *checkbit_opening_get_nth (guint index);

G_END_DECLS
