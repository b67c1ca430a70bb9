/* Boards drawn with characters: eight rows of dots and ones, with or without spaces, bars, frames
 * and coordinates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/paste-private.h"
#include "chess/text.h"

/* A line has room for a board written in one, and labels at both ends. */
#define MAX_CELLS 66
/* Eight rows, frames between them, coordinates, and a few that are too many. */
#define MAX_ROWS 24

typedef enum
{
  LINE_BLANK,
  LINE_FRAME, /* or coordinates */
  LINE_ROW,
  LINE_OTHER, /* cannot be part of a board */
} LineKind;

typedef struct
{
  LineKind kind;
  size_t offset, length;
  size_t bad; /* of what cannot be part of a board: where */
  unsigned n_cells;
  uint32_t cells[MAX_CELLS];
  size_t places[MAX_CELLS];
} Line;

/* The rows of a text, labels taken off. */
typedef struct
{
  unsigned n_lines; /* that are not blank */
  unsigned n_rows;
  unsigned n_whole;      /* rows of exactly eight squares */
  bool others;           /* some line cannot be part of a board, */
  ChessPasteFault other; /* the first such */
  bool dotted;           /* a mark that only boards have was seen */
  bool numbers;          /* a digit that is no mark was seen */
  bool left, right;      /* there are rank numbers on that side */
  bool from_black;       /* the files run from h to a */
  Line rows[MAX_ROWS];
} Drawing;

/* --- Characters ----------------------------------------------------------------------------- */

static bool
is_one_of (uint32_t character, const uint32_t *list)
{
  for (; *list; list++)
    if (*list == character)
      return true;
  return false;
}

static bool
is_empty_mark (uint32_t c)
{
  /* · ∙ ⋅ □ ○ ░ ⚪ ⬜ */
  static const uint32_t marks[] = { '.',    '0',    '-',    '_',    ' ',    0x00b7, 0x2219,
                                    0x22c5, 0x25a1, 0x25cb, 0x2591, 0x26aa, 0x2b1c, 0 };

  return is_one_of (c, marks);
}

static bool
is_letter (uint32_t c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool
is_member_mark (uint32_t c)
{
  /* × ■ ● █ ▓ ⚫ ⬛ ✓ ◆ */
  static const uint32_t marks[] = { '1',    '*',    '#',    '@',    0x00d7, 0x25a0, 0x25cf,
                                    0x2588, 0x2593, 0x26ab, 0x2b1b, 0x2713, 0x25c6, 0 };

  return is_letter (c) || (c >= 0x2654 && c <= 0x265f) || is_one_of (c, marks);
}

static bool
is_label (uint32_t c)
{
  return c >= '1' && c <= '8';
}

static bool
is_cell (uint32_t c)
{
  return is_empty_mark (c) || is_member_mark (c) || is_label (c);
}

/* What may stand between cells. */
static bool
is_separator (uint32_t c)
{
  static const uint32_t marks[]
      = { ',', ';', '|', '"', '\'', '{', '}', '[', ']', '(', ')', '/', '\\', 0x2502, 0x2503, 0 };

  return chess_text_is_space (c) || is_one_of (c, marks);
}

static bool
is_bar (uint32_t c)
{
  return c == '|' || c == 0x2502 || c == 0x2503;
}

/* --- Lines ---------------------------------------------------------------------------------- */

static void
add_cell (Line *line, uint32_t cell, size_t place)
{
  if (line->n_cells < MAX_CELLS)
    {
      line->cells[line->n_cells] = cell;
      line->places[line->n_cells] = place;
    }
  line->n_cells++;
}

static void
refuse_line (Line *line, size_t place)
{
  if (line->kind != LINE_OTHER)
    line->bad = place;
  line->kind = LINE_OTHER;
}

/* Whether a line is drawn with dashes, crosses and box characters only. */
static bool
is_frame (const char *bytes, size_t length)
{
  ChessText text;
  unsigned n_dashes = 0;
  bool crossed = false;

  for (chess_text_init (&text, bytes, length); text.character != CHESS_TEXT_END;
       chess_text_next (&text))
    {
      bool box = text.character >= 0x2500 && text.character < 0x2580 && !is_bar (text.character);
      crossed = crossed || box || text.character == '+' || text.character == '=';
      n_dashes += text.character == '-';
      if (!box && !is_bar (text.character) && !chess_text_is_space (text.character)
          && text.character != '+' && text.character != '=' && text.character != '-')
        return false;
    }
  return crossed || n_dashes > 8;
}

static unsigned
count_bars (const char *bytes, size_t length)
{
  ChessText text;
  unsigned n = 0;

  for (chess_text_init (&text, bytes, length); text.character != CHESS_TEXT_END;
       chess_text_next (&text))
    n += is_bar (text.character);
  return n;
}

/* Reads cells that have bars between them, empty ones of nothing but space; labels are outside. */
static void
read_barred (const char *bytes, Line *line)
{
  ChessText text;
  unsigned n_bars = 0, total = count_bars (bytes + line->offset, line->length);
  bool filled = false;

  line->kind = LINE_ROW;
  for (chess_text_init (&text, bytes + line->offset, line->length);
       text.character != CHESS_TEXT_END; chess_text_next (&text))
    {
      size_t place = line->offset + text.offset;
      if (is_bar (text.character))
        {
          if (n_bars > 0 && !filled)
            add_cell (line, ' ', place);
          n_bars++;
          filled = false;
        }
      else if (chess_text_is_space (text.character))
        continue;
      else if (filled || !is_cell (text.character))
        refuse_line (line, place);
      else
        {
          filled = n_bars > 0 && n_bars < total;
          add_cell (line, text.character, place);
        }
    }
}

/* Reads cells that stand apart, or together in one word beside which there are labels at most. */
static void
read_plain (const char *bytes, Line *line)
{
  ChessText text;
  unsigned run = 0, longest = 0, n_runs = 0;

  line->kind = LINE_ROW;
  for (chess_text_init (&text, bytes + line->offset, line->length);
       text.character != CHESS_TEXT_END; chess_text_next (&text))
    {
      if (is_separator (text.character))
        {
          run = 0;
          continue;
        }
      if (!is_cell (text.character))
        refuse_line (line, line->offset + text.offset);
      add_cell (line, text.character, line->offset + text.offset);
      n_runs += run == 0;
      run++;
      if (run > longest)
        longest = run;
      /* The prefix of a number. */
      if (run == 2 && (text.character == 'x' || text.character == 'X' || text.character == 'b')
          && line->cells[(line->n_cells - 2) % MAX_CELLS] == '0' && n_runs == 1)
        refuse_line (line, line->offset);
    }
  bool apart = longest == 1 && n_runs >= 5, together = longest >= 6 && n_runs <= 3;
  if (!apart && !together && line->n_cells != 64)
    refuse_line (line, line->offset);
}

/* Whether a line names the files: a to h, or h to a. */
static bool
is_files (const Line *line, bool *from_black)
{
  unsigned n_up = 0, n_down = 0;

  if (line->n_cells != 8)
    return false;
  for (unsigned i = 0; i < 8; i++)
    {
      n_up += (line->cells[i] | 0x20) == 'a' + i;
      n_down += (line->cells[i] | 0x20) == 'h' - i;
    }
  if (n_down == 8)
    *from_black = true;
  return n_up == 8 || n_down == 8;
}

static void
read_line (const char *bytes, Line *line, bool *from_black)
{
  ChessText text;

  chess_text_init (&text, bytes + line->offset, line->length);
  chess_text_skip_space (&text);
  line->kind = LINE_BLANK;
  line->n_cells = 0;
  if (text.character == CHESS_TEXT_END)
    return;
  if (is_frame (bytes + line->offset, line->length))
    {
      line->kind = LINE_FRAME;
      return;
    }
  if (count_bars (bytes + line->offset, line->length) >= 9)
    read_barred (bytes, line);
  else
    read_plain (bytes, line);
  if (is_files (line, from_black))
    line->kind = LINE_FRAME;
}

/* --- The drawing ---------------------------------------------------------------------------- */

/* Notes on which sides rows have numbers: "8" must be one, "1" can be a square. */
static void
find_labels (Drawing *drawing)
{
  for (unsigned i = 0; i < drawing->n_rows; i++)
    {
      const Line *row = &drawing->rows[i];
      if (row->n_cells < 9 || row->n_cells > 10)
        continue;
      drawing->left = drawing->left || (is_label (row->cells[0]) && row->cells[0] != '1');
      drawing->right
          = drawing->right
            || (is_label (row->cells[row->n_cells - 1]) && row->cells[row->n_cells - 1] != '1');
    }
}

/* Takes the labels off a row. Answers the number on its side; 0 where there is none. */
static unsigned
strip_labels (const Drawing *drawing, Line *row)
{
  unsigned label = 0;

  if (drawing->right && row->n_cells > 8 && row->n_cells <= MAX_CELLS
      && is_label (row->cells[row->n_cells - 1]))
    label = row->cells[--row->n_cells] - '0';
  if (!drawing->left || row->n_cells <= 8 || !is_label (row->cells[0]))
    return label;
  label = row->cells[0] - '0';
  row->n_cells--;
  for (unsigned i = 0; i < row->n_cells && i + 1 < MAX_CELLS; i++)
    {
      row->cells[i] = row->cells[i + 1];
      row->places[i] = row->places[i + 1];
    }
  return label;
}

/* Adds a line that was read to the drawing. */
static void
add_line (Drawing *drawing, const Line *line)
{
  drawing->n_lines += line->kind != LINE_BLANK;
  if (line->kind == LINE_OTHER && !drawing->others)
    {
      drawing->others = true;
      drawing->other = (ChessPasteFault){ CHESS_PASTE_UNEXPECTED, line->bad, 1, 0 };
    }
  if (line->kind != LINE_ROW)
    return;
  for (unsigned i = 0; i < line->n_cells && i < MAX_CELLS; i++)
    drawing->dotted = drawing->dotted || (is_empty_mark (line->cells[i]) && line->cells[i] != '0');
  if (drawing->n_rows < MAX_ROWS)
    drawing->rows[drawing->n_rows] = *line;
  drawing->n_rows++;
}

static bool
is_dashes (const Line *row)
{
  for (unsigned i = 0; i < row->n_cells && i < MAX_CELLS; i++)
    if (row->cells[i] != '-')
      return false;
  return true;
}

/* Drops rows of dashes where there are more than eight rows: they are a frame. */
static void
drop_dashes (Drawing *drawing)
{
  unsigned n = 0;

  if (drawing->n_rows <= 8 || drawing->n_rows > MAX_ROWS)
    return;
  for (unsigned i = 0; i < drawing->n_rows; i++)
    if (!is_dashes (&drawing->rows[i]))
      drawing->rows[n++] = drawing->rows[i];
  drawing->n_rows = n;
}

/* Whether some cell is a digit that neither marks a square nor names a rank. */
static bool
has_number (const Line *row)
{
  for (unsigned i = 0; i < row->n_cells && i < MAX_CELLS; i++)
    if (!is_member_mark (row->cells[i]) && !is_empty_mark (row->cells[i]))
      return true;
  return false;
}

/* Cuts a board that is written in one line into rows. */
static void
cut_single_line (Drawing *drawing)
{
  Line all = drawing->rows[0];

  if (drawing->n_rows != 1 || drawing->n_lines != 1 || all.n_cells != 64)
    return;
  drawing->n_rows = 8;
  for (unsigned i = 0; i < 8; i++)
    {
      Line *row = &drawing->rows[i];
      *row = all;
      row->n_cells = 8;
      for (unsigned j = 0; j < 8; j++)
        {
          row->cells[j] = all.cells[8 * i + j];
          row->places[j] = all.places[8 * i + j];
        }
    }
}

static void
read_lines (const char *text, size_t length, Drawing *drawing)
{
  Line line;

  for (size_t start = 0; start < length; start += line.length + 1)
    {
      size_t end = start;
      while (end < length && text[end] != '\n')
        end++;
      line.offset = start;
      line.length = end - start;
      read_line (text, &line, &drawing->from_black);
      add_line (drawing, &line);
    }
  drop_dashes (drawing);
}

/* Takes the labels off all rows and counts those that are whole. Answers the first row's number; 0
 * where it has none. */
static unsigned
strip_rows (Drawing *drawing)
{
  unsigned first = 0;

  find_labels (drawing);
  for (unsigned i = 0; i < drawing->n_rows; i++)
    {
      unsigned label = strip_labels (drawing, &drawing->rows[i]);
      first = i == 0 ? label : first;
      drawing->n_whole += drawing->rows[i].n_cells == 8;
      drawing->numbers = drawing->numbers || has_number (&drawing->rows[i]);
    }
  return first;
}

/* Whether a text is meant as a board, be it a good one or not. */
static bool
is_meant (const Drawing *drawing)
{
  if (drawing->others)
    return drawing->dotted && drawing->n_whole >= 4;
  if (!drawing->dotted)
    return drawing->n_whole == 8 && !drawing->numbers;
  return drawing->n_rows >= 2;
}

/* --- Reading -------------------------------------------------------------------------------- */

static ChessPasteFault
fault_of_row (const Line *row, ChessPasteErrorKind kind, unsigned value)
{
  return (ChessPasteFault){ kind, row->offset, row->length, value };
}

/* Adds the members of a row. */
static ChessPasteFault
read_row (const Drawing *drawing, const Line *row, unsigned rank, ChessBitboard *set)
{
  if (row->n_cells != 8)
    return fault_of_row (row, CHESS_PASTE_COLUMNS, row->n_cells);
  for (unsigned i = 0; i < 8; i++)
    {
      unsigned file = drawing->from_black ? 7 - i : i;
      if (is_member_mark (row->cells[i]))
        *set |= CHESS_BIT (CHESS_SQUARE (file, rank));
      else if (!is_empty_mark (row->cells[i]))
        return (ChessPasteFault){ CHESS_PASTE_UNEXPECTED, row->places[i], 1, 0 };
    }
  return (ChessPasteFault){ .kind = CHESS_PASTE_OK };
}

static ChessPasteFault
read_rows (const Drawing *drawing, bool upwards, ChessBitboard *set)
{
  ChessPasteFault fault = { .kind = CHESS_PASTE_OK };

  if (drawing->others)
    return drawing->other;
  for (unsigned i = 0; i < drawing->n_rows && i < 8 && fault.kind == CHESS_PASTE_OK; i++)
    fault = read_row (drawing, &drawing->rows[i], upwards ? i : 7 - i, set);
  if (fault.kind == CHESS_PASTE_OK && drawing->n_rows != 8)
    fault = fault_of_row (&drawing->rows[drawing->n_rows > 8 ? 8 : drawing->n_rows - 1],
                          CHESS_PASTE_ROWS, drawing->n_rows);
  return fault;
}

bool
chess_paste_read_board (const char *text, size_t length, ChessBitboard *set, ChessPasteFault *fault)
{
  Drawing drawing = { .n_rows = 0 };
  unsigned first;

  read_lines (text, length, &drawing);
  if (drawing.n_rows > MAX_ROWS)
    return false;
  if (drawing.dotted)
    cut_single_line (&drawing);
  first = strip_rows (&drawing);
  if (!is_meant (&drawing))
    return false;
  *set = 0;
  *fault = read_rows (&drawing, first == 1, set);
  return true;
}
