/* Operations on sets of squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/set-operation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The name and code of each operation; guarded steps also have a direction. */
static const struct
{
  const char *title;
  const char *function; /* in the set language, with a %s for its argument */
  int files, ranks;
} operations[CHECKBIT_N_OPERATIONS] = {
  /* Translators: all squares that a set does not have */
  [CHECKBIT_OPERATION_COMPLEMENT] = { N_ ("Complement"), NULL, 0, 0 },
  [CHECKBIT_OPERATION_NORTH] = { NC_ ("direction", "North"), "north(%s)", 0, 1 },
  [CHECKBIT_OPERATION_NORTH_EAST] = { NC_ ("direction", "North-east"), "north_east(%s)", 1, 1 },
  [CHECKBIT_OPERATION_EAST] = { NC_ ("direction", "East"), "east(%s)", 1, 0 },
  [CHECKBIT_OPERATION_SOUTH_EAST] = { NC_ ("direction", "South-east"), "south_east(%s)", 1, -1 },
  [CHECKBIT_OPERATION_SOUTH] = { NC_ ("direction", "South"), "south(%s)", 0, -1 },
  [CHECKBIT_OPERATION_SOUTH_WEST] = { NC_ ("direction", "South-west"), "south_west(%s)", -1, -1 },
  [CHECKBIT_OPERATION_WEST] = { NC_ ("direction", "West"), "west(%s)", -1, 0 },
  [CHECKBIT_OPERATION_NORTH_WEST] = { NC_ ("direction", "North-west"), "north_west(%s)", -1, 1 },
  [CHECKBIT_OPERATION_SHIFT_LEFT] = { N_ ("Raw shift left"), NULL, 0, 0 },
  [CHECKBIT_OPERATION_SHIFT_RIGHT] = { N_ ("Raw shift right"), NULL, 0, 0 },
  [CHECKBIT_OPERATION_FLIP] = { N_ ("Flip upside down"), "flip(%s)", 0, 0 },
  [CHECKBIT_OPERATION_MIRROR] = { N_ ("Mirror left to right"), "mirror(%s)", 0, 0 },
  [CHECKBIT_OPERATION_ROTATE] = { N_ ("Turn by 180°"), "rotate(%s)", 0, 0 },
  [CHECKBIT_OPERATION_ROTATE_RIGHT] = { N_ ("Turn right by 90°"), "flip(transpose(%s))", 0, 0 },
  [CHECKBIT_OPERATION_ROTATE_LEFT] = { N_ ("Turn left by 90°"), "mirror(transpose(%s))", 0, 0 },
  [CHECKBIT_OPERATION_TRANSPOSE]
  = { N_ ("Transpose at the diagonal from a1 to h8"), "transpose(%s)", 0, 0 },
  [CHECKBIT_OPERATION_TRANSPOSE_ANTI]
  = { N_ ("Transpose at the diagonal from a8 to h1"), "rotate(transpose(%s))", 0, 0 },
};

gboolean
checkbit_operation_is_guarded (CheckbitOperation operation)
{
  return operation >= CHECKBIT_OPERATION_NORTH && operation <= CHECKBIT_OPERATION_NORTH_WEST;
}

const char *
checkbit_operation_get_title (CheckbitOperation operation)
{
  g_return_val_if_fail ((guint) operation < CHECKBIT_N_OPERATIONS, NULL);

  if (checkbit_operation_is_guarded (operation))
    return g_dpgettext2 (GETTEXT_PACKAGE, "direction", operations[operation].title);
  return _ (operations[operation].title);
}

/* --- Results -------------------------------------------------------------------------------- */

/* The destination of a file and a rank, each of which may be off the board. */
static void
move_place (const CheckbitSetStep *step, int *file, int *rank)
{
  int f = *file, r = *rank;

  switch (step->operation)
    {
    case CHECKBIT_OPERATION_FLIP:
      *rank = 7 - r;
      break;
    case CHECKBIT_OPERATION_MIRROR:
      *file = 7 - f;
      break;
    case CHECKBIT_OPERATION_ROTATE:
      *file = 7 - f, *rank = 7 - r;
      break;
    case CHECKBIT_OPERATION_ROTATE_RIGHT:
      *file = r, *rank = 7 - f;
      break;
    case CHECKBIT_OPERATION_ROTATE_LEFT:
      *file = 7 - r, *rank = f;
      break;
    case CHECKBIT_OPERATION_TRANSPOSE:
      *file = r, *rank = f;
      break;
    case CHECKBIT_OPERATION_TRANSPOSE_ANTI:
      *file = 7 - r, *rank = 7 - f;
      break;
    default:
      *file += operations[step->operation].files;
      *rank += operations[step->operation].ranks;
    }
}

static gboolean
is_raw (const CheckbitSetStep *step)
{
  return step->operation == CHECKBIT_OPERATION_SHIFT_LEFT
         || step->operation == CHECKBIT_OPERATION_SHIFT_RIGHT;
}

static ChessSquare
shift_square (const CheckbitSetStep *step, ChessSquare square)
{
  int n = step->operation == CHECKBIT_OPERATION_SHIFT_LEFT ? (int) step->n : -(int) step->n;
  int bit = (int) chess_layout_bit (step->layout, square) + n;

  return bit < 0 || bit > 63 ? CHESS_SQUARE_NONE
                             : chess_layout_square (step->layout, (unsigned) bit);
}

ChessSquare
checkbit_set_step_move_square (const CheckbitSetStep *step, ChessSquare square)
{
  int file = (int) chess_square_file (square), rank = (int) chess_square_rank (square);

  if (is_raw (step))
    return shift_square (step, square);
  move_place (step, &file, &rank);
  if (file < 0 || file > 7 || rank < 0 || rank > 7)
    return CHESS_SQUARE_NONE;
  return CHESS_SQUARE (file, rank);
}

/* How many columns of the word a shift moves a bit, the short way round: 7 to the left is a row up
 * and one column back. A column is a file, or a rank if the layout counts along files. */
static int
get_columns (const CheckbitSetStep *step)
{
  int columns = (int) (step->n % 8);

  if (columns > 4)
    columns -= 8;
  return step->operation == CHECKBIT_OPERATION_SHIFT_LEFT ? columns : -columns;
}

/* Whether the bit of a square wraps around an edge of the board. */
static gboolean
wraps (const CheckbitSetStep *step, ChessSquare square)
{
  int column = (int) chess_layout_bit (step->layout, square) % 8 + get_columns (step);

  return is_raw (step) && (column < 0 || column > 7);
}

void
checkbit_set_step_apply (const CheckbitSetStep *step,
                         ChessBitboard bits,
                         CheckbitSetStepResult *result)
{
  g_return_if_fail (step != NULL && step->n < 64);

  *result = (CheckbitSetStepResult){ 0 };
  if (step->operation == CHECKBIT_OPERATION_COMPLEMENT)
    {
      result->bits = ~bits;
      return;
    }
  CHESS_FOREACH_SQUARE (square, bits)
    {
      ChessSquare target = checkbit_set_step_move_square (step, (ChessSquare) square);

      if (target == CHESS_SQUARE_NONE)
        {
          result->lost |= CHESS_BIT (square);
          continue;
        }
      result->bits |= CHESS_BIT (target);
      if (wraps (step, (ChessSquare) square))
        {
          result->wrapped |= CHESS_BIT (target);
          result->origins |= CHESS_BIT (square);
        }
    }
}

/* --- As text -------------------------------------------------------------------------------- */

/* Whether an operator of an expression is outside all brackets. */
static gboolean
is_open (const char *expression)
{
  int depth = 0;

  for (const char *at = expression; *at != '\0'; at++)
    {
      if (*at == '(')
        depth++;
      else if (*at == ')')
        depth--;
      else if (depth == 0 && strchr ("~-*+<>&^|", *at) != NULL)
        return TRUE;
    }
  return FALSE;
}

char *
checkbit_expression_bracket (const char *expression)
{
  return is_open (expression) ? g_strconcat ("(", expression, ")", NULL) : g_strdup (expression);
}

char *
checkbit_set_step_write (const CheckbitSetStep *step, const char *expression)
{
  g_autofree char *operand = checkbit_expression_bracket (expression);
  const char *function = operations[step->operation].function;
  const char *shift = step->operation == CHECKBIT_OPERATION_SHIFT_LEFT ? "<<" : ">>";

  if (step->operation == CHECKBIT_OPERATION_COMPLEMENT)
    return g_strconcat ("~", operand, NULL);
  if (is_raw (step))
    return step->layout == CHESS_LAYOUT_A1B1 ? g_strdup_printf ("%s %s %u", operand, shift, step->n)
                                             : NULL;

  g_auto (GStrv) parts = g_strsplit (function, "%s", 2);
  return g_strconcat (parts[0], expression, parts[1], NULL);
}

/* How many bits a guarded step moves in the layout's word; negative for a shift to the right. */
static int
get_distance (const CheckbitSetStep *step)
{
  const ChessSquare d4 = CHESS_SQUARE (3, 3);

  return (int) chess_layout_bit (step->layout, checkbit_set_step_move_square (step, d4))
         - (int) chess_layout_bit (step->layout, d4);
}

/* The squares from which a shift by a guarded step's distance would wrap around an edge. */
static ChessBitboard
get_guard (const CheckbitSetStep *step)
{
  int distance = get_distance (step);
  CheckbitSetStep raw
      = { distance > 0 ? CHECKBIT_OPERATION_SHIFT_LEFT : CHECKBIT_OPERATION_SHIFT_RIGHT,
          step->layout, (guint) ABS (distance) };
  ChessBitboard guard = CHESS_NO_SQUARES;

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    if (wraps (&raw, square))
      guard |= CHESS_BIT (square);
  return guard;
}

char *
checkbit_set_step_write_code (const CheckbitSetStep *step)
{
  int distance;
  const char *shift;
  ChessBitboard guard;

  if (step->operation == CHECKBIT_OPERATION_COMPLEMENT)
    return g_strdup ("~x");
  if (is_raw (step))
    return g_strdup_printf (
        "x %s %u", step->operation == CHECKBIT_OPERATION_SHIFT_LEFT ? "<<" : ">>", step->n);
  if (!checkbit_operation_is_guarded (step->operation))
    return NULL;

  distance = get_distance (step);
  shift = distance > 0 ? "<<" : ">>";
  guard = get_guard (step);
  if (guard == CHESS_NO_SQUARES)
    return g_strdup_printf ("x %s %d", shift, ABS (distance));
  return g_strdup_printf ("(x & ~0x%016" G_GINT64_MODIFIER "x) %s %d",
                          chess_layout_write (step->layout, guard), shift, ABS (distance));
}

/* --- Two sets ------------------------------------------------------------------------------- */

static const struct
{
  const char *title, *sentence, *format;
} combinations[CHECKBIT_N_COMBINATIONS] = {
  [CHECKBIT_COMBINATION_AND]
  = { NC_ ("set", "AND"), N_ ("The squares that are in both sets."), "%s & %s" },
  [CHECKBIT_COMBINATION_OR]
  = { NC_ ("set", "OR"), N_ ("The squares that are in either set or in both."), "%s | %s" },
  [CHECKBIT_COMBINATION_XOR]
  = { NC_ ("set", "XOR"), N_ ("The squares that are in one of the sets, but not in both."),
      "%s ^ %s" },
  [CHECKBIT_COMBINATION_AND_NOT]
  = { NC_ ("set", "AND NOT"), N_ ("The squares of this set that are not in the other one."),
      "%s & ~%s" },
};

ChessBitboard
checkbit_combination_apply (CheckbitCombination combination, ChessBitboard a, ChessBitboard b)
{
  switch (combination)
    {
    case CHECKBIT_COMBINATION_AND:
      return a & b;
    case CHECKBIT_COMBINATION_OR:
      return a | b;
    case CHECKBIT_COMBINATION_XOR:
      return a ^ b;
    case CHECKBIT_COMBINATION_AND_NOT:
      return a & ~b;
    default:
      g_return_val_if_reached (CHESS_NO_SQUARES);
    }
}

char *
checkbit_combination_write (CheckbitCombination combination, const char *a, const char *b)
{
  g_autofree char *left = checkbit_expression_bracket (a);
  g_autofree char *right = checkbit_expression_bracket (b);
  g_auto (GStrv) parts = g_strsplit (combinations[combination].format, "%s", 3);

  return g_strconcat (parts[0], left, parts[1], right, parts[2], NULL);
}

const char *
checkbit_combination_get_title (CheckbitCombination combination)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "set", combinations[combination].title);
}

const char *
checkbit_combination_get_sentence (CheckbitCombination combination)
{
  return _ (combinations[combination].sentence);
}
