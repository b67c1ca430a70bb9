/* Special lines: #define, memory dumps, table rows, prompts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/items.h"

/* Reads the line of a #define. */
void reader_read_define (Reader *reader, guint *at, Items *items);

/* Reads the lines of a memory dump at *at; FALSE if there is none. */
gboolean reader_read_dump (Reader *reader, guint *at, Items *items);

/* A row of a Markdown table: the cells are separate. */
void reader_read_row (Reader *reader, guint *at, Items *items);

/* Skips the number and the format of a gdb display, 1: /x occ = …, or the line number of a line of
 * code, 12: const A = …; FALSE if there are none. */
gboolean reader_skip_display (Reader *reader, guint *at, Items *items);

/* Reads the line after a prompt; FALSE if there is none. */
gboolean reader_read_prompt (Reader *reader, guint *at, Items *items);
