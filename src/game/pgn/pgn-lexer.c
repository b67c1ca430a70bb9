/* Splits PGN into tokens: handles tokens across pieces of input, and tracks the position in the
 * file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-lexer.h"

#include <string.h>

#include "game/pgn/pgn-scan.h"
#include "game/pgn/pgn-units.h"

/* What to skip, up to a newline or a brace. */
typedef enum
{
  SKIP_NOTHING,
  SKIP_LINE,    /* a line that begins with %, or the rest of a line that is too long */
  SKIP_COMMENT, /* the rest of a comment that is too long */
} Skip;

struct _CheckbitPgnLexer
{
  CheckbitPgnTokenFunc func;
  gpointer user_data;

  GString *kept;         /* an incomplete token */
  gsize expected;        /* do not scan again with fewer bytes */
  const guint *skimming; /* the open variations, borrowed; NULL: not skimming */
  Skip skip;
  gboolean unclosed; /* whether the last token is a comment without its brace */
  gboolean stopped;

  CheckbitPgnUnits units;
  guint unit;     /* their size in bytes */
  GString *start; /* the first bytes, until the units are known; then NULL */
  guint8 odd[4];  /* bytes of an incomplete character; only in units of several bytes */
  guint n_odd;

  guint line;
  guint column;
  gboolean first; /* whether the line has only had spaces so far */
  guint64 offset;
  guint64 n_nul_bytes;
  guint64 n_escaped;
};

CheckbitPgnLexer *
checkbit_pgn_lexer_new (CheckbitPgnTokenFunc func, gpointer user_data)
{
  CheckbitPgnLexer *self = g_new0 (CheckbitPgnLexer, 1);

  self->func = func;
  self->user_data = user_data;
  self->kept = g_string_new (NULL);
  self->start = g_string_new (NULL);
  self->unit = 1;
  self->line = 1;
  self->column = 1;
  self->first = TRUE;

  return self;
}

void
checkbit_pgn_lexer_free (CheckbitPgnLexer *self)
{
  g_string_free (self->kept, TRUE);
  if (self->start != NULL)
    g_string_free (self->start, TRUE);
  g_free (self);
}

void
checkbit_pgn_lexer_set_skimming (CheckbitPgnLexer *self, const guint *depth)
{
  self->skimming = depth;
}

guint64
checkbit_pgn_lexer_get_n_nul_bytes (CheckbitPgnLexer *self)
{
  return self->n_nul_bytes;
}

guint64
checkbit_pgn_lexer_get_n_escaped (CheckbitPgnLexer *self)
{
  return self->n_escaped;
}

gboolean
checkbit_pgn_lexer_can_split (CheckbitPgnLexer *self)
{
  gboolean in_comment
      = self->skip == SKIP_COMMENT || (self->kept->len > 0 && *self->kept->str == '{');

  /* Of the first few bytes, nothing was read yet. */
  return !in_comment && self->unit == 1 && self->start == NULL;
}

gboolean
checkbit_pgn_lexer_ends_in_comment (CheckbitPgnLexer *self)
{
  return self->unclosed || self->skip == SKIP_COMMENT;
}

guint
checkbit_pgn_lexer_get_n_odd_bytes (CheckbitPgnLexer *self)
{
  return self->n_odd;
}

void
checkbit_pgn_lexer_get_place (CheckbitPgnLexer *self, guint *line, guint *column)
{
  *line = self->line;
  *column = self->column;
}

/* --- Position ------------------------------------------------------------------------------- */

/* The number of bytes in the file for a number of bytes of text. */
static guint64
raw_length (const CheckbitPgnLexer *self, const char *p, gsize length)
{
  guint64 raw = 0;

  if (self->unit == 1)
    return length;

  for (gsize i = 0; i < length; i++)
    {
      if (((guint8) p[i] & 0xc0) != 0x80)
        raw += (guint8) p[i] >= 0xf0 ? 4 : self->unit;
    }

  return raw;
}

static guint
count_characters (const char *p, gsize length)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    n += ((guint8) p[i] & 0xc0) != 0x80;

  return (guint) n;
}

/* Advances the position by some bytes. */
static void
advance (CheckbitPgnLexer *self, const char *p, gsize length)
{
  const char *end = p + length;
  const char *newline;

  self->offset += raw_length (self, p, length);
  while ((newline = memchr (p, '\n', (gsize) (end - p))) != NULL)
    {
      self->line++;
      self->column = 1;
      p = newline + 1;
    }
  self->column += count_characters (p, (gsize) (end - p));
}

/* --- Tokens --------------------------------------------------------------------------------- */

static void
hand_on (CheckbitPgnLexer *self, CheckbitPgnToken *token, const char *p, gsize length)
{
  token->line = self->line;
  token->column = self->column;
  token->offset = self->offset;
  token->first = self->first;
  token->end = self->offset + raw_length (self, p, length);

  advance (self, p, length);
  self->first = length > 0 && p[length - 1] == '\n';
  if (token->flaws & CHECKBIT_PGN_FLAW_CUT)
    self->skip = *p == '{' ? SKIP_COMMENT : SKIP_LINE;
  self->unclosed
      = token->kind == CHECKBIT_PGN_TOKEN_COMMENT && (token->flaws & CHECKBIT_PGN_FLAW_UNCLOSED);
  self->stopped = !self->func (token, self->user_data);
}

/* Skips what is to be skipped. Returns where that ends. */
static const char *
skip_on (CheckbitPgnLexer *self, const char *p, const char *end)
{
  const char *last = memchr (p, self->skip == SKIP_COMMENT ? '}' : '\n', (gsize) (end - p));

  if (last == NULL)
    last = end;
  else if (self->skip == SKIP_COMMENT)
    last++;
  if (last < end || (self->skip == SKIP_COMMENT && last > p && last[-1] == '}'))
    self->skip = SKIP_NOTHING;
  advance (self, p, (gsize) (last - p));

  return last;
}

/* The byte order mark, and blanks and dots outside ASCII, which count as space; 0 for none. */
static gsize
wide_space_length (const char *p, const char *end)
{
  static const char *const spaces[]
      = { "\xef\xbb\xbf", "\xc2\xa0", "…", "\xe2\x80\x8b", "\xe2\x80\xaf" };

  for (gsize i = 0; i < G_N_ELEMENTS (spaces); i++)
    {
      gsize length = strlen (spaces[i]);

      if ((gsize) (end - p) >= length && memcmp (p, spaces[i], length) == 0)
        return length;
    }

  return 0;
}

/* Skips spaces. Returns where the next token or skipped line begins. */
static const char *
skip_space (CheckbitPgnLexer *self, const char *p, const char *end)
{
  for (; p < end; p++)
    {
      guint8 class = checkbit_pgn_byte_class[(guint8) *p];

      if (class == CHECKBIT_PGN_BYTE_NEWLINE)
        {
          self->line++;
          self->column = 0;
          self->first = TRUE;
        }
      else if (class != CHECKBIT_PGN_BYTE_SPACE)
        break;
      self->n_nul_bytes += *p == '\0';
      self->column++;
      self->offset += self->unit;
    }
  if (p < end && *p == '%' && self->column == 1)
    {
      self->skip = SKIP_LINE;
      self->n_escaped++;
    }

  return p;
}

/* Scans the next token, or what can be skimmed. Returns its length; 0 if more input is needed. */
static gsize
scan_next (
    CheckbitPgnLexer *self, const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  gsize n = self->skimming != NULL ? checkbit_pgn_skim (p, end, *self->skimming, token) : 0;

  return n > 0 ? n : checkbit_pgn_scan (p, end, final, token);
}

/* Reads all complete tokens. Returns the number of bytes used. */
static gsize
scan_bytes (CheckbitPgnLexer *self, const char *bytes, gsize length, gboolean final)
{
  const char *p = bytes;
  const char *end = bytes + length;
  CheckbitPgnToken token = { 0 };

  while (!self->stopped)
    {
      gsize n;

      if (self->skip != SKIP_NOTHING)
        p = skip_on (self, p, end);
      p = self->skip == SKIP_NOTHING ? skip_space (self, p, end) : p;
      if (p == end)
        break;
      if (self->skip != SKIP_NOTHING)
        continue;
      if ((guint8) *p >= 0x80 && end - p < 4 && !final)
        break;
      if ((guint8) *p >= 0x80 && (n = wide_space_length (p, end)) > 0)
        {
          advance (self, p, n);
          self->column -= *p == '\xef';
        }
      else if ((n = scan_next (self, p, end, final, &token)) > 0)
        hand_on (self, &token, p, n);
      else
        break;
      p += n;
    }

  return (gsize) (p - bytes);
}

/* Appends bytes to an incomplete token. Scanning it again for every piece would take time quadratic
 * in its length, so it waits until the length has doubled.
 */
static void
take_bytes (CheckbitPgnLexer *self, const char *bytes, gsize length, gboolean final)
{
  gsize done;

  if (self->kept->len == 0 && !final)
    {
      done = scan_bytes (self, bytes, length, FALSE);
      g_string_append_len (self->kept, bytes + done, (gssize) (length - done));
      self->expected = 2 * self->kept->len;
      return;
    }

  g_string_append_len (self->kept, bytes, (gssize) length);
  if (self->kept->len < self->expected && !final)
    return;
  done = scan_bytes (self, self->kept->str, self->kept->len, final);
  g_string_erase (self->kept, 0, (gssize) done);
  self->expected = 2 * self->kept->len;
}

void
checkbit_pgn_lexer_catch_up (CheckbitPgnLexer *self)
{
  gsize done;

  if (self->kept->len == 0 || self->stopped)
    return;
  done = scan_bytes (self, self->kept->str, self->kept->len, FALSE);
  g_string_erase (self->kept, 0, (gssize) done);
  self->expected = 2 * self->kept->len;
}

/* --- UTF-16 and UTF-32 ---------------------------------------------------------------------- */

/* The character in the collected bytes; FALSE if it needs a second unit. */
static gboolean
decode_odd (CheckbitPgnLexer *self, gunichar *character)
{
  gunichar first = checkbit_pgn_units_read (self->units, self->odd);
  gunichar second;

  *character = first;
  if (self->unit == 4)
    {
      *character = g_unichar_validate (first) ? first : 0xfffd;
      return TRUE;
    }
  if (first < 0xd800 || first > 0xdfff)
    return TRUE;
  if (self->n_odd < 4)
    return FALSE;

  second = checkbit_pgn_units_read (self->units, self->odd + 2);
  *character = 0x10000 + ((first & 0x3ff) << 10) + (second & 0x3ff);

  return TRUE;
}

static void
take_units (CheckbitPgnLexer *self, const char *bytes, gsize length)
{
  g_autoptr (GString) text = g_string_sized_new (length);
  gunichar character;

  for (gsize i = 0; i < length; i++)
    {
      self->odd[self->n_odd++] = (guint8) bytes[i];
      if (self->n_odd % self->unit == 0 && decode_odd (self, &character))
        {
          g_string_append_unichar (text, character);
          self->n_odd = 0;
        }
    }
  take_bytes (self, text->str, text->len, FALSE);
}

/* --- Input ---------------------------------------------------------------------------------- */

static void
take (CheckbitPgnLexer *self, const char *bytes, gsize length)
{
  if (self->unit == 1)
    take_bytes (self, bytes, length, FALSE);
  else
    take_units (self, bytes, length);
}

/* Determines the units from the first bytes, and handles the input so far. */
static void
settle_units (CheckbitPgnLexer *self)
{
  g_autoptr (GString) start = g_steal_pointer (&self->start);
  gsize mark;

  self->units = checkbit_pgn_units_find (start->str, start->len, &mark);
  self->unit = checkbit_pgn_units_get_size (self->units);
  self->offset = mark;
  take (self, start->str + mark, start->len - mark);
}

gboolean
checkbit_pgn_lexer_feed (CheckbitPgnLexer *self, const char *bytes, gsize length)
{
  g_return_val_if_fail (bytes != NULL || length == 0, FALSE);

  while (self->start != NULL && length > 0)
    {
      g_string_append_c (self->start, *bytes++);
      length--;
      if (self->start->len == CHECKBIT_PGN_UNITS_LOOK)
        settle_units (self);
    }
  if (length > 0 && !self->stopped)
    take (self, bytes, length);

  return !self->stopped;
}

gboolean
checkbit_pgn_lexer_finish (CheckbitPgnLexer *self)
{
  if (self->start != NULL)
    settle_units (self);
  if (!self->stopped)
    take_bytes (self, "", 0, TRUE);

  return !self->stopped;
}
