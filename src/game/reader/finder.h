/* Collects what was found in a tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/findings.h"

typedef struct
{
  Reader *reader;
  GArray *found;  /* Finding */
  GArray *values; /* guint64, of the current list */
  gsize n_values;
  guint repeating, n_again; /* the repeated lists around the current one, and what they come to */
  gboolean has_sets, has_words;          /* in the current list: sets of squares, other values, */
  gboolean has_worked;                   /* and any that squares play a part in: */
  const guint64 *words[CHESS_N_SQUARES]; /* the words of the first values, as in their nodes */
  gboolean proven;    /* a map of squares proves the layout, */
  ChessLayout layout; /* which is this */
} Finder;

/* Whether a node is one value, known or not. */
static inline gboolean
node_is_scalar (const Node *node)
{
  return node->kind == NODE_VALUE || node->kind == NODE_UNKNOWN;
}

/* How many times a value is repeated. */
static inline guint
node_times (const Node *node)
{
  return MAX (node->repeat, 1);
}

/* Adds a set. */
void finder_add_set (Finder *finder, const Node *node, const char *name);

/* Gives what was worked out of squares before a map the layout that the map proves. */
void finder_settle (Finder *finder);

/* Adds an unreadable part. */
void finder_add_left (Finder *finder, const Node *node);

/* Adds an unreadable entry of a list, which spoils the whole list from first to end. */
void finder_add_left_of_list (Finder *finder, const Node *node, guint first, guint end);

/* Adds a table of the collected values. */
void finder_add_table (
    Finder *finder, const char *name, CheckbitReadingForm form, guint first, guint end);

/* Begins a list of values. */
void finder_begin (Finder *finder);

/* Notes what kind of value a node has that is put into the list. */
void finder_note (Finder *finder, const Node *node);

/* Whether the text may have a list of n values besides the tables that it has. */
gboolean finder_has_room (const Finder *finder, gsize n);

/* Collects the value of a node n times. */
void finder_push (Finder *finder, const Node *node, guint n);

/* Puts the value of a node at a place that the list has. */
void finder_put (Finder *finder, gsize place, const Node *node);
