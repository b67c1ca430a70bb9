/* The buttons above the table of moves that filter them by kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/moves/move-kind-filter.h"

#include <glib/gi18n-lib.h>

#define SPACING 4 /* between the buttons, in pixels */

struct _CheckbitMoveKindFilter
{
  GObject parent_instance;

  GtkBox *box; /* owned */
  CheckbitMoveKinds kinds;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitMoveKindFilter, checkbit_move_kind_filter, G_TYPE_OBJECT)

static const struct
{
  CheckbitMoveKinds kind;
  const char *title;
} kind_table[] = {
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
toggled_cb (GtkToggleButton *button, CheckbitMoveKindFilter *self)
{
  CheckbitMoveKinds kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind"));

  if (gtk_toggle_button_get_active (button))
    self->kinds |= kind;
  else
    self->kinds &= ~kind;
  g_signal_emit (self, changed_signal, 0);
}

static void
add_buttons (CheckbitMoveKindFilter *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (kind_table); i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (kind_table[i].kind));
      gtk_widget_add_css_class (button, "chip");
      gtk_widget_set_margin_end (button, SPACING);
      gtk_widget_set_margin_bottom (button, SPACING);
      g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, 0);
      gtk_box_append (self->box, button);
    }
}

/* A pressed button stays visible, so that it can be released. */
static void
count_kind (CheckbitMoveModel *model, GtkWidget *button, guint index)
{
  guint n = checkbit_move_model_count (model, kind_table[index].kind);
  g_autofree char *label
      /* Translators: a kind of moves, such as “Captures”, and how many there are */
      = g_strdup_printf (C_ ("kind of moves", "%s %u"), _ (kind_table[index].title), n);

  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_widget_set_visible (button,
                          n > 0 || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

void
checkbit_move_kind_filter_count (CheckbitMoveKindFilter *self, CheckbitMoveModel *model)
{
  GtkWidget *button;

  g_return_if_fail (CHECKBIT_IS_MOVE_KIND_FILTER (self));

  button = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  for (guint i = 0; i < G_N_ELEMENTS (kind_table); i++)
    {
      count_kind (model, button, i);
      button = gtk_widget_get_next_sibling (button);
    }
}

CheckbitMoveKinds
checkbit_move_kind_filter_get_kinds (CheckbitMoveKindFilter *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_KIND_FILTER (self), 0);
  return self->kinds;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_move_kind_filter_finalize (GObject *object)
{
  g_object_unref (CHECKBIT_MOVE_KIND_FILTER (object)->box);
  G_OBJECT_CLASS (checkbit_move_kind_filter_parent_class)->finalize (object);
}

static void
checkbit_move_kind_filter_class_init (CheckbitMoveKindFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_move_kind_filter_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_MOVE_KIND_FILTER, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_move_kind_filter_init (CheckbitMoveKindFilter *self)
{
}

CheckbitMoveKindFilter *
checkbit_move_kind_filter_new (GtkBox *box)
{
  CheckbitMoveKindFilter *self;

  g_return_val_if_fail (GTK_IS_BOX (box), NULL);

  self = g_object_new (CHECKBIT_TYPE_MOVE_KIND_FILTER, NULL);
  self->box = g_object_ref (box);
  add_buttons (self);
  return self;
}
