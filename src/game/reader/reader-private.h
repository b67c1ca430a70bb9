/* What the files of the reader share. A text becomes tokens, tokens become a tree of nodes, and the
 * nodes become items.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "game/reader/reader.h"

/* How deep brackets and operators may be nested. */
#define READER_MAX_DEPTH 64
/* The largest index of an entry that says where it stands. */
#define READER_MAX_INDEX 4095
/* The largest size of a table: those of programs have a tenth of it, with all attacks of the sliders. */
#define READER_MAX_SIZE (1 << 20)

/* --- Memory ----------------------------------------------------------------------------------- */

/* Everything that a reading points to lives in one chain of blocks. */
typedef struct ReaderArena ReaderArena;

gpointer reader_arena_alloc (ReaderArena **arena, gsize size);
const char *reader_arena_strndup (ReaderArena **arena, const char *text, gsize length);
void reader_arena_free (ReaderArena *arena);

/* --- Tokens ----------------------------------------------------------------------------------- */

typedef enum
{
  TOKEN_END,
  TOKEN_NUMBER,
  TOKEN_WORD,
  TOKEN_STRING,
  TOKEN_OPERATOR,
  TOKEN_DRAWING,
  TOKEN_DEFINE, /* #define */
  TOKEN_BREAK,  /* the fence of a code block */
} TokenKind;

/* Operators of one character are that character; the others: */
enum
{
  OP_SCOPE = 128, /* :: */
  OP_ASSIGN,      /* := => ==> */
  OP_COMPOUND,    /* |= += <<= ... */
  OP_COMPARE,     /* == != <= >= */
  OP_ARROW,       /* -> */
  OP_LEFT,        /* << <<< */
  OP_RIGHT,       /* >> >>> */
  OP_AND_NOT,     /* &^ */
  OP_LOGIC,       /* && || */
  OP_POWER,       /* ** */
  OP_STEP,        /* ++ -- */
  OP_DOTS,        /* .. ... */
  OP_BULLET,      /* the dash of a list in YAML or Markdown */
  OP_PROMPT,      /* >>> or > at the beginning of a line */
  OP_JUNK,
};

enum
{
  TOKEN_SPACE = 1 << 0,    /* there is white space before it */
  TOKEN_NEW_LINE = 1 << 1, /* it is the first of its line */
  TOKEN_BAD = 1 << 2,      /* a number that cannot be read */
  TOKEN_MACHINE = 1 << 3,  /* a number that only a program writes: prefix, suffix, 16 digits */
  TOKEN_BARE = 1 << 4,     /* a number without prefix and suffix */
  TOKEN_HEX = 1 << 5,      /* a bare one that can only be hexadecimal */
  TOKEN_CLAIMED = 1 << 6,  /* it is in an item, or is no value */
  TOKEN_GAP = 1 << 7,      /* there is an empty line before it */
  TOKEN_FEN = 1 << 8,
  TOKEN_LARGE = 1 << 9, /* bad because it has more than 64 bits */
  TOKEN_BITS = 1 << 10, /* a bare one of zeros and ones */
};

typedef struct
{
  guint8 kind;
  guint8 op; /* of an operator */
  guint16 flags;
  guint line;
  guint start, end; /* bytes; of a string without its quotes */
  guint match;      /* of a bracket: the other one; 0 where there is none */
  guint last_line;  /* of a drawing */
  guint64 value;    /* of a number; of a drawing the set in a1b1 */
} Token;

/* --- Nodes ------------------------------------------------------------------------------------ */

typedef enum
{
  NODE_NONE,  /* nothing that holds a value */
  NODE_VALUE, /* one value */
  NODE_LIST,
  NODE_UNKNOWN, /* well formed, but cannot be worked out */
  NODE_SYNTAX,  /* not well formed */
} NodeKind;

enum
{
  NODE_SQUARE = 1 << 0,  /* a name of a square alone */
  NODE_DRAWN = 1 << 1,   /* a drawing */
  NODE_LITERAL = 1 << 2, /* a number alone */
  NODE_ALONE = 1 << 3,   /* not one of a list of values beside it */
  NODE_BLOCK = 1 << 4,   /* a list in braces that is code: its name is not its values' */
  NODE_DUMP = 1 << 5,
  NODE_SQUARES = 1 << 6,   /* an expression of squares alone: written in the layout */
  NODE_ENUM = 1 << 7,      /* entry of an enumeration that counts on */
  NODE_ENTRY = 1 << 8,     /* what fails is the entry of a list, not a statement */
  NODE_SEMICOLON = 1 << 9, /* a semicolon stands before it */
  NODE_BREAK = 1 << 10,    /* something else stands before it */
  NODE_WHOLE = 1 << 11,    /* not known, but 2^64 */
};

typedef struct Node Node;

/* Copied a lot, and there are as many as numbers: it is kept small. */
struct Node
{
  guint8 kind;
  guint8 reason; /* CheckbitReadingReason of what is not known */
  guint16 flags;
  gint8 square;      /* of NODE_SQUARE */
  gint8 name_square; /* where the name is a square: which; else -1 */
  guint first, end;  /* tokens, end exclusive */
  guint repeat;      /* how often it stands there; 0 and 1: once */
  guint name_token;  /* where the name stands, 0: nowhere */
  guint n_children;
  guint64 value;
  gint64 index;        /* where it says it stands; -1: it does not */
  const char *name;    /* NULL: none */
  const char *element; /* of an assignment to name[index]: the name */
  Node *next, *children, *last_child;
};

/* --- The reader ------------------------------------------------------------------------------- */

typedef struct
{
  enum
  {
    SYMBOL_VALUE,
    SYMBOL_LIST,
    SYMBOL_MACRO,
  } kind;
  guint64 value;
  const Node *list;
  guint parameters, body, end; /* tokens of a macro; parameters 0: none */
} Symbol;

typedef struct Reader Reader;

struct Reader
{
  const char *text;
  gsize length;
  ChessLayout layout;
  ReaderArena *arena;
  GArray *array; /* of Token */
  Token *tokens;
  guint n_tokens; /* without the one at the end */
  /* Of each token: the next one that is the first of its line; and the end before which no
   * assignment was found from there, 0 where that is not known. */
  guint *line_ends, *unassigned;
  GHashTable *symbols;
  guint depth;
  guint64 work, max_work; /* steps so far, and how many there may be */
  guint prose_end;        /* the token before which all is prose */
  gboolean proven;        /* a map of squares has shown the numbering, */
  ChessLayout map_layout; /* which is this */
  /* Reads everything from at to end into a list: what brackets hold is items again, which stand
   * above the values that have the brackets. */
  void (*read_items) (
      Reader *reader, guint at, guint end, Node *list, gboolean enumeration, gboolean prose);
};

static inline gboolean
token_is (const Token *token, guint op)
{
  return token->kind == TOKEN_OPERATOR && token->op == op;
}

/* Sets a claim on every token of a range: they are in an item, or are no values. */
static inline void
reader_claim (Reader *reader, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    reader->tokens[i].flags |= TOKEN_CLAIMED;
}

static inline gboolean
token_equals (const Reader *reader, const Token *token, const char *word)
{
  gsize length = token->end - token->start;

  return strlen (word) == length && memcmp (reader->text + token->start, word, length) == 0;
}
