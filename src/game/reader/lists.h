/* What goes on behind a value: the notes of a debugger, and lists without brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* <repeats 12 times>, <steps+16>, 'a': what a debugger adds to a value. */
void reader_take_notes (Reader *reader, guint *at, guint end, Node *node);

/* Whether a value may follow another with only a blank between them. */
gboolean reader_follows_value (const Reader *reader, guint at, guint end);

/* Whether a word goes on with a new item in the same line: occ=1 att=2. */
gboolean reader_begins_item (const Reader *reader, guint at, guint end);

/* A word that can only be a bare number: FF00. */
gboolean reader_read_bare_hex (Reader *reader, guint at, Node *node);

/* Numbers with only blanks between them behind a name are one list. lines: over several lines,
 * too. commas: commas may stand between them. */
void reader_gather_numbers (
    Reader *reader, guint *at, guint end, gboolean lines, gboolean commas, Node *node);

/* The entries behind dashes, as YAML writes them. */
gboolean reader_read_bullets (Reader *reader, guint *at, guint end, Node *node);

/* "std::vector of length 2, capacity 2 =" */
guint reader_skip_container (Reader *reader, guint at, guint end);
