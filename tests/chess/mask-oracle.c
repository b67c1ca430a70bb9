/* Computes every mask of the catalogue in the slow, obvious way on a board of letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "mask-oracle-private.h"

#include <stdlib.h>
#include <string.h>

/* --- A board of letters --------------------------------------------------------------------- */

/* The color of the piece on a square: 'w', 'b', or '.' for none. */
char
oracle_color_at (const OracleBoard *board, int square)
{
  char piece = board->board[square];
  return piece == '.' ? '.' : g_ascii_isupper (piece) ? 'w' : 'b';
}

char
oracle_other (char color)
{
  return color == 'w' ? 'b' : 'w';
}

/* The FEN letter of a piece: type is a small letter. */
static char
piece_letter (char color, char type)
{
  return color == 'w' ? g_ascii_toupper (type) : type;
}

/* The square of a king, or -1. */
int
oracle_king_of (const OracleBoard *board, char color)
{
  const char *king = strchr (board->board, piece_letter (color, 'k'));
  return king ? (int) (king - board->board) : -1;
}

/* Whether all squares strictly between two squares on one line are empty. */
static gboolean
way_is_clear (const OracleBoard *board, int from, int to)
{
  int files = to % 8 - from % 8, ranks = to / 8 - from / 8;
  int step = (ranks > 0) * 8 - (ranks < 0) * 8 + (files > 0) - (files < 0);

  for (int square = from + step; square != to; square += step)
    if (board->board[square] != '.')
      return FALSE;
  return TRUE;
}

/* Whether the piece on one square attacks another. */
gboolean
oracle_attacks (const OracleBoard *board, int from, int to)
{
  int files = abs (to % 8 - from % 8), ranks = abs (to / 8 - from / 8);
  char piece = board->board[from];

  if (from == to)
    return FALSE;
  switch (piece)
    {
    case 'P':
      return files == 1 && to / 8 - from / 8 == 1;
    case 'p':
      return files == 1 && to / 8 - from / 8 == -1;
    case 'N':
    case 'n':
      return files * ranks == 2;
    case 'K':
    case 'k':
      return files <= 1 && ranks <= 1;
    case 'B':
    case 'b':
      return files == ranks && way_is_clear (board, from, to);
    case 'R':
    case 'r':
      return (files == 0 || ranks == 0) && way_is_clear (board, from, to);
    case 'Q':
    case 'q':
      return (files == ranks || files == 0 || ranks == 0) && way_is_clear (board, from, to);
    default:
      return FALSE;
    }
}

/* How many pieces of a color attack a square. */
static int
count_attackers (const OracleBoard *board, int square, char color)
{
  int count = 0;
  for (int from = 0; from < 64; from++)
    count += oracle_color_at (board, from) == color && oracle_attacks (board, from, square);
  return count;
}

gboolean
oracle_is_slider (char piece)
{
  return strchr ("bBrRqQ", piece) != NULL;
}

/* The same board with one square changed. */
static OracleBoard
with (const OracleBoard *board, int square, char piece)
{
  OracleBoard changed = *board;
  changed.board[square] = piece;
  return changed;
}

/* --- What is asked of one square ------------------------------------------------------------ */

static gboolean
is_piece (const OracleBoard *board, int square, char color, char type)
{
  return board->board[square] == piece_letter (color, type);
}

static gboolean
is_color (const OracleBoard *board, int square, char color, char type)
{
  return oracle_color_at (board, square) == color;
}

static gboolean
is_of_type (const OracleBoard *board, int square, char color, char type)
{
  return g_ascii_tolower (board->board[square]) == type;
}

static gboolean
is_slider (const OracleBoard *board, int square, char color, char type)
{
  return oracle_color_at (board, square) == color && oracle_is_slider (board->board[square]);
}

static gboolean
is_us (const OracleBoard *board, int square, char color, char type)
{
  return oracle_color_at (board, square) == board->side;
}

static gboolean
is_them (const OracleBoard *board, int square, char color, char type)
{
  return oracle_color_at (board, square) == oracle_other (board->side);
}

static gboolean
is_occupied (const OracleBoard *board, int square, char color, char type)
{
  return board->board[square] != '.';
}

static gboolean
is_empty (const OracleBoard *board, int square, char color, char type)
{
  return board->board[square] == '.';
}

static gboolean
is_attacked (const OracleBoard *board, int square, char color, char type)
{
  return count_attackers (board, square, color) > 0;
}

static gboolean
is_attacked_by_type (const OracleBoard *board, int square, char color, char type)
{
  for (int from = 0; from < 64; from++)
    if (board->board[from] == piece_letter (color, type) && oracle_attacks (board, from, square))
      return TRUE;
  return FALSE;
}

static gboolean
is_attacked_twice (const OracleBoard *board, int square, char color, char type)
{
  return count_attackers (board, square, color) >= 2;
}

static gboolean
is_contested (const OracleBoard *board, int square, char color, char type)
{
  return count_attackers (board, square, 'w') && count_attackers (board, square, 'b');
}

static gboolean
is_defended (const OracleBoard *board, int square, char color, char type)
{
  return oracle_color_at (board, square) == color && count_attackers (board, square, color);
}

static gboolean
is_hanging (const OracleBoard *board, int square, char color, char type)
{
  return oracle_color_at (board, square) == color
         && board->board[square] != piece_letter (color, 'k')
         && count_attackers (board, square, oracle_other (color))
         && !count_attackers (board, square, color);
}

static gboolean
is_checker (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, board->side);
  return king >= 0 && oracle_color_at (board, square) == oracle_other (board->side)
         && oracle_attacks (board, square, king);
}

/* A move there ends the check: it captures the only checker, or blocks it. */
static gboolean
is_in_check_mask (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, board->side);

  if (king < 0 || !count_attackers (board, king, oracle_other (board->side)))
    return TRUE;
  if (square == king || oracle_color_at (board, square) == board->side)
    return FALSE;
  OracleBoard moved = with (board, square, piece_letter (board->side, 'p'));
  return !count_attackers (&moved, king, oracle_other (board->side));
}

static gboolean
is_danger (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, color);
  OracleBoard lifted = king >= 0 ? with (board, king, '.') : *board;
  return count_attackers (&lifted, square, oracle_other (color)) > 0;
}

/* Whether a slider attacks a king only once the piece on a square is removed. */
static gboolean
shields (const OracleBoard *board, int square, int slider, int king)
{
  if (square == slider || square == king || board->board[square] == '.'
      || !oracle_is_slider (board->board[slider]) || oracle_attacks (board, slider, king))
    return FALSE;
  OracleBoard lifted = with (board, square, '.');
  return oracle_attacks (&lifted, slider, king);
}

/* Whether a piece of one color on a square shields a king from some slider of another. */
static gboolean
shields_from (const OracleBoard *board, int square, int king, char sliders)
{
  for (int slider = 0; king >= 0 && slider < 64; slider++)
    if (oracle_color_at (board, slider) == sliders && shields (board, square, slider, king))
      return TRUE;
  return FALSE;
}

static gboolean
is_pinned (const OracleBoard *board, int square, char color, char type)
{
  return oracle_color_at (board, square) == color
         && shields_from (board, square, oracle_king_of (board, color), oracle_other (color));
}

/* The square of the piece that a slider pins, or -1. */
static int
pinned_by (const OracleBoard *board, int slider, char color)
{
  int king = oracle_king_of (board, color);

  for (int square = 0; king >= 0 && square < 64; square++)
    if (oracle_color_at (board, slider) == oracle_other (color)
        && oracle_color_at (board, square) == color
        && shields (board, square, slider, king))
      return square;
  return -1;
}

static gboolean
is_pinner (const OracleBoard *board, int square, char color, char type)
{
  return pinned_by (board, square, color) >= 0;
}

/* On a pin ray: the pinner, or a square where a piece would block the pinner once the pinned piece
 * is removed. */
static gboolean
is_on_pin_ray (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, color);

  if (is_pinner (board, square, color, type))
    return TRUE;
  for (int slider = 0; slider < 64; slider++)
    {
      int pinned = pinned_by (board, slider, color);
      if (pinned < 0 || square == king)
        continue;
      OracleBoard moved = with (board, pinned, '.');
      moved.board[square] = piece_letter (color, 'p');
      if (!oracle_attacks (&moved, slider, king))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_next_to_king (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, color);
  return king >= 0 && oracle_attacks (board, king, square);
}

/* The king would not be attacked on this square. */
static gboolean
is_flight (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, board->side);

  if (king < 0 || !oracle_attacks (board, king, square)
      || oracle_color_at (board, square) == board->side)
    return FALSE;
  OracleBoard stepped = with (board, king, '.');
  stepped.board[square] = piece_letter (board->side, 'k');
  return !count_attackers (&stepped, square, oracle_other (board->side));
}

static gboolean
would_check (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, oracle_other (board->side));
  OracleBoard placed = with (board, square, piece_letter (board->side, type));
  return king >= 0 && oracle_color_at (board, square) != board->side
         && oracle_attacks (&placed, square, king);
}

static gboolean
is_discoverer (const OracleBoard *board, int square, char color, char type)
{
  int king = oracle_king_of (board, oracle_other (board->side));
  return oracle_color_at (board, square) == board->side
         && shields_from (board, square, king, board->side);
}

/* --- The catalogue -------------------------------------------------------------------------- */

/* In a pattern, C is replaced by a color, T by a type, S by a type in the plural, F by a file and N
 * by a rank. */
static const OracleRow rows[] = {
  { "C_S", is_piece },
  { "C", is_color },
  { "us", is_us },
  { "them", is_them },
  { "occupied", is_occupied },
  { "empty", is_empty },
  { "S", is_of_type },
  { "sliders_C", is_slider },
  { "attacks_C", is_attacked },
  { "attacks_C_T", is_attacked_by_type },
  { "attacks_C_twice", is_attacked_twice },
  { "contested", is_contested },
  { "defended_C", is_defended },
  { "hanging_C", is_hanging },
  { "checkers", is_checker },
  { "check_mask", is_in_check_mask },
  { "danger_C", is_danger },
  { "pinned_C", is_pinned },
  { "pinners_C", is_pinner },
  { "pin_rays_C", is_on_pin_ray },
  { "king_ring_C", is_next_to_king },
  { "flight", is_flight },
  { "check_squares_T", would_check },
  { "discoverers", is_discoverer },
};

static const char *const types[] = { "pawn", "knight", "bishop", "rook", "queen", "king" };

typedef struct
{
  char *id;
  OracleQuestion question;
  char color, type;
} Row;

/* Expands a pattern for one color and one type, file or rank. */
static char *
expand (const char *pattern, const char *color, gsize index)
{
  GString *id = g_string_new (NULL);
  const char *type = index < G_N_ELEMENTS (types) ? types[index] : "";

  for (const char *letter = pattern; *letter; letter++)
    if (*letter == 'C')
      g_string_append (id, color);
    else if (*letter == 'T')
      g_string_append (id, type);
    else if (*letter == 'S')
      g_string_append_printf (id, "%s%s", type, *color != '\0' && g_str_equal (type, "king") ? "" : "s");
    else if (*letter == 'F')
      g_string_append_c (id, (char) ('a' + index));
    else if (*letter == 'N')
      g_string_append_c (id, (char) ('1' + index));
    else
      g_string_append_c (id, *letter);
  return g_string_free (id, FALSE);
}

static void
add_rows (GArray *table, const char *pattern, OracleQuestion question)
{
  gboolean lines = strpbrk (pattern, "FN") != NULL;
  gsize n_colors = strchr (pattern, 'C') ? 2 : 1;
  gsize n_types = lines ? 8 : strpbrk (pattern, "TS") ? 6 : 1;

  /* A king never gives check. */
  if (question == would_check)
    n_types = 5;
  for (gsize c = 0; c < n_colors; c++)
    for (gsize t = 0; t < n_types; t++)
      {
        Row row = { expand (pattern, n_colors == 1 ? "" : c ? "black" : "white", t), question, "wb"[c],
                    lines ? (char) ('a' + t) : "pnbrqk"[t] };
        g_array_append_val (table, row);
      }
}

/* All rows, created once. */
static GArray *
all_rows (void)
{
  static GArray *table = NULL;

  if (table == NULL)
    {
      table = g_array_new (FALSE, FALSE, sizeof (Row));
      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        add_rows (table, rows[i].pattern, rows[i].question);
      for (const OracleRow *row = oracle_more_rows; row->pattern; row++)
        add_rows (table, row->pattern, row->question);
    }
  return table;
}

gboolean
mask_oracle_compute (const OracleBoard *board, const char *id, guint64 *set)
{
  GArray *table = all_rows ();

  for (guint i = 0; i < table->len; i++)
    {
      const Row *row = &g_array_index (table, Row, i);
      if (!g_str_equal (row->id, id))
        continue;
      *set = 0;
      for (int square = 0; square < 64; square++)
        if (row->question (board, square, row->color, row->type))
          *set |= G_GUINT64_CONSTANT (1) << square;
      return TRUE;
    }
  return FALSE;
}

char **
mask_oracle_list_ids (void)
{
  GArray *table = all_rows ();
  char **ids = g_new0 (char *, table->len + 1);

  for (guint i = 0; i < table->len; i++)
    ids[i] = g_strdup (g_array_index (table, Row, i).id);
  return ids;
}
