/* The arrows and circles of a diagram, drawn as the board draws them: a filled shape with a
 * contrasting edge and a core line that tells the styles apart where colors cannot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "game/inspect/diagram-private.h"

/* In the document's units, of which a square has 64. */
#define SQUARE 64
#define SHAFT 10.2
#define HEAD_WIDTH 29.4
#define HEAD_LENGTH 25.6
#define START 19.2
#define TIP 3.8
#define RING 26.9
#define RING_WIDTH 5.4
#define EDGE "#ffffff"
#define EDGE_WIDTH 2.6
#define OPACITY 0.82

/* The same as the board's on a light theme (ui/board-light.css). */
static const struct
{
  const char *name;
  const char *color;
  const char *core; /* the dashes of the core line; "" for a solid one, NULL: no line */
} styles[CHECKBIT_N_DIAGRAM_ARROWS] = {
  { "green", "#1b8a3a", NULL },        { "red", "#c01c28", "6.7 5.5" },
  { "yellow", "#e5a50a", "0 7.3" },    { "blue", "#1a5fb4", "" },
  { "move", "#613583", NULL },         { "engine", "#2b6f8f", NULL },
  { "premove", "#5e5c64", "6.7 5.5" },
};

static guint
get_style (const CheckbitDiagramArrow *arrow)
{
  return arrow->style % CHECKBIT_N_DIAGRAM_ARROWS;
}

const char *
checkbit_diagram_arrow_name (const CheckbitDiagramArrow *arrow)
{
  return styles[get_style (arrow)].name;
}

/* Appends NAME="VALUE". */
static void
append_number (GString *svg, const char *name, double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (svg, " %s=\"%s\"", name,
                          g_ascii_formatd (text, sizeof text, "%.2f", value));
}

/* Appends "COMMANDX,Y" to a path. */
static void
append_point (GString *svg, const char *command, double x, double y)
{
  char a[G_ASCII_DTOSTR_BUF_SIZE], b[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (svg, "%s%s,%s", command, g_ascii_formatd (a, sizeof a, "%.2f", x),
                          g_ascii_formatd (b, sizeof b, "%.2f", y));
}

/* The center of a square, relative to the board's corner. */
static void
get_center (const CheckbitDiagram *diagram, ChessSquare square, double *x, double *y)
{
  guint file = chess_square_file (square), rank = chess_square_rank (square);

  *x = (diagram->flipped ? 7 - file : file) * SQUARE + SQUARE / 2.0;
  *y = (diagram->flipped ? rank : 7 - rank) * SQUARE + SQUARE / 2.0;
}

static void
append_core (GString *svg, const CheckbitDiagramArrow *arrow, double width)
{
  const char *core = styles[get_style (arrow)].core;

  g_string_append (svg, " fill=\"none\" stroke=\"" EDGE "\"");
  append_number (svg, "stroke-width", width);
  if (*core != '\0')
    g_string_append_printf (svg, " stroke-linecap=\"%s\" stroke-dasharray=\"%s\"",
                            g_str_has_prefix (core, "0 ") ? "round" : "butt", core);
  g_string_append (svg, "/>");
}

/* One circle of the ring's outline, still to be closed. */
static void
append_ring (GString *svg, double x, double y)
{
  g_string_append (svg, "<circle");
  append_number (svg, "cx", x);
  append_number (svg, "cy", y);
  append_number (svg, "r", RING);
}

static void
append_circle (GString *svg, const CheckbitDiagramArrow *arrow, double x, double y, double width)
{
  const struct
  {
    const char *color;
    double width;
  } rings[] = { { EDGE, RING_WIDTH * width + EDGE_WIDTH },
                { styles[get_style (arrow)].color, RING_WIDTH * width } };

  for (guint i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      append_ring (svg, x, y);
      g_string_append_printf (svg, " fill=\"none\" stroke=\"%s\"", rings[i].color);
      append_number (svg, "stroke-width", rings[i].width);
      g_string_append (svg, "/>");
    }
  if (styles[get_style (arrow)].core == NULL)
    return;
  append_ring (svg, x, y);
  append_core (svg, arrow, 0.3 * RING_WIDTH * width);
}

/* The outline of an arrow along the x axis. */
static void
append_outline (GString *svg, double length, double width)
{
  double grown = MIN (1.25, sqrt (width));
  double half = SHAFT * width / 2, head = HEAD_WIDTH * grown / 2;
  double neck = length - HEAD_LENGTH * grown;

  append_point (svg, "M", 0, -half);
  append_point (svg, "L", neck, -half);
  append_point (svg, "L", neck, -head);
  append_point (svg, "L", length, 0);
  append_point (svg, "L", neck, head);
  append_point (svg, "L", neck, half);
  append_point (svg, "L", 0, half);
  g_string_append_c (svg, 'Z');
}

static void
append_shaft (GString *svg, const CheckbitDiagramArrow *arrow, double length, double width)
{
  g_string_append_printf (
      svg, "<path fill=\"%s\" stroke=\"" EDGE "\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
      styles[get_style (arrow)].color);
  append_number (svg, "stroke-width", EDGE_WIDTH);
  g_string_append (svg, " d=\"");
  append_outline (svg, length, width);
  g_string_append (svg, "\"/>");
  if (styles[get_style (arrow)].core == NULL)
    return;
  g_string_append (svg, "<path d=\"");
  append_point (svg, "M", SQUARE * 0.06, 0);
  append_point (svg, "H", length - HEAD_LENGTH * 0.55, 0);
  g_string_truncate (svg, svg->len - strlen (",0.00"));
  g_string_append_c (svg, '"');
  append_core (svg, arrow, 0.3 * SHAFT * width);
}

/* The label in a rounded box in the middle of the shaft. */
static void
append_label (GString *svg, const CheckbitDiagramArrow *arrow, double x, double y)
{
  g_autofree char *label = checkbit_diagram_escape (arrow->label);
  double width = 9.0 + 8.0 * (double) g_utf8_strlen (arrow->label, -1);

  g_string_append (svg, "<rect");
  append_number (svg, "x", x - width / 2);
  append_number (svg, "y", y - 9);
  append_number (svg, "width", width);
  g_string_append (svg, " height=\"18\" rx=\"9\" fill=\"" EDGE "\"/><text class=\"label\"");
  append_number (svg, "x", x);
  append_number (svg, "y", y + 4.5);
  g_string_append_printf (svg, ">%s</text>", label);
}

static void
append_arrow (GString *svg, const CheckbitDiagram *diagram, const CheckbitDiagramArrow *arrow)
{
  double width = arrow->width > 0 ? MIN (arrow->width, 2) : 1;
  double from_x, from_y, to_x, to_y;
  char angle[G_ASCII_DTOSTR_BUF_SIZE];

  get_center (diagram, arrow->from, &from_x, &from_y);
  get_center (diagram, arrow->to, &to_x, &to_y);
  if (arrow->from == arrow->to)
    {
      append_circle (svg, arrow, from_x, from_y, width);
      return;
    }
  append_point (svg, "<g transform=\"translate(", from_x, from_y);
  g_ascii_formatd (angle, sizeof angle, "%.3f", atan2 (to_y - from_y, to_x - from_x) * 180 / G_PI);
  g_string_append_printf (svg, ") rotate(%s) translate(19.2)\">", angle);
  append_shaft (svg, arrow, hypot (to_x - from_x, to_y - from_y) - START - TIP, width);
  g_string_append (svg, "</g>");
  if (arrow->label[0] != '\0')
    append_label (svg, arrow, (from_x + to_x) / 2, (from_y + to_y) / 2);
}

void
checkbit_diagram_append_arrows (GString *svg, const CheckbitDiagram *diagram, guint left, guint top)
{
  if (diagram->n_arrows == 0)
    return;
  g_string_append_printf (svg, "<g transform=\"translate(%u,%u)\">\n", left, top);
  for (gsize i = 0; i < diagram->n_arrows; i++)
    {
      const CheckbitDiagramArrow *arrow = &diagram->arrows[i];
      double opacity = arrow->opacity > 0 ? MIN (arrow->opacity, 1) : 1;

      g_string_append (svg, "<g class=\"arrow\"");
      append_number (svg, "opacity", OPACITY * opacity);
      g_string_append_c (svg, '>');
      append_arrow (svg, diagram, arrow);
      g_string_append (svg, "</g>\n");
    }
  g_string_append (svg, "</g>\n");
}
