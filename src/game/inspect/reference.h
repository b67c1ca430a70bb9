/* The words of the set language, for those who look one up or have one completed: made from the
 * tables of names, functions and masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* In the order in which people see them. */
typedef enum
{
  CHECKBIT_REFERENCE_OPERATOR, /* those that bind most tightly first */
  CHECKBIT_REFERENCE_VALUE,    /* ways to write a set: numbers, squares */
  CHECKBIT_REFERENCE_NAME,
  CHECKBIT_REFERENCE_FUNCTION,
  CHECKBIT_REFERENCE_MASK,
  CHECKBIT_REFERENCE_SQUARE, /* each of the 64; only for completion */
} CheckbitReferenceKind;

#define CHECKBIT_N_REFERENCE_KINDS 6

/* One word. Its texts live as long as it. */
#define CHECKBIT_TYPE_REFERENCE (checkbit_reference_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitReference, checkbit_reference, CHECKBIT, REFERENCE, GObject)

CheckbitReferenceKind checkbit_reference_get_kind (CheckbitReference *self);
/* As it is written: "rook(x[, occ])", "pinned_white", "<<". */
const char *checkbit_reference_get_usage (CheckbitReference *self);
/* What goes into an expression when it is chosen: "rook(", "pinned_white", " << ". */
const char *checkbit_reference_get_insertion (CheckbitReference *self);
/* What it means; translated. */
const char *checkbit_reference_get_sentence (CheckbitReference *self);
/* What it is in the set language itself; NULL for what cannot be said in it. */
const char *checkbit_reference_get_formula (CheckbitReference *self);

/* The translated heading of a kind: "Functions". */
const char *checkbit_reference_kind_title (CheckbitReferenceKind kind);

/* Every word but the squares, by kind. (transfer full) (element-type CheckbitReference) */
GListModel *checkbit_reference_list_new (void);

/* Whether a word is found by what someone looks for: words of text, all of which must occur in its
 * usage, sentence or formula. "" finds everything. */
gboolean checkbit_reference_matches (CheckbitReference *self, const char *text);

/* The word that a text leaves unfinished in front of a cursor. */
typedef struct
{
  guint start; /* of the word, in characters; it ends at the cursor */
  GPtrArray *words; /* CheckbitReference that it can become, the best first; may be empty */
} CheckbitCompletion;

/* Looks for what the word in front of the cursor (in characters) can become. asked: whether someone
 * has asked for it; else a first letter alone, and a word that is whole, complete to nothing. */
void checkbit_completion_init (CheckbitCompletion *completion,
                               const char *text,
                               guint cursor,
                               gboolean asked);
void checkbit_completion_clear (CheckbitCompletion *completion);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitCompletion, checkbit_completion_clear)

G_END_DECLS
