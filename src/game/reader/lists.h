/* What follows a value: notes of a debugger, and lists without brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* <repeats 12 times>, <steps+16>, 'a': a debugger's additions to a value. */
void reader_take_notes (Reader *reader, guint *at, guint end, Node *node);

/* Whether a value may follow another one after only a blank. */
gboolean reader_follows_value (const Reader *reader, guint at, guint end);

/* Whether a word starts a new item on the same line: occ=1 att=2. */
gboolean reader_begins_item (const Reader *reader, guint at, guint end);

/* A word that can only be a bare number: FF00. */
gboolean reader_read_bare_hex (Reader *reader, guint at, Node *node);

/* Numbers after a name, separated only by blanks, are one list. lines: across several lines.
 * commas: commas are allowed, too. */
void reader_gather_numbers (
    Reader *reader, guint *at, guint end, gboolean lines, gboolean commas, Node *node);

/* The entries after dashes, as in YAML. */
gboolean reader_read_bullets (Reader *reader, guint *at, guint end, Node *node);

/* "std::vector of length 2, capacity 2 =" */
guint reader_skip_container (Reader *reader, guint at, guint end);

/* Skips a bracket behind a number that says it again in another base: 0xff00 (65280). */
void reader_skip_repetition (Reader *reader, guint *at, guint end, Node *node);
