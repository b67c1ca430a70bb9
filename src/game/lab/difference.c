/* Compares two divides of one position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/difference.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/square.h"
#include "game/text/messages.h"

/* --- Why an extra move is not legal --------------------------------------------------------- */

/* Whether the two squares are a move of the side's pawn to its last rank. */
static gboolean
promotes (const ChessPosition *position, const ChessWhy *why)
{
  ChessColor side = chess_position_side (position);

  return why->piece == CHESS_PIECE (side, CHESS_PAWN)
         && chess_square_rank (why->to) == (side == CHESS_WHITE ? 7 : 0);
}

/* Explains why two squares and perhaps a letter are not a legal move. */
static void
explain_squares (const ChessPosition *position, CheckbitDifference *difference)
{
  char letter = difference->text[4];
  ChessWhy *why = &difference->why;

  chess_explain (position, difference->from, difference->to, why);
  if (why->kind == CHESS_WHY_LEGAL)
    {
      /* The squares are right, but the promotion is wrong or missing. */
      why->kind
          = promotes (position, why) ? CHESS_WHY_PROMOTION_MISSING : CHESS_WHY_PROMOTION_UNDUE;
      why->mask = CHESS_BIT (difference->to);
    }
  else if (why->kind == CHESS_WHY_SAME_SQUARE && letter == '\0'
           && chess_position_is_chess960 (position)
           && difference->from == chess_position_king (position, chess_position_side (position)))
    chess_explain_move (
        position, chess_move_new (difference->from, difference->to, CHESS_MOVE_CASTLING), why);
  difference->explained = TRUE;
  difference->reason = chess_why_id (why->kind);
}

static void
explain_extra (const ChessPosition *position, CheckbitDifference *difference)
{
  if (g_str_equal (difference->text, "0000"))
    difference->reason = "null-move";
  else if (difference->from == CHESS_SQUARE_NONE || difference->to == CHESS_SQUARE_NONE)
    difference->reason = "off-board";
  else
    explain_squares (position, difference);
}

char *
checkbit_difference_sentence (const CheckbitDifference *difference)
{
  g_return_val_if_fail (difference != NULL, NULL);

  if (difference->explained)
    return checkbit_message_why (&difference->why);
  if (g_strcmp0 (difference->reason, "null-move") == 0)
    return g_strdup (_ ("Neither side may pass its turn."));
  /* Translators: %s is a move in coordinates with a square that no board has, such as “h5i6” */
  return g_strdup_printf (_ ("The move %s leaves the board."), difference->text);
}

/* --- Comparing ------------------------------------------------------------------------------ */

static void
add (GArray *list,
     const ChessPosition *position,
     CheckbitDifferenceKind kind,
     const CheckbitDivideRow *row,
     guint64 ours,
     guint64 theirs)
{
  CheckbitDifference difference
      = { .kind = kind, .move = row->move, .ours = ours, .theirs = theirs };

  memcpy (difference.text, row->text, sizeof difference.text);
  difference.from = chess_square_read (row->text);
  difference.to = chess_square_read (row->text + 2);
  if (row->move != CHESS_MOVE_NONE)
    {
      difference.from = chess_move_from (row->move);
      difference.to = chess_move_destination (row->move);
      difference.special = checkbit_special_of (position, row->move);
      chess_san_write (position, row->move, difference.san);
    }
  else if (kind == CHECKBIT_DIFFERENCE_EXTRA)
    explain_extra (position, &difference);
  g_array_append_val (list, difference);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const CheckbitDifference *one = a, *other = b;

  if (one->kind != other->kind)
    return (int) one->kind - (int) other->kind;
  return strcmp (one->text, other->text);
}

/* The rows of a divide by text: the index of the first, and how many there are. */
typedef struct
{
  GHashTable *first, *times;
} Index;

static Index
index_new (const CheckbitDivide *divide)
{
  Index index
      = { g_hash_table_new (g_str_hash, g_str_equal), g_hash_table_new (g_str_hash, g_str_equal) };

  for (guint i = 0; i < divide->rows->len; i++)
    {
      CheckbitDivideRow *row = &g_array_index (divide->rows, CheckbitDivideRow, i);
      guint times = GPOINTER_TO_UINT (g_hash_table_lookup (index.times, row->text));

      if (times == 0)
        g_hash_table_insert (index.first, row->text, row);
      g_hash_table_insert (index.times, row->text, GUINT_TO_POINTER (times + 1));
    }
  return index;
}

static void
index_clear (Index *index)
{
  g_hash_table_unref (index->first);
  g_hash_table_unref (index->times);
}

/* Classifies a move of the other program: extra, duplicate, or with another count. */
static void
judge (GArray *list,
       const ChessPosition *position,
       const Index *ours,
       const Index *theirs,
       const CheckbitDivideRow *row)
{
  guint times = GPOINTER_TO_UINT (g_hash_table_lookup (theirs->times, row->text));
  const CheckbitDivideRow *own = g_hash_table_lookup (ours->first, row->text);

  if (own == NULL)
    add (list, position, CHECKBIT_DIFFERENCE_EXTRA, row, 0, row->count);
  if (times > 1)
    add (list, position, CHECKBIT_DIFFERENCE_DUPLICATE, row, 1, times);
  else if (own != NULL && own->count != row->count)
    add (list, position, CHECKBIT_DIFFERENCE_COUNT, own, own->count, row->count);
}

GArray *
checkbit_differences_new (const ChessPosition *position,
                          const CheckbitDivide *ours,
                          const CheckbitDivide *theirs)
{
  GArray *list = g_array_new (FALSE, TRUE, sizeof (CheckbitDifference));
  Index own = index_new (ours), other = index_new (theirs);

  for (guint i = 0; i < ours->rows->len; i++)
    {
      const CheckbitDivideRow *row = &g_array_index (ours->rows, CheckbitDivideRow, i);

      if (!g_hash_table_contains (other.first, row->text))
        add (list, position, CHECKBIT_DIFFERENCE_MISSING, row, row->count, 0);
    }
  for (guint i = 0; i < theirs->rows->len; i++)
    {
      const CheckbitDivideRow *row = &g_array_index (theirs->rows, CheckbitDivideRow, i);

      if (g_hash_table_lookup (other.first, row->text) == row)
        judge (list, position, &own, &other, row);
    }
  index_clear (&own);
  index_clear (&other);
  g_array_sort (list, compare);

  return list;
}

gboolean
checkbit_differences_in_lists (const GArray *differences)
{
  for (guint i = 0; i < differences->len; i++)
    if (g_array_index (differences, CheckbitDifference, i).kind != CHECKBIT_DIFFERENCE_COUNT)
      return TRUE;
  return FALSE;
}

const char *
checkbit_difference_id (CheckbitDifferenceKind kind)
{
  static const char *const ids[] = { "missing", "extra", "duplicate", "count" };

  g_return_val_if_fail ((gsize) kind < G_N_ELEMENTS (ids), "");

  return ids[kind];
}
