/* What is dropped on a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/app/clipboard.h"
#include "ui/app/opener.h"

G_BEGIN_DECLS

/* The hint with which the application is asked to open a file in a window of its own. */
#define CHECKBIT_OPEN_IN_NEW_WINDOW "new-window"

/* Lets files and texts be dropped on a widget: files are opened, all but the first by the window's
 * application in windows of their own; texts are handled as if pasted. The opener and the clipboard
 * must outlive the widget. */
void
checkbit_drop_target_add (GtkWidget *widget, CheckbitOpener *opener, CheckbitClipboard *clipboard);

G_END_DECLS
