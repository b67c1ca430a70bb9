/* Combines a set with another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/set-combine.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/expression.h"
#include "game/inspect/likeness.h"
#include "ui/board/bitboard-view.h"
#include "ui/base/plain-name.h"

enum
{
  BOARD_THIS,
  BOARD_OTHER,
  BOARD_RESULT,
  N_BOARDS,
};

struct _CheckbitSetCombine
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *operators;
  GtkWidget *chooser;
  GtkWidget *entry;
  GtkWidget *mistake;
  GtkWidget *boards;
  GtkWidget *difference;
  GtkWidget *sentence;
  GtkWidget *apply;

  GtkWidget *buttons[CHECKBIT_N_COMBINATIONS]; /* borrowed */
  GtkWidget *views[N_BOARDS];
  GtkWidget *captions[N_BOARDS];

  CheckbitInspection *inspection; /* owned */
  CheckbitSet *typed;             /* owned: the first choice, the entry's set */
  CheckbitSet *other;             /* owned: the chosen set */
  CheckbitExpression *expression; /* owned: of the entry */
  gboolean wrong;                 /* the entry has no value */
  ChessBitboard bits;
  CheckbitCombination combination;
};

static guint combine_signal;

G_DEFINE_FINAL_TYPE (CheckbitSetCombine, checkbit_set_combine, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

ChessBitboard
checkbit_set_combine_get_result (CheckbitSetCombine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_COMBINE (self), CHESS_NO_SQUARES);

  return checkbit_combination_apply (self->combination, self->bits,
                                     checkbit_set_get_bits (self->other));
}

static void
show_board (CheckbitSetCombine *self,
            guint board,
            const char *title,
            ChessBitboard bits,
            ChessBitboard marked)
{
  guint n = chess_bitboard_count (bits);
  g_autofree char *text
      /* Translators: under a small board: what it shows and how many squares are set. */
      = g_strdup_printf (ngettext ("%s: %u square", "%s: %u squares", n), title, n);

  checkbit_bitboard_view_set_bits (CHECKBIT_BITBOARD_VIEW (self->views[board]), bits, marked);
  gtk_label_set_label (GTK_LABEL (self->captions[board]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->views[board]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The members that the set lacks compared with the other one, and those in excess. */
static void
show_difference (CheckbitSetCombine *self)
{
  ChessBitboard other = checkbit_set_get_bits (self->other);
  g_autofree char *difference = checkbit_likeness_tell_difference (self->bits, other);

  gtk_label_set_label (GTK_LABEL (self->difference), difference);
  gtk_widget_set_visible (self->difference, self->other != self->typed
                                                || (!self->wrong && other != CHESS_NO_SQUARES));
}

static void
show (CheckbitSetCombine *self)
{
  gboolean typed = self->other == self->typed;
  ChessBitboard different = self->bits ^ checkbit_set_get_bits (self->other);

  show_difference (self);
  if (!gtk_widget_get_visible (self->difference))
    different = CHESS_NO_SQUARES; /* nothing to compare with */
  show_board (self, BOARD_THIS, _ ("This set"), self->bits, different);
  show_board (self, BOARD_OTHER,
              typed ? C_ ("set language", "Expression") : checkbit_set_get_title (self->other),
              checkbit_set_get_bits (self->other), different);
  show_board (self, BOARD_RESULT, C_ ("of two sets", "Result"),
              checkbit_set_combine_get_result (self), CHESS_NO_SQUARES);
  gtk_label_set_label (GTK_LABEL (self->sentence),
                       checkbit_combination_get_sentence (self->combination));
  gtk_widget_set_visible (self->entry, typed);
  gtk_widget_set_sensitive (self->apply, !typed || !self->wrong);
}

static void
show_mistake (CheckbitSetCombine *self, const CheckbitMistake *mistake)
{
  gboolean blank = *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0';

  gtk_widget_set_visible (self->mistake, mistake != NULL && !blank && self->other == self->typed);
  gtk_label_set_label (GTK_LABEL (self->mistake), mistake != NULL ? mistake->sentence : "");
}

/* Evaluates the entry in the current position. */
static void
evaluate_now (CheckbitSetCombine *self)
{
  ChessBitboard bits;

  self->wrong = !checkbit_expression_evaluate (
      self->expression, checkbit_inspection_get_input (self->inspection), &bits);
  checkbit_set_set_bits (self->typed, bits, CHESS_NO_SQUARES);
  show_mistake (self, checkbit_expression_get_mistake (self->expression));
  show (self);
}

static void
evaluate (CheckbitSetCombine *self)
{
  if (self->inspection == NULL)
    return;
  g_clear_pointer (&self->expression, checkbit_expression_free);
  self->expression
      = checkbit_expression_new_with_names (gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                                            checkbit_inspection_get_names (self->inspection));
  evaluate_now (self);
}

/* --- Choosing ------------------------------------------------------------------------------- */

static void
other_cb (CheckbitSetCombine *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

static void
set_other (CheckbitSetCombine *self, CheckbitSet *other)
{
  if (self->other == other)
    return;

  if (self->other != NULL)
    g_signal_handlers_disconnect_by_data (self->other, self);
  g_set_object (&self->other, other);
  if (other != NULL)
    g_signal_connect_swapped (other, "notify::bits", G_CALLBACK (other_cb), self);
}

/* If the list shrinks, nothing may be selected: then the entry's set is used. */
static void
chosen_cb (CheckbitSetCombine *self)
{
  CheckbitSet *chosen = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (self->chooser));

  if (self->inspection == NULL)
    return;
  set_other (self, chosen != NULL ? chosen : self->typed);
  evaluate_now (self);
}

static void
operator_cb (CheckbitSetCombine *self, GtkToggleButton *button)
{
  for (guint i = 0; i < CHECKBIT_N_COMBINATIONS; i++)
    if (self->buttons[i] == GTK_WIDGET (button) && gtk_toggle_button_get_active (button))
      self->combination = (CheckbitCombination) i;
  if (self->other != NULL)
    show (self);
}

/* The entry's set is emitted as a copy with the expression as its title. */
static void
apply_cb (CheckbitSetCombine *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autoptr (CheckbitSet) written = NULL;

  if (self->other != self->typed)
    {
      g_signal_emit (self, combine_signal, 0, (guint) self->combination, self->other);
      return;
    }
  if (self->wrong)
    return;
  written = checkbit_set_new (text, checkbit_set_get_bits (self->typed));
  checkbit_set_set_expression (written, text);
  g_signal_emit (self, combine_signal, 0, (guint) self->combination, written);
}

/* --- The widget ----------------------------------------------------------------------------- */

/* Updates only while visible; it catches up when it is shown. */
static void
checkbit_set_combine_map (GtkWidget *widget)
{
  CheckbitSetCombine *self = CHECKBIT_SET_COMBINE (widget);

  GTK_WIDGET_CLASS (checkbit_set_combine_parent_class)->map (widget);
  g_signal_connect_swapped (self->inspection, "changed", G_CALLBACK (evaluate), self);
  evaluate (self);
}

static void
checkbit_set_combine_unmap (GtkWidget *widget)
{
  CheckbitSetCombine *self = CHECKBIT_SET_COMBINE (widget);

  g_signal_handlers_disconnect_by_data (self->inspection, self);
  GTK_WIDGET_CLASS (checkbit_set_combine_parent_class)->unmap (widget);
}

static void
checkbit_set_combine_dispose (GObject *object)
{
  CheckbitSetCombine *self = CHECKBIT_SET_COMBINE (object);
  GtkWidget *child;

  set_other (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_SET_COMBINE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->typed);
  g_clear_object (&self->inspection);
  g_clear_pointer (&self->expression, checkbit_expression_free);
  G_OBJECT_CLASS (checkbit_set_combine_parent_class)->dispose (object);
}

static void
checkbit_set_combine_class_init (CheckbitSetCombineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_set_combine_dispose;
  widget_class->map = checkbit_set_combine_map;
  widget_class->unmap = checkbit_set_combine_unmap;
  combine_signal = g_signal_new ("combine", CHECKBIT_TYPE_SET_COMBINE, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, CHECKBIT_TYPE_SET);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/set-combine.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, operators);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, chooser);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, mistake);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, boards);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, difference);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, sentence);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetCombine, apply);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, evaluate);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_set_css_name (widget_class, "set-combine");
}

static void
add_operator (CheckbitSetCombine *self, guint combination)
{
  const char *title = checkbit_combination_get_title ((CheckbitCombination) combination);
  GtkWidget *button = gtk_toggle_button_new_with_label (title);

  self->buttons[combination] = button;
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_tooltip_text (
      button, checkbit_combination_get_sentence ((CheckbitCombination) combination));
  if (combination > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->buttons[0]));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), combination == 0);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (operator_cb), self);
  gtk_box_append (GTK_BOX (self->operators), button);
}

static void
add_board (CheckbitSetCombine *self, guint board)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->views[board] = checkbit_bitboard_view_new ();
  self->captions[board]
      = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                      PANGO_WRAP_WORD_CHAR, "width-chars", 8, "max-width-chars", 14, NULL);
  gtk_widget_add_css_class (self->captions[board], "caption");
  gtk_box_append (GTK_BOX (box), self->views[board]);
  gtk_box_append (GTK_BOX (box), self->captions[board]);
  gtk_box_append (GTK_BOX (self->boards), box);
}

static void
checkbit_set_combine_init (CheckbitSetCombine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_inner (self->chooser);
  for (guint i = 0; i < CHECKBIT_N_COMBINATIONS; i++)
    add_operator (self, i);
  for (guint i = 0; i < N_BOARDS; i++)
    add_board (self, i);
}

/* All choices: the entry, then masks, watches and sets sent by programs. */
static void
fill_chooser (CheckbitSetCombine *self)
{
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GListStore) typed = g_list_store_new (CHECKBIT_TYPE_SET);
  g_autoptr (GtkExpression) title = gtk_property_expression_new (CHECKBIT_TYPE_SET, NULL, "title");
  g_autoptr (GtkFlattenListModel) pasted = gtk_flatten_list_model_new (
      g_object_ref (G_LIST_MODEL (checkbit_inspection_get_pasted (self->inspection))));
  GListModel *model = G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));

  g_list_store_append (typed, self->typed);
  g_list_store_append (lists, typed);
  g_list_store_append (lists, checkbit_inspection_get_masks (self->inspection));
  g_list_store_append (lists, checkbit_inspection_get_watches (self->inspection));
  g_list_store_append (lists, checkbit_inspection_get_pushed (self->inspection));
  g_list_store_append (lists, pasted);
  gtk_drop_down_set_expression (GTK_DROP_DOWN (self->chooser), title);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->chooser), model);
  g_object_unref (model);
}

GtkWidget *
checkbit_set_combine_new (CheckbitInspection *inspection)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);

  CheckbitSetCombine *self = g_object_new (CHECKBIT_TYPE_SET_COMBINE, NULL);
  self->typed = checkbit_set_new (C_ ("set language", "Expression…"), CHESS_NO_SQUARES);
  set_other (self, self->typed);
  self->expression = checkbit_expression_new ("");
  self->inspection = g_object_ref (inspection);
  fill_chooser (self);
  chosen_cb (self);
  return GTK_WIDGET (self);
}

void
checkbit_set_combine_set_bits (CheckbitSetCombine *self, ChessBitboard bits)
{
  g_return_if_fail (CHECKBIT_IS_SET_COMBINE (self));

  if (self->bits == bits)
    return;

  self->bits = bits;
  show (self);
}

void
checkbit_set_combine_choose (CheckbitSetCombine *self, CheckbitCombination combination)
{
  g_return_if_fail (CHECKBIT_IS_SET_COMBINE (self));
  g_return_if_fail ((guint) combination < CHECKBIT_N_COMBINATIONS);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[combination]), TRUE);
}

gboolean
checkbit_set_combine_choose_set (CheckbitSetCombine *self, CheckbitSet *other)
{
  GListModel *model;

  g_return_val_if_fail (CHECKBIT_IS_SET_COMBINE (self), FALSE);

  model = gtk_drop_down_get_model (GTK_DROP_DOWN (self->chooser));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (model, i);

      if (set != other)
        continue;
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), i);
      return TRUE;
    }
  return FALSE;
}

void
checkbit_set_combine_write (CheckbitSetCombine *self, const char *expression)
{
  g_return_if_fail (CHECKBIT_IS_SET_COMBINE (self));
  g_return_if_fail (expression != NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), 0);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), expression);
}
