/* Shared by the files that draw diagrams.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/diagram.h"

G_BEGIN_DECLS

/* The square at a column and a row of the picture, both 0 to 7 from the top left. */
ChessSquare checkbit_diagram_square (const CheckbitDiagram *diagram, guint column, guint row);

/* The value of a layer's set in the legend: 0x and 16 digits, in the diagram's layout. */
void checkbit_diagram_write_value (const CheckbitDiagram *diagram,
                                   const CheckbitDiagramLayer *layer,
                                   char *text);

/* The style of a layer, 0 to CHECKBIT_N_DIAGRAM_STYLES - 1. */
guint checkbit_diagram_style (const CheckbitDiagramLayer *layer);

/* A text for the document. What no XML document may contain, such as control characters, is
 * replaced by U+FFFD. (transfer full) */
char *checkbit_diagram_escape (const char *text);

/* Defines the styles that a diagram uses, as symbols "layer-N" of 64 by 64 units: tint and
 * pattern. */
void checkbit_diagram_append_styles (GString *svg, const CheckbitDiagram *diagram);

/* Defines the pieces on the board, as symbols such as "white-pawn". */
void checkbit_diagram_append_piece_symbols (GString *svg, const CheckbitDiagram *diagram);

/* Draws the arrows over a board with the given upper left corner. */
void checkbit_diagram_append_arrows (GString *svg,
                                     const CheckbitDiagram *diagram,
                                     guint left,
                                     guint top);

/* The name of an arrow's style: "green". Static. */
const char *checkbit_diagram_arrow_name (const CheckbitDiagramArrow *arrow);

G_END_DECLS
