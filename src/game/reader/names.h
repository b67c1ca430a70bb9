/* Words with a meaning in many languages: keywords, types, squares, files and ranks, limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* A word is not terminated: it has a length in bytes. */

gboolean reader_is_keyword (const char *word, gsize length);
gboolean reader_is_type (const char *word, gsize length);
gboolean reader_is_operator_word (const char *word, gsize length);

/* The square that a word names, as "E4" and "SQ_E4" do; -1 for none. */
int reader_find_square (const char *word, gsize length);
/* The squares of a file or rank, as of "FILE_A"; FALSE if the word names none. */
gboolean reader_find_line (const char *word, gsize length, guint64 *set);
/* The largest or smallest value of a type, as 64 bits; FALSE if the word is no type with one. */
gboolean reader_find_limit (const char *type, gsize type_length, gboolean largest, guint64 *value);
/* How many bits a value of a type keeps: 64 for signed ones, whose sign goes on; 0 for no type. */
guint reader_type_bits (const char *type, gsize length);
/* The value of a constant of languages or libraries, as of "UINT64_MAX"; FALSE for others. */
gboolean reader_find_constant (const char *word, gsize length, guint64 *value);
/* The same of a limit in two words, as in "u64::MAX". type, name: the words' tokens. */
gboolean reader_find_path_limit (const Reader *reader, guint type, guint name, guint64 *value);
/* The symbol of a square of an enumeration. (transfer none) */
const char *reader_square_key (int square);

/* Whether a word is a move, as "e2e4", although it looks like a hexadecimal number. */
gboolean reader_is_move (const char *word, gsize length);
