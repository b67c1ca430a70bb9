/* A passage of text that takes whatever width it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkLabel that wraps tries out many widths to find how narrow it could be, and lays the whole
 * text out for each, which costs a tenth of a second for some hundred characters. This asks its
 * label for one thing only: how high the text is at the width that there is. */
#define CHECKBIT_TYPE_PASSAGE (checkbit_passage_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitPassage, checkbit_passage, CHECKBIT, PASSAGE, GtkWidget)

GtkWidget *checkbit_passage_new (void);

/* Shows a text; cut: it is the beginning of a longer one, to which the link leads. */
void checkbit_passage_set_text (CheckbitPassage *self, const char *text, gboolean cut);

/* Shows so many lines at most, whatever the width. Where there is more of the text, a link of that
 * name stands below: its label has the signal "activate-link". */
void checkbit_passage_set_fold (CheckbitPassage *self, guint lines, const char *more);
GtkLabel *checkbit_passage_get_link (CheckbitPassage *self);

/* What shows the text. (transfer none) */
GtkLabel *checkbit_passage_get_label (CheckbitPassage *self);

G_END_DECLS
