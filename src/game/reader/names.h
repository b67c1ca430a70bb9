/* Words with a meaning in many languages: keywords, types, squares, files and ranks, limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

gboolean reader_is_keyword (const char *word, gsize length);
gboolean reader_is_type (const char *word, gsize length);
gboolean reader_is_operator_word (const char *word, gsize length);
int reader_find_square (const char *word, gsize length);
gboolean reader_find_line (const char *word, gsize length, guint64 *set);
gboolean reader_find_limit (const char *type, gsize type_length, gboolean largest, guint64 *value);
guint reader_type_bits (const char *type, gsize length);
gboolean reader_find_constant (const char *word, gsize length, guint64 *value);
gboolean reader_find_path_limit (const Reader *reader, guint type, guint name, guint64 *value);
const char *reader_square_key (int square);
gboolean reader_is_move (const char *word, gsize length);
