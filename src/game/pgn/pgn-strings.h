/* Many texts, each kept once and named by a number of 32 bits: the names in a file of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CheckbitPgnStrings CheckbitPgnStrings;

/* Bytes of a text that are kept. */
#define CHECKBIT_PGN_STRING_MAX 255

CheckbitPgnStrings *checkbit_pgn_strings_new (void);
void checkbit_pgn_strings_free (CheckbitPgnStrings *self);

/* The number of a text, valid UTF-8; one longer than is kept is cut. 0 for "". Never reused, never
 * moved. */
guint32 checkbit_pgn_strings_add (CheckbitPgnStrings *self, const char *text);

/* The text of a number; stays where it is as long as the strings live. */
const char *checkbit_pgn_strings_get (CheckbitPgnStrings *self, guint32 number);

/* Bytes in use, texts and all. */
gsize checkbit_pgn_strings_get_size (CheckbitPgnStrings *self);
/* Bytes of the texts alone. */
gsize checkbit_pgn_strings_get_text_size (CheckbitPgnStrings *self);

G_END_DECLS
