/* Toasts with plain text that are also announced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/toast.h"

#include "game/text/shown-text.h"
#include "ui/base/accessible.h"

/* Data key of a toast: its text. */
#define TEXT "checkbit-toast-text"

/* The width that a toast needs in addition to its title and its button's label. */
#define AROUND_TITLE 140
/* The width to assume for an overlay without one: a phone's, which fits everywhere. */
#define UNKNOWN_WIDTH 344
/* The minimum and maximum characters per line in a title of several lines. */
#define LEAST_CHARS 16
#define MOST_CHARS 60

/* Whether titles can be plain text: libadwaita announces the raw title, so markup entities would be
 * read out. */
static gboolean
has_plain_titles (AdwToast *toast)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (toast), "use-markup") != NULL;
}

static void
set_title (AdwToast *toast, const char *text)
{
  GtkWidget *label = adw_toast_get_custom_title (toast);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  if (label != NULL)
    gtk_label_set_label (GTK_LABEL (label), text);
  else
    adw_toast_set_title (toast, has_plain_titles (toast) ? text : markup);
}

void
checkbit_toast_set_text (AdwToast *toast, const char *text)
{
  char *shown;

  g_return_if_fail (ADW_IS_TOAST (toast));
  g_return_if_fail (text != NULL);

  shown = checkbit_shown_line (text, CHECKBIT_SHOWN_SENTENCE);
  set_title (toast, shown);
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

/* --- What is seen --------------------------------------------------------------------------- */

/* The width of a text in bold, as in titles and buttons. */
static int
measure_text (GtkWidget *widget, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* libadwaita ellipsizes a title longer than its line. A custom title gets its natural width, which
 * is chosen to fit the overlay. */
static void
wrap_title (AdwToastOverlay *overlay, AdwToast *toast)
{
  GtkWidget *place = GTK_WIDGET (overlay), *label;
  const char *text = checkbit_toast_get_text (toast), *button = adw_toast_get_button_label (toast);
  int all = gtk_widget_get_width (place) > 0 ? gtk_widget_get_width (place) : UNKNOWN_WIDTH;
  int room = all - AROUND_TITLE - (button != NULL ? measure_text (place, button) : 0);
  int width = measure_text (place, text);
  int n_chars = (int) (g_utf8_strlen (text, -1) * MAX (room, 0) / MAX (width, 1));

  if (width <= room)
    return;
  label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode",
                        PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "max-width-chars",
                        CLAMP (n_chars, LEAST_CHARS, MOST_CHARS), NULL);
  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
}

/* --- What is heard -------------------------------------------------------------------------- */

/* Whether libadwaita announces the toast itself: it does so for its own titles. */
static gboolean
is_announced (AdwToast *toast)
{
  return checkbit_accessible_announces () && adw_toast_get_custom_title (toast) == NULL
         && (adw_get_major_version () > 1 || adw_get_minor_version () >= 6);
}

/* A label without its mnemonic: "_Undo" is "Undo". (transfer full) */
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

/* libadwaita announces the raw label of the button, so the mnemonic is only added afterwards. */
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

  wrap_title (overlay, toast);
  if (is_announced (toast))
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
