/* Computes functions and operators of the set language square by square, from files and ranks,
 * sharing no code with what is tested.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "expr-oracle.h"

#include <string.h>

/* --- Squares by file and rank --------------------------------------------------------------- */

static gboolean
on_board (int file, int rank)
{
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

static guint64
bit (int file, int rank)
{
  return on_board (file, rank) ? G_GUINT64_CONSTANT (1) << (rank * 8 + file) : 0;
}

/* The squares in a direction from one: at most reach steps, up to the first blocker. */
static guint64
walk (int square, int east, int north, int reach, guint64 blockers)
{
  guint64 set = 0;

  for (int i = 1; i <= reach; i++)
    {
      guint64 next = bit (square % 8 + i * east, square / 8 + i * north);
      set |= next;
      if (next == 0 || (next & blockers))
        break;
    }
  return set;
}

/* --- Directions ----------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  int east, north;
} directions[] = {
  { "north", 0, 1 },       { "south", 0, -1 },       { "east", 1, 0 },
  { "west", -1, 0 },       { "north_east", 1, 1 },   { "north_west", -1, 1 },
  { "south_east", 1, -1 }, { "south_west", -1, -1 },
};

static guint64
step_or_fill (const char *name, guint64 x)
{
  gboolean fill = g_str_has_prefix (name, "fill_");
  guint64 result = fill ? x : 0;

  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    if (g_str_equal (directions[i].name, fill ? name + 5 : name))
      for (int square = 0; square < 64; square++)
        if (x >> square & 1)
          result |= walk (square, directions[i].east, directions[i].north, fill ? 7 : 1, 0);
  return result;
}

/* --- Pieces --------------------------------------------------------------------------------- */

static guint64
piece_attacks (char letter, int square, guint64 occupied)
{
  guint64 set = 0;
  char type = g_ascii_tolower (letter);

  for (int east = -2; east <= 2; east++)
    for (int north = -2; north <= 2; north++)
      {
        int length = east * east + north * north;
        gboolean straight = east == 0 || north == 0;
        if (type == 'n' && length == 5)
          set |= walk (square, east, north, 1, 0);
        if (length == 0 || length > 2)
          continue;
        if (type == 'k' || (letter == 'P' && length == 2 && north == 1)
            || (letter == 'p' && length == 2 && north == -1))
          set |= walk (square, east, north, 1, 0);
        if (type == 'q' || (type == 'r' && straight) || (type == 'b' && !straight))
          set |= walk (square, east, north, 7, occupied);
      }
  return set;
}

/* The union of the attacks of a piece on each member of a set: a letter, or '\0' for the piece
 * standing there. */
static guint64
set_attacks (char letter, const ChessPosition *position, guint64 x, guint64 occupied)
{
  guint64 set = 0;

  for (int square = 0; square < 64; square++)
    if (x >> square & 1)
      {
        char standing = chess_piece_letter (position->mailbox[square]);
        set |= piece_attacks (letter ? letter : standing, square, occupied);
      }
  return set;
}

static guint64
attackers (const ChessPosition *position, guint64 x, guint64 occupied)
{
  guint64 set = 0;

  for (int square = 0; square < 64; square++)
    if (piece_attacks (chess_piece_letter (position->mailbox[square]), square, occupied) & x)
      set |= G_GUINT64_CONSTANT (1) << square;
  return set;
}

static const struct
{
  const char *name;
  char letter;
} pieces[] = {
  { "knight", 'N' }, { "king", 'K' }, { "white_pawn", 'P' }, { "black_pawn", 'p' },
  { "bishop", 'B' }, { "rook", 'R' }, { "queen", 'Q' },      { "attacks", '\0' },
};

/* --- Lines ---------------------------------------------------------------------------------- */

static int
only_square (guint64 set)
{
  int square = 0;

  while (!(set >> square & 1))
    square++;
  return square;
}

/* Squares between two squares, or the whole line through them. */
static guint64
line (guint64 x, guint64 y, gboolean whole)
{
  int square = only_square (x);

  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      int east = directions[i].east, north = directions[i].north;
      guint64 ray = walk (square, east, north, 7, y);
      if (ray & y)
        return whole ? x | walk (square, east, north, 7, 0) | walk (square, -east, -north, 7, 0)
                     : ray & ~y;
    }
  return 0;
}

/* The squares of a slider's rays without the last of each, on an empty board. */
static guint64
relevant (guint64 x, gboolean diagonal)
{
  int square = only_square (x);
  guint64 set = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      int east = directions[i].east, north = directions[i].north;
      gboolean is_diagonal = east != 0 && north != 0;
      if (is_diagonal == diagonal)
        for (int n = 1; bit (square % 8 + (n + 1) * east, square / 8 + (n + 1) * north); n++)
          set |= bit (square % 8 + n * east, square / 8 + n * north);
    }
  return set;
}

/* --- Members and turns ---------------------------------------------------------------------- */

static guint64
count (guint64 x)
{
  guint64 n = 0;

  for (int square = 0; square < 64; square++)
    n += x >> square & 1;
  return n;
}

/* The lowest member, or the highest. */
static guint64
end_member (guint64 x, gboolean lowest)
{
  for (int i = 0; i < 64; i++)
    {
      guint64 square = G_GUINT64_CONSTANT (1) << (lowest ? i : 63 - i);
      if (x & square)
        return square;
    }
  return 0;
}

static guint64
turn (const char *name, guint64 x)
{
  guint64 set = 0;

  for (int square = 0; square < 64; square++)
    if (x >> square & 1)
      {
        int file = square % 8, rank = square / 8;
        if (g_str_equal (name, "flip"))
          set |= bit (file, 7 - rank);
        else if (g_str_equal (name, "mirror"))
          set |= bit (7 - file, rank);
        else if (g_str_equal (name, "rotate"))
          set |= bit (7 - file, 7 - rank);
        else
          set |= bit (rank, file);
      }
  return set;
}

/* Processor operations on words, bit by bit. */
static guint64
shuffle (const char *name, guint64 x, guint64 y)
{
  guint64 result = 0;
  int n = 0;

  for (int i = 0; i < 64; i++)
    if (g_str_equal (name, "bswap"))
      result |= (x >> i & 1) << ((7 - i / 8) * 8 + i % 8);
    else if (g_str_equal (name, "rotl"))
      result |= (x >> i & 1) << ((i + (int) (y % 64)) % 64);
    else if (g_str_equal (name, "rotr"))
      result |= (x >> ((i + (int) (y % 64)) % 64) & 1) << i;
    else if (y >> i & 1)
      result |= g_str_equal (name, "pext") ? (x >> i & 1) << n++ : (x >> n++ & 1) << i;
  return result;
}

/* --- The functions -------------------------------------------------------------------------- */

guint64
expr_oracle_function (const char *name, const ChessPosition *position, guint64 x, guint64 y)
{
  static const char *const turns[] = { "flip", "mirror", "rotate", "transpose", NULL };
  static const char *const shuffles[] = { "bswap", "pext", "pdep", "rotl", "rotr", NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (g_str_equal (name, pieces[i].name))
      return set_attacks (pieces[i].letter, position, x, y);
  if (g_str_equal (name, "attackers"))
    return attackers (position, x, y);
  if (g_str_equal (name, "between") || g_str_equal (name, "line"))
    return line (x, y, g_str_equal (name, "line"));
  if (g_str_has_prefix (name, "relevant_"))
    return relevant (x, g_str_equal (name, "relevant_bishop"));
  if (g_str_equal (name, "count") || g_str_equal (name, "popcnt"))
    return count (x);
  if (g_strv_contains (shuffles, name))
    return shuffle (name, x, y);
  if (g_str_equal (name, "lsb") || g_str_equal (name, "msb"))
    return end_member (x, g_str_equal (name, "lsb"));
  if (g_str_equal (name, "pop_lsb"))
    return x & ~end_member (x, TRUE);
  if (g_strv_contains (turns, name))
    return turn (name, x);
  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    if (g_str_has_suffix (name, directions[i].name))
      return step_or_fill (name, x);
  g_error ("there is no function %s", name);
}

/* --- Random sets and expressions ------------------------------------------------------------ */

static guint64
random_word (void)
{
  return (guint64) (guint32) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
}

guint64
expr_oracle_random_set (gboolean one_square)
{
  if (one_square)
    return G_GUINT64_CONSTANT (1) << g_test_rand_int_range (0, 64);
  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      return random_word ();
    case 1:
      return random_word () & random_word () & random_word ();
    case 2:
      return G_GUINT64_CONSTANT (1) << g_test_rand_int_range (0, 64);
    default:
      return 0;
    }
}

static const char *const operators[] = { "|", "^", "&", "<<", ">>", "+", "-", "*" };
static const int levels[] = { 1, 2, 3, 4, 4, 5, 5, 6 };

static guint64
apply (const char *operator, guint64 left, guint64 right)
{
  switch (operator[0])
    {
    case '|':
      return left | right;
    case '^':
      return left ^ right;
    case '&':
      return left & right;
    case '<':
      return left << right;
    case '>':
      return left >> right;
    case '+':
      return left + right;
    case '-':
      return left - right;
    default:
      return left * right;
    }
}

static guint64 append_tree (GString *text, int depth, int level);

static guint64
append_operand (GString *text, int depth)
{
  guint64 value;

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      g_string_append_c (text, '~');
      return ~append_tree (text, depth, 7);
    case 1:
      g_string_append_c (text, '-');
      return -append_tree (text, depth, 7);
    default:
      value = random_word () >> g_test_rand_int_range (0, 64);
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, value);
      return value;
    }
}

/* Appends a tree as an operand of an operator of a level: in brackets if it binds less tightly. */
static guint64
append_tree (GString *text, int depth, int level)
{
  int i = g_test_rand_int_range (0, G_N_ELEMENTS (operators));
  gboolean brackets = levels[i] < level;
  guint64 left, right;

  if (depth <= 0)
    return append_operand (text, 0);
  g_string_append (text, brackets ? "(" : "");
  left = append_tree (text, depth - 1 - g_test_rand_int_range (0, 3), levels[i]);
  g_string_append_printf (text, g_test_rand_bit () ? " %s " : "%s", operators[i]);
  if (levels[i] == 4)
    {
      right = (guint64) g_test_rand_int_range (0, 64);
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, right);
    }
  else
    right = append_tree (text, depth - 1 - g_test_rand_int_range (0, 3), levels[i] + 1);
  g_string_append (text, brackets ? ")" : "");
  return apply (operators[i], left, right);
}

guint64
expr_oracle_random_tree (GString *text, int depth)
{
  return append_tree (text, depth, 0);
}
