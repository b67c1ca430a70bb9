/* Boards drawn with characters: eight rows of dots and ones, with or without spaces, bars, frames
 * and coordinates, quotation marks and commas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/text.h"
#include "game/reader/drawing-marks.h"
#include "game/reader/drawing.h"

/* Cells of a row and a label at each side. */
#define MAX_CELLS 10
/* The most rows considered at once: several boards below each other. */
#define MAX_ROWS 256
/* The most lines of frames and letters before a row: with more of them this is something else, and
 * each of them would look at all others. */
#define MAX_FRAMES 8

typedef enum
{
  LINE_OTHER, /* not part of a drawing */
  LINE_BLANK,
  LINE_FRAME,
  LINE_FILES, /* a b c … */
  LINE_ROW,
} LineKind;

typedef struct
{
  LineKind kind;
  gsize next; /* where the next line begins */
  guint n_cells;
  gboolean together; /* the cells are adjacent */
  gboolean barred;
  guint32 cells[MAX_CELLS];
} Line;

/* --- One line --------------------------------------------------------------------------------- */

static gboolean
is_box (guint32 c)
{
  return c >= 0x2500 && c < 0x2580 && !drawing_is_bar (c);
}

/* Whether a line is drawn with dashes, crosses and box characters only. */
static gboolean
is_frame (const char *text, gsize length)
{
  ChessText at;
  guint n_dashes = 0;
  gboolean crossed = FALSE;

  for (chess_text_init (&at, text, length); at.character != CHESS_TEXT_END; chess_text_next (&at))
    {
      guint32 c = at.character;
      crossed = crossed || is_box (c) || c == '+' || c == '=';
      n_dashes += c == '-' || is_box (c) || c == '=';
      if (!is_box (c) && !drawing_is_bar (c) && !chess_text_is_space (c) && c != '+' && c != '='
          && c != '-')
        return FALSE;
    }
  return n_dashes >= 3 && (crossed || n_dashes > 8);
}

static gboolean
is_ascii (const char *text, gsize length)
{
  guint64 all = 0, eight;
  gsize i;

  for (i = 0; i + sizeof eight <= length; i += sizeof eight)
    {
      memcpy (&eight, text + i, sizeof eight);
      all |= eight;
    }
  for (; i < length; i++)
    all |= (guchar) text[i];
  return (all & G_GUINT64_CONSTANT (0x8080808080808080)) == 0;
}

static guint
count_bars (const char *text, gsize length)
{
  ChessText at;
  guint n = 0;

  /* most lines have none */
  if (memchr (text, '|', length) == NULL && is_ascii (text, length))
    return 0;
  for (chess_text_init (&at, text, length); at.character != CHESS_TEXT_END; chess_text_next (&at))
    n += drawing_is_bar (at.character);
  return n;
}

static gboolean
add_cell (Line *line, guint32 cell)
{
  if (line->n_cells == MAX_CELLS)
    return FALSE;
  line->cells[line->n_cells++] = cell;
  return TRUE;
}

/* Reads cells separated by bars, where empty ones may be blank; labels are outside. */
static gboolean
read_barred (const char *text, gsize length, guint n_bars, Line *line)
{
  ChessText at;
  guint bar = 0;
  guint32 cell = 0;

  line->barred = TRUE;
  for (chess_text_init (&at, text, length); at.character != CHESS_TEXT_END; chess_text_next (&at))
    if (drawing_is_bar (at.character))
      {
        if ((bar > 0 || cell != 0) && !add_cell (line, cell != 0 ? cell : ' '))
          return FALSE;
        bar++;
        cell = 0;
      }
    else if (!chess_text_is_space (at.character))
      {
        if (cell != 0)
          return FALSE;
        cell = at.character;
      }
  return n_bars == bar && (cell == 0 || add_cell (line, cell));
}

/* Reads separate cells, or adjacent ones in a word beside which only labels are allowed. */
static gboolean
read_plain (const char *text, gsize length, Line *line)
{
  ChessText at;
  guint run = 0, longest = 0, n_runs = 0;

  for (chess_text_init (&at, text, length); at.character != CHESS_TEXT_END; chess_text_next (&at))
    {
      guint32 c = at.character;
      gboolean escape = c == '\\';
      if (escape)
        chess_text_next (&at); /* the n of a line end in a string */
      if (escape || drawing_is_separator (c))
        {
          run = 0;
          if (at.character == CHESS_TEXT_END)
            break;
          continue;
        }
      if (c == '+' && line->n_cells >= 8)
        continue; /* strings that are concatenated */
      if (!drawing_is_empty_mark (c) && !drawing_is_member_mark (c) && !drawing_is_label (c))
        return FALSE;
      if (!add_cell (line, c))
        return FALSE;
      n_runs += run == 0;
      run++;
      longest = MAX (longest, run);
    }
  line->together = longest == 8 && line->n_cells == 7 + n_runs;
  return line->together || (longest == 1 && line->n_cells >= 8)
         || (longest == 4 && n_runs == 2 && line->n_cells == 8); /* 0001 1000 */
}

static gboolean
is_files (const Line *line)
{
  guint n_up = 0, n_down = 0;

  for (guint i = 0; line->n_cells == 8 && i < 8; i++)
    {
      n_up += (line->cells[i] | 0x20) == 'a' + i;
      n_down += (line->cells[i] | 0x20) == 'h' - i;
    }
  return n_up == 8 || n_down == 8;
}

/* Whether a row is a word, which may be above a drawing, rather than letters of pieces or a
 * repeated letter. */
static gboolean
is_word (const Line *line)
{
  gboolean pieces = TRUE, same = TRUE;

  if (!line->together)
    return FALSE;
  for (guint i = 0; i < line->n_cells; i++)
    {
      guint32 c = line->cells[i];
      if (c > 0x7f || !g_ascii_isalpha ((char) c))
        return FALSE;
      pieces = pieces && strchr ("pnbrqkPNBRQK", (int) c) != NULL;
      same = same && c == line->cells[0];
    }
  return !pieces && !same;
}

/* Where the text of a line ends: before a comment. */
static gsize
trim_line (const char *text, gsize length)
{
  const char *end = text + length, *slash = text;

  while ((slash = memchr (slash, '/', (gsize) (end - slash))) != NULL)
    if (++slash < end && (*slash == '/' || *slash == '*'))
      return (gsize) (slash - text) - 1;
  return length;
}

static Line
read_line (const char *text, gsize length, gsize at)
{
  const char *newline = memchr (text + at, '\n', length - at);
  gsize end = newline != NULL ? (gsize) (newline - text) : length;
  Line line; /* leaves the cells uninitialized for speed, as every line of a text is checked */

  line.kind = LINE_OTHER;
  line.next = MIN (end + 1, length);
  line.n_cells = 0;
  line.together = line.barred = FALSE;

  while (end > at && g_ascii_isspace (text[end - 1]))
    end--;
  while (at < end && g_ascii_isspace (text[at]))
    at++;
  if (at == end)
    {
      line.kind = LINE_BLANK;
      return line;
    }
  if (end - at > 200)
    return line;
  end = at + trim_line (text + at, end - at);
  if (is_frame (text + at, end - at))
    {
      line.kind = LINE_FRAME;
      return line;
    }
  guint n_bars = count_bars (text + at, end - at);
  gboolean read = n_bars >= 7 ? read_barred (text + at, end - at, n_bars, &line)
                              : read_plain (text + at, end - at, &line);
  if (read && line.n_cells >= 8)
    line.kind = is_files (&line) ? LINE_FILES : is_word (&line) ? LINE_OTHER : LINE_ROW;
  return line;
}

/* --- The rows of a drawing -------------------------------------------------------------------- */

typedef struct
{
  guint n_rows;
  gsize nexts[MAX_ROWS]; /* after each row */
  Line rows[MAX_ROWS];
  gboolean files;  /* there is a line of file letters, */
  gboolean from_h; /* which run from h to a */
} Block;

static void
note_files (Block *block, const Line *line)
{
  block->files = TRUE;
  block->from_h = (line->cells[0] | 0x20) == 'h';
}

/* Reads rows as long as they are similar and only separated by frames. */
static gsize
read_rows (const char *text, gsize length, gsize at, Block *block)
{
  gsize end = at;
  guint n_frames = 0;

  while (at < length && block->n_rows < MAX_ROWS && n_frames++ < MAX_FRAMES)
    {
      Line line = read_line (text, length, at);
      if (line.kind == LINE_FILES && block->n_rows == 0)
        note_files (block, &line);
      else if (line.kind == LINE_BLANK && block->n_rows == 0 && block->files)
        ;
      else if (line.kind == LINE_ROW)
        {
          const Line *first = &block->rows[0];
          if (block->n_rows > 0
              && (line.n_cells != first->n_cells || line.together != first->together
                  || line.barred != first->barred))
            break;
          block->nexts[block->n_rows] = line.next;
          block->rows[block->n_rows++] = line;
          end = line.next;
          n_frames = 0;
        }
      else if (line.kind != LINE_FRAME)
        break;
      at = line.next;
    }
  return end;
}

static gboolean
is_dashes (const Line *row)
{
  for (guint i = 0; i < row->n_cells; i++)
    if (row->cells[i] != '-')
      return FALSE;
  return TRUE;
}

/* If there are more than eight rows, removes rows of dashes, which are frames. */
static void
drop_dashes (Block *block)
{
  guint n = 0;

  if (block->n_rows % 8 == 0)
    return;
  for (guint i = 0; i < block->n_rows; i++)
    if (!is_dashes (&block->rows[i]))
      {
        block->nexts[n] = block->nexts[i];
        block->rows[n++] = block->rows[i];
      }
  block->n_rows = n;
}

/* Whether the cells of a column number the first eight rows: returns the first number, 1 or 8, or 0
 * if they do not. */
static guint
find_label (const Block *block, guint column)
{
  guint32 first = block->rows[0].cells[column];
  int step = first == '8' ? -1 : 1;

  if (first != '1' && first != '8')
    return 0;
  for (guint i = 0; i < 8; i++)
    if (block->rows[i].cells[column] != first + (guint32) (step * (int) i))
      return 0;
  return first - '0';
}

/* Finds where the cells begin and the number of the first row, 0 without numbers. */
static gboolean
find_cells (const Block *block, guint *column, guint *label)
{
  guint n = block->rows[0].n_cells;

  *column = 0;
  *label = 0;
  if (n == 8)
    return TRUE;
  *label = find_label (block, 0);
  *column = *label != 0 ? 1 : 0;
  if (n == 9 && *column == 0)
    *label = find_label (block, 8);
  if (n == 10 && (*column == 0 || find_label (block, 9) != *label))
    return FALSE;
  return *label != 0;
}

/* Statistics on the cells of a drawing. */
typedef struct
{
  guint n_bits, n_dots, n_members, n_wrong;
  guint32 member;
  gboolean mixed; /* members have different marks */
} Census;

static void
count_cell (Census *census, guint32 cell)
{
  census->n_bits += cell == '0' || cell == '1';
  if (drawing_is_empty_mark (cell))
    census->n_dots += cell != '0';
  else if (drawing_is_member_mark (cell))
    {
      census->n_members++;
      census->mixed = census->mixed || (census->member != 0 && census->member != cell);
      census->member = cell;
    }
  else
    census->n_wrong++;
}

/* Whether these cells are a board: words of eight letters are not. */
static gboolean
is_board (const Census *census, gboolean barred)
{
  if (census->n_wrong > 0)
    return FALSE;
  return census->n_bits == 64 || census->n_dots > 0 || barred
         || (!census->mixed && census->member != 0 && strchr ("xX*#@", (int) census->member));
}

/* Reads the first eight rows. */
static gboolean
read_set (const Block *block, guint64 *set)
{
  guint column, label;
  Census census = { 0 };

  if (!find_cells (block, &column, &label))
    return FALSE;
  *set = 0;
  for (guint i = 0; i < 8; i++)
    for (guint j = 0; j < 8; j++)
      {
        guint32 cell = block->rows[i].cells[column + j];
        guint rank = label == 1 ? i : 7 - i, file = block->from_h ? 7 - j : j;
        count_cell (&census, cell);
        if (!drawing_is_empty_mark (cell))
          *set |= CHESS_BIT (CHESS_SQUARE (file, rank));
      }
  return is_board (&census, block->rows[0].barred);
}

/* Includes lines below the last row that belong to it: a frame, and file letters, perhaps after an
 * empty line. */
static gsize
read_foot (const char *text, gsize length, gsize at, Block *block)
{
  gsize end = at;
  guint n_blank = 0;

  while (at < length)
    {
      Line line = read_line (text, length, at);
      at = line.next;
      if (line.kind == LINE_FRAME && n_blank == 0)
        end = at;
      else if (line.kind == LINE_FILES && !block->files)
        {
          note_files (block, &line);
          return at;
        }
      else if (line.kind == LINE_FILES && n_blank == 0)
        return at; /* the letters are above and below */
      else if (line.kind != LINE_BLANK || n_blank++ > 0)
        break;
    }
  return end;
}

/* Whether a line consists of eight groups of eight marks, including a dot. */
static gboolean
is_single_line (const char *line, gsize length)
{
  gboolean dotted = FALSE;
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    if (line[i] == '/' || line[i] == ' ')
      {
        if (n % 8 != 0)
          return FALSE;
      }
    else if (g_ascii_isspace (line[i]))
      continue;
    else if (++n > 64
             || (!drawing_is_empty_mark ((guchar) line[i])
                 && !drawing_is_member_mark ((guchar) line[i])))
      return FALSE;
    else
      dotted = dotted || line[i] == '.';
  return n == 64 && dotted;
}

/* Reads eight groups of eight marks in one line. */
static gboolean
read_single_line (const char *text, gsize length, gsize at, Drawing *drawing)
{
  const char *newline = memchr (text + at, '\n', MIN (length - at, 121));
  gsize end = newline != NULL ? (gsize) (newline - text) : length;

  if (end - at > 120 || end - at < 71 || !is_single_line (text + at, end - at))
    return FALSE;

  Block block = { .n_rows = 0 };
  guint n = 0;
  for (gsize i = at; i < end; i++)
    if (text[i] != '/' && !g_ascii_isspace (text[i]))
      {
        block.rows[n / 8].n_cells = 8;
        block.rows[n / 8].cells[n % 8] = (guchar) text[i];
        n++;
      }
  drawing->next = MIN (end + 1, length);
  drawing->n_lines = 1;
  return read_set (&block, &drawing->set);
}

gboolean
reader_find_drawing (const char *text, gsize length, gsize at, Drawing *drawing)
{
  Line first = read_line (text, length, at);
  Block block;

  if (first.kind == LINE_OTHER || first.kind == LINE_BLANK)
    return read_single_line (text, length, at, drawing);
  block.n_rows = 0;
  block.files = block.from_h = FALSE;
  read_rows (text, length, at, &block);
  drop_dashes (&block);
  if (block.n_rows < 8 || block.n_rows % 8 != 0)
    return FALSE;
  gboolean files = block.files;
  drawing->next = read_foot (text, length, block.nexts[7], &block);
  if (block.n_rows > 8 && files)
    block.files = TRUE;
  drawing->n_lines = 0;
  for (gsize i = at; i < drawing->next; i++)
    drawing->n_lines += text[i] == '\n';
  return read_set (&block, &drawing->set);
}
