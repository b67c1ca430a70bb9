/* The layout of the move list: the opening's name above the moves and the bar below them. The name
 * always gets the number of lines that any name may need, so that the moves do not shift. In a wide
 * and low list, a name that is not too long is beside the bar. If fewer than two rows of moves would
 * be visible, the bar is hidden, as keys and the step buttons can replace it; then the name. A low
 * list also hides a name that it could not show whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-list-layout.h"

#define ONE_LINE 560          /* from this width on, every name takes one line */
#define N_LINES 2             /* the most lines of a name */
#define ANY_WIDTH 10000       /* at which every text is one line */
#define WIDE 400              /* from this width on the name is beside the bar … */
#define TALL 240              /* … if the height is less than this */
#define NAME_SHARE_PERCENT 50 /* the most width for it */
#define FILLED_PERCENT 80     /* of its lines, with words that are not split */
#define LEAST_MOVES 52        /* the height of two rows */

static int
measure (GtkWidget *widget, GtkOrientation orientation, gboolean natural)
{
  int least, wanted;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, orientation, -1, &least, &wanted, NULL, NULL);

  return natural ? wanted : least;
}

int
checkbit_move_list_layout_measure (const CheckbitMoveListLayout *self, GtkOrientation orientation)
{
  int name = measure (self->opening, orientation, FALSE);
  int moves = measure (self->scroller, orientation, FALSE);
  int bar = measure (self->bar, orientation, FALSE);

  /* The request is the same whether or not the name is beside the bar: sharing a row must not make
   * a wide list ask for more height. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return MAX (MAX (name, moves), bar);
  return MAX (moves, LEAST_MOVES);
}

static int
measure_height (GtkWidget *widget, int width)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);

  return least;
}

/* The height of a label with its maximum number of lines, whatever its text. */
static int
measure_all_lines (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int text_height;

  pango_layout_get_pixel_size (layout, NULL, &text_height);

  return measure_height (label, ANY_WIDTH)
         + (N_LINES - 1) * text_height / pango_layout_get_line_count (layout);
}

/* A long name takes a second line. A low list does not reserve one that is not needed. */
static int
measure_name (GtkWidget *opening, int width, gboolean low)
{
  int height;

  if (!gtk_widget_should_layout (opening))
    return 0;
  height = measure_height (opening, width);

  return low || width >= ONE_LINE ? height : MAX (height, measure_all_lines (opening));
}

/* Shows the bar if that leaves two rows of moves below the name; returns its height. */
static int
show_bar (const CheckbitMoveListLayout *self, int height, int name)
{
  int bar = measure (self->bar, GTK_ORIENTATION_VERTICAL, FALSE);
  gboolean shown = height >= name + LEAST_MOVES + bar;

  gtk_widget_set_child_visible (self->bar, shown);
  return shown ? bar : 0;
}

/* Whether the name can be read whole. */
static gboolean
name_fits (const CheckbitMoveListLayout *self, int width)
{
  return measure (self->opening, GTK_ORIENTATION_HORIZONTAL, TRUE)
         <= width * N_LINES * FILLED_PERCENT / 100;
}

/* The same for the name above the moves, which are more important: a low list has no room for half
 * a name. Returns its height. */
static int
show_name (const CheckbitMoveListLayout *self, int height, int width)
{
  gboolean low = height < TALL;
  int name = measure_name (self->opening, width, low);
  gboolean shown = height >= name + LEAST_MOVES && (!low || name_fits (self, width));

  gtk_widget_set_child_visible (self->opening, shown);
  return shown ? name : 0;
}

static void
allocate (GtkWidget *list, GtkWidget *child, GtkAllocation place)
{
  if (!gtk_widget_should_layout (child) || !gtk_widget_get_child_visible (child))
    return;
  if (gtk_widget_get_direction (list) == GTK_TEXT_DIR_RTL)
    place.x = gtk_widget_get_width (list) - place.x - place.width;
  gtk_widget_size_allocate (child, &place, -1);
}

static void
mark (const CheckbitMoveListLayout *self, const char *name, gboolean marked)
{
  if (marked)
    gtk_widget_add_css_class (self->scroller, name);
  else
    gtk_widget_remove_css_class (self->scroller, name);
}

void
checkbit_move_list_layout_allocate (const CheckbitMoveListLayout *self,
                                    GtkWidget *widget,
                                    int width,
                                    int height)
{
  GtkWidget *opening = self->opening, *bar = self->bar;
  int share = width * NAME_SHARE_PERCENT / 100;
  gboolean beside = width >= WIDE && height < TALL && name_fits (self, share);
  int name_width
      = beside ? MIN (measure (opening, GTK_ORIENTATION_HORIZONTAL, TRUE), share) : width;
  int name_height = show_name (self, height, name_width);
  int bar_height = show_bar (self, height, name_height);
  int top = beside ? 0 : name_height;
  int bar_x = beside ? name_width : 0;

  if (beside && bar_height > 0)
    bar_height = MAX (bar_height, name_height);
  mark (self, "first", top == 0);
  mark (self, "last", bar_height == 0);
  allocate (widget, opening,
            (GtkAllocation){ 0, beside ? height - bar_height : 0, name_width,
                             beside ? bar_height : name_height });
  allocate (widget, self->scroller,
            (GtkAllocation){ 0, top, width, MAX (height - top - bar_height, 0) });
  allocate (widget, bar, (GtkAllocation){ bar_x, height - bar_height, width - bar_x, bar_height });
}
