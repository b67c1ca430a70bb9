/* The names that the word being typed can become, under an entry for the set language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* It comes as someone types two letters of a name, or with Ctrl+Space. The arrow keys choose, Tab
 * takes the chosen word or the first, Enter only a chosen one, Escape sends it away; every other
 * key goes to the entry as ever. The entry's accessible description names the chosen word.
 *
 * CSS node: `popover.completion`. */
#define CHECKBIT_TYPE_COMPLETION_POPOVER (checkbit_completion_popover_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitCompletionPopover,
                      checkbit_completion_popover,
                      CHECKBIT,
                      COMPLETION_POPOVER,
                      GtkPopover)

/* Gives an entry one. parent: the widget around the entry that has a layout manager; it must
 * unparent the popover when it is disposed of. (transfer none) */
CheckbitCompletionPopover *checkbit_completion_popover_attach (GtkEntry *entry, GtkWidget *parent);

/* Puts a word where the cursor is, in the place of what is selected, and the keyboard back into the
 * entry. */
void checkbit_completion_insert (GtkEntry *entry, const char *text);

G_END_DECLS
