/* Sets up the position of a FEN, and finds everything impossible about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen-reader.h"

#include "chess/position-problems.h"

/* --- Castling ------------------------------------------------------------------------------ */

/* The rook for a castling letter: K and Q mean the outermost one on that side of the king, a file
 * letter the one on that file. CHESS_SQUARE_NONE if the king or the rook is not in place. */
static ChessSquare
find_rook (const ChessPosition *position, uint32_t letter)
{
  ChessColor color = letter >= 'a' ? CHESS_BLACK : CHESS_WHITE;
  unsigned home = color == CHESS_WHITE ? 0 : 7;
  ChessBitboard king = chess_position_pieces (position, color, CHESS_KING) & CHESS_RANK (home);
  ChessBitboard rooks = chess_position_pieces (position, color, CHESS_ROOK) & CHESS_RANK (home);
  uint32_t small = letter | 0x20;

  if (!king || chess_bitboard_several (king))
    return CHESS_SQUARE_NONE;
  if (small == 'k')
    return chess_bitboard_msb (rooks & ~(king | (king - 1)));
  if (small == 'q')
    return chess_bitboard_lsb (rooks & (king - 1));
  return chess_bitboard_lsb (rooks & CHESS_FILE (small - 'a'));
}

/* Whether a castling letter, or the squares of its king and rook, require Chess960. */
static bool
is_chess960_right (const ChessPosition *position, uint32_t letter, ChessSquare rook)
{
  uint32_t small = letter | 0x20;
  unsigned file = chess_square_file (rook);
  ChessColor color = letter >= 'a' ? CHESS_BLACK : CHESS_WHITE;

  return (small != 'k' && small != 'q')
         || chess_square_file (chess_position_king (position, color)) != 4
         || (file != 0 && file != 7);
}

/* Reports the first mistake in the castling field; later ones do not replace it. */
static void
note_castling_fault (ChessFenReader *reader, ChessFenErrorKind kind, const ChessText *at)
{
  if (reader->error->kind == CHESS_FEN_OK)
    chess_fen_refuse_character (reader, kind, CHESS_FEN_FIELD_CASTLING, at);
}

/* Finds the rooks of the castling field and returns them; a letter without a rook, or a second one
 * for the same side, is reported in the error. */
static ChessBitboard
find_castling_rooks (ChessFenReader *reader, const ChessPosition *position)
{
  const ChessFenSpan *span = &reader->fields[CHESS_FEN_FIELD_CASTLING];
  ChessText at = span->start;
  ChessBitboard rooks = 0;

  for (int i = 0; i < span->length && !chess_fen_span_is_dash (span); i++, chess_text_next (&at))
    {
      ChessSquare rook = find_rook (position, at.character);

      if (rook == CHESS_SQUARE_NONE)
        note_castling_fault (reader, CHESS_FEN_CASTLING_WITHOUT_ROOK, &at);
      else if (chess_bitboard_has (rooks, rook)
               || !chess_position_explains_castling (position, rooks | CHESS_BIT (rook)))
        note_castling_fault (reader, CHESS_FEN_BAD_CASTLING, &at);
      else
        {
          rooks |= CHESS_BIT (rook);
          reader->chess960 |= is_chess960_right (position, at.character, rook);
        }
    }
  return rooks;
}

/* --- What is impossible -------------------------------------------------------------------- */

/* The position in the text of a problem with pieces on some squares: the last of them. */
static bool
refuse_square (ChessFenReader *reader, ChessSquare square)
{
  return chess_fen_refuse (reader, CHESS_FEN_IMPOSSIBLE, CHESS_FEN_FIELD_BOARD,
                           reader->columns[square], 1);
}

/* Rejects a position for one problem, at its position in the text if it has one. */
static bool
refuse_problem (ChessFenReader *reader, const ChessPosition *position, unsigned problem)
{
  const ChessBitboard *white = position->pieces[CHESS_WHITE];
  const ChessBitboard *black = position->pieces[CHESS_BLACK];
  ChessBitboard pawns = (white[CHESS_PAWN] | black[CHESS_PAWN]) & (CHESS_RANK_1 | CHESS_RANK_8);

  switch (problem)
    {
    case CHESS_PROBLEM_PAWNS_ON_BACK_RANK:
      return refuse_square (reader, chess_bitboard_msb (pawns));
    case CHESS_PROBLEM_WHITE_KINGS_SEVERAL:
      return refuse_square (reader, chess_bitboard_lsb (white[CHESS_KING]));
    case CHESS_PROBLEM_BLACK_KINGS_SEVERAL:
      return refuse_square (reader, chess_bitboard_lsb (black[CHESS_KING]));
    case CHESS_PROBLEM_OPPONENT_IN_CHECK:
      return chess_fen_refuse_field (reader, CHESS_FEN_IMPOSSIBLE, CHESS_FEN_FIELD_SIDE);
    case CHESS_PROBLEM_EN_PASSANT:
      return chess_fen_refuse_field (reader, CHESS_FEN_IMPOSSIBLE_EP, CHESS_FEN_FIELD_EP);
    default:
      return chess_fen_refuse (reader, CHESS_FEN_IMPOSSIBLE, CHESS_FEN_FIELD_BOARD, 0, 0);
    }
}

/* Rejects a position with problems: a single one at its position in the text, several as a
 * whole. */
static bool
refuse_problems (ChessFenReader *reader, const ChessPosition *position, unsigned problems)
{
  ChessFenError *error = reader->error;

  error->problems = problems;
  if (problems == CHESS_PROBLEM_CASTLING)
    return false; /* already reported at the letter */
  error->codepoint = 0;
  if (problems & (problems - 1))
    return chess_fen_refuse (reader, CHESS_FEN_IMPOSSIBLE, 0, 0, 0);
  return refuse_problem (reader, position, problems);
}

/* --- Setting up ---------------------------------------------------------------------------- */

bool
chess_fen_set_up (ChessFenReader *reader, ChessPosition *position)
{
  ChessBitboard rooks;
  unsigned problems;

  chess_position_clear (position);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    chess_position_put (position, square, reader->board[square]);
  rooks = find_castling_rooks (reader, position);
  if (reader->error->kind == CHESS_FEN_BAD_CASTLING)
    return false;
  chess_position_set_state (position, reader->side, rooks, reader->ep_square, reader->halfmove,
                            reader->fullmove > 0 ? reader->fullmove : 1);
  chess_position_set_chess960 (position, reader->chess960);

  problems = chess_position_problems (position);
  if (reader->error->kind == CHESS_FEN_CASTLING_WITHOUT_ROOK)
    problems |= CHESS_PROBLEM_CASTLING;
  if (reader->ep_square != CHESS_SQUARE_NONE
      && !chess_position_explains_ep (position, reader->ep_square))
    problems |= CHESS_PROBLEM_EN_PASSANT;
  if (reader->setup)
    *reader->error = (ChessFenError){ .kind = CHESS_FEN_OK,
                                      .count = -1,
                                      .codepoint = reader->error->codepoint,
                                      .problems = problems };
  return problems == 0 || reader->setup || refuse_problems (reader, position, problems);
}
