/* What mailers, terminals, compilers and comparisons put around the lines of a text.
 *
 * It is replaced by blanks, so that positions in the text stay what they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/margin.h"

#include <string.h>

/* A text and its copy, which is made when something is replaced. */
typedef struct
{
  const char *text;
  gsize length;
  char *copy;
} Margins;

static const char *
look (const Margins *self)
{
  return self->copy != NULL ? self->copy : self->text;
}

static char *
touch (Margins *self)
{
  if (self->copy == NULL)
    self->copy = g_memdup2 (self->text, self->length);
  return self->copy;
}

/* Replaces what is on one line. */
static void
blank (Margins *self, gsize from, gsize end)
{
  memset (touch (self) + from, ' ', end - from);
}

static gsize
next_line (const Margins *self, gsize at)
{
  const char *newline = memchr (self->text + at, '\n', self->length - at);

  return newline != NULL ? (gsize) (newline - self->text) + 1 : self->length;
}

/* The end of a line without its line end. */
static gsize
line_end (const Margins *self, gsize at)
{
  gsize end = next_line (self, at);

  while (end > at && (self->text[end - 1] == '\n' || self->text[end - 1] == '\r'))
    end--;
  return end;
}

static gboolean
begins (const Margins *self, gsize at, const char *word)
{
  gsize n = strlen (word);

  return self->length - at >= n && memcmp (look (self) + at, word, n) == 0;
}

/* --- Quotations ------------------------------------------------------------------------------- */

/* Whether a line is quoted as in an e-mail: a sign and a blank, or just the sign. */
static gboolean
is_quoted (const Margins *self, gsize at)
{
  return at < self->length && self->text[at] == '>'
         && (at + 1 == self->length || strchr (" \t\r\n", self->text[at + 1]) != NULL)
         && (at + 1 == self->length || self->text[at + 1] != '\0');
}

/* Whether a line is empty, or past the end of the text: an interpreter's answer would not be. */
static gboolean
is_empty_line (const Margins *self, gsize at)
{
  while (at < self->length && self->text[at] != '\n' && g_ascii_isspace (self->text[at]))
    at++;
  return at >= self->length || self->text[at] == '\n';
}

/* A single quoted line, or one followed by others, is a prompt. */
static void
clear_quotations (Margins *self)
{
  for (gsize at = 0, first = 0, n = 0; at < self->length; at = next_line (self, at))
    {
      gsize behind = next_line (self, at);

      if (!is_quoted (self, at))
        {
          n = 0;
          continue;
        }
      first = n++ == 0 ? at : first;
      if (n < 2 || is_quoted (self, behind) || !is_empty_line (self, behind))
        continue;
      for (gsize line = first; line < behind; line = next_line (self, line))
        blank (self, line, line + 1);
    }
}

/* --- Terminals -------------------------------------------------------------------------------- */

/* The end of a terminal's control sequence, as for colors; at if there is none. */
static gsize
control_end (const char *text, gsize at, gsize end)
{
  gsize i = at + 2;

  if (text[at] != '\x1b' || at + 2 >= end || text[at + 1] != '[')
    return at;
  while (i < end && text[i] >= 0x20 && text[i] < 0x40)
    i++;
  return i < end && text[i] >= 0x40 && text[i] < 0x7f ? i + 1 : at;
}

/* Moves the text of a line over its control sequences, as squares beside each other must stay so. */
static void
clear_line_controls (Margins *self, gsize at, gsize end)
{
  char *text = touch (self);
  gsize to = at;

  while (at < end)
    {
      gsize behind = control_end (text, at, end);
      if (behind == at)
        text[to++] = text[at++];
      at = MAX (at, behind);
    }
  memset (text + to, ' ', end - to);
}

static void
clear_controls (Margins *self)
{
  if (memchr (self->text, '\x1b', self->length) == NULL)
    return;
  for (gsize at = 0; at < self->length; at = next_line (self, at))
    if (memchr (look (self) + at, '\x1b', line_end (self, at) - at) != NULL)
      clear_line_controls (self, at, line_end (self, at));
}

/* --- Comparisons ------------------------------------------------------------------------------ */

/* Whether a line says which lines of two files follow: @@ -10,7 +10,7 @@. */
static gboolean
is_hunk (const Margins *self, gsize at)
{
  gsize end = line_end (self, at);

  return begins (self, at, "@@ -") && end > at + 8
         && g_strstr_len (look (self) + at + 4, (gssize) (end - at - 4), " @@") != NULL;
}

/* Whether a line names a file of a comparison. */
static gboolean
is_file (const Margins *self, gsize at)
{
  return begins (self, at, "--- ") || begins (self, at, "+++ ") || begins (self, at, "index ")
         || begins (self, at, "diff ");
}

/* Replaces the lines before a hunk that name its files. */
static void
clear_files (Margins *self, gsize at)
{
  for (guint n = 0; at > 0 && n < 4; n++)
    {
      gsize line = at - 1;
      while (line > 0 && self->text[line - 1] != '\n')
        line--;
      if (!is_file (self, line))
        return;
      blank (self, line, line_end (self, line));
      at = line;
    }
}

static void
clear_comparison (Margins *self)
{
  gboolean inside = FALSE;

  if (memchr (self->text, '@', self->length) == NULL
      || g_strstr_len (self->text, (gssize) self->length, "@@ -") == NULL)
    return;
  for (gsize at = 0; at < self->length; at = next_line (self, at))
    {
      char mark = look (self)[at];

      if (is_hunk (self, at))
        {
          clear_files (self, at);
          blank (self, at, line_end (self, at));
          inside = TRUE;
        }
      else if (mark == '\n' || mark == '\r')
        continue;
      else if (inside && (mark == '+' || mark == '-' || mark == ' '))
        blank (self, at, at + 1);
      else
        inside = FALSE;
    }
}

/* --- Line numbers ----------------------------------------------------------------------------- */

/* Reads the bar behind a line number, or without one. Returns the position after it; 0 if there is
 * none. */
static gsize
read_gutter (const Margins *self, gsize at)
{
  const char *text = look (self);
  gsize end = line_end (self, at);

  while (at < end && text[at] == ' ')
    at++;
  if (at < end && text[at] == '|')
    at++;
  else if (end - at >= 3 && memcmp (text + at, "│", 3) == 0)
    at += 3;
  else
    return 0;
  return at == end || text[at] == ' ' ? at : 0;
}

/* Reads a line number and a bar, as compilers print them: 12 | x = 1. Returns the position after
 * them; 0 if there are none. */
static gsize
read_line_number (const Margins *self, gsize at, guint *number)
{
  const char *text = look (self);
  gsize end = line_end (self, at), digits;

  while (at < end && text[at] == ' ')
    at++;
  for (*number = 0, digits = at; at < end && at < digits + 6 && g_ascii_isdigit (text[at]); at++)
    *number = *number * 10 + (guint) (text[at] - '0');
  return at == digits || at == end || text[at] != ' ' ? 0 : read_gutter (self, at);
}

/* Where lines with consecutive numbers end, a single one only beside a bar without a number. code:
 * whether a line assigns something, as rows of a table or of a board do not. */
static gsize
find_numbered_end (const Margins *self, gsize at, gboolean *code)
{
  guint before = 0, number, n = 0;
  gsize first = at, behind;

  *code = FALSE;
  for (; at < self->length && (behind = read_line_number (self, at, &number)) > 0;
       at = next_line (self, at))
    {
      if (at > first && number != before + 1)
        break;
      before = number;
      n++;
      *code = *code || memchr (look (self) + behind, '=', line_end (self, at) - behind) != NULL;
    }
  *code = *code && (n > 1 || (at < self->length && read_gutter (self, at) > 0));
  return at;
}

static void
clear_line_numbers (Margins *self)
{
  if (memchr (self->text, '|', self->length) == NULL
      && memchr (self->text, '\xe2', self->length) == NULL)
    return;
  for (gsize at = 0; at < self->length;)
    {
      gboolean code;
      gsize end = find_numbered_end (self, at, &code);
      guint number;

      for (gsize line = at; code && line < end; line = next_line (self, line))
        blank (self, line, read_line_number (self, line, &number));
      at = end > at ? end : next_line (self, at);
    }
}

/* --- Arrays ----------------------------------------------------------------------------------- */

/* The length of a square as NumPy prints it, and what it is: 0., 1., True, False; 0 for others. */
static gsize
array_cell_length (const char *text, gsize length, char *cell)
{
  static const struct
  {
    const char *text;
    char cell;
  } cells[] = { { "0.", '0' }, { "1.", '1' }, { "False", '0' }, { "True", '1' } };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      gsize n = strlen (cells[i].text);
      *cell = cells[i].cell;
      if (length >= n && memcmp (text, cells[i].text, n) == 0
          && (length == n || strchr (" ,]", text[n]) != NULL))
        return n;
    }
  return 0;
}

/* Reads a row of eight such squares in brackets. write: as zeros and ones, with blanks behind. */
static gboolean
read_array_row (Margins *self, gsize at, gsize end, gboolean write)
{
  guint n_cells = 0;
  char cell;

  while (at < end)
    {
      gsize n = array_cell_length (look (self) + at, end - at, &cell);
      if (n == 0 && strchr ("[], ", look (self)[at]) == NULL)
        return FALSE;
      if (n > 0 && write)
        {
          blank (self, at, at + n);
          self->copy[at] = cell;
        }
      n_cells += n > 0;
      at += MAX (n, 1);
    }
  return n_cells == 8;
}

static void
clear_arrays (Margins *self)
{
  for (gsize at = 0, end; at < self->length; at = next_line (self, at))
    {
      end = line_end (self, at);
      while (at < end && look (self)[at] == ' ')
        at++;
      if (at < end && look (self)[at] == '[' && read_array_row (self, at, end, FALSE))
        read_array_row (self, at, end, TRUE);
    }
}

char *
reader_clear_margins (const char *text, gsize length)
{
  Margins self = { .text = text, .length = length };

  clear_quotations (&self);
  clear_controls (&self);
  clear_comparison (&self);
  clear_line_numbers (&self);
  clear_arrays (&self);
  return self.copy;
}

/* --- Comments --------------------------------------------------------------------------------- */

/* Replaces the signs of a comment at the beginning of a line. */
static void
clear_comment (Margins *self, gsize at)
{
  gsize end = line_end (self, at), first;

  while (at < end && g_ascii_isspace (self->text[at]))
    at++;
  for (first = at; at < end && strchr ("/*#;%!", self->text[at]) != NULL && self->text[at] != '\0';)
    at++;
  /* Ada's, as opposed to a row of squares */
  if (at == first && at + 2 < end && memcmp (self->text + at, "-- ", 3) == 0)
    at += 2;
  if (at > first)
    blank (self, first, at);
}

/* The number of bytes that all lines have in common at their beginning, up to a bracket or the like:
 * the first squares of a board may be the same, too. */
static gsize
find_common (const Margins *self)
{
  gsize common = line_end (self, 0);

  for (gsize at = 0; at < self->length && common > 0; at = next_line (self, at))
    {
      gsize end = line_end (self, at);
      if (end == at)
        continue;
      common = MIN (common, end - at);
      for (gsize i = 0; i < common; i++)
        if (self->text[at + i] != self->text[i])
          common = i;
    }
  while (common > 0 && strchr ("]):>|", self->text[common - 1]) == NULL)
    common--;
  return common;
}

char *
reader_clear_comments (const char *text, gsize length)
{
  Margins self = { .text = text, .length = length };
  gsize common;

  for (gsize at = 0; at < length; at = next_line (&self, at))
    clear_comment (&self, at);
  if (self.copy != NULL || (common = find_common (&self)) == 0)
    return self.copy;
  for (gsize at = 0; at < length; at = next_line (&self, at))
    if (line_end (&self, at) > at)
      blank (&self, at, at + common);
  return self.copy;
}
