/* Telling sentences from programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Whether a word is one of a sentence and not of a program: 0 no, 1 perhaps, 2 yes. */
int reader_is_plain_word (const Reader *reader, const Token *token);

/* Whether two tokens beside each other belong to a sentence. */
gboolean reader_is_prose_pair (const Reader *reader, const Token *left, const Token *right);

/* Whether a line is a sentence: words stand beside each other, and nothing is given a value. */
gboolean reader_is_prose_line (const Reader *reader, guint at, guint end);
