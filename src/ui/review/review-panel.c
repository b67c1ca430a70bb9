/* The panel of a review, under the moves.
 *
 * # CSS nodes
 *
 * review-panel
 * ├── box.progress       while a review is under way
 * ├── eval-graph
 * ├── label.caption      the point under the pointer, else where the board stands
 * ├── grid.played        how well White and Black played: a column each
 * ╰── button             “What Would You Play?”
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/review/review-panel.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/large-text.h"
#include "ui/base/tooltip.h"
#include "ui/review/review-text.h"

/* The rows below the names of the sides. */
enum
{
  ACCURACY,
  LOSS,
  MARKS,
  N_ROWS
};

struct _CheckbitReviewPanel
{
  GtkWidget parent_instance;

  GtkWidget *progress; /* the widgets for a review in progress */
  GtkProgressBar *bar;
  GtkWidget *graph;
  GtkLabel *caption;
  GtkWidget *table; /* the scores of both players */
  GtkLabel *played[N_ROWS][CHESS_N_COLORS];
};

G_DEFINE_FINAL_TYPE (CheckbitReviewPanel, checkbit_review_panel, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

CheckbitEvalGraph *
checkbit_review_panel_get_graph (CheckbitReviewPanel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REVIEW_PANEL (self), NULL);

  return CHECKBIT_EVAL_GRAPH (self->graph);
}

static void
text_changed_cb (CheckbitReviewPanel *self)
{
  g_autofree char *text = checkbit_eval_graph_dup_text (CHECKBIT_EVAL_GRAPH (self->graph));

  gtk_label_set_label (self->caption, text);
}

static void
show_played (CheckbitReviewPanel *self, ChessColor side, const CheckbitPlayed *played)
{
  g_autofree char *accuracy = checkbit_review_text_accuracy (played);
  g_autofree char *loss = checkbit_review_text_loss (played);
  g_autofree char *marks = checkbit_review_text_marks (played);
  g_autofree char *words = checkbit_review_text_marks_in_words (played);
  GtkWidget *label = GTK_WIDGET (self->played[MARKS][side]);

  gtk_label_set_label (self->played[ACCURACY][side], accuracy);
  gtk_label_set_label (self->played[LOSS][side], loss);
  gtk_label_set_label (self->played[MARKS][side], marks);
  checkbit_tooltip_set (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
checkbit_review_panel_set_curve (CheckbitReviewPanel *self,
                                 const CheckbitCurve *curve,
                                 guint current)
{
  g_return_if_fail (CHECKBIT_IS_REVIEW_PANEL (self));
  g_return_if_fail (curve != NULL);

  checkbit_eval_graph_set_curve (CHECKBIT_EVAL_GRAPH (self->graph), curve, current);
  for (ChessColor side = CHESS_WHITE; side < CHESS_N_COLORS; side++)
    show_played (self, side, &curve->played[side]);
  /* If one side has few evaluations, its averages would mean nothing. */
  gtk_widget_set_visible (self->table, curve->played[CHESS_WHITE].n_moves > 0
                                           || curve->played[CHESS_BLACK].n_moves > 0);
}

void
checkbit_review_panel_set_progress (CheckbitReviewPanel *self,
                                    CheckbitReviewState state,
                                    guint n_done,
                                    guint n_positions)
{
  g_autofree char *text = NULL;

  g_return_if_fail (CHECKBIT_IS_REVIEW_PANEL (self));

  gtk_widget_set_visible (self->progress, state != CHECKBIT_REVIEW_IDLE);
  if (state == CHECKBIT_REVIEW_IDLE)
    return;
  text
      = g_strdup_printf (state == CHECKBIT_REVIEW_PAUSED
                             /* Translators: how many positions of a game an engine has looked at */
                             ? _ ("Paused at %u of %u")
                             /* Translators: how many positions of a game an engine has looked at */
                             : _ ("Reviewing: %u of %u"),
                         n_done, n_positions);
  gtk_progress_bar_set_text (self->bar, text);
  gtk_progress_bar_set_fraction (self->bar, n_done / MAX ((double) n_positions, 1));
  /* A share alone does not say that it is paused. */
  checkbit_accessible_set_value_text (GTK_WIDGET (self->bar), text);
}

/* --- The widget ----------------------------------------------------------------------------- */

/* icon: NULL for none. */
static GtkWidget *
create_button (GtkWidget *button, const char *icon, const char *action, const char *name)
{
  if (icon != NULL)
    gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}

static void
add_progress (CheckbitReviewPanel *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));

  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_progress_bar_set_show_text (self->bar, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->bar), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->bar), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Progress of the review"), -1);
  gtk_box_append (box, GTK_WIDGET (self->bar));
  gtk_box_append (box, create_button (gtk_toggle_button_new (), "media-playback-pause-symbolic",
                                      "win.review-paused", _ ("Pause Review")));
  gtk_box_append (box, create_button (gtk_button_new (), "media-playback-stop-symbolic",
                                      "win.review-stop", _ ("Stop Review")));
  self->progress = GTK_WIDGET (box);
  gtk_widget_add_css_class (self->progress, "progress");
  gtk_widget_set_visible (self->progress, FALSE);
  gtk_widget_set_parent (self->progress, GTK_WIDGET (self));
}

static GtkLabel *
create_label (const char *text)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));

  gtk_label_set_xalign (label, 0);
  gtk_widget_add_css_class (GTK_WIDGET (label), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (label), "numeric");

  return label;
}

static void
add_graph (CheckbitReviewPanel *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));

  self->graph = checkbit_eval_graph_new ();
  g_signal_connect_object (self->graph, "text-changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (box, self->graph);
  self->caption = create_label (NULL);
  /* So that the width does not depend on the move. */
  gtk_label_set_ellipsize (self->caption, PANGO_ELLIPSIZE_END);
  gtk_box_append (box, GTK_WIDGET (self->caption));
  gtk_widget_set_parent (GTK_WIDGET (box), GTK_WIDGET (self));
}

/* A button with the name of a side, which goes to its next mistake. */
static GtkWidget *
create_name (ChessColor side)
{
  const char *title = side == CHESS_WHITE ? _ ("White’s Next Mistake") : _ ("Black’s Next Mistake");
  GtkWidget *button = create_button (
      gtk_button_new (), NULL,
      side == CHESS_WHITE ? "win.next-white-mistake" : "win.next-black-mistake", title);
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2));

  gtk_box_append (
      box, gtk_label_new (side == CHESS_WHITE ? C_ ("player", "White") : C_ ("player", "Black")));
  gtk_box_append (box, gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_set_halign (GTK_WIDGET (box), GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (box));

  return button;
}

/* Wraps only with large texts: otherwise the grid would request the height of its minimum width. */
static GtkLabel *
create_cell (const char *text)
{
  GtkLabel *label = create_label (text);

  gtk_label_set_wrap (label, checkbit_large_text_get_scale (GTK_WIDGET (label))
                                 > CHECKBIT_LARGE_TEXT_PHONE);
  return label;
}

static void
add_played (CheckbitReviewPanel *self)
{
  const char *const titles[N_ROWS]
      = { C_ ("of a player’s moves", "Accuracy"), _ ("Average loss"), C_ ("review", "Mistakes") };
  const char *const tips[N_ROWS] = {
    /* xgettext:no-c-format */
    _ ("How well the moves kept the chance to win; 100% means nothing was lost. The mean of "
       "Lichess’s published formula over all moves"),
    _ ("How many centipawns a move lost on average"),
    _ ("A move that takes 5 percentage points off the chance to win is an inaccuracy, 10 a "
       "mistake, 15 a "
       "blunder; one after which its side still wins three games in four is an inaccuracy at most"),
  };
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 6);
  for (int row = 0; row < N_ROWS; row++)
    {
      GtkWidget *title = GTK_WIDGET (create_cell (titles[row]));

      gtk_widget_set_tooltip_text (title, tips[row]);
      gtk_grid_attach (grid, title, 0, row + 1, 1, 1);
    }
  for (int side = CHESS_WHITE; side < CHESS_N_COLORS; side++)
    {
      gtk_grid_attach (grid, create_name ((ChessColor) side), side + 1, 0, 1, 1);
      for (int row = 0; row < N_ROWS; row++)
        {
          self->played[row][side] = create_cell (NULL);
          gtk_label_set_xalign (self->played[row][side], 0.5);
          /* "1?? 0? 2?!" would be garbled from right to left. */
          gtk_widget_set_direction (GTK_WIDGET (self->played[row][side]), GTK_TEXT_DIR_LTR);
          gtk_label_set_justify (self->played[row][side], GTK_JUSTIFY_CENTER);
          gtk_widget_set_hexpand (GTK_WIDGET (self->played[row][side]), TRUE);
          gtk_grid_attach (grid, GTK_WIDGET (self->played[row][side]), side + 1, row + 1, 1, 1);
        }
    }
  gtk_widget_add_css_class (GTK_WIDGET (grid), "played");
  self->table = GTK_WIDGET (grid);
  gtk_widget_set_parent (GTK_WIDGET (grid), GTK_WIDGET (self));
}

static void
add_practice (CheckbitReviewPanel *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("What Would You Play?"));

  checkbit_large_text_wrap_button (GTK_BUTTON (button));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.practice");
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
checkbit_review_panel_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_review_panel_parent_class)->dispose (object);
}

static void
checkbit_review_panel_class_init (CheckbitReviewPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_review_panel_dispose;
  gtk_widget_class_set_css_name (widget_class, "review-panel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_review_panel_init (CheckbitReviewPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("of a game", "Review"), -1);
  add_progress (self);
  add_graph (self);
  add_played (self);
  add_practice (self);
}

GtkWidget *
checkbit_review_panel_new (void)
{
  return g_object_new (CHECKBIT_TYPE_REVIEW_PANEL, NULL);
}
