/* The set language: expressions over sets of squares, in which the formulas of the masks are
 * written.
 *
 * A text is parsed once into a small program, which is then evaluated on any number of positions.
 * The operators, their precedence and the arithmetic are C's on a 64-bit word: * + - << >> & ^ |
 * with unary ~ and -; >>> is another way to write >>. Operands are numbers (as chess_literal_read()
 * has them: 0x…, 0b…, 0o…, decimal, with separators and type suffixes: 0xFFULL, 1_u64), squares
 * (e4), names, calls of functions (chess_expr_function_get() lists them) and brackets. Nothing is
 * allocated, and any invalid text is rejected safely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/layout.h"
#include "chess/mask.h"

CHESS_BEGIN_DECLS

/* The longest text, in bytes. */
#define CHESS_EXPR_MAX_LENGTH 4096
/* The most operands, operators and calls in an expression. */
#define CHESS_EXPR_MAX_STEPS 1024
/* The deepest nesting of brackets, calls and unary operators. */
#define CHESS_EXPR_MAX_DEPTH 64
/* The most values waiting for an operator at a time. */
#define CHESS_EXPR_MAX_HEIGHT 128
/* The longest name, with its NUL. */
#define CHESS_EXPR_NAME_SIZE 64

/* --- Names and functions -------------------------------------------------------------------- */

/* A name of the language itself. All squares (e4) and all IDs of masks are names, too. */
typedef struct
{
  const char *name;
  const char *sentence; /* English, marked for translation: the meaning of the name */
  ChessBitboard set;    /* of names with a constant set */
  uint8_t kind;         /* private */
  uint8_t piece;        /* of names of piece bitboards, else CHESS_PIECE_NONE */
} ChessExprName;

/* The number of names, a constant. */
size_t chess_expr_name_count (void);
/* Name 0 … count - 1, in the order of the reference; NULL past the end. */
const ChessExprName *chess_expr_name_get (size_t index);

typedef struct ChessExprFunction ChessExprFunction;

struct ChessExprFunction
{
  const char *name;
  const char *arguments; /* as people write them: "x[, occ]" */
  const char *sentence;  /* English, marked for translation: the result of the function */
  uint8_t min, max;      /* arguments; a missing one is the occupied squares */
  bool one_square;       /* each argument must have exactly one member */
  uint8_t piece;         /* of functions for one piece, else CHESS_PIECE_NONE */
  ChessBitboard (*step) (ChessBitboard set); /* of functions defined by a simpler one, or NULL */
  ChessBitboard (*compute) (const ChessExprFunction *function,
                            const ChessPosition *position,
                            const ChessBitboard arguments[2]);
};

/* The number of functions, a constant. */
size_t chess_expr_function_count (void);
/* Function 0 … count - 1, in the order of the reference; NULL past the end. */
const ChessExprFunction *chess_expr_function_get (size_t index);

/* --- Names from elsewhere ------------------------------------------------------------------- */

/* A named set, or a table of sets, from outside the language. Tables are indexed with brackets:
 * name[12] is entry 12, name[e4] and name[N] are the union of the squares' entries. */
typedef struct
{
  const char *name;
  const ChessBitboard *sets;
  size_t n_sets;       /* 1: a set; more: a table */
  ChessLayout squares; /* the layout that numbers a table of 64 */
} ChessExprSymbol;

/* The look-up of names from outside the language. A name may end in indices in brackets, for tables
 * of tables: "attacks[1]". */
typedef struct
{
  const void *data;
  const ChessExprSymbol *(*find) (const void *data, const char *name); /* NULL: unknown */
} ChessExprScope;

/* Whether a word is a name or function of the language, or a square. */
bool chess_expr_is_reserved (const char *word);

/* --- Errors --------------------------------------------------------------------------------- */

typedef enum
{
  CHESS_EXPR_OK,
  CHESS_EXPR_VALUE_EXPECTED,    /* no value begins here; found */
  CHESS_EXPR_OPERATOR_EXPECTED, /* text after a complete expression; found */
  CHESS_EXPR_CLOSE_EXPECTED,    /* a bracket is not closed; found */
  CHESS_EXPR_UNKNOWN_NAME,
  CHESS_EXPR_UNKNOWN_FUNCTION,
  CHESS_EXPR_NOT_A_FUNCTION,    /* a name with brackets after it */
  CHESS_EXPR_CALL_EXPECTED,     /* a function without arguments */
  CHESS_EXPR_ARGUMENT_COUNT,    /* a function with value arguments */
  CHESS_EXPR_BAD_LITERAL,       /* an invalid digit of the number, or no digit */
  CHESS_EXPR_LITERAL_TOO_LARGE, /* more than 64 bits */
  CHESS_EXPR_BAD_SHIFT,         /* value is not a shift count: 0 to 63 */
  CHESS_EXPR_INDEX_EXPECTED,    /* a table without an index; limit entries */
  CHESS_EXPR_NOT_A_TABLE,       /* a set with an index */
  CHESS_EXPR_BAD_INDEX,         /* value is not an entry of a table of limit */
  CHESS_EXPR_NOT_BY_SQUARE,     /* squares as the index of a table of limit entries, not 64 */
  CHESS_EXPR_NOT_ONE_SQUARE,    /* value is the number of members, which must be one */
  CHESS_EXPR_TOO_DEEP,          /* brackets or unary operators are nested too deeply */
  CHESS_EXPR_TOO_LONG,          /* too much text or too many steps */
} ChessExprErrorKind;

typedef struct
{
  ChessExprErrorKind kind;
  int column;     /* from 1, in characters (UTF-8); one past the last if text is missing */
  int length;     /* wrong characters from column on, at least 1 */
  uint32_t found; /* the character there; CHESS_TEXT_END at the end */
  const ChessExprFunction *function; /* for kinds about a function, else NULL */
  uint64_t value;                    /* for kinds with a value, else 0 */
  size_t limit;                      /* entries of the table in question, else 0 */
} ChessExprError;

/* --- Reading and evaluating ----------------------------------------------------------------- */

/* One instruction of the program for the stack machine. */
typedef struct
{
  union
  {
    ChessBitboard set;
    const ChessMask *mask;
    const ChessExprFunction *function;
    const ChessExprSymbol *symbol;
  };
  uint16_t column, length; /* of the operand for a check or an index */
  uint8_t kind;
  uint8_t n_arguments; /* of a call; for a set 1 if it is written as a number */
} ChessExprStep;

/* A parsed expression. A value that may be copied. */
typedef struct
{
  size_t n_steps;
  ChessExprStep steps[CHESS_EXPR_MAX_STEPS];
} ChessExpr;

/* Parses length bytes, which need not be NUL-terminated or valid. Returns false and sets error (may
 * be NULL) if they are not an expression; expr must not be evaluated then. */
bool chess_expr_read (const char *text, size_t length, ChessExpr *expr, ChessExprError *error);

/* The same with names from outside; the language's own names take precedence. The symbols must live
 * as long as the expression is evaluated. scope may be NULL. */
bool chess_expr_read_in (const char *text,
                         size_t length,
                         const ChessExprScope *scope,
                         ChessExpr *expr,
                         ChessExprError *error);

/* Evaluates an expression on a position. Returns false, leaves value unchanged and sets error (may
 * be NULL) if a value is not allowed at its place: a shift by 64, a line from two squares. */
bool chess_expr_evaluate (const ChessExpr *expr,
                          const ChessMaskInput *input,
                          ChessBitboard *value,
                          ChessExprError *error);

/* The squares of the value that a raw shift wrapped around an edge, such as P << 9 without &
 * ~file_a. Shifts of numbers, and shifts by more than 17, do not count. None if the expression
 * cannot be evaluated. */
ChessBitboard chess_expr_find_wrapped (const ChessExpr *expr, const ChessMaskInput *input);

/* Parses and evaluates at once. */
bool chess_expr_compute (const char *text,
                         size_t length,
                         const ChessMaskInput *input,
                         ChessBitboard *value,
                         ChessExprError *error);

CHESS_END_DECLS
