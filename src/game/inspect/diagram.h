/* A position as a picture: text or an SVG document, with sets of squares marked on it in the
 * colors and patterns of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/layout.h"
#include "chess/position.h"

G_BEGIN_DECLS

/* Eight colors, each with eight patterns, that tell layers apart; a style is the board's of the
 * same number: the first eight differ in both. */
#define CHECKBIT_N_DIAGRAM_STYLES 64

/* A set of squares to be marked. */
typedef struct
{
  const char *name;
  ChessBitboard set;
  guint style;    /* taken modulo CHECKBIT_N_DIAGRAM_STYLES */
  double opacity; /* above 0, up to 1; 0 counts as 1, so that it may be left out */
} CheckbitDiagramLayer;

/* The board's styles of arrows, of the same numbers: what a person draws in four colors, a move
 * that a view is about, an engine's, one made ahead of its turn. */
#define CHECKBIT_N_DIAGRAM_ARROWS 7

/* An arrow over the pieces; a circle where from is to. */
typedef struct
{
  ChessSquare from, to;
  guint style;    /* taken modulo CHECKBIT_N_DIAGRAM_ARROWS */
  double opacity; /* as a layer's */
  double width;   /* above 0, up to 2: times the usual; 0 counts as 1 */
  char label[8];  /* at its middle; UTF-8, empty for none */
} CheckbitDiagramArrow;

/* All that is shown; nothing in it is owned. */
typedef struct
{
  const ChessPosition *position;
  const char *pieces;                 /* the set of drawings, "classic" or "flat"; NULL: classic */
  const char *const *images;          /* CHESS_N_PIECES data URIs that go before it, or NULL */
  const char *light, *dark;           /* the squares' colors as in CSS; NULL for the usual ones */
  const char *title;                  /* above the board, or NULL */
  const CheckbitDiagramLayer *layers; /* drawn one above the other, named below the board */
  gsize n_layers;
  const CheckbitDiagramArrow *arrows; /* the last on top */
  gsize n_arrows;
  gboolean flipped;   /* Black's side below */
  gboolean bare;      /* without the names of files and ranks */
  gboolean indices;   /* each square's bit number is written in it, */
  ChessLayout layout; /* as this layout counts; values in the legend are this layout's too */
} CheckbitDiagram;

/* The picture in letters, with a legend of the layers. (transfer full) */
char *checkbit_diagram_to_text (const CheckbitDiagram *diagram);

/* The picture as an SVG document that needs nothing from outside. (transfer full) */
char *checkbit_diagram_to_svg (const CheckbitDiagram *diagram);

G_END_DECLS
