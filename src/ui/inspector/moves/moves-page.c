/* The page of the inspector about moves.
 *
 * It connects its views: the subject of one is shown on the board and by the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/moves/moves-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/base/large-text.h"
#include "ui/base/links.h"
#include "ui/inspector/moves/change-view.h"
#include "ui/inspector/moves/legal-moves.h"
#include "ui/inspector/moves/make-view.h"
#include "ui/inspector/moves/why-view.h"

struct _CheckbitMovesPage
{
  GtkWidget parent_instance;

  /* From the template. */
  CheckbitWhyView *why;
  CheckbitLegalMoves *moves;
  CheckbitChangeView *changes;
  GtkToggleButton *show_moves;
  GtkToggleButton *show_changes;
  CheckbitMakeView *boards;
  GtkToggleButton *show_boards;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitMoveModel *model;
  CheckbitChangeModel *change;
  CheckbitSet *shown; /* the set that this previews on the board; NULL for none */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitMovesPage, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitMovesPage, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitMovesPage, checkbit_moves_page, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

/* The set of the current explanation, if there is one. */
static CheckbitSet *
get_answer (CheckbitMovesPage *self)
{
  CheckbitMoveExplanation *explanation = checkbit_inspection_get_explanation (self->inspection);

  return checkbit_move_explanation_get_kind (explanation) == CHECKBIT_EXPLANATION_NONE
             ? NULL
             : checkbit_move_explanation_get_mask (explanation);
}

/* Previews a set; NULL falls back to the set of the explanation, or to none. A preview of another
 * view is left alone. */
static void
show (CheckbitMovesPage *self, CheckbitSet *set)
{
  gboolean ours
      = self->shown != NULL
        && checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_VIEW) == self->shown;

  if (set != NULL || ours)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW,
                                 set != NULL ? set : get_answer (self));
  g_set_object (&self->shown, set);
}

/* The row pointed at or selected, while the rows are visible. */
static void
update_shown (CheckbitMovesPage *self)
{
  CheckbitListedMove *item = NULL;

  if (self->inspection == NULL)
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_toggle_button_get_active (self->show_moves))
    item = checkbit_legal_moves_get_current (self->moves);
  show (self, item == NULL ? NULL : checkbit_listed_move_get_set (item));
  checkbit_inspection_set_move (
      self->inspection, item == NULL ? CHESS_MOVE_NONE : checkbit_listed_move_get_move (item));
}

/* The legal move chosen in the list or explained; CHESS_MOVE_NONE for none. */
static ChessMove
get_chosen (CheckbitMovesPage *self)
{
  CheckbitListedMove *item = checkbit_legal_moves_get_selected (self->moves);

  if (item != NULL && checkbit_listed_move_is_legal (item))
    return checkbit_listed_move_get_move (item);
  return checkbit_move_explanation_get_move (
      checkbit_inspection_get_explanation (self->inspection));
}

/* Shows the changes of the chosen move, else of the last one, while they are visible. */
static void
update_change (CheckbitMovesPage *self)
{
  const CheckbitMoment *moment;
  ChessMove chosen, last;

  if (self->inspection == NULL || !gtk_toggle_button_get_active (self->show_changes))
    return;

  moment = checkbit_inspection_get_moment (self->inspection);
  chosen = get_chosen (self);
  last = moment->has_previous ? moment->last_move : CHESS_MOVE_NONE;
  if (chosen != CHESS_MOVE_NONE)
    checkbit_change_model_set_move (self->change, &moment->position, chosen);
  else
    checkbit_change_model_set_move (self->change, &moment->previous, last);
  checkbit_change_view_set_played (self->changes, chosen == CHESS_MOVE_NONE);
}

static void
current_cb (CheckbitMovesPage *self)
{
  update_shown (self);
  update_change (self);
}

static void
changes_toggled_cb (CheckbitMovesPage *self)
{
  update_change (self);
}

/* Opens the view of boards that another program has sent. */
static void
boards_cb (CheckbitMovesPage *self)
{
  gtk_toggle_button_set_active (self->show_boards, TRUE);
}

static void
details_cb (CheckbitMovesPage *self)
{
  gtk_toggle_button_set_active (self->show_changes, TRUE);
}

static void
last_cb (CheckbitMovesPage *self)
{
  checkbit_legal_moves_select (self->moves, CHESS_MOVE_NONE);
  checkbit_move_explanation_clear (checkbit_inspection_get_explanation (self->inspection));
}

/* --- Following ------------------------------------------------------------------------------ */

static void
update (CheckbitMovesPage *self)
{
  checkbit_move_model_set_position (self->model,
                                    checkbit_inspection_get_position (self->inspection));
  update_change (self);
}

static void
changed_cb (CheckbitMovesPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

/* An explanation replaces an earlier selection in the list. */
static void
explanation_changed_cb (CheckbitMovesPage *self)
{
  CheckbitMoveExplanation *explanation = checkbit_inspection_get_explanation (self->inspection);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (checkbit_move_explanation_get_kind (explanation) != CHECKBIT_EXPLANATION_NONE)
    checkbit_legal_moves_select (self->moves, checkbit_move_explanation_get_move (explanation));
  update_shown (self);
  update_change (self);
}

static void
checkbit_moves_page_map (GtkWidget *widget)
{
  CheckbitMovesPage *self = CHECKBIT_MOVES_PAGE (widget);

  GTK_WIDGET_CLASS (checkbit_moves_page_parent_class)->map (widget);
  update (self);
  update_shown (self);
}

static void
checkbit_moves_page_unmap (GtkWidget *widget)
{
  CheckbitMovesPage *self = CHECKBIT_MOVES_PAGE (widget);

  show (self, NULL);
  checkbit_inspection_set_move (self->inspection, CHESS_MOVE_NONE);
  GTK_WIDGET_CLASS (checkbit_moves_page_parent_class)->unmap (widget);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
stop_following (CheckbitMovesPage *self)
{
  g_signal_handlers_disconnect_by_data (checkbit_inspection_get_explanation (self->inspection),
                                        self);
  g_signal_handlers_disconnect_by_data (self->inspection, self);
  show (self, NULL);
}

static void
checkbit_moves_page_dispose (GObject *object)
{
  CheckbitMovesPage *self = CHECKBIT_MOVES_PAGE (object);
  GtkWidget *child;

  if (self->inspection != NULL)
    stop_following (self);
  g_clear_object (&self->inspection);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_MOVES_PAGE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->shown);
  g_clear_object (&self->layers);
  g_clear_object (&self->model);
  g_clear_object (&self->change);
  G_OBJECT_CLASS (checkbit_moves_page_parent_class)->dispose (object);
}

static void
checkbit_moves_page_constructed (GObject *object)
{
  CheckbitMovesPage *self = CHECKBIT_MOVES_PAGE (object);

  G_OBJECT_CLASS (checkbit_moves_page_parent_class)->constructed (object);
  checkbit_why_view_bind (self->why, self->inspection, self->layers);
  checkbit_change_view_bind (self->changes, self->change, self->inspection, self->layers);
  checkbit_legal_moves_set_model (self->moves, self->model);
  checkbit_make_view_bind (self->boards, self->inspection);
  if (checkbit_inspection_get_boards (self->inspection) != NULL)
    boards_cb (self);
  g_signal_connect_swapped (self->inspection, "notify::boards", G_CALLBACK (boards_cb), self);
  g_signal_connect_swapped (self->moves, "notify::current", G_CALLBACK (current_cb), self);
  g_signal_connect_swapped (self->moves, "details", G_CALLBACK (details_cb), self);
  g_signal_connect_swapped (self->changes, "last", G_CALLBACK (last_cb), self);
  g_signal_connect_swapped (self->inspection, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (checkbit_inspection_get_explanation (self->inspection), "changed",
                            G_CALLBACK (explanation_changed_cb), self);
}

static void
checkbit_moves_page_class_init (CheckbitMovesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = checkbit_moves_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_moves_page_dispose;
  widget_class->map = checkbit_moves_page_map;
  widget_class->unmap = checkbit_moves_page_unmap;
  g_type_ensure (CHECKBIT_TYPE_CHANGE_VIEW);
  g_type_ensure (CHECKBIT_TYPE_LEGAL_MOVES);
  g_type_ensure (CHECKBIT_TYPE_MAKE_VIEW);
  g_type_ensure (CHECKBIT_TYPE_WHY_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/moves-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMovesPage, why);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMovesPage, moves);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMovesPage, changes);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMovesPage, show_moves);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMovesPage, show_changes);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMovesPage, boards);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMovesPage, show_boards);
  gtk_widget_class_bind_template_callback (widget_class, update_shown);
  gtk_widget_class_bind_template_callback (widget_class, changes_toggled_cb);
  gtk_widget_class_set_css_name (widget_class, "moves-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_moves_page_init (CheckbitMovesPage *self)
{
  self->model = checkbit_move_model_new ();
  self->change = checkbit_change_model_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_large_text_wrap_buttons (gtk_widget_get_parent (GTK_WIDGET (self->show_moves)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Moves"),
                                  -1);
}

GtkWidget *
checkbit_moves_page_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_MOVES_PAGE, "inspection", inspection, "layers", layers, NULL);
}
