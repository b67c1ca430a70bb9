/* Memory that is freed all at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Everything that a reading points to is in one chain of blocks. */
typedef struct ReaderArena ReaderArena;

/* Memory in an arena, or in the first block of a new one (NULL), which is not cleared. It lives
 * until the whole is freed. (transfer none) */
gpointer reader_arena_alloc (ReaderArena **arena, gsize size);
/* A copy of a text in there, with a NUL. (transfer none) */
const char *reader_arena_strndup (ReaderArena **arena, const char *text, gsize length);
/* Frees everything in it; NULL for an empty one. */
void reader_arena_free (ReaderArena *arena);
