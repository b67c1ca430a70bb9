/* Completions of the word being typed, below an entry for the set language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* It opens after two letters of a name, or with Ctrl+Space. The arrow keys choose, Tab takes the
 * chosen word or the first one, Enter only a chosen one, Escape closes it; all other keys go to the
 * entry. The entry's accessible description names the chosen word.
 *
 * CSS node: `popover.completion`. */
#define CHECKBIT_TYPE_COMPLETION_POPOVER (checkbit_completion_popover_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitCompletionPopover,
                      checkbit_completion_popover,
                      CHECKBIT,
                      COMPLETION_POPOVER,
                      GtkPopover)

/* Adds completion to an entry. parent: a widget around the entry with a layout manager; it must
 * unparent the popover in its dispose(). (transfer none) */
CheckbitCompletionPopover *checkbit_completion_popover_attach (GtkEntry *entry, GtkWidget *parent);

/* Inserts a word at the cursor, replacing the selection, and focuses the entry. */
void checkbit_completion_insert (GtkEntry *entry, const char *text);

G_END_DECLS
