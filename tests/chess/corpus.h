/* The shared test data outside this tree: rows of tab separated files, each a test of its own.
 *
 * Where the environment variable CHECKBIT_CORPUS does not name the folder, there is one test,
 * skipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"

#include <glib.h>

/* One row: its fields, ending in NULL and borrowed for as long as the program runs. */
typedef struct
{
  char **fields;
  guint n_fields;
  guint line; /* in its file, 1 up */
} CorpusRow;

/* The field of a row, "" if it has none. */
const char *corpus_field (const CorpusRow *row, guint index);

/* Adds a test for every row of a file: PREFIX/ID, where the id is the first field. test gets the
 * CorpusRow. */
void corpus_add_rows (const char *file, const char *prefix, GTestDataFunc test);

/* Adds one test for a whole file: test gets its lines, without comments, as a GPtrArray of
 * strings. */
void corpus_add_file (const char *file, const char *path, GTestDataFunc test);

/* The lines of a file, without comments and empty ones; NULL if there is no corpus. */
GPtrArray *corpus_lines (const char *file);

/* Resolves the escapes of the data: \\ \t \n \r \xNN, and @LENGTH:"text" for a repetition. */
GString *corpus_unescape (const char *text);

/* Reads a FEN, which must be valid. */
ChessPosition corpus_read_fen (const char *fen, gboolean chess960);
