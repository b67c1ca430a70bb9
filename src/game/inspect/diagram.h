/* A position as a picture: text or an SVG document, with marked sets of squares in the colors and
 * patterns of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/layout.h"
#include "chess/position.h"

G_BEGIN_DECLS

/* Eight colors, each with eight patterns, distinguish layers. The styles have the numbers of the
 * board's: the first eight differ in both. */
#define CHECKBIT_N_DIAGRAM_STYLES 64

/* A set of squares to mark. */
typedef struct
{
  const char *name;
  ChessBitboard set;
  guint style;    /* taken modulo CHECKBIT_N_DIAGRAM_STYLES */
  double opacity; /* above 0, up to 1; 0, the default, counts as 1 */
} CheckbitDiagramLayer;

/* The board's styles of arrows, with the same numbers: four colors for people's arrows, a move that
 * a view explains, an engine's move, a premove. */
#define CHECKBIT_N_DIAGRAM_ARROWS 7

/* An arrow over the pieces; a circle if from equals to. */
typedef struct
{
  ChessSquare from, to;
  guint style;    /* taken modulo CHECKBIT_N_DIAGRAM_ARROWS */
  double opacity; /* as for a layer */
  double width;   /* above 0, up to 2: a factor; 0 counts as 1 */
  char label[8];  /* at its middle; UTF-8, empty for none */
} CheckbitDiagramArrow;

/* The content of a diagram; nothing in it is owned. */
typedef struct
{
  const ChessPosition *position;
  const char *pieces;                 /* the piece set, "classic" or "flat"; NULL: classic */
  const char *const *images;          /* CHESS_N_PIECES data URIs that override it, or NULL */
  const char *light, *dark;           /* the squares' CSS colors; NULL for the default ones */
  const char *title;                  /* above the board, or NULL */
  const CheckbitDiagramLayer *layers; /* from the lowest to the highest, listed below the board */
  gsize n_layers;
  const CheckbitDiagramArrow *arrows; /* the last on top */
  gsize n_arrows;
  gboolean flipped;   /* Black's side below */
  gboolean bare;      /* without the names of files and ranks */
  gboolean indices;   /* each square has its bit number, */
  ChessLayout layout; /* in this layout, which the legend's values use, too */
} CheckbitDiagram;

/* The picture in characters, with a legend of the layers. (transfer full) */
char *checkbit_diagram_to_text (const CheckbitDiagram *diagram);

/* The picture as a self-contained SVG document. (transfer full) */
char *checkbit_diagram_to_svg (const CheckbitDiagram *diagram);

G_END_DECLS
