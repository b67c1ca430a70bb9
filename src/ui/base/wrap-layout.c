/* Children in a row, wrapped into as many lines as needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/wrap-layout.h"

struct _CheckbitWrapLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (CheckbitWrapLayout, checkbit_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* One line: its first child, and the height of the highest. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *behind; /* the first of the next line, NULL for none */
  int height;
} Line;

static GtkWidget *
next_child (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static int
natural_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

static int
natural_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

/* Every line has at least one child. */
static Line
find_line (GtkWidget *first, int width)
{
  Line line = { .first = first };
  int used = 0;
  GtkWidget *child;

  for (child = first; child != NULL; child = next_child (gtk_widget_get_next_sibling (child)))
    {
      int wanted = MIN (natural_width (child), width);

      if (used > 0 && used + wanted > width)
        break;
      used += wanted;
      line.height = MAX (line.height, natural_height (child, wanted));
    }
  line.behind = child;

  return line;
}

static int
measure_height (GtkWidget *widget, int width)
{
  int height = 0;
  Line line;

  for (GtkWidget *child = next_child (gtk_widget_get_first_child (widget)); child != NULL;
       child = line.behind)
    {
      line = find_line (child, width);
      height += line.height;
    }

  return height;
}

static GtkSizeRequestMode
checkbit_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_wrap_layout_measure (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  int least = 0, all = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_height (widget, for_size < 0 ? G_MAXINT : for_size);
      return;
    }
  for (GtkWidget *child = next_child (gtk_widget_get_first_child (widget)); child != NULL;
       child = next_child (gtk_widget_get_next_sibling (child)))
    {
      int narrow, wide;

      gtk_widget_measure (child, orientation, -1, &narrow, &wide, NULL, NULL);
      least = MAX (least, narrow);
      all += wide;
    }
  *minimum = least;
  *natural = all;
}

static void
allocate_line (GtkWidget *widget, const Line *line, int y, int width)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (GtkWidget *child = line->first; child != line->behind;
       child = next_child (gtk_widget_get_next_sibling (child)))
    {
      int wide = MIN (natural_width (child), width);
      GtkAllocation place = { rtl ? width - x - wide : x, y, wide, line->height };

      gtk_widget_size_allocate (child, &place, -1);
      x += wide;
    }
}

static void
checkbit_wrap_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget *widget,
                               int width,
                               int height,
                               int baseline)
{
  int y = 0;
  Line line;

  for (GtkWidget *child = next_child (gtk_widget_get_first_child (widget)); child != NULL;
       child = line.behind)
    {
      line = find_line (child, width);
      allocate_line (widget, &line, y, width);
      y += line.height;
    }
}

static void
checkbit_wrap_layout_class_init (CheckbitWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = checkbit_wrap_layout_get_request_mode;
  layout_class->measure = checkbit_wrap_layout_measure;
  layout_class->allocate = checkbit_wrap_layout_allocate;
}

static void
checkbit_wrap_layout_init (CheckbitWrapLayout *self)
{
}

GtkLayoutManager *
checkbit_wrap_layout_new (void)
{
  return g_object_new (CHECKBIT_TYPE_WRAP_LAYOUT, NULL);
}
