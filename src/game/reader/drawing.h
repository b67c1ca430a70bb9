/* Boards drawn with characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"

/* Reads a drawing that begins with the line at the offset; next is the position after it. */
typedef struct
{
  guint64 set;
  gsize next;
  guint n_lines;
} Drawing;
/* FALSE if there is none. */
gboolean reader_find_drawing (const char *text, gsize length, gsize at, Drawing *drawing);

/* Reads two drawings side by side, separated by more blanks than their cells. Both begin at the
 * offset and end after the lower one; *right is where the second begins in the first line. */
gboolean reader_find_drawings (
    const char *text, gsize length, gsize at, Drawing drawings[2], gsize *right);

/* The most boards beside each other. */
#define READER_MAX_BESIDE 4

/* Reads up to four boards drawn side by side, with operators between them: a & b = c. Returns how
 * many; 0 for none. starts: where each begins. */
guint reader_find_equation (const char *text,
                            gsize length,
                            gsize at,
                            Drawing drawings[READER_MAX_BESIDE],
                            gsize starts[READER_MAX_BESIDE]);
