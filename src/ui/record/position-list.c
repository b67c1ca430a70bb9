/* The positions of a file, to step through.
 *
 * # CSS nodes
 *
 * position-list
 * ├── box
 * │   ├── button.flat            previous
 * │   ├── label                  "3 of 120"
 * │   ╰── button.flat            next
 * ╰── scrolledwindow
 *     ╰── listview
 *         ╰── row ─ position-row
 *
 * # Accessibility
 *
 * A list named "Positions". Each row is named by its number and its name, its FEN or the reason why
 * it cannot be read. The row of the position that is shown has the state selected. Up and Down show
 * the position above or below at once, Enter the same one again from its beginning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/position-list.h"

#include <glib/gi18n-lib.h>

#include "ui/base/focus-within.h"
#include "ui/record/growing-list.h"
#include "ui/record/position-lines.h"
#include "ui/record/position-row.h"

/* --- The widget --------------------------------------------------------------------------- */

struct _CheckbitPositionList
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *header;
  GtkWidget *previous_button, *next_button;
  GtkLabel *place;
  GtkWidget *scroller;
  GtkListView *view;

  /* Owned. */
  GPtrArray *lines;        /* never NULL */
  GtkSliceListModel *rows; /* those of the lines that are shown so far; NULL before there are any */
  GtkSingleSelection *selection;

  guint index;
  gboolean setting; /* the program is changing the selection, not the person */
};

enum
{
  PROP_0,
  PROP_INDEX,
  N_PROPS,
};

enum
{
  POSITION_ACTIVATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitPositionList, checkbit_position_list, GTK_TYPE_WIDGET)

static gboolean
is_playable (CheckbitPositionList *self, guint index)
{
  const CheckbitPositionLine *line;

  if (index >= self->lines->len)
    return FALSE;

  line = g_ptr_array_index (self->lines, index);

  return line->error.kind == CHESS_FEN_OK;
}

/* The next playable line, or NONE. */
static guint
find_playable (CheckbitPositionList *self, int direction)
{
  guint index = self->index;

  /* Without a selection, stepping forward starts at the first line: NONE + 1 is 0. */
  if (index == CHECKBIT_POSITION_LIST_NONE && direction < 0)
    return CHECKBIT_POSITION_LIST_NONE;

  do
    index += direction > 0 ? 1 : G_MAXUINT;
  while (index < self->lines->len && !is_playable (self, index));

  return index < self->lines->len ? index : CHECKBIT_POSITION_LIST_NONE;
}

static void
update_place (CheckbitPositionList *self)
{
  guint n = self->lines->len;
  g_autofree char *text = NULL;

  if (self->index == CHECKBIT_POSITION_LIST_NONE)
    text = g_strdup_printf (ngettext ("%u position", "%u positions", n), n);
  else
    /* Translators: which position of a file is shown: "3 of 120" */
    text = g_strdup_printf (_("%u of %u"), self->index + 1, n);

  gtk_label_set_text (self->place, text);
}

/* --- The focus ---------------------------------------------------------------------------- */

/* The widget of the current row; NULL for none, or before its layout. */
static GtkWidget *
find_row (CheckbitPositionList *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->view));

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    if ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0)
      return row;
  return NULL;
}

static gboolean
focus_row (CheckbitPositionList *self)
{
  GtkWidget *row = find_row (self);

  return row != NULL && gtk_widget_grab_focus (row);
}

/* Enters the list at the current row, where GTK would enter it where the focus was last: arrow keys
 * go on from there. */
static gboolean
checkbit_position_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CheckbitPositionList *self = CHECKBIT_POSITION_LIST (widget);

  if (direction == GTK_DIR_TAB_FORWARD && !checkbit_focus_is_within (self->scroller)
      && (gtk_widget_child_focus (self->header, direction) || focus_row (self)))
    return TRUE;
  if (direction == GTK_DIR_TAB_BACKWARD && !checkbit_focus_is_within (widget) && focus_row (self))
    return TRUE;

  return GTK_WIDGET_CLASS (checkbit_position_list_parent_class)->focus (widget, direction);
}

/* Enables a button, which would lose its focus with that. */
static void
enable (CheckbitPositionList *self, GtkWidget *button, const char *action, int direction)
{
  gboolean enabled = find_playable (self, direction) != CHECKBIT_POSITION_LIST_NONE;

  if (!enabled && checkbit_focus_is_within (button) && !focus_row (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/* Updates selection, label and buttons for the current line. */
static void
update_index (CheckbitPositionList *self)
{
  gboolean shown = self->index != CHECKBIT_POSITION_LIST_NONE;

  if (shown)
    checkbit_growing_list_reach (self->rows, self->index);
  self->setting = TRUE;
  gtk_single_selection_set_selected (self->selection,
                                     shown ? self->index : GTK_INVALID_LIST_POSITION);
  self->setting = FALSE;

  if (shown)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", self->index);
  enable (self, self->previous_button, "positions.previous", -1);
  enable (self, self->next_button, "positions.next", 1);
  update_place (self);
}

guint
checkbit_position_list_get_index (CheckbitPositionList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_POSITION_LIST (self), CHECKBIT_POSITION_LIST_NONE);

  return self->index;
}

void
checkbit_position_list_set_index (CheckbitPositionList *self, guint index)
{
  g_return_if_fail (CHECKBIT_IS_POSITION_LIST (self));

  if (index >= self->lines->len)
    index = CHECKBIT_POSITION_LIST_NONE;
  if (self->index == index)
    return;

  self->index = index;
  update_index (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INDEX]);
}

static void
choose (CheckbitPositionList *self, guint index)
{
  checkbit_position_list_set_index (self, index);
  g_signal_emit (self, signals[POSITION_ACTIVATED], 0, index);
}

gboolean
checkbit_position_list_step (CheckbitPositionList *self, int direction)
{
  guint index;

  g_return_val_if_fail (CHECKBIT_IS_POSITION_LIST (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  index = find_playable (self, direction);
  if (index == CHECKBIT_POSITION_LIST_NONE)
    return FALSE;

  choose (self, index);
  return TRUE;
}

void
checkbit_position_list_set_lines (CheckbitPositionList *self, GPtrArray *lines)
{
  g_autoptr (GListModel) model = NULL;

  g_return_if_fail (CHECKBIT_IS_POSITION_LIST (self));

  /* Each step through a file comes with the same lines again: rows and focus stay. */
  if (lines == self->lines)
    return;

  if (lines != NULL)
    g_ptr_array_ref (lines);
  else
    lines = g_ptr_array_new ();
  g_ptr_array_unref (self->lines);
  self->lines = lines;

  model = checkbit_position_model_new (lines);
  g_clear_object (&self->rows);
  self->rows = checkbit_growing_list_new (model);
  checkbit_growing_list_begin (self->rows);
  self->setting = TRUE;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->rows));
  self->setting = FALSE;

  if (self->index != CHECKBIT_POSITION_LIST_NONE)
    {
      self->index = CHECKBIT_POSITION_LIST_NONE;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INDEX]);
    }
  update_index (self);
}

/* --- What the person does ----------------------------------------------------------------- */

/* Clicks and arrow keys select. An invalid line cannot be shown, so the selection reverts. */
static void
selected_cb (CheckbitPositionList *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  /* The notification about a selection that update_index() restored may come late; it equals the
   * index then. */
  if (self->setting || selected == self->index)
    return;

  if (is_playable (self, selected))
    choose (self, selected);
  else
    update_index (self);
}

/* Enter or a double click on the current row loads the position again. */
static void
activate_cb (CheckbitPositionList *self, guint index)
{
  if (is_playable (self, index))
    choose (self, index);
}

static void
previous_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_position_list_step (CHECKBIT_POSITION_LIST (widget), -1);
}

static void
next_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_position_list_step (CHECKBIT_POSITION_LIST (widget), 1);
}

/* --- Rows --------------------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitPositionList *self)
{
  gtk_list_item_set_child (item, checkbit_position_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitPositionList *self)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  guint number = gtk_list_item_get_position (item) + 1;
  const CheckbitPositionLine *line
      = checkbit_position_item_get_line (CHECKBIT_POSITION_ITEM (gtk_list_item_get_item (item)));
  g_autofree char *name = checkbit_position_row_dup_name (line, number);

  checkbit_position_row_set_line (CHECKBIT_POSITION_ROW (row), line, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  -1);
}

/* --- The object --------------------------------------------------------------------------- */

static void
checkbit_position_list_get_property (GObject *object,
                                     guint prop_id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, CHECKBIT_POSITION_LIST (object)->index);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_position_list_set_property (GObject *object,
                                     guint prop_id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_INDEX:
      checkbit_position_list_set_index (CHECKBIT_POSITION_LIST (object),
                                        g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_position_list_dispose (GObject *object)
{
  CheckbitPositionList *self = CHECKBIT_POSITION_LIST (object);

  g_clear_pointer (&self->header, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);

  G_OBJECT_CLASS (checkbit_position_list_parent_class)->dispose (object);
}

static void
checkbit_position_list_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_POSITION_LIST (object)->lines);

  G_OBJECT_CLASS (checkbit_position_list_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/position-list.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionList, header);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionList, previous_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionList, next_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionList, place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionList, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionList, view);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
checkbit_position_list_class_init (CheckbitPositionListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_position_list_get_property;
  object_class->set_property = checkbit_position_list_set_property;
  object_class->dispose = checkbit_position_list_dispose;
  object_class->finalize = checkbit_position_list_finalize;
  widget_class->focus = checkbit_position_list_focus;

  properties[PROP_INDEX]
      = g_param_spec_uint ("index",
                           NULL,
                           NULL,
                           0,
                           G_MAXUINT,
                           CHECKBIT_POSITION_LIST_NONE,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[POSITION_ACTIVATED] = g_signal_new ("position-activated",
                                              CHECKBIT_TYPE_POSITION_LIST,
                                              G_SIGNAL_RUN_LAST,
                                              0,
                                              NULL,
                                              NULL,
                                              NULL,
                                              G_TYPE_NONE,
                                              1,
                                              G_TYPE_UINT);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "position-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "positions.previous", NULL, previous_action_cb);
  gtk_widget_class_install_action (widget_class, "positions.next", NULL, next_action_cb);
}

static void
checkbit_position_list_init (CheckbitPositionList *self)
{
  self->lines = g_ptr_array_new ();
  self->index = CHECKBIT_POSITION_LIST_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));

  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_swapped (
      self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  update_index (self);
}

GtkWidget *
checkbit_position_list_new (void)
{
  return g_object_new (CHECKBIT_TYPE_POSITION_LIST, NULL);
}
