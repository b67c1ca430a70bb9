/* Boards drawn with characters, of which a row is too short or too long, or there are too few or
 * too many rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct
{
  gsize next;    /* behind it */
  guint n_lines; /* up to there */
  guint row;     /* the first whose length is wrong, 1 up; 0 where all have eight squares */
  guint size;    /* the squares of that row; else the number of rows */
} BrokenDrawing;

/* Whether the line at the offset begins what is plainly a drawing, but of no board: at least five
 * rows of eight squares. Where it does not, next is behind the rows that were looked at: none of
 * them begins one. */
gboolean
reader_find_broken_drawing (const char *text, gsize length, gsize at, BrokenDrawing *drawing);
