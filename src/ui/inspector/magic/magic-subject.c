/* Chooses which piece is looked up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/magic/magic-subject.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "ui/base/plain-name.h"

struct _CheckbitMagicSubject
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *bishop;
  GtkWidget *rook;
  GtkWidget *square;
  GtkWidget *origin;

  CheckbitMagicModel *model; /* owned */
  gboolean showing;          /* the program is setting the controls */
};

G_DEFINE_FINAL_TYPE (CheckbitMagicSubject, checkbit_magic_subject, GTK_TYPE_WIDGET)

/* --- What is chosen ------------------------------------------------------------------------- */

static const char *
tell_origin (CheckbitMagicSubject *self)
{
  if (!checkbit_magic_model_follows (self->model))
    return _ ("Select a bishop, rook or queen on the board to follow it.");
  return _ ("This is the piece that is selected on the board.");
}

static void
show (CheckbitMagicSubject *self)
{
  gboolean bishop = checkbit_magic_model_get_piece (self->model) == CHESS_BISHOP;

  self->showing = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (bishop ? self->bishop : self->rook), TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->square),
                              checkbit_magic_model_get_square (self->model));
  gtk_label_set_label (GTK_LABEL (self->origin), tell_origin (self));
  self->showing = FALSE;
}

static void
piece_cb (CheckbitMagicSubject *self)
{
  gboolean bishop = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->bishop));

  if (!self->showing && self->model != NULL)
    checkbit_magic_model_set_piece (self->model, bishop ? CHESS_BISHOP : CHESS_ROOK);
}

static void
square_cb (CheckbitMagicSubject *self)
{
  guint square = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->square));

  if (!self->showing && self->model != NULL && square < CHESS_N_SQUARES)
    checkbit_magic_model_set_square (self->model, (ChessSquare) square);
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_magic_subject_dispose (GObject *object)
{
  CheckbitMagicSubject *self = CHECKBIT_MAGIC_SUBJECT (object);
  GtkWidget *child;

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_MAGIC_SUBJECT);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_magic_subject_parent_class)->dispose (object);
}

static void
checkbit_magic_subject_class_init (CheckbitMagicSubjectClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_magic_subject_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/magic-subject.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicSubject, bishop);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicSubject, rook);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicSubject, square);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicSubject, origin);
  gtk_widget_class_bind_template_callback (widget_class, piece_cb);
  gtk_widget_class_bind_template_callback (widget_class, square_cb);
  gtk_widget_class_set_css_name (widget_class, "magic-subject");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The list of squares, which can be searched by name. */
static void
fill_squares (CheckbitMagicSubject *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkExpression) name
      = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    gtk_string_list_append (names, checkbit_square_name (square));
  gtk_drop_down_set_expression (GTK_DROP_DOWN (self->square), name);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->square), G_LIST_MODEL (names));
}

static void
checkbit_magic_subject_init (CheckbitMagicSubject *self)
{
  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_inner (self->square);
  fill_squares (self);
  self->showing = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Piece to look up"), -1);
}

GtkWidget *
checkbit_magic_subject_new (CheckbitMagicModel *model)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (model), NULL);

  CheckbitMagicSubject *self = g_object_new (CHECKBIT_TYPE_MAGIC_SUBJECT, NULL);
  self->model = g_object_ref (model);
  g_signal_connect_swapped (model, "changed", G_CALLBACK (show), self);
  show (self);
  return GTK_WIDGET (self);
}
