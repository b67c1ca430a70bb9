/* A divide: the moves of a position with the count after each, from another program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/divide.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/square.h"
#include "chess/uci-move.h"

/* How many bytes of a line an error quotes. */
#define QUOTE 60

CheckbitDivide *
checkbit_divide_new (void)
{
  CheckbitDivide *self = g_new0 (CheckbitDivide, 1);

  self->rows = g_array_new (FALSE, TRUE, sizeof (CheckbitDivideRow));

  return self;
}

void
checkbit_divide_free (CheckbitDivide *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  g_free (self);
}

guint64
checkbit_divide_sum (const CheckbitDivide *self)
{
  guint64 sum = 0;

  for (guint i = 0; i < self->rows->len; i++)
    sum += g_array_index (self->rows, CheckbitDivideRow, i).count;

  return sum;
}

/* --- A move --------------------------------------------------------------------------------- */

/* Whether two characters could be a square of a larger board. */
static gboolean
is_place (const char *text)
{
  return g_ascii_ispunct (text[0]) || g_ascii_isalpha (text[0])
             ? g_ascii_ispunct (text[1]) || g_ascii_isdigit (text[1])
             : FALSE;
}

static void
write_row (const ChessPosition *position, ChessMove move, CheckbitDivideRow *row)
{
  row->move = move;
  chess_uci_write (position, move, row->text);
}

/* Normalizes the notation of illegal castling, too, so that both notations are the same move: in
 * standard chess to the king's destination. */
static void
spell_castling (const ChessPosition *position, CheckbitDivideRow *row)
{
  ChessColor side = chess_position_side (position);
  ChessSquare from = chess_square_read (row->text), to = chess_square_read (row->text + 2);
  ChessBitboard rooks = chess_position_pieces (position, side, CHESS_ROOK);

  if (chess_position_is_chess960 (position) || from != chess_position_king (position, side)
      || !chess_bitboard_has (rooks, to) || chess_square_file (from) != 4
      || chess_square_rank (from) != chess_square_rank (to)
      || (chess_square_file (to) != 0 && chess_square_file (to) != 7))
    return;
  row->text[2] = to > from ? 'g' : 'c';
}

gboolean
checkbit_divide_read_move (const ChessPosition *position,
                           const char *text,
                           gsize length,
                           CheckbitDivideRow *row)
{
  ChessSquare from, to;
  ChessMove move;

  *row = (CheckbitDivideRow){ 0 };
  if (length == 4 && (memcmp (text, "0000", 4) == 0 || g_ascii_strncasecmp (text, "null", 4) == 0))
    {
      memcpy (row->text, "0000", 5);
      return TRUE;
    }
  if (length < 4 || length > 5 || (length == 5 && !g_ascii_isalpha (text[4])))
    return FALSE;
  for (gsize i = 0; i < length; i++)
    row->text[i] = g_ascii_tolower (text[i]);
  from = chess_square_read (row->text);
  to = chess_square_read (row->text + 2);
  if (from == CHESS_SQUARE_NONE || to == CHESS_SQUARE_NONE)
    return (from != CHESS_SQUARE_NONE || to != CHESS_SQUARE_NONE) && is_place (row->text)
           && is_place (row->text + 2);

  move = chess_uci_read_foreign (position, row->text, length);
  if (move != CHESS_MOVE_NONE)
    write_row (position, move, row);
  else
    spell_castling (position, row);

  return TRUE;
}

void
checkbit_divide_settle (const ChessPosition *position, CheckbitDivide *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      CheckbitDivideRow *row = &g_array_index (self->rows, CheckbitDivideRow, i);
      ChessMove castling;

      if (row->move == CHESS_MOVE_NONE || g_hash_table_add (seen, GUINT_TO_POINTER (row->move)))
        continue;
      castling = chess_uci_find_castling (position, chess_move_from (row->move),
                                          chess_move_to (row->move), TRUE);
      if (castling != CHESS_MOVE_NONE && g_hash_table_add (seen, GUINT_TO_POINTER (castling)))
        write_row (position, castling, row);
    }
}

/* --- The output of a script ----------------------------------------------------------------- */

static CheckbitDivide *
refuse (GError **error, const char *line)
{
  g_autofree char *valid = g_utf8_make_valid (line, (gssize) MIN (strlen (line), QUOTE));

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               /* Translators: %s is a line that another program printed */
               _ ("The line “%s” is neither “move count” nor the total."), valid);

  return NULL;
}

/* Reads a whole text as a number without a sign. */
static gboolean
read_number (const char *text, guint64 *value)
{
  return g_ascii_isdigit (*text)
         && g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, value, NULL);
}

/* Reads "e2e4 20". */
static gboolean
read_script_row (const ChessPosition *position, const char *line, CheckbitDivideRow *row)
{
  gsize length = strcspn (line, " \t");
  const char *number = line + length + strspn (line + length, " \t");

  return checkbit_divide_read_move (position, line, length, row)
         && read_number (number, &row->count);
}

CheckbitDivide *
checkbit_divide_read_script (const ChessPosition *position, const char *text, GError **error)
{
  g_autoptr (CheckbitDivide) divide = checkbit_divide_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      CheckbitDivideRow row;

      if (*g_strstrip (*line) == '\0')
        continue;
      if (divide->has_total)
        return refuse (error, *line);
      if (read_number (*line, &divide->total))
        divide->has_total = TRUE;
      else if (read_script_row (position, *line, &row))
        g_array_append_val (divide->rows, row);
      else
        return refuse (error, *line);
    }
  if (!divide->has_total)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("The output ends without a total."));
      return NULL;
    }
  checkbit_divide_settle (position, divide);

  return g_steal_pointer (&divide);
}
