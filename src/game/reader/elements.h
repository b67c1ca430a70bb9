/* Assignments to the elements of a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/finder.h"

/* Collects the elements of every table that a list assigns to. */
void finder_gather_elements (Finder *finder, const Node *list);
