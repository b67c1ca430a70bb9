/* The prefixes that loggers put before messages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-heads.h"

#include <string.h>

#include "game/reader/lexer-line.h"

/* 12:00:00, 12:00:00.123, 12:00:00,123Z, 12:00:00+02:00. */
static gboolean
take_time (LexerLine *line)
{
  if (!lexer_line_take_shape (line, "dd:dd:dd"))
    return FALSE;
  if (lexer_line_take_shape (line, ".d") || lexer_line_take_shape (line, ",d"))
    lexer_line_take_digits (line);
  if (!lexer_line_take_shape (line, "Z") && !lexer_line_take_shape (line, "+dd:dd")
      && !lexer_line_take_shape (line, "-dd:dd") && !lexer_line_take_shape (line, "+dddd"))
    lexer_line_take_shape (line, "-dddd");
  return TRUE;
}

/* 2024-05-01, 2024/05/01, 05/01/2024, 01.05.2024 followed by the time, or only the time. */
static gboolean
take_moment (LexerLine *line)
{
  gboolean date
      = lexer_line_take_shape (line, "dddd-dd-dd") || lexer_line_take_shape (line, "dddd/dd/dd")
        || lexer_line_take_shape (line, "dd/dd/dddd") || lexer_line_take_shape (line, "dd.dd.dddd");

  if (date && !lexer_line_take_shape (line, "T") && !lexer_line_take_shape (line, "]["))
    lexer_line_take_shape (line, " ");
  if (!take_time (line))
    return FALSE;
  if (!lexer_line_take_shape (line, " AM"))
    lexer_line_take_shape (line, " PM");
  return TRUE;
}

/* A level, perhaps in brackets: DEBUG, [INFO]. */
static gboolean
take_level (LexerLine *line)
{
  gboolean bracket = lexer_line_take_shape (line, "[");
  gsize first = line->at;

  while (line->at < line->length && g_ascii_isupper (line->text[line->at]))
    line->at++;
  if (line->at < first + 4 || line->at > first + 8)
    return FALSE;
  lexer_line_take_blanks (line);
  return !bracket || lexer_line_take_shape (line, "]");
}

/* A position in the source: gen/gen.go:12, __main__:gen:12. */
static gboolean
take_source (LexerLine *line)
{
  gsize first = line->at, digits;

  if (line->at == line->length
      || (!g_ascii_isalpha (line->text[line->at]) && line->text[line->at] != '_'))
    return FALSE;
  while (line->at < line->length
         && (g_ascii_isalnum (line->text[line->at])
             || strchr ("_-./<>:", line->text[line->at]) != NULL))
    line->at++;
  for (digits = line->at; digits > first && g_ascii_isdigit (line->text[digits - 1]);)
    digits--;
  return digits < line->at && digits > first && line->text[digits - 1] == ':';
}

/* The level and process ID after a time, "DEBUG 1234 ---", or the level and source position, "|
 * DEBUG | __main__:gen:12 -". */
static gboolean
take_level_and_origin (LexerLine *line)
{
  gboolean bars;

  lexer_line_take_blanks (line);
  bars = lexer_line_take_shape (line, "| ");
  if (!take_level (line) || line->at == line->length)
    return FALSE;
  lexer_line_take_blanks (line);
  if (bars && !lexer_line_take_shape (line, "| "))
    return FALSE;
  if (!bars && lexer_line_take_digits (line))
    return lexer_line_take_shape (line, " ---");
  return take_source (line);
}

/* A time, and what some loggers write after it. */
static gboolean
take_moment_and_origin (LexerLine *line)
{
  gsize behind;

  if (!take_moment (line))
    return FALSE;
  behind = line->at;
  if (!take_level_and_origin (line))
    line->at = behind;
  return TRUE;
}

/* INFO 2024-05-01 12:00:00. */
static gboolean
take_level_moment (LexerLine *line)
{
  if (!take_level (line))
    return FALSE;
  lexer_line_take_shape (line, ":");
  lexer_line_take_blanks (line);
  return take_moment (line);
}

/* (engine:1234): Gen-DEBUG: 12:00:00.123:, ** Message: 12:00:00.123:, from GLib. */
static gboolean
take_glib_moment (LexerLine *line)
{
  if (lexer_line_take_shape (line, "("))
    {
      while (line->at < line->length
             && (g_ascii_isalnum (line->text[line->at])
                 || strchr ("_-.", line->text[line->at]) != NULL))
        line->at++;
      if (!lexer_line_take_shape (line, ":") || !lexer_line_take_digits (line)
          || !lexer_line_take_shape (line, "): "))
        return FALSE;
      lexer_line_take_shape (line, "** ");
    }
  else if (!lexer_line_take_shape (line, "** "))
    return FALSE;
  while (line->at < line->length
         && (g_ascii_isalpha (line->text[line->at]) || line->text[line->at] == '-'))
    line->at++;
  return lexer_line_take_shape (line, ": ") && take_time (line)
         && lexer_line_take_shape (line, ":");
}

/* I0501 12:00:00.123456 12345, from Google's logger. */
static gboolean
take_letter_moment (LexerLine *line)
{
  static const char *const heads[] = { "Idddd ",     "Wdddd ",     "Edddd ",     "Fdddd ",
                                       "Idddddddd ", "Wdddddddd ", "Edddddddd ", "Fdddddddd " };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (lexer_line_take_shape (line, heads[i]))
      {
        if (!take_time (line))
          return FALSE;
        while (lexer_line_take_shape (line, " "))
          ;
        return lexer_line_take_digits (line);
      }
  return FALSE;
}

/* The level, thread and source position after the time in brackets: "INFO engine::gen]". They must
 * not start with a number, which could be a value. */
static gboolean
take_rest_of_bracket (LexerLine *line)
{
  for (; line->at < line->length; line->at++)
    {
      char c = line->text[line->at];
      if (c == ']')
        return lexer_line_take_shape (line, "]");
      if (g_ascii_isdigit (c) ? !g_ascii_isalnum (line->text[line->at - 1])
                              : !g_ascii_isalpha (c) && strchr (" :_-./", c) == NULL)
        return FALSE;
    }
  return FALSE;
}

/* [2024-05-01T12:00:00Z INFO engine::gen], [12:00:00.123], (12:00:00), [2024-05-01][12:00:00]. */
static gboolean
take_bracketed_moment (LexerLine *line)
{
  if (lexer_line_take_shape (line, "("))
    return take_moment (line) && lexer_line_take_shape (line, ")");
  return lexer_line_take_shape (line, "[") && take_moment (line) && take_rest_of_bracket (line);
}

/* 05-01 12:00:00.123  1234  5678 D, from Android. */
static gboolean
take_android_moment (LexerLine *line)
{
  if (!lexer_line_take_shape (line, "dd-dd ") || !take_time (line)
      || !lexer_line_take_shape (line, " "))
    return FALSE;
  lexer_line_take_blanks (line);
  if (!lexer_line_take_digits (line))
    return FALSE;
  lexer_line_take_blanks (line);
  if (!lexer_line_take_digits (line) || !lexer_line_take_shape (line, " ")
      || line->at == line->length || strchr ("VDIWEFA", line->text[line->at]) == NULL)
    return FALSE;
  line->at++;
  return TRUE;
}

/* A word with a number in brackets: engine[1234]. */
static gboolean
take_process (LexerLine *line)
{
  gsize first = line->at;

  while (
      line->at < line->length
      && (g_ascii_isalnum (line->text[line->at]) || strchr ("_-./", line->text[line->at]) != NULL))
    line->at++;
  if (line->at == first)
    return FALSE;
  return !lexer_line_take_shape (line, "[")
         || (lexer_line_take_digits (line) && lexer_line_take_shape (line, "]"));
}

/* May  1 12:00:00 host engine[1234]:, from the system log. */
static gboolean
take_system_moment (LexerLine *line)
{
  static const char *const months[] = { "Jan ", "Feb ", "Mar ", "Apr ", "May ", "Jun ",
                                        "Jul ", "Aug ", "Sep ", "Oct ", "Nov ", "Dec " };
  gsize behind;

  for (guint i = 0; line->at == 0 && i < G_N_ELEMENTS (months); i++)
    lexer_line_take_shape (line, months[i]);
  if (line->at == 0 || !(lexer_line_take_shape (line, "dd ") || lexer_line_take_shape (line, " d "))
      || !take_time (line))
    return FALSE;
  behind = line->at;
  if (!lexer_line_take_shape (line, " ") || !take_process (line)
      || !lexer_line_take_shape (line, " ") || !take_process (line)
      || !lexer_line_take_shape (line, ":"))
    line->at = behind;
  return TRUE;
}

/* Whether the rest of the line assigns a value to a name, or begins with a level. */
static gboolean
gives_value (const LexerLine *line)
{
  LexerLine rest = *line;

  return take_level (&rest) || memchr (line->text + line->at, '=', line->length - line->at) != NULL
         || memchr (line->text + line->at, ':', line->length - line->at) != NULL;
}

/* 1700000000, 1700000000.123, 1700000000123: seconds or milliseconds since 1970, before a
 * message. */
static gboolean
take_epoch (LexerLine *line)
{
  if (line->text[0] != '1' || !lexer_line_take_shape (line, "dddddddddd"))
    return FALSE;
  lexer_line_take_shape (line, "ddd");
  if (lexer_line_take_shape (line, ".d"))
    lexer_line_take_digits (line);
  lexer_line_take_shape (line, ":");
  if (!lexer_line_take_shape (line, " ") && !lexer_line_take_shape (line, "\t"))
    return FALSE;
  lexer_line_take_blanks (line);
  return line->at < line->length
         && (g_ascii_isalpha (line->text[line->at]) || line->text[line->at] == '[')
         && gives_value (line);
}

/* time=2024-05-01T12:00:00Z, ts="2024-05-01 12:00:00". */
static gboolean
take_named_moment (LexerLine *line)
{
  gboolean quoted;

  while (line->at < line->length && g_ascii_isalpha (line->text[line->at]))
    line->at++;
  if (line->at == 0 || !lexer_line_take_shape (line, "="))
    return FALSE;
  quoted = lexer_line_take_shape (line, "\"");
  return take_moment (line) && (!quoted || lexer_line_take_shape (line, "\""));
}

/* <7>, followed by the seconds since startup in brackets. */
static gboolean
take_priority (LexerLine *line)
{
  return lexer_line_take_shape (line, "<d>");
}

/* board.cc:42, src/main.go:12, main.cpp:12:5. *extension: set to the beginning of the extension. */
static gboolean
take_file_and_line (LexerLine *line, gsize *extension)
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
  if (dot <= first || line->at - dot < 2 || line->at - dot > 6
      || !g_ascii_isalpha (line->text[dot + 1]) || !g_ascii_isalpha (line->text[first])
      || !lexer_line_take_shape (line, ":") || !lexer_line_take_digits (line))
    return FALSE;
  *extension = dot + 1;
  if (lexer_line_take_shape (line, ":d"))
    lexer_line_take_digits (line);
  return TRUE;
}

/* board.cc:42], src/main.go:12:, main.cpp:12:5:, gen.py:12 DEBUG. */
static gboolean
take_place (LexerLine *line)
{
  gsize extension;

  if (!take_file_and_line (line, &extension))
    return FALSE;
  if (lexer_line_take_shape (line, ":") || lexer_line_take_shape (line, "]"))
    return TRUE;
  if (!lexer_line_take_shape (line, " "))
    return FALSE;
  lexer_line_take_blanks (line);
  return take_level (line);
}

/* Whether an extension, up to the colon after it, is one of source files. */
static gboolean
is_source_extension (const char *text)
{
  static const char *const extensions[]
      = { "c",   "cc", "cpp", "cxx", "h",   "hh",    "hpp", "hxx", "inl",  "cu",
          "rs",  "go", "py",  "js",  "mjs", "ts",    "kt",  "cs",  "java", "zig",
          "nim", "hs", "ml",  "lua", "rb",  "swift", "pas", "jl",  "dart", "scala" };

  for (guint i = 0; i < G_N_ELEMENTS (extensions); i++)
    {
      gsize n = strlen (extensions[i]);
      if (strncmp (text, extensions[i], n) == 0 && text[n] == ':')
        return TRUE;
    }
  return FALSE;
}

/* Whether a position is within a file's name with dashes, which was looked at from its beginning:
 * looking again at each word of a long chain of them would take time quadratic in its length. */
static gboolean
is_within_name (const Lexer *lexer)
{
  gsize at = lexer->at;

  return at > 1 && lexer->text[at - 1] == '-' && !g_ascii_isspace (lexer->text[at - 2]);
}

gsize
lexer_place_end (const Lexer *lexer)
{
  gsize extension, end = lexer->at;
  char before = end > 0 ? lexer->text[end - 1] : ' ';

  if (!g_ascii_isalpha (lexer_peek (lexer, 0)) || g_ascii_isalnum (before)
      || strchr ("_./\\\"'", before) != NULL || is_within_name (lexer))
    return end;
  LexerLine line = { lexer->text + end, lexer_line_end (lexer, end) - end, 0 };
  if (!take_file_and_line (&line, &extension) || !is_source_extension (line.text + extension))
    return end;
  return line.at < line.length
                 && (g_ascii_isalnum (line.text[line.at]) || line.text[line.at] == '_')
             ? end
             : end + line.at;
}

/* Whether there is a message after a prefix. */
static gboolean
has_message (const LexerLine *line)
{
  gsize at = line->at;

  while (at < line->length && g_ascii_isspace (line->text[at]))
    at++;
  return at < line->length && (at > line->at || !g_ascii_isalnum (line->text[line->at - 1]));
}

typedef gboolean (*TakeHead) (LexerLine *line);

/* The kinds of prefixes that may begin with a character, NULL-terminated. */
static const TakeHead *
find_heads (char first, char second)
{
  static const TakeHead digits[]
      = { take_moment_and_origin, take_android_moment, take_epoch, NULL };
  static const TakeHead brackets[]
      = { take_bracketed_moment, take_level_moment, take_glib_moment, NULL };
  static const TakeHead capitals[]
      = { take_level_moment, take_letter_moment, take_system_moment, take_place, NULL };
  static const TakeHead letters[] = { take_named_moment, take_place, NULL };
  static const TakeHead signs[] = { take_glib_moment, take_priority, NULL };
  static const TakeHead none[] = { NULL };

  if (g_ascii_isdigit (first))
    return g_ascii_isdigit (second) ? digits : none;
  if (first == '[' || first == '(')
    return brackets;
  if (first == '*' || first == '<')
    return signs;
  if (g_ascii_isupper (first))
    return capitals;
  return g_ascii_islower (first) ? letters : none;
}

gsize
lexer_head_end (const Lexer *lexer)
{
  const TakeHead *heads;

  if (!(lexer->flags & TOKEN_NEW_LINE))
    return lexer->at;
  heads = find_heads (lexer_peek (lexer, 0), lexer_peek (lexer, 1));
  if (*heads == NULL)
    return lexer->at;
  LexerLine line = { lexer->text + lexer->at, lexer_line_end (lexer, lexer->at) - lexer->at, 0 };
  for (; *heads != NULL; heads++)
    {
      line.at = 0;
      if ((*heads) (&line) && has_message (&line))
        return lexer->at + line.at;
    }
  return lexer->at;
}
