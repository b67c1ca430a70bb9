/* Positions: setting them up, playing a move, and data derived from the 12 boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/position.h"

#include "chess/attacks.h"
#include "chess/movegen.h"
#include "chess/kernel/play.h"

#include <string.h>

#define NONE CHESS_PIECE_NONE
#define ROW(x) x, x, x, x, x, x, x, x
#define BACK_ROW(c)                                                                                \
  CHESS_PIECE (c, CHESS_ROOK), CHESS_PIECE (c, CHESS_KNIGHT), CHESS_PIECE (c, CHESS_BISHOP),       \
      CHESS_PIECE (c, CHESS_QUEEN), CHESS_PIECE (c, CHESS_KING), CHESS_PIECE (c, CHESS_BISHOP),    \
      CHESS_PIECE (c, CHESS_KNIGHT), CHESS_PIECE (c, CHESS_ROOK)

const ChessPosition chess_position_start = {
  .pieces = { { 0xff00, 0x42, 0x24, 0x81, 0x08, 0x10 },
              { 0xff00ull << 40, 0x42ull << 56, 0x24ull << 56, 0x81ull << 56, 0x08ull << 56,
                0x10ull << 56 } },
  .color = { 0xffff, 0xffffull << 48 },
  .castling_rooks = 0x8100000000000081,
  .key = 0x463b96181691fc9c,
  .mailbox
  = { BACK_ROW (CHESS_WHITE), ROW (CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)), ROW (NONE), ROW (NONE),
      ROW (NONE), ROW (NONE), ROW (CHESS_PIECE (CHESS_BLACK, CHESS_PAWN)), BACK_ROW (CHESS_BLACK) },
  .side = CHESS_WHITE,
  .ep_square = CHESS_SQUARE_NONE,
  .fullmove = 1,
};

/* --- Setting up ---------------------------------------------------------------------------- */

void
chess_position_clear (ChessPosition *position)
{
  *position = (ChessPosition){
    .key = chess_keys.white_to_move,
    .ep_square = CHESS_SQUARE_NONE,
    .fullmove = 1,
  };
  memset (position->mailbox, CHESS_PIECE_NONE, sizeof position->mailbox);
}

/* Toggles a piece on a square. */
static void
toggle (ChessPosition *position, ChessSquare square, ChessPiece piece)
{
  position->by_piece[piece] ^= CHESS_BIT (square);
  position->color[chess_piece_color (piece)] ^= CHESS_BIT (square);
  position->key ^= chess_keys.piece[piece][square];
}

void
chess_position_put (ChessPosition *position, ChessSquare square, ChessPiece piece)
{
  if (position->mailbox[square] != CHESS_PIECE_NONE)
    toggle (position, square, position->mailbox[square]);
  if (piece != CHESS_PIECE_NONE)
    toggle (position, square, piece);
  position->mailbox[square] = piece;
}

/* Sets the en passant target if a pawn of the side to move could capture there. */
static void
set_ep (ChessPosition *position, ChessSquare square)
{
  ChessColor side = position->side;
  position->ep_square = CHESS_SQUARE_NONE;
  if (square >= CHESS_N_SQUARES)
    return;
  if (chess_attacks_pawn (side ^ 1, square) & position->pieces[side][CHESS_PAWN])
    position->ep_square = square;
}

void
chess_position_set_state (ChessPosition *position,
                          ChessColor side,
                          ChessBitboard castling_rooks,
                          ChessSquare ep_square,
                          unsigned halfmove,
                          unsigned fullmove)
{
  position->side = side;
  position->castling_rooks = castling_rooks;
  position->halfmove = halfmove;
  position->fullmove = fullmove;
  set_ep (position, ep_square);
  position->key = chess_position_compute_key (position);
}

void
chess_position_set_chess960 (ChessPosition *position, bool chess960)
{
  position->chess960 = chess960;
}

/* --- Derived ------------------------------------------------------------------------------- */

uint64_t
chess_position_compute_key (const ChessPosition *position)
{
  uint64_t key
      = castling_key (position, position->castling_rooks) ^ chess_keys.ep[position->ep_square];
  for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
    CHESS_FOREACH_SQUARE (square, position->by_piece[piece])
      key ^= chess_keys.piece[piece][square];
  if (position->side == CHESS_WHITE)
    key ^= chess_keys.white_to_move;
  return key;
}

bool
chess_position_is_consistent (const ChessPosition *position)
{
  ChessBitboard color[2] = { 0, 0 };
  uint8_t mailbox[64];
  memset (mailbox, CHESS_PIECE_NONE, sizeof mailbox);
  for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
    CHESS_FOREACH_SQUARE (square, position->by_piece[piece])
      {
        if (mailbox[square] != CHESS_PIECE_NONE)
          return false;
        mailbox[square] = piece;
        color[chess_piece_color (piece)] |= CHESS_BIT (square);
      }
  return memcmp (mailbox, position->mailbox, sizeof mailbox) == 0 && color[0] == position->color[0]
         && color[1] == position->color[1]
         && position->key == chess_position_compute_key (position);
}

ChessBitboard
chess_position_attackers (const ChessPosition *position, ChessSquare square, ChessBitboard occupied)
{
  const ChessBitboard *white = position->pieces[CHESS_WHITE];
  const ChessBitboard *black = position->pieces[CHESS_BLACK];
  ChessBitboard queens = white[CHESS_QUEEN] | black[CHESS_QUEEN];
  ChessBitboard rooks = white[CHESS_ROOK] | black[CHESS_ROOK] | queens;
  ChessBitboard bishops = white[CHESS_BISHOP] | black[CHESS_BISHOP] | queens;
  return (chess_attacks_pawn (CHESS_BLACK, square) & white[CHESS_PAWN])
         | (chess_attacks_pawn (CHESS_WHITE, square) & black[CHESS_PAWN])
         | (chess_attacks_knight (square) & (white[CHESS_KNIGHT] | black[CHESS_KNIGHT]))
         | (chess_attacks_king (square) & (white[CHESS_KING] | black[CHESS_KING]))
         | (chess_attacks_bishop (square, occupied) & bishops)
         | (chess_attacks_rook (square, occupied) & rooks);
}

ChessBitboard
chess_position_checkers (const ChessPosition *position)
{
  ChessColor side = chess_position_side (position);
  ChessSquare king = chess_position_king (position, side);
  if (king == CHESS_SQUARE_NONE)
    return 0;
  return chess_position_attackers (position, king, chess_position_occupied (position))
         & position->color[side ^ 1];
}

ChessSquare
chess_position_ep_square (const ChessPosition *position)
{
  ChessSquare ep = position->ep_square;
  if (ep == CHESS_SQUARE_NONE)
    return ep;
  ChessColor side = chess_position_side (position);
  ChessBitboard takers = chess_attacks_pawn (side ^ 1, ep) & position->pieces[side][CHESS_PAWN];
  CHESS_FOREACH_SQUARE (from, takers)
    if (chess_movegen_is_legal (position, chess_move_new (from, ep, CHESS_MOVE_EN_PASSANT)))
      return ep;
  return CHESS_SQUARE_NONE;
}

uint64_t
chess_position_repetition_key (const ChessPosition *position)
{
  if (position->ep_square == CHESS_SQUARE_NONE
      || chess_position_ep_square (position) != CHESS_SQUARE_NONE)
    return position->key;
  return position->key ^ chess_keys.ep[position->ep_square];
}

/* --- Playing ------------------------------------------------------------------------------- */

void
chess_position_play (ChessPosition *position, ChessMove move)
{
  ChessPosition before = *position;
  if (before.side == CHESS_WHITE)
    play_move (&before, position, move, CHESS_WHITE);
  else
    play_move (&before, position, move, CHESS_BLACK);
}

void
chess_position_pass (ChessPosition *position)
{
  position->key ^= chess_keys.white_to_move ^ chess_keys.ep[position->ep_square];
  position->ep_square = CHESS_SQUARE_NONE;
  position->halfmove = count_up (position->halfmove);
  if (position->side == CHESS_BLACK)
    position->fullmove = count_up (position->fullmove);
  position->side = chess_color_opposite (chess_position_side (position));
}
