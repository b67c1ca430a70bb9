/* Parses the lines of a UCI engine, and its moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/uci-parse.h"

#include <string.h>

/* The most characters of an engine's own text that are shown. */
#define MAX_SHOWN 200

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

gboolean
checkbit_uci_next_word (CheckbitUciText *text, CheckbitUciText *word)
{
  const char *p = text->start, *end = text->start + text->length;

  while (p < end && is_space (*p))
    p++;
  word->start = p;
  while (p < end && !is_space (*p))
    p++;
  word->length = (gsize) (p - word->start);
  text->start = p;
  text->length = (gsize) (end - p);

  return word->length > 0;
}

gboolean
checkbit_uci_text_is (CheckbitUciText text, const char *word)
{
  gsize length = strlen (word);

  return text.length == length && memcmp (text.start, word, length) == 0;
}

/* A text without the spaces around it. */
static CheckbitUciText
trimmed (CheckbitUciText text)
{
  while (text.length > 0 && is_space (text.start[0]))
    {
      text.start++;
      text.length--;
    }
  while (text.length > 0 && is_space (text.start[text.length - 1]))
    text.length--;

  return text;
}

/* "id" is followed by its subject. */
static CheckbitUciKind
parse_id (CheckbitUciText *text)
{
  CheckbitUciText word;

  checkbit_uci_next_word (text, &word);
  if (checkbit_uci_text_is (word, "name"))
    return CHECKBIT_UCI_ID_NAME;
  if (checkbit_uci_text_is (word, "author"))
    return CHECKBIT_UCI_ID_AUTHOR;

  return CHECKBIT_UCI_OTHER;
}

CheckbitUciKind
checkbit_uci_parse (const char *line, CheckbitUciText *rest)
{
  static const struct
  {
    const char *word;
    CheckbitUciKind kind;
  } kinds[] = {
    { "info", CHECKBIT_UCI_INFO },
    { "bestmove", CHECKBIT_UCI_BESTMOVE },
    { "readyok", CHECKBIT_UCI_READYOK },
    { "option", CHECKBIT_UCI_OPTION },
    { "uciok", CHECKBIT_UCI_UCIOK },
    { "copyprotection", CHECKBIT_UCI_COPYPROTECTION },
    { "registration", CHECKBIT_UCI_REGISTRATION },
  };
  CheckbitUciText text = { line, strlen (line) }, word;
  CheckbitUciKind kind = CHECKBIT_UCI_OTHER;

  checkbit_uci_next_word (&text, &word);
  if (checkbit_uci_text_is (word, "id"))
    kind = parse_id (&text);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (checkbit_uci_text_is (word, kinds[i].word))
        kind = kinds[i].kind;
    }
  *rest = trimmed (text);

  return kind;
}

void
checkbit_uci_parse_bestmove (CheckbitUciText rest, CheckbitUciText *move, CheckbitUciText *ponder)
{
  CheckbitUciText word;

  checkbit_uci_next_word (&rest, move);
  *ponder = (CheckbitUciText){ NULL, 0 };
  while (ponder->start == NULL && checkbit_uci_next_word (&rest, &word))
    {
      if (checkbit_uci_text_is (word, "ponder"))
        checkbit_uci_next_word (&rest, ponder);
    }
}

char *
checkbit_uci_text_dup_shown (CheckbitUciText text)
{
  g_autofree char *copy = g_strndup (text.start != NULL ? text.start : "", text.length);
  g_autofree char *valid = g_utf8_make_valid (copy, -1);
  GString *shown = g_string_new (NULL);
  gboolean space = FALSE;
  glong n = 0;

  for (const char *p = valid; *p != '\0' && n < MAX_SHOWN; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isspace (c) || g_unichar_iscntrl (c) || g_unichar_type (c) == G_UNICODE_FORMAT)
        {
          space = shown->len > 0;
          continue;
        }
      if (space)
        g_string_append_c (shown, ' ');
      n += space ? 2 : 1;
      space = FALSE;
      g_string_append_unichar (shown, c);
    }

  return g_string_free (shown, FALSE);
}
