/* Menus that are the same in all windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/shared-menu.h"

static GtkBuilder *
load (const char *file)
{
  g_autofree char *path = g_strconcat ("/io/github/checkbit/Checkbit/", file, NULL);

  return gtk_builder_new_from_resource (path);
}

GMenuModel *
checkbit_shared_menu_get (const char *file, const char *id)
{
  static GHashTable *builders; /* by their files */
  GtkBuilder *builder;

  if (builders == NULL)
    builders = g_hash_table_new (g_str_hash, g_str_equal);
  builder = g_hash_table_lookup (builders, file);
  if (builder == NULL)
    {
      builder = load (file);
      g_hash_table_insert (builders, g_strdup (file), builder);
    }
  return G_MENU_MODEL (gtk_builder_get_object (builder, id));
}

typedef struct
{
  const char *file;
  const char *id;
} MenuName;

static void
make_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  const MenuName *name = user_data;

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, checkbit_shared_menu_get (name->file, name->id));
}

void
checkbit_shared_menu_give (GtkMenuButton *button, const char *file, const char *id)
{
  MenuName *name;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  name = g_new (MenuName, 1);
  *name = (MenuName) { file, id };
  gtk_menu_button_set_create_popup_func (button, make_menu_cb, name, g_free);
}
