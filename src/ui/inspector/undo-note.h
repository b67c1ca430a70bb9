/* The note that something was removed, with a button that brings it back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast for an overlay of a page; toasts read their titles as markup, and this one shows the text as it
 * is. (transfer full) */
AdwToast *checkbit_page_note_new (const char *text);

/* Brings back what was removed. */
typedef void (*CheckbitUndo) (gpointer removal);

/* Says that what has this title was removed. free_removal is called when the note has gone. removal:
 * (transfer full) */
void checkbit_undo_note_show (AdwToastOverlay *overlay,
                              const char *title,
                              CheckbitUndo undo,
                              gpointer removal,
                              GDestroyNotify free_removal);

G_END_DECLS
