/* Drawn boards with a row that is too short or too long, or with too few or too many rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct
{
  gsize next;    /* the position after it */
  guint n_lines; /* where the mistake ends */
  guint row;     /* the first one with a wrong length, from 1; 0 if all have eight squares */
  guint size;    /* the number of squares in that row; else the number of rows */
} BrokenDrawing;

/* Whether a drawing begins with the line at the offset that is clearly meant as a board, but is not
 * one: at least five rows of eight squares. If not, next is after the rows checked: none of them
 * begins one. */
gboolean
reader_find_broken_drawing (const char *text, gsize length, gsize at, BrokenDrawing *drawing);
