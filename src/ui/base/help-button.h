/* A small “?” that explains what stands beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Properties: "title" (string: what is explained, translated, such as "King safety"), "text"
 * (string: Pango markup, translated; paragraphs with an empty line between them). The popover is
 * built when it is first opened.
 *
 * CSS node: `help-button`. Its button is named `Help: TITLE`. */
#define CHECKBIT_TYPE_HELP_BUTTON (checkbit_help_button_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitHelpButton, checkbit_help_button, CHECKBIT, HELP_BUTTON, GtkWidget)

/* text: Pango markup; inserted texts must have been escaped. */
GtkWidget *checkbit_help_button_new (const char *title, const char *text);

const char *checkbit_help_button_get_title (CheckbitHelpButton *self);
void checkbit_help_button_set_title (CheckbitHelpButton *self, const char *title);
const char *checkbit_help_button_get_text (CheckbitHelpButton *self);
void checkbit_help_button_set_text (CheckbitHelpButton *self, const char *text);

/* Opens the popover. */
void checkbit_help_button_popup (CheckbitHelpButton *self);

G_END_DECLS
