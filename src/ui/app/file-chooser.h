/* The system's file chooser, for files of games and positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a file chooser over a window and stores it in chooser, replacing an earlier one. It starts
 * in the folder of the file beside, or where it likes for NULL. name: what to save as, or NULL.
 * response is called with an object and the answer, as of "response", unless
 * the object is gone by then. */
void checkbit_file_chooser_show (GtkFileChooserNative **chooser,
                                 GtkWindow *parent,
                                 GtkFileChooserAction action,
                                 const char *title,
                                 GFile *beside,
                                 const char *name,
                                 GCallback response,
                                 gpointer object);

/* The chosen file; NULL if the dialog was cancelled. Clears the chooser. (transfer full) */
GFile *checkbit_file_chooser_take (GtkFileChooserNative **chooser, int response);

G_END_DECLS
