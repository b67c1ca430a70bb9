/* Writes the one canonical FEN of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen.h"

#include "chess/position-problems.h"
#include "chess/square.h"

/* The text written so far. */
typedef struct
{
  char *text;
  size_t length;
} Writer;

static void
put (Writer *writer, char character)
{
  writer->text[writer->length++] = character;
}

static void
put_number (Writer *writer, unsigned number)
{
  if (number >= 10)
    put_number (writer, number / 10);
  put (writer, (char) ('0' + number % 10));
}

/* Writes a counter, limited to the greatest value that can be read. */
static void
put_counter (Writer *writer, unsigned counter)
{
  put_number (writer, counter < CHESS_FEN_MAX_COUNTER ? counter : CHESS_FEN_MAX_COUNTER);
}

static void
put_rank (Writer *writer, const ChessPosition *position, unsigned rank)
{
  unsigned empty = 0;

  for (unsigned file = 0; file < 8; file++)
    {
      ChessPiece piece = chess_position_piece_at (position, CHESS_SQUARE (file, rank));

      if (piece == CHESS_PIECE_NONE)
        {
          empty++;
          continue;
        }
      if (empty > 0)
        put_number (writer, empty);
      empty = 0;
      put (writer, chess_piece_letter (piece));
    }
  if (empty > 0)
    put_number (writer, empty);
}

/* The letter of a right in X-FEN: K or Q for the outermost rook on that side, else the rook's
 * file. */
static char
castling_letter (const ChessPosition *position, ChessColor color, ChessSquare rook)
{
  ChessSquare king = chess_position_king (position, color);
  ChessBitboard rooks = chess_position_pieces (position, color, CHESS_ROOK)
                        & CHESS_RANK (chess_square_rank (rook));
  char letter = (char) ('A' + chess_square_file (rook));

  if (rook > king && rook == chess_bitboard_msb (rooks))
    letter = 'K';
  else if (rook < king && rook == chess_bitboard_lsb (rooks))
    letter = 'Q';
  return (char) (color == CHESS_WHITE ? letter : letter + ('a' - 'A'));
}

/* The rights with a king and a rook in place: a position set-up may have others, which no reader
 * would accept. */
static ChessBitboard
find_written_rooks (const ChessPosition *position)
{
  ChessBitboard rights = chess_position_castling_rooks (position), rooks = 0;

  if (rights == 0 || chess_position_explains_castling (position, rights))
    return rights;
  CHESS_FOREACH_SQUARE (rook, rights)
  if (chess_position_explains_castling (position, rooks | CHESS_BIT (rook)))
    rooks |= CHESS_BIT (rook);
  return rooks;
}

/* Writes the rights of one side, the king's side first. */
static void
put_castling (Writer *writer,
              const ChessPosition *position,
              ChessBitboard rights,
              ChessColor color)
{
  ChessBitboard rooks = rights & chess_position_color (position, color);

  while (rooks)
    {
      ChessSquare rook = chess_bitboard_msb (rooks);
      rooks ^= CHESS_BIT (rook);
      put (writer, castling_letter (position, color, rook));
    }
}

static void
put_ep (Writer *writer, const ChessPosition *position)
{
  ChessSquare square = chess_position_ep_square (position);
  char name[2];

  if (square == CHESS_SQUARE_NONE)
    {
      put (writer, '-');
      return;
    }
  chess_square_put (name, square);
  put (writer, name[0]);
  put (writer, name[1]);
}

size_t
chess_fen_write (const ChessPosition *position, char text[static CHESS_FEN_SIZE])
{
  Writer writer = { .text = text };
  ChessBitboard rights = find_written_rooks (position);

  for (unsigned rank = 8; rank-- > 0;)
    {
      put_rank (&writer, position, rank);
      put (&writer, rank > 0 ? '/' : ' ');
    }
  put (&writer, chess_position_side (position) == CHESS_WHITE ? 'w' : 'b');
  put (&writer, ' ');
  if (rights == 0)
    put (&writer, '-');
  put_castling (&writer, position, rights, CHESS_WHITE);
  put_castling (&writer, position, rights, CHESS_BLACK);
  put (&writer, ' ');
  put_ep (&writer, position);
  put (&writer, ' ');
  put_counter (&writer, chess_position_halfmove (position));
  put (&writer, ' ');
  put_counter (&writer, chess_position_fullmove (position));
  text[writer.length] = '\0';
  return writer.length;
}
