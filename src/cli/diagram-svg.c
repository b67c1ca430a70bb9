/* A position as an SVG document that needs nothing from outside: the pieces are drawn in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "chess/literal.h"
#include "cli/cli.h"
#include "cli/diagram.h"

/* Measures in the document's units. */
#define SQUARE 64
#define LEFT 32
#define TOP 16
#define BOARD (8 * SQUARE)
#define WIDTH (LEFT + BOARD + TOP)
#define HEIGHT (TOP + BOARD + LEFT)
#define LEGEND_LINE 26
#define RESOURCES "/io/github/checkbit/cli/pieces/"

#define LIGHT "#e9edf2"
#define DARK "#8ba2ba"
#define CARD "#f8fafc"
#define EDGE "#5d7590"
#define INK "#2c3a4a"

/* --- Pieces --------------------------------------------------------------------------------- */

/* The name of a piece's drawing, without its ending. (transfer full) */
static char *
piece_name (ChessPiece piece)
{
  static const char *const types[] = { "pawn", "knight", "bishop", "rook", "queen", "king" };
  const char *color = chess_piece_color (piece) == CHESS_WHITE ? "white" : "black";

  return g_strdup_printf ("%s-%s", color, types[chess_piece_type (piece)]);
}

/* Replaces every occurrence of a string. */
static void
replace (char **text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (*text, from, -1);

  g_free (*text);
  *text = g_strjoinv (to, parts);
}

/* What a drawing holds between its outermost tags, its identifiers made its own, since all drawings
 * come to stand in one document. (transfer full) */
static char *
piece_contents (const char *name)
{
  g_autofree char *path = g_strconcat (RESOURCES, name, ".svg", NULL);
  g_autofree char *id = g_strconcat ("id=\"", name, "-", NULL);
  g_autofree char *paint = g_strconcat ("url(#", name, "-", NULL);
  g_autofree char *link = g_strconcat ("href=\"#", name, "-", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_return_val_if_fail (bytes != NULL, g_strdup (""));
  g_autofree char *document = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  const char *root = strstr (document, "<svg");
  const char *start = root ? strchr (root, '>') : NULL;
  const char *end = g_strrstr (document, "</svg>");
  g_return_val_if_fail (start != NULL && end != NULL && start < end, g_strdup (""));
  char *contents = g_strndup (start + 1, (gsize) (end - start - 1));
  replace (&contents, "id=\"", id);
  replace (&contents, "url(#", paint);
  replace (&contents, "href=\"#", link);
  return contents;
}

/* Defines the pieces that stand on the board. */
static void
append_piece_symbols (GString *svg, const ChessPosition *position)
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      if (!chess_position_pieces (position, chess_piece_color (piece), chess_piece_type (piece)))
        continue;
      g_autofree char *name = piece_name (piece);
      g_autofree char *contents = piece_contents (name);
      g_string_append_printf (svg, "<symbol id=\"%s\" viewBox=\"0 0 100 100\">%s</symbol>\n", name,
                              g_strstrip (contents));
    }
}

/* --- Layers --------------------------------------------------------------------------------- */

/* How a layer marks a square of side 64: a colour that colour-blind people tell from the others
 * (after Okabe and Ito, "Color Universal Design"), and a pattern of its own. */
static const struct
{
  const char *color;
  double width; /* of the pattern's strokes */
  const char *pattern;
} styles[] = {
  { "#0067a5", 4, /* stripes */
    "M3 17L17 3M3 32L32 3M3 47L47 3M3 61L61 3M17 61L61 17M32 61L61 32M47 61L61 47" },
  { "#c64600", 9, /* dots */
    "M10 10h.01M25 10h.01M39 10h.01M54 10h.01M10 25h.01M54 25h.01M10 39h.01M54 39h.01M10 54h.01"
    "M25 54h.01M39 54h.01M54 54h.01M25 25h.01M39 25h.01M25 39h.01M39 39h.01" },
  { "#007f5c", 3, /* cross-hatch */
    "M3 22L22 3M3 41L41 3M3 61L61 3M22 61L61 22M41 61L61 41M3 42L22 61M3 23L41 61M3 3L61 61"
    "M23 3L61 41M42 3L61 22" },
  { "#b2447e", 5, /* rings */
    "M6 32a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M17 32a15 15 0 1 0 30 0a15 15 0 1 0 -30 0" },
  { "#b37400", 5, /* bars */
    "M4 11H60M4 25H60M4 39H60M4 53H60" },
  { "#2a8fd0", 7, /* checks */
    "M6 11h10M28 11h10M50 11h8M17 22h10M39 22h10M6 33h10M28 33h10M50 33h8M17 44h10M39 44h10M6 55h10"
    "M28 55h10M50 55h8" },
  { "#8f8200", 4, /* diamonds */
    "M18 7L28 18 18 29 7 18ZM46 7L57 18 46 29 36 18ZM18 35L28 46 18 57 7 46Z"
    "M46 35L57 46 46 57 36 46Z" },
  { "#241f31", 5, /* posts */
    "M11 4V60M25 4V60M39 4V60M53 4V60" },
};

/* Tint and pattern apart from the edge, since edges are drawn above all patterns; each edge lies
 * within those of the styles before it. So overlapping sets show. */
static void
append_layer_symbols (GString *svg, const CliDiagram *diagram)
{
  for (guint i = 0; i < MIN (diagram->layers->len, G_N_ELEMENTS (styles)); i++)
    {
      guint inset = i % 4 * 4;
      g_string_append_printf (
          svg,
          "<symbol id=\"layer-%u\" viewBox=\"0 0 64 64\">"
          "<rect width=\"64\" height=\"64\" fill=\"%s\" fill-opacity=\".28\"/>"
          "<path fill=\"none\" stroke=\"%s\" stroke-linecap=\"%s\" stroke-width=\"%.0f\" "
          "stroke-opacity=\".7\" d=\"%s\"/></symbol>\n"
          "<symbol id=\"edge-%u\" viewBox=\"0 0 64 64\"><rect x=\"%u.5\" y=\"%u.5\" width=\"%u\" "
          "height=\"%u\" fill=\"none\" stroke=\"%s\" stroke-width=\"3\"/></symbol>\n",
          i, styles[i].color, styles[i].color, i == 1 ? "round" : "butt", styles[i].width,
          styles[i].pattern, i, 1 + inset, 1 + inset, 61 - 2 * inset, 61 - 2 * inset,
          styles[i].color);
    }
}

/* Draws the symbol of a layer, "layer" or "edge", on each of its squares. */
static void
append_layer (GString *svg, const CliDiagram *diagram, guint index, const char *symbol)
{
  const CliLayer *layer = &g_array_index (diagram->layers, CliLayer, index);
  guint style = index % (guint) G_N_ELEMENTS (styles);

  for (unsigned place = 0; place < 64; place++)
    {
      unsigned column = place % 8, row = place / 8;
      if (chess_bitboard_has (layer->set, cli_diagram_square (diagram, column, row)))
        g_string_append_printf (
            svg, "<use href=\"#%s-%u\" x=\"%u\" y=\"%u\" width=\"64\" height=\"64\"/>\n", symbol,
            style, LEFT + column * SQUARE, TOP + row * SQUARE);
    }
}

/* One line for each layer: its mark, name, value and number of squares, in columns. */
static void
append_legend (GString *svg, const CliDiagram *diagram)
{
  for (guint i = 0; i < diagram->layers->len; i++)
    {
      const CliLayer *layer = &g_array_index (diagram->layers, CliLayer, i);
      guint top = HEIGHT + i * LEGEND_LINE, style = i % (guint) G_N_ELEMENTS (styles);
      char value[CHESS_LITERAL_SIZE];
      g_autofree char *name = g_markup_escape_text (layer->name, -1);

      chess_literal_write (CHESS_LITERAL_HEX, layer->set, value);
      g_string_append_printf (
          svg,
          "<rect x=\"%d\" y=\"%u\" width=\"18\" height=\"18\" fill=\"" LIGHT "\"/>"
          "<use href=\"#layer-%u\" x=\"%d\" y=\"%u\" width=\"18\" height=\"18\"/>"
          "<use href=\"#edge-%u\" x=\"%d\" y=\"%u\" width=\"18\" height=\"18\"/>"
          "<text x=\"%d\" y=\"%u\">%s</text>"
          "<text x=\"%d\" y=\"%u\" class=\"value\">%s</text>"
          "<text x=\"%d\" y=\"%u\" class=\"count\">%u</text>\n",
          LEFT, top, style, LEFT, top, style, LEFT, top, LEFT + 28, top + 14, name,
          LEFT + BOARD - 40, top + 14, value, LEFT + BOARD, top + 14,
          chess_bitboard_count (layer->set));
    }
}

/* --- The document --------------------------------------------------------------------------- */

static unsigned
height_of (const CliDiagram *diagram)
{
  guint n_layers = diagram->layers->len;
  return HEIGHT + (n_layers ? n_layers * LEGEND_LINE + 8 : 0);
}

static void
append_head (GString *svg, const CliDiagram *diagram)
{
  g_autofree char *fen = cli_format_fen (diagram->position);
  unsigned height = height_of (diagram);

  g_string_append_printf (
      svg,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %u\" width=\"%d\" height=\"%u\" "
      "role=\"img\" aria-labelledby=\"title desc\">\n"
      "<title id=\"title\">Chess position</title>\n<desc id=\"desc\">%s</desc>\n"
      "<style>text { font: 15px Cantarell, 'DejaVu Sans', sans-serif; fill: " INK "; } "
      ".name { font-weight: 600; fill: " EDGE "; text-anchor: middle; } "
      ".value { font-family: 'Source Code Pro', 'DejaVu Sans Mono', monospace; text-anchor: end; } "
      ".count { text-anchor: end; }</style>\n<defs>\n",
      WIDTH, height, WIDTH, height, fen);
  append_piece_symbols (svg, diagram->position);
  append_layer_symbols (svg, diagram);
  g_string_append_printf (
      svg, "</defs>\n<rect width=\"%d\" height=\"%u\" rx=\"12\" fill=\"" CARD "\"/>\n", WIDTH,
      height);
}

/* All dark squares are one path on a light ground. */
static void
append_squares (GString *svg)
{
  g_string_append_printf (
      svg, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"" LIGHT "\"/>\n", LEFT, TOP,
      BOARD, BOARD);
  g_string_append (svg, "<path fill=\"" DARK "\" d=\"");
  for (unsigned row = 0; row < 8; row++)
    for (unsigned column = (row + 1) % 2; column < 8; column += 2)
      g_string_append_printf (svg, "M%u %uh64v64h-64z", LEFT + column * SQUARE, TOP + row * SQUARE);
  g_string_append (svg, "\"/>\n");
}

static void
append_names (GString *svg, const CliDiagram *diagram)
{
  for (unsigned i = 0; i < 8; i++)
    {
      ChessSquare square = cli_diagram_square (diagram, i, i);
      unsigned middle = i * SQUARE + SQUARE / 2;
      g_string_append_printf (svg,
                              "<text class=\"name\" x=\"%u\" y=\"%d\">%c</text>"
                              "<text class=\"name\" x=\"%d\" y=\"%u\">%u</text>\n",
                              LEFT + middle, TOP + BOARD + 20,
                              'a' + (int) chess_square_file (square), LEFT / 2, TOP + middle + 5,
                              chess_square_rank (square) + 1);
    }
}

static void
append_pieces (GString *svg, const CliDiagram *diagram)
{
  for (unsigned place = 0; place < 64; place++)
    {
      ChessSquare square = cli_diagram_square (diagram, place % 8, place / 8);
      ChessPiece piece = chess_position_piece_at (diagram->position, square);
      if (piece == CHESS_PIECE_NONE)
        continue;
      g_autofree char *name = piece_name (piece);
      g_string_append_printf (
          svg, "<use href=\"#%s\" x=\"%u\" y=\"%u\" width=\"64\" height=\"64\"/>\n", name,
          LEFT + place % 8 * SQUARE, TOP + place / 8 * SQUARE);
    }
}

char *
cli_diagram_to_svg (const CliDiagram *diagram)
{
  GString *svg = g_string_new (NULL);

  append_head (svg, diagram);
  append_squares (svg);
  for (guint i = 0; i < diagram->layers->len; i++)
    append_layer (svg, diagram, i, "layer");
  for (guint i = 0; i < diagram->layers->len; i++)
    append_layer (svg, diagram, i, "edge");
  append_names (svg, diagram);
  append_pieces (svg, diagram);
  g_string_append_printf (svg,
                          "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" fill=\"none\" "
                          "stroke=\"" EDGE "\"/>\n",
                          LEFT - .5, TOP - .5, BOARD + 1, BOARD + 1);
  append_legend (svg, diagram);
  g_string_append (svg, "</svg>\n");
  return g_string_free (svg, FALSE);
}
