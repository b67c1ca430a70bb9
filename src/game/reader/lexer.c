/* Cuts a text into tokens, by what is common to the languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/reader/reader-private.h"

typedef struct
{
  Reader *reader;
  const char *text;
  gsize length, at;
  gsize no_drawing; /* there is none before this byte */
  guint line;
  guint16 flags;                    /* of the next token */
  guint open[READER_MAX_DEPTH * 4]; /* brackets that are not closed */
  guint n_open;
} Lexer;

static char
peek (const Lexer *lexer, gsize offset)
{
  return lexer->at + offset < lexer->length ? lexer->text[lexer->at + offset] : '\0';
}

static gboolean
looks_at (const Lexer *lexer, const char *text)
{
  gsize n = strlen (text);

  return lexer->length - lexer->at >= n && memcmp (lexer->text + lexer->at, text, n) == 0;
}

static Token *
add (Lexer *lexer, TokenKind kind, gsize start, gsize end)
{
  Token token = { .kind = (guint8) kind,
                  .flags = lexer->flags,
                  .line = lexer->line,
                  .last_line = lexer->line,
                  .start = start,
                  .end = end };

  g_array_append_val (lexer->reader->array, token);
  lexer->flags = 0;
  return &g_array_index (lexer->reader->array, Token, lexer->reader->array->len - 1);
}

static const Token *
last (const Lexer *lexer)
{
  GArray *array = lexer->reader->array;

  return array->len > 0 ? &g_array_index (array, Token, array->len - 1) : NULL;
}

static gsize
line_end (const Lexer *lexer, gsize from)
{
  const char *newline = memchr (lexer->text + from, '\n', lexer->length - from);

  return newline != NULL ? (gsize) (newline - lexer->text) : lexer->length;
}

static void
skip_to (Lexer *lexer, gsize end)
{
  for (; lexer->at < end; lexer->at++)
    lexer->line += lexer->text[lexer->at] == '\n';
  lexer->flags |= TOKEN_SPACE;
}

/* --- Comments and directives ------------------------------------------------------------------ */

static gsize
find_text (const Lexer *lexer, gsize from, const char *end)
{
  gsize n = strlen (end);

  for (gsize at = from; at + n <= lexer->length; at++)
    if (lexer->text[at] == end[0] && memcmp (lexer->text + at, end, n) == 0)
      return at + n;
  return lexer->length;
}

/* Whether a # begins a comment: Python's, or a directive of C's preprocessor. */
static gboolean
is_hash_comment (const Lexer *lexer)
{
  char next = peek (lexer, 1);

  if (next == '[' || (next == '!' && peek (lexer, 2) == '['))
    return FALSE; /* an attribute of Rust */
  if (next == 'x' && g_ascii_isxdigit (peek (lexer, 2)) && g_ascii_isxdigit (peek (lexer, 3)))
    return FALSE; /* a number of Lisp */
  if ((lexer->flags & (TOKEN_SPACE | TOKEN_NEW_LINE)) == 0)
    return FALSE;
  return !g_ascii_isdigit (next);
}

/* "#define", with white space wherever it may stand. Answers its length, 0 for none. */
static gsize
define_length (const Lexer *lexer)
{
  gsize n = 1;

  if (!(lexer->flags & TOKEN_NEW_LINE) || peek (lexer, 0) != '#')
    return 0;
  while (peek (lexer, n) == ' ' || peek (lexer, n) == '\t')
    n++;
  if (lexer->length - lexer->at < n + 7 || memcmp (lexer->text + lexer->at + n, "define", 6) != 0
      || !g_ascii_isspace (peek (lexer, n + 6)))
    return 0;
  return n + 6;
}

/* Where a comment that begins here ends; 0 for none. */
static gsize
comment_end (const Lexer *lexer)
{
  char next = peek (lexer, 1);
  const Token *before = last (lexer);

  switch (peek (lexer, 0))
    {
    case '/':
      if (next == '*')
        return find_text (lexer, lexer->at + 2, "*/");
      if (next == '/' && !(lexer->at > 0 && lexer->text[lexer->at - 1] == ':'))
        return line_end (lexer, lexer->at);
      return 0;
    case '#':
      return define_length (lexer) == 0 && is_hash_comment (lexer) ? line_end (lexer, lexer->at)
                                                                   : 0;
    case '-':
      return next == '-' && (lexer->flags & (TOKEN_SPACE | TOKEN_NEW_LINE))
                     && (g_ascii_isspace (peek (lexer, 2)) || peek (lexer, 2) == '\0')
                 ? line_end (lexer, lexer->at)
                 : 0;
    case '<':
      return looks_at (lexer, "<!--") ? find_text (lexer, lexer->at + 4, "-->") : 0;
    case '(':
      return next == '*' && peek (lexer, 2) == ' ' ? find_text (lexer, lexer->at + 2, "*)") : 0;
    case '{':
      return next == '-' && peek (lexer, 2) == ' ' ? find_text (lexer, lexer->at + 2, "-}") : 0;
    case '"':
      /* the words in front of a module or function of Python */
      return looks_at (lexer, "\"\"\"")
                     && (before == NULL || token_is (before, ':') || lexer->flags & TOKEN_NEW_LINE)
                     && !(before != NULL && (token_is (before, '=') || token_is (before, '(')))
                 ? find_text (lexer, lexer->at + 3, "\"\"\"")
                 : 0;
    default:
      return 0;
    }
}

/* --- Strings ---------------------------------------------------------------------------------- */

/* Whether an apostrophe is a lifetime of Rust or belongs to a word. */
static gboolean
is_plain_apostrophe (const Lexer *lexer)
{
  char before = lexer->at > 0 ? lexer->text[lexer->at - 1] : ' ';

  return g_ascii_isalnum (before) || before == '&' || before == '<' || peek (lexer, 1) == '{';
}

static gsize
string_end (const Lexer *lexer, char quote)
{
  gsize at = lexer->at + 1;

  for (; at < lexer->length && lexer->text[at] != quote && lexer->text[at] != '\n'; at++)
    if (lexer->text[at] == '\\' && at + 1 < lexer->length && lexer->text[at + 1] != '\n')
      at++;
  return at < lexer->length && lexer->text[at] == quote ? at : lexer->at;
}

/* Reads a string in one line; FALSE where there is none. */
static gboolean
lex_string (Lexer *lexer)
{
  char quote = peek (lexer, 0);
  gsize end;

  if ((quote != '"' && quote != '\'') || (quote == '\'' && is_plain_apostrophe (lexer)))
    return FALSE;
  if (looks_at (lexer, "\"\"\"") || looks_at (lexer, "'''"))
    {
      lexer->at += 3; /* what it holds is read like any text */
      lexer->flags |= TOKEN_SPACE;
      return TRUE;
    }
  end = string_end (lexer, quote);
  if (end == lexer->at)
    return FALSE;
  add (lexer, TOKEN_STRING, lexer->at + 1, end);
  lexer->at = end + 1;
  return TRUE;
}

/* --- Numbers and words ------------------------------------------------------------------------ */

static gboolean
is_word_start (char c)
{
  return g_ascii_isalpha (c) || c == '_' || c == '@' || c == '$' || (guchar) c >= 0x80;
}

/* The bytes of a letter outside ASCII that begins here; 0 where it is none. */
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

/* The placement of a FEN, and the fields behind it. Answers where it ends; the start for none. */
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
  return at;
}

static gboolean
is_all_hex (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isxdigit (text[i]))
      return FALSE;
  return TRUE;
}

static void
lex_number (Lexer *lexer, gsize end)
{
  gsize start = lexer->at;
  Token *token = add (lexer, TOKEN_NUMBER, start, end);

  reader_number_read (lexer->text + start, end - start, token);
  lexer->at = end;
}

/* Whether a dollar begins a hexadecimal number of Pascal and not a name of a debugger. */
static gboolean
is_dollar_number (const Lexer *lexer, gsize end)
{
  gsize at = end;

  if (end - lexer->at < 2 || !is_all_hex (lexer->text + lexer->at + 1, end - lexer->at - 1))
    return FALSE;
  while (at < lexer->length && (lexer->text[at] == ' ' || lexer->text[at] == '\t'))
    at++;
  return at >= lexer->length || lexer->text[at] != '='
         || (at + 1 < lexer->length && lexer->text[at + 1] == '=' && FALSE);
}

static gboolean
lex_fen (Lexer *lexer)
{
  gsize end;

  if (strchr ("pnbrqkPNBRQK12345678", peek (lexer, 0)) == NULL
      || (lexer->at > 0 && g_ascii_isalnum (lexer->text[lexer->at - 1])))
    return FALSE;
  end = fen_end (lexer->text, lexer->length, lexer->at);
  if (end == lexer->at)
    return FALSE;
  add (lexer, TOKEN_NUMBER, lexer->at, end)->flags |= TOKEN_BAD | TOKEN_FEN;
  lexer->at = end;
  return TRUE;
}

static gboolean
lex_word (Lexer *lexer)
{
  gsize end, start = lexer->at;

  if (!is_word_start (peek (lexer, 0)))
    return FALSE;
  end = word_end (lexer);
  if (end == start)
    return FALSE;
  if (lexer->text[start] == '$' && is_dollar_number (lexer, end))
    {
      lex_number (lexer, end);
      return TRUE;
    }
  if (end - start == 16 && is_all_hex (lexer->text + start, 16))
    {
      lex_number (lexer, end);
      return TRUE;
    }
  if (end - start == 1 && (lexer->text[start] == '@' || lexer->text[start] == '$'))
    return FALSE;
  add (lexer, TOKEN_WORD, start, end);
  lexer->at = end;
  return TRUE;
}

/* &HFF of Basic, #xFF of Lisp, 'hFF of Verilog. */
static gsize
odd_number_end (const Lexer *lexer)
{
  char first = peek (lexer, 0), second = g_ascii_tolower (peek (lexer, 1));

  if (((first == '&' && second == 'h') || (first == '#' && second == 'x'))
      && g_ascii_isxdigit (peek (lexer, 2)))
    return reader_number_extent (lexer->text, lexer->length, lexer->at + 1);
  return lexer->at;
}

/* --- Operators -------------------------------------------------------------------------------- */

static const struct
{
  char text[5];
  guint8 op;
} operators[] = {
  /* the longer ones first */
  { ">>>=", OP_COMPOUND }, { ">>>", OP_RIGHT },   { "<<<", OP_LEFT },    { "<<=", OP_COMPOUND },
  { ">>=", OP_COMPOUND },  { "==>", OP_ASSIGN },  { "===", OP_COMPARE }, { "!==", OP_COMPARE },
  { "|||", '|' },          { "&&&", '&' },        { "^^^", '^' },        { "~~~", '~' },
  { ".|.", '|' },          { ".&.", '&' },        { "...", OP_DOTS },    { "..<", OP_DOTS },
  { "..=", OP_DOTS },      { "::", OP_SCOPE },    { ":=", OP_ASSIGN },   { "=>", OP_ASSIGN },
  { "==", OP_COMPARE },    { "!=", OP_COMPARE },  { "<=", OP_COMPARE },  { ">=", OP_COMPARE },
  { "->", OP_ARROW },      { "<<", OP_LEFT },     { ">>", OP_RIGHT },    { "&^", OP_AND_NOT },
  { "&&", OP_LOGIC },      { "||", OP_LOGIC },    { "**", OP_POWER },    { "++", OP_STEP },
  { "--", OP_STEP },       { "..", OP_DOTS },     { "|=", OP_COMPOUND }, { "&=", OP_COMPOUND },
  { "^=", OP_COMPOUND },   { "+=", OP_COMPOUND }, { "-=", OP_COMPOUND }, { "*=", OP_COMPOUND },
  { "!!", '!' },
};

/* The other side of a bracket, as far as there is one in reach. */
static void
close_bracket (Lexer *lexer, guint index)
{
  static const char opens[] = "([{", closes[] = ")]}";
  GArray *array = lexer->reader->array;
  Token *token = &g_array_index (array, Token, index);
  guint8 wanted = (guint8) opens[strchr (closes, token->op) - closes];

  for (guint i = lexer->n_open; i > 0; i--)
    {
      Token *open = &g_array_index (array, Token, lexer->open[i - 1]);
      if (open->op != wanted)
        continue;
      open->match = index;
      token->match = lexer->open[i - 1];
      lexer->n_open = i - 1;
      return;
    }
}

static void
lex_bracket (Lexer *lexer, guint8 op)
{
  guint index = lexer->reader->array->len;

  add (lexer, TOKEN_OPERATOR, lexer->at, lexer->at + 1)->op = op;
  lexer->at++;
  if (strchr ("([{", op) == NULL)
    close_bracket (lexer, index);
  else if (lexer->n_open < G_N_ELEMENTS (lexer->open))
    lexer->open[lexer->n_open++] = index;
}

/* Whether a dash at the beginning of a line introduces an entry of a list: the line before it ended
 * with a colon, or was such an entry itself. */
static gboolean
is_bullet (const Lexer *lexer)
{
  GArray *array = lexer->reader->array;

  if (!(lexer->flags & TOKEN_NEW_LINE) || !g_ascii_isspace (peek (lexer, 1)))
    return FALSE;
  if (array->len == 0 || lexer->flags & TOKEN_GAP)
    return TRUE;
  if (token_is (last (lexer), ':'))
    return TRUE;
  for (guint i = array->len; i > 0; i--)
    {
      const Token *token = &g_array_index (array, Token, i - 1);
      if (token->flags & TOKEN_NEW_LINE)
        return token_is (token, OP_BULLET);
    }
  return FALSE;
}

static void
lex_operator (Lexer *lexer)
{
  guint8 op = (guint8) peek (lexer, 0);
  gsize n = 1;

  if (strchr ("()[]{}", op) != NULL && op != '\0')
    {
      lex_bracket (lexer, op);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (operators); i++)
    if (operators[i].text[0] == (char) op && looks_at (lexer, operators[i].text))
      {
        op = operators[i].op;
        n = strlen (operators[i].text);
        break;
      }
  if (op == '-' && is_bullet (lexer))
    op = OP_BULLET;
  if ((op == '>' || (op == OP_RIGHT && n == 3)) && lexer->flags & TOKEN_NEW_LINE)
    op = OP_PROMPT;
  if (op < 128 && (op < 0x20 || op > 0x7e))
    op = OP_JUNK;
  else if (n == 1 && (guchar) lexer->text[lexer->at] >= 0x80)
    {
      op = OP_JUNK;
      while (lexer->at + n < lexer->length && ((guchar) lexer->text[lexer->at + n] & 0xc0) == 0x80)
        n++;
    }
  add (lexer, TOKEN_OPERATOR, lexer->at, lexer->at + n)->op = op;
  lexer->at += n;
}

/* --- The text --------------------------------------------------------------------------------- */

/* Skips white space, noting what it was; FALSE where there is none. */
static gboolean
skip_space (Lexer *lexer)
{
  char c = peek (lexer, 0);

  if (c == '\n')
    {
      if (lexer->flags & TOKEN_NEW_LINE)
        lexer->flags |= TOKEN_GAP;
      lexer->flags |= TOKEN_NEW_LINE | TOKEN_SPACE;
      lexer->line++;
    }
  else if (c == '\\' && (peek (lexer, 1) == '\n' || peek (lexer, 1) == '\r'))
    {
      lexer->at += peek (lexer, 1) == '\r' ? 2 : 1;
      lexer->line++;
      lexer->flags |= TOKEN_SPACE;
    }
  else if (looks_at (lexer, "\xc2\xa0") || looks_at (lexer, "\xef\xbb\xbf"))
    {
      lexer->at++;
      lexer->at += peek (lexer, 0) == '\xbb';
      lexer->flags |= TOKEN_SPACE;
    }
  else if (g_ascii_isspace (c))
    lexer->flags |= TOKEN_SPACE;
  else
    return FALSE;
  lexer->at++;
  return TRUE;
}

/* Where the line begins that is being read. */
static gsize
line_start (const Lexer *lexer)
{
  gsize at = lexer->at;

  while (at > 0 && lexer->text[at - 1] != '\n')
    at--;
  return at;
}

/* The brackets that are open around a drawing end the lines of its rows: [0, 0, …]]. */
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
          guint index = lexer->reader->array->len;
          add (lexer, TOKEN_OPERATOR, i, i + 1)->op = (guint8) lexer->text[i];
          close_bracket (lexer, index);
        }
    }
}

static gboolean
lex_drawing (Lexer *lexer)
{
  Drawing drawing;
  gsize start;

  if (!(lexer->flags & TOKEN_NEW_LINE) || lexer->at < lexer->no_drawing)
    return FALSE;
  start = line_start (lexer);
  if (!reader_find_drawing (lexer->text, lexer->length, start, &drawing))
    return FALSE;
  Token *token = add (lexer, TOKEN_DRAWING, lexer->at, drawing.next);
  token->value = drawing.set;
  token->last_line = lexer->line + drawing.n_lines;
  while (token->end > token->start && g_ascii_isspace (lexer->text[token->end - 1]))
    token->end--;
  gsize from = lexer->at;
  skip_to (lexer, drawing.next);
  lexer->flags |= TOKEN_NEW_LINE;
  close_after_drawing (lexer, from, drawing.next);
  lexer->flags |= TOKEN_NEW_LINE | TOKEN_SPACE;
  return TRUE;
}

/* A fence of a block of code, with what stands behind it. */
static gboolean
lex_fence (Lexer *lexer)
{
  if (!(lexer->flags & TOKEN_NEW_LINE) || !looks_at (lexer, "```"))
    return FALSE;
  add (lexer, TOKEN_BREAK, lexer->at, lexer->at + 3);
  skip_to (lexer, line_end (lexer, lexer->at));
  return TRUE;
}

/* An attribute: #[repr(u8)]. */
static gboolean
skip_attribute (Lexer *lexer)
{
  if (!looks_at (lexer, "#[") && !looks_at (lexer, "#!["))
    return FALSE;
  skip_to (lexer, find_text (lexer, lexer->at, "]"));
  return TRUE;
}

static void
lex_one (Lexer *lexer)
{
  gsize end;

  if (skip_space (lexer) || lex_fence (lexer) || lex_drawing (lexer))
    return;
  if ((end = comment_end (lexer)) > 0)
    skip_to (lexer, end);
  else if ((end = define_length (lexer)) > 0)
    {
      add (lexer, TOKEN_DEFINE, lexer->at, lexer->at + end);
      lexer->at += end;
    }
  else if (skip_attribute (lexer) || lex_string (lexer) || lex_fen (lexer))
    return;
  else if (g_ascii_isdigit (peek (lexer, 0)))
    lex_number (lexer, reader_number_extent (lexer->text, lexer->length, lexer->at));
  else if ((end = odd_number_end (lexer)) > lexer->at)
    lex_number (lexer, end);
  else if (!lex_word (lexer))
    lex_operator (lexer);
}

/* --- Bare numbers beside each other ----------------------------------------------------------- */

/* Reads the bare numbers of a run alike: 4020100804020002 among others of 16 digits with letters,
 * 010 among 08 and 09. */
static void
even_run (Reader *reader, guint from, guint end)
{
  gboolean zeros = FALSE;
  gsize width = 0;

  for (guint i = from; i < end; i++)
    {
      const Token *token = &reader->tokens[i];
      if (token->kind != TOKEN_NUMBER || !(token->flags & TOKEN_BARE))
        continue;
      const char *text = reader->text + token->start;
      if (token->flags & TOKEN_HEX)
        width = token->end - token->start;
      else if (text[0] == '0' && token->end - token->start > 1
               && strcspn (text, "89") < token->end - token->start)
        zeros = TRUE;
    }
  for (guint i = from; (width > 0 || zeros) && i < end; i++)
    {
      Token *token = &reader->tokens[i];
      if (token->kind != TOKEN_NUMBER)
        continue;
      if (width > 0 && token->end - token->start == width
          && reader_number_reread (reader->text, token, 16))
        token->flags |= width == 16 ? TOKEN_HEX | TOKEN_MACHINE : TOKEN_HEX;
      else if (zeros && !(token->flags & TOKEN_HEX) && token->flags & TOKEN_BARE)
        reader_number_reread (reader->text, token, 10);
    }
}

static void
even_runs (Reader *reader)
{
  guint from = 0;

  for (guint i = 0; i <= reader->n_tokens; i++)
    {
      const Token *token = &reader->tokens[i];
      if (i < reader->n_tokens && (token->kind == TOKEN_NUMBER || token_is (token, ',')))
        continue;
      if (i > from)
        even_run (reader, from, i);
      from = i + 1;
    }
}

void
reader_lex (Reader *reader)
{
  Lexer *lexer = g_new0 (Lexer, 1);

  lexer->reader = reader;
  lexer->text = reader->text;
  lexer->length = reader->length;
  lexer->line = 1;
  lexer->flags = TOKEN_NEW_LINE;
  while (lexer->at < lexer->length)
    lex_one (lexer);
  reader->n_tokens = reader->array->len;
  lexer->flags = TOKEN_NEW_LINE;
  add (lexer, TOKEN_END, lexer->length, lexer->length);
  reader->tokens = &g_array_index (reader->array, Token, 0);
  even_runs (reader);
  g_free (lexer);
}
