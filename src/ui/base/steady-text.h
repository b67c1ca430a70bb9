/* A text that keeps its allocation while its content fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkLabel queues a resize for each new text, and everything up to the window is measured again.
 * This does so only if the text's height changes at the current width; without a sample (below) it
 * accepts any width. All its digits have the same width.
 *
 * CSS node: label. For assistive technology it is a label, too. */
#define CHECKBIT_TYPE_STEADY_TEXT (checkbit_steady_text_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSteadyText, checkbit_steady_text, CHECKBIT, STEADY_TEXT, GtkWidget)

GtkWidget *checkbit_steady_text_new (void);

/* A single line with room for each line of a sample, which never asks for more: a longer text is
 * ellipsized. Texts with the same sample have the same font. */
GtkWidget *checkbit_steady_text_new_line (const char *sample);

/* Has room for a sample, and wraps where there is less than that. A text with more characters than
 * the sample takes its place. Texts with the same sample have the same font. */
GtkWidget *checkbit_steady_text_new_like (const char *sample);

/* Aligns lines at their end: to the right, or to the left in languages written from there. */
void checkbit_steady_text_set_at_end (CheckbitSteadyText *self);

const char *checkbit_steady_text_get_text (CheckbitSteadyText *self);
void checkbit_steady_text_set_text (CheckbitSteadyText *self, const char *text);

G_END_DECLS
