/* The menu of a tile.
 *
 * It is a child of the tile only while open, as there are many tiles and few menus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/mask-tile-menu.h"

#include <glib/gi18n-lib.h>

#include "ui/base/popover-parent.h"

/* Hidden unless a set sent by a program has another value in that direction. */
static void
append_step (GMenu *menu, const char *label, const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (menu, item);
}

/* Only where sets sent by programs are listed. */
static void
append_forgetting (GMenu *menu, const char *label, const char *action, const char *title)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action,
                                           title != NULL ? g_variant_new_string (title) : NULL);
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-missing");
  g_menu_append_item (menu, item);
}

/* (transfer full) */
static GMenuModel *
create_model (CheckbitMaskTile *tile)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) shown = g_menu_new ();
  g_autoptr (GMenu) copied = g_menu_new ();
  g_autoptr (GMenu) forgotten = g_menu_new ();
  CheckbitSet *set = checkbit_mask_tile_get_set (tile);

  g_menu_append (shown,
                 checkbit_mask_tile_get_kept (tile) ? _ ("Take _Off the Board")
                                                    : _ ("_Show on the Board"),
                 "tile.keep");
  g_menu_append (shown, _ ("Open in Se_t"), "tile.inspect");
  append_step (shown, _ ("Value _Before"), "tile.older");
  append_step (shown, _ ("_Next Value"), "tile.newer");
  g_menu_append (copied, _ ("_Copy Value"), "tile.copy");
  g_menu_append (copied, _ ("Copy _Formula"), "tile.copy-formula");
  g_menu_append (copied, _ ("Copy _ID"), "tile.copy-id");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (shown));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (copied));
  if (checkbit_set_get_expression (set) == NULL)
    {
      append_forgetting (forgotten, C_ ("set", "Fo_rget"), "sent.forget",
                         checkbit_set_get_title (set));
      append_forgetting (forgotten, _ ("Forget _All Sent Sets"), "sent.clear", NULL);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (forgotten));
    }
  return G_MENU_MODEL (menu);
}

static GtkWidget *
find_menu (CheckbitMaskTile *tile)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (tile)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER_MENU (child))
      return child;
  return NULL;
}

void
checkbit_mask_tile_menu_popup (CheckbitMaskTile *tile, double x, double y)
{
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *menu;

  g_return_if_fail (CHECKBIT_IS_MASK_TILE (tile));

  checkbit_mask_tile_menu_close (tile);
  model = create_model (tile);
  menu = gtk_popover_menu_new_from_model (model);
  checkbit_popover_set_parent (menu, GTK_WIDGET (tile));
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu), &(GdkRectangle){ (int)x, (int)y, 1, 1 });
  g_signal_connect (menu, "closed", G_CALLBACK (checkbit_popover_unparent_later), NULL);
  gtk_popover_popup (GTK_POPOVER (menu));
}

void
checkbit_mask_tile_menu_present (CheckbitMaskTile *tile)
{
  GtkWidget *menu = find_menu (tile);

  if (menu != NULL)
    gtk_popover_present (GTK_POPOVER (menu));
}

void
checkbit_mask_tile_menu_close (CheckbitMaskTile *tile)
{
  GtkWidget *menu = find_menu (tile);

  if (menu != NULL)
    gtk_widget_unparent (menu);
}
