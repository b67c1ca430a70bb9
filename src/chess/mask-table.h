/* The rows of the mask table. Private to the mask modules: all others use mask.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/mask.h"

extern const ChessMask chess_mask_table[];
extern const size_t chess_mask_table_size;
