/* A set of squares that has a name and may change: a mask of the catalogue, a watch, a set that a
 * program has sent. What shows a set, or draws it on the board, needs to know no more about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/bitboard.h"

G_BEGIN_DECLS

/* Properties: "title" (string), "bits" (uint64), "changed" (uint64: bits that the last change of
 * position set or cleared), "expression" (string), "sentence" (string), "style" (uint). Each
 * notifies only when it differs. */
#define CHECKBIT_TYPE_SET (checkbit_set_get_type ())
G_DECLARE_DERIVABLE_TYPE (CheckbitSet, checkbit_set, CHECKBIT, SET, GObject)

struct _CheckbitSetClass
{
  GObjectClass parent_class;
};

/* A set that changes only when it is told to. */
CheckbitSet *checkbit_set_new (const char *title, ChessBitboard bits);

/* What people call it, translated where the program named it. Never NULL. */
const char *checkbit_set_get_title (CheckbitSet *self);
void checkbit_set_set_title (CheckbitSet *self, const char *title);

/* One sentence that says what the set is, translated; NULL where there is none. */
const char *checkbit_set_get_sentence (CheckbitSet *self);
void checkbit_set_set_sentence (CheckbitSet *self, const char *sentence);

/* What stands for the set in the set language and follows the position: the id of a mask, the
 * expression of a watch. NULL where only the value itself does. */
const char *checkbit_set_get_expression (CheckbitSet *self);
void checkbit_set_set_expression (CheckbitSet *self, const char *expression);

/* The number of the layer style in which the board shows it, wherever someone has chosen one;
 * CHECKBIT_SET_NO_STYLE where the board chooses. */
#define CHECKBIT_SET_NO_STYLE G_MAXUINT
guint checkbit_set_get_style (CheckbitSet *self);
void checkbit_set_set_style (CheckbitSet *self, guint style);

ChessBitboard checkbit_set_get_bits (CheckbitSet *self);
/* Bits that differ from the position before the last change; none where that is not marked. */
ChessBitboard checkbit_set_get_changed (CheckbitSet *self);

/* Gives it another value and announces what differs. */
void checkbit_set_set_bits (CheckbitSet *self, ChessBitboard bits, ChessBitboard changed);

/* The same in two steps, for sets that change together: all hold their new values before the first
 * is announced, so that whoever hears of one may look at the others. */
void checkbit_set_store_bits (CheckbitSet *self, ChessBitboard bits, ChessBitboard changed);
void checkbit_set_announce_bits (CheckbitSet *self);

G_END_DECLS
