/* What debuggers write around what they print.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* Where the numbers of a debugger's own end that a line begins with: "#0  0x5555 in",
 * "Breakpoint 1,", "[New Thread 0x7fff (LWP 1234)]"; or the place in the source behind a call,
 * "at board.c:12". Where the lexer stands for none. */
gsize lexer_debugger_end (const Lexer *lexer);
