/* After a pasted divide: what to ask the other program for next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-next.h"

#include <glib/gi18n-lib.h>

#include "ui/base/copy-button.h"
#include "ui/inspector/perft/perft-widgets.h"

struct _CheckbitPerftNext
{
  GtkWidget parent_instance;

  GtkWidget *awaited;                       /* which divide to paste now */
  GtkWidget *offer, *hint, *command, *copy; /* which divide to ask for next */
  GtkWidget *go_on, *over;

  /* Owned. */
  CheckbitCompareModel *model;
  char *moves; /* that lead to the divide to paste */
  guint depth;
  char *next; /* the moves to the next divide; NULL for none */
  guint next_depth;
};

enum
{
  GO_ON,
  START_OVER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitPerftNext, checkbit_perft_next, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

static void
show_offer (CheckbitPerftNext *self)
{
  CheckbitLabFinding *finding = checkbit_compare_model_get_finding (self->model);
  g_autofree char *command = NULL;

  gtk_widget_set_visible (self->offer, self->next != NULL);
  if (self->next == NULL)
    return;
  command = g_strdup_printf ("position fen %s moves %s\ngo perft %u", finding->root_fen, self->next,
                             self->next_depth);
  gtk_label_set_label (GTK_LABEL (self->command), command);
  checkbit_copy_button_set_text (CHECKBIT_COPY_BUTTON (self->copy), command);
}

static void
show_awaited (CheckbitPerftNext *self)
{
  g_autofree char *text
      = g_strdup_printf (/* Translators: %s are moves, %u is a depth */
                         _ ("Paste the divide after %s, depth %u"), self->moves, self->depth);

  checkbit_perft_label_show (self->awaited, *self->moves != '\0' ? text : NULL);
}

static void
update (CheckbitPerftNext *self)
{
  g_clear_pointer (&self->next, g_free);
  checkbit_compare_model_get_next (self->model, &self->next, &self->next_depth);
  show_offer (self);
  show_awaited (self);
  gtk_widget_set_visible (self->go_on, self->next != NULL);
  gtk_widget_set_visible (self->over, *self->moves != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self), self->next != NULL || *self->moves != '\0');
}

/* --- What people do ------------------------------------------------------------------------- */

static void
set_way (CheckbitPerftNext *self, const char *moves, guint depth)
{
  g_autofree char *now = g_strdup (moves);

  g_free (self->moves);
  self->moves = g_steal_pointer (&now);
  self->depth = depth;
  update (self);
}

static void
go_on_cb (CheckbitPerftNext *self)
{
  set_way (self, self->next, self->next_depth);
  g_signal_emit (self, signals[GO_ON], 0);
}

static void
over_cb (CheckbitPerftNext *self)
{
  checkbit_perft_next_start_over (self);
  g_signal_emit (self, signals[START_OVER], 0);
}

void
checkbit_perft_next_start_over (CheckbitPerftNext *self)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_NEXT (self));

  set_way (self, "", 0);
}

const char *
checkbit_perft_next_get_moves (CheckbitPerftNext *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_NEXT (self), "");

  return self->moves;
}

guint
checkbit_perft_next_get_depth (CheckbitPerftNext *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_NEXT (self), 0);

  return self->depth;
}

/* --- Building ------------------------------------------------------------------------------- */

static GtkWidget *
offer_new (CheckbitPerftNext *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->hint = checkbit_perft_label_new (_ ("Next, run this and paste what it prints:"), NULL);
  self->command = checkbit_perft_label_new (NULL, "code");
  gtk_widget_set_hexpand (self->command, TRUE);
  self->copy = checkbit_copy_button_new (_ ("Copy the commands"));
  gtk_widget_set_valign (self->copy, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->command);
  gtk_box_append (GTK_BOX (row), self->copy);
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), row);
  return box;
}

static void
build (CheckbitPerftNext *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->awaited = checkbit_perft_label_new (NULL, "heading");
  self->offer = offer_new (self);
  self->go_on
      = checkbit_perft_button_new (_ ("Paste the Next Divide"), G_CALLBACK (go_on_cb), self);
  self->over = checkbit_perft_button_new (_ ("Start Over"), G_CALLBACK (over_cb), self);
  gtk_box_append (GTK_BOX (buttons), self->go_on);
  gtk_box_append (GTK_BOX (buttons), self->over);
  gtk_widget_set_parent (self->awaited, GTK_WIDGET (self));
  gtk_widget_set_parent (self->offer, GTK_WIDGET (self));
  gtk_widget_set_parent (buttons, GTK_WIDGET (self));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_perft_next_dispose (GObject *object)
{
  CheckbitPerftNext *self = CHECKBIT_PERFT_NEXT (object);

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->model);
  g_clear_pointer (&self->moves, g_free);
  g_clear_pointer (&self->next, g_free);
  G_OBJECT_CLASS (checkbit_perft_next_parent_class)->dispose (object);
}

static void
checkbit_perft_next_class_init (CheckbitPerftNextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_next_dispose;
  signals[GO_ON] = g_signal_new ("go-on", CHECKBIT_TYPE_PERFT_NEXT, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  signals[START_OVER] = g_signal_new ("start-over", CHECKBIT_TYPE_PERFT_NEXT, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-next");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_next_init (CheckbitPerftNext *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->moves = g_strdup ("");
  build (self);
}

GtkWidget *
checkbit_perft_next_new (CheckbitCompareModel *model)
{
  CheckbitPerftNext *self;

  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (model), NULL);

  self = g_object_new (CHECKBIT_TYPE_PERFT_NEXT, NULL);
  self->model = g_object_ref (model);
  g_signal_connect_swapped (model, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}
