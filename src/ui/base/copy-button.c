/* A small button that copies a text and says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/copy-button.h"

#include "ui/base/copy-text.h"

struct _CheckbitCopyButton
{
  GtkButton parent_instance;

  char *text; /* NULL for none */
};

G_DEFINE_FINAL_TYPE (CheckbitCopyButton, checkbit_copy_button, GTK_TYPE_BUTTON)

static void
checkbit_copy_button_clicked (GtkButton *button)
{
  CheckbitCopyButton *self = CHECKBIT_COPY_BUTTON (button);

  if (self->text != NULL)
    checkbit_copy_text (GTK_WIDGET (self), self->text);
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
