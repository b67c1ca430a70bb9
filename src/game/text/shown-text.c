/* Prepares texts from files, engines and other programs for display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/shown-text.h"

#include <string.h>

/* If lines are shorter than this on average, fewer of them are shown. */
#define LEAST_PER_LINE 40

#define OPEN "‹U+"
#define CLOSE "›"
#define N_DIGITS 4
#define N_SPELLED 8 /* the length of a character's code when it is spelled out */

/* A line may break after each spelled-out character: without this, hundreds of them would be one
 * word, and the layout of a word that does not fit takes time quadratic in its length. */
#define BREAK "\u200b"

/* Characters that change the text direction up to the end of the line, and zero-width ones: with
 * both, different texts may look the same. The marks U+200E and U+200F, the joiners and the soft
 * hyphen are allowed: Arabic, Persian and Hebrew names need them, and they hardly affect their
 * surroundings. */
static gboolean
is_unseen (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0x200b
         || c == 0x2060 || c == 0xfeff;
}

static gboolean
is_blank (gunichar c)
{
  return c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f' || c == 0x2028
         || c == 0x2029;
}

static gboolean
is_line_end (gunichar c)
{
  return c == '\n' || c == 0x2028 || c == 0x2029;
}

/* Not with g_str_has_prefix(), which in newer GLib measures the whole rest of the text first. */
static gboolean
begins (const char *at, const char *prefix)
{
  return strncmp (at, prefix, strlen (prefix)) == 0;
}

/* The spelled-out character at a position, and where it ends; 0 for none. */
static gunichar
read_sign (const char *at, const char **end)
{
  gunichar c = 0;

  if (!begins (at, OPEN))
    return 0;
  at += strlen (OPEN);
  for (guint i = 0; i < N_DIGITS; i++, at++)
    {
      if (!g_ascii_isxdigit (*at))
        return 0;
      c = c * 16 + (guint) g_ascii_xdigit_value (*at);
    }
  if (!begins (at, CLOSE) || !is_unseen (c))
    return 0;
  *end = at + strlen (CLOSE);
  if (begins (*end, BREAK))
    *end += strlen (BREAK);
  return c;
}

typedef struct
{
  const char *next;
  guint n_chars, n_lines; /* the number so far */
  guint most_chars, most_lines;
} Reader;

static Reader
reader_begin (const char *text, guint most)
{
  return (Reader){ .next = text, .most_chars = most, .most_lines = MAX (most / LEAST_PER_LINE, 1) };
}

/* The next character of a text, and where it ends; (gunichar) -1 or -2 for an invalid byte. A part
 * of a sentence may have been prepared before the sentence is: what is spelled out there counts as
 * the character it stands for, so that it is spelled out once. */
static gunichar
read_char (const char *at, const char **end)
{
  gunichar c = read_sign (at, end);

  if (c != 0)
    return c;
  c = g_utf8_get_char_validated (at, -1);
  *end = c >= (gunichar) -2 ? at + 1 : g_utf8_next_char (at);
  return c;
}

/* The next character to show, U+FFFD for an invalid byte; 0 at the end, or if no more is shown. */
static gunichar
reader_take (Reader *self, gboolean lines)
{
  const char *end;
  gunichar c;
  guint n;

  if (*self->next == '\0')
    return 0;
  c = read_char (self->next, &end);
  n = is_unseen (c) ? N_SPELLED : 1;
  if (self->n_chars + n > self->most_chars
      || (lines && is_line_end (c) && self->n_lines + 1 == self->most_lines))
    return 0;
  self->n_chars += n;
  self->n_lines += is_line_end (c);
  self->next = end;
  return c >= (gunichar) -2 ? 0xfffd : c;
}

static void
append (GString *shown, gunichar c, gboolean lines)
{
  if (is_unseen (c))
    g_string_append_printf (shown, OPEN "%04X" CLOSE BREAK, c);
  else if (is_blank (c) && !lines)
    g_string_append_c (shown, ' ');
  else
    g_string_append_unichar (shown, c);
}

static char *
show (const char *text, guint most, gboolean lines)
{
  Reader reader = reader_begin (text != NULL ? text : "", most);
  GString *shown = g_string_new (NULL);
  gunichar c;

  while ((c = reader_take (&reader, lines)) != 0)
    append (shown, c, lines);
  if (*reader.next != '\0')
    {
      while (shown->len > 0 && g_ascii_isspace (shown->str[shown->len - 1]))
        g_string_truncate (shown, shown->len - 1);
      g_string_append (shown, "…");
    }
  return g_string_free (shown, FALSE);
}

char *
checkbit_shown_line (const char *text, guint most)
{
  return show (text, most, FALSE);
}

char *
checkbit_shown_text (const char *text, guint most)
{
  return show (text, most, TRUE);
}

/* Whether a character combines with the previous one, or joins two. */
static gboolean
is_joined (gunichar c)
{
  return g_unichar_ismark (c) || c == 0x200c || c == 0x200d || g_unichar_iszerowidth (c)
         || (c >= 0x1f3fb && c <= 0x1f3ff);
}

/* Longer than any word. */
#define LONGEST_WORD 40

char *
checkbit_shown_passage (const char *text, guint most)
{
  g_autofree char *shown = show (text, most, TRUE);
  GString *passage = g_string_new (NULL);
  gunichar last = 0;
  guint n = 0; /* characters since the last possible line break */

  for (const char *at = shown; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (n >= LONGEST_WORD && !is_joined (c) && last != 0x200d)
        {
          g_string_append (passage, BREAK);
          n = 0;
        }
      n = g_unichar_isspace (c) || c == 0x200b ? 0 : n + 1;
      g_string_append_unichar (passage, c);
      last = c;
    }
  return g_string_free (passage, FALSE);
}

gboolean
checkbit_shown_is_cut (const char *text, guint most)
{
  Reader reader = reader_begin (text != NULL ? text : "", most);

  while (reader_take (&reader, TRUE) != 0)
    ;
  return *reader.next != '\0';
}

char *
checkbit_shown_restore (const char *shown)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (shown != NULL, g_string_free (text, FALSE));

  for (const char *at = shown, *end; *at != '\0'; at = end)
    {
      gunichar sign = read_sign (at, &end);

      if (sign != 0)
        g_string_append_unichar (text, sign);
      else
        {
          end = at + 1;
          g_string_append_c (text, *at);
        }
    }
  return g_string_free (text, FALSE);
}
