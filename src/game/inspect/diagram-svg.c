/* Draws a position as a self-contained SVG document: the pieces are included.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen.h"
#include "chess/literal.h"
#include "game/inspect/diagram-private.h"
#include "game/inspect/tiling.h"
#include "game/inspect/piece-drawings.h"

/* Measures in the document's units. */
#define SQUARE 64
#define LEFT 32
#define MARGIN 16
#define BOARD (8 * SQUARE)
#define WIDTH (LEFT + BOARD + MARGIN)
#define TITLE_LINE 36
#define LEGEND_LINE 26
/* The most characters of a layer's name. */
#define LEGEND_LENGTH 34

#define LIGHT "#e9edf2"
#define DARK "#8ba2ba"
#define CARD "#f8fafc"
#define EDGE "#5d7590"
#define INK "#2c3a4a"

/* A diagram being written, and the vertical positions of its parts. */
typedef struct
{
  const CheckbitDiagram *diagram;
  GString *svg;
  guint board;  /* the upper edge of the squares */
  guint legend; /* of the legend */
  guint height;
} Drawing;

static Drawing
drawing_new (const CheckbitDiagram *diagram)
{
  guint board = MARGIN + (diagram->title != NULL ? TITLE_LINE : 0);
  guint legend = board + BOARD + LEFT;
  guint lines = (guint) diagram->n_layers * LEGEND_LINE;

  return (Drawing){ diagram, g_string_new (NULL), board, legend,
                    legend + (lines > 0 ? lines + 8 : 0) };
}

/* The left and upper edges of a square in the picture. */
static guint
x_of (guint place)
{
  return LEFT + place % 8 * SQUARE;
}

static guint
y_of (const Drawing *drawing, guint place)
{
  return drawing->board + place / 8 * SQUARE;
}

/* --- Head ----------------------------------------------------------------------------------- */

static void
append_style_sheet (GString *svg)
{
  g_string_append (
      svg,
      "<style>text { font: 15px Cantarell, 'DejaVu Sans', sans-serif; fill: " INK "; } "
      ".name { font-weight: 600; fill: " EDGE "; text-anchor: middle; } "
      ".title { font-size: 19px; font-weight: 700; } "
      ".value { font-family: 'Source Code Pro', 'DejaVu Sans Mono', monospace; text-anchor: end; } "
      ".index { font-size: 12px; font-weight: 600; text-anchor: end; paint-order: stroke; "
      "stroke: " CARD "; stroke-width: 3px; stroke-opacity: .8; } "
      ".label { font-size: 12px; font-weight: 700; fill: #1a1a1a; text-anchor: middle; } "
      ".count { text-anchor: end; }</style>\n");
}

static void
append_head (const Drawing *drawing)
{
  const char *title = drawing->diagram->title;
  g_autofree char *escaped = checkbit_diagram_escape (title ? title : "Chess position");
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (drawing->diagram->position, fen);
  g_string_append_printf (
      drawing->svg,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %u\" width=\"%d\" height=\"%u\" "
      "role=\"img\" aria-labelledby=\"title desc\">\n"
      "<title id=\"title\">%s</title>\n<desc id=\"desc\">%s</desc>\n",
      WIDTH, drawing->height, WIDTH, drawing->height, escaped, fen);
  append_style_sheet (drawing->svg);
  g_string_append (drawing->svg, "<defs>\n");
  checkbit_diagram_append_piece_symbols (drawing->svg, drawing->diagram);
  checkbit_diagram_append_styles (drawing->svg, drawing->diagram);
  g_string_append_printf (
      drawing->svg, "</defs>\n<rect width=\"%d\" height=\"%u\" rx=\"12\" fill=\"" CARD "\"/>\n",
      WIDTH, drawing->height);
  if (title != NULL)
    g_string_append_printf (drawing->svg, "<text class=\"title\" x=\"%d\" y=\"%d\">%s</text>\n",
                            LEFT, MARGIN + 19, escaped);
}

/* --- Board ---------------------------------------------------------------------------------- */

static const char *
get_light (const Drawing *drawing)
{
  return drawing->diagram->light != NULL ? drawing->diagram->light : LIGHT;
}

/* All dark squares are a single path on a light background. */
static void
append_squares (const Drawing *drawing)
{
  g_string_append_printf (drawing->svg,
                          "<rect x=\"%d\" y=\"%u\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n",
                          LEFT, drawing->board, BOARD, BOARD, get_light (drawing));
  g_string_append_printf (drawing->svg, "<path fill=\"%s\" d=\"",
                          drawing->diagram->dark != NULL ? drawing->diagram->dark : DARK);
  for (guint place = 0; place < 64; place++)
    if ((place + place / 8) % 2 == 1)
      g_string_append_printf (drawing->svg, "M%u %uh64v64h-64z", x_of (place),
                              y_of (drawing, place));
  g_string_append (drawing->svg, "\"/>\n");
}

/* Whether a layer contains a square. */
static gboolean
is_marked (const Drawing *drawing, const CheckbitDiagramLayer *layer, guint place)
{
  return chess_bitboard_has (layer->set,
                             checkbit_diagram_square (drawing->diagram, place % 8, place / 8));
}

/* Draws a layer's share of a square: all of it, or its tiles. */
static void
append_share (
    const Drawing *drawing, const CheckbitDiagramLayer *layer, guint place, guint index, guint n)
{
  guint side = checkbit_tiling_side (n);
  guint margin = side > 1 ? (guint) (SQUARE * CHECKBIT_TILING_MARGIN + 0.5) : 0;
  guint tile = (SQUARE - 2 * margin) / side;
  guint gaps = SQUARE - 2 * margin - side * tile;

  for (guint row = 0; row < side; row++)
    for (guint column = 0; column < side; column++)
      if (checkbit_tiling_get (n, column, row) == index)
        g_string_append_printf (
            drawing->svg,
            "<use href=\"#layer-%u\" x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\"/>\n",
            checkbit_diagram_style (layer),
            x_of (place) + margin + column * tile + (side > 1 ? column * gaps / (side - 1) : 0),
            y_of (drawing, place) + margin + row * tile + (side > 1 ? row * gaps / (side - 1) : 0),
            tile, tile);
}

/* counts: the number of layers in each square; seen: how many of them were already drawn. */
static void
append_layer (const Drawing *drawing,
              const CheckbitDiagramLayer *layer,
              const guint8 counts[static 64],
              guint8 seen[static 64])
{
  char opacity[G_ASCII_DTOSTR_BUF_SIZE];
  gboolean faint = layer->opacity > 0 && layer->opacity < 1;

  if (faint)
    g_string_append_printf (drawing->svg, "<g opacity=\"%s\">\n",
                            g_ascii_formatd (opacity, sizeof opacity, "%.2f", layer->opacity));
  for (guint place = 0; place < 64; place++)
    if (is_marked (drawing, layer, place))
      append_share (drawing, layer, place, seen[place]++, counts[place]);
  if (faint)
    g_string_append (drawing->svg, "</g>\n");
}

static void
append_layers (const Drawing *drawing)
{
  const CheckbitDiagram *diagram = drawing->diagram;
  guint8 counts[64] = { 0 }, seen[64] = { 0 };
  gsize most = CHECKBIT_TILING_MOST;
  gsize first = diagram->n_layers > most ? diagram->n_layers - most : 0;

  for (gsize i = first; i < diagram->n_layers; i++)
    for (guint place = 0; place < 64; place++)
      counts[place] += is_marked (drawing, &diagram->layers[i], place);
  for (gsize i = first; i < diagram->n_layers; i++)
    append_layer (drawing, &diagram->layers[i], counts, seen);
}

static void
append_names (const Drawing *drawing)
{
  for (guint i = 0; i < 8; i++)
    {
      ChessSquare square = checkbit_diagram_square (drawing->diagram, i, i);
      guint middle = i * SQUARE + SQUARE / 2;
      g_string_append_printf (drawing->svg,
                              "<text class=\"name\" x=\"%u\" y=\"%u\">%c</text>"
                              "<text class=\"name\" x=\"%d\" y=\"%u\">%u</text>\n",
                              LEFT + middle, drawing->board + BOARD + 20,
                              'a' + (int) chess_square_file (square), LEFT / 2,
                              drawing->board + middle + 5, chess_square_rank (square) + 1);
    }
}

static void
append_pieces (const Drawing *drawing)
{
  for (guint place = 0; place < 64; place++)
    {
      ChessSquare square = checkbit_diagram_square (drawing->diagram, place % 8, place / 8);
      ChessPiece piece = chess_position_piece_at (drawing->diagram->position, square);
      if (piece != CHESS_PIECE_NONE)
        g_string_append_printf (
            drawing->svg, "<use href=\"#%s\" x=\"%u\" y=\"%u\" width=\"64\" height=\"64\"/>\n",
            checkbit_piece_drawing_name (piece), x_of (place), y_of (drawing, place));
    }
}

/* The numbers of the bits, in the lower right corners. */
static void
append_indices (const Drawing *drawing)
{
  const CheckbitDiagram *diagram = drawing->diagram;

  for (guint place = 0; place < 64; place++)
    {
      ChessSquare square = checkbit_diagram_square (diagram, place % 8, place / 8);
      g_string_append_printf (drawing->svg, "<text class=\"index\" x=\"%u\" y=\"%u\">%u</text>\n",
                              x_of (place) + SQUARE - 4, y_of (drawing, place) + SQUARE - 5,
                              chess_layout_bit (diagram->layout, square));
    }
}

/* --- Legend --------------------------------------------------------------------------------- */

/* As much of a layer's name as fits beside its value. (transfer full) */
static char *
fit_name (const char *name)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (name, -1) <= LEGEND_LENGTH)
    return checkbit_diagram_escape (name);
  start = g_utf8_substring (name, 0, LEGEND_LENGTH - 1);
  g_autofree char *escaped = checkbit_diagram_escape (start);
  return g_strconcat (escaped, "…", NULL);
}

/* One line for each layer: its mark, name, value and number of squares, in columns. */
static void
append_legend_line (const Drawing *drawing, gsize index)
{
  const CheckbitDiagramLayer *layer = &drawing->diagram->layers[index];
  guint top = drawing->legend + (guint) index * LEGEND_LINE;
  guint style = checkbit_diagram_style (layer);
  g_autofree char *name = fit_name (layer->name);
  char value[CHESS_LITERAL_SIZE];

  checkbit_diagram_write_value (drawing->diagram, layer, value);
  g_string_append_printf (drawing->svg,
                          "<rect x=\"%d\" y=\"%u\" width=\"18\" height=\"18\" fill=\"%s\"/>"
                          "<use href=\"#layer-%u\" x=\"%d\" y=\"%u\" width=\"18\" height=\"18\"/>"
                          "<text x=\"%d\" y=\"%u\">%s</text>"
                          "<text x=\"%d\" y=\"%u\" class=\"value\">%s</text>"
                          "<text x=\"%d\" y=\"%u\" class=\"count\">%u</text>\n",
                          LEFT, top, get_light (drawing), style, LEFT, top, LEFT + 28, top + 14,
                          name, LEFT + BOARD - 40, top + 14, value, LEFT + BOARD, top + 14,
                          chess_bitboard_count (layer->set));
}

char *
checkbit_diagram_to_svg (const CheckbitDiagram *diagram)
{
  Drawing drawing;

  g_return_val_if_fail (diagram != NULL && diagram->position != NULL, NULL);

  drawing = drawing_new (diagram);
  append_head (&drawing);
  append_squares (&drawing);
  append_layers (&drawing);
  if (!diagram->bare)
    append_names (&drawing);
  append_pieces (&drawing);
  if (diagram->indices)
    append_indices (&drawing);
  checkbit_diagram_append_arrows (drawing.svg, diagram, LEFT, drawing.board);
  g_string_append_printf (drawing.svg,
                          "<rect x=\"%d.5\" y=\"%u.5\" width=\"%d\" height=\"%d\" fill=\"none\" "
                          "stroke=\"" EDGE "\"/>\n",
                          LEFT - 1, drawing.board - 1, BOARD + 1, BOARD + 1);
  for (gsize i = 0; i < diagram->n_layers; i++)
    append_legend_line (&drawing, i);
  g_string_append (drawing.svg, "</svg>\n");
  return g_string_free (drawing.svg, FALSE);
}
