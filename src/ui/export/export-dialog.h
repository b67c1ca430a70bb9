/* The export dialog: saves what is shown to a file, or copies it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "ui/export/export.h"

G_BEGIN_DECLS

/* Signals: "copied"; "saved" (string name: of the file); "failed" (string sentence). */
#define CHECKBIT_TYPE_EXPORT_DIALOG (checkbit_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitExportDialog, checkbit_export_dialog, CHECKBIT, EXPORT_DIALOG, AdwWindow)

/* export: (transfer full). */
GtkWidget *checkbit_export_dialog_new (GtkWindow *parent, CheckbitExport *export);

/* Sets the choices, as a person would; returns the current contents. Scales count from 1. */
void checkbit_export_dialog_choose (CheckbitExportDialog *self,
                                    CheckbitExportFormat format,
                                    CheckbitExportSets sets,
                                    guint scale);
/* Also NULL while a PNG picture is being drawn. (transfer none) (nullable) */
GBytes *checkbit_export_dialog_get_contents (CheckbitExportDialog *self);

/* Writes the contents to a file, as the file chooser's response does. */
void checkbit_export_dialog_save (CheckbitExportDialog *self, GFile *file);

G_END_DECLS
