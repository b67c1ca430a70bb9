/* The window that lists the keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/shortcuts.h"

#include <adwaita.h>

/* "Ctrl+N / F2"; what is no accelerator, such as a range of letters, is left as it is. */
static void
append_keys (GString *text, GtkShortcutLabel *label)
{
  g_auto (GStrv) keys = g_strsplit (gtk_shortcut_label_get_accelerator (label), " ", -1);

  for (char **key = keys; *key != NULL; key++)
    {
      g_autofree char *words = NULL;
      GdkModifierType modifiers;
      guint keyval;

      if (gtk_accelerator_parse (*key, &keyval, &modifiers))
        words = gtk_accelerator_get_label (keyval, modifiers);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " / " : "",
                              words != NULL ? words : *key);
    }
}

static void
collect_keys (GtkWidget *root, GString *text)
{
  if (GTK_IS_SHORTCUT_LABEL (root))
    append_keys (text, GTK_SHORTCUT_LABEL (root));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      collect_keys (child, text);
}

static void
describe_rows (GtkWidget *root)
{
  if (ADW_IS_ACTION_ROW (root))
    {
      g_autoptr (GString) text = g_string_new (NULL);

      collect_keys (root, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      text->str, -1);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_rows (child);
}

GtkWindow *
checkbit_shortcuts_new (void)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/checkbit/Checkbit/shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  describe_rows (GTK_WIDGET (window));
  return window;
}
