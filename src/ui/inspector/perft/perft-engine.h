/* The choice of an engine: one of the program's list, or another by its path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Property that notifies: "command", what starts the engine; "" for none. Signal "activate": Return
 * was pressed in the entry for the path.
 *
 * CSS node: `perft-engine`. Accessible role: group. */
#define CHECKBIT_TYPE_PERFT_ENGINE (checkbit_perft_engine_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPerftEngine, checkbit_perft_engine, CHECKBIT, PERFT_ENGINE, GtkWidget)

/* Initially the first engine of the list. */
GtkWidget *checkbit_perft_engine_new (void);

/* A path, or a command line of a path and arguments. */
const char *checkbit_perft_engine_get_command (CheckbitPerftEngine *self);
/* "" is the first engine of the list. */
void checkbit_perft_engine_set_command (CheckbitPerftEngine *self, const char *command);

G_END_DECLS
