/* Nodes of the tree that tokens become, and the names that stand for one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader.h"

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

typedef struct Reader Reader;

/* Adds a copy of a node to a list. */
void reader_append (Reader *reader, Node *list, const Node *node);

/* A node of the tokens from first to end. */
Node reader_node_range (NodeKind kind, CheckbitReadingReason reason, guint first, guint end);

/* Makes a name stand for a value or list from here on; NULL for no name. */
void reader_define (Reader *reader, const char *name, const Node *node);

/* A node that begins at a token. */
Node reader_node_new (NodeKind kind, guint first);

/* A node that cannot be worked out. */
Node reader_node_unknown (guint first, CheckbitReadingReason reason);

/* What a bracket round one value is worth: that value. */
Node reader_node_unwrap (Node list);

/* The nth child of a list, from 0; NULL where there are fewer. */
const Node *reader_node_nth (const Node *list, guint n);
