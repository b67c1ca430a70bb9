/* Finds the end of one PGN token: words, results, comments, annotation symbols and tags.
 *
 * Follows the PGN standard of 1994, sections 7 and 8, and what programs write in practice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-scan.h"

#include <string.h>

#include "chess/square.h"

/* The most bytes of a comment or value; a longer one is cut and marked. */
#define MAX_TEXT (32 * 1024 * 1024)

/* Short names keep the table compact. */
enum
{
  U = CHECKBIT_PGN_BYTE_UNKNOWN,
  C = CHECKBIT_PGN_BYTE_UNKNOWN | CHECKBIT_PGN_BYTE_GOES_ON,
  S = CHECKBIT_PGN_BYTE_SPACE,
  N = CHECKBIT_PGN_BYTE_NEWLINE,
  W = CHECKBIT_PGN_BYTE_WORD | CHECKBIT_PGN_BYTE_GOES_ON,
  G = CHECKBIT_PGN_BYTE_SIGN | CHECKBIT_PGN_BYTE_GOES_ON,
  H = CHECKBIT_PGN_BYTE_HIGH,
  X = CHECKBIT_PGN_BYTE_SPECIAL,
};

/* clang-format off */
const guint8 checkbit_pgn_byte_class[256] = {
  S, U, U, U, U, U, U, U, U, S, N, S, S, S, U, U, /* 00 */
  U, U, U, U, U, U, U, U, U, U, S, U, U, U, U, U, /* 10 */
  S, X, U, C, X, U, U, U, X, X, X, G, U, G, S, G, /* 20 */
  W, W, W, W, W, W, W, W, W, W, C, X, X, G, U, X, /* 30 */
  W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, /* 40 */
  W, W, W, W, W, W, W, W, W, W, W, X, U, U, U, C, /* 50 */
  U, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, /* 60 */
  W, W, W, W, W, W, W, W, W, W, W, X, U, U, U, U, /* 70 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* 80 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* 90 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* a0 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* b0 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* c0 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* d0 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* e0 */
  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, /* f0 */
};
/* clang-format on */

gsize
checkbit_pgn_character_size (const char *p, const char *end)
{
  gunichar character = g_utf8_get_char_validated (p, end - p);

  return character < (gunichar) -2 ? (gsize) g_unichar_to_utf8 (character, NULL) : 1;
}

static gsize
take (CheckbitPgnToken *token, CheckbitPgnTokenKind kind, const char *p, gsize length)
{
  token->kind = kind;
  token->text = p;
  token->length = length;

  return length;
}

/* --- Symbols -------------------------------------------------------------------------------- */

typedef struct
{
  const char *text;
  guint nag;
} Sign;

/* Annotation symbols and their NAGs, from section 10 of the standard. */
static const Sign signs[] = {
  { "!", 1 },    { "?", 2 },   { "!!", 3 },   { "??", 4 },   { "!?", 5 },   { "?!", 6 },
  { "‼", 3 },    { "⁇", 4 },   { "⁉", 5 },    { "⁈", 6 },    { "=", 10 },   { "+=", 14 },
  { "+/=", 14 }, { "=+", 15 }, { "=/+", 15 }, { "+/-", 16 }, { "-/+", 17 }, { "+-", 18 },
  { "-+", 19 },  { "□", 7 },   { "∞", 13 },   { "⩲", 14 },   { "⩱", 15 },   { "±", 16 },
  { "∓", 17 },   { "⨀", 22 },  { "⟳", 32 },   { "↑", 36 },   { "→", 40 },   { "⇆", 132 },
};

/* Of those that have only bytes of words. */
#define LONGEST_SIGN 3

/* The NAG of a symbol; 0 for none. */
static guint
get_nag (const char *p, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strlen (signs[i].text) == length && memcmp (signs[i].text, p, length) == 0)
      return signs[i].nag;

  return 0;
}

static gboolean
find_sign (const char *p, gsize length, CheckbitPgnToken *token)
{
  guint nag = get_nag (p, length);

  if (nag == 0)
    return FALSE;
  token->number = nag;
  take (token, CHECKBIT_PGN_TOKEN_NAG, p, length);

  return TRUE;
}

/* --- Words ---------------------------------------------------------------------------------- */

static gboolean
is_word_byte (char byte)
{
  return (checkbit_pgn_byte_class[(guint8) byte] & CHECKBIT_PGN_BYTE_GOES_ON) != 0;
}

/* A draw is also written "1/2", as in tables of results. */
static gboolean
is_result (const char *p, gsize length)
{
  /* Most words are moves. */
  if (*p != '0' && *p != '1')
    return FALSE;

  return (length == 3
          && (memcmp (p, "1-0", 3) == 0 || memcmp (p, "0-1", 3) == 0 || memcmp (p, "1/2", 3) == 0))
         || (length == 7 && memcmp (p, "1/2-1/2", 7) == 0);
}

static gboolean
is_number (const char *p, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isdigit (p[i]))
      return FALSE;

  return length != 4 || memcmp (p, "0000", 4) != 0;
}

/* The length including "e.p." if a word of length bytes has reached its e; else length. */
static gsize
extend_en_passant (const char *p, gsize length, const char *end)
{
  const char *dot = p + length;

  if (p[length - 1] != 'e' || end - dot < 2 || dot[0] != '.' || dot[1] != 'p')
    return length;

  return length + (end - dot > 2 && dot[2] == '.' ? 3 : 2);
}

/* A letter, or castling with zeros; not a result. */
static gboolean
begins_move (const char *p, gsize length)
{
  return g_ascii_isalpha (*p) || (length > 3 && memcmp (p, "0-0", 3) == 0);
}

/* The length of a move without a symbol written right behind it, as in "Rxe6+-"; a single + is a
 * check. */
static gsize
leave_sign (const char *p, gsize length)
{
  if (strchr ("+-=", p[length - 1]) == NULL || !begins_move (p, length))
    return length;
  for (gsize n = MIN (LONGEST_SIGN, length - 1); n > 0; n--)
    if (get_nag (p + length - n, n) != 0)
      return checkbit_pgn_looks_like_move (p, length - n) ? length - n : length;

  return length;
}

static gsize
scan_word (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  const char *at = p + 1;
  gsize length;

  while (at < end && is_word_byte (*at))
    at++;
  if (!final && end - at < 3)
    return 0;

  length = extend_en_passant (p, leave_sign (p, (gsize) (at - p)), end);
  if (is_result (p, length))
    return take (token, CHECKBIT_PGN_TOKEN_RESULT, p, length);
  if (is_number (p, length))
    return take (token, CHECKBIT_PGN_TOKEN_NUMBER, p, length);

  return take (token, CHECKBIT_PGN_TOKEN_SYMBOL, p, length);
}

/* --- Signs ---------------------------------------------------------------------------------- */

/* A run of bytes from a set, at most limit of them; 0 if more input is needed. */
static gsize
scan_run (const char *p, const char *end, gboolean final, const char *set, gsize limit)
{
  gsize length = 0;

  while (p + length < end && length < limit && p[length] != '\0' && strchr (set, p[length]) != NULL)
    length++;
  if (p + length == end && length < limit && !final)
    return 0;

  return length;
}

static gsize
scan_sign (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  gsize length = scan_run (p, end, final, "+-/=", 16);

  if (length == 0)
    return 0;
  if (length == 2 && memcmp (p, "--", 2) == 0)
    return take (token, CHECKBIT_PGN_TOKEN_SYMBOL, p, length);
  if (find_sign (p, length, token))
    return length;

  return take (token, CHECKBIT_PGN_TOKEN_UNKNOWN, p, length);
}

static gsize
scan_marks (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  gsize length = scan_run (p, end, final, "!?", 2);

  if (length > 0)
    find_sign (p, length, token);

  return length;
}

/* $ and a number. Numbers beyond the standard's are kept up to a limit. */
static gsize
scan_nag (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  const char *at = p + 1;
  guint number = 0;

  for (; at < end && g_ascii_isdigit (*at); at++)
    number = MIN (number * 10 + (guint) (*at - '0'), 65535);
  if (at == end && !final)
    return 0;
  if (at == p + 1)
    return take (token, CHECKBIT_PGN_TOKEN_UNKNOWN, p, 1);

  token->number = number;

  return take (token, CHECKBIT_PGN_TOKEN_NAG, p, (gsize) (at - p));
}

/* --- Comments ------------------------------------------------------------------------------- */

/* Finds the byte that ends a comment. start: how many bytes precede the text in the token. */
static gsize
scan_comment (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  char last = *p == '{' ? '}' : '\n';
  gsize limit = MIN ((gsize) (end - p - 1), MAX_TEXT);
  const char *close = memchr (p + 1, last, limit);

  if (close == NULL && limit < MAX_TEXT && !final)
    return 0;

  take (token, CHECKBIT_PGN_TOKEN_COMMENT, p + 1, close != NULL ? (gsize) (close - p - 1) : limit);
  if (close != NULL)
    return token->length + (last == '}' ? 2 : 1);
  if (limit == MAX_TEXT)
    token->flaws |= CHECKBIT_PGN_FLAW_CUT;
  else if (last == '}')
    token->flaws |= CHECKBIT_PGN_FLAW_UNCLOSED;

  return token->length + 1;
}

/* <…> is reserved by the standard; it is one token if it ends on its line. */
static gsize
scan_reserved (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  const char *at = p + 1;

  while (at < end && *at != '>' && *at != '\n' && at - p < 256)
    at++;
  if (at == end && !final)
    return 0;

  return take (token, CHECKBIT_PGN_TOKEN_UNKNOWN, p,
               at < end && *at == '>' ? (gsize) (at + 1 - p) : 1);
}

/* --- Tags: [Name "Value"], and what programs write instead ---------------------------------- */

/* A tag while it is being scanned. */
typedef struct
{
  const char *start;
  const char *at;
  const char *end;  /* of its line, or of the input */
  gboolean cut_off; /* whether that is the end of the input */
  gboolean ran_out; /* whether scanning has reached it */
} Tag;

/* NUL bytes always count as spaces. */
static gboolean
is_space (char byte)
{
  return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\0';
}

/* Whether a position is after the tag's line, where every tag ends. */
static gboolean
is_line_end (Tag *tag, const char *at)
{
  if (at < tag->end)
    return *at == '\n';
  tag->ran_out = tag->cut_off;

  return TRUE;
}

static const char *
skip_space (Tag *tag, const char *at)
{
  while (!is_line_end (tag, at) && is_space (*at))
    at++;

  return at;
}

/* Skips to a byte, or to the end of the line. */
static const char *
find_byte (Tag *tag, const char *at, char byte)
{
  while (!is_line_end (tag, at) && *at != byte)
    at++;

  return at;
}

/* The length of a text without trailing spaces. */
static gsize
trimmed_length (const char *text, const char *end)
{
  while (end > text && is_space (end[-1]))
    end--;

  return (gsize) (end - text);
}

/* Whether the quotation mark at a position ends the value: ] or the end of the line follows.
 * Quotation marks inside values are often not escaped. */
static gboolean
is_closing (Tag *tag, const char *quote)
{
  const char *at = skip_space (tag, quote + 1);

  return is_line_end (tag, at) || *at == ']';
}

/* The closing quotation mark of a value, or the end of the line if there is none. A backslash
 * before the very last one is not an escape but part of the value. */
static const char *
find_close (Tag *tag, const char *value)
{
  const char *escaped = NULL;
  const char *at = value;

  for (; !is_line_end (tag, at); at++)
    {
      if (*at == '\\' && !is_line_end (tag, at + 1))
        {
          at++;
          if (*at == '"' && is_closing (tag, at))
            escaped = at;
        }
      else if (*at == '"' && is_closing (tag, at))
        return at;
    }

  return escaped != NULL ? escaped : at;
}

/* Skips the ] of a tag, if it is on this line. */
static void
take_bracket (Tag *tag, CheckbitPgnToken *token)
{
  const char *at = skip_space (tag, tag->at);

  if (!is_line_end (tag, at) && *at == ']')
    tag->at = at + 1;
  else
    token->flaws |= CHECKBIT_PGN_FLAW_UNCLOSED;
}

static CheckbitPgnTokenKind
scan_quoted (Tag *tag, CheckbitPgnToken *token)
{
  const char *value = tag->at + 1;
  const char *close = find_close (tag, value);

  token->text = value;
  if (is_line_end (tag, close))
    {
      token->length = trimmed_length (value, close);
      token->flaws |= CHECKBIT_PGN_FLAW_UNCLOSED;
      tag->at = close;
      return CHECKBIT_PGN_TOKEN_TAG;
    }

  token->length = (gsize) (close - value);
  tag->at = close + 1;
  take_bracket (tag, token);

  return CHECKBIT_PGN_TOKEN_TAG;
}

static CheckbitPgnTokenKind
scan_unquoted (Tag *tag, CheckbitPgnToken *token)
{
  const char *close = find_byte (tag, tag->at, ']');

  token->text = tag->at;
  token->length = trimmed_length (tag->at, close);
  token->flaws |= CHECKBIT_PGN_FLAW_UNQUOTED;
  tag->at = close;
  take_bracket (tag, token);

  if (token->length > 0)
    return CHECKBIT_PGN_TOKEN_TAG;
  token->text = tag->start;
  token->length = (gsize) (tag->at - tag->start);

  return CHECKBIT_PGN_TOKEN_BAD_TAG;
}

/* Without a name: up to the closing bracket, or the end of the line. */
static CheckbitPgnTokenKind
scan_nameless (Tag *tag, CheckbitPgnToken *token)
{
  tag->at = find_byte (tag, tag->at, ']');
  take_bracket (tag, token);
  token->text = tag->start;
  token->length = (gsize) (tag->at - tag->start);

  return CHECKBIT_PGN_TOKEN_BAD_TAG;
}

static void
scan_name (Tag *tag, CheckbitPgnToken *token)
{
  const char *at = skip_space (tag, tag->start + 1);

  token->name = at;
  while (!is_line_end (tag, at) && !is_space (*at) && *at != '"' && *at != ']' && *at != '[')
    at++;
  token->name_length = (gsize) (at - token->name);
  tag->at = skip_space (tag, at);
}

static CheckbitPgnTokenKind
scan_parts (Tag *tag, CheckbitPgnToken *token)
{
  scan_name (tag, token);
  if (token->name_length == 0)
    return scan_nameless (tag, token);
  if (!is_line_end (tag, tag->at) && *tag->at == '"')
    return scan_quoted (tag, token);

  return scan_unquoted (tag, token);
}

/* How far the end of a tag's line is looked for: lines are short, and a file may be one line of many
 * tags. */
#define USUAL_LINE 1024

/* The tag at p. If its line does not end within limit bytes, it is cut off there. */
static Tag
tag_at (const char *p, gsize limit)
{
  const char *newline = memchr (p, '\n', MIN (limit, USUAL_LINE));

  return (Tag){ p, p, newline != NULL ? newline : p + limit, newline == NULL, FALSE };
}

static gsize
scan_tag (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  gboolean too_long = end - p > MAX_TEXT;
  Tag tag = tag_at (p, too_long ? MAX_TEXT : (gsize) (end - p));

  token->kind = scan_parts (&tag, token);
  if (tag.ran_out && !final && !too_long)
    return 0;
  if (tag.ran_out && too_long)
    token->flaws |= CHECKBIT_PGN_FLAW_CUT;

  return (gsize) (tag.at - p);
}

/* --- Skimming ------------------------------------------------------------------------------- */

gboolean
checkbit_pgn_looks_like_move (const char *text, gsize length)
{
  if (length >= 2 && (memcmp (text, "--", 2) == 0 || memcmp (text, "Z0", 2) == 0))
    return TRUE;
  if (length >= 3 && (memcmp (text, "O-O", 3) == 0 || memcmp (text, "0-0", 3) == 0))
    return TRUE;
  if (length == 4 && (memcmp (text, "0000", 4) == 0 || memcmp (text, "@@@@", 4) == 0))
    return TRUE;
  for (gsize i = 0; i + 1 < length; i++)
    if (chess_square_read (text + i) != CHESS_SQUARE_NONE)
      return TRUE;

  return FALSE;
}

/* What is skimmed at a time. */
typedef struct
{
  const char *end;
  guint plies, depth;
} Skim;

/* Skims a word that begins with a letter. NULL if it may be longer, or is not plain. */
static const char *
skim_word (Skim *self, const char *p)
{
  const char *at = p + 1;
  gboolean has_square = FALSE;

  for (; at < self->end && is_word_byte (*at); at++)
    has_square = has_square || chess_square_read (at - 1) != CHESS_SQUARE_NONE;
  if (self->end - at < 3 || (at[-1] == 'e' && *at == '.'))
    return NULL;
  self->plies
      += self->depth == 0 && (has_square || checkbit_pgn_looks_like_move (p, (gsize) (at - p)));

  return at;
}

/* Skims a move number. NULL if it may be longer, or something else. */
static const char *
skim_number (Skim *self, const char *p)
{
  const char *at = p + 1;

  while (at < self->end && g_ascii_isdigit (*at))
    at++;

  return self->end - at < 3 || is_word_byte (*at) || !is_number (p, (gsize) (at - p)) ? NULL : at;
}

/* Skims a comment in braces. NULL if it is not closed, or too long. */
static const char *
skim_comment (Skim *self, const char *p)
{
  const char *close = memchr (p + 1, '}', MIN ((gsize) (self->end - p - 1), MAX_TEXT));

  return close != NULL ? close + 1 : NULL;
}

static gboolean
is_plain_space (char byte)
{
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '.';
}

/* Skims a token, or the space between two. NULL if it is neither, or not plain. */
static const char *
skim_next (Skim *self, const char *p)
{
  if (is_plain_space (*p))
    return p + 1;

  switch (*p)
    {
    case '{':
      return skim_comment (self, p);
    case '(':
      self->depth++;
      return p + 1;
    case ')':
      self->depth -= self->depth > 0;
      return p + 1;
    case '$':
      return p + 1 < self->end && g_ascii_isdigit (p[1]) ? skim_number (self, p + 1) : NULL;
    default:
      return g_ascii_isdigit (*p)   ? skim_number (self, p)
             : g_ascii_isalpha (*p) ? skim_word (self, p)
                                    : NULL;
    }
}

/* The caller handles the space after a token: on it depends what the next one is. */
gsize
checkbit_pgn_skim (const char *p, const char *end, guint depth, CheckbitPgnToken *token)
{
  Skim self = { end, 0, depth };
  const char *at = p;
  const char *token_end = p;

  for (const char *next; at < end && (next = skim_next (&self, at)) != NULL; at = next)
    if (!is_plain_space (*at))
      token_end = next;

  token->flaws = CHECKBIT_PGN_FLAW_NONE;
  token->number = self.plies;
  token->depth = self.depth;

  return take (token, CHECKBIT_PGN_TOKEN_SKIMMED, p, (gsize) (token_end - p));
}

/* --- Scanning ------------------------------------------------------------------------------- */

static gsize
scan_high (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  gsize length;

  if (end - p < 4 && !final)
    return 0;
  length = checkbit_pgn_character_size (p, end);
  if (find_sign (p, length, token))
    return length;

  return take (token, CHECKBIT_PGN_TOKEN_UNKNOWN, p, length);
}

static gsize
scan_special (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  switch (*p)
    {
    case '[':
      return scan_tag (p, end, final, token);
    case '{':
    case ';':
      return scan_comment (p, end, final, token);
    case '$':
      return scan_nag (p, end, final, token);
    case '!':
    case '?':
      return scan_marks (p, end, final, token);
    case '<':
      return scan_reserved (p, end, final, token);
    case '(':
      return take (token, CHECKBIT_PGN_TOKEN_OPEN, p, 1);
    case ')':
      return take (token, CHECKBIT_PGN_TOKEN_CLOSE, p, 1);
    default:
      return take (token, CHECKBIT_PGN_TOKEN_RESULT, p, 1);
    }
}

gsize
checkbit_pgn_scan (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  token->flaws = CHECKBIT_PGN_FLAW_NONE;

  switch ((CheckbitPgnByte) (checkbit_pgn_byte_class[(guint8) *p] & ~CHECKBIT_PGN_BYTE_GOES_ON))
    {
    case CHECKBIT_PGN_BYTE_WORD:
      return scan_word (p, end, final, token);
    case CHECKBIT_PGN_BYTE_SIGN:
      return scan_sign (p, end, final, token);
    case CHECKBIT_PGN_BYTE_HIGH:
      return scan_high (p, end, final, token);
    case CHECKBIT_PGN_BYTE_SPECIAL:
      return scan_special (p, end, final, token);
    default:
      return take (token, CHECKBIT_PGN_TOKEN_UNKNOWN, p, 1);
    }
}
