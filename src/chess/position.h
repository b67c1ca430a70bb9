/* A position: the 12 piece bitboards and everything else that decides which moves are legal.
 *
 * A ChessPosition is a value. Copy it with `=`, play on the copy, keep or drop it; there is no
 * unmake. Read it through the functions below: the fields' layout may change for speed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/bitboard.h"
#include "chess/move.h"

CHESS_BEGIN_DECLS

typedef struct ChessPosition
{
  __extension__ union
  {
    __extension__ struct
    {
      ChessBitboard pieces[CHESS_N_COLORS][CHESS_N_PIECE_TYPES];
      ChessBitboard castling_rooks; /* rooks of both sides that may still castle */
      ChessBitboard color[CHESS_N_COLORS];
    };
    /* The same words by ChessPiece. Castling rooks are in the place of CHESS_PIECE_NONE: to take
     * what stands on an empty square clears a right that is not there. */
    ChessBitboard by_piece[CHESS_N_PIECES + 1];
  };
  uint64_t key; /* the standard Polyglot key */
  uint8_t mailbox[CHESS_N_SQUARES];
  uint8_t side;
  uint8_t
      ep_square; /* set where an enemy pawn stands ready to take, be it legal or not: as Polyglot
                        hashes it; else CHESS_SQUARE_NONE */
  bool chess960; /* castling is written and read in the Chess960 way */
  uint16_t halfmove;
  uint16_t fullmove;
} ChessPosition;

/* The standard start position. */
extern const ChessPosition chess_position_start;

/* --- Reading ------------------------------------------------------------------------------- */

static inline ChessColor
chess_position_side (const ChessPosition *position)
{
  return (ChessColor) position->side;
}

/* One of the 12 piece bitboards. */
static inline ChessBitboard
chess_position_pieces (const ChessPosition *position, ChessColor color, ChessPieceType type)
{
  return position->pieces[color][type];
}

/* All pieces of one side. */
static inline ChessBitboard
chess_position_color (const ChessPosition *position, ChessColor color)
{
  return position->color[color];
}

/* All pieces. */
static inline ChessBitboard
chess_position_occupied (const ChessPosition *position)
{
  return position->color[CHESS_WHITE] | position->color[CHESS_BLACK];
}

/* What stands on a square: 0 to 11, or CHESS_PIECE_NONE. */
static inline ChessPiece
chess_position_piece_at (const ChessPosition *position, ChessSquare square)
{
  return position->mailbox[square];
}

/* The king's square; CHESS_SQUARE_NONE on an unfinished board without one. */
static inline ChessSquare
chess_position_king (const ChessPosition *position, ChessColor color)
{
  return chess_bitboard_lsb (position->pieces[color][CHESS_KING]);
}

/* Rooks of both sides that may still castle. */
static inline ChessBitboard
chess_position_castling_rooks (const ChessPosition *position)
{
  return position->castling_rooks;
}

/* Whether castling is written and read in the Chess960 way (king takes rook). */
static inline bool
chess_position_is_chess960 (const ChessPosition *position)
{
  return position->chess960;
}

/* Half-moves since the last capture or pawn move, 0 up. */
static inline unsigned
chess_position_halfmove (const ChessPosition *position)
{
  return position->halfmove;
}

/* The number of the move to be played, from 1, counted up after Black's. */
static inline unsigned
chess_position_fullmove (const ChessPosition *position)
{
  return position->fullmove;
}

/* The standard Polyglot key: en passant counts where a pawn stands ready to take, legal or not. */
static inline uint64_t
chess_position_key (const ChessPosition *position)
{
  return position->key;
}

/* The en passant target, only if a legal en passant capture exists; else CHESS_SQUARE_NONE. */
ChessSquare chess_position_ep_square (const ChessPosition *position);

/* The key under which two positions are the same for the repetition rules: the Polyglot key with en
 * passant counted only where it is legal (FIDE 9.2.3). */
uint64_t chess_position_repetition_key (const ChessPosition *position);

/* The enemy pieces that attack the king of the side to move. */
ChessBitboard chess_position_checkers (const ChessPosition *position);

static inline bool
chess_position_in_check (const ChessPosition *position)
{
  return chess_position_checkers (position) != 0;
}

/* Pieces of either side that attack a square, sliders blocked by occupied. */
ChessBitboard chess_position_attackers (const ChessPosition *position,
                                        ChessSquare square,
                                        ChessBitboard occupied);

/* --- Playing ------------------------------------------------------------------------------- */

/* Plays a legal move in place. An illegal move gives a position without meaning, never a crash for
 * a move whose from square holds a piece of the side to move. */
void chess_position_play (ChessPosition *position, ChessMove move);

/* Lets the other side move, as a null move in a record of analysis does: nothing may be taken en
 * passant, and the counters go on. Not for a side in check. */
void chess_position_pass (ChessPosition *position);

/* --- Setting up (FEN reader, editor, tests) ------------------------------------------------- */

/* An empty board: White to move, no rights, counters 0 and 1. */
void chess_position_clear (ChessPosition *position);

/* Puts a piece (or CHESS_PIECE_NONE) on a square, keeping every board and the key in step. */
void chess_position_put (ChessPosition *position, ChessSquare square, ChessPiece piece);

/* Sets side, rights, en passant and counters; recomputes the key. ep_square is kept only where an
 * enemy pawn stands ready to take there. */
void chess_position_set_state (ChessPosition *position,
                               ChessColor side,
                               ChessBitboard castling_rooks,
                               ChessSquare ep_square,
                               unsigned halfmove,
                               unsigned fullmove);

/* Says whether castling is written and read in the Chess960 way. */
void chess_position_set_chess960 (ChessPosition *position, bool chess960);

/* Everything that is derived, computed from the 12 boards and the state alone: for tests. */
uint64_t chess_position_compute_key (const ChessPosition *position);

/* Whether mailbox, occupancies and key agree with the 12 boards. For tests; slow. */
bool chess_position_is_consistent (const ChessPosition *position);

/* What makes a set-up impossible, as flags so that a person sees every problem at once. */
typedef enum
{
  CHESS_PROBLEM_WHITE_KING_MISSING = 1 << 0,
  CHESS_PROBLEM_BLACK_KING_MISSING = 1 << 1,
  CHESS_PROBLEM_WHITE_KINGS_SEVERAL = 1 << 2,
  CHESS_PROBLEM_BLACK_KINGS_SEVERAL = 1 << 3,
  CHESS_PROBLEM_PAWNS_ON_BACK_RANK = 1 << 4,
  CHESS_PROBLEM_WHITE_TOO_MANY_PIECES = 1 << 5, /* more than 16 */
  CHESS_PROBLEM_BLACK_TOO_MANY_PIECES = 1 << 6,
  CHESS_PROBLEM_WHITE_TOO_MANY_PAWNS = 1 << 7, /* more than 8 */
  CHESS_PROBLEM_BLACK_TOO_MANY_PAWNS = 1 << 8,
  CHESS_PROBLEM_WHITE_TOO_MANY_PROMOTED = 1 << 9, /* more promoted pieces than pawns gone */
  CHESS_PROBLEM_BLACK_TOO_MANY_PROMOTED = 1 << 10,
  CHESS_PROBLEM_OPPONENT_IN_CHECK = 1 << 11, /* the side not to move */
  CHESS_PROBLEM_IMPOSSIBLE_CHECK = 1 << 12,  /* three checkers, or two pawns or knights */
  CHESS_PROBLEM_CASTLING = 1 << 13,          /* a right without its king or rook in place */
  CHESS_PROBLEM_EN_PASSANT = 1 << 14,        /* a target that no last double push explains */
  CHESS_PROBLEM_KINGS_TOUCH = 1 << 15,
} ChessProblems;

CHESS_END_DECLS
