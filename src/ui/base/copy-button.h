/* A small button that copies a text and says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Action used: `inspector.toast`, to tell what was copied.
 * Accessible name: "Copy WHAT". */
#define CHECKBIT_TYPE_COPY_BUTTON (checkbit_copy_button_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitCopyButton, checkbit_copy_button, CHECKBIT, COPY_BUTTON, GtkButton)

/* name: what the button does, translated: "Copy the value in Rust". */
GtkWidget *checkbit_copy_button_new (const char *name);

/* The text to copy; the button is insensitive without one. */
void checkbit_copy_button_set_text (CheckbitCopyButton *self, const char *text);

G_END_DECLS
