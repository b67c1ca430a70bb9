/* A passage of text that accepts any width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkLabel that wraps lays out its text at many widths to find the narrowest, which takes a tenth
 * of a second for some hundred characters. This asks its label only for the height at the available
 * width. */
#define CHECKBIT_TYPE_PASSAGE (checkbit_passage_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPassage, checkbit_passage, CHECKBIT, PASSAGE, GtkWidget)

/* Shows a text; cut: it is only the beginning, and the link leads to the whole text. */
void checkbit_passage_set_text (CheckbitPassage *self, const char *text, gboolean cut);

/* Shows at most this many lines at any width. If there is more text, a link with that name is
 * below: its label has the signal "activate-link". */
void checkbit_passage_set_fold (CheckbitPassage *self, guint lines, const char *more);
GtkLabel *checkbit_passage_get_link (CheckbitPassage *self);

/* The label with the text. (transfer none) */
GtkLabel *checkbit_passage_get_label (CheckbitPassage *self);

G_END_DECLS
