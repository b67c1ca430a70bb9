/* A small button that copies a text and says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/copy-button.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A longer text is not repeated in the message. */
#define MAX_TOLD 70

struct _CheckbitCopyButton
{
  GtkButton parent_instance;

  char *text; /* NULL for none */
};

G_DEFINE_FINAL_TYPE (CheckbitCopyButton, checkbit_copy_button, GTK_TYPE_BUTTON)

/* (transfer full) */
static char *
dup_confirmation (const char *text)
{
  if (strchr (text, '\n') != NULL || g_utf8_strlen (text, -1) > MAX_TOLD)
    return g_strdup (C_ ("to the clipboard", "Copied"));
  /* Translators: %s is what was copied: 0x000000000000FF00. */
  return g_strdup_printf (_ ("Copied %s"), text);
}

static void
checkbit_copy_button_clicked (GtkButton *button)
{
  CheckbitCopyButton *self = CHECKBIT_COPY_BUTTON (button);
  g_autofree char *told = NULL;

  if (self->text == NULL)
    return;
  told = dup_confirmation (self->text);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text);
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.toast", "s", told);
}

static void
checkbit_copy_button_finalize (GObject *object)
{
  g_free (CHECKBIT_COPY_BUTTON (object)->text);
  G_OBJECT_CLASS (checkbit_copy_button_parent_class)->finalize (object);
}

static void
checkbit_copy_button_class_init (CheckbitCopyButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_copy_button_finalize;
  GTK_BUTTON_CLASS (klass)->clicked = checkbit_copy_button_clicked;
}

static void
checkbit_copy_button_init (CheckbitCopyButton *self)
{
  gtk_button_set_icon_name (GTK_BUTTON (self), "edit-copy-symbolic");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
}

GtkWidget *
checkbit_copy_button_new (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  GtkWidget *self = g_object_new (CHECKBIT_TYPE_COPY_BUTTON, "tooltip-text", name, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return self;
}

void
checkbit_copy_button_set_text (CheckbitCopyButton *self, const char *text)
{
  char *copy;

  g_return_if_fail (CHECKBIT_IS_COPY_BUTTON (self));

  copy = g_strdup (text);
  g_free (self->text);
  self->text = copy;
  gtk_widget_set_sensitive (GTK_WIDGET (self), text != NULL);
}
