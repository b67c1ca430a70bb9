/* What the inspector's tiles say, held against what checkbit-cli prints for the same position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* The built program and the built checkbit-cli, from the environment that Meson sets. */
const char *const *program_argv (void);
const char *cli_path (void);

/* The settings that the next program starts with: lines of "key=value", the values as GVariant
 * writes them. Without this a program starts with none. */
void settings_write (const char *lines);

/* Starts the program with the groups unfolded whose tiles are compared. */
Driver *tiles_start (void);

/* Asserts that the window, of tiles_start(), shows a tile for every mask that checkbit-cli
 * knows, those of groups that are folded aside, with its very value and count. Returns how many
 * were compared. */
guint tiles_compare (Driver *driver, const char *fen);

G_END_DECLS
