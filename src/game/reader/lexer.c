/* Splits a text into tokens, according to what languages have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer.h"

#include <string.h>

#include "game/reader/broken-drawing.h"
#include "game/reader/drawing.h"
#include "game/reader/lexer-comments.h"
#include "game/reader/lexer-cursor.h"
#include "game/reader/lexer-debugger.h"
#include "game/reader/lexer-heads.h"
#include "game/reader/lexer-operators.h"
#include "game/reader/lexer-runs.h"
#include "game/reader/lexer-words.h"
#include "game/reader/number.h"

/* Whether the letter of Python's bytes is before a position: b'\xff'. */
static gboolean
is_bytes_prefix (const Lexer *lexer)
{
  return lexer->at > 0 && lexer->text[lexer->at - 1] == 'b'
         && (lexer->at == 1
             || (!g_ascii_isalnum (lexer->text[lexer->at - 2])
                 && lexer->text[lexer->at - 2] != '_'));
}

/* Whether an apostrophe is a Rust lifetime or part of a word. */
static gboolean
is_plain_apostrophe (const Lexer *lexer)
{
  char before = lexer->at > 0 ? lexer->text[lexer->at - 1] : ' ';

  if (is_bytes_prefix (lexer) && lexer_peek (lexer, 1) == '\\')
    return FALSE;
  return g_ascii_isalnum (before) || before == '&' || before == '<' || lexer_peek (lexer, 1) == '{';
}

/* The end of a string; its beginning if there is none on the line. Then there is none for a later
 * quotation mark either, which is one that a backslash is before. */
static gsize
string_end (Lexer *lexer, char quote)
{
  gsize at = lexer->at + 1, *none = &lexer->no_string[quote == '"'];

  if (lexer->at < *none)
    return lexer->at;
  for (; at < lexer->length && lexer->text[at] != quote && lexer->text[at] != '\n'; at++)
    if (lexer->text[at] == '\\' && at + 1 < lexer->length && lexer->text[at + 1] != '\n')
      at++;
  if (at < lexer->length && lexer->text[at] == quote)
    return at;
  *none = at;
  return lexer->at;
}

/* Drawings in strings have at least as many bytes, and at most. */
#define SHORT_DRAWING 78
#define LONG_DRAWING 600

/* Reads a string that is a drawing with escaped line ends: "........\\n1.......\\n…". */
static gboolean
lex_escaped_drawing (Lexer *lexer, gsize end)
{
  const char *from = lexer->text + lexer->at + 1;
  gsize length = end - lexer->at - 1, n = 0;
  char text[LONG_DRAWING];
  Drawing drawing;

  if (length < SHORT_DRAWING || length > LONG_DRAWING
      || g_strstr_len (from, (gssize) length, "\\n") == NULL)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (from[i] == '\\' && i + 1 < length && from[i + 1] == 'n')
      {
        text[n++] = '\n';
        i++;
      }
    else
      text[n++] = from[i];
  while (n > 0 && g_ascii_isspace (text[n - 1]))
    n--;
  if (!reader_find_drawing (text, n, 0, &drawing) || drawing.next < n)
    return FALSE;
  lexer_add (lexer, TOKEN_DRAWING, lexer->at + 1, end)->value = drawing.set;
  return TRUE;
}

/* Reads a string on one line; FALSE if there is none. */
static gboolean
lex_string (Lexer *lexer)
{
  char quote = lexer_peek (lexer, 0);
  gsize end;

  if ((quote != '"' && quote != '\'') || (quote == '\'' && is_plain_apostrophe (lexer)))
    return FALSE;
  if (lexer_looks_at (lexer, "\"\"\"") || lexer_looks_at (lexer, "'''"))
    {
      lexer->at += 3; /* the contents are read like any text */
      lexer->flags |= TOKEN_SPACE;
      return TRUE;
    }
  end = string_end (lexer, quote);
  if (end == lexer->at)
    return FALSE;
  if (!lex_escaped_drawing (lexer, end))
    lexer_add (lexer, TOKEN_STRING, lexer->at + 1, end);
  lexer->at = end + 1;
  return TRUE;
}

/* The end of a line after a backslash and optional blanks; 0 if anything else follows. */
static gsize
continued_end (const Lexer *lexer)
{
  gsize at = lexer->at + 1;

  while (at < lexer->length
         && (lexer->text[at] == ' ' || lexer->text[at] == '\t' || lexer->text[at] == '\r'))
    at++;
  return at < lexer->length && lexer->text[at] == '\n' ? at : 0;
}

/* Skips white space and notes its kind; FALSE if there is none. */
static gboolean
skip_space (Lexer *lexer)
{
  char c = lexer_peek (lexer, 0);

  if (c == '\n')
    {
      if (lexer->flags & TOKEN_NEW_LINE)
        lexer->flags |= TOKEN_GAP;
      lexer->flags |= TOKEN_NEW_LINE | TOKEN_SPACE;
      lexer->line++;
    }
  else if (c == '\\' && continued_end (lexer) > 0)
    {
      lexer->at = continued_end (lexer);
      lexer->line++;
      lexer->flags |= TOKEN_SPACE;
    }
  else if (lexer_looks_at (lexer, "\xc2\xa0") || lexer_looks_at (lexer, "\xef\xbb\xbf"))
    {
      lexer->at++;
      lexer->at += lexer_peek (lexer, 0) == '\xbb';
      lexer->flags |= TOKEN_SPACE;
    }
  else if (g_ascii_isspace (c))
    lexer->flags |= TOKEN_SPACE;
  else
    return FALSE;
  lexer->at++;
  return TRUE;
}

/* Brackets that are open around a drawing may be closed at the end of its rows: [0, 0, …]]. */
static void
close_after_drawing (Lexer *lexer, gsize start, gsize end)
{
  static const char opens[] = "([{", closes[] = ")]}";
  char stack[64];
  guint n = 0;

  for (gsize i = start; i < end; i++)
    {
      const char *open = strchr (opens, lexer->text[i]);
      const char *close = strchr (closes, lexer->text[i]);
      if (lexer->text[i] == '\0')
        continue;
      if (open != NULL && n < sizeof stack)
        stack[n++] = lexer->text[i];
      else if (close != NULL && n > 0 && stack[n - 1] == opens[close - closes])
        n--;
      else if (close != NULL && lexer->n_open > 0)
        {
          guint index = lexer->tokens->len;
          lexer_add (lexer, TOKEN_OPERATOR, i, i + 1)->op = (guint8) lexer->text[i];
          lexer_close_bracket (lexer, index);
        }
    }
}

/* Adds the token of a drawing; the current line is still its first. */
static void
add_drawing (Lexer *lexer, gsize start, gsize end, const Drawing *drawing)
{
  Token *token = lexer_add (lexer, TOKEN_DRAWING, start, end);

  token->value = drawing->set;
  token->last_line = lexer->line + drawing->n_lines;
  while (token->end > token->start && g_ascii_isspace (lexer->text[token->end - 1]))
    token->end--;
}

/* Adds the drawings of boards beside each other; FALSE if there are none. */
static gboolean
add_equation (Lexer *lexer, gsize start, Drawing drawings[READER_MAX_BESIDE])
{
  gsize starts[READER_MAX_BESIDE + 1];
  guint n = reader_find_equation (lexer->text, lexer->length, start, drawings, starts);

  starts[n] = n > 0 ? drawings[0].next : 0;
  for (guint i = 0; i < n; i++)
    {
      add_drawing (lexer, starts[i], starts[i + 1], &drawings[i]);
      lexer->flags |= TOKEN_NEW_LINE | TOKEN_SPACE;
    }
  return n > 0;
}

static gboolean
lex_drawing (Lexer *lexer)
{
  Drawing drawings[READER_MAX_BESIDE] = { { 0 } };
  gsize start, right, from = lexer->at;

  if (!(lexer->flags & TOKEN_NEW_LINE) || lexer->at < lexer->no_drawing)
    return FALSE;
  start = lexer->line_start;
  if (reader_find_drawing (lexer->text, lexer->length, start, &drawings[0]))
    add_drawing (lexer, from, drawings[0].next, &drawings[0]);
  else if (reader_find_drawings (lexer->text, lexer->length, start, drawings, &right))
    {
      add_drawing (lexer, from, right, &drawings[0]);
      lexer->flags |= TOKEN_NEW_LINE | TOKEN_SPACE;
      add_drawing (lexer, right, drawings[1].next, &drawings[1]);
    }
  else if (!add_equation (lexer, start, drawings))
    {
      /* It is the line that begins one or not, wherever in it the lexer is. */
      lexer->no_drawing = lexer->line_end;
      return FALSE;
    }
  lexer_skip_to (lexer, drawings[0].next);
  lexer->flags |= TOKEN_NEW_LINE;
  close_after_drawing (lexer, from, drawings[0].next);
  lexer->flags |= TOKEN_NEW_LINE | TOKEN_SPACE;
  return TRUE;
}

/* A drawing that is not a valid board becomes one token, so that none of its parts is read as a
 * number. */
static gboolean
lex_broken_drawing (Lexer *lexer)
{
  BrokenDrawing drawing;
  gsize start, from = lexer->at;

  if (!(lexer->flags & TOKEN_NEW_LINE) || from < lexer->no_broken)
    return FALSE;
  start = lexer->line_start;
  if (!reader_find_broken_drawing (lexer->text, lexer->length, start, &drawing))
    {
      lexer->no_broken = MAX (drawing.next, lexer->line_end);
      return FALSE;
    }
  Drawing whole = { .set = (guint64) drawing.row << 32 | drawing.size,
                    .next = drawing.next,
                    .n_lines = drawing.n_lines };
  add_drawing (lexer, from, whole.next, &whole);
  g_array_index (lexer->tokens, Token, lexer->tokens->len - 1).flags |= TOKEN_BROKEN;
  lexer_skip_to (lexer, whole.next);
  close_after_drawing (lexer, from, whole.next);
  lexer->flags |= TOKEN_NEW_LINE | TOKEN_SPACE;
  return TRUE;
}

/* The fence of a code block, with the text after it. */
static gboolean
lex_fence (Lexer *lexer)
{
  if (!(lexer->flags & TOKEN_NEW_LINE) || !lexer_looks_at (lexer, "```"))
    return FALSE;
  lexer_add (lexer, TOKEN_BREAK, lexer->at, lexer->at + 3);
  lexer_skip_to (lexer, lexer_line_end (lexer, lexer->at));
  return TRUE;
}

/* The most bytes of a template's parameter list. */
#define LONG_TEMPLATE 500

/* The end of a template's parameter list, template <int N = 4>; the lexer's position if there is
 * none, or a number in it may be a set. */
static gsize
template_end (const Lexer *lexer)
{
  gsize at = lexer->at + strlen ("template"), end = MIN (lexer->length, at + LONG_TEMPLATE);
  guint depth = 0, n_digits = 0;

  if (!lexer_looks_at (lexer, "template") || (lexer->flags & (TOKEN_SPACE | TOKEN_NEW_LINE)) == 0)
    return lexer->at;
  while (at < end && lexer->text[at] == ' ')
    at++;
  for (; at < end; at++)
    {
      char c = lexer->text[at];
      n_digits = g_ascii_isalnum (c) ? n_digits + (g_ascii_isdigit (c) || n_digits > 0) : 0;
      depth += c == '<';
      depth -= c == '>' && depth > 0;
      if (depth == 0)
        return c == '>' ? at + 1 : lexer->at;
      if (n_digits > 2 || (!g_ascii_isalnum (c) && strchr ("_<>,=:*&. \t\n", c) == NULL))
        return lexer->at;
    }
  return lexer->at;
}

/* An attribute: #[repr(u8)]. */
static gboolean
skip_attribute (Lexer *lexer)
{
  if (!lexer_looks_at (lexer, "#[") && !lexer_looks_at (lexer, "#!["))
    return FALSE;
  lexer_skip_to (lexer, lexer_find_text (lexer, lexer->at, "]"));
  return TRUE;
}

/* A suffix that a macro appends to its argument: x##ULL. */
static gboolean
skip_pasted_suffix (Lexer *lexer)
{
  gsize at = lexer->at + 2, end;

  if (lexer->flags & TOKEN_NEW_LINE || !lexer_looks_at (lexer, "##"))
    return FALSE;
  while (at < lexer->length && (lexer->text[at] == ' ' || lexer->text[at] == '\t'))
    at++;
  for (end = at; end < lexer->length && g_ascii_isalnum (lexer->text[end]);)
    end++;
  if (!reader_is_suffix (lexer->text + at, end - at))
    return FALSE;
  lexer_skip_to (lexer, end);
  return TRUE;
}

/* The sign between a drawing and the number below it. */
static gboolean
skip_equals (Lexer *lexer)
{
  const Token *last = lexer_last (lexer);

  if (lexer_peek (lexer, 0) != '=' || last == NULL || last->kind != TOKEN_DRAWING)
    return FALSE;
  lexer->at++;
  return TRUE;
}

/* The most bytes of an emphasized name. */
#define LONG_EMPHASIS 60

/* The number of marks that emphasize a name before a colon in Markdown, at its beginning or end:
 * **occ**: 0xff, *white*: 0xff, **occ:** 0xff; 0 for none. */
static gsize
emphasis_length (const Lexer *lexer)
{
  gsize at = lexer->at, end = MIN (lexer->line_end, at + LONG_EMPHASIS), n = 0;
  char mark = lexer_peek (lexer, 0);
  const Token *last = lexer_last (lexer);

  if (mark != '*')
    return 0;
  while (n < 3 && lexer_peek (lexer, n) == mark)
    n++;
  if (n > 2)
    return 0;
  if (at > 0
      && (lexer->text[at - 1] == ':'
          || (lexer_peek (lexer, n) == ':' && !(lexer->flags & TOKEN_SPACE))))
    return n;
  if (!g_ascii_isalpha (lexer_peek (lexer, n))
      || !(lexer->flags & TOKEN_NEW_LINE || (last != NULL && token_is (last, OP_BULLET))))
    return 0;
  for (at += n; at < end && lexer->text[at] != mark && lexer->text[at] != '=';)
    at++;
  if (at + n >= end || lexer->text[at] != mark || (n == 2 && lexer->text[at + 1] != mark))
    return 0;
  return lexer->text[at - 1] == ':' || lexer->text[at + n] == ':' ? n : 0;
}

/* The end of SystemVerilog's size of a number before its brackets, 64'(1); at if there is none. */
static gsize
size_cast_end (const Lexer *lexer)
{
  gsize n = 0;

  while (n < 3 && g_ascii_isdigit (lexer_peek (lexer, n)))
    n++;
  return n > 0 && lexer_peek (lexer, n) == '\'' && lexer_peek (lexer, n + 1) == '('
             ? lexer->at + n + 1
             : lexer->at;
}

/* The end of the sign before the name of a macro in SystemVerilog, `ROW; at if there is none. */
static gsize
macro_mark_end (const Lexer *lexer)
{
  return lexer->backquotes && lexer_peek (lexer, 0) == '`'
                 && g_ascii_isalpha (lexer_peek (lexer, 1))
             ? lexer->at + 1
             : lexer->at;
}

static void
lex_one (Lexer *lexer)
{
  gsize end;

  if (skip_space (lexer) || lex_fence (lexer) || lex_drawing (lexer) || lex_broken_drawing (lexer)
      || skip_pasted_suffix (lexer) || skip_equals (lexer))
    return;
  if ((end = emphasis_length (lexer)) > 0)
    lexer->at += end;
  else if ((end = lexer_comment_end (lexer)) > 0 || (end = lexer_head_end (lexer)) > lexer->at
           || (end = lexer_debugger_end (lexer)) > lexer->at
           || (end = template_end (lexer)) > lexer->at)
    lexer_skip_to (lexer, end);
  else if ((end = lexer_define_length (lexer)) > 0)
    {
      lexer->backquotes = lexer->backquotes || lexer_peek (lexer, 0) == '`';
      lexer_add (lexer, TOKEN_DEFINE, lexer->at, lexer->at + end);
      lexer->at += end;
    }
  else if (skip_attribute (lexer) || lex_string (lexer) || lexer_fen (lexer))
    return;
  else if (lexer->n_open == 0
           && (end = reader_thousands_end (lexer->text, lexer->length, lexer->at)) > lexer->at)
    lexer_number (lexer, end);
  else if ((end = size_cast_end (lexer)) > lexer->at || (end = macro_mark_end (lexer)) > lexer->at)
    lexer_skip_to (lexer, end);
  else if (g_ascii_isdigit (lexer_peek (lexer, 0)))
    lexer_number (lexer, reader_number_extent (lexer->text, lexer->length, lexer->at));
  else if ((end = lexer_place_end (lexer)) > lexer->at)
    lexer_skip_to (lexer, end);
  else if ((end = lexer_odd_number_end (lexer)) > lexer->at)
    lexer_number (lexer, end);
  else if (!lexer_word (lexer))
    lexer_operator (lexer);
}

GArray *
reader_lex (const char *text, gsize length)
{
  Lexer *lexer = g_new0 (Lexer, 1);
  GArray *tokens = g_array_sized_new (FALSE, FALSE, sizeof (Token), (guint) (length / 5 + 16));

  lexer->tokens = tokens;
  lexer->text = text;
  lexer->length = length;
  lexer->line = 1;
  lexer->flags = TOKEN_NEW_LINE;
  while (lexer->at < lexer->length)
    {
      lexer_follow_line (lexer);
      lex_one (lexer);
    }
  lexer->flags = TOKEN_NEW_LINE;
  lexer_add (lexer, TOKEN_END, lexer->length, lexer->length);
  lexer_even_runs (text, &g_array_index (tokens, Token, 0), tokens->len - 1);
  g_free (lexer);
  return tokens;
}
