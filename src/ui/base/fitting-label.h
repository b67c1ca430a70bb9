/* A text that says less where there is less room, rather than being cut.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_FITTING_LABEL (checkbit_fitting_label_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitFittingLabel, checkbit_fitting_label, CHECKBIT, FITTING_LABEL, GtkWidget)

GtkWidget *checkbit_fitting_label_new (void);

/* The same thing in ever fewer words, of which the first is shown that fits; the last, where none
 * does, ends with "…". At least one; NULL ends them. */
void checkbit_fitting_label_set_texts (CheckbitFittingLabel *self, const char *const *texts);

/* The most lines of a text that still fits; 2. */
void checkbit_fitting_label_set_lines (CheckbitFittingLabel *self, int lines);

/* What is shown at the width that it has now. (transfer none) */
const char *checkbit_fitting_label_get_shown (CheckbitFittingLabel *self);

G_END_DECLS
