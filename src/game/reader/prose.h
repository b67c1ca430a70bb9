/* Distinguishes sentences from code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Whether a word belongs to a sentence rather than code: 0 no, 1 perhaps, 2 yes. */
int reader_is_plain_word (const Reader *reader, const Token *token);

/* Whether two neighboring tokens belong to a sentence. */
gboolean reader_is_prose_pair (const Reader *reader, const Token *left, const Token *right);

/* Whether a line is a sentence: it has neighboring words and no assignment. */
gboolean reader_is_prose_line (const Reader *reader, guint at, guint end);
