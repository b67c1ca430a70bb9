/* Basic types: colors, pieces, squares, moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Around declarations in headers, so that C++ can use them. */
#ifdef __cplusplus
#define CHESS_BEGIN_DECLS extern "C" {
#define CHESS_END_DECLS }
#else
#define CHESS_BEGIN_DECLS
#define CHESS_END_DECLS
#endif

/* For the size of an array parameter: it has at least n elements. C++ has no equivalent. */
#ifdef __cplusplus
#define CHESS_AT_LEAST(n) (n)
#else
#define CHESS_AT_LEAST(n) static (n)
#endif

CHESS_BEGIN_DECLS

typedef enum
{
  CHESS_WHITE,
  CHESS_BLACK,
} ChessColor;

#define CHESS_N_COLORS 2

typedef enum
{
  CHESS_PAWN,
  CHESS_KNIGHT,
  CHESS_BISHOP,
  CHESS_ROOK,
  CHESS_QUEEN,
  CHESS_KING,
} ChessPieceType;

#define CHESS_N_PIECE_TYPES 6

/* A colored piece: color * 6 + type, 0 (white pawn) to 11 (black king). */
typedef uint8_t ChessPiece;

#define CHESS_N_PIECES 12
#define CHESS_PIECE_NONE 12
#define CHESS_PIECE(color, type) ((ChessPiece) ((color) * CHESS_N_PIECE_TYPES + (type)))

/* A square in little-endian rank-file order (LERF): a1 = 0, b1 = 1 … h8 = 63. */
typedef uint8_t ChessSquare;

#define CHESS_N_SQUARES 64
#define CHESS_SQUARE_NONE 64
#define CHESS_SQUARE(file, rank) ((ChessSquare) ((rank) * 8 + (file)))

static inline ChessColor
chess_color_opposite (ChessColor color)
{
  return (ChessColor) (color ^ 1);
}

/* The color of a piece that is not CHESS_PIECE_NONE. */
static inline ChessColor
chess_piece_color (ChessPiece piece)
{
  return piece >= CHESS_N_PIECE_TYPES ? CHESS_BLACK : CHESS_WHITE;
}

/* The type of a piece that is not CHESS_PIECE_NONE. */
static inline ChessPieceType
chess_piece_type (ChessPiece piece)
{
  return (ChessPieceType) (piece >= CHESS_N_PIECE_TYPES ? piece - CHESS_N_PIECE_TYPES : piece);
}

/* The letter FEN writes for a piece (PNBRQKpnbrqk), or '\0' for CHESS_PIECE_NONE. */
static inline char
chess_piece_letter (ChessPiece piece)
{
  return "PNBRQKpnbrqk\0"[piece];
}

/* File of a square: 0 (a) to 7 (h). */
static inline unsigned
chess_square_file (ChessSquare square)
{
  return square & 7;
}

/* Rank of a square: 0 (first) to 7 (eighth). */
static inline unsigned
chess_square_rank (ChessSquare square)
{
  return square >> 3;
}

CHESS_END_DECLS
