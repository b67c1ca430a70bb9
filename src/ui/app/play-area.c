/* The layout of the board and of what is around it: the side beside it or below, whichever gives
 * the better board.
 *
 * CSS nodes: playarea > (header) + (gauge) + (board) + (footer) + (side).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/play-area.h"

#define MARGIN 12
#define MARGIN_SMALL 8 /* in a window of a phone's width */
#define SMALL_WIDTH 480
#define SPACING 12
#define SPACING_SMALL 6    /* between the board and what belongs to it */
#define SIDE_MIN_WIDTH 192 /* move number and two moves */
#define SIDE_MAX_WIDTH 360
#define SIDE_MIN_HEIGHT 92   /* of the moves under the board */
#define COLUMN_MIN_WIDTH 320 /* of what is under the board, where the board is smaller */
#define BOARD_MIN 216

struct _CheckbitPlayArea
{
  GtkWidget parent_instance;

  GtkWidget *board;
  GtkWidget *header;
  GtkWidget *gauge;
  GtkWidget *footer;
  GtkWidget *side;
};

G_DEFINE_FINAL_TYPE (CheckbitPlayArea, checkbit_play_area, GTK_TYPE_WIDGET)

enum
{
  PROP_BOARD = 1,
  PROP_HEADER,
  PROP_GAUGE,
  PROP_FOOTER,
  PROP_SIDE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* --- The arithmetic ------------------------------------------------------------------------- */

/* A size with its space to the board; nothing where the part is not there. */
static int
with_space (int size)
{
  return size > 0 ? size + SPACING_SMALL : 0;
}

/* Places header, gauge and board from a corner on; the gauge is left of x. */
static void
place_board (CheckbitPlayLayout *layout, const CheckbitPlayNeeds *needs, int x, int y, int board)
{
  int top = y + with_space (needs->header_height);

  layout->header = (GtkAllocation){ x, y, board, needs->header_height };
  layout->gauge
      = (GtkAllocation){ x - with_space (needs->gauge_width), top, needs->gauge_width, board };
  layout->board = (GtkAllocation){ x, top, board, board };
}

/* What the side needs beside the board. */
static int
least_side (const CheckbitPlayNeeds *needs)
{
  return MAX (needs->side_width, SIDE_MIN_WIDTH);
}

static void
compute_beside (CheckbitPlayLayout *layout,
                int width,
                int height,
                int margin,
                const CheckbitPlayNeeds *needs,
                int board)
{
  int gauge = with_space (needs->gauge_width);
  int least = least_side (needs);
  int side
      = CLAMP (width - 2 * margin - SPACING - gauge - board, least, MAX (least, SIDE_MAX_WIDTH));
  int x = MAX (margin, (width - gauge - board - SPACING - side) / 2) + gauge;

  place_board (layout, needs, x, margin, board);
  layout->footer
      = (GtkAllocation){ x, layout->board.y + board + SPACING, board, needs->footer_height };
  layout->side = (GtkAllocation){ x + board + SPACING, margin, side, height - 2 * margin };
}

static void
compute_stacked (CheckbitPlayLayout *layout,
                 int width,
                 int height,
                 int margin,
                 const CheckbitPlayNeeds *needs,
                 int board)
{
  int gauge = with_space (needs->gauge_width);
  int column = MAX (board, MIN (width - 2 * margin, COLUMN_MIN_WIDTH));
  int x = (width - column) / 2;

  place_board (layout, needs, (width - gauge - board) / 2 + gauge, margin, board);
  layout->footer
      = (GtkAllocation){ x, layout->board.y + board + SPACING, column, needs->footer_height };
  int below = layout->footer.y + needs->footer_height + SPACING;
  layout->side = (GtkAllocation){ x, below, column, MAX (0, height - margin - below) };
}

void
checkbit_play_layout_compute (CheckbitPlayLayout *layout,
                              int width,
                              int height,
                              const CheckbitPlayNeeds *needs)
{
  int margin = width < SMALL_WIDTH ? MARGIN_SMALL : MARGIN;
  int tall
      = height - 2 * margin - SPACING - needs->footer_height - with_space (needs->header_height);
  int wide = width - 2 * margin - with_space (needs->gauge_width);
  int beside = MIN (wide - SPACING - least_side (needs), tall);
  int stacked = MIN (wide, tall - SPACING - needs->side_height);

  /* A tall list of moves at the side is worth a somewhat smaller board. */
  if (beside >= BOARD_MIN && beside * 100 >= stacked * 90)
    compute_beside (layout, width, height, margin, needs, beside);
  else
    compute_stacked (layout, width, height, margin, needs, MAX (stacked, 8));
}

/* --- The widget ----------------------------------------------------------------------------- */

/* The height of header or footer at a width. */
static int
height_at (GtkWidget *child, int width)
{
  int natural = 0, least = 0;

  if (child == NULL || !gtk_widget_should_layout (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (least, width), NULL, &natural, NULL,
                      NULL);
  return natural;
}

/* The same at the width that a board may have in this room. */
static int
measure_height (GtkWidget *child, int width, int height)
{
  return height_at (child, MIN (width - 2 * MARGIN, height * 4 / 5));
}

static int
gauge_width (CheckbitPlayArea *self)
{
  int least = 0;

  if (self->gauge != NULL && gtk_widget_should_layout (self->gauge))
    gtk_widget_measure (self->gauge, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The least height of the side below a board in this room, -1 for any: a few moves, more where it
 * also lists positions. */
static int
side_height (CheckbitPlayArea *self, int width)
{
  int least = 0, least_width = 0;

  if (self->side == NULL)
    return SIDE_MIN_HEIGHT;
  if (width >= 0)
    gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->side, GTK_ORIENTATION_VERTICAL,
                      width >= 0 ? MAX (least_width, width - 2 * MARGIN) : -1, &least, NULL, NULL,
                      NULL);
  return MAX (least, SIDE_MIN_HEIGHT);
}

static int
side_width (CheckbitPlayArea *self)
{
  int least = 0;

  if (self->side != NULL)
    gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static CheckbitPlayNeeds
get_needs (CheckbitPlayArea *self, int width, int height)
{
  return (CheckbitPlayNeeds){ .header_height = measure_height (self->header, width, height),
                              .footer_height = measure_height (self->footer, width, height),
                              .gauge_width = gauge_width (self),
                              .side_height = side_height (self, width),
                              .side_width = side_width (self) };
}

static void
allocate (CheckbitPlayArea *self, GtkWidget *child, GtkAllocation rectangle)
{
  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    rectangle.x = gtk_widget_get_width (GTK_WIDGET (self)) - rectangle.x - rectangle.width;
  gtk_widget_size_allocate (child, &rectangle, -1);
}

static void
checkbit_play_area_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitPlayArea *self = CHECKBIT_PLAY_AREA (widget);
  CheckbitPlayNeeds needs = get_needs (self, width, height);
  CheckbitPlayLayout layout;

  /* Where texts break into more lines at the width that comes out, the board makes room. */
  checkbit_play_layout_compute (&layout, width, height, &needs);
  needs.header_height = MAX (needs.header_height, height_at (self->header, layout.header.width));
  needs.footer_height = MAX (needs.footer_height, height_at (self->footer, layout.footer.width));
  checkbit_play_layout_compute (&layout, width, height, &needs);
  allocate (self, self->header, layout.header);
  allocate (self, self->gauge, layout.gauge);
  allocate (self, self->board, layout.board);
  allocate (self, self->footer, layout.footer);
  allocate (self, self->side, layout.side);
}

static GtkSizeRequestMode
checkbit_play_area_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT;
}

/* What header and footer take of the height of a board's column. */
static int
get_height_around (CheckbitPlayArea *self, int size)
{
  return with_space (measure_height (self->header, size, size))
         + measure_height (self->footer, size, size);
}

static void
measure_width (CheckbitPlayArea *self, int for_height, int *minimum, int *natural)
{
  GtkWidget *children[] = { self->board, self->header, self->footer, self->side };
  int widest = BOARD_MIN;

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int least = 0;
      if (children[i] != NULL)
        gtk_widget_measure (children[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      widest = MAX (widest, least);
    }
  int gauge = with_space (gauge_width (self));
  *minimum = widest + gauge + 2 * MARGIN_SMALL;

  int tall = 640;
  if (for_height >= 0)
    tall = for_height - 2 * MARGIN - SPACING - get_height_around (self, for_height);
  *natural = MAX (*minimum, gauge + tall + SPACING + SIDE_MAX_WIDTH + 2 * MARGIN);
}

/* The least that they take: at the width that the area has at least, which may be more than the least
 * board's. */
static int
get_least_height_around (CheckbitPlayArea *self)
{
  int width, natural;

  measure_width (self, -1, &width, &natural);
  width = MAX (width - 2 * MARGIN, BOARD_MIN);
  return with_space (height_at (self->header, width)) + height_at (self->footer, width);
}

static void
checkbit_play_area_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CheckbitPlayArea *self = CHECKBIT_PLAY_AREA (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, for_size, minimum, natural);
      return;
    }
  *minimum = BOARD_MIN + get_least_height_around (self) + side_height (self, -1) + 2 * SPACING
             + 2 * MARGIN_SMALL;
  *natural = MAX (*minimum, 720);
}

static void
set_child (CheckbitPlayArea *self, GtkWidget **slot, GtkWidget *child)
{
  g_clear_pointer (slot, gtk_widget_unparent);
  *slot = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

/* The keyboard goes from what is over the board to the board and on to what is under it, then to
 * the side. */
static void
order_children (CheckbitPlayArea *self)
{
  GtkWidget *order[] = { self->header, self->gauge, self->board, self->footer, self->side };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (order[i] != NULL)
      gtk_widget_insert_before (order[i], GTK_WIDGET (self), NULL);
}

static GtkWidget **
slot_of (CheckbitPlayArea *self, guint id)
{
  GtkWidget **slots[]
      = { NULL, &self->board, &self->header, &self->gauge, &self->footer, &self->side };
  return id < G_N_ELEMENTS (slots) ? slots[id] : NULL;
}

static void
checkbit_play_area_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, *slot_of (CHECKBIT_PLAY_AREA (object), id));
}

static void
checkbit_play_area_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitPlayArea *self = CHECKBIT_PLAY_AREA (object);

  set_child (self, slot_of (self, id), g_value_get_object (value));
  order_children (self);
}

static void
checkbit_play_area_dispose (GObject *object)
{
  CheckbitPlayArea *self = CHECKBIT_PLAY_AREA (object);

  for (guint id = PROP_BOARD; id < N_PROPS; id++)
    g_clear_pointer (slot_of (self, id), gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_play_area_parent_class)->dispose (object);
}

static void
checkbit_play_area_class_init (CheckbitPlayAreaClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_play_area_get_property;
  object_class->set_property = checkbit_play_area_set_property;
  object_class->dispose = checkbit_play_area_dispose;
  widget_class->measure = checkbit_play_area_measure;
  widget_class->get_request_mode = checkbit_play_area_get_request_mode;
  widget_class->size_allocate = checkbit_play_area_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "playarea");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  props[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_HEADER] = g_param_spec_object ("header", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_GAUGE] = g_param_spec_object ("gauge", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_FOOTER] = g_param_spec_object ("footer", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_SIDE] = g_param_spec_object ("side", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_play_area_init (CheckbitPlayArea *self)
{
}
