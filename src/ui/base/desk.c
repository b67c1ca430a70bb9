/* The board and the two sides.
 *
 * CSS nodes: desk[.wide][.stacked] > (upper) + (gauge) + (board) + (lower) + (foot) + side.game
 * > (game)
 *            + handle + side.bits > (bits) + (notices) + (switcher).
 *
 * Accessibility: the handle is a separator that the arrow keys move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/desk.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/large-text.h"

#define HANDLE_WIDTH 12
#define KEY_STEP 16
#define NOTICE_MARGIN 12
/* Of four and of six values, which grow with the text, and of what is around them. */
#define GOOD_VALUES_WIDTH 424
#define BEST_VALUES_WIDTH 636
#define AROUND_GOOD 104
#define AROUND_BEST 146

enum
{
  PROP_BOARD = 1,
  PROP_UPPER,
  PROP_GAUGE,
  PROP_LOWER,
  PROP_FOOT,
  PROP_GAME,
  PROP_BITS,
  PROP_NOTICES,
  PROP_SWITCHER,
  PROP_BITS_SAMPLE,
  N_CHILDREN, /* the number of sides plus one */
  PROP_FORM = N_CHILDREN,
  PROP_STACKED,
  PROP_GAME_SHOWN,
  PROP_BITS_SHOWN,
  PROP_COVER,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

struct _CheckbitDesk
{
  GtkWidget parent_instance;

  GtkWidget *children[N_CHILDREN]; /* by property; NULL where not set */
  GtkWidget *sides[3];             /* AdwBin around each, by CheckbitSide */
  GtkWidget *handle;

  CheckbitDeskLayout layout; /* as last allocated */
  gboolean wanted[3];        /* by CheckbitSide, when there is room for both */
  CheckbitSide view, before; /* when there is room for one: that side, and the one it replaced */
  gboolean bits_here, cover;
  gboolean borrowed;        /* Game is shown for a task; the wishes wait in the next two */
  gboolean game_wanted;     /* before the task */
  CheckbitSide wanted_view; /* likewise */
  int bits_wish;
  int drag_start_width;

  gboolean told[3]; /* which sides were visible at the last announcement */
  int told_form; /* -1 before the first */
  guint telling; /* the source that announces; 0 for none */
};

G_DEFINE_FINAL_TYPE (CheckbitDesk, checkbit_desk, GTK_TYPE_WIDGET)

/* --- Which sides are visible ----------------------------------------------------------------- */

static gboolean
is_here (CheckbitDesk *self, CheckbitSide side)
{
  return side == CHECKBIT_SIDE_GAME || (side == CHECKBIT_SIDE_BITS && self->bits_here);
}

/* The only visible side, when there is room for one. */
static CheckbitSide
get_one (CheckbitDesk *self)
{
  return self->view == CHECKBIT_SIDE_NONE || is_here (self, self->view) ? self->view
                                                                        : CHECKBIT_SIDE_GAME;
}

gboolean
checkbit_desk_get_shown (CheckbitDesk *self, CheckbitSide side)
{
  g_return_val_if_fail (CHECKBIT_IS_DESK (self), FALSE);

  if (self->layout.form == CHECKBIT_DESK_WIDE)
    return is_here (self, side) && self->wanted[side];
  return side != CHECKBIT_SIDE_NONE && get_one (self) == side;
}

/* Whether a side below the board overlaps the foot. */
static gboolean
is_covered (CheckbitDesk *self)
{
  return self->cover && self->layout.form == CHECKBIT_DESK_STACKED
         && get_one (self) == CHECKBIT_SIDE_GAME;
}

static void
show_child (CheckbitDesk *self, guint id, gboolean shown)
{
  if (self->children[id] != NULL)
    gtk_widget_set_child_visible (self->children[id], shown);
}

/* Hidden sides must be hidden from assistive technology, too. */
static void
show_sides (CheckbitDesk *self)
{
  for (CheckbitSide side = CHECKBIT_SIDE_GAME; side <= CHECKBIT_SIDE_BITS; side++)
    {
      gboolean shown = checkbit_desk_get_shown (self, side);

      gtk_widget_set_child_visible (self->sides[side], shown);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->sides[side]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                   !shown, -1);
    }
  gtk_widget_set_child_visible (self->handle, self->layout.form != CHECKBIT_DESK_STACKED
                                                  && checkbit_desk_get_shown (self,
                                                                              CHECKBIT_SIDE_BITS));
  show_child (self, PROP_SWITCHER, self->layout.form == CHECKBIT_DESK_STACKED);
  show_child (self, PROP_FOOT, !is_covered (self));
  show_child (self, PROP_BITS_SAMPLE, FALSE);
}

/* If a hidden side had the focus, the board gets it. */
static void
keep_focus (CheckbitDesk *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
      && !gtk_widget_get_mapped (focus) && self->children[PROP_BOARD] != NULL)
    gtk_widget_child_focus (self->children[PROP_BOARD], GTK_DIR_TAB_FORWARD);
}

static void
set_class (CheckbitDesk *self, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

/* Applies a new form, apart from the children's positions. */
static void
notify_changes (CheckbitDesk *self)
{
  static const guint ids[] = { 0, PROP_GAME_SHOWN, PROP_BITS_SHOWN };
  gboolean other_form = self->told_form != (int) self->layout.form;
  gboolean first = self->told_form < 0;

  self->told_form = (int) self->layout.form;
  set_class (self, "wide", self->layout.form == CHECKBIT_DESK_WIDE);
  set_class (self, "stacked", self->layout.form == CHECKBIT_DESK_STACKED);
  keep_focus (self);
  g_object_freeze_notify (G_OBJECT (self));
  for (CheckbitSide side = CHECKBIT_SIDE_GAME; side <= CHECKBIT_SIDE_BITS; side++)
    if (first || self->told[side] != checkbit_desk_get_shown (self, side))
      {
        self->told[side] = checkbit_desk_get_shown (self, side);
        g_object_notify_by_pspec (G_OBJECT (self), props[ids[side]]);
      }
  if (other_form)
    {
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FORM]);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STACKED]);
    }
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
tell_cb (gpointer data)
{
  CheckbitDesk *self = data;

  self->telling = 0;
  notify_changes (self);
  return G_SOURCE_REMOVE;
}

/* Called during allocation, when listeners must not change widgets: so they are notified before the
 * next frame. */
static void
tell_soon (CheckbitDesk *self)
{
  if (self->telling == 0)
    self->telling = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_cb, self, NULL);
}

static void
changed (CheckbitDesk *self)
{
  show_sides (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  notify_changes (self);
}

/* --- Sizes ----------------------------------------------------------------------------------- */

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size, gboolean natural)
{
  int least = 0, wish = 0;

  if (child != NULL && gtk_widget_get_visible (child))
    gtk_widget_measure (child, orientation, for_size, &least, &wish, NULL, NULL);
  return natural ? wish : least;
}

static int
least_width (GtkWidget *child)
{
  return measure (child, GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
}

static int
natural_width (GtkWidget *child)
{
  return measure (child, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
}

/* The width with which Bits is well or best served. Until there is a sample it is that of a usual
 * font: to look for the letters of the values would hold up the first frame. */
static int
get_bits_width (CheckbitDesk *self, gboolean best)
{
  GtkWidget *sample = self->children[PROP_BITS_SAMPLE];
  double values = best ? BEST_VALUES_WIDTH : GOOD_VALUES_WIDTH;

  if (sample == NULL)
    return (int) (values * checkbit_large_text_get_scale (GTK_WIDGET (self)))
           + (best ? AROUND_BEST : AROUND_GOOD);
  return best ? natural_width (sample) : least_width (sample);
}

static int
row_height (CheckbitDesk *self, guint id)
{
  return measure (self->children[id], GTK_ORIENTATION_VERTICAL, -1, TRUE);
}

static CheckbitDeskNeeds
get_needs (CheckbitDesk *self)
{
  return (CheckbitDeskNeeds){ .upper_height = row_height (self, PROP_UPPER),
                              .lower_height = row_height (self, PROP_LOWER),
                              .foot_height = row_height (self, PROP_FOOT),
                              /* Room is reserved for the gauge, whether or not it is visible. */
                              .gauge_width
                              = self->children[PROP_GAUGE] != NULL ? CHECKBIT_GAUGE_WIDTH : 0,
                              .game_width = least_width (self->sides[CHECKBIT_SIDE_GAME]),
                              .bits_width = least_width (self->sides[CHECKBIT_SIDE_BITS]),
                              .switcher_height = row_height (self, PROP_SWITCHER),
                              .bits_good = get_bits_width (self, FALSE),
                              .bits_best = get_bits_width (self, TRUE),
                              .bits_wish = self->bits_wish,
                              .game_wanted = self->wanted[CHECKBIT_SIDE_GAME],
                              .bits_wanted = self->wanted[CHECKBIT_SIDE_BITS] && self->bits_here,
                              .view = get_one (self),
                              .cover = self->cover,
                              .text_scale = checkbit_large_text_get_scale (GTK_WIDGET (self)) };
}

static void
checkbit_desk_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  CheckbitDeskNeeds needs = get_needs (CHECKBIT_DESK (widget));

  *minimum = checkbit_desk_layout_get_least (orientation, &needs);
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? 1400 : 800);
}

static gboolean
is_rtl (CheckbitDesk *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* Places a child; rect is as in a left-to-right window, and is mirrored if necessary. */
static void
place (CheckbitDesk *self, GtkWidget *child, GtkAllocation rectangle)
{
  if (child == NULL || !gtk_widget_should_layout (child) || rectangle.width <= 0)
    return;
  if (is_rtl (self))
    rectangle.x = gtk_widget_get_width (GTK_WIDGET (self)) - rectangle.x - rectangle.width;
  gtk_widget_size_allocate (child, &rectangle, -1);
}

/* The widget that notices are about: a side, or the board if none is visible. */
static GtkAllocation *
get_noticed (CheckbitDesk *self)
{
  if (self->layout.game.width > 0)
    return &self->layout.game;
  return self->layout.bits.width > 0 ? &self->layout.bits : NULL;
}

/* Where notices are that nothing is beside the board for: in the room that is left there, or over
 * what is below the board. */
static GtkAllocation
find_room (CheckbitDesk *self, GtkWidget *notices)
{
  const GtkAllocation *board = &self->layout.board, *foot = &self->layout.foot;
  int x = board->x + board->width + NOTICE_MARGIN;
  int room = gtk_widget_get_width (GTK_WIDGET (self)) - x - NOTICE_MARGIN;
  int width = MAX (least_width (notices), CHECKBIT_DESK_GAME_WIDTH);
  GtkAllocation below = *foot;

  if (room >= width)
    {
      width = MIN (room, MAX (width, natural_width (notices)));
      return (GtkAllocation){ x, board->y, width,
                              measure (notices, GTK_ORIENTATION_VERTICAL, width, TRUE) };
    }
  below.width = MAX (below.width, least_width (notices));
  below.height = measure (notices, GTK_ORIENTATION_VERTICAL, below.width, TRUE);
  below.y = MAX (0, foot->y + foot->height - below.height);
  return below;
}

/* Notices are at the top of a side, which starts below them if it has enough room. In a low side
 * they overlap it, and if they are even higher, the part above it, too. */
static GtkAllocation
find_place_in (CheckbitDesk *self, GtkAllocation *side, GtkWidget *notices)
{
  GtkAllocation found = *side;

  found.width = MAX (found.width, least_width (notices));
  found.height = measure (notices, GTK_ORIENTATION_VERTICAL, found.width, TRUE);
  if (self->layout.form == CHECKBIT_DESK_STACKED)
    {
      found.y = MAX (0, MIN (side->y, side->y + side->height - found.height));
      return found;
    }
  side->y += found.height;
  side->height = MAX (1, side->height - found.height);
  return found;
}

static void
place_notices (CheckbitDesk *self)
{
  GtkWidget *notices = self->children[PROP_NOTICES];
  GtkAllocation *side = get_noticed (self);
  GtkAllocation found;

  if (notices == NULL || !gtk_widget_should_layout (notices))
    return;
  found = side != NULL ? find_place_in (self, side, notices) : find_room (self, notices);
  place (self, notices, found);
}

static void
place_handle (CheckbitDesk *self, int height)
{
  GtkAllocation handle = { self->layout.bits.x - HANDLE_WIDTH, 0, HANDLE_WIDTH, height };

  place (self, self->handle, handle);
}

static void
checkbit_desk_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitDesk *self = CHECKBIT_DESK (widget);
  CheckbitDeskNeeds needs = get_needs (self);
  CheckbitDeskLayout *layout = &self->layout;

  checkbit_desk_layout_compute (layout, width, height, &needs);
  if ((int) layout->form != self->told_form)
    {
      show_sides (self);
      tell_soon (self);
    }
  place_notices (self);
  place (self, self->children[PROP_UPPER], layout->upper);
  place (self, self->children[PROP_GAUGE], layout->gauge);
  place (self, self->children[PROP_BOARD], layout->board);
  place (self, self->children[PROP_LOWER], layout->lower);
  place (self, self->children[PROP_FOOT], layout->foot);
  place (self, self->sides[CHECKBIT_SIDE_GAME], layout->game);
  place (self, self->sides[CHECKBIT_SIDE_BITS], layout->bits);
  place_handle (self, height);
  place (self, self->children[PROP_SWITCHER], layout->switcher);
}

void
checkbit_desk_get_side_area (CheckbitDesk *self, GtkAllocation *area)
{
  const CheckbitDeskLayout *layout = &self->layout;

  g_return_if_fail (CHECKBIT_IS_DESK (self));

  if (layout->bits.width > 0)
    *area = layout->bits;
  else if (get_noticed (self) != NULL)
    *area = *get_noticed (self);
  else
    gdk_rectangle_union (&layout->upper, &layout->foot, area);
  if (is_rtl (self))
    area->x = gtk_widget_get_width (GTK_WIDGET (self)) - area->x - area->width;
}

/* --- The handle ------------------------------------------------------------------------------ */

static void
resize_to (CheckbitDesk *self, int width)
{
  CheckbitDeskNeeds needs = get_needs (self);
  int least, most;

  checkbit_desk_layout_get_bits_range (gtk_widget_get_width (GTK_WIDGET (self)),
                                       gtk_widget_get_height (GTK_WIDGET (self)), &needs, &least,
                                       &most);
  checkbit_desk_set_bits_width (self, CLAMP (width, least, most));
}

static void
drag_begin_cb (CheckbitDesk *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (at != self->handle)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->drag_start_width = self->layout.bits.width;
}

static void
drag_update_cb (CheckbitDesk *self, double dx, double dy)
{
  resize_to (self, self->drag_start_width + (int) (is_rtl (self) ? dx : -dx));
}

static gboolean
handle_key_cb (CheckbitDesk *self, guint keyval)
{
  int step = keyval == GDK_KEY_Left ? KEY_STEP : keyval == GDK_KEY_Right ? -KEY_STEP : 0;

  if (step == 0)
    return GDK_EVENT_PROPAGATE;
  resize_to (self, self->layout.bits.width + (is_rtl (self) ? -step : step));
  return GDK_EVENT_STOP;
}

static void
add_handle (CheckbitDesk *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  /* Not an AdwBin: libadwaita 1.7 would pass the focus to its child, and there is none. */
  self->handle
      = g_object_new (GTK_TYPE_SEPARATOR, "css-name", "handle", "focusable", TRUE, NULL);
  gtk_widget_set_cursor_from_name (self->handle, "col-resize");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->handle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Inspector width"), -1);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (handle_key_cb), self);
  gtk_widget_add_controller (self->handle, keys);
  gtk_widget_set_parent (self->handle, GTK_WIDGET (self));

  /* The gesture is on the desk: the handle moves under the pointer, but the desk does not. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* --- What can be asked and set --------------------------------------------------------------- */

CheckbitDeskForm
checkbit_desk_get_form (CheckbitDesk *self)
{
  g_return_val_if_fail (CHECKBIT_IS_DESK (self), CHECKBIT_DESK_WIDE);
  return self->layout.form;
}

void
checkbit_desk_set_shown (CheckbitDesk *self, CheckbitSide side, gboolean shown)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));
  g_return_if_fail (side != CHECKBIT_SIDE_NONE);

  if (checkbit_desk_get_shown (self, side) == !!shown)
    return;
  if (self->layout.form == CHECKBIT_DESK_WIDE)
    checkbit_desk_set_wanted (self, side, shown);
  else if (shown)
    checkbit_desk_set_view (self, side);
  else
    checkbit_desk_set_view (self, side == CHECKBIT_SIDE_BITS ? self->before : CHECKBIT_SIDE_NONE);
}

/* (transfer full) */
static char *
dup_shown (CheckbitDesk *self)
{
  const char *game = C_ ("side of the window: what is played", "Game");
  const char *bits = C_ ("side of the window: bitboards", "Bits");
  gboolean bits_shown = checkbit_desk_get_shown (self, CHECKBIT_SIDE_BITS);

  if (!checkbit_desk_get_shown (self, CHECKBIT_SIDE_GAME))
    return g_strdup (bits_shown ? bits : _ ("Chess board"));
  /* Translators: what is in sight: "Game, Bits" */
  return bits_shown ? g_strdup_printf (_ ("%s, %s"), game, bits) : g_strdup (game);
}

void
checkbit_desk_tell_shown (CheckbitDesk *self)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (CHECKBIT_IS_DESK (self));

  shown = dup_shown (self);
  checkbit_accessible_announce (GTK_WIDGET (self), shown);
}

GtkWidget *
checkbit_desk_get_bits (CheckbitDesk *self)
{
  g_return_val_if_fail (CHECKBIT_IS_DESK (self), NULL);
  return self->children[PROP_BITS];
}

void
checkbit_desk_set_bits (CheckbitDesk *self, GtkWidget *bits)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));
  g_object_set (self, "bits", bits, NULL);
}

void
checkbit_desk_set_bits_here (CheckbitDesk *self, gboolean here)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));

  if (self->bits_here == !!here)
    return;
  self->bits_here = !!here;
  changed (self);
}

gboolean
checkbit_desk_get_wanted (CheckbitDesk *self, CheckbitSide side)
{
  g_return_val_if_fail (CHECKBIT_IS_DESK (self), FALSE);
  return self->borrowed && side == CHECKBIT_SIDE_GAME ? self->game_wanted : self->wanted[side];
}

void
checkbit_desk_set_wanted (CheckbitDesk *self, CheckbitSide side, gboolean wanted)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));

  if (self->wanted[side] == !!wanted)
    return;
  self->wanted[side] = !!wanted;
  changed (self);
}

CheckbitSide
checkbit_desk_get_view (CheckbitDesk *self)
{
  g_return_val_if_fail (CHECKBIT_IS_DESK (self), CHECKBIT_SIDE_NONE);
  return self->borrowed ? self->wanted_view : self->view;
}

void
checkbit_desk_set_view (CheckbitDesk *self, CheckbitSide view)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));

  if (self->view == view)
    return;
  if (self->view != CHECKBIT_SIDE_BITS)
    self->before = self->view;
  self->view = view;
  changed (self);
}

void
checkbit_desk_borrow_game (CheckbitDesk *self)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));
  g_return_if_fail (!self->borrowed);

  self->game_wanted = self->wanted[CHECKBIT_SIDE_GAME];
  self->wanted_view = self->view;
  self->borrowed = TRUE;
  checkbit_desk_set_shown (self, CHECKBIT_SIDE_GAME, TRUE);
}

void
checkbit_desk_return_game (CheckbitDesk *self)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));
  g_return_if_fail (self->borrowed);

  self->borrowed = FALSE;
  checkbit_desk_set_wanted (self, CHECKBIT_SIDE_GAME, self->game_wanted);
  checkbit_desk_set_view (self, self->wanted_view);
}

int
checkbit_desk_get_bits_width (CheckbitDesk *self)
{
  g_return_val_if_fail (CHECKBIT_IS_DESK (self), 0);
  return self->bits_wish;
}

void
checkbit_desk_set_bits_width (CheckbitDesk *self, int width)
{
  g_return_if_fail (CHECKBIT_IS_DESK (self));

  self->bits_wish = MAX (width, 0);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- The children ---------------------------------------------------------------------------- */

/* The focus goes through the board's column from top to bottom, then through the sides. */
static void
order_children (CheckbitDesk *self)
{
  GtkWidget *order[] = { self->children[PROP_UPPER],      self->children[PROP_GAUGE],
                         self->children[PROP_BOARD],      self->children[PROP_LOWER],
                         self->children[PROP_FOOT],       self->sides[CHECKBIT_SIDE_GAME],
                         self->sides[CHECKBIT_SIDE_BITS], self->handle,
                         self->children[PROP_NOTICES],    self->children[PROP_SWITCHER],
                         self->children[PROP_BITS_SAMPLE] };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (order[i] != NULL)
      gtk_widget_insert_before (order[i], GTK_WIDGET (self), NULL);
}

static GtkWidget *
get_side_of (CheckbitDesk *self, guint id)
{
  return id == PROP_GAME   ? self->sides[CHECKBIT_SIDE_GAME]
         : id == PROP_BITS ? self->sides[CHECKBIT_SIDE_BITS]
                           : NULL;
}

static void
set_child (CheckbitDesk *self, guint id, GtkWidget *child)
{
  GtkWidget *side = get_side_of (self, id);

  if (self->children[id] == child)
    return;
  if (side != NULL)
    adw_bin_set_child (ADW_BIN (side), child);
  else
    g_clear_pointer (&self->children[id], gtk_widget_unparent);
  self->children[id] = child;
  if (child != NULL && side == NULL)
    {
      gtk_widget_set_parent (child, GTK_WIDGET (self));
      order_children (self);
    }
  show_sides (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
checkbit_desk_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitDesk *self = CHECKBIT_DESK (object);

  if (id < N_CHILDREN)
    g_value_set_object (value, self->children[id]);
  else if (id == PROP_FORM)
    g_value_set_int (value, (int) self->layout.form);
  else if (id == PROP_STACKED)
    g_value_set_boolean (value, self->layout.form == CHECKBIT_DESK_STACKED);
  else if (id == PROP_COVER)
    g_value_set_boolean (value, self->cover);
  else
    g_value_set_boolean (value,
                         checkbit_desk_get_shown (self, id == PROP_GAME_SHOWN
                                                            ? CHECKBIT_SIDE_GAME
                                                            : CHECKBIT_SIDE_BITS));
}

static void
choose_shown (CheckbitDesk *self, CheckbitSide side, gboolean shown)
{
  if (checkbit_desk_get_shown (self, side) == shown)
    return;
  checkbit_desk_set_shown (self, side, shown);
  checkbit_desk_tell_shown (self);
}

static void
checkbit_desk_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitDesk *self = CHECKBIT_DESK (object);

  if (id < N_CHILDREN)
    set_child (self, id, g_value_get_object (value));
  else if (id == PROP_COVER)
    {
      self->cover = g_value_get_boolean (value);
      changed (self);
    }
  else
    choose_shown (self, id == PROP_GAME_SHOWN ? CHECKBIT_SIDE_GAME : CHECKBIT_SIDE_BITS,
                  g_value_get_boolean (value));
}

/* --- Life ------------------------------------------------------------------------------------ */

static void
checkbit_desk_dispose (GObject *object)
{
  CheckbitDesk *self = CHECKBIT_DESK (object);
  GtkWidget *child;

  g_clear_handle_id (&self->telling, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  for (guint id = 0; id < N_CHILDREN; id++)
    self->children[id] = NULL;
  G_OBJECT_CLASS (checkbit_desk_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  static const char *const names[] = { "board", "upper", "gauge",   "lower",    "foot",
                                       "game",  "bits",  "notices", "switcher", "bits-sample" };
  const GParamFlags both = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  const GParamFlags told = both | G_PARAM_EXPLICIT_NOTIFY;

  for (guint id = PROP_BOARD; id < N_CHILDREN; id++)
    props[id] = g_param_spec_object (names[id - PROP_BOARD], NULL, NULL, GTK_TYPE_WIDGET, both);
  props[PROP_FORM] = g_param_spec_int ("form", NULL, NULL, CHECKBIT_DESK_WIDE,
                                       CHECKBIT_DESK_STACKED, CHECKBIT_DESK_WIDE,
                                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_STACKED] = g_param_spec_boolean ("stacked", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_GAME_SHOWN] = g_param_spec_boolean ("game-shown", NULL, NULL, TRUE, told);
  props[PROP_BITS_SHOWN] = g_param_spec_boolean ("bits-shown", NULL, NULL, TRUE, told);
  props[PROP_COVER] = g_param_spec_boolean ("cover", NULL, NULL, FALSE, both);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_desk_class_init (CheckbitDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_desk_get_property;
  object_class->set_property = checkbit_desk_set_property;
  object_class->dispose = checkbit_desk_dispose;
  widget_class->measure = checkbit_desk_measure;
  widget_class->size_allocate = checkbit_desk_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "desk");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  install_properties (object_class);
}

static void
checkbit_desk_init (CheckbitDesk *self)
{
  static const char *const classes[] = { NULL, "game", "bits" };

  for (CheckbitSide side = CHECKBIT_SIDE_GAME; side <= CHECKBIT_SIDE_BITS; side++)
    {
      self->wanted[side] = TRUE;
      self->sides[side] = g_object_new (ADW_TYPE_BIN, "css-name", "side", "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      gtk_widget_add_css_class (self->sides[side], classes[side]);
      /* Clips whatever does not fit, so that it does not cover the bar below. */
      gtk_widget_set_overflow (self->sides[side], GTK_OVERFLOW_HIDDEN);
      gtk_widget_set_parent (self->sides[side], GTK_WIDGET (self));
    }
  self->bits_here = TRUE;
  self->told_form = -1;
  self->view = self->before = CHECKBIT_SIDE_GAME;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "wide");
  add_handle (self);
  order_children (self);
  show_sides (self);
}
