/* The tags of a game: names and values in the order of the file (Event, White, Result …).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *name;
  char *value; /* UTF-8, without PGN's quotation marks and backslashes */
} CheckbitTag;

/* An ordered list of tags with unique names. It only changes while it has one owner. */
typedef struct _CheckbitTags CheckbitTags;

/* An empty list. (transfer full) */
CheckbitTags *checkbit_tags_new (void);
CheckbitTags *checkbit_tags_copy (const CheckbitTags *tags);
/* Takes a reference to a list, which must not change any more; any thread may use it. (transfer
 * full) */
CheckbitTags *checkbit_tags_ref (const CheckbitTags *tags);
/* Drops a reference. */
void checkbit_tags_free (CheckbitTags *tags);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitTags, checkbit_tags_free)

guint checkbit_tags_get_n (const CheckbitTags *tags);
/* Borrowed until the list changes. */
const CheckbitTag *checkbit_tags_get_nth (const CheckbitTags *tags, guint index);

/* The value of a tag; NULL if there is no such tag. Names are compared byte by byte. */
const char *checkbit_tags_get (const CheckbitTags *tags, const char *name);

/* Sets a value in place, or adds the tag: one of the roster at its position, any other at the end.
 * value NULL removes it. Returns whether that changed anything. */
gboolean checkbit_tags_set (CheckbitTags *tags, const char *name, const char *value);

/* Adds a tag at the end, whatever its name: for readers, which keep the order of the file. FALSE,
 * and nothing added, if the name exists. */
gboolean checkbit_tags_append (CheckbitTags *tags, const char *name, const char *value);

gboolean checkbit_tags_equal (const CheckbitTags *a, const CheckbitTags *b);

/* Whether a name is valid in a PGN file: letters, digits and _, 1 to 255 of them. */
gboolean checkbit_tags_is_name (const char *name);

/* The seven tags that every game has, in their order: Event, Site, Date, Round, White, Black,
 * Result. */
#define CHECKBIT_N_ROSTER_TAGS 7
const char *checkbit_tags_roster_name (guint index);
/* Its index in the roster; -1 for any other. */
int checkbit_tags_roster_index (const char *name);
/* PGN's value for an unknown tag of the roster: "?", "????.??.??", "*". */
const char *checkbit_tags_roster_unknown (guint index);

/* The value if it is known and not empty; NULL for none, "", "?" and dates with only question
 * marks. */
const char *checkbit_tags_get_known (const CheckbitTags *tags, const char *name);

G_END_DECLS
