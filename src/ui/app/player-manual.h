/* The manual's chapters for those who play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/base/manual.h"

G_BEGIN_DECLS

/* Adds the chapters, with pictures: boards drawn by the program itself. */
void checkbit_player_manual_add (CheckbitManual *manual);

G_END_DECLS
