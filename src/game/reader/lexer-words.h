/* Words, numbers and positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/lexer-cursor.h"

/* Reads a number that ends at a position. */
void lexer_number (Lexer *lexer, gsize end);

/* Reads a FEN; FALSE if there is none. */
gboolean lexer_fen (Lexer *lexer);

/* Reads a word, or a number that looks like one; FALSE if there is neither. */
gboolean lexer_word (Lexer *lexer);

/* &HFF of Basic, #xFF of Lisp, 'hFF of Verilog. */
gsize lexer_odd_number_end (const Lexer *lexer);
