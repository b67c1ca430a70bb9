/* Names of players in PGN's form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The part before the comma of "Anand, Viswanathan", at most this many characters long, as in
 * checkbit_shown_line(); the whole name if there is no comma. (transfer full) */
char *checkbit_player_name_dup_family (const char *name, guint most);

G_END_DECLS
