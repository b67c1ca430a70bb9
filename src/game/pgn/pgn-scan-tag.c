/* Where a PGN tag ends: [Name "Value"], and everything that programs write in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-scan.h"

#include <string.h>

/* A tag as far as it has been looked through. */
typedef struct
{
  const char *start;
  const char *at;
  const char *end;
  gboolean ran_out; /* whether the look has come to the end of the bytes */
} Tag;

/* NUL bytes are read as spaces everywhere. */
static gboolean
is_space (char byte)
{
  return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\0';
}

/* Whether a place is behind the tag's line, which no tag goes beyond. */
static gboolean
is_line_end (Tag *tag, const char *at)
{
  if (at == tag->end)
    tag->ran_out = TRUE;

  return at == tag->end || *at == '\n';
}

static const char *
skip_space (Tag *tag, const char *at)
{
  while (!is_line_end (tag, at) && is_space (*at))
    at++;

  return at;
}

/* Goes to a byte, or to the end of the line. */
static const char *
find_byte (Tag *tag, const char *at, char byte)
{
  while (!is_line_end (tag, at) && *at != byte)
    at++;

  return at;
}

/* The length of a text without the space at its end. */
static gsize
trimmed_length (const char *text, const char *end)
{
  while (end > text && is_space (end[-1]))
    end--;

  return (gsize) (end - text);
}

/* Whether the quotation mark at a place is the one that ends the value: ] follows, or the end of
 * the line. People forget to escape those within. */
static gboolean
is_closing (Tag *tag, const char *quote)
{
  const char *at = skip_space (tag, quote + 1);

  return is_line_end (tag, at) || *at == ']';
}

/* The closing quotation mark of a value, or the end of the line where there is none. A backslash
 * before the very last one is no escape but a part of the value. */
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

/* Goes behind the ] that ends a tag, if it is on this line. */
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

/* What has no name: up to the bracket that closes it, or the end of the line. */
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

gsize
checkbit_pgn_scan_tag (const char *p, const char *end, gboolean final, CheckbitPgnToken *token)
{
  gboolean too_long = end - p > CHECKBIT_PGN_MAX_TEXT;
  Tag tag = { p, p, too_long ? p + CHECKBIT_PGN_MAX_TEXT : end, FALSE };

  token->kind = scan_parts (&tag, token);
  if (tag.ran_out && !final && !too_long)
    return 0;
  if (tag.ran_out && too_long)
    token->flaws |= CHECKBIT_PGN_FLAW_CUT;

  return (gsize) (tag.at - p);
}
