/* Memory that is freed all at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Everything that a reading points to is in one chain of blocks. */
typedef struct ReaderArena ReaderArena;

gpointer reader_arena_alloc (ReaderArena **arena, gsize size);
const char *reader_arena_strndup (ReaderArena **arena, const char *text, gsize length);
void reader_arena_free (ReaderArena *arena);
