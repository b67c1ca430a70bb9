/* Drawn boards with a row that is too short or too long, or with too few or too many rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/broken-drawing.h"

#include <string.h>

#include "game/reader/drawing-marks.h"

/* The most rows considered at once, and the most cells and bytes of one. */
#define MAX_ROWS 256
#define MAX_CELLS 12
#define MAX_LENGTH 120
/* With this many rows of eight squares it is clearly a drawing. */
#define MIN_ROWS 5
/* A first row needs this many cells, as does a row of adjacent digits. */
#define MIN_CELLS 5

typedef struct
{
  guint n_cells;
  gboolean together; /* cells are adjacent */
  gboolean spaced;   /* they are separated by white space only */
  guint32 cells[MAX_CELLS];
} Row;

typedef struct
{
  guint n_rows;
  guint left, right; /* columns at each side that number the rows */
  Row rows[MAX_ROWS];
} Rows;

/* Statistics on the cells of all rows. */
typedef struct
{
  guint n_cells, n_bits, n_members, n_wrong;
  gboolean digits;        /* there is a digit, perhaps before the row */
  guint n_dashes, n_dots; /* empty squares; a zero does not count */
} Census;

/* Whether a character marks an empty square, other than a zero. */
static gboolean
is_dot (guint32 c)
{
  return c != '0' && c != ' ' && drawing_is_empty_mark (c);
}

static gboolean
is_all (const Row *row, guint32 c)
{
  for (guint i = 0; i < row->n_cells; i++)
    if (row->cells[i] != c)
      return FALSE;
  return TRUE;
}

static gboolean
has_dot (const Row *row)
{
  for (guint i = 0; i < row->n_cells; i++)
    if (is_dot (row->cells[i]))
      return TRUE;
  return FALSE;
}

static gboolean
has_digit (const Row *row)
{
  for (guint i = 0; i < row->n_cells; i++)
    if (row->cells[i] >= '0' && row->cells[i] <= '9')
      return TRUE;
  return FALSE;
}

/* Whether a row without empty squares and digits consists of squares, rather than a word. */
static gboolean
is_full (const Row *row)
{
  if (is_all (row, row->cells[0]))
    return TRUE;
  for (guint i = 0; i < row->n_cells; i++)
    if (row->cells[i] > 0x7f || strchr ("pnbrqkPNBRQK12345678", (int) row->cells[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* Whether these are the letters of the files. */
static gboolean
is_files (const Row *row)
{
  guint32 first = row->cells[0] | 0x20, second = row->cells[1] | 0x20;

  return row->n_cells >= MIN_CELLS
         && ((first == 'a' && second == 'b') || (first == 'h' && second == 'g'));
}

/* Reads the cells between two positions; FALSE if there is anything else. */
static gboolean
read_cells (const char *text, gsize length, Row *row)
{
  ChessText at;
  guint run = 0, longest = 0, n_runs = 0;

  row->n_cells = 0;
  row->spaced = TRUE;
  for (chess_text_init (&at, text, length); at.character != CHESS_TEXT_END; chess_text_next (&at))
    {
      guint32 c = at.character;
      if (drawing_is_separator (c) && !drawing_is_bar (c))
        {
          row->spaced = row->spaced && chess_text_is_space (c);
          run = 0;
          continue;
        }
      if (row->n_cells == MAX_CELLS
          || (!drawing_is_empty_mark (c) && !drawing_is_member_mark (c) && !drawing_is_label (c)))
        return FALSE;
      row->cells[row->n_cells++] = c;
      n_runs += run == 0;
      run++;
      longest = MAX (longest, run);
    }
  row->together = longest > 1;
  /* beside a single word only labels are allowed */
  return row->n_cells > 0 && (longest <= 1 || row->n_cells == longest + n_runs - 1);
}

/* Whether a word is a number with a prefix, whose letter could be mistaken for a mark. */
static gboolean
is_prefixed (const char *text, gsize length)
{
  return length > 2 && text[0] == '0' && strchr ("xXbBoO", text[1]) != NULL
         && memchr (text, '.', length) == NULL;
}

/* Reads a line. Returns where the next one begins; 0 if it is not a row. */
static gsize
read_row (const char *text, gsize length, gsize at, Row *row)
{
  const char *newline = memchr (text + at, '\n', MIN (length - at, MAX_LENGTH));
  gsize end = newline != NULL ? (gsize) (newline - text) : length, next = MIN (end + 1, length);

  if (end - at > MAX_LENGTH)
    return 0;
  while (end > at && g_ascii_isspace (text[end - 1]))
    end--;
  while (at < end && g_ascii_isspace (text[at]))
    at++;
  return !is_prefixed (text + at, end - at) && read_cells (text + at, end - at, row)
                 && !is_files (row) && (has_dot (row) || has_digit (row) || is_full (row))
             ? next
             : 0;
}

/* Whether a row continues the previous ones. */
static gboolean
goes_on (const Rows *rows, const Row *row)
{
  gboolean together = rows->n_rows > 0 ? rows->rows[0].together : row->together;

  if (row->n_cells >= MIN_CELLS)
    return row->together == together;
  /* a row may be cut to one or two squares, but without a dot that may be a number */
  return rows->n_rows > 0 && (has_dot (row) || (!together && !row->together && row->n_cells > 1));
}

/* Reads similar rows. Returns the position after them. */
static gsize
read_rows (const char *text, gsize length, gsize at, Rows *rows)
{
  rows->n_rows = rows->left = rows->right = 0;
  while (at < length && rows->n_rows < MAX_ROWS)
    {
      Row *row = &rows->rows[rows->n_rows];
      gsize next = read_row (text, length, at, row);
      if (next == 0 || !goes_on (rows, row))
        break;
      rows->n_rows++;
      at = next;
    }
  return at;
}

/* Whether the first or last cell of each row numbers it, upwards or downwards. */
static gboolean
is_numbered (const Rows *rows, gboolean last)
{
  guint32 before = 0, step = 0;

  for (guint i = 0; i < rows->n_rows; i++)
    {
      const Row *row = &rows->rows[i];
      guint32 cell = row->cells[last ? row->n_cells - 1 : 0];
      if (!drawing_is_label (cell) || row->n_cells < 3
          || (i > 0 && cell - before != 1 && before - cell != 1)
          || (i > 1 && cell - before != step))
        return FALSE;
      step = cell - before;
      before = cell;
    }
  return TRUE;
}

static Census
count_cells (const Rows *rows)
{
  Census census = { 0 };

  for (guint i = 0; i < rows->n_rows; i++)
    census.digits = census.digits || has_digit (&rows->rows[i]);
  for (guint i = 0; i < rows->n_rows; i++)
    for (guint j = rows->left; j + rows->right < rows->rows[i].n_cells; j++)
      {
        guint32 c = rows->rows[i].cells[j];
        census.n_cells++;
        census.n_bits += c == '0' || c == '1';
        census.n_members += drawing_is_member_mark (c);
        census.n_wrong += !drawing_is_member_mark (c) && !drawing_is_empty_mark (c);
        census.n_dashes += c == '-';
        census.n_dots += c != '-' && is_dot (c);
      }
  return census;
}

/* Whether there is a digit, which would be read as a number, and there are typical marks of boards:
 * dots among others, or zeros and ones separated only by blanks (with commas they are numbers). */
static gboolean
is_drawn (const Rows *rows, const Census *census)
{
  guint n_empty = census->n_dots + census->n_dashes;

  if (!census->digits || census->n_members == 0 || census->n_wrong > 0)
    return FALSE;
  if (census->n_bits < census->n_cells)
    return n_empty * 3 >= census->n_cells;
  for (guint i = 0; i < rows->n_rows; i++)
    if (!rows->rows[i].spaced)
      return FALSE;
  return TRUE;
}

/* Looks for mistakes. Returns whether there is one, and most rows are correct. */
static gboolean
find_fault (const Rows *rows, const Census *census, BrokenDrawing *drawing)
{
  guint n_rows = 0, n_right = 0;

  drawing->row = drawing->size = 0;
  for (guint i = 0; i < rows->n_rows; i++)
    {
      const Row *row = &rows->rows[i];
      guint size = row->n_cells - rows->left - rows->right;
      if (census->n_dots > 0 && is_all (row, '-'))
        continue; /* a frame */
      n_rows++;
      n_right += size == 8;
      if (size != 8 && drawing->row == 0)
        {
          drawing->row = n_rows;
          drawing->size = size;
        }
    }
  if (drawing->row == 0)
    drawing->size = n_rows;
  return n_right >= MIN_ROWS && n_right * 4 >= n_rows * 3 && (drawing->row > 0 || n_rows % 8 != 0);
}

gboolean
reader_find_broken_drawing (const char *text, gsize length, gsize at, BrokenDrawing *drawing)
{
  Rows rows;

  drawing->next = read_rows (text, length, at, &rows);
  if (rows.n_rows < MIN_ROWS || rows.n_rows == MAX_ROWS)
    return FALSE;
  rows.left = is_numbered (&rows, FALSE);
  rows.right = is_numbered (&rows, TRUE);
  Census census = count_cells (&rows);
  if (!is_drawn (&rows, &census) || !find_fault (&rows, &census, drawing))
    return FALSE;
  drawing->n_lines = 0;
  for (gsize i = at; i < drawing->next; i++)
    drawing->n_lines += text[i] == '\n';
  return TRUE;
}
