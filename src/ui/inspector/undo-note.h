/* The note that something was removed, with a button that restores it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Puts a removed item back into its list, at its old position. */
typedef void (*CheckbitUndo) (gpointer list, guint index, gpointer item);

/* Says that an item with this title was removed from a list, with a button that calls undo. The
 * note holds list and item as long as the button can be pressed. */
void checkbit_undo_note_show (AdwToastOverlay *overlay,
                              const char *title,
                              gpointer list,
                              guint index,
                              gpointer item,
                              CheckbitUndo undo);

G_END_DECLS
