/* Boards drawn side by side, as programs print before and after, and articles an equation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/drawing.h"

#include <string.h>

/* The most lines considered: eight rows, frames and letters. */
#define MAX_LINES 20
#define MIN_BLANKS 3
/* Two rows of adjacent cells, and the blanks between them. */
#define MIN_LENGTH (8 + 1 + 8)

/* A line without surrounding blanks, cut in two. */
typedef struct
{
  gsize start, left_end, right, end;
  gsize next; /* where the next line begins */
} Halves;

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* The weight of a run of blanks: a tab is more than any. */
static guint
weigh_blanks (const char *text, gsize start, gsize end)
{
  guint weight = 0;

  for (gsize i = start; i < end; i++)
    weight += text[i] == '\t' ? MIN_BLANKS + 1 : 1;
  return weight;
}

/* Finds the line at an offset. */
static Halves
find_line (const char *text, gsize length, gsize at)
{
  const char *newline = memchr (text + at, '\n', length - at);
  Halves line = { .start = at, .end = newline != NULL ? (gsize) (newline - text) : length };

  line.next = MIN (line.end + 1, length);
  while (line.end > at && g_ascii_isspace (text[line.end - 1]))
    line.end--;
  while (line.start < line.end && is_blank (text[line.start]))
    line.start++;
  return line;
}

/* Whether a line is two rows of adjacent cells, separated by fewer blanks than usual. */
static gboolean
is_compact (const char *text, const Halves *line)
{
  gsize length = line->end - line->start, n = length - 16;

  if (length < MIN_LENGTH || n >= MIN_BLANKS)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (is_blank (text[line->start + i]) != (i >= 8 && i < 8 + n))
      return FALSE;
  return TRUE;
}

/* Cuts a line at its widest run of blanks; FALSE if none is wide enough. */
static gboolean
cut_line (const char *text, Halves *line)
{
  guint widest = MIN_BLANKS - 1;

  if (line->end - line->start > 200)
    return FALSE;
  if (is_compact (text, line))
    {
      line->left_end = line->start + 8;
      line->right = line->end - 8;
      return TRUE;
    }
  for (gsize i = line->start, end; i < line->end; i = MAX (end, i + 1))
    {
      for (end = i; end < line->end && is_blank (text[end]);)
        end++;
      if (end > i && weigh_blanks (text, i, end) > widest)
        {
          widest = weigh_blanks (text, i, end);
          line->left_end = i;
          line->right = end;
        }
    }
  return widest >= MIN_BLANKS;
}

/* A fast check whether a line may be cut: most have no wide run of blanks, and every line of a text
 * is checked. */
static gboolean
may_be_cut (const char *text, const Halves *line)
{
  gsize length = line->end - line->start;

  if (memchr (text + line->start, '\t', length) != NULL || is_compact (text, line))
    return TRUE;
  /* a run of that length always includes one of these positions */
  for (gsize i = line->start + MIN_BLANKS - 1; i < line->end; i += MIN_BLANKS)
    if (text[i] == ' ' && (text[i - 1] == ' ' || text[i + 1] == ' '))
      return TRUE;
  return FALSE;
}

/* Whether both halves of a line have the same length, as those of two boards do, and enough for
 * eight squares. */
static gboolean
is_even (const char *text, const Halves *line)
{
  glong left = g_utf8_strlen (text + line->start, (gssize) (line->left_end - line->start));

  return left >= 8
         && left == g_utf8_strlen (text + line->right, (gssize) (line->end - line->right));
}

static void
add_line (GString *to, const char *text, gsize start, gsize end)
{
  g_string_append_len (to, text + start, (gssize) (end - start));
  g_string_append_c (to, '\n');
}

gboolean
reader_find_drawings (const char *text, gsize length, gsize at, Drawing drawings[2], gsize *right)
{
  Halves line = find_line (text, length, at);
  gsize nexts[MAX_LINES];
  guint n = 0;

  if (line.end - line.start < MIN_LENGTH || !may_be_cut (text, &line)
      || !cut_line (text, &line) || !is_even (text, &line))
    return FALSE;
  g_autoptr (GString) left_text = g_string_new (NULL);
  g_autoptr (GString) right_text = g_string_new (NULL);
  *right = line.right;
  do
    {
      add_line (left_text, text, line.start, line.left_end);
      add_line (right_text, text, line.right, line.end);
      nexts[n++] = line.next;
      if (line.next == length)
        break;
      line = find_line (text, length, line.next);
    }
  while (n < MAX_LINES && cut_line (text, &line));
  if (!reader_find_drawing (left_text->str, left_text->len, 0, &drawings[0])
      || !reader_find_drawing (right_text->str, right_text->len, 0, &drawings[1]))
    return FALSE;
  guint n_lines = MAX (drawings[0].n_lines, drawings[1].n_lines);
  for (guint i = 0; i < 2; i++)
    {
      drawings[i].n_lines = n_lines;
      drawings[i].next = nexts[n_lines - 1];
    }
  return TRUE;
}

/* --- An equation ------------------------------------------------------------------------------ */

/* The parts of a line that are as wide as boards. */
typedef struct
{
  guint n;
  gsize starts[READER_MAX_BESIDE], ends[READER_MAX_BESIDE];
} Parts;

/* Whether a part of a line is only an operator between boards: &, =. */
static gboolean
is_operator (const char *text, gsize start, gsize end)
{
  if (end - start > 2)
    return FALSE;
  for (gsize i = start; i < end; i++)
    if (strchr ("&|^~=+-<>", text[i]) == NULL || text[i] == '\0')
      return FALSE;
  return TRUE;
}

/* Cuts a line at runs of two or more blanks, without the operators in them; FALSE if it is not two
 * or more parts of the same length. */
static gboolean
cut_parts (const char *text, const Halves *line, Parts *parts)
{
  glong length = 0;

  parts->n = 0;
  if (line->end - line->start > 200)
    return FALSE;
  for (gsize at = line->start, end; at < line->end; at = end)
    {
      while (at < line->end && is_blank (text[at]))
        at++;
      for (end = at; end < line->end && !(is_blank (text[end]) && is_blank (text[end + 1]));)
        end++;
      if (is_operator (text, at, end))
        continue;
      glong n = g_utf8_strlen (text + at, (gssize) (end - at));
      if (parts->n == READER_MAX_BESIDE || n < 8 || (parts->n > 0 && n != length))
        return FALSE;
      length = n;
      parts->starts[parts->n] = at;
      parts->ends[parts->n++] = end;
    }
  return parts->n >= 2;
}

/* Copies the parts of eight lines, each below the one before it. Returns the position after them; 0
 * if a line has others. */
static gsize
read_parts (const char *text, gsize length, Halves line, guint n_parts, GString **boards)
{
  Parts parts;

  for (guint n = 1;; n++)
    {
      if (!cut_parts (text, &line, &parts) || parts.n != n_parts)
        return 0;
      for (guint i = 0; i < n_parts; i++)
        add_line (boards[i], text, parts.starts[i], parts.ends[i]);
      if (n == 8)
        return line.next;
      if (line.next == length)
        return 0;
      line = find_line (text, length, line.next);
    }
}

guint
reader_find_equation (const char *text,
                      gsize length,
                      gsize at,
                      Drawing drawings[READER_MAX_BESIDE],
                      gsize starts[READER_MAX_BESIDE])
{
  Halves line = find_line (text, length, at);
  GString *boards[READER_MAX_BESIDE];
  Parts parts;
  gsize next;
  gboolean found;

  if (line.end - line.start < MIN_LENGTH || !may_be_cut (text, &line)
      || !cut_parts (text, &line, &parts))
    return 0;
  for (guint i = 0; i < parts.n; i++)
    boards[i] = g_string_new (NULL);
  next = read_parts (text, length, line, parts.n, boards);
  found = next > 0;
  for (guint i = 0; i < parts.n; i++)
    {
      found = found && reader_find_drawing (boards[i]->str, boards[i]->len, 0, &drawings[i])
              && drawings[i].next == boards[i]->len;
      drawings[i].n_lines = 8;
      drawings[i].next = next;
      starts[i] = parts.starts[i];
      g_string_free (boards[i], TRUE);
    }
  return found ? parts.n : 0;
}
