/* One of the 64 squares of a board, for the keyboard focus, screen readers and the style sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/square.h"

#include <glib/gi18n-lib.h>

#include "chess/bitboard.h"
#include "game/text/messages.h"

struct _CheckbitSquare
{
  GtkWidget parent_instance;

  ChessSquare square;
  ChessPiece piece;
  CheckbitSquareFlags flags;
  char *label;
};

G_DEFINE_TYPE (CheckbitSquare, checkbit_square, GTK_TYPE_WIDGET)

/* How a flag is styled and spoken. */
static const struct
{
  CheckbitSquareFlags flag;
  const char *css_class;
  const char *spoken;
} states[] = {
  /* Translators: states of a square, after its name and what stands on it: "e4, white pawn,
     selected". */
  { CHECKBIT_SQUARE_SELECTED, "selected", N_ ("selected") },
  { CHECKBIT_SQUARE_TARGET, "target", N_ ("can move here") },
  { CHECKBIT_SQUARE_LAST_MOVE, "last-move", N_ ("last move") },
  { CHECKBIT_SQUARE_CHECK, "check", N_ ("in check") },
  /* Translators: a state of a square: a move is entered while the opponent thinks */
  { CHECKBIT_SQUARE_PREMOVE, "premove", N_ ("premove") },
};

static void
checkbit_square_finalize (GObject *object)
{
  g_free (CHECKBIT_SQUARE (object)->label);
  G_OBJECT_CLASS (checkbit_square_parent_class)->finalize (object);
}

static void
checkbit_square_class_init (CheckbitSquareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_square_finalize;
  gtk_widget_class_set_css_name (widget_class, "square");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
checkbit_square_init (CheckbitSquare *self)
{
  self->piece = CHESS_PIECE_NONE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static void
update_label (CheckbitSquare *self)
{
  /* Translators: what stands on a square: "e5, empty". */
  const char *content = self->piece == CHESS_PIECE_NONE ? C_ ("square", "empty")
                                                        : checkbit_message_piece (self->piece);
  GString *label = g_string_new (checkbit_square_name (self->square));

  g_string_append_printf (label, ", %s", content);
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    if (self->flags & states[i].flag)
      g_string_append_printf (label, ", %s", _ (states[i].spoken));

  g_free (self->label);
  self->label = g_string_free (label, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->label,
                                  -1);
}

GtkWidget *
checkbit_square_new (ChessSquare square)
{
  CheckbitSquare *self = g_object_new (CHECKBIT_TYPE_SQUARE, NULL);
  gboolean dark = chess_bitboard_has (CHESS_DARK_SQUARES, square);

  self->square = square;
  gtk_widget_add_css_class (GTK_WIDGET (self), dark ? "dark" : "light");
  update_label (self);
  return GTK_WIDGET (self);
}

ChessSquare
checkbit_square_get_square (CheckbitSquare *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SQUARE (self), CHESS_SQUARE_NONE);

  return self->square;
}

static void
update_classes (CheckbitSquare *self, CheckbitSquareFlags changed)
{
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    {
      if ((changed & states[i].flag) == 0)
        continue;
      if (self->flags & states[i].flag)
        gtk_widget_add_css_class (GTK_WIDGET (self), states[i].css_class);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), states[i].css_class);
    }
  if (changed & CHECKBIT_SQUARE_SELECTED)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 (self->flags & CHECKBIT_SQUARE_SELECTED) != 0, -1);
}

void
checkbit_square_set_content (CheckbitSquare *self, ChessPiece piece, CheckbitSquareFlags flags)
{
  CheckbitSquareFlags changed;

  g_return_if_fail (CHECKBIT_IS_SQUARE (self));

  changed = self->flags ^ flags;
  if (changed == 0 && self->piece == piece)
    return;
  self->piece = piece;
  self->flags = flags;
  update_classes (self, changed);
  update_label (self);
}

const char *
checkbit_square_get_label (CheckbitSquare *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SQUARE (self), NULL);

  return self->label;
}
