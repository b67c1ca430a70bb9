/* The layout of cards in a row or in a column, chosen by the width.
 *
 * CSS nodes: cards > (card)…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/adaptive-box.h"

#define SPACING 12
#define BESIDE_MIN_WIDTH 214 /* of one card: a move number, two moves and some padding */

/* What the column wants to be higher than its minimum, so that what stands under it in a low window
 * does not take all that there is. */
#define WISHED_HEIGHT 110

struct _CheckbitAdaptiveBox
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (CheckbitAdaptiveBox, checkbit_adaptive_box, GTK_TYPE_WIDGET)

/* The first visible card, starting with a child; NULL for none. */
static GtkWidget *
shown_from (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first (CheckbitAdaptiveBox *self)
{
  return shown_from (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

static GtkWidget *
next (GtkWidget *card)
{
  return shown_from (gtk_widget_get_next_sibling (card));
}

static int
count (CheckbitAdaptiveBox *self)
{
  int n = 0;

  for (GtkWidget *card = first (self); card != NULL; card = next (card))
    n++;
  return n;
}

static int
min_of (GtkWidget *card, GtkOrientation orientation)
{
  int least;

  gtk_widget_measure (card, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The size of the cards in a column: the largest width, or the sum of the heights. */
static int
least_size (CheckbitAdaptiveBox *self, GtkOrientation orientation)
{
  int widest = 0, total = 0;

  for (GtkWidget *card = first (self); card != NULL; card = next (card))
    {
      int least = min_of (card, orientation);
      widest = MAX (widest, least);
      total += least + (total > 0 ? SPACING : 0);
    }
  return orientation == GTK_ORIENTATION_HORIZONTAL ? widest : total;
}

static void
allocate_beside (CheckbitAdaptiveBox *self, int width, int height, int n)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int each = (width - (n - 1) * SPACING) / n;
  int i = 0;

  for (GtkWidget *card = first (self); card != NULL; card = next (card), i++)
    {
      int x = i * (each + SPACING);
      GtkAllocation place = { rtl ? width - x - each : x, 0, each, height };
      gtk_widget_size_allocate (card, &place, -1);
    }
}

/* What a fixed card wants in addition to its minimum height. */
static int
wish_of (GtkWidget *card, int width)
{
  int least, natural;

  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  return natural - min_of (card, GTK_ORIENTATION_VERTICAL);
}

/* Whether the card itself expands; its children do not count. */
static gboolean
grows (GtkWidget *card)
{
  return gtk_widget_get_vexpand (card);
}

/* How many of the cards grow, and how much extra the others want. */
static int
count_growing (CheckbitAdaptiveBox *self, int width, int *wishes)
{
  int n = 0;

  *wishes = 0;
  for (GtkWidget *card = first (self); card != NULL; card = next (card))
    {
      if (grows (card))
        n++;
      else
        *wishes += wish_of (card, width);
    }
  return n;
}

/* Fixed cards get what they want if there is room; growing ones share the rest. If none grows, all
 * share it. */
static void
allocate_stacked (CheckbitAdaptiveBox *self, int width, int height, int n)
{
  int extra = MAX (0, height - least_size (self, GTK_ORIENTATION_VERTICAL));
  int wishes, n_growing = count_growing (self, width, &wishes);
  int given = n_growing > 0 ? MIN (wishes, extra) : 0;
  int rest = extra - given, sharers = n_growing > 0 ? n_growing : n;
  int y = 0;

  for (GtkWidget *card = first (self); card != NULL; card = next (card))
    {
      gboolean modest = n_growing > 0 && !grows (card);
      int share = modest ? MIN (wish_of (card, width), given) : rest / sharers--;
      GtkAllocation place = { 0, y, width, min_of (card, GTK_ORIENTATION_VERTICAL) + share };

      *(modest ? &given : &rest) -= share;
      gtk_widget_size_allocate (card, &place, -1);
      y += place.height + SPACING;
    }
}

static void
checkbit_adaptive_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitAdaptiveBox *self = CHECKBIT_ADAPTIVE_BOX (widget);
  int n = count (self);
  int each = MAX (BESIDE_MIN_WIDTH, least_size (self, GTK_ORIENTATION_HORIZONTAL));

  if (n > 1 && width >= n * each + (n - 1) * SPACING)
    allocate_beside (self, width, height, n);
  else
    allocate_stacked (self, width, height, n);
}

static void
checkbit_adaptive_box_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = least_size (CHECKBIT_ADAPTIVE_BOX (widget), orientation);
  if (orientation == GTK_ORIENTATION_VERTICAL && *minimum > 0)
    *natural += WISHED_HEIGHT;
}

static void
checkbit_adaptive_box_dispose (GObject *object)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (card);
  G_OBJECT_CLASS (checkbit_adaptive_box_parent_class)->dispose (object);
}

static void
checkbit_adaptive_box_class_init (CheckbitAdaptiveBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_adaptive_box_dispose;
  widget_class->measure = checkbit_adaptive_box_measure;
  widget_class->size_allocate = checkbit_adaptive_box_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "cards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_adaptive_box_init (CheckbitAdaptiveBox *self)
{
}

GtkWidget *
checkbit_adaptive_box_new (void)
{
  return g_object_new (CHECKBIT_TYPE_ADAPTIVE_BOX, NULL);
}
