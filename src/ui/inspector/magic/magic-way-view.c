/* One method of looking up the attacks of a piece.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/magic/magic-way-view.h"

#include <glib/gi18n-lib.h>

#include "ui/base/copy-button.h"
#include "ui/inspector/magic/magic-row.h"

struct _CheckbitMagicWayView
{
  GtkWidget parent_instance;

  GtkWidget *list;
  GtkWidget *rows[CHECKBIT_N_MAGIC_LINES]; /* NULL for lines of other methods */
  gboolean selecting;                      /* the program is setting the selection */
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (CheckbitMagicWayView, checkbit_magic_way_view, GTK_TYPE_WIDGET)

static void
selected_cb (CheckbitMagicWayView *self, GtkWidget *row)
{
  if (row == NULL || self->selecting)
    return;
  for (guint i = 0; i < CHECKBIT_N_MAGIC_LINES; i++)
    if (self->rows[i] == row)
      g_signal_emit (self, chosen_signal, 0, i);
}

static void
checkbit_magic_way_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_magic_way_view_parent_class)->dispose (object);
}

static void
checkbit_magic_way_view_class_init (CheckbitMagicWayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_magic_way_view_dispose;
  chosen_signal = g_signal_new ("chosen", CHECKBIT_TYPE_MAGIC_WAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "magic-way-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_magic_way_view_init (CheckbitMagicWayView *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);
}

/* The whole method as one line of C, which can be copied. */
static void
add_head (CheckbitMagicWayView *self, CheckbitMagicWay way)
{
  const char *text = checkbit_magic_way_get_code (way);
  GtkWidget *title = gtk_label_new (checkbit_magic_way_get_title (way));
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *code = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "hexpand", TRUE, NULL);
  GtkWidget *copy = checkbit_copy_button_new (_ ("Copy the line of C"));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (code, "code");
  gtk_widget_set_valign (copy, GTK_ALIGN_START);
  checkbit_copy_button_set_text (CHECKBIT_COPY_BUTTON (copy), text);
  gtk_box_append (GTK_BOX (line), code);
  gtk_box_append (GTK_BOX (line), copy);
  gtk_widget_set_parent (title, GTK_WIDGET (self));
  gtk_widget_set_parent (line, GTK_WIDGET (self));
}

static void
add_rows (CheckbitMagicWayView *self, CheckbitMagicWay way)
{
  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_SINGLE);
  for (guint i = 0; i < CHECKBIT_N_MAGIC_LINES; i++)
    if (checkbit_magic_line_get_way (i) == way)
      {
        self->rows[i] = checkbit_magic_row_new ();
        gtk_list_box_append (GTK_LIST_BOX (self->list), self->rows[i]);
      }
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (selected_cb), self);
}

GtkWidget *
checkbit_magic_way_view_new (CheckbitMagicWay way)
{
  const char *title = checkbit_magic_way_get_title (way);
  CheckbitMagicWayView *self;

  g_return_val_if_fail (title != NULL, NULL);

  self = g_object_new (CHECKBIT_TYPE_MAGIC_WAY_VIEW, NULL);
  add_head (self, way);
  add_rows (self, way);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return GTK_WIDGET (self);
}

void
checkbit_magic_way_view_show (CheckbitMagicWayView *self,
                              const CheckbitMagicLine lines[static CHECKBIT_N_MAGIC_LINES],
                              ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_WAY_VIEW (self));

  for (guint i = 0; i < CHECKBIT_N_MAGIC_LINES; i++)
    if (self->rows[i] != NULL)
      checkbit_magic_row_show (CHECKBIT_MAGIC_ROW (self->rows[i]), &lines[i], square);
}

void
checkbit_magic_way_view_select (CheckbitMagicWayView *self, CheckbitMagicLineKind kind)
{
  GtkWidget *row;

  g_return_if_fail (CHECKBIT_IS_MAGIC_WAY_VIEW (self));
  g_return_if_fail (kind < CHECKBIT_N_MAGIC_LINES);

  row = self->rows[kind];
  self->selecting = TRUE;
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), row != NULL ? GTK_LIST_BOX_ROW (row) : NULL);
  self->selecting = FALSE;
}

GtkWidget *
checkbit_magic_way_view_get_row (CheckbitMagicWayView *self, CheckbitMagicLineKind kind)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_WAY_VIEW (self), NULL);
  g_return_val_if_fail (kind < CHECKBIT_N_MAGIC_LINES, NULL);

  return self->rows[kind];
}
