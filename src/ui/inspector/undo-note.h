/* The note that something was removed, with a button that brings it back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Puts what was removed back into its list, where it was. */
typedef void (*CheckbitUndo) (gpointer list, guint index, gpointer item);

/* Says that what has this title was removed from a list, with a button that calls undo. The note
 * keeps list and item as long as it may be pressed. */
void checkbit_undo_note_show (AdwToastOverlay *overlay,
                              const char *title,
                              gpointer list,
                              guint index,
                              gpointer item,
                              CheckbitUndo undo);

G_END_DECLS
