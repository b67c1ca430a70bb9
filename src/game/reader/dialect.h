/* The family of languages that a text is written in: the same operators bind differently there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef enum
{
  READER_DIALECT_C,      /* and all without signs of another */
  READER_DIALECT_GO,     /* << and & bind like *, | and ^ like + */
  READER_DIALECT_SWIFT,  /* << binds tighter than *, & like *, | and ^ like + */
  READER_DIALECT_KOTLIN, /* operators that are words bind alike, from left to right */
  READER_DIALECT_PYTHON, /* // divides */
} ReaderDialect;

/* Tells the dialect of a text by its beginning. */
ReaderDialect reader_find_dialect (const char *text, gsize length);
