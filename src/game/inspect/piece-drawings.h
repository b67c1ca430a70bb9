/* The program's own drawings of the pieces, as SVG documents of 100 by 100 units.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* The drawing of a piece in a set, "classic" or another of data/pieces; NULL for an unknown set.
 * (transfer full) */
GBytes *checkbit_piece_drawing_load (const char *set, ChessPiece piece);

/* The name of a piece in files and documents, never translated: "white-knight". Static. */
const char *checkbit_piece_drawing_name (ChessPiece piece);

G_END_DECLS
