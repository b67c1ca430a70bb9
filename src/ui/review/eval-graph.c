/* The graph of a game.
 *
 * # CSS nodes
 *
 * eval-graph    colors: review_inaccuracy, review_mistake, review_blunder, eval_white, eval_black,
 *               eval_middle
 *
 * # Accessibility
 *
 * A slider named "Evaluation graph" whose value is the place in the game; its value text says
 * the move, what the position is worth and what the move is marked as. So does its description.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/review/eval-graph.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ui/base/accessible.h"
#include "ui/review/review-text.h"

#define MINIMUM_WIDTH 80
#define NATURAL_WIDTH 240
#define MARGIN 6 /* so that marks at the ends are not cut off */
#define MARK_RADIUS 4.0
#define PAGE 10
#define NOWHERE G_MAXUINT

/* The data kept for a point of the curve. */
typedef struct
{
  double chance;
  CheckbitScore score;
  CheckbitMoveMark mark;
} Point;

struct _CheckbitEvalGraph
{
  GtkWidget parent_instance;

  GArray *points; /* of Point; owned */
  CheckbitEvalGraphNameFunc name; /* by point; NULL for none */
  gpointer name_data;
  guint current;
  guint pointed;               /* NOWHERE while the pointer is outside */
  double pointer_x, pointer_y; /* its last position in the window */
};

enum
{
  CHOSEN,
  TEXT_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitEvalGraph, checkbit_eval_graph, GTK_TYPE_WIDGET)

static const Point *
get_point (CheckbitEvalGraph *self, guint index)
{
  return &g_array_index (self->points, Point, index);
}

static gboolean
is_known (CheckbitEvalGraph *self, guint index)
{
  return get_point (self, index)->score.kind != CHECKBIT_SCORE_NONE;
}

/* --- Places --------------------------------------------------------------------------------- */

double
checkbit_eval_graph_get_x (CheckbitEvalGraph *self, guint point)
{
  double width;

  g_return_val_if_fail (CHECKBIT_IS_EVAL_GRAPH (self), 0);

  width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;

  return MARGIN + width * point / MAX (self->points->len - 1.0, 1);
}

guint
checkbit_eval_graph_find (CheckbitEvalGraph *self, double x)
{
  double width, point;

  g_return_val_if_fail (CHECKBIT_IS_EVAL_GRAPH (self), 0);

  if (self->points->len == 0)
    return 0;
  width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, 1);
  point = floor ((x - MARGIN) / width * (self->points->len - 1) + 0.5);

  return (guint) CLAMP (point, 0, self->points->len - 1);
}

static double
get_y (CheckbitEvalGraph *self, guint point)
{
  return gtk_widget_get_height (GTK_WIDGET (self)) * (1 - get_point (self, point)->chance / 100);
}

static void
checkbit_eval_graph_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MINIMUM_WIDTH : CHECKBIT_EVAL_GRAPH_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : CHECKBIT_EVAL_GRAPH_HEIGHT;
}

/* --- Drawing -------------------------------------------------------------------------------- */

/* Sets a named color of the style sheet as the source for drawing. */
static void
set_color (CheckbitEvalGraph *self, cairo_t *cr, const char *name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA color = { 0.5, 0.5, 0.5, 1 };

  gtk_style_context_lookup_color (context, name, &color);
  gdk_cairo_set_source_rgba (cr, &color);
}

/* The first and the last known point; FALSE if there are none. */
static gboolean
get_ends (CheckbitEvalGraph *self, guint *first, guint *last)
{
  *first = NOWHERE;
  for (guint i = 0; i < self->points->len; i++)
    if (is_known (self, i))
      {
        *first = MIN (*first, i);
        *last = i;
      }

  return *first != NOWHERE;
}

/* Black's part fills everything, White's the area below the curve. */
static void
draw_parts (CheckbitEvalGraph *self, cairo_t *cr, guint first, guint last)
{
  double left = checkbit_eval_graph_get_x (self, first);
  double right = checkbit_eval_graph_get_x (self, last);
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  set_color (self, cr, "eval_black");
  cairo_rectangle (cr, left, 0, right - left, height);
  cairo_fill (cr);
  cairo_move_to (cr, left, height);
  for (guint i = first; i <= last; i++)
    if (is_known (self, i))
      cairo_line_to (cr, checkbit_eval_graph_get_x (self, i), get_y (self, i));
  cairo_line_to (cr, right, height);
  set_color (self, cr, "eval_white");
  cairo_fill (cr);
  set_color (self, cr, "eval_middle");
  cairo_rectangle (cr, left, floor (height / 2), right - left, 1);
  cairo_fill (cr);
}

/* Marks differ in shape as well as in color: a disc, a diamond, a square. */
static void
add_shape (cairo_t *cr, CheckbitMoveMark mark, double x, double y)
{
  const double r = MARK_RADIUS;

  cairo_new_path (cr);
  if (mark == CHECKBIT_MOVE_MARK_INACCURACY)
    cairo_arc (cr, x, y, r - 1, 0, 2 * G_PI);
  else if (mark == CHECKBIT_MOVE_MARK_BLUNDER)
    cairo_rectangle (cr, x - r, y - r, 2 * r, 2 * r);
  else
    {
      cairo_move_to (cr, x, y - r - 1);
      cairo_line_to (cr, x + r + 1, y);
      cairo_line_to (cr, x, y + r + 1);
      cairo_line_to (cr, x - r - 1, y);
      cairo_close_path (cr);
    }
}

/* With a light and a dark outline, so that it is visible on both parts. */
static void
draw_mark (CheckbitEvalGraph *self, cairo_t *cr, guint point)
{
  static const char *const colors[CHECKBIT_N_MOVE_MARKS]
      = { NULL, "review_inaccuracy", "review_mistake", "review_blunder" };
  CheckbitMoveMark mark = get_point (self, point)->mark;
  double height, y;

  /* Stored only for marked points: a game may have a hundred thousand moves. */
  if (mark == CHECKBIT_MOVE_MARK_NONE)
    return;
  height = gtk_widget_get_height (GTK_WIDGET (self));
  y = CLAMP (get_y (self, point), MARK_RADIUS + 2, height - MARK_RADIUS - 2);
  add_shape (cr, mark, checkbit_eval_graph_get_x (self, point), y);
  set_color (self, cr, "eval_white");
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  set_color (self, cr, "eval_black");
  cairo_set_line_width (cr, 2);
  cairo_stroke_preserve (cr);
  set_color (self, cr, colors[mark]);
  cairo_fill (cr);
}

/* A vertical line with a contrasting outline. */
static void
draw_line (CheckbitEvalGraph *self, cairo_t *cr, guint point, const char *color, double width)
{
  double x = floor (checkbit_eval_graph_get_x (self, point));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  set_color (self, cr, "window_bg_color");
  cairo_rectangle (cr, x - width / 2 - 1, 0, width + 2, height);
  cairo_fill (cr);
  set_color (self, cr, color);
  cairo_rectangle (cr, x - width / 2, 0, width, height);
  cairo_fill (cr);
}

static void
checkbit_eval_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitEvalGraph *self = CHECKBIT_EVAL_GRAPH (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                            (float) gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &all);
  guint first, last;

  if (get_ends (self, &first, &last))
    draw_parts (self, cr, first, last);
  if (self->pointed != NOWHERE)
    draw_line (self, cr, self->pointed, "window_fg_color", 1);
  if (self->current < self->points->len)
    draw_line (self, cr, self->current, "accent_bg_color", 3);
  for (guint i = 0; i < self->points->len; i++)
    draw_mark (self, cr, i);
  cairo_destroy (cr);
}

/* --- Words ---------------------------------------------------------------------------------- */

/* A game may have a hundred thousand moves, so their names are made on demand. */
static char *
dup_name (CheckbitEvalGraph *self, guint point)
{
  return self->name != NULL ? self->name (point, self->name_data) : g_strdup ("");
}

/* The text of the current point. */
static char *
dup_value_text (CheckbitEvalGraph *self)
{
  g_autofree char *name = NULL;
  const Point *point;

  if (self->current >= self->points->len)
    return g_strdup ("");
  point = get_point (self, self->current);
  name = dup_name (self, self->current);

  return checkbit_review_text_point (name, point->score, point->mark);
}

char *
checkbit_eval_graph_dup_text (CheckbitEvalGraph *self)
{
  g_autofree char *name = NULL;
  guint index;

  g_return_val_if_fail (CHECKBIT_IS_EVAL_GRAPH (self), NULL);

  index = self->pointed != NOWHERE ? self->pointed : self->current;
  if (index >= self->points->len)
    return g_strdup ("");
  name = dup_name (self, index);

  return checkbit_review_text_point_short (name, get_point (self, index)->score,
                                           get_point (self, index)->mark);
}

static void
update (CheckbitEvalGraph *self)
{
  g_autofree char *text = dup_value_text (self);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, MAX (self->points->len - 1.0, 0),
      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->current, -1);
  checkbit_accessible_set_value_text (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[TEXT_CHANGED], 0);
}

/* --- What is shown -------------------------------------------------------------------------- */

void
checkbit_eval_graph_set_name_func (CheckbitEvalGraph *self,
                                   CheckbitEvalGraphNameFunc name,
                                   gpointer user_data)
{
  g_return_if_fail (CHECKBIT_IS_EVAL_GRAPH (self));

  self->name = name;
  self->name_data = user_data;
}

void
checkbit_eval_graph_set_curve (CheckbitEvalGraph *self, const CheckbitCurve *curve, guint current)
{
  g_return_if_fail (CHECKBIT_IS_EVAL_GRAPH (self));
  g_return_if_fail (curve != NULL && current < curve->n_points);

  g_array_set_size (self->points, 0);
  for (guint i = 0; i < curve->n_points; i++)
    {
      const CheckbitCurvePoint *from = &curve->points[i];
      Point point = { from->chance, from->score, from->mark };

      g_array_append_val (self->points, point);
    }
  self->current = current;
  if (self->pointed != NOWHERE)
    self->pointed = MIN (self->pointed, curve->n_points - 1);
  update (self);
}

void
checkbit_eval_graph_set_current (CheckbitEvalGraph *self, guint current)
{
  g_return_if_fail (CHECKBIT_IS_EVAL_GRAPH (self));

  if (self->current == current)
    return;
  self->current = current;
  update (self);
}

/* --- Input ---------------------------------------------------------------------------------- */

static void
choose (CheckbitEvalGraph *self, guint point)
{
  if (point != self->current && point < self->points->len)
    g_signal_emit (self, signals[CHOSEN], 0, point);
}

static void
drag_begin_cb (CheckbitEvalGraph *self, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  choose (self, checkbit_eval_graph_find (self, x));
}

static void
drag_update_cb (CheckbitEvalGraph *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  choose (self, checkbit_eval_graph_find (self, x + dx));
}

static void
set_pointed (CheckbitEvalGraph *self, guint pointed)
{
  if (self->pointed == pointed)
    return;
  self->pointed = pointed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[TEXT_CHANGED], 0);
}

/* Whether the pointer has moved in the window. GTK also reports motion for a pointer at rest when
 * the widgets below it have moved. */
static gboolean
has_moved (CheckbitEvalGraph *self, double x, double y)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  double root_x, root_y;

  if (root == NULL
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self), root, x, y, &root_x, &root_y))
    return TRUE;
  if (fabs (root_x - self->pointer_x) < 1 && fabs (root_y - self->pointer_y) < 1)
    return FALSE;
  self->pointer_x = root_x;
  self->pointer_y = root_y;

  return TRUE;
}

static void
motion_cb (CheckbitEvalGraph *self, double x, double y)
{
  if (self->points->len > 0 && has_moved (self, x, y))
    set_pointed (self, checkbit_eval_graph_find (self, x));
}

static void
leave_cb (CheckbitEvalGraph *self)
{
  set_pointed (self, NOWHERE);
}

/* The step of a key; 0 for other keys. */
static int
get_stride (CheckbitEvalGraph *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return -1;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return 1;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      return PAGE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      return -PAGE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return -(int) self->points->len;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return (int) self->points->len;
    default:
      return 0;
    }
}

static gboolean
key_cb (CheckbitEvalGraph *self, guint keyval, guint keycode, GdkModifierType state)
{
  int stride = get_stride (self, keyval);

  if (stride == 0 || self->points->len == 0
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  /* The pointer is at rest, so the caption must follow the keys instead. */
  set_pointed (self, NOWHERE);
  choose (self, (guint) CLAMP ((int) self->current + stride, 0, (int) self->points->len - 1));

  return GDK_EVENT_STOP;
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_eval_graph_finalize (GObject *object)
{
  g_array_unref (CHECKBIT_EVAL_GRAPH (object)->points);
  G_OBJECT_CLASS (checkbit_eval_graph_parent_class)->finalize (object);
}

static void
checkbit_eval_graph_class_init (CheckbitEvalGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_eval_graph_finalize;
  widget_class->measure = checkbit_eval_graph_measure;
  widget_class->snapshot = checkbit_eval_graph_snapshot;
  gtk_widget_class_set_css_name (widget_class, "eval-graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);

  signals[CHOSEN] = g_signal_new ("chosen", CHECKBIT_TYPE_EVAL_GRAPH, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TEXT_CHANGED] = g_signal_new ("text-changed", CHECKBIT_TYPE_EVAL_GRAPH, G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_controllers (CheckbitEvalGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, key);
}

static void
checkbit_eval_graph_init (CheckbitEvalGraph *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
  self->pointed = NOWHERE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Evaluation graph"), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  -1);
  add_controllers (self);
}

GtkWidget *
checkbit_eval_graph_new (void)
{
  return g_object_new (CHECKBIT_TYPE_EVAL_GRAPH, NULL);
}
