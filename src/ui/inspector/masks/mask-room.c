/* How much room a row of tiles takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-room.h"

#include "ui/inspector/mask-tile.h"
#include "ui/inspector/masks/mask-group-layout.h"

struct _CheckbitMaskRoom
{
  GtkWidget parent_instance;

  GtkWidget *tile;
};

G_DEFINE_FINAL_TYPE (CheckbitMaskRoom, checkbit_mask_room, GTK_TYPE_WIDGET)

static int
get_row_width (CheckbitMaskRoom *self, int columns)
{
  return columns * checkbit_mask_tile_get_line_width (CHECKBIT_MASK_TILE (self->tile))
         + (columns - 1) * CHECKBIT_MASK_TILE_GAP;
}

static void
checkbit_mask_room_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CheckbitMaskRoom *self = CHECKBIT_MASK_ROOM (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  *minimum = get_row_width (self, 4);
  *natural = get_row_width (self, 6);
}

static void
checkbit_mask_room_dispose (GObject *object)
{
  g_clear_pointer (&CHECKBIT_MASK_ROOM (object)->tile, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_mask_room_parent_class)->dispose (object);
}

static void
checkbit_mask_room_class_init (CheckbitMaskRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_mask_room_dispose;
  widget_class->measure = checkbit_mask_room_measure;
  gtk_widget_class_set_css_name (widget_class, "mask-groups");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
checkbit_mask_room_init (CheckbitMaskRoom *self)
{
  g_autoptr (CheckbitSet) set = checkbit_set_new ("", CHESS_NO_SQUARES);
  g_autoptr (CheckbitWordForm) form = checkbit_word_form_new ();

  self->tile = checkbit_mask_tile_new (set, form);
  gtk_widget_set_child_visible (self->tile, FALSE);
  gtk_widget_set_parent (self->tile, GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

GtkWidget *
checkbit_mask_room_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MASK_ROOM, NULL);
}
