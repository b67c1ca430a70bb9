/* The boards of a position in another program's form: twelve words, or eight by type and color; and
 * which move leads to such words, apart from wrong bits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/change.h"

CHESS_BEGIN_DECLS

#define CHESS_MAX_WORDS 12

/* The order of the words: these have the types from pawn to king. Adding a multiple of
 * CHESS_N_USUAL_WORD_ORDERS gives another order of types: from king to pawn and so on. */
typedef unsigned ChessWordOrder;

enum
{
  CHESS_WORDS_WHITE_BLACK,       /* twelve: White's, then Black's */
  CHESS_WORDS_BLACK_WHITE,       /* twelve: Black's, then White's */
  CHESS_WORDS_PAIRS,             /* twelve: white pawns, black pawns, white knights … */
  CHESS_WORDS_TYPES_WHITE_BLACK, /* eight: six types, White, Black */
  CHESS_WORDS_TYPES_BLACK_WHITE,
  CHESS_WORDS_WHITE_BLACK_TYPES,
  CHESS_WORDS_BLACK_WHITE_TYPES,
};

#define CHESS_N_USUAL_WORD_ORDERS 7
#define CHESS_N_TYPE_ORDERS 6
#define CHESS_N_WORD_ORDERS (CHESS_N_USUAL_WORD_ORDERS * CHESS_N_TYPE_ORDERS)

/* 12 or 8. */
unsigned chess_words_count (ChessWordOrder order);

/* Writes a position's words, as sets of squares. Returns how many. */
unsigned chess_words_write (const ChessPosition *position,
                            ChessWordOrder order,
                            ChessBitboard words[CHESS_AT_LEAST (CHESS_MAX_WORDS)]);

/* The contents of a word: a piece; or, of eight words, a type of either color, or a color. */
typedef struct
{
  bool has_type, has_color;
  ChessPieceType type;
  ChessColor color;
} ChessWordMeaning;

ChessWordMeaning chess_words_meaning (ChessWordOrder order, unsigned index);

/* Enough for any order as text. */
#define CHESS_WORD_ORDER_SIZE 64

/* Writes an order in the names of the set language: "P N B R Q K p n b r q k". */
void chess_words_write_order (ChessWordOrder order,
                              char text[CHESS_AT_LEAST (CHESS_WORD_ORDER_SIZE)]);

/* Whether words are a valid board in an order: no square is in two of them, each side has a king,
 * and pawns are only on possible ranks. */
bool chess_words_are_board (const ChessBitboard *words, ChessWordOrder order);

/* Guesses the order of words without a position to compare them with: the one with the most pieces
 * on their starting squares. Returns false if they are not a valid board in any order. */
bool chess_words_guess_order (const ChessBitboard *words, unsigned n, ChessWordOrder *order);

/* What words resemble most: the position itself, with a move undone or not made yet, or the one
 * after a legal move. */
typedef struct
{
  ChessWordOrder order;
  ChessMove move;   /* CHESS_MOVE_NONE: the position itself */
  unsigned n_wrong; /* bits */
  bool or_itself;   /* the position itself, with a move undone, has as many */
  ChessBitboard expected[CHESS_MAX_WORDS];
  ChessBitboard before[CHESS_MAX_WORDS]; /* of the position itself */
} ChessWordsMatch;

/* Finds the most similar; of two equal ones a move, unless the position itself has no wrong bit,
 * and the first order. The types are from pawn to king unless another order is clearly better.
 * n: 12 or 8. */
void chess_words_match (const ChessPosition *position,
                        const ChessBitboard *words,
                        unsigned n,
                        ChessWordsMatch *match);

/* A wrong bit. */
typedef enum
{
  CHESS_WORD_STAYED,   /* was set before the move, and not cleared */
  CHESS_WORD_NOT_SET,  /* the move should have set it */
  CHESS_WORD_LOST,     /* was set before, and should have stayed */
  CHESS_WORD_APPEARED, /* was not set, and nothing sets it */
} ChessWordFaultKind;

typedef struct
{
  unsigned word; /* its index among the words */
  ChessSquare square;
  ChessWordFaultKind kind;
  /* The omitted step of the move, CHESS_TOGGLE_SIDE for none. */
  ChessToggleKind step;
} ChessWordFault;

#define CHESS_MAX_WORD_FAULTS 64

/* Lists the wrong bits, the first ones if there are too many. Returns how many it lists. */
unsigned chess_words_faults (const ChessPosition *position,
                             const ChessWordsMatch *match,
                             const ChessBitboard *words,
                             ChessWordFault faults[CHESS_AT_LEAST (CHESS_MAX_WORD_FAULTS)]);

/* What is wrong with a key that uses Polyglot's numbers. */
typedef struct
{
  bool right;
  bool understood; /* the following explains it; otherwise it is an unrelated number */
  unsigned n_missing;
  ChessToggle missing[CHESS_MAX_TOGGLES]; /* omitted steps of the move */
  bool has_extra;
  ChessKeyPart extra; /* toggled by mistake */
} ChessKeyVerdict;

/* Checks the key after a legal move or, with CHESS_MOVE_NONE, of the position itself. */
void chess_words_judge_key (const ChessPosition *position,
                            ChessMove move,
                            uint64_t key,
                            ChessKeyVerdict *verdict);

CHESS_END_DECLS
