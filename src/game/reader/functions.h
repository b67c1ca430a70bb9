/* Functions of one or two numbers that every language has under some name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Functions of one or two numbers that every language has under some name. */
gboolean reader_compute (
    const Reader *reader, const char *name, const Node *left, const Node *right, Node *node);

/* Keeps the low bits of a word: BigInt.asUintN (n, x). */
gboolean reader_keep_bits (const Node *count, const Node *word, Node *node);
