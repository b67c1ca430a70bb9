/* Shared by the parts of the FEN reader: the text's fields, and the values read so far.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/fen.h"
#include "chess/text.h"

enum
{
  CHESS_FEN_FIELD_BOARD = 1,
  CHESS_FEN_FIELD_SIDE,
  CHESS_FEN_FIELD_CASTLING,
  CHESS_FEN_FIELD_EP,
  CHESS_FEN_FIELD_HALFMOVE,
  CHESS_FEN_FIELD_FULLMOVE,
};

#define CHESS_FEN_N_FIELDS 6

/* A run of characters. */
typedef struct
{
  ChessText start;
  int length;
} ChessFenSpan;

typedef struct
{
  ChessFenError *error;
  ChessFenSpan fields[CHESS_FEN_N_FIELDS + 1]; /* by number: [0] is unused */
  int n_fields;
  ChessText rest; /* what follows the fields */
  ChessPiece board[CHESS_N_SQUARES];
  int columns[CHESS_N_SQUARES]; /* where each piece was read */
  ChessColor side;
  ChessSquare ep_square;
  unsigned halfmove, fullmove;
  bool setup; /* unplayable positions are accepted, too */
  bool chess960;
} ChessFenReader;

/* Report a mistake at a position, a character, or a field; return false, for callers to pass on. */
bool chess_fen_refuse (ChessFenReader *reader,
                       ChessFenErrorKind kind,
                       int field,
                       int column,
                       int length);
bool chess_fen_refuse_character (ChessFenReader *reader,
                                 ChessFenErrorKind kind,
                                 int field,
                                 const ChessText *at);
bool chess_fen_refuse_field (ChessFenReader *reader, ChessFenErrorKind kind, int field);

/* Whether a field is "-": none. */
bool chess_fen_span_is_dash (const ChessFenSpan *span);

/* Reads the first field to board and columns. */
bool chess_fen_read_board (ChessFenReader *reader);

/* Sets a position up from the values, and rejects it if anything about it is impossible. */
bool chess_fen_set_up (ChessFenReader *reader, ChessPosition *position);
