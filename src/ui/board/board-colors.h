/* Which colors the squares of every board have, as someone has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A choice of colors. */
typedef struct
{
  const char *name;  /* the name in the settings: "wood" */
  const char *title; /* English, marked for translation: "Wood" */
} CheckbitBoardColors;

/* The choices, the default first; NULL past the end. */
const CheckbitBoardColors *checkbit_board_colors_get (guint index);

/* The style sheet of a choice, for light or dark themes, with the named colors that differ from the
 * default. (transfer full) */
char *checkbit_board_colors_dup_sheet (const CheckbitBoardColors *colors, gboolean dark);

/* The colors of the squares in a choice, on light or dark themes. */
void checkbit_board_colors_get_squares (const CheckbitBoardColors *colors,
                                        gboolean dark,
                                        GdkRGBA *light_square,
                                        GdkRGBA *dark_square);

/* Uses a choice of colors for all boards on the default display from now on; high contrast
 * overrides it. An unknown name selects the default. */
void checkbit_board_colors_use (const char *name);

G_END_DECLS
