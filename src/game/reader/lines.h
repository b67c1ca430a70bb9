/* Lines of a kind of their own: #define, memory dumps, rows of a table, prompts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads the line of a #define. */
void reader_read_define (Reader *reader, guint *at, Items *items);

/* Reads the lines of a memory dump from *at on; FALSE where there is none. */
gboolean reader_read_dump (Reader *reader, guint *at, Items *items);

/* A row of a table in Markdown: each cell is for itself. */
void reader_read_row (Reader *reader, guint *at, Items *items);

/* Goes over the number and the format before what gdb displays at each stop, 1: /x occ = …, or
 * over the number of a line of code, 12: const A = …; FALSE where there are none. */
gboolean reader_skip_display (Reader *reader, guint *at, Items *items);

/* Reads the line behind a prompt; FALSE where there is none. */
gboolean reader_read_prompt (Reader *reader, guint *at, Items *items);
