/* One line of an engine's analysis.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/analysis-line.h"

#include <glib/gi18n-lib.h>

#include "game/text/line-text.h"
#include "game/text/messages.h"
#include "ui/match/growing-layout.h"

#define SHOWN_MOVES 24 /* more would be cut off at any width */
#define WRAPPED_ROWS 4

struct _CheckbitAnalysisLine
{
  GtkButton parent_instance;

  GtkWidget *score;
  GtkWidget *moves;
  ChessMove move;
  gboolean wrap;
};

G_DEFINE_FINAL_TYPE (CheckbitAnalysisLine, checkbit_analysis_line, GTK_TYPE_BUTTON)

static void
checkbit_analysis_line_class_init (CheckbitAnalysisLineClass *klass)
{
}

static void
checkbit_analysis_line_init (CheckbitAnalysisLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->score = gtk_label_new (NULL);
  gtk_widget_set_direction (self->score, GTK_TEXT_DIR_LTR); /* the sign must stay on the left */
  gtk_widget_add_css_class (self->score, "score");
  gtk_label_set_width_chars (GTK_LABEL (self->score), 6);
  self->moves = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->moves), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->moves), 0);
  gtk_widget_set_hexpand (self->moves, TRUE);
  gtk_box_append (GTK_BOX (box), self->score);
  gtk_box_append (GTK_BOX (box), self->moves);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "line");
}

GtkWidget *
checkbit_analysis_line_new (void)
{
  return g_object_new (CHECKBIT_TYPE_ANALYSIS_LINE, NULL);
}

void
checkbit_analysis_line_set_wrap (CheckbitAnalysisLine *self, gboolean wrap)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS_LINE (self));

  if (self->wrap == wrap)
    return;
  self->wrap = wrap;
  gtk_label_set_wrap (GTK_LABEL (self->moves), wrap);
  gtk_label_set_lines (GTK_LABEL (self->moves), wrap ? WRAPPED_ROWS : -1);
  gtk_label_set_yalign (GTK_LABEL (self->moves), wrap ? 0 : 0.5F);
  gtk_widget_set_valign (self->score, wrap ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 wrap ? checkbit_growing_layout_new () : gtk_bin_layout_new ());
}

static gboolean
black_is_better (CheckbitScore score)
{
  return score.kind == CHECKBIT_SCORE_MATE ? score.winner == CHESS_BLACK : score.value < 0;
}

static void
show_score (CheckbitAnalysisLine *self, CheckbitScore score)
{
  g_autofree char *text = checkbit_score_format (score);

  gtk_label_set_label (GTK_LABEL (self->score), text);
  gtk_widget_remove_css_class (self->score, black_is_better (score) ? "white" : "black");
  gtk_widget_add_css_class (self->score, black_is_better (score) ? "black" : "white");
}

/* (transfer full) */
static char *
describe (CheckbitScore score, const char *moves)
{
  g_autofree char *words = checkbit_score_describe (score);

  /* Translators: a line of analysis for a screen reader: who is better, then the moves */
  return g_strdup_printf (_ ("%s: %s"), words, moves);
}

/* As many moves as a listener can remember. */
#define SPOKEN_MOVES 3

char *
checkbit_analysis_line_describe (const ChessPosition *position, const CheckbitEngineLine *line)
{
  g_return_val_if_fail (position != NULL && line != NULL, NULL);

  g_autoptr (GString) moves = g_string_new (NULL);
  ChessPosition now = *position;

  for (guint i = 0; i < MIN (line->n_moves, SPOKEN_MOVES); i++)
    {
      g_autofree char *words = checkbit_message_move_brief (&now, line->moves[i]);

      g_string_append_printf (moves, "%s%s", i > 0 ? "; " : "", words);
      chess_position_play (&now, line->moves[i]);
    }
  return describe (line->score, moves->str);
}

void
checkbit_analysis_line_set (CheckbitAnalysisLine *self,
                            const ChessPosition *position,
                            const CheckbitEngineLine *line)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS_LINE (self));
  g_return_if_fail (position != NULL && line != NULL);

  guint n_moves = self->wrap ? line->n_moves : MIN (line->n_moves, SHOWN_MOVES);
  g_autofree char *moves = checkbit_line_text (position, line->moves, n_moves);
  g_autofree char *name = describe (line->score, moves);

  self->move = line->n_moves > 0 ? line->moves[0] : CHESS_MOVE_NONE;
  show_score (self, line->score);
  gtk_label_set_label (GTK_LABEL (self->moves), moves);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), moves);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
checkbit_analysis_line_clear (CheckbitAnalysisLine *self, const char *status)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS_LINE (self));

  self->move = CHESS_MOVE_NONE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, status, -1);
}

ChessMove
checkbit_analysis_line_get_move (CheckbitAnalysisLine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_ANALYSIS_LINE (self), CHESS_MOVE_NONE);

  return self->move;
}
