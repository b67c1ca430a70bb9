/* The prefixes that loggers put before messages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* The end of a logger's prefix at the beginning of a line: 2024-05-01T12:00:00.123Z, 12:00:00.123,
 * board.cc:42:, <7>. The lexer's position if there is none, or nothing else on the line. */
gsize lexer_head_end (const Lexer *lexer);

/* The end of a source position, with line and perhaps column, which are not values:
 * src/gen.rs:12:5. The lexer's position if there is none. */
gsize lexer_place_end (const Lexer *lexer);
