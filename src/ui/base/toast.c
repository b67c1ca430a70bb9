/* Toasts that say a text as it is, and are heard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/toast.h"

#include "game/text/shown-text.h"
#include "ui/base/accessible.h"

/* The key of what a toast keeps: its text. */
#define TEXT "checkbit-toast-text"

/* Whether titles can be plain texts: what libadwaita announces is the title as it stands, so
 * that one with entities would be heard with them. */
static gboolean
has_plain_titles (AdwToast *toast)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (toast), "use-markup") != NULL;
}

void
checkbit_toast_set_text (AdwToast *toast, const char *text)
{
  g_autofree char *markup = NULL;
  char *shown;

  g_return_if_fail (ADW_IS_TOAST (toast));
  g_return_if_fail (text != NULL);

  shown = checkbit_shown_line (text, CHECKBIT_SHOWN_SENTENCE);
  markup = g_markup_escape_text (shown, -1);
  adw_toast_set_title (toast, has_plain_titles (toast) ? shown : markup);
  g_object_set_data_full (G_OBJECT (toast), TEXT, shown, g_free);
}

AdwToast *
checkbit_toast_new (const char *text)
{
  AdwToast *toast = adw_toast_new ("");

  if (has_plain_titles (toast))
    g_object_set (toast, "use-markup", FALSE, NULL);
  checkbit_toast_set_text (toast, text);
  return toast;
}

const char *
checkbit_toast_get_text (AdwToast *toast)
{
  g_return_val_if_fail (ADW_IS_TOAST (toast), NULL);

  return g_object_get_data (G_OBJECT (toast), TEXT);
}

/* --- What is heard -------------------------------------------------------------------------- */

/* Whether libadwaita announces by itself what comes on show. */
static gboolean
are_announced (void)
{
  return checkbit_accessible_announces ()
         && (adw_get_major_version () > 1 || adw_get_minor_version () >= 6);
}

/* A label without the sign of its key: "_Undo" is "Undo". (transfer full) */
static char *
dup_without_key (const char *label)
{
  GString *plain = g_string_new (NULL);

  for (; *label != '\0'; label++)
    {
      if (label[0] == '_' && label[1] != '\0')
        label++;
      g_string_append_c (plain, *label);
    }
  return g_string_free (plain, FALSE);
}

/* libadwaita announces the button by its label as it is at that moment and as it was written, so
 * its key comes only then. */
static void
add_announced (AdwToastOverlay *overlay, AdwToast *toast)
{
  const char *label = adw_toast_get_button_label (toast);
  g_autofree char *written = g_strdup (label);
  g_autofree char *plain = label != NULL ? dup_without_key (label) : NULL;
  g_autoptr (AdwToast) held = g_object_ref (toast);

  checkbit_accessible_make_known (GTK_WIDGET (overlay));
  adw_toast_set_button_label (toast, plain);
  adw_toast_overlay_add_toast (overlay, toast);
  adw_toast_set_button_label (held, written);
}

void
checkbit_toast_show (AdwToastOverlay *overlay, AdwToast *toast)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  if (are_announced ())
    {
      add_announced (overlay, toast);
      return;
    }
  checkbit_toast_announce_text (overlay, toast);
  adw_toast_overlay_add_toast (overlay, toast);
}

void
checkbit_toast_announce_text (AdwToastOverlay *overlay, AdwToast *toast)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (checkbit_toast_get_text (toast) != NULL);

  checkbit_accessible_announce (GTK_WIDGET (overlay), checkbit_toast_get_text (toast));
}
