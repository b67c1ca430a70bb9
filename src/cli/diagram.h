/* A position as a picture: text, SVG or PNG, with sets of squares marked on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/position.h"

/* A set of squares to be marked. */
typedef struct
{
  char *name;
  ChessBitboard set;
} CliLayer;

typedef struct
{
  const ChessPosition *position;
  gboolean flip;  /* Black's side below */
  GArray *layers; /* of CliLayer, drawn one above the other */
} CliDiagram;

/* The square in a column and a row of the picture, both 0 to 7 from the top left. */
ChessSquare cli_diagram_square (const CliDiagram *diagram, unsigned column, unsigned row);

/* The picture in letters, with a legend of the layers. (transfer full) */
char *cli_diagram_to_text (const CliDiagram *diagram);

/* The picture as an SVG document. (transfer full) */
char *cli_diagram_to_svg (const CliDiagram *diagram);

/* The picture as a PNG file; NULL with an error where this build cannot draw it. (transfer full) */
GByteArray *cli_diagram_to_png (const CliDiagram *diagram, GError **error);
