/* One of the 64 squares of a set's board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/set-square.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

struct _CheckbitSetSquare
{
  GtkWidget parent_instance;

  ChessSquare square;
  guint bit;
  gboolean member;
  gboolean wrapped;
  char *label;
};

G_DEFINE_FINAL_TYPE (CheckbitSetSquare, checkbit_set_square, GTK_TYPE_WIDGET)

static void
checkbit_set_square_finalize (GObject *object)
{
  g_free (CHECKBIT_SET_SQUARE (object)->label);
  G_OBJECT_CLASS (checkbit_set_square_parent_class)->finalize (object);
}

static void
checkbit_set_square_class_init (CheckbitSetSquareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_set_square_finalize;
  gtk_widget_class_set_css_name (widget_class, "set-square");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
checkbit_set_square_init (CheckbitSetSquare *self)
{
  self->bit = G_MAXUINT;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
checkbit_set_square_new (ChessSquare square)
{
  g_return_val_if_fail (square < CHESS_N_SQUARES, NULL);

  CheckbitSetSquare *self = g_object_new (CHECKBIT_TYPE_SET_SQUARE, NULL);
  self->square = square;
  checkbit_set_square_set_content (self, square, FALSE, FALSE);
  return GTK_WIDGET (self);
}

ChessSquare
checkbit_set_square_get_square (CheckbitSetSquare *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_SQUARE (self), CHESS_SQUARE_NONE);

  return self->square;
}

static void
update_label (CheckbitSetSquare *self)
{
  /* Translators: the square of a set's board for a screen reader: "e4, bit 28, set". */
  const char *format = self->wrapped ? _ ("%s, bit %u, set, wrapped")
                       /* Translators: the same: "e4, bit 28, set". */
                       : self->member ? _ ("%s, bit %u, set")
                                      /* Translators: the same: "e4, bit 28, clear". */
                                      : _ ("%s, bit %u, clear");

  g_free (self->label);
  self->label = g_strdup_printf (format, checkbit_square_name (self->square), self->bit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label,
                                  -1);
}

void
checkbit_set_square_set_content (CheckbitSetSquare *self,
                                 guint bit,
                                 gboolean member,
                                 gboolean wrapped)
{
  g_return_if_fail (CHECKBIT_IS_SET_SQUARE (self));

  if (self->bit == bit && self->member == member && self->wrapped == wrapped)
    return;

  self->bit = bit;
  self->member = member;
  self->wrapped = wrapped;
  update_label (self);
}

const char *
checkbit_set_square_get_label (CheckbitSetSquare *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_SQUARE (self), NULL);

  return self->label;
}
