/* Two widgets side by side, or one below the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/new-game-columns.h"

#include "ui/base/large-text.h"

#define SPACING 18
#define COLUMN 280 /* the minimum width of a column when side by side, at the default text size */

static gboolean
is_wide (GtkWidget *box, int width)
{
  return width >= 2 * COLUMN * checkbit_large_text_get_scale (box) + SPACING;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *box)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_widths (GtkWidget *first, GtkWidget *second, int *minimum, int *natural)
{
  int least[2], usual[2];

  gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &least[0], &usual[0], NULL, NULL);
  gtk_widget_measure (second, GTK_ORIENTATION_HORIZONTAL, -1, &least[1], &usual[1], NULL, NULL);
  *minimum = MAX (least[0], least[1]);
  *natural = 2 * MAX (usual[0], usual[1]) + SPACING;
}

static void
measure_heights (GtkWidget *box, int width, int *minimum, int *natural)
{
  gboolean wide = width >= 0 && is_wide (box, width);
  int column = wide ? (width - SPACING) / 2 : width;
  int least[2], usual[2];
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, &least[i], &usual[i], NULL, NULL);
  *minimum = wide ? MAX (least[0], least[1]) : least[0] + SPACING + least[1];
  *natural = wide ? MAX (usual[0], usual[1]) : usual[0] + SPACING + usual[1];
}

static void
measure (GtkWidget *box,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_widths (gtk_widget_get_first_child (box), gtk_widget_get_last_child (box), minimum,
                    natural);
  else
    measure_heights (box, for_size, minimum, natural);
}

static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (box), *second = gtk_widget_get_last_child (box);
  gboolean wide = is_wide (box, width);
  gboolean right_to_left = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  int column = wide ? (width - SPACING) / 2 : width;
  GtkAllocation left = { 0, 0, column, height }, right = { width - column, 0, column, height };
  int first_height;

  if (wide)
    {
      gtk_widget_size_allocate (right_to_left ? second : first, &left, -1);
      gtk_widget_size_allocate (right_to_left ? first : second, &right, -1);
      return;
    }
  gtk_widget_measure (first, GTK_ORIENTATION_VERTICAL, width, NULL, &first_height, NULL, NULL);
  left.height = first_height;
  right.y = first_height + SPACING;
  right.height = height - right.y;
  gtk_widget_size_allocate (first, &left, -1);
  gtk_widget_size_allocate (second, &right, -1);
}

GtkWidget *
checkbit_new_game_columns_new (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (get_request_mode, measure, allocate));
  return box;
}
