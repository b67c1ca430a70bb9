/* The manual's chapters for those who play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/base/manual.h"

G_BEGIN_DECLS

/* Adds them, with pictures: boards as this program draws them. */
void checkbit_player_manual_add (CheckbitManual *manual);

G_END_DECLS
