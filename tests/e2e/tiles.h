/* Compares the inspector's tiles with the output of checkbit-cli for the same position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* The built program and the built checkbit-cli, from the environment that Meson sets. */
const char *const *program_argv (void);
const char *cli_path (void);

/* The settings of the next program to start: lines of "key=value", with values in GVariant's
 * syntax. Otherwise a program starts with the defaults. */
void settings_write (const char *lines);

/* Starts the program with the groups unfolded that are to be compared. */
Driver *tiles_start (void);

/* Asserts that the window, from tiles_start(), shows a tile for every mask that checkbit-cli knows,
 * except in folded groups, with the same value and count. Returns the number compared. */
guint tiles_compare (Driver *driver, const char *fen);

G_END_DECLS
