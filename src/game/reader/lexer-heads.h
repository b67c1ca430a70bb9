/* What loggers write before their message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* Where the time or the place ends that a line begins with, as loggers have them:
 * 2024-05-01T12:00:00.123Z, 12:00:00.123, board.cc:42:, <7>. Where the lexer stands for none, or
 * where nothing else is in the line. */
gsize lexer_head_end (const Lexer *lexer);

/* Where a file of a source, the line and perhaps the column in it end, src/gen.rs:12:5: no
 * values. Where the lexer stands for none. */
gsize lexer_place_end (const Lexer *lexer);
