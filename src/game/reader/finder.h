/* What was found so far in a tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/findings.h"

typedef struct
{
  Reader *reader;
  GArray *found;  /* Finding */
  GArray *values; /* guint64, of the list that is being read */
  gsize n_values;
  gboolean proven;    /* a map of squares has shown the numbering, */
  ChessLayout layout; /* which is this */
} Finder;

/* Whether a node is one value, known or not. */
static inline gboolean
node_is_scalar (const Node *node)
{
  return node->kind == NODE_VALUE || node->kind == NODE_UNKNOWN;
}

/* How often a value stands there. */
static inline guint
node_times (const Node *node)
{
  return MAX (node->repeat, 1);
}

/* Notes a set. */
void finder_add_set (Finder *finder, const Node *node, const char *name);

/* Notes a part that was left. */
void finder_add_left (Finder *finder, const Node *node);

/* Notes the entry of a list that was left, and with it the list from first to end, which gives
 * nothing. */
void finder_add_left_of_list (Finder *finder, const Node *node, guint first, guint end);

/* Notes a table of the values gathered. */
void finder_add_table (
    Finder *finder, const char *name, CheckbitReadingForm form, guint first, guint end);

/* Gathers a value n times. */
void finder_push (Finder *finder, guint64 value, guint n);
