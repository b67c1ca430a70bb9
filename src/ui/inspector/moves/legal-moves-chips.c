/* The buttons above the table of moves that leave only those of a kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "ui/inspector/moves/legal-moves-private.h"

static const struct
{
  CheckbitMoveKinds kind;
  const char *title;
} chip_table[] = {
  { CHECKBIT_MOVE_CAPTURE, N_ ("Captures") },
  /* Translators: a kind of moves: neither captures nor promotions */
  { CHECKBIT_MOVE_QUIET, N_ ("Quiet") },
  /* Translators: a kind of moves, and the title of a column */
  { CHECKBIT_MOVE_CHECK, N_ ("Check") },
  { CHECKBIT_MOVE_DOUBLE_CHECK, N_ ("Double Check") },
  /* Translators: a kind of moves */
  { CHECKBIT_MOVE_MATE, N_ ("Checkmate") },
  /* Translators: a kind of moves */
  { CHECKBIT_MOVE_STALEMATE, N_ ("Stalemate") },
  /* Translators: a kind of moves */
  { CHECKBIT_MOVE_PROMOTION, N_ ("Promotion") },
  /* Translators: a kind of moves, and the rights to castle */
  { CHECKBIT_MOVE_CASTLING, N_ ("Castling") },
  { CHECKBIT_MOVE_LOSES_CASTLING, N_ ("Loses Castling") },
  { CHECKBIT_MOVE_ILLEGAL, N_ ("Illegal Only") },
};

static void
toggled_cb (GtkToggleButton *button, CheckbitLegalMoves *self)
{
  CheckbitMoveKinds kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind"));

  if (gtk_toggle_button_get_active (button))
    self->kinds |= kind;
  else
    self->kinds &= ~kind;
  checkbit_legal_moves_refilter (self);
}

void
checkbit_legal_moves_add_chips (CheckbitLegalMoves *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (chip_table); i++)
    {
      GtkWidget *button = gtk_toggle_button_new (), *child = gtk_flow_box_child_new ();

      g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (chip_table[i].kind));
      gtk_widget_add_css_class (button, "chip");
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_insert (GTK_FLOW_BOX (self->chips), child, -1);
    }
}

/* A chip that is pressed stays, so that it can be let go of. */
static void
update_chip (CheckbitLegalMoves *self, GtkWidget *child, guint index)
{
  GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));
  guint n = checkbit_move_model_count (self->model, chip_table[index].kind);
  g_autofree char *label
      /* Translators: a kind of moves, such as “Captures”, and how many there are */
      = g_strdup_printf (C_ ("kind of moves", "%s %u"), _ (chip_table[index].title), n);

  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (child,
                          n > 0 || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

void
checkbit_legal_moves_update_chips (CheckbitLegalMoves *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (chip_table); i++)
    update_chip (self,
                 GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->chips), (int) i)),
                 i);
}
