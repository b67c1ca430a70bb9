/* Nodes of the tree made from tokens, and the names defined for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

typedef enum
{
  NODE_NONE,  /* no value */
  NODE_VALUE, /* one value */
  NODE_LIST,
  NODE_UNKNOWN, /* well formed, but cannot be evaluated */
  NODE_SYNTAX,  /* not well formed */
} NodeKind;

enum
{
  NODE_SQUARE = 1 << 0,  /* just the name of a square */
  NODE_DRAWN = 1 << 1,   /* a drawing */
  NODE_LITERAL = 1 << 2, /* just a number */
  NODE_ALONE = 1 << 3,   /* separate from neighboring values */
  NODE_BLOCK = 1 << 4,   /* a list in braces that is code: its name does not belong to its values */
  NODE_DUMP = 1 << 5,
  NODE_PLACE = 1 << 6,     /* stands for a square, even if by a name that the text gives it: its
                            * bit, or its number where one is needed */
  NODE_ENUM = 1 << 7,      /* entry of an enumeration with consecutive values */
  NODE_ENTRY = 1 << 8,     /* errors are about a list entry rather than a statement */
  NODE_SEMICOLON = 1 << 9, /* preceded by a semicolon */
  NODE_BREAK = 1 << 10,    /* preceded by something else */
  NODE_WHOLE = 1 << 11,    /* unknown, but equals 2^64 */
};

typedef struct Node Node;

/* Kept small, as it is copied a lot, and there is one for each number. */
struct Node
{
  guint8 kind;
  guint8 reason; /* CheckbitReadingReason if it is unknown */
  guint16 flags;
  gint8 square;      /* of NODE_PLACE */
  gint8 name_square; /* if the name is a square: which; else -1 */
  guint first, end;  /* tokens, end exclusive */
  guint repeat;      /* how often it is repeated; 0 and 1: once */
  guint name_token;  /* the position of the name, 0: none */
  guint n_children;
  guint64 value;
  const guint64 *words; /* the value in each layout if squares play a part in it; else NULL */
  gint64 index;         /* its explicit index; -1: none */
  const char *name;     /* NULL for none */
  const char *element;  /* of an assignment to name[index]: the table's name */
  Node *next, *children, *last_child;
};

typedef struct Reader Reader;

/* Adds a copy of a node to a list. */
void reader_append (Reader *reader, Node *list, const Node *node);

/* A node for the tokens from first to end. */
Node reader_node_range (NodeKind kind, CheckbitReadingReason reason, guint first, guint end);

/* Defines a name as a value or list from here on; NULL for no name. */
void reader_define (Reader *reader, const char *name, const Node *node);

/* A node that begins at a token. */
Node reader_node_new (NodeKind kind, guint first);

/* A node that cannot be evaluated. */
Node reader_node_unknown (guint first, CheckbitReadingReason reason);

/* The value of a bracket with a single value. */
Node reader_node_unwrap (Node list);

/* The nth child of a list, from 0; NULL if there are fewer. */
const Node *reader_node_nth (const Node *list, guint n);
