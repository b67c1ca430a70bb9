/* Functions of one or two numbers that exist under some name in every language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Functions of one or two numbers that exist under some name in every language. */
gboolean
reader_compute (Reader *reader, const char *name, const Node *left, const Node *right, Node *node);

/* The number of arguments of a function that some languages write without brackets: shiftL 1 8; 0
 * for others. */
guint reader_count_applied (const char *name);

/* Keeps the low bits of a word: BigInt.asUintN (n, x). */
gboolean reader_keep_bits (Reader *reader, const Node *count, const Node *word, Node *node);
