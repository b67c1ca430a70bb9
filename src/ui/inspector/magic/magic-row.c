/* One step of a look-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/magic/magic-row.h"

#include <adwaita.h>

#include "ui/base/accessible.h"
#include "ui/base/steady-text.h"
#include "ui/board/bitboard-view.h"

#define BOARD_SIDE 88

struct _CheckbitMagicRow
{
  GtkListBoxRow parent_instance;

  GtkWidget *title;
  GtkWidget *code;
  GtkWidget *value;
  GtkWidget *sentence;
  GtkWidget *board;

  char *label;
};

G_DEFINE_FINAL_TYPE (CheckbitMagicRow, checkbit_magic_row, GTK_TYPE_LIST_BOX_ROW)

static void
checkbit_magic_row_finalize (GObject *object)
{
  g_free (CHECKBIT_MAGIC_ROW (object)->label);
  G_OBJECT_CLASS (checkbit_magic_row_parent_class)->finalize (object);
}

static void
checkbit_magic_row_class_init (CheckbitMagicRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_magic_row_finalize;
}

static GtkWidget *
label_new (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* A text that may change with every move. */
static GtkWidget *
text_new (GtkWidget *box, const char *css_class)
{
  GtkWidget *text = checkbit_steady_text_new ();

  gtk_widget_add_css_class (text, css_class);
  gtk_box_append (GTK_BOX (box), text);
  return text;
}

static void
checkbit_magic_row_init (CheckbitMagicRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (GTK_WIDGET (self), "magic");
  gtk_widget_set_hexpand (texts, TRUE);
  self->title = label_new (texts, "title");
  self->code = label_new (texts, "code");
  self->value = text_new (texts, "value");
  self->sentence = text_new (texts, "dim-label");
  gtk_widget_add_css_class (self->sentence, "caption");
  self->board = checkbit_bitboard_view_new ();
  checkbit_bitboard_view_set_largest_side (CHECKBIT_BITBOARD_VIEW (self->board), BOARD_SIDE);
  gtk_widget_set_size_request (self->board, BOARD_SIDE, BOARD_SIDE);
  gtk_widget_set_valign (self->board, GTK_ALIGN_START);
  gtk_widget_set_halign (self->board, GTK_ALIGN_END);

  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), self->board);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

GtkWidget *
checkbit_magic_row_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MAGIC_ROW, NULL);
}

static void
show_board (CheckbitMagicRow *self, const CheckbitMagicLine *line, ChessSquare square)
{
  CheckbitBitboardView *view = CHECKBIT_BITBOARD_VIEW (self->board);

  gtk_widget_set_visible (self->board, line->has_bits);
  if (!line->has_bits)
    return;
  checkbit_bitboard_view_set_bits (view, line->bits, line->marks);
  checkbit_bitboard_view_set_highlighted_square (view, square);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, line->title,
                                  -1);
}

void
checkbit_magic_row_show (CheckbitMagicRow *self, const CheckbitMagicLine *line, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_ROW (self));
  g_return_if_fail (line != NULL && line->title != NULL);

  gtk_label_set_label (GTK_LABEL (self->title), line->title);
  gtk_label_set_label (GTK_LABEL (self->code), line->code);
  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->value), line->value);
  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->sentence), line->sentence);
  show_board (self, line, square);
  g_free (self->label);
  self->label = g_strdup_printf ("%s, %s", line->title, line->value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label,
                                  -1);
  checkbit_accessible_describe (GTK_WIDGET (self), line->sentence);
}

const char *
checkbit_magic_row_get_label (CheckbitMagicRow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_ROW (self), NULL);

  return self->label;
}
