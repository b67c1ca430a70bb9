/* Reads the board of a FEN.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen-reader.h"

#include <string.h>

static bool
is_digit (uint32_t character)
{
  return character >= '0' && character <= '9';
}

/* The piece that a letter stands for, or CHESS_PIECE_NONE. */
static ChessPiece
piece_from_letter (uint32_t letter)
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      if (letter == (uint32_t)chess_piece_letter (piece))
        return piece;
    }
  return CHESS_PIECE_NONE;
}

/* Whether a character is allowed in the board field. '~' marks the piece before it as promoted, a
 * habit of Crazyhouse programs, and is ignored in chess. */
static bool
is_board_character (uint32_t character, uint32_t previous)
{
  if (character == '~')
    return piece_from_letter (previous) != CHESS_PIECE_NONE;
  return character == '/' || (character >= '1' && character <= '9')
         || piece_from_letter (character) != CHESS_PIECE_NONE;
}

static bool
check_board_characters (ChessFenReader *reader)
{
  const ChessFenSpan *span = &reader->fields[CHESS_FEN_FIELD_BOARD];
  ChessText at = span->start;
  uint32_t previous = 0;

  for (int i = 0; i < span->length; i++, chess_text_next (&at))
    {
      if (!is_board_character (at.character, previous))
        return chess_fen_refuse_character (reader, CHESS_FEN_BAD_PIECE, CHESS_FEN_FIELD_BOARD, &at);
      previous = at.character;
    }
  return true;
}

/* One rank in the board field. */
typedef struct
{
  int column, length; /* its length in the text */
  int count;          /* its number of squares */
  int overflow;       /* the column of what follows the eighth square, 0 if nothing does */
} Rank;

/* Reads a rank up to '/' or the end of the field, and its pieces if it is one of the eight. */
static void
read_rank (ChessFenReader *reader, ChessText *at, int end, int rank, Rank *result)
{
  *result = (Rank){ .column = at->column };
  for (; at->column < end && at->character != '/'; chess_text_next (at))
    {
      ChessPiece piece = piece_from_letter (at->character);

      if (piece != CHESS_PIECE_NONE && result->count < 8 && rank >= 0)
        {
          ChessSquare square = CHESS_SQUARE (result->count, rank);
          reader->board[square] = piece;
          reader->columns[square] = at->column;
        }
      if (is_digit (at->character))
        result->count += (int)(at->character - '0');
      else if (at->character != '~')
        result->count++;
      if (result->count > 8 && result->overflow == 0)
        result->overflow = at->column;
    }
  result->length = at->column - result->column;
}

/* Rejects a rank that does not have eight squares. rank: 0 to 7. */
static bool
check_rank (ChessFenReader *reader, int rank, const Rank *read)
{
  if (read->count == 8)
    return true;
  reader->error->rank = rank + 1;
  reader->error->count = read->count;
  if (read->count > 8)
    return chess_fen_refuse (reader, CHESS_FEN_RANK_TOO_LONG, CHESS_FEN_FIELD_BOARD, read->overflow,
                             read->column + read->length - read->overflow);
  return chess_fen_refuse (reader, CHESS_FEN_RANK_TOO_SHORT, CHESS_FEN_FIELD_BOARD, read->column,
                           read->length > 0 ? read->length : 1);
}

static bool
refuse_rank_count (
    ChessFenReader *reader, ChessFenErrorKind kind, int count, int column, int length)
{
  reader->error->rank = 0;
  reader->error->count = count;
  return chess_fen_refuse (reader, kind, CHESS_FEN_FIELD_BOARD, column, length);
}

/* Reads the board. A wrong rank is reported before a wrong number of ranks, unless it is the
 * cut-off end of a board that is too short. */
bool
chess_fen_read_board (ChessFenReader *reader)
{
  const ChessFenSpan *span = &reader->fields[CHESS_FEN_FIELD_BOARD];
  ChessText at = span->start;
  int end = span->start.column + span->length, n_ranks = 0, ninth = 0;
  bool good = check_board_characters (reader);

  memset (reader->board, CHESS_PIECE_NONE, sizeof reader->board);
  for (bool more = good; more;)
    {
      Rank read;
      read_rank (reader, &at, end, 7 - n_ranks, &read);
      more = at.column < end;
      n_ranks++;
      if (n_ranks == 9)
        ninth = read.column;
      if (n_ranks <= 8 && (more || n_ranks == 8 || read.count > 8)
          && !check_rank (reader, 8 - n_ranks, &read))
        return false;
      if (more)
        chess_text_next (&at);
    }
  if (n_ranks > 8)
    return refuse_rank_count (reader, CHESS_FEN_TOO_MANY_RANKS, n_ranks, ninth,
                              end > ninth ? end - ninth : 1);
  if (good && n_ranks < 8)
    return refuse_rank_count (reader, CHESS_FEN_TOO_FEW_RANKS, n_ranks, span->start.column,
                              span->length);
  return good;
}
