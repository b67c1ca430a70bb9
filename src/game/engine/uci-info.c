/* Parses what a UCI engine reports while it thinks.
 *
 * A line consists of keywords with values. If a number is missing, its word is parsed as the next
 * keyword: engines forget values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/uci-parse.h"

#include <string.h>

/* Keywords that are followed by a number, in the order of CheckbitUciNumber. */
static const char *const number_words[CHECKBIT_UCI_N_NUMBERS] = {
  "depth",  "seldepth", "time",    "nodes",          "nps",       "hashfull",
  "tbhits", "cpuload",  "multipv", "currmovenumber", "movesleft",
};

/* The rest of a line, with one word of lookahead. */
typedef struct
{
  CheckbitUciText rest;
  CheckbitUciText word; /* length 0 at the end */
} Reader;

static gboolean
advance (Reader *reader)
{
  return checkbit_uci_next_word (&reader->rest, &reader->word);
}

static gboolean
at (const Reader *reader, const char *word)
{
  return checkbit_uci_text_is (reader->word, word);
}

/* The number that follows a keyword, or CHECKBIT_UCI_N_NUMBERS. */
static guint
find_number (CheckbitUciText word)
{
  guint i = 0;

  while (i < CHECKBIT_UCI_N_NUMBERS && !checkbit_uci_text_is (word, number_words[i]))
    i++;

  return i;
}

static gboolean
is_keyword (CheckbitUciText word)
{
  static const char *const others[]
      = { "score",      "wdl",    "pv",         "currmove",  "currline",
          "refutation", "string", "lowerbound", "upperbound" };

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (checkbit_uci_text_is (word, others[i]))
        return TRUE;
    }

  return find_number (word) < CHECKBIT_UCI_N_NUMBERS;
}

/* Reads a whole number of at most 18 digits, which cannot overflow. */
static gboolean
read_number (CheckbitUciText word, gint64 *number)
{
  gsize i = 0;
  gboolean negative = FALSE;
  gint64 value = 0;

  if (word.length > 0 && (word.start[0] == '-' || word.start[0] == '+'))
    negative = word.start[i++] == '-';
  if (i == word.length || word.length - i > 18)
    return FALSE;

  for (; i < word.length; i++)
    {
      if (!g_ascii_isdigit (word.start[i]))
        return FALSE;
      value = value * 10 + (word.start[i] - '0');
    }
  *number = negative ? -value : value;

  return TRUE;
}

/* Skips a word that is not a keyword: the value of the previous one, valid or not. */
static void
pass_value (Reader *reader)
{
  if (reader->word.length > 0 && !is_keyword (reader->word))
    advance (reader);
}

static void
read_value (Reader *reader, CheckbitUciInfo *info, guint number)
{
  gint64 value;

  advance (reader);
  if (read_number (reader->word, &value) && value >= 0)
    {
      info->numbers[number] = value;
      info->given |= 1u << number;
    }
  pass_value (reader);
}

static void
read_score (Reader *reader, CheckbitUciInfo *info)
{
  CheckbitUciScore kind;
  gint64 value;

  advance (reader);
  if (at (reader, "cp"))
    kind = CHECKBIT_UCI_SCORE_CP;
  else if (at (reader, "mate"))
    kind = CHECKBIT_UCI_SCORE_MATE;
  else
    return;

  advance (reader);
  if (read_number (reader->word, &value))
    {
      info->score_kind = kind;
      info->score = value;
      info->bound = CHECKBIT_SCORE_EXACT;
    }
  pass_value (reader);
}

static void
read_wdl (Reader *reader, CheckbitUciInfo *info)
{
  guint n = 0;

  advance (reader);
  while (n < 3 && reader->word.length > 0 && !is_keyword (reader->word))
    {
      gint64 value;

      if (!read_number (reader->word, &value) || value < 0 || value > 1000)
        n = 3;
      else
        info->wdl[n++] = (guint) value;
      info->has_wdl = n == 3 && info->wdl[0] + info->wdl[1] + info->wdl[2] > 0;
      advance (reader);
    }
}

/* Words up to the next keyword. */
static void
read_words (Reader *reader, CheckbitUciText *words)
{
  const char *end;

  advance (reader);
  words->start = end = reader->word.start;
  while (reader->word.length > 0 && !is_keyword (reader->word))
    {
      end = reader->word.start + reader->word.length;
      advance (reader);
    }
  words->length = (gsize) (end - words->start);
}

static void
read_string (Reader *reader, CheckbitUciInfo *info)
{
  const char *end = reader->rest.start + reader->rest.length;

  if (advance (reader))
    info->string = (CheckbitUciText){ reader->word.start, (gsize) (end - reader->word.start) };
  else
    info->string = (CheckbitUciText){ end, 0 };
  reader->word.length = 0;
  reader->rest.length = 0;
}

static void
read_keyword (Reader *reader, CheckbitUciInfo *info)
{
  guint number = find_number (reader->word);
  CheckbitUciText ignored;

  if (number < CHECKBIT_UCI_N_NUMBERS)
    read_value (reader, info, number);
  else if (at (reader, "pv"))
    read_words (reader, &info->pv);
  else if (at (reader, "score"))
    read_score (reader, info);
  else if (at (reader, "wdl"))
    read_wdl (reader, info);
  else if (at (reader, "currmove"))
    read_words (reader, &info->currmove);
  else if (at (reader, "refutation"))
    read_words (reader, &info->refutation);
  else if (at (reader, "currline"))
    read_words (reader, &ignored);
  else if (at (reader, "string"))
    read_string (reader, info);
  else
    {
      if (at (reader, "lowerbound"))
        info->bound = CHECKBIT_SCORE_LOWER;
      if (at (reader, "upperbound"))
        info->bound = CHECKBIT_SCORE_UPPER;
      advance (reader);
    }
}

void
checkbit_uci_parse_info (CheckbitUciText rest, CheckbitUciInfo *info)
{
  Reader reader = { .rest = rest };

  memset (info, 0, sizeof *info);
  advance (&reader);
  while (reader.word.length > 0)
    read_keyword (&reader, info);
}

CheckbitScore
checkbit_uci_info_get_score (const CheckbitUciInfo *info, ChessColor side)
{
  static const CheckbitScoreKind kinds[] = {
    [CHECKBIT_UCI_SCORE_NONE] = CHECKBIT_SCORE_NONE,
    [CHECKBIT_UCI_SCORE_CP] = CHECKBIT_SCORE_CENTIPAWNS,
    [CHECKBIT_UCI_SCORE_MATE] = CHECKBIT_SCORE_MATE,
  };

  return checkbit_score_new (kinds[info->score_kind], info->score, info->bound, side);
}
