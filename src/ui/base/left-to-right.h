/* Keeps what reads from left to right in every language so in a language that does not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* U+200E LEFT-TO-RIGHT MARK, for the start of a line: without letters, as one of digits, a line has
 * no direction of its own and would run as the language does. */
#define CHECKBIT_LRM "\342\200\216"
