/* Words, numbers and positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-words.h"

#include <string.h>

#include "game/reader/lexer-cursor.h"
#include "game/reader/names.h"
#include "game/reader/number.h"

static gboolean
is_word_start (char c)
{
  return g_ascii_isalpha (c) || c == '_' || c == '@' || c == '$' || (guchar) c >= 0x80;
}

/* The length of a non-ASCII letter at this position; 0 if it is not a letter. */
static gsize
letter_size (const char *text, gsize length)
{
  gunichar c;

  if ((guchar) *text < 0x80)
    return g_ascii_isalnum (*text) || *text == '_';
  c = g_utf8_get_char_validated (text, (gssize) MIN (length, 6));
  if (c == (gunichar) -1 || c == (gunichar) -2)
    return 0;
  return g_unichar_isalpha (c) ? g_unichar_to_utf8 (c, NULL) : 0;
}

static gsize
word_end (const Lexer *lexer)
{
  gsize at = lexer->at, n;

  if (lexer->text[at] == '@' || lexer->text[at] == '$')
    at++;
  while (at < lexer->length && (n = letter_size (lexer->text + at, lexer->length - at)) > 0)
    at += n;
  return at;
}

/* The most bytes of an EPD's operations. */
#define LONG_OPERATIONS 1000

/* The end of an EPD's operations after its fields: ;D1 20 ;D2 400, bm Nf3; id "1";. at if there are
 * none. */
static gsize
operations_end (const char *text, gsize length, gsize at)
{
  gsize most = MIN (length - at, LONG_OPERATIONS), first = at;
  const char *newline = memchr (text + at, '\n', most);
  gsize end = newline != NULL ? (gsize) (newline - text) : at + most;

  if (newline == NULL && most == LONG_OPERATIONS)
    return at;
  while (first < end && text[first] == ' ')
    first++;
  while (end > first && g_ascii_isspace (text[end - 1]))
    end--;
  if (first == end || first == at)
    return at;
  if (text[first] == ';')
    return end - first > 2 && text[first + 1] == 'D' && g_ascii_isdigit (text[first + 2]) ? end
                                                                                          : at;
  return g_ascii_islower (text[first]) && text[end - 1] == ';' ? end : at;
}

/* The placement of a FEN, and the fields after it. Returns where it ends; the start if there is
 * none. */
static gsize
fen_end (const char *text, gsize length, gsize start)
{
  gsize at = start, end;
  guint n_ranks = 0;

  while (at < length && n_ranks < 8)
    {
      gsize begin = at;
      while (at < length && strchr ("pnbrqkPNBRQK12345678", text[at]) != NULL && text[at] != '\0')
        at++;
      if (at == begin || at - begin > 8)
        return start;
      if (++n_ranks < 8 && (at == length || text[at++] != '/'))
        return start;
    }
  if (n_ranks < 8 || (at < length && (g_ascii_isalnum (text[at]) || text[at] == '/')))
    return start;
  for (guint field = 0; field < 5; field++)
    {
      gsize operations = field >= 3 ? operations_end (text, length, at) : at;
      if (operations > at)
        return operations;
      end = at;
      while (end < length && text[end] == ' ')
        end++;
      gsize begin = end;
      while (end < length && (g_ascii_isalnum (text[end]) || text[end] == '-'))
        end++;
      if (end == begin || (field == 0 && end - begin != 1))
        break;
      at = end;
    }
  return operations_end (text, length, at);
}

static gboolean
is_all_hex (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isxdigit (text[i]))
      return FALSE;
  return TRUE;
}

void
lexer_number (Lexer *lexer, gsize end)
{
  gsize start = lexer->at;
  Token *token = lexer_add (lexer, TOKEN_NUMBER, start, end);

  reader_number_read (lexer->text + start, end - start, token);
  lexer->at = end;
}

/* Whether a word is an assembler's number without a leading zero: FF00h. */
static gboolean
is_assembler_number (const char *text, gsize length)
{
  gboolean digit = FALSE;

  if (length < 5 || length > 17 || text[length - 1] != 'h' || !is_all_hex (text, length - 1))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    digit = digit || g_ascii_isdigit (text[i]);
  return digit;
}

/* Whether a word behind a dollar is hexadecimal digits: FF, FF00_0000, but not dead_beef. */
static gboolean
is_dollar_hex (const char *word, gsize length)
{
  gboolean digit = memchr (word, '_', length) == NULL;

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isxdigit (word[i]) && !(word[i] == '_' && i > 0 && i + 1 < length))
        return FALSE;
      digit = digit || g_ascii_isdigit (word[i]);
    }
  return digit;
}

/* Whether a dollar begins a hexadecimal number in Pascal, as opposed to a debugger's name. */
static gboolean
is_dollar_number (const Lexer *lexer, gsize end)
{
  gsize at = end;

  if (end - lexer->at < 2 || !is_dollar_hex (lexer->text + lexer->at + 1, end - lexer->at - 1))
    return FALSE;
  while (at < lexer->length && (lexer->text[at] == ' ' || lexer->text[at] == '\t'))
    at++;
  return at >= lexer->length || lexer->text[at] != '=';
}

gboolean
lexer_fen (Lexer *lexer)
{
  gsize end;

  if (strchr ("pnbrqkPNBRQK12345678", lexer_peek (lexer, 0)) == NULL
      || (lexer->at > 0 && g_ascii_isalnum (lexer->text[lexer->at - 1])))
    return FALSE;
  end = fen_end (lexer->text, lexer->length, lexer->at);
  if (end == lexer->at)
    return FALSE;
  lexer_add (lexer, TOKEN_NUMBER, lexer->at, end)->flags |= TOKEN_BAD | TOKEN_FEN;
  lexer->at = end;
  return TRUE;
}

/* Whether a word is between the key and the value of a map: "a1" to 0. */
static gboolean
is_kotlin_to (const Lexer *lexer, gsize end)
{
  const Token *last = lexer_last (lexer);

  return end == lexer->at + 2 && lexer_looks_at (lexer, "to ") && last != NULL
         && last->kind == TOKEN_STRING && lexer->flags & TOKEN_SPACE
         && !(lexer->flags & TOKEN_NEW_LINE);
}

/* Whether no letter or digit is at a position. */
static gboolean
ends_word (const Lexer *lexer, gsize at)
{
  return at == lexer->length || letter_size (lexer->text + at, lexer->length - at) == 0;
}

/* The end of a move that is written with a dash, e2-e4, e7-e8q; the end of its first square if there
 * is none. */
static gsize
dashed_move_end (const Lexer *lexer, gsize square_end)
{
  gsize end = square_end;
  char move[6];

  if (square_end != lexer->at + 2 || lexer_peek (lexer, 2) != '-' || lexer->at + 5 > lexer->length)
    return square_end;
  memcpy (move, lexer->text + lexer->at, 2);
  memcpy (move + 2, lexer->text + lexer->at + 3, 2);
  move[4] = '\0';
  end = lexer->at + 5;
  if (end < lexer->length && strchr ("qrbn", lexer->text[end]) != NULL && lexer->text[end] != '\0')
    end++;
  return reader_is_move (move, 4) && ends_word (lexer, end) ? end : square_end;
}

gboolean
lexer_word (Lexer *lexer)
{
  gsize end, start = lexer->at;

  if (!is_word_start (lexer_peek (lexer, 0)))
    return FALSE;
  if (lexer_looks_at (lexer, "$0x") || lexer_looks_at (lexer, "$0X"))
    return FALSE; /* an assembler's number, not a name */
  end = word_end (lexer);
  if (end == start)
    return FALSE;
  if (lexer->text[start] == '$' && is_dollar_number (lexer, end))
    {
      lexer_number (lexer, end);
      return TRUE;
    }
  if ((end - start == 16 && is_all_hex (lexer->text + start, 16))
      || is_assembler_number (lexer->text + start, end - start))
    {
      lexer_number (lexer, end);
      return TRUE;
    }
  if (end - start == 1 && (lexer->text[start] == '@' || lexer->text[start] == '$'))
    return FALSE;
  end = dashed_move_end (lexer, end);
  if (is_kotlin_to (lexer, end))
    lexer_add (lexer, TOKEN_OPERATOR, start, end)->op = OP_ASSIGN;
  else
    lexer_add (lexer, TOKEN_WORD, start, end);
  lexer->at = end;
  return TRUE;
}

/* Whether the last token may end an operand, after which a percent sign is an operator. */
static gboolean
follows_operand (const Lexer *lexer)
{
  const Token *last = lexer_last (lexer);

  if (last == NULL || lexer->flags & TOKEN_NEW_LINE)
    return FALSE;
  if (last->kind == TOKEN_WORD)
    return !reader_is_operator_word (lexer->text + last->start, token_length (last));
  return last->kind != TOKEN_OPERATOR || token_is (last, ')') || token_is (last, ']')
         || token_is (last, '}');
}

/* The end of Pascal's %1010_0101; at if there is none. */
static gsize
percent_bits_end (const Lexer *lexer)
{
  gsize at = lexer->at + 1, n = 0;

  for (; at < lexer->length && strchr ("01_", lexer->text[at]) != NULL && lexer->text[at] != '\0';
       at++)
    n += lexer->text[at] != '_';
  return n > 1 && ends_word (lexer, at) && lexer->text[at - 1] != '_' && !follows_operand (lexer)
             ? at
             : lexer->at;
}

/* The end of SystemVerilog's 'hFF, '1 and '0, with no other apostrophe on the line, as a string
 * would have; at if there is none. */
static gsize
unsized_end (const Lexer *lexer)
{
  gsize first = lexer->at + 1, at = first;
  char letter = g_ascii_tolower (lexer_peek (lexer, 1));

  if (follows_operand (lexer)
      || memchr (lexer->text + first, '\'', lexer->line_end - first) != NULL)
    return lexer->at;
  if (letter == 'h' || letter == 'b' || letter == 'd' || letter == 'o')
    first = ++at;
  else if (letter != '0' && letter != '1')
    return lexer->at;
  while (at < lexer->length && (g_ascii_isxdigit (lexer->text[at]) || lexer->text[at] == '_'))
    at++;
  return at > first && (first > lexer->at + 1 || at == first + 1) && ends_word (lexer, at)
             ? at
             : lexer->at;
}

gsize
lexer_odd_number_end (const Lexer *lexer)
{
  char first = lexer_peek (lexer, 0), second = g_ascii_tolower (lexer_peek (lexer, 1));

  if (first == '%')
    return percent_bits_end (lexer);
  if (first == '\'')
    return unsized_end (lexer);
  if (((first == '&' && second == 'h') || (first == '#' && second == 'x'))
      && g_ascii_isxdigit (lexer_peek (lexer, 2)))
    return reader_number_extent (lexer->text, lexer->length, lexer->at + 1);
  if (g_ascii_isxdigit (first))
    return reader_grouped_hex_end (lexer->text, lexer->length, lexer->at);
  return lexer->at;
}
