/* A label with shorter texts for less room, so that it need not be cut.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_FITTING_LABEL (checkbit_fitting_label_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitFittingLabel, checkbit_fitting_label, CHECKBIT, FITTING_LABEL, GtkWidget)

GtkWidget *checkbit_fitting_label_new (void);

/* The same message in fewer and fewer words; the first that fits is shown. If none fits, the last
 * one ends with "…". At least one, NULL-terminated. */
void checkbit_fitting_label_set_texts (CheckbitFittingLabel *self, const char *const *texts);

/* The most lines that a text may have to count as fitting; 2 by default. */
void checkbit_fitting_label_set_lines (CheckbitFittingLabel *self, int lines);

/* The text shown at the current width. (transfer none) */
const char *checkbit_fitting_label_get_shown (CheckbitFittingLabel *self);

G_END_DECLS
