/* Whether a magic number is valid for its square; if not, the first two sets of blockers that it
 * maps to the same index, side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "chess/magic.h"

G_BEGIN_DECLS

/* Signal "look-up" (guint64 blockers): look one of the two sets up.
 *
 * CSS node: `magic-report`. Accessible role: group. */
#define CHECKBIT_TYPE_MAGIC_REPORT (checkbit_magic_report_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMagicReport, checkbit_magic_report, CHECKBIT, MAGIC_REPORT, GtkWidget)

GtkWidget *checkbit_magic_report_new (void);

/* report: NULL hides the widget. Both are copied. */
void checkbit_magic_report_show (CheckbitMagicReport *self,
                                 const ChessMagic *magic,
                                 const ChessMagicReport *report);

/* The text; NULL if there is none. (transfer none) */
const char *checkbit_magic_report_get_text (CheckbitMagicReport *self);

G_END_DECLS
