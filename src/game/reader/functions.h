/* Functions of one or two numbers that exist under some name in every language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Functions of one or two numbers that exist under some name in every language. */
gboolean
reader_compute (Reader *reader, const char *name, const Node *left, const Node *right, Node *node);

/* Keeps the low bits of a word: BigInt.asUintN (n, x). */
gboolean reader_keep_bits (Reader *reader, const Node *count, const Node *word, Node *node);
