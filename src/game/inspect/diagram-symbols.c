/* The symbols of a diagram: the styles of its sets, and its pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/inspect/diagram-private.h"
#include "game/inspect/piece-drawings.h"

/* The opacity of a style's color behind its pattern, as on the board. */
#define TINT ".36"

/* --- Styles --------------------------------------------------------------------------------- */

#define N_COLORS 8
#define N_PATTERNS 8

/* The board's colors on a light theme (ui/layer-style.c), which color-blind people tell apart
 * (after Okabe and Ito, "Color Universal Design"). */
static const char colors[N_COLORS][8]
    = { "#0067a5", "#c64600", "#007f5c", "#b2447e", "#b37400", "#1583c9", "#857900", "#241f31" };

/* The board's patterns on a square of side 64, drawn with strokes only. */
static const struct
{
  const char *width; /* width of the strokes */
  const char *cap;   /* their ends */
  const char *path;
} patterns[N_PATTERNS] = {
  { "4.2", "butt", /* stripes */
    "M1.5 14.5L14.5 1.5M1.5 30.5L30.5 1.5M1.5 46.5L46.5 1.5M1.5 62.5L62.5 1.5"
    "M17.5 62.5L62.5 17.5M33.5 62.5L62.5 33.5M49.5 62.5L62.5 49.5" },
  { "9", "round", /* dots */
    "M8 8h.01M24 8h.01M40 8h.01M56 8h.01M8 24h.01M24 24h.01M40 24h.01M56 24h.01"
    "M8 40h.01M24 40h.01M40 40h.01M56 40h.01M8 56h.01M24 56h.01M40 56h.01M56 56h.01" },
  { "2.9", "butt", /* cross-hatch */
    "M1.5 19.8L19.8 1.5M1.5 41.2L41.2 1.5M1.5 62.5L62.5 1.5M22.8 62.5L62.5 22.8"
    "M44.2 62.5L62.5 44.2M1.5 44.2L19.8 62.5M1.5 22.8L41.2 62.5"
    "M1.5 1.5L62.5 62.5M22.8 1.5L62.5 41.2M44.2 1.5L62.5 19.8" },
  { "4.8", "butt", /* rings */
    "M5.8 32a26.2 26.2 0 1 0 52.4 0a26.2 26.2 0 1 0 -52.4 0"
    "M16.6 32a15.4 15.4 0 1 0 30.8 0a15.4 15.4 0 1 0 -30.8 0" },
  { "4.5", "butt", /* bars */
    "M0 8H64M0 24H64M0 40H64M0 56H64" },
  { "9.6", "butt", /* checks */
    "M3.2 8h9.6M35.2 8h9.6M19.2 24h9.6M51.2 24h9.6M3.2 40h9.6M35.2 40h9.6M19.2 56h9.6"
    "M51.2 56h9.6" },
  { "3.8", "butt", /* diamonds */
    "M16 4.5L27.5 16 16 27.5 4.5 16ZM48 4.5L59.5 16 48 27.5 36.5 16Z"
    "M16 36.5L27.5 48 16 59.5 4.5 48ZM48 36.5L59.5 48 48 59.5 36.5 48Z" },
  { "3.8", "butt", /* posts */
    "M6.4 0V64M19.2 0V64M32 0V64M44.8 0V64M57.6 0V64" },
};

/* A tint and a pattern. */
static void
append_style (GString *svg, guint style)
{
  guint color = style % N_COLORS, pattern = (style / N_COLORS + style) % N_PATTERNS;

  g_string_append_printf (
      svg,
      "<symbol id=\"layer-%u\" viewBox=\"0 0 64 64\">"
      "<rect width=\"64\" height=\"64\" fill=\"%s\" fill-opacity=\"" TINT "\"/>"
      "<path fill=\"none\" stroke=\"%s\" stroke-linecap=\"%s\" stroke-width=\"%s\" "
      "d=\"%s\"/></symbol>\n",
      style, colors[color], colors[color], patterns[pattern].cap, patterns[pattern].width,
      patterns[pattern].path);
}

void
checkbit_diagram_append_styles (GString *svg, const CheckbitDiagram *diagram)
{
  guint64 used = 0;

  for (gsize i = 0; i < diagram->n_layers; i++)
    used |= (guint64) 1 << checkbit_diagram_style (&diagram->layers[i]);
  for (guint style = 0; style < CHECKBIT_N_DIAGRAM_STYLES; style++)
    if (used >> style & 1)
      append_style (svg, style);
}

/* --- Pieces --------------------------------------------------------------------------------- */

/* Replaces every occurrence of a string. */
static void
replace (char **text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (*text, from, -1);

  g_free (*text);
  *text = g_strjoinv (to, parts);
}

/* The content of a drawing within its outermost tags, with unique identifiers, as all drawings are
 * put into one document. (transfer full) */
static char *
piece_contents (const char *set, ChessPiece piece)
{
  const char *name = checkbit_piece_drawing_name (piece);
  g_autofree char *id = g_strconcat ("id=\"", name, "-", NULL);
  g_autofree char *paint = g_strconcat ("url(#", name, "-", NULL);
  g_autofree char *link = g_strconcat ("href=\"#", name, "-", NULL);
  g_autoptr (GBytes) bytes = checkbit_piece_drawing_load (set, piece);

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

/* (transfer full) */
static char *
image_new (const char *uri)
{
  return g_strdup_printf ("<image width=\"100\" height=\"100\" href=\"%s\"/>", uri);
}

void
checkbit_diagram_append_piece_symbols (GString *svg, const CheckbitDiagram *diagram)
{
  const char *set = diagram->pieces != NULL ? diagram->pieces : "classic";

  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      if (!chess_position_pieces (diagram->position, chess_piece_color (piece),
                                  chess_piece_type (piece)))
        continue;
      g_autofree char *contents = diagram->images != NULL ? image_new (diagram->images[piece])
                                                          : piece_contents (set, piece);
      g_string_append_printf (svg, "<symbol id=\"%s\" viewBox=\"0 0 100 100\">%s</symbol>\n",
                              checkbit_piece_drawing_name (piece), g_strstrip (contents));
    }
}
