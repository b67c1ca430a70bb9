/* Values that squares play a part in: such a value may have another word in each layout, and is a
 * set of squares if its words are the same squares in all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Makes a node the name of a square. */
void reader_put_square (const Reader *reader, Node *node, ChessSquare square);

/* Gives a node a set of squares as its value. */
void reader_put_set (Reader *reader, Node *node, ChessBitboard set);

/* Gives a node the value of another one. */
void reader_put_value (Node *node, const Node *from);

/* Gives a node the value of a name. */
void reader_put_symbol (Node *node, const Symbol *symbol);

/* A node where a number is needed: a square is not its bit but its number, which is the text's own
 * or depends on the layout. */
Node reader_as_number (const Reader *reader, const Node *node);
guint64 reader_number_of (const Reader *reader, const Node *node);

/* An operation on two numbers; FALSE if the result is undefined. */
typedef gboolean (*ReaderApply) (guint8 op, guint64 left, guint64 right, guint64 *value);

/* Gives a node the result of an operation, in each layout. FALSE if it is undefined. */
gboolean reader_work_out (Reader *reader,
                          ReaderApply apply,
                          guint8 op,
                          const Node *left,
                          const Node *right,
                          Node *result);

/* Whether a value is a set of squares, which is the same in any layout. */
gboolean reader_is_set (const Node *node);
