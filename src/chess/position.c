/* Positions: setting up, playing a move, and what is derived from the 12 boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/position.h"

#include "chess/attacks.h"
#include "chess/movegen.h"
#include "chess/position-keys.h"

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
  .mailbox = { BACK_ROW (CHESS_WHITE), ROW (CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)), ROW (NONE),
               ROW (NONE), ROW (NONE), ROW (NONE), ROW (CHESS_PIECE (CHESS_BLACK, CHESS_PAWN)),
               BACK_ROW (CHESS_BLACK) },
  .side = CHESS_WHITE,
  .ep_square = CHESS_SQUARE_NONE,
  .fullmove = 1,
};

/* --- Setting up ---------------------------------------------------------------------------- */

void
chess_position_clear (ChessPosition *position)
{
  *position = (ChessPosition){
    .key = chess_key_white_to_move (),
    .ep_square = CHESS_SQUARE_NONE,
    .fullmove = 1,
  };
  memset (position->mailbox, CHESS_PIECE_NONE, sizeof position->mailbox);
}

/* Adds a piece to an empty square, or takes it away again. */
static void
toggle (ChessPosition *position, ChessSquare square, ChessPiece piece)
{
  ChessColor color = chess_piece_color (piece);
  ChessPieceType type = chess_piece_type (piece);
  position->pieces[color][type] ^= CHESS_BIT (square);
  position->color[color] ^= CHESS_BIT (square);
  position->key ^= chess_key_piece (color, type, square);
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

/* The part of the key that castling rights add. */
static uint64_t
castling_key (const ChessPosition *position)
{
  uint64_t key = 0;
  CHESS_FOREACH_SQUARE (square, position->castling_rooks)
    {
      ChessColor color = chess_bitboard_has (position->color[CHESS_BLACK], square);
      key ^= chess_key_castling (color, square < chess_position_king (position, color));
    }
  return key;
}

/* Sets the en passant target where a pawn of the side to move stands ready to take on it. */
static void
set_ep (ChessPosition *position, ChessSquare square)
{
  ChessColor side = position->side;
  position->ep_square = CHESS_SQUARE_NONE;
  if (square >= CHESS_N_SQUARES)
    return;
  if (chess_attacks_pawn (side ^ 1, square) & position->pieces[side][CHESS_PAWN])
    {
      position->ep_square = square;
      position->key ^= chess_key_ep (square);
    }
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
  uint64_t key = castling_key (position);
  for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      ChessColor color = chess_piece_color (piece);
      ChessPieceType type = chess_piece_type (piece);
      CHESS_FOREACH_SQUARE (square, position->pieces[color][type])
        key ^= chess_key_piece (color, type, square);
    }
  if (position->ep_square != CHESS_SQUARE_NONE)
    key ^= chess_key_ep (position->ep_square);
  if (position->side == CHESS_WHITE)
    key ^= chess_key_white_to_move ();
  return key;
}

bool
chess_position_is_consistent (const ChessPosition *position)
{
  ChessBitboard color[2] = { 0, 0 };
  uint8_t mailbox[64];
  memset (mailbox, CHESS_PIECE_NONE, sizeof mailbox);
  for (unsigned piece = 0; piece < CHESS_N_PIECES; piece++)
    CHESS_FOREACH_SQUARE (square,
                          position->pieces[chess_piece_color (piece)][chess_piece_type (piece)])
      {
        if (mailbox[square] != CHESS_PIECE_NONE)
          return false;
        mailbox[square] = piece;
        color[chess_piece_color (piece)] |= CHESS_BIT (square);
      }
  return memcmp (mailbox, position->mailbox, sizeof mailbox) == 0
         && color[0] == position->color[0] && color[1] == position->color[1]
         && position->key == chess_position_compute_key (position);
}

ChessBitboard
chess_position_attackers (const ChessPosition *position,
                          ChessSquare square,
                          ChessBitboard occupied)
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
  return position->key ^ chess_key_ep (position->ep_square);
}

/* --- Playing ------------------------------------------------------------------------------- */

/* Takes the rights away that go with a king or rook leaving or a rook being taken. */
static void
lose_rights (ChessPosition *position, ChessBitboard changed, bool king_moves)
{
  ChessBitboard lost = changed & position->castling_rooks;
  if (king_moves)
    lost |= position->castling_rooks & position->color[position->side];
  if (!lost)
    return;
  position->key ^= castling_key (position);
  position->castling_rooks &= ~lost;
  position->key ^= castling_key (position);
}

static void
play_castling (ChessPosition *position, ChessSquare from, ChessSquare rook)
{
  ChessColor side = position->side;
  unsigned rank = chess_square_rank (from);
  chess_position_put (position, from, CHESS_PIECE_NONE);
  chess_position_put (position, rook, CHESS_PIECE_NONE);
  chess_position_put (position, CHESS_SQUARE (rook > from ? 6 : 2, rank),
                      CHESS_PIECE (side, CHESS_KING));
  chess_position_put (position, CHESS_SQUARE (rook > from ? 5 : 3, rank),
                      CHESS_PIECE (side, CHESS_ROOK));
}

static void
play_step (ChessPosition *position, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessPiece piece = position->mailbox[from];
  if (piece % CHESS_N_PIECE_TYPES == CHESS_PAWN || position->mailbox[to] != CHESS_PIECE_NONE)
    position->halfmove = 0;
  if (chess_move_kind (move) == CHESS_MOVE_EN_PASSANT)
    chess_position_put (position, to ^ 8, CHESS_PIECE_NONE);
  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    piece = CHESS_PIECE (position->side, chess_move_promotion (move));
  chess_position_put (position, from, CHESS_PIECE_NONE);
  chess_position_put (position, to, piece);
}

void
chess_position_play (ChessPosition *position, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessPieceType type = chess_piece_type (position->mailbox[from]);
  bool double_push = type == CHESS_PAWN && (from ^ to) == 16;
  position->halfmove += position->halfmove < UINT16_MAX;
  if (position->ep_square != CHESS_SQUARE_NONE)
    position->key ^= chess_key_ep (position->ep_square);
  lose_rights (position, CHESS_BIT (from) | CHESS_BIT (to), type == CHESS_KING);
  if (chess_move_kind (move) == CHESS_MOVE_CASTLING)
    play_castling (position, from, to);
  else
    play_step (position, move);
  position->fullmove += position->side == CHESS_BLACK && position->fullmove < UINT16_MAX;
  position->side ^= 1;
  position->key ^= chess_key_white_to_move ();
  set_ep (position, double_push ? (from + to) / 2 : CHESS_SQUARE_NONE);
}
