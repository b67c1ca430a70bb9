/* A named set of squares that may change: a mask of the catalogue, a watch, a set sent by a
 * program. Views and the board need to know no more about it.
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

/* A set that only changes explicitly. */
CheckbitSet *checkbit_set_new (const char *title, ChessBitboard bits);

/* Its display name, translated if the program chose it. Never NULL. */
const char *checkbit_set_get_title (CheckbitSet *self);
void checkbit_set_set_title (CheckbitSet *self, const char *title);

/* A sentence that describes the set, translated; NULL if there is none. */
const char *checkbit_set_get_sentence (CheckbitSet *self);
void checkbit_set_set_sentence (CheckbitSet *self, const char *sentence);

/* An expression for the set that follows the position: the ID of a mask, the expression of a watch.
 * NULL if only the value itself describes it. */
const char *checkbit_set_get_expression (CheckbitSet *self);
void checkbit_set_set_expression (CheckbitSet *self, const char *expression);

/* The layer style in which the board shows it, if someone has chosen one; CHECKBIT_SET_NO_STYLE if
 * the board chooses. */
#define CHECKBIT_SET_NO_STYLE G_MAXUINT
guint checkbit_set_get_style (CheckbitSet *self);
void checkbit_set_set_style (CheckbitSet *self, guint style);

ChessBitboard checkbit_set_get_bits (CheckbitSet *self);
/* The difference to the position before the last change; none if that is not marked. */
ChessBitboard checkbit_set_get_changed (CheckbitSet *self);

/* Sets the value and announces the change. */
void checkbit_set_set_bits (CheckbitSet *self, ChessBitboard bits, ChessBitboard changed);

/* The same in two steps, for sets that change together: all get their new values before the first
 * is announced, so that listeners may read the others. */
void checkbit_set_store_bits (CheckbitSet *self, ChessBitboard bits, ChessBitboard changed);
void checkbit_set_announce_bits (CheckbitSet *self);

G_END_DECLS
