/* The look-up of a bishop or rook, step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/magic/magic-lookup.h"

#include <glib/gi18n-lib.h>

#include "ui/base/copy-button.h"
#include "ui/base/steady-text.h"
#include "ui/inspector/magic/magic-row.h"
#include "ui/inspector/magic/magic-way-view.h"
#include "ui/inspector/set-board.h"

struct _CheckbitMagicLookup
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *scroller;
  GtkWidget *sections;
  AdwClamp *board_place;
  GtkWidget *hint;
  GtkWidget *edited;
  GtkWidget *edit;
  GtkWidget *numbers;
  GtkWidget *own;
  GtkWidget *foreign;
  GtkWidget *verdict_icon;
  GtkWidget *verdict;
  GtkWidget *bar;
  GtkWidget *state;

  GtkWidget *board;
  GtkWidget *ways[CHECKBIT_N_MAGIC_WAYS];
  GtkWidget *copy;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitMagicModel *model;
  CheckbitSet *preview; /* the set of the step */

  CheckbitMagicLine lines[CHECKBIT_N_MAGIC_LINES];
  CheckbitMagicLineKind step;
  gboolean showing; /* the buttons are being set by the program */
};

G_DEFINE_FINAL_TYPE (CheckbitMagicLookup, checkbit_magic_lookup, GTK_TYPE_WIDGET)

/* --- The step ------------------------------------------------------------------------------- */

static void
show_preview (CheckbitMagicLookup *self, const CheckbitMagicLine *line)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  checkbit_set_set_title (self->preview, line->title);
  checkbit_set_set_bits (self->preview, line->has_bits ? line->bits : CHESS_NO_SQUARES,
                         CHESS_NO_SQUARES);
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, self->preview);
}

static void
show_step (CheckbitMagicLookup *self)
{
  const CheckbitMagicLine *line = &self->lines[self->step];
  /* Translators: "Step 6 of 14: Index", a line of the look-up; its value follows below. */
  g_autofree char *text = g_strdup_printf (_ ("Step %u of %u: %s"), self->step + 1,
                                           CHECKBIT_N_MAGIC_LINES, line->title);
  g_autofree char *told = g_strdup_printf ("%s\n%s", text, line->value);

  for (guint i = 0; i < CHECKBIT_N_MAGIC_WAYS; i++)
    checkbit_magic_way_view_select (CHECKBIT_MAGIC_WAY_VIEW (self->ways[i]), self->step);
  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->state), told);
  checkbit_copy_button_set_text (CHECKBIT_COPY_BUTTON (self->copy), line->value);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "magic.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "magic.step",
                                 self->step + 1 < CHECKBIT_N_MAGIC_LINES);
  show_preview (self, line);
}

/* Scrolls only as far as needed to show the whole row of the step. */
static void
scroll_to_step (CheckbitMagicLookup *self)
{
  GtkWidget *way = self->ways[checkbit_magic_line_get_way (self->step)];
  GtkWidget *row = checkbit_magic_way_view_get_row (CHECKBIT_MAGIC_WAY_VIEW (way), self->step);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (row, self->sections, &bounds))
    gtk_adjustment_clamp_page (place, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
step_by (CheckbitMagicLookup *self, int steps)
{
  checkbit_magic_lookup_set_step (self, (CheckbitMagicLineKind) ((int) self->step + steps));
  scroll_to_step (self);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step_by (CHECKBIT_MAGIC_LOOKUP (widget), -1);
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step_by (CHECKBIT_MAGIC_LOOKUP (widget), 1);
}

static void
chosen_cb (CheckbitMagicLookup *self, guint kind)
{
  checkbit_magic_lookup_set_step (self, (CheckbitMagicLineKind) kind);
}

/* --- What is shown -------------------------------------------------------------------------- */

static void
show_occupied (CheckbitMagicLookup *self)
{
  ChessBitboard occupied = checkbit_magic_model_get_occupied (self->model);
  ChessBitboard differs = occupied ^ checkbit_magic_model_get_live (self->model);
  gboolean edited = checkbit_magic_model_is_edited (self->model);
  guint n = chess_bitboard_count (differs);
  g_autofree char *text
      = g_strdup_printf (ngettext ("Edited: %u square differs from the position.",
                                   "Edited: %u squares differ from the position.", n),
                         n);

  checkbit_set_board_set_bits (CHECKBIT_SET_BOARD (self->board), occupied,
                               edited ? differs : CHESS_NO_SQUARES);
  checkbit_set_board_set_highlighted (CHECKBIT_SET_BOARD (self->board),
                                      checkbit_magic_model_get_square (self->model));
  gtk_widget_set_visible (self->hint, !edited);
  gtk_widget_set_visible (self->edited, edited);
  gtk_label_set_label (GTK_LABEL (self->edit), text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "magic.revert", edited);
}

static void
show_numbers (CheckbitMagicLookup *self)
{
  gboolean foreign = checkbit_magic_model_get_uses_foreign (self->model);

  self->showing = TRUE;
  gtk_widget_set_visible (self->numbers, checkbit_magic_model_get_n_numbers (self->model) > 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (foreign ? self->foreign : self->own), TRUE);
  self->showing = FALSE;
}

static void
show_verdict (CheckbitMagicLookup *self, const ChessMagicSteps *steps)
{
  g_autofree char *text = checkbit_message_magic_agree (steps);

  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->verdict), text);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->verdict_icon),
                                steps->agree ? "object-select-symbolic" : "dialog-warning-symbolic");
}

static void
show (CheckbitMagicLookup *self)
{
  const ChessMagicSteps *steps = checkbit_magic_model_get_steps (self->model);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  checkbit_magic_write_lines (steps, self->lines);
  for (guint i = 0; i < CHECKBIT_N_MAGIC_WAYS; i++)
    checkbit_magic_way_view_show (CHECKBIT_MAGIC_WAY_VIEW (self->ways[i]), self->lines,
                                  steps->magic.square);
  show_occupied (self);
  show_numbers (self);
  show_verdict (self, steps);
  show_step (self);
}

/* --- What people do ------------------------------------------------------------------------- */

static void
activated_cb (CheckbitMagicLookup *self, guint square)
{
  checkbit_magic_model_toggle (self->model, (ChessSquare) square);
}

static void
pointed_cb (CheckbitMagicLookup *self, guint square)
{
  checkbit_inspection_set_square (self->inspection, (ChessSquare) square);
}

static void
numbers_cb (CheckbitMagicLookup *self)
{
  gboolean foreign = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->foreign));

  if (!self->showing && self->model != NULL)
    checkbit_magic_model_set_uses_foreign (self->model, foreign);
}

static void
revert_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_magic_model_revert (CHECKBIT_MAGIC_LOOKUP (widget)->model);
}

/* --- The widget ----------------------------------------------------------------------------- */

/* Updates only while visible; it catches up when it is shown. */
static void
checkbit_magic_lookup_map (GtkWidget *widget)
{
  CheckbitMagicLookup *self = CHECKBIT_MAGIC_LOOKUP (widget);

  GTK_WIDGET_CLASS (checkbit_magic_lookup_parent_class)->map (widget);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (show), self);
  show (self);
}

static void
unfollow (CheckbitMagicLookup *self)
{
  if (self->model == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->model, self);
  if (checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_VIEW) == self->preview)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, NULL);
}

static void
checkbit_magic_lookup_unmap (GtkWidget *widget)
{
  unfollow (CHECKBIT_MAGIC_LOOKUP (widget));
  GTK_WIDGET_CLASS (checkbit_magic_lookup_parent_class)->unmap (widget);
}

static void
checkbit_magic_lookup_dispose (GObject *object)
{
  CheckbitMagicLookup *self = CHECKBIT_MAGIC_LOOKUP (object);
  GtkWidget *child;

  unfollow (self);
  g_clear_object (&self->model);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_MAGIC_LOOKUP);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->inspection);
  g_clear_object (&self->layers);
  g_clear_object (&self->preview);
  G_OBJECT_CLASS (checkbit_magic_lookup_parent_class)->dispose (object);
}

static void
checkbit_magic_lookup_finalize (GObject *object)
{
  CheckbitMagicLookup *self = CHECKBIT_MAGIC_LOOKUP (object);

  for (guint i = 0; i < CHECKBIT_N_MAGIC_LINES; i++)
    checkbit_magic_line_clear (&self->lines[i]);
  G_OBJECT_CLASS (checkbit_magic_lookup_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (CHECKBIT_TYPE_STEADY_TEXT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/magic-lookup.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, sections);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, board_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, hint);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, edited);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, edit);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, numbers);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, own);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, foreign);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, verdict);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicLookup, state);
  gtk_widget_class_bind_template_callback (widget_class, numbers_cb);
}

static void
checkbit_magic_lookup_class_init (CheckbitMagicLookupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_magic_lookup_dispose;
  object_class->finalize = checkbit_magic_lookup_finalize;
  widget_class->map = checkbit_magic_lookup_map;
  widget_class->unmap = checkbit_magic_lookup_unmap;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "magic.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "magic.step", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "magic.revert", NULL, revert_action);
  gtk_widget_class_set_css_name (widget_class, "magic-lookup");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_magic_lookup_init (CheckbitMagicLookup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->step = CHECKBIT_MAGIC_LINE_ATTACKS;
  /* Translators: what the board shows while a look-up is gone through. */
  self->preview = checkbit_set_new (_ ("Step of the look-up"), CHESS_NO_SQUARES);
  self->copy = checkbit_copy_button_new (_ ("Copy the value of the step"));
  gtk_box_append (GTK_BOX (self->bar), self->copy);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Look-up"), -1);
}

static void
add_board (CheckbitMagicLookup *self)
{
  self->board = checkbit_set_board_new (checkbit_inspection_get_word_form (self->inspection));
  checkbit_set_board_set_editable (CHECKBIT_SET_BOARD (self->board), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Occupied squares"), -1);
  adw_clamp_set_child (self->board_place, self->board);
  g_signal_connect_swapped (self->board, "square-activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->board, "square-pointed", G_CALLBACK (pointed_cb), self);
}

GtkWidget *
checkbit_magic_lookup_new (CheckbitInspection *inspection,
                           CheckbitLayers *layers,
                           CheckbitMagicModel *model)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_MODEL (model), NULL);

  CheckbitMagicLookup *self = g_object_new (CHECKBIT_TYPE_MAGIC_LOOKUP, NULL);
  self->inspection = g_object_ref (inspection);
  self->layers = g_object_ref (layers);
  self->model = g_object_ref (model);
  add_board (self);
  for (guint i = 0; i < CHECKBIT_N_MAGIC_WAYS; i++)
    {
      self->ways[i] = checkbit_magic_way_view_new ((CheckbitMagicWay) i);
      gtk_box_append (GTK_BOX (self->sections), self->ways[i]);
      g_signal_connect_swapped (self->ways[i], "chosen", G_CALLBACK (chosen_cb), self);
    }
  return GTK_WIDGET (self);
}

CheckbitMagicLineKind
checkbit_magic_lookup_get_step (CheckbitMagicLookup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_LOOKUP (self), CHECKBIT_MAGIC_LINE_MASK);

  return self->step;
}

void
checkbit_magic_lookup_set_step (CheckbitMagicLookup *self, CheckbitMagicLineKind step)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_LOOKUP (self));
  g_return_if_fail (step < CHECKBIT_N_MAGIC_LINES);

  self->step = step;
  if (self->lines[step].title != NULL)
    show_step (self);
}

const char *
checkbit_magic_lookup_get_verdict (CheckbitMagicLookup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_LOOKUP (self), NULL);

  return checkbit_steady_text_get_text (CHECKBIT_STEADY_TEXT (self->verdict));
}
