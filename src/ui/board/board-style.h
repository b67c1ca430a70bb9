/* The board's named colors: the style sheet that defines them, and their current values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_BOARD_COLOR_LAST_MOVE,
  CHECKBIT_BOARD_COLOR_SELECTED,
  CHECKBIT_BOARD_COLOR_TARGET,
  CHECKBIT_BOARD_COLOR_CHECK,
  CHECKBIT_BOARD_COLOR_CURSOR,
  CHECKBIT_BOARD_COLOR_CURSOR_EDGE,
  CHECKBIT_BOARD_COLOR_LIGHT, /* of the squares */
  CHECKBIT_BOARD_COLOR_DARK,
  CHECKBIT_BOARD_COLOR_ON_LIGHT, /* of coordinates */
  CHECKBIT_BOARD_COLOR_ON_DARK,
  CHECKBIT_BOARD_COLOR_INDEX, /* of a bit */
  CHECKBIT_BOARD_COLOR_SCRIM,
  CHECKBIT_BOARD_COLOR_ARROW_GREEN, /* from here on as CheckbitArrowStyle */
  CHECKBIT_BOARD_COLOR_ARROW_RED,
  CHECKBIT_BOARD_COLOR_ARROW_YELLOW,
  CHECKBIT_BOARD_COLOR_ARROW_BLUE,
  CHECKBIT_BOARD_COLOR_ARROW_MOVE,
  CHECKBIT_BOARD_COLOR_ARROW_ENGINE,
  CHECKBIT_BOARD_COLOR_ARROW_PREMOVE,
  CHECKBIT_BOARD_COLOR_ARROW_EDGE, /* edges and core lines of arrows, ground of their labels */
  CHECKBIT_BOARD_COLOR_ARROW_LABEL,
} CheckbitBoardColor;

#define CHECKBIT_N_BOARD_COLORS (CHECKBIT_BOARD_COLOR_ARROW_LABEL + 1)

typedef struct
{
  GdkRGBA colors[CHECKBIT_N_BOARD_COLORS];
  gboolean dark; /* which variant of the layers' colors goes with them */
  double text;   /* the scale of the desktop's texts: 1, 1.25, 1.6 … */
} CheckbitBoardPalette;

/* Gives the default display the colors for its color scheme and contrast, and updates them from now
 * on; a second call does nothing. */
void checkbit_board_style_ensure (void);

/* Reads a widget's colors and text scale, both of which may change with its style. */
void checkbit_board_palette_load (CheckbitBoardPalette *self, GtkWidget *widget);

G_END_DECLS
