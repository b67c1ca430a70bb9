/* Names of players as PGN has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What stands before the comma of "Anand, Viswanathan", in at most so many characters as
 * checkbit_shown_line() has them; all of a name without one. (transfer full) */
char *checkbit_player_name_dup_family (const char *name, guint most);

G_END_DECLS
