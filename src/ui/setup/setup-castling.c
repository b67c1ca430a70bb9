/* Castling rights: check buttons, rebuilt when the set of eligible rooks changes. If a king or rook
 * was moved away, its button stays but is insensitive: moving it back restores the right.
 *
 * CSS nodes: setup-castling > checkbutton… | label
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-castling.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "ui/base/focus-within.h"
#include "ui/setup/setup-follow.h"

struct _CheckbitSetupCastling
{
  GtkBox parent_instance;

  CheckbitSetup *setup;
  ChessBitboard rooks; /* with a button */
  gboolean noted;      /* the label says that nobody can castle */
  gboolean chess960;   /* the style of their names */
  gboolean made;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (CheckbitSetupCastling, checkbit_setup_castling, GTK_TYPE_BOX)

/* --- Names ---------------------------------------------------------------------------------- */

static const char *
standard_name (ChessSquare rook)
{
  gboolean king_side = chess_square_file (rook) > 4;

  if (chess_square_rank (rook) == 0)
    return king_side ? _ ("White, king side") : _ ("White, queen side");
  return king_side ? _ ("Black, king side") : _ ("Black, queen side");
}

/* In Chess960 both rooks may be on the same side of the king, so the square tells them apart.
 * (transfer full) */
static char *
dup_name (CheckbitSetupCastling *self, ChessSquare rook)
{
  if (!self->chess960)
    return g_strdup (standard_name (rook));
  /* Translators: a right to castle; %s is the square of the rook */
  return g_strdup_printf (chess_square_rank (rook) == 0 ? _ ("White, rook on %s")
                                                        : _ ("Black, rook on %s"),
                          checkbit_square_name (rook));
}

/* --- Buttons -------------------------------------------------------------------------------- */

static ChessSquare
rook_of (GtkWidget *button)
{
  return (ChessSquare)GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "rook"));
}

static void
toggled_cb (GtkCheckButton *button, CheckbitSetupCastling *self)
{
  if (!self->updating)
    checkbit_setup_set_castling (self->setup, rook_of (GTK_WIDGET (button)),
                                 gtk_check_button_get_active (button));
}

static void
add_button (CheckbitSetupCastling *self, ChessSquare rook)
{
  g_autofree char *name = dup_name (self, rook);
  GtkWidget *button = gtk_check_button_new_with_label (name);

  g_object_set_data (G_OBJECT (button), "rook", GUINT_TO_POINTER (rook));
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self), button);
}

static void
add_note (CheckbitSetupCastling *self)
{
  GtkWidget *note = gtk_label_new (_ ("No king and rook are in place to castle."));

  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_widget_add_css_class (note, "dim-label");
  gtk_box_append (GTK_BOX (self), note);
}

/* White's come first, each side's from the king's side on. */
static void
make_buttons (CheckbitSetupCastling *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  for (int rank = 0; rank < 8; rank++)
    for (int file = 7; file >= 0; file--)
      if (chess_bitboard_has (self->rooks, CHESS_SQUARE (file, rank)))
        add_button (self, CHESS_SQUARE (file, rank));
  if (self->noted)
    add_note (self);
}

/* If the focused button is removed, focuses the first remaining one, or the next widget. */
static void
find_focus (CheckbitSetupCastling *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (!gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD) && parent != NULL)
    gtk_widget_child_focus (parent, GTK_DIR_TAB_FORWARD);
}

/* usable: rooks whose right can be set or cleared. */
static void
show_rights (CheckbitSetupCastling *self, ChessBitboard rights, ChessBitboard usable)
{
  self->updating = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_CHECK_BUTTON (child))
      {
        gtk_check_button_set_active (GTK_CHECK_BUTTON (child),
                                     chess_bitboard_has (rights, rook_of (child)));
        gtk_widget_set_sensitive (child, chess_bitboard_has (usable, rook_of (child)));
      }
  self->updating = FALSE;
}

/* An invalid right from the original position has a button, too, so that it can be removed. */
static void
update (CheckbitSetupCastling *self)
{
  const ChessPosition *position = checkbit_setup_get_position (self->setup);
  ChessBitboard rights = chess_position_castling_rooks (position);
  ChessBitboard usable = rights | checkbit_setup_get_castling_candidates (self->setup);
  ChessBitboard rooks = usable | checkbit_setup_get_lost_castling (self->setup);
  gboolean noted = usable == CHESS_NO_SQUARES;
  gboolean chess960 = chess_position_is_chess960 (position);
  gboolean focused = checkbit_focus_is_within (GTK_WIDGET (self));

  if (!self->made || self->rooks != rooks || self->noted != noted || self->chess960 != chess960)
    {
      self->made = TRUE;
      self->rooks = rooks;
      self->noted = noted;
      self->chess960 = chess960;
      make_buttons (self);
      if (focused)
        find_focus (self);
    }
  show_rights (self, rights, usable);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_castling_dispose (GObject *object)
{
  checkbit_setup_castling_set_setup (CHECKBIT_SETUP_CASTLING (object), NULL);
  G_OBJECT_CLASS (checkbit_setup_castling_parent_class)->dispose (object);
}

static void
checkbit_setup_castling_class_init (CheckbitSetupCastlingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_setup_castling_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setup-castling");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_setup_castling_init (CheckbitSetupCastling *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Castling"), -1);
}

void
checkbit_setup_castling_set_setup (CheckbitSetupCastling *self, CheckbitSetup *setup)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_CASTLING (self));

  if (checkbit_setup_follow (&self->setup, setup, G_CALLBACK (update), self))
    update (self);
}
