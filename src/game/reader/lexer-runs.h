/* Bare numbers beside each other are read alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader-private.h"

/* Reads the bare numbers of every run alike. */
void reader_even_runs (Reader *reader);
