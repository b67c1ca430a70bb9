/* Nodes of the tree, and the names that stand for one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader-private.h"

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
