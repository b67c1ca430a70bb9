/* The note that something was removed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/undo-note.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "ui/base/toast-guard.h"

#define SECONDS 10

typedef struct
{
  CheckbitUndo undo;
  gpointer removal;
  GDestroyNotify free_removal;
} Undoing;

AdwToast *
checkbit_page_note_new (const char *text)
{
  g_autofree char *shown = NULL, *markup = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  shown = checkbit_shown_line (text, CHECKBIT_SHOWN_SENTENCE);
  markup = g_markup_escape_text (shown, -1);
  return adw_toast_new (markup);
}

static void
clicked_cb (AdwToast *toast, Undoing *undoing)
{
  undoing->undo (undoing->removal);
}

static void
undoing_free (gpointer data, GClosure *closure)
{
  Undoing *undoing = data;

  undoing->free_removal (undoing->removal);
  g_free (undoing);
}

void
checkbit_undo_note_show (AdwToastOverlay *overlay,
                         const char *title,
                         CheckbitUndo undo,
                         gpointer removal,
                         GDestroyNotify free_removal)
{
  Undoing *undoing;
  AdwToast *toast;
  g_autofree char *text = NULL;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (title != NULL && undo != NULL && free_removal != NULL);

  /* Translators: %s is the name of a watch, or of a group of sets */
  text = g_strdup_printf (_ ("Removed %s"), title);
  toast = checkbit_page_note_new (text);
  undoing = g_new (Undoing, 1);
  *undoing = (Undoing){ undo, removal, free_removal };
  adw_toast_set_button_label (toast, C_ ("removal", "_Undo"));
  adw_toast_set_timeout (toast, SECONDS);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (clicked_cb), undoing, undoing_free,
                         0);
  checkbit_toast_guard_show (overlay, toast);
}
