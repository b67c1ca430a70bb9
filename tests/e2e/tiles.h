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

/* Asserts that the window shows a tile for every mask that checkbit-cli knows, those of groups that
 * start folded aside, with its very value and count. Returns how many were compared. */
guint tiles_compare (Driver *driver, const char *fen);

G_END_DECLS
