/* A position: the 12 piece bitboards and everything else that determines the legal moves.
 *
 * A ChessPosition is a value. Copy it with `=` and play on the copy; there is no unmake. Read it
 * with the functions below: the fields may change for speed.
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
    /* The same words by ChessPiece. The castling rooks are at the index of CHESS_PIECE_NONE:
     * capturing on an empty square clears a right that does not exist. */
    ChessBitboard by_piece[CHESS_N_PIECES + 1];
  };
  uint64_t key; /* the standard Polyglot key */
  uint8_t mailbox[CHESS_N_SQUARES];
  uint8_t side;
  uint8_t
      ep_square; /* set if an enemy pawn is in place for a capture, legal or not, as in Polyglot's
                  * key; else CHESS_SQUARE_NONE */
  bool chess960; /* castling is written and read in the form of Chess960 */
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

/* The piece on a square: 0 to 11, or CHESS_PIECE_NONE. */
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

/* Whether castling is written and read in the form of Chess960 (king takes rook). */
static inline bool
chess_position_is_chess960 (const ChessPosition *position)
{
  return position->chess960;
}

/* Half-moves since the last capture or pawn move, from 0. */
static inline unsigned
chess_position_halfmove (const ChessPosition *position)
{
  return position->halfmove;
}

/* The number of the next move, from 1, incremented after Black's. */
static inline unsigned
chess_position_fullmove (const ChessPosition *position)
{
  return position->fullmove;
}

/* The standard Polyglot key: en passant counts if an enemy pawn is in place for a capture, legal or
 * not. */
static inline uint64_t
chess_position_key (const ChessPosition *position)
{
  return position->key;
}

/* The en passant target, only if a legal en passant capture exists; else CHESS_SQUARE_NONE. */
ChessSquare chess_position_ep_square (const ChessPosition *position);

/* The key for the repetition rules: the Polyglot key with en passant only if it is legal (FIDE
 * 9.2.3). */
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

/* Plays a legal move in place. An illegal move gives a meaningless position, but never a crash if
 * its first square has a piece of the side to move. */
void chess_position_play (ChessPosition *position, ChessMove move);

/* Passes the turn, as a null move in analysis: there is no en passant capture afterwards, and the
 * counters go on. Not for a side in check. */
void chess_position_pass (ChessPosition *position);

/* --- Setting up (FEN reader, editor, tests) ------------------------------------------------- */

/* An empty board: White to move, no rights, counters 0 and 1. */
void chess_position_clear (ChessPosition *position);

/* Puts a piece (or CHESS_PIECE_NONE) on a square, keeping every board and the key in step. */
void chess_position_put (ChessPosition *position, ChessSquare square, ChessPiece piece);

/* Sets side, rights, en passant and counters; recomputes the key. ep_square is only kept if an
 * enemy pawn is in place for a capture. */
void chess_position_set_state (ChessPosition *position,
                               ChessColor side,
                               ChessBitboard castling_rooks,
                               ChessSquare ep_square,
                               unsigned halfmove,
                               unsigned fullmove);

/* Sets whether castling is written and read in the form of Chess960. */
void chess_position_set_chess960 (ChessPosition *position, bool chess960);

/* The key, computed from the 12 boards and the state alone, which moves keep up to date. Slow. */
uint64_t chess_position_compute_key (const ChessPosition *position);

/* Whether mailbox, occupancies and key agree with the 12 boards. For tests; slow. */
bool chess_position_is_consistent (const ChessPosition *position);

/* What makes a set-up impossible, as flags, so that a person sees all problems at once. */
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
  CHESS_PROBLEM_WHITE_TOO_MANY_PROMOTED = 1 << 9, /* more promoted pieces than missing pawns */
  CHESS_PROBLEM_BLACK_TOO_MANY_PROMOTED = 1 << 10,
  CHESS_PROBLEM_OPPONENT_IN_CHECK = 1 << 11, /* the side not to move */
  CHESS_PROBLEM_IMPOSSIBLE_CHECK = 1 << 12,  /* three checkers, or two pawns or knights */
  CHESS_PROBLEM_CASTLING = 1 << 13,          /* a right without its king or rook in place */
  CHESS_PROBLEM_EN_PASSANT = 1 << 14,        /* a target without a possible double push */
  CHESS_PROBLEM_KINGS_TOUCH = 1 << 15,
} ChessProblems;

CHESS_END_DECLS
