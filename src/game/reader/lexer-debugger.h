/* What debuggers print around values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* The end of a debugger's own numbers at the beginning of a line: "#0  0x5555 in", "Breakpoint 1,",
 * "[New Thread 0x7fff (LWP 1234)]"; or of the source position after a call, "at board.c:12". The
 * lexer's position if there are none. */
gsize lexer_debugger_end (const Lexer *lexer);
