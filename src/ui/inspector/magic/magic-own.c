/* Checks magic numbers from someone's own program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/magic/magic-own.h"

#include <glib/gi18n-lib.h>
#include "game/inspect/pasted.h"
#include "ui/inspector/magic/magic-report.h"
#include "ui/base/large-text.h"
#include "ui/base/plain-name.h"
#include "ui/inspector/set-board.h"

struct _CheckbitMagicOwn
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *sections;
  GtkWidget *text;
  GtkTextBuffer *buffer;
  GtkWidget *error_box;
  GtkWidget *error;
  GtkWidget *text_actions;
  GtkWidget *rule;
  GtkWidget *amount;
  GtkWidget *table;
  GtkWidget *summary;
  GtkWidget *progress;
  AdwClamp *board_place;
  GtkWidget *use;

  GtkWidget *board; /* the squares with a valid number */
  GtkWidget *report;

  /* Owned. */
  CheckbitWordForm *form;
  CheckbitMagicModel *model;
  CheckbitMagicTrial *trial;
};

G_DEFINE_FINAL_TYPE (CheckbitMagicOwn, checkbit_magic_own, GTK_TYPE_WIDGET)

/* --- What is tried -------------------------------------------------------------------------- */

/* Tries a pasted text: one number on the chosen square, a table on all squares. */
static void
start_trial (CheckbitMagicOwn *self)
{
  guint n = checkbit_magic_model_get_n_numbers (self->model);
  ChessSquare first = n == 1 ? checkbit_magic_model_get_square (self->model) : 0;
  ChessMagic magics[CHESS_N_SQUARES];

  for (guint i = 0; i < n; i++)
    magics[i] = checkbit_magic_model_get_foreign (self->model, (ChessSquare) (first + i));
  checkbit_magic_trial_start (self->trial, magics, n);
}

/* The squares whose number has been found valid or invalid. */
static ChessBitboard
get_squares (CheckbitMagicOwn *self, gboolean good)
{
  ChessBitboard squares = CHESS_NO_SQUARES;

  for (guint i = 0; i < checkbit_magic_trial_get_n_done (self->trial); i++)
    if ((checkbit_magic_trial_get_report (self->trial, i)->verdict == CHESS_MAGIC_GOOD) == good)
      squares |= CHESS_BIT (checkbit_magic_trial_get_magic (self->trial, i)->square);
  return squares;
}

/* --- What is shown -------------------------------------------------------------------------- */

/* (transfer full) */
static char *
tell_summary (CheckbitMagicOwn *self)
{
  guint n = checkbit_magic_trial_get_n (self->trial);
  guint n_done = checkbit_magic_trial_get_n_done (self->trial);
  guint n_good = checkbit_magic_trial_get_n_good (self->trial);

  if (n_done < n)
    /* Translators: how many of how many */
    return g_strdup_printf (ngettext ("Trying: %u of %u square", "Trying: %u of %u squares", n),
                            n_done, n);
  if (n_good == n)
    return g_strdup_printf (
        /* Translators: used for more than one number */
        ngettext ("The one number, %u, is valid.", "All %u numbers are valid.", n), n);
  return g_strdup_printf (
      /* Translators: how many of how many */
      ngettext ("%u of %u numbers is valid; the squares of the others are outlined.",
                "%u of %u numbers are valid; the squares of the others are outlined.", n_good),
      n_good, n);
}

static void
show_table (CheckbitMagicOwn *self)
{
  guint n = checkbit_magic_trial_get_n (self->trial);
  guint n_done = checkbit_magic_trial_get_n_done (self->trial);
  g_autofree char *summary = NULL;

  gtk_widget_set_visible (self->table, n > 1);
  if (n <= 1)
    return;
  summary = tell_summary (self);
  gtk_label_set_label (GTK_LABEL (self->summary), summary);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), (double) n_done / n);
  gtk_widget_set_opacity (self->progress, n_done < n ? 1 : 0);
  checkbit_set_board_set_bits (CHECKBIT_SET_BOARD (self->board), get_squares (self, TRUE),
                               get_squares (self, FALSE));
  checkbit_set_board_set_highlighted (CHECKBIT_SET_BOARD (self->board),
                                      checkbit_magic_model_get_square (self->model));
}

static void
show_report (CheckbitMagicOwn *self)
{
  guint i = checkbit_magic_trial_find (self->trial, checkbit_magic_model_get_square (self->model));
  gboolean any = i < checkbit_magic_trial_get_n (self->trial);

  checkbit_magic_report_show (CHECKBIT_MAGIC_REPORT (self->report),
                              any ? checkbit_magic_trial_get_magic (self->trial, i) : NULL,
                              any ? checkbit_magic_trial_get_report (self->trial, i) : NULL);
}

static void
show_trial (CheckbitMagicOwn *self)
{
  show_table (self);
  show_report (self);
}

static void
show (CheckbitMagicOwn *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  start_trial (self);
  show_trial (self);
  gtk_widget_set_sensitive (self->use, checkbit_magic_model_get_n_numbers (self->model) > 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->use),
                               checkbit_magic_model_get_uses_foreign (self->model));
}

/* --- What people write ---------------------------------------------------------------------- */

static void
show_error (CheckbitMagicOwn *self, const char *error)
{
  gtk_widget_set_visible (self->error_box, error != NULL);
  gtk_label_set_label (GTK_LABEL (self->error), error != NULL ? error : "");
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_STATE_INVALID,
      error != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
text_cb (CheckbitMagicOwn *self)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;
  guint64 words[CHESS_N_SQUARES];
  guint n;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  text = gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "own.clear", *text != '\0');
  n = checkbit_pasted_read_numbers (text, checkbit_word_form_get_layout (self->form), words,
                                    &message);
  checkbit_magic_model_set_numbers (self->model, n > 0 ? words : NULL, n);
  show_error (self, message);
}

/* Writes Checkbit's own numbers for the piece, in the form of a declaration. */
static void
example_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitMagicOwn *self = CHECKBIT_MAGIC_OWN (widget);
  ChessPieceType piece = checkbit_magic_model_get_piece (self->model);
  ChessLayout layout = checkbit_word_form_get_layout (self->form);
  GString *text = g_string_new (piece == CHESS_BISHOP ? "uint64_t bishop_magics[64] = {\n"
                                                      : "uint64_t rook_magics[64] = {\n");

  for (guint bit = 0; bit < CHESS_N_SQUARES; bit++)
    g_string_append_printf (
        text, "0x%016" G_GINT64_MODIFIER "X,\n",
        chess_magic_own_in (piece, chess_layout_square (layout, bit), layout).number);
  g_string_append (text, "};");
  checkbit_magic_own_set_text (self, text->str);
  g_string_free (text, TRUE);
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_magic_own_set_text (CHECKBIT_MAGIC_OWN (widget), "");
}

/* --- What else people do -------------------------------------------------------------------- */

static void
rule_cb (CheckbitMagicOwn *self)
{
  guint rule = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->rule));
  guint amount = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->amount));

  if (self->model == NULL || rule > CHECKBIT_MAGIC_BITS)
    return;
  gtk_widget_set_visible (self->amount, rule != CHECKBIT_MAGIC_BITS_OF_MASK);
  checkbit_magic_model_set_rule (self->model, (CheckbitMagicRule) rule, amount);
}

/* Choosing another rule resets its number to the usual: an index of 12 bits. */
static void
rule_chosen_cb (CheckbitMagicOwn *self)
{
  guint rule = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->rule));

  if (self->model != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->amount), rule == CHECKBIT_MAGIC_SHIFT
                                                                   ? 64 - CHESS_MAGIC_MAX_BITS
                                                                   : CHESS_MAGIC_MAX_BITS);
  rule_cb (self);
}

static void
use_cb (CheckbitMagicOwn *self)
{
  if (self->model != NULL)
    checkbit_magic_model_set_uses_foreign (
        self->model, gtk_check_button_get_active (GTK_CHECK_BUTTON (self->use)));
}

static void
activated_cb (CheckbitMagicOwn *self, guint square)
{
  checkbit_magic_model_set_square (self->model, (ChessSquare) square);
}

static void
look_up_cb (CheckbitMagicOwn *self, guint64 blockers)
{
  checkbit_magic_model_set_uses_foreign (self->model, TRUE);
  checkbit_magic_model_set_occupied (self->model, blockers);
  gtk_widget_activate_action (GTK_WIDGET (self), "magic.view", "s", "look-up");
}

/* --- The widget ----------------------------------------------------------------------------- */

/* Updates only while visible; it catches up when it is shown. */
static void
checkbit_magic_own_map (GtkWidget *widget)
{
  CheckbitMagicOwn *self = CHECKBIT_MAGIC_OWN (widget);

  GTK_WIDGET_CLASS (checkbit_magic_own_parent_class)->map (widget);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (show), self);
  show (self);
}

static void
checkbit_magic_own_unmap (GtkWidget *widget)
{
  CheckbitMagicOwn *self = CHECKBIT_MAGIC_OWN (widget);

  g_signal_handlers_disconnect_by_data (self->model, self);
  GTK_WIDGET_CLASS (checkbit_magic_own_parent_class)->unmap (widget);
}

static void
checkbit_magic_own_dispose (GObject *object)
{
  CheckbitMagicOwn *self = CHECKBIT_MAGIC_OWN (object);
  GtkWidget *child;

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  if (self->trial != NULL)
    g_signal_handlers_disconnect_by_data (self->trial, self);
  if (self->buffer != NULL)
    g_signal_handlers_disconnect_by_data (self->buffer, self);
  g_clear_object (&self->model);
  g_clear_object (&self->trial);
  g_clear_object (&self->form);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_MAGIC_OWN);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_magic_own_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/magic-own.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, sections);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, text);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, buffer);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, error_box);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, error);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, text_actions);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, rule);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, amount);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, table);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, summary);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, progress);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, board_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicOwn, use);
  gtk_widget_class_bind_template_callback (widget_class, text_cb);
  gtk_widget_class_bind_template_callback (widget_class, rule_cb);
  gtk_widget_class_bind_template_callback (widget_class, rule_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, use_cb);
}

static void
checkbit_magic_own_class_init (CheckbitMagicOwnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_magic_own_dispose;
  widget_class->map = checkbit_magic_own_map;
  widget_class->unmap = checkbit_magic_own_unmap;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "own.example", NULL, example_action);
  gtk_widget_class_install_action (widget_class, "own.clear", NULL, clear_action);
  gtk_widget_class_set_css_name (widget_class, "magic-own");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_magic_own_init (CheckbitMagicOwn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_large_text_wrap_buttons (self->text_actions);
  checkbit_large_text_wrap_check (GTK_CHECK_BUTTON (self->use));
  checkbit_large_text_wrap_choices (self->rule);
  checkbit_plain_name_inner (self->rule);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "own.clear", FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your own magic numbers"), -1);
  self->trial = checkbit_magic_trial_new ();
  self->report = checkbit_magic_report_new ();
  gtk_box_append (GTK_BOX (self->sections), self->report);
  gtk_box_reorder_child_after (GTK_BOX (self->sections), self->use, self->report);
  g_signal_connect_swapped (self->report, "look-up", G_CALLBACK (look_up_cb), self);
}

GtkWidget *
checkbit_magic_own_new (CheckbitWordForm *form, CheckbitMagicModel *model)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (model), NULL);

  CheckbitMagicOwn *self = g_object_new (CHECKBIT_TYPE_MAGIC_OWN, NULL);
  self->form = g_object_ref (form);
  self->model = g_object_ref (model);
  self->board = checkbit_set_board_new (form);
  checkbit_set_board_set_editable (CHECKBIT_SET_BOARD (self->board), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Squares whose number is valid"), -1);
  adw_clamp_set_child (self->board_place, self->board);
  g_signal_connect_swapped (self->board, "square-activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->trial, "changed", G_CALLBACK (show_trial), self);
  return GTK_WIDGET (self);
}

void
checkbit_magic_own_set_text (CheckbitMagicOwn *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_OWN (self));
  g_return_if_fail (text != NULL);

  gtk_text_buffer_set_text (self->buffer, text, -1);
}

CheckbitMagicTrial *
checkbit_magic_own_get_trial (CheckbitMagicOwn *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_OWN (self), NULL);

  return self->trial;
}

/* The text of a label if it is visible. */
static const char *
get_text (GtkWidget *label, GtkWidget *box)
{
  return gtk_widget_get_visible (box) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

const char *
checkbit_magic_own_get_error (CheckbitMagicOwn *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_OWN (self), NULL);

  return get_text (self->error, self->error_box);
}

const char *
checkbit_magic_own_get_summary (CheckbitMagicOwn *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_OWN (self), NULL);

  return get_text (self->summary, self->table);
}

const char *
checkbit_magic_own_get_report (CheckbitMagicOwn *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_OWN (self), NULL);

  return checkbit_magic_report_get_text (CHECKBIT_MAGIC_REPORT (self->report));
}
