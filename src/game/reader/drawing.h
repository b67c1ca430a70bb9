/* Boards drawn with characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/layout.h"

/* A drawing that begins with the line at the offset; next is behind it. */
typedef struct
{
  guint64 set;
  gsize next;
  guint n_lines;
} Drawing;
/* FALSE where none does. */
gboolean reader_find_drawing (const char *text, gsize length, gsize at, Drawing *drawing);

/* Two drawings side by side, with more blanks between them than in them. Both begin at the offset
 * and end behind the lower one; *right is where the second begins in the first line. */
gboolean reader_find_drawings (
    const char *text, gsize length, gsize at, Drawing drawings[2], gsize *right);
