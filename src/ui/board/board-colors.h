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
  const char *name;  /* as settings know it: "wood" */
  const char *title; /* English, marked for translation: "Wood" */
} CheckbitBoardColors;

/* The choices, the default first; NULL behind the last. */
const CheckbitBoardColors *checkbit_board_colors_get (guint index);

/* The style sheet of a choice, for light or dark themes: of the named colors that are not the
 * default's. (transfer full) */
char *checkbit_board_colors_dup_sheet (const CheckbitBoardColors *colors, gboolean dark);

/* The colors that squares have in a choice, on light themes or dark. */
void checkbit_board_colors_get_squares (const CheckbitBoardColors *colors,
                                        gboolean dark,
                                        GdkRGBA *light_square,
                                        GdkRGBA *dark_square);

/* Gives every board on the default display these colors from now on, on light themes and dark.
 * High contrast goes before them. Another name is taken as the default. */
void checkbit_board_colors_use (const char *name);

G_END_DECLS
