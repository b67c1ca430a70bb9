/* All words of the set language with their meanings: to look up, and to insert into an expression.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signal "insert" (char *text): a word was chosen, and the popover has closed. It is filled when it
 * is first shown.
 *
 * CSS node: `popover.reference`. The list is named `Set language`, its search field
 * `Search the set language`. */
#define CHECKBIT_TYPE_REFERENCE_POPOVER (checkbit_reference_popover_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitReferencePopover, checkbit_reference_popover, CHECKBIT, REFERENCE_POPOVER, GtkPopover)

GtkWidget *checkbit_reference_popover_new (void);

G_END_DECLS
