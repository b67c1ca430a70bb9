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
gboolean reader_find_drawing (const char *text, gsize length, gsize at, Drawing *drawing);
