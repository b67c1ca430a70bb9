/* The set language: expressions over sets of squares, in which the formulas of the masks are
 * written.
 *
 * A text is read once into a small program, which is then evaluated on any number of positions. The
 * operators, their precedence and the arithmetic are C's on a 64-bit word: * + - << >> & ^ | with
 * unary ~ and -. Operands are numbers (0x…, 0b…, decimal), squares (e4), names, calls of functions
 * and brackets. Nothing is allocated, and no text is too hostile to be refused in an orderly way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/mask.h"

CHESS_BEGIN_DECLS

/* The longest text that is read, in bytes. */
#define CHESS_EXPR_MAX_LENGTH 4096
/* The most operands, operators and calls of one expression. */
#define CHESS_EXPR_MAX_STEPS 1024
/* How deep brackets, calls and unary operators may be nested. */
#define CHESS_EXPR_MAX_DEPTH 64
/* The most values that wait for their operator at a time. */
#define CHESS_EXPR_MAX_HEIGHT 128
/* The longest name that is known, with its NUL. */
#define CHESS_EXPR_NAME_SIZE 64

/* --- Names and functions -------------------------------------------------------------------- */

/* A name of the language itself. Every square (e4) and every id of the mask table is a name too. */
typedef struct
{
  const char *name;
  const char *sentence; /* English, marked for translation: what the name stands for */
  ChessBitboard set;    /* of the names whose set never changes */
  uint8_t kind;         /* private */
  uint8_t piece;        /* of the names of a piece bitboard, else CHESS_PIECE_NONE */
} ChessExprName;

/* How many names there are; they never change. */
size_t chess_expr_name_count (void);
/* Name 0 … count - 1, in the order of the reference; NULL behind it. */
const ChessExprName *chess_expr_name_get (size_t index);

typedef struct ChessExprFunction ChessExprFunction;

struct ChessExprFunction
{
  const char *name;
  const char *arguments; /* as people write them: "x[, occ]" */
  const char *sentence;  /* English, marked for translation: what the function gives */
  uint8_t min, max;      /* arguments; one left out is the occupied squares */
  bool one_square;       /* each argument must have exactly one member */
  uint8_t piece;         /* of the functions of one piece, else CHESS_PIECE_NONE */
  ChessBitboard (*step) (ChessBitboard set); /* of the functions made from a simpler one, or NULL */
  ChessBitboard (*compute) (const ChessExprFunction *function,
                            const ChessPosition *position,
                            const ChessBitboard arguments[2]);
};

/* How many functions there are; they never change. */
size_t chess_expr_function_count (void);
/* Function 0 … count - 1, in the order of the reference; NULL behind it. */
const ChessExprFunction *chess_expr_function_get (size_t index);

/* --- Names from elsewhere ------------------------------------------------------------------- */

/* A set or a table of sets that somebody else has named. A table is read with brackets: name[12]
 * is its entry 12, name[e4] and name[N] are those of squares, together. */
typedef struct
{
  const char *name;
  const ChessBitboard *sets;
  size_t n_sets;       /* 1: a set; more: a table */
  ChessLayout squares; /* in which a table of 64 is numbered */
} ChessExprSymbol;

/* Where names are looked up that the language does not have. A name may end in numbers in
 * brackets, as tables of a table have them: "attacks[1]". */
typedef struct
{
  const void *data;
  const ChessExprSymbol *(*find) (const void *data, const char *name); /* NULL: not known */
} ChessExprScope;

/* Whether a word is one of the language's own names or functions, or a square. */
bool chess_expr_is_reserved (const char *word);

/* --- Errors --------------------------------------------------------------------------------- */

typedef enum
{
  CHESS_EXPR_OK,
  CHESS_EXPR_VALUE_EXPECTED,    /* what stands here begins no value; found */
  CHESS_EXPR_OPERATOR_EXPECTED, /* text goes on behind a whole expression; found */
  CHESS_EXPR_CLOSE_EXPECTED,    /* a bracket is not closed; found */
  CHESS_EXPR_UNKNOWN_NAME,
  CHESS_EXPR_UNKNOWN_FUNCTION,
  CHESS_EXPR_NOT_A_FUNCTION,    /* a name with brackets behind it */
  CHESS_EXPR_CALL_EXPECTED,     /* function without its arguments */
  CHESS_EXPR_ARGUMENT_COUNT,    /* function with value arguments */
  CHESS_EXPR_BAD_LITERAL,       /* a character that is no digit of the number, or no digit at all */
  CHESS_EXPR_LITERAL_TOO_LARGE, /* more than 64 bits */
  CHESS_EXPR_BAD_SHIFT,         /* value is no shift count: 0 to 63 */
  CHESS_EXPR_INDEX_EXPECTED,    /* table without its index; limit entries */
  CHESS_EXPR_NOT_A_TABLE,       /* a set with an index behind it */
  CHESS_EXPR_BAD_INDEX,         /* value is no entry of a table of limit */
  CHESS_EXPR_NOT_BY_SQUARE,     /* squares as the index of a table of limit entries, not 64 */
  CHESS_EXPR_NOT_ONE_SQUARE,    /* value is the number of members of what must have one */
  CHESS_EXPR_TOO_DEEP,          /* too many brackets or unary operators in each other */
  CHESS_EXPR_TOO_LONG,          /* more text or more steps than are taken */
} ChessExprErrorKind;

typedef struct
{
  ChessExprErrorKind kind;
  int column;     /* 1 up, in characters (UTF-8); one behind the last where text is missing */
  int length;     /* characters at fault from column on, at least 1 */
  uint32_t found; /* the character there; CHESS_TEXT_END at the end */
  const ChessExprFunction *function; /* of the kinds that are about one, else NULL */
  uint64_t value;                    /* of the kinds that have one, else 0 */
  size_t limit;                      /* entries of the table that it is about, else 0 */
} ChessExprError;

/* --- Reading and evaluating ----------------------------------------------------------------- */

/* One instruction of the program: it works on a stack of values. */
typedef struct
{
  union
  {
    ChessBitboard set;
    const ChessMask *mask;
    const ChessExprFunction *function;
    const ChessExprSymbol *symbol;
  };
  uint16_t column, length; /* of the operand that a check or an index looks at */
  uint8_t kind;
  uint8_t n_arguments; /* of a call; of a set 1 where it is written as a number */
} ChessExprStep;

/* An expression that was read. A value: copy it freely. */
typedef struct
{
  size_t n_steps;
  ChessExprStep steps[CHESS_EXPR_MAX_STEPS];
} ChessExpr;

/* Reads length bytes, which need not end in NUL and may be any. Answers false and says why in error
 * (may be NULL) where they are no expression; expr must not be evaluated then. */
bool chess_expr_read (const char *text, size_t length, ChessExpr *expr, ChessExprError *error);

/* The same with names from elsewhere, which the language's own go before. The symbols must live
 * as long as the expression is evaluated. scope may be NULL. */
bool chess_expr_read_in (const char *text,
                         size_t length,
                         const ChessExprScope *scope,
                         ChessExpr *expr,
                         ChessExprError *error);

/* Works an expression out on a position. Answers false, leaves value alone and says why in error
 * (may be NULL) where a value is not what its place asks for: a shift by 64, a line from two
 * squares. */
bool chess_expr_evaluate (const ChessExpr *expr,
                          const ChessMaskInput *input,
                          ChessBitboard *value,
                          ChessExprError *error);

/* The squares of the value that came around an edge by a raw shift, such as P << 9 without &
 * ~file_a. A number that is shifted is no set of squares, and a shift by more than 17 no step.
 * None where the expression cannot be worked out. */
ChessBitboard chess_expr_find_wrapped (const ChessExpr *expr, const ChessMaskInput *input);

/* Reads and evaluates in one go. */
bool chess_expr_compute (const char *text,
                         size_t length,
                         const ChessMaskInput *input,
                         ChessBitboard *value,
                         ChessExprError *error);

CHESS_END_DECLS
