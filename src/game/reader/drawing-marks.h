/* The characters that boards are drawn with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/text.h"

/* Whether a character is in a 0-terminated list. */
static inline gboolean
drawing_is_one_of (guint32 character, const guint32 *list)
{
  for (; *list; list++)
    if (*list == character)
      return TRUE;
  return FALSE;
}

/* Whether a character marks an empty square. */
static inline gboolean
drawing_is_empty_mark (guint32 c)
{
  /* · ∙ ⋅ • □ ○ ░ ▢ ◻ ◯ ⚪ ⬜ */
  static const guint32 marks[]
      = { '.',    '0',    '-',    '_',    '~',    0x00b7, 0x2219, 0x22c5, 0x25a1,
          0x25cb, 0x2591, 0x25a2, 0x25fb, 0x25ef, 0x26aa, 0x2b1c, ' ',    0 };

  return drawing_is_one_of (c, marks);
}

/* Whether it is a separator between squares. */
static inline gboolean
drawing_is_bar (guint32 c)
{
  return c == '|' || c == 0x2502 || c == 0x2503 || c == 0x2551;
}

/* Whether it marks a member. */
static inline gboolean
drawing_is_member_mark (guint32 c)
{
  return g_ascii_isalpha ((char) MIN (c, 0x7f)) || c == '1' || c == '*' || c == '#' || c == '@'
         || c == '+' || c == 0x00d7 || (c >= 0x2580 && c < 0xfffd && !drawing_is_empty_mark (c))
         || (c >= 0x1f000 && c < 0x1ff00) || c == 0x2022;
}

/* Whether it is allowed between squares. */
static inline gboolean
drawing_is_separator (guint32 c)
{
  static const guint32 marks[]
      = { ',', ';', '"', '\'', '{', '}', '[', ']', '(', ')', '/', ':', '`', 0 };

  return chess_text_is_space (c) || drawing_is_bar (c) || drawing_is_one_of (c, marks);
}

/* Whether it is a rank's number. */
static inline gboolean
drawing_is_label (guint32 c)
{
  return c >= '1' && c <= '8';
}
