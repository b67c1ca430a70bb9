/* The note that something was removed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/undo-note.h"

#include <glib/gi18n-lib.h>

#include "ui/base/toast-guard.h"

#define SECONDS 10

/* What was removed, and from where. */
typedef struct
{
  gpointer list, item; /* owned objects */
  guint index;
  CheckbitUndo undo;
} Removal;

static void
clicked_cb (AdwToast *toast, Removal *removal)
{
  removal->undo (removal->list, removal->index, removal->item);
}

static void
removal_free (gpointer data, GClosure *closure)
{
  Removal *removal = data;

  g_object_unref (removal->list);
  g_object_unref (removal->item);
  g_free (removal);
}

void
checkbit_undo_note_show (AdwToastOverlay *overlay,
                         const char *title,
                         gpointer list,
                         guint index,
                         gpointer item,
                         CheckbitUndo undo)
{
  Removal *removal;
  AdwToast *toast;
  g_autofree char *text = NULL;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (title != NULL && undo != NULL);
  g_return_if_fail (G_IS_LIST_MODEL (list) && G_IS_OBJECT (item));

  /* Translators: %s is the name of a watch, or of a group of sets */
  text = g_strdup_printf (_ ("Removed %s"), title);
  toast = checkbit_toast_guard_new_toast (overlay, text);
  removal = g_new (Removal, 1);
  *removal = (Removal){ g_object_ref (list), g_object_ref (item), index, undo };
  adw_toast_set_button_label (toast, C_ ("removal", "_Undo"));
  adw_toast_set_timeout (toast, SECONDS);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (clicked_cb), removal, removal_free,
                         0);
  checkbit_toast_guard_show (overlay, toast);
}
