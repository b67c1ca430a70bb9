/* What was pasted, as text: to keep it.
 *
 * A line for each group and for each set or table in it, fields with tabs between them:
 *
 *     group
 *     word    NAME    TITLE    0x…
 *     set     NAME    TITLE    0x… 0x…
 *
 * The values of a word follow the layout in use, those of a set are a1b1's. Lines that begin
 * with “#” say nothing. The text is UTF-8 and is never translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/pasted-list.h"

G_BEGIN_DECLS

/* (transfer full) */
char *checkbit_pasted_text_write (CheckbitPastedList *list);

/* Appends what a text holds to a list; lines that are wrong are passed over. length: in bytes. */
void checkbit_pasted_text_read (CheckbitPastedList *list, const char *text, gsize length);

G_END_DECLS
