/* The reference of the set language, for looking words up and completing them: made from the tables
 * of names, functions and masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* In display order. */
typedef enum
{
  CHECKBIT_REFERENCE_OPERATOR, /* in order of precedence */
  CHECKBIT_REFERENCE_VALUE,    /* ways to write a set: numbers, squares */
  CHECKBIT_REFERENCE_NAME,
  CHECKBIT_REFERENCE_FUNCTION,
  CHECKBIT_REFERENCE_MASK,
  CHECKBIT_REFERENCE_SQUARE, /* all 64; only for completion */
} CheckbitReferenceKind;

#define CHECKBIT_N_REFERENCE_KINDS 6

/* A word. Its texts live as long as the object. */
#define CHECKBIT_TYPE_REFERENCE (checkbit_reference_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitReference, checkbit_reference, CHECKBIT, REFERENCE, GObject)

CheckbitReferenceKind checkbit_reference_get_kind (CheckbitReference *self);
/* Its usage: "rook(x[, occ])", "pinned_white", "<<". */
const char *checkbit_reference_get_usage (CheckbitReference *self);
/* The text to insert into an expression: "rook(", "pinned_white", " << ". */
const char *checkbit_reference_get_insertion (CheckbitReference *self);
/* Its meaning; translated. */
const char *checkbit_reference_get_sentence (CheckbitReference *self);
/* Its definition in the set language; NULL if it cannot be expressed. */
const char *checkbit_reference_get_formula (CheckbitReference *self);

/* The translated heading of a kind: "Functions". */
const char *checkbit_reference_kind_title (CheckbitReferenceKind kind);

/* All words except the squares, by kind. (transfer full) (element-type CheckbitReference) */
GListModel *checkbit_reference_list_new (void);

/* Whether a word matches a search: usage, sentence or formula must contain all words of text. ""
 * matches everything. */
gboolean checkbit_reference_matches (CheckbitReference *self, const char *text);

/* The incomplete word before a cursor. */
typedef struct
{
  guint start; /* of the word, in characters; it ends at the cursor */
  GPtrArray *words; /* CheckbitReference that complete it, the best first; may be empty */
} CheckbitCompletion;

/* Looks for completions of the word before the cursor (in characters). asked: requested by a
 * person; otherwise there are none for a single letter or a complete word. */
void checkbit_completion_init (CheckbitCompletion *completion,
                               const char *text,
                               guint cursor,
                               gboolean asked);
void checkbit_completion_clear (CheckbitCompletion *completion);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitCompletion, checkbit_completion_clear)

G_END_DECLS
