/* Whether a magic number is valid for its square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/magic/magic-report.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "game/inspect/magic-lines.h"
#include "ui/board/bitboard-view.h"

/* The side of the small boards, in pixels: two fit into the narrowest panel. */
#define BOARD_SIDE 144

/* One of two sets of blockers that share an index. */
typedef struct
{
  GtkWidget *blockers;
  GtkWidget *blockers_value;
  GtkWidget *attacks;
  GtkWidget *attacks_value;
} Side;

struct _CheckbitMagicReport
{
  GtkWidget parent_instance;

  GtkWidget *icon;
  GtkWidget *text;
  GtkWidget *collision;
  GtkWidget *index;
  Side sides[2];

  ChessMagicReport report;
};

static guint look_up_signal;

G_DEFINE_FINAL_TYPE (CheckbitMagicReport, checkbit_magic_report, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

/* name: for screen readers. */
static void
show_set (GtkWidget *view,
          GtkWidget *value,
          const char *name,
          ChessBitboard set,
          ChessBitboard differs,
          const ChessMagic *magic)
{
  g_autofree char *hex
      = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", chess_layout_write (magic->layout, set));
  g_autofree char *label = g_strdup_printf ("%s, %s", name, hex);

  checkbit_bitboard_view_set_bits (CHECKBIT_BITBOARD_VIEW (view), set, differs);
  checkbit_bitboard_view_set_highlighted_square (CHECKBIT_BITBOARD_VIEW (view), magic->square);
  gtk_label_set_label (GTK_LABEL (value), hex);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_collision (CheckbitMagicReport *self, const ChessMagic *magic)
{
  const ChessMagicReport *report = &self->report;
  ChessBitboard differ = report->attacks[0] ^ report->attacks[1];
  g_autofree char *index = g_strdup_printf ("%" G_GUINT64_FORMAT " (0x%" G_GINT64_MODIFIER "X)",
                                            report->index, report->index);
  g_autofree char *text
      /* Translators: %s is an index in decimal and hexadecimal form: "26 (0x1A)". */
      = g_strdup_printf (_ ("First harmful collision: these two sets of blockers share index %s, "
                            "but their attacks differ on the marked squares."),
                         index);

  gtk_label_set_label (GTK_LABEL (self->index), text);
  for (guint i = 0; i < 2; i++)
    {
      Side *side = &self->sides[i];

      show_set (side->blockers, side->blockers_value,
                i == 0 ? _ ("First blockers") : _ ("Second blockers"), report->blockers[i],
                CHESS_NO_SQUARES, magic);
      show_set (side->attacks, side->attacks_value,
                i == 0 ? _ ("First attacks") : _ ("Second attacks"), report->attacks[i], differ,
                magic);
    }
}

void
checkbit_magic_report_show (CheckbitMagicReport *self,
                            const ChessMagic *magic,
                            const ChessMagicReport *report)
{
  g_autofree char *text = NULL;
  gboolean good;

  g_return_if_fail (CHECKBIT_IS_MAGIC_REPORT (self));
  g_return_if_fail (report == NULL || magic != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), report != NULL);
  if (report == NULL)
    return;

  self->report = *report;
  good = report->verdict == CHESS_MAGIC_GOOD;
  text = checkbit_message_magic_report (magic, report);
  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                good ? "object-select-symbolic" : "dialog-warning-symbolic");
  gtk_widget_set_visible (self->collision, report->verdict == CHESS_MAGIC_COLLISION);
  if (report->verdict == CHESS_MAGIC_COLLISION)
    show_collision (self, magic);
}

const char *
checkbit_magic_report_get_text (CheckbitMagicReport *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_REPORT (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (GTK_LABEL (self->text))
                                                    : NULL;
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
first_cb (CheckbitMagicReport *self)
{
  g_signal_emit (self, look_up_signal, 0, self->report.blockers[0]);
}

static void
second_cb (CheckbitMagicReport *self)
{
  g_signal_emit (self, look_up_signal, 0, self->report.blockers[1]);
}

static void
checkbit_magic_report_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_magic_report_parent_class)->dispose (object);
}

static void
checkbit_magic_report_class_init (CheckbitMagicReportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_magic_report_dispose;
  look_up_signal = g_signal_new ("look-up", CHECKBIT_TYPE_MAGIC_REPORT, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "magic-report");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 12, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Adds a caption, a board and the value below it to the grid, starting at a row. */
static GtkWidget *
add_set (GtkGrid *grid, int column, int row, const char *caption, GtkWidget **value)
{
  GtkWidget *view = checkbit_bitboard_view_new ();
  GtkWidget *title = label_new (caption, "caption-heading");

  checkbit_bitboard_view_set_largest_side (CHECKBIT_BITBOARD_VIEW (view), BOARD_SIDE);
  gtk_widget_set_halign (view, GTK_ALIGN_CENTER);
  *value = label_new (NULL, "code");
  gtk_label_set_xalign (GTK_LABEL (title), 0.5);
  gtk_label_set_xalign (GTK_LABEL (*value), 0.5);
  gtk_grid_attach (grid, title, column, row, 1, 1);
  gtk_grid_attach (grid, view, column, row + 1, 1, 1);
  gtk_grid_attach (grid, *value, column, row + 2, 1, 1);
  return view;
}

static void
add_side (CheckbitMagicReport *self, GtkGrid *grid, int i)
{
  GtkWidget *button
      = gtk_button_new_with_label (i == 0 ? _ ("Look Up the First") : _ ("Look Up the Second"));
  Side *side = &self->sides[i];

  side->blockers = add_set (grid, i, 0, i == 0 ? _ ("First blockers") : _ ("Second blockers"),
                            &side->blockers_value);
  side->attacks = add_set (grid, i, 3, i == 0 ? _ ("First attacks") : _ ("Second attacks"),
                           &side->attacks_value);
  gtk_grid_attach (grid, button, i, 6, 1, 1);
  g_signal_connect_swapped (button, "clicked",
                            i == 0 ? G_CALLBACK (first_cb) : G_CALLBACK (second_cb), self);
}

static GtkWidget *
collision_new (CheckbitMagicReport *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", 12,
                                  "row-spacing", 6, NULL);

  self->index = label_new (NULL, "body");
  gtk_box_append (GTK_BOX (box), self->index);
  add_side (self, GTK_GRID (grid), 0);
  add_side (self, GTK_GRID (grid), 1);
  gtk_box_append (GTK_BOX (box), grid);
  return box;
}

static void
add_verdict (CheckbitMagicReport *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "valign", GTK_ALIGN_START, NULL);
  gtk_box_append (GTK_BOX (box), self->icon);
  self->text = label_new (NULL, "verdict");
  gtk_box_append (GTK_BOX (box), self->text);
  gtk_widget_set_hexpand (self->text, TRUE);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "verdict");
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
checkbit_magic_report_init (CheckbitMagicReport *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 10);
  add_verdict (self);
  self->collision = collision_new (self);
  gtk_widget_set_parent (self->collision, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Is the number valid?"), -1);
}

GtkWidget *
checkbit_magic_report_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MAGIC_REPORT, NULL);
}
