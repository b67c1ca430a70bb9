/* Where toasts appear.
 *
 * CSS nodes: noteplace > (child) + (notes).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/note-place.h"

#define LEAST_WIDTH 340 /* the minimum, for a sentence and a button, even if a side is narrower */

struct _CheckbitNotePlace
{
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *notes;
  CheckbitDesk *desk; /* weak */
  GtkWidget *clear;   /* weak */
};

G_DEFINE_FINAL_TYPE (CheckbitNotePlace, checkbit_note_place, GTK_TYPE_WIDGET)

enum
{
  PROP_CHILD = 1,
  PROP_NOTES,
  PROP_DESK,
  PROP_CLEAR,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* --- Layout ---------------------------------------------------------------------------------- */

static void
checkbit_note_place_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  CheckbitNotePlace *self = CHECKBIT_NOTE_PLACE (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
checkbit_note_place_get_request_mode (GtkWidget *widget)
{
  CheckbitNotePlace *self = CHECKBIT_NOTE_PLACE (widget);

  return self->child != NULL ? gtk_widget_get_request_mode (self->child)
                             : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Where a widget is within the place; FALSE if it is not visible. */
static gboolean
get_bounds (CheckbitNotePlace *self, gpointer widget, graphene_rect_t *bounds)
{
  return widget != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds);
}

/* Ends the area above what is to stay clear, if that is in it. */
static void
keep_clear (CheckbitNotePlace *self, GtkAllocation *area)
{
  graphene_rect_t clear;

  if (get_bounds (self, self->clear, &clear) && clear.origin.x >= area->x
      && clear.origin.x + clear.size.width <= area->x + area->width && clear.origin.y > area->y)
    area->height = MIN (area->height, (int) clear.origin.y - area->y);
}

/* The area for toasts: a side of the desk while it is visible, else the whole window. */
static void
get_area (CheckbitNotePlace *self, int width, int height, GtkAllocation *area)
{
  graphene_rect_t desk;

  *area = (GtkAllocation){ 0, 0, width, height };
  if (!get_bounds (self, self->desk, &desk))
    return;
  checkbit_desk_get_side_area (self->desk, area);
  area->x += (int) desk.origin.x;
  area->y += (int) desk.origin.y;
  keep_clear (self, area);
}

static int
measure_notes (CheckbitNotePlace *self, GtkOrientation orientation, int for_size, int *least)
{
  int natural = 0;

  gtk_widget_measure (self->notes, orientation, for_size, least, &natural, NULL, NULL);
  return natural;
}

/* As wide as the area, but only as high as the toast, so that the rest receives clicks. */
static void
allocate_notes (CheckbitNotePlace *self, int width, int height)
{
  GtkAllocation area, place;
  int least = 0;

  get_area (self, width, height, &area);
  measure_notes (self, GTK_ORIENTATION_HORIZONTAL, -1, &least);
  place.width = MAX (least, MIN (width, MAX (area.width, LEAST_WIDTH)));
  place.x = CLAMP (area.x + (area.width - place.width) / 2, 0, MAX (0, width - place.width));
  place.height = measure_notes (self, GTK_ORIENTATION_VERTICAL, place.width, &least);
  place.y = area.y + area.height - place.height;
  gtk_widget_size_allocate (self->notes, &place, -1);
}

static void
checkbit_note_place_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitNotePlace *self = CHECKBIT_NOTE_PLACE (widget);

  if (self->child != NULL && gtk_widget_should_layout (self->child))
    gtk_widget_allocate (self->child, width, height, baseline, NULL);
  if (self->notes != NULL && gtk_widget_should_layout (self->notes))
    allocate_notes (self, width, height);
}

/* --- Life ------------------------------------------------------------------------------------ */

static void
set_child (CheckbitNotePlace *self, GtkWidget **slot, GtkWidget *child)
{
  g_clear_pointer (slot, gtk_widget_unparent);
  *slot = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  if (self->notes != NULL)
    gtk_widget_insert_before (self->notes, GTK_WIDGET (self), NULL);
}

static void
checkbit_note_place_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitNotePlace *self = CHECKBIT_NOTE_PLACE (object);

  if (id == PROP_CHILD)
    g_value_set_object (value, self->child);
  else if (id == PROP_NOTES)
    g_value_set_object (value, self->notes);
  else if (id == PROP_DESK)
    g_value_set_object (value, self->desk);
  else
    g_value_set_object (value, self->clear);
}

static void
checkbit_note_place_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitNotePlace *self = CHECKBIT_NOTE_PLACE (object);

  if (id == PROP_CHILD)
    set_child (self, &self->child, g_value_get_object (value));
  else if (id == PROP_NOTES)
    set_child (self, &self->notes, g_value_get_object (value));
  else if (id == PROP_DESK)
    g_set_weak_pointer (&self->desk, g_value_get_object (value));
  else
    g_set_weak_pointer (&self->clear, g_value_get_object (value));
}

static void
checkbit_note_place_dispose (GObject *object)
{
  CheckbitNotePlace *self = CHECKBIT_NOTE_PLACE (object);

  g_clear_weak_pointer (&self->desk);
  g_clear_weak_pointer (&self->clear);
  g_clear_pointer (&self->notes, gtk_widget_unparent);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_note_place_parent_class)->dispose (object);
}

static void
checkbit_note_place_class_init (CheckbitNotePlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_note_place_get_property;
  object_class->set_property = checkbit_note_place_set_property;
  object_class->dispose = checkbit_note_place_dispose;
  widget_class->measure = checkbit_note_place_measure;
  widget_class->get_request_mode = checkbit_note_place_get_request_mode;
  widget_class->size_allocate = checkbit_note_place_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "noteplace");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_NOTES] = g_param_spec_object ("notes", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_DESK] = g_param_spec_object ("desk", NULL, NULL, CHECKBIT_TYPE_DESK, flags);
  props[PROP_CLEAR] = g_param_spec_object ("clear", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_note_place_init (CheckbitNotePlace *self)
{
}
