/* Exporting what a window shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/notes.h"
#include "ui/export/export-dialog.h"

G_BEGIN_DECLS

/* Shows the export dialog over a window; the notes report the result. (transfer full) of export. */
void checkbit_present_export (GtkWindow *parent, CheckbitExport *export, CheckbitNotes *notes);

G_END_DECLS
