/* Lines of a divide in the forms that engines and debuggers print.
 *
 * A line is split into words: the first move is the row's move, and the first number after it the
 * count. A line without a move is the total if it says so, or is a single number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/divide.h"

#include <string.h>

#include "chess/san.h"
#include "chess/uci-move.h"

/* Longer lines are not part of a divide. */
#define MAX_WORDS 64

/* --- Words ---------------------------------------------------------------------------------- */

/* A thousands separator between digits: exactly three digits follow. Returns its length in bytes,
 * or 0. */
static gsize
thousands_separator (const char *at)
{
  static const char *const separators[]
      = { ",", "_", "'", "’", "\302\240", "\342\200\257", "\342\200\211" };

  for (gsize i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      gsize length = strlen (separators[i]);
      const char *digits = at + length;

      if (strncmp (at, separators[i], length) == 0 && g_ascii_isdigit (digits[0])
          && g_ascii_isdigit (digits[1]) && g_ascii_isdigit (digits[2])
          && !g_ascii_isdigit (digits[3]))
        return length;
    }
  return 0;
}

/* Reads a number with or without thousands separators. Returns where it ends, or NULL. */
static const char *
read_number (const char *at, guint64 *value)
{
  guint64 sum = 0;
  gsize skip = 0;

  if (!g_ascii_isdigit (*at))
    return NULL;
  for (; g_ascii_isdigit (*at) || (skip = thousands_separator (at)) > 0; at += skip ? skip : 1)
    {
      if (g_ascii_isdigit (*at))
        {
          guint64 digit = (guint64) (*at - '0');

          skip = 0;
          if (sum > (G_MAXUINT64 - digit) / 10)
            return NULL;
          sum = 10 * sum + digit;
        }
    }
  *value = sum;

  return at;
}

/* Characters between the words of a line. */
static gboolean
is_between (const char *at)
{
  if (*at == '.' && g_ascii_isdigit (at[1]))
    return FALSE;
  return g_ascii_isspace (*at) || strchr ("|:;,\"'`{}[]<>.*", *at) != NULL;
}

typedef struct
{
  const char *text;
  gsize length;
  gboolean is_number;
  gboolean is_index; /* "12." or "12)": the number of a line */
  guint64 number;
} Word;

static gboolean
ends_word (const char *at)
{
  return *at == '\0' || is_between (at) || strchr ("()=", *at) != NULL || (guchar) *at >= 0x80;
}

static gsize
word_length (const char *at)
{
  gsize length = 0;

  while (at[length] != '\0' && !is_between (at + length) && (guchar) at[length] < 0x80
         && !(length > 0 && strchr ("=(", at[length]) != NULL && g_ascii_isdigit (at[length + 1])))
    length++;

  return length;
}

/* Cuts a line into words. */
static guint
cut (const char *line, Word words[MAX_WORDS])
{
  guint n = 0;

  while (*line != '\0' && n < MAX_WORDS)
    {
      Word *word = &words[n];
      const char *end;

      while (*line != '\0'
             && (is_between (line) || (guchar) *line >= 0x80
                 || (strchr ("=(", *line) != NULL && g_ascii_isdigit (line[1]))))
        line++;
      if (*line == '\0')
        break;
      *word = (Word){ .text = line };
      end = read_number (line, &word->number);
      if (end != NULL && (ends_word (end) || *end == '%'))
        {
          word->is_number = *end != '%';
          word->is_index = *end == ')' || (*end == '.' && !g_ascii_isdigit (end[1]));
          if (*end != '\0' && !is_between (end))
            end++;
        }
      else
        end = line + MAX (word_length (line), 1);
      word->length = (gsize) (end - line);
      line = end;
      n++;
    }
  return n;
}

/* --- Moves ---------------------------------------------------------------------------------- */

/* Reads "e2e4", "e2-e4", "e4xd5", "e7e8=Q", "e7e8(q)": coordinates with any separators. */
static gboolean
read_coordinates (const ChessPosition *position, const Word *word, CheckbitDivideRow *row)
{
  char plain[8];
  gsize n = 0;

  for (gsize i = 0; i < word->length; i++)
    {
      char letter = word->text[i];

      if (strchr ("-x=/()+#", letter) != NULL && i > 1)
        continue;
      if (n == 5)
        return FALSE;
      plain[n++] = letter;
    }
  /* Squares outside the board are not accepted here: a word of prose must not become a move. */
  if (n < 4 || (g_ascii_tolower (plain[0]) < 'a' || g_ascii_tolower (plain[0]) > 'h')
      || !g_ascii_isdigit (plain[1]) || !g_ascii_isalpha (plain[2]) || !g_ascii_isdigit (plain[3]))
    return n == 4 && word->length == 4
           && (memcmp (plain, "0000", 4) == 0 || g_ascii_strncasecmp (plain, "null", 4) == 0)
           && checkbit_divide_read_move (position, plain, n, row);

  return checkbit_divide_read_move (position, plain, n, row);
}

/* Reads a move as people write it, legal or not, if it contains the first square. */
static gboolean
read_san (const ChessPosition *position, const Word *word, CheckbitDivideRow *row)
{
  ChessSanResult result;
  ChessMove move;

  if (word->length < 2 || !g_ascii_isprint (word->text[0]))
    return FALSE;
  chess_san_read (position, word->text, word->length, &result);
  if (result.verdict != CHESS_SAN_OK
      && (result.verdict != CHESS_SAN_ILLEGAL || result.intended == CHESS_MOVE_NONE))
    return FALSE;
  *row = (CheckbitDivideRow){ 0 };
  move = result.verdict == CHESS_SAN_OK ? result.move : result.intended;
  row->move = result.verdict == CHESS_SAN_OK ? move : CHESS_MOVE_NONE;
  chess_uci_write (position, move, row->text);

  return TRUE;
}

static gboolean
read_move (const ChessPosition *position, const Word *word, CheckbitDivideRow *row)
{
  if (word->is_number && !(word->length == 4 && word->number == 0))
    return FALSE;
  return read_coordinates (position, word, row) || read_san (position, word, row);
}

/* --- Lines ---------------------------------------------------------------------------------- */

/* The row for a line whose word i is a move. The count is the first number after it or, if there is
 * none, the last one before it that is not the line's number. */
static gboolean
find_count (const Word *words, guint n, guint i, guint64 *count)
{
  for (guint j = i + 1; j < n; j++)
    if (words[j].is_number)
      {
        *count = words[j].number;
        return TRUE;
      }
  for (guint j = i; j-- > 0;)
    if (words[j].is_number && !words[j].is_index)
      {
        *count = words[j].number;
        return TRUE;
      }
  return FALSE;
}

static gboolean
word_is (const Word *word, const char *text)
{
  return word->length == strlen (text) && g_ascii_strncasecmp (word->text, text, word->length) == 0;
}

static gboolean
word_is_one_of (const Word *word, const char *const *texts)
{
  for (; *texts != NULL; texts++)
    if (word_is (word, *texts))
      return TRUE;
  return FALSE;
}

/* The total in "perft(5) = 4865609": the number after the depth. */
static gboolean
find_after_depth (const Word *words, guint n, guint64 *total)
{
  guint n_numbers = 0;

  if (n < 3 || words[0].length < 5 || g_ascii_strncasecmp (words[0].text, "perft", 5) != 0)
    return FALSE;
  for (guint i = 1; i < n; i++)
    if (words[i].is_number && ++n_numbers == 2)
      {
        *total = words[i].number;
        return TRUE;
      }
  return FALSE;
}

/* The total in a line without a move: a number with a suitable word before it, unless that is about
 * time; or a single number. */
static gboolean
find_total (const Word *words, guint n, guint64 *total)
{
  static const char *const sums[]
      = { "total", "nodes", "searched", "leaves", "leafs", "sum", "result", NULL };
  static const char *const others[]
      = { "time",    "ms",    "nps",   "nodes/s", "nodes/sec", "nodes/second", "per", "second",
          "seconds", "depth", "speed", "moves",   NULL };
  gboolean armed = FALSE;

  for (guint i = 0; i < n; i++)
    {
      if (words[i].is_number && (armed || n == 1))
        {
          *total = words[i].number;
          return TRUE;
        }
      armed = word_is_one_of (&words[i], sums) || (armed && !word_is_one_of (&words[i], others));
    }
  return find_after_depth (words, n, total);
}

CheckbitDivideLine
checkbit_divide_take_line (const ChessPosition *position, const char *line, CheckbitDivide *self)
{
  Word words[MAX_WORDS];
  guint n = cut (line, words);
  CheckbitDivideRow row;
  guint64 total;

  if (n > 0 && word_is (&words[0], "info"))
    return CHECKBIT_DIVIDE_NOTHING;
  for (guint i = 0; i < n; i++)
    {
      guint64 count;

      if (!read_move (position, &words[i], &row) || !find_count (words, n, i, &count))
        continue;
      row.count = count;
      g_array_append_val (self->rows, row);
      return CHECKBIT_DIVIDE_ROW;
    }
  if (!find_total (words, n, &total))
    return CHECKBIT_DIVIDE_NOTHING;
  self->has_total = TRUE;
  self->total = total;

  return CHECKBIT_DIVIDE_TOTAL;
}

/* --- Recognizing ---------------------------------------------------------------------------- */

/* Whether a line is that of one move in coordinates with its count. The line of a game has several
 * moves, and a name in a program that looks like a square is none. */
static gboolean
is_row (const Word *words, guint n)
{
  guint n_moves = 0, place = 0;
  guint64 count;

  for (guint i = 0; i < n; i++)
    {
      CheckbitDivideRow row;

      if (words[i].is_number || !read_coordinates (&chess_position_start, &words[i], &row))
        continue;
      n_moves++;
      place = i;
    }
  return n_moves == 1 && !word_is (&words[0], "info") && find_count (words, n, place, &count);
}

gboolean
checkbit_divide_is_pasted (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_rows = 0, n_others = 0;
  gboolean has_total = FALSE;

  for (char **line = lines; *line != NULL; line++)
    {
      Word words[MAX_WORDS];
      guint n = cut (*line, words);
      guint64 total;

      if (n == 0)
        continue;
      if (is_row (words, n))
        n_rows++;
      else if (!has_total && find_total (words, n, &total))
        has_total = TRUE;
      else
        n_others++;
    }
  return n_rows >= 2 && n_rows > n_others;
}

CheckbitDivide *
checkbit_divide_read_pasted (const ChessPosition *position, const char *text, guint *n_left)
{
  g_autoptr (CheckbitDivide) divide = checkbit_divide_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint left = 0;

  for (char **line = lines; *line != NULL; line++)
    if (checkbit_divide_take_line (position, *line, divide) == CHECKBIT_DIVIDE_NOTHING
        && strpbrk (*line, "0123456789") != NULL)
      left++;
  if (n_left != NULL)
    *n_left = left;
  if (divide->rows->len == 0 && !divide->has_total)
    return NULL;
  checkbit_divide_settle (position, divide);

  return g_steal_pointer (&divide);
}
