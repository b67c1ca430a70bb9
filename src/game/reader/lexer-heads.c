/* What loggers write before their message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-heads.h"

#include <string.h>

/* The text to the end of the line, and how far it has been looked at. */
typedef struct
{
  const char *text;
  gsize length, at;
} Line;

/* Goes on over a shape, d for a digit and any other character for itself; FALSE, and nothing happens, where
 * something else is there. */
static gboolean
take_shape (Line *line, const char *shape)
{
  gsize n = strlen (shape);

  if (line->length - line->at < n)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    {
      char c = line->text[line->at + i];
      if (shape[i] == 'd' ? !g_ascii_isdigit (c) : c != shape[i])
        return FALSE;
    }
  line->at += n;
  return TRUE;
}

static gboolean
take_digits (Line *line)
{
  gsize first = line->at;

  while (take_shape (line, "d"))
    ;
  return line->at > first;
}

/* 12:00:00, 12:00:00.123, 12:00:00,123Z, 12:00:00+02:00. */
static gboolean
take_time (Line *line)
{
  if (!take_shape (line, "dd:dd:dd"))
    return FALSE;
  if (take_shape (line, ".d") || take_shape (line, ",d"))
    take_digits (line);
  if (!take_shape (line, "Z") && !take_shape (line, "+dd:dd") && !take_shape (line, "-dd:dd")
      && !take_shape (line, "+dddd"))
    take_shape (line, "-dddd");
  return TRUE;
}

/* 2024-05-01, 2024/05/01 with the time behind it, or the time alone. */
static gboolean
take_moment (Line *line)
{
  gboolean date = take_shape (line, "dddd-dd-dd") || take_shape (line, "dddd/dd/dd");

  if (date && !take_shape (line, "T"))
    take_shape (line, " ");
  return take_time (line);
}

/* I0501 12:00:00.123456 12345, as Google's logger has it. */
static gboolean
take_letter_moment (Line *line)
{
  static const char *const heads[] = { "Idddd ", "Wdddd ", "Edddd ", "Fdddd " };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (take_shape (line, heads[i]))
      {
        if (!take_time (line))
          return FALSE;
        while (take_shape (line, " "))
          ;
        return take_digits (line);
      }
  return FALSE;
}

/* <7>, and the seconds since the start in brackets behind it. */
static gboolean
take_priority (Line *line)
{
  return take_shape (line, "<d>");
}

/* board.cc:42], src/main.go:12:, main.cpp:12:5:. */
static gboolean
take_place (Line *line)
{
  gsize dot = 0, first = line->at;

  for (; line->at < line->length; line->at++)
    {
      char c = line->text[line->at];
      if (c == '.')
        dot = line->at;
      else if (!g_ascii_isalnum (c) && strchr ("_-/\\", c) == NULL)
        break;
    }
  if (dot <= first || line->at - dot < 2 || line->at - dot > 5
      || !g_ascii_isalpha (line->text[dot + 1]) || !g_ascii_isalpha (line->text[first])
      || !take_shape (line, ":") || !take_digits (line))
    return FALSE;
  if (take_shape (line, ":d"))
    take_digits (line);
  return take_shape (line, ":") || take_shape (line, "]");
}

/* Whether a message is left behind a head. */
static gboolean
has_message (const Line *line)
{
  gsize at = line->at;

  while (at < line->length && g_ascii_isspace (line->text[at]))
    at++;
  return at < line->length && (at > line->at || g_ascii_ispunct (line->text[line->at - 1]));
}

gsize
lexer_head_end (const Lexer *lexer)
{
  static gboolean (*const heads[]) (Line *)
      = { take_moment, take_letter_moment, take_priority, take_place };

  if (!(lexer->flags & TOKEN_NEW_LINE))
    return lexer->at;
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      Line line = { lexer->text + lexer->at, lexer_line_end (lexer, lexer->at) - lexer->at, 0 };
      if (heads[i] (&line) && has_message (&line))
        return lexer->at + line.at;
    }
  return lexer->at;
}
