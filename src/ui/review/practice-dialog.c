/* “What Would You Play?”
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/review/practice-dialog.h"

#include <glib/gi18n-lib.h>

#include "chess/movegen.h"
#include "chess/san.h"
#include "game/text/line-text.h"
#include "ui/base/large-text.h"
#include "ui/base/plain-name.h"
#include "ui/review/review-text.h"

struct _CheckbitPracticeDialog
{
  AdwWindow parent_instance;

  /* From the template. */
  AdwWindowTitle *title;
  GtkWidget *sides;
  GtkToggleButton *both, *white, *black;
  GtkStack *tasks;
  GtkLabel *task;
  CheckbitBoard *board;
  CheckbitMoveChooser *chooser;
  CheckbitBoardInput *input;
  GtkLabel *verdict;
  GtkLabel *line;
  GtkWidget *actions;
  GtkWidget *show;
  GtkWidget *next;

  GArray *all;       /* of CheckbitExercise; owned */
  GArray *exercises; /* those of the chosen sides; owned */
  CheckbitNotation notation;
  CheckbitMoveJudge *judge; /* owned; NULL for none */
  ChessMove asked;          /* the move that is being judged; CHESS_MOVE_NONE for none */
  guint index;
  guint n_right;   /* solved at the first try */
  gboolean tried;  /* a wrong move was tried in this exercise */
  gboolean solved; /* the better move is shown on the board */
};

G_DEFINE_FINAL_TYPE (CheckbitPracticeDialog, checkbit_practice_dialog, ADW_TYPE_WINDOW)

static const CheckbitExercise *
get_exercise (CheckbitPracticeDialog *self)
{
  return &g_array_index (self->exercises, CheckbitExercise, self->index);
}

static gboolean
is_last (CheckbitPracticeDialog *self)
{
  return self->index + 1 == self->exercises->len;
}

/* A move of an exercise's position as text. (transfer full) */
static char *
dup_move_of (CheckbitPracticeDialog *self, const CheckbitExercise *exercise, ChessMove move)
{
  char san[CHESS_SAN_SIZE];

  chess_san_write (&exercise->position, move, san);

  return checkbit_move_text_write (san, self->notation);
}

/* The same for the exercise on the board. (transfer full) */
static char *
dup_move (CheckbitPracticeDialog *self, ChessMove move)
{
  return dup_move_of (self, get_exercise (self), move);
}

/* --- Messages ------------------------------------------------------------------------------- */

/* line: moves, shown below the sentence and read out after it; NULL for none. */
static void
show_verdict (CheckbitPracticeDialog *self, const char *sentence, const char *line)
{
  g_autofree char *all = g_strjoin ("\n", sentence, line, NULL);

  gtk_label_set_label (self->verdict, sentence);
  gtk_label_set_label (self->line, line != NULL ? line : "");
  /* A screen reader announces the new text as the label's name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  all, -1);
}

/* (transfer full) */
static char *
dup_task (CheckbitPracticeDialog *self, const CheckbitExercise *exercise)
{
  gboolean white = chess_position_side (&exercise->position) == CHESS_WHITE;
  g_autofree char *played = dup_move_of (self, exercise, exercise->played);

  return g_strdup_printf (
      white
          /* Translators: the first %s is a move with its number, the second what it was:
           * “inaccuracy” */
          ? _ ("White is to move. In the game, %u. %s was played here (%s).")
          /* Translators: the first %s is a move with its number, the second what it was:
           * “inaccuracy” */
          : _ ("Black is to move. In the game, %u… %s was played here (%s)."),
      (guint) chess_position_fullmove (&exercise->position), played,
      checkbit_review_text_mark (exercise->mark));
}

/* A hidden task as long as the longest one makes the stack high enough for all of them. */
static void
reserve_room (CheckbitPracticeDialog *self)
{
  g_autofree char *longest = g_strdup ("");
  GtkWidget *label;

  for (guint i = 0; i < self->all->len; i++)
    {
      g_autofree char *task = dup_task (self, &g_array_index (self->all, CheckbitExercise, i));

      if (g_utf8_strlen (task, -1) <= g_utf8_strlen (longest, -1))
        continue;
      g_free (longest);
      longest = g_steal_pointer (&task);
    }
  label = gtk_label_new (longest);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_stack_add_child (self->tasks, label);
}

static void
show_task (CheckbitPracticeDialog *self)
{
  g_autofree char *place = g_strdup_printf (_ ("%u of %u"), self->index + 1, self->exercises->len);
  g_autofree char *task = dup_task (self, get_exercise (self));

  adw_window_title_set_subtitle (self->title, place);
  gtk_label_set_label (self->task, task);
}

/* The last exercise also tells how many were solved at the first try. */
static char *
dup_right (CheckbitPracticeDialog *self, const char *move)
{
  if (!is_last (self))
    return g_strdup_printf (_ ("%s is right."), move);

  /* Translators: a move; then how many of how many were found at once */
  return g_strdup_printf (_ ("%s is right. Found at once: %u of %u."), move, self->n_right,
                          self->exercises->len);
}

/* The same for a move other than the better one. */
static char *
dup_good (CheckbitPracticeDialog *self, const char *move)
{
  if (!is_last (self))
    /* Translators: a move that is as good as the one that the review found */
    return g_strdup_printf (_ ("%s is good, too."), move);

  /* Translators: a move that is as good as the one that the review found; then how many of how
   * many were found at once */
  return g_strdup_printf (_ ("%s is good, too. Found at once: %u of %u."), move, self->n_right,
                          self->exercises->len);
}

/* The result of a wrong move. known: whether it was judged. */
static char *
dup_other (const char *move, gboolean known, CheckbitMoveMark mark)
{
  static const char *const sentences[CHECKBIT_N_MOVE_MARKS] = {
    /* Translators: %s is a move that somebody tried, which nobody can judge */
    N_ ("%s is not the move to find here. Try again."),
    /* Translators: %s is a move that somebody tried */
    N_ ("%s is an inaccuracy here. Try again."),
    /* Translators: %s is a move that somebody tried */
    N_ ("%s is a mistake here. Try again."),
    /* Translators: %s is a move that somebody tried */
    N_ ("%s is a blunder here. Try again."),
  };

  return g_strdup_printf (_ (sentences[known ? mark : CHECKBIT_MOVE_MARK_NONE]), move);
}

/* --- One exercise --------------------------------------------------------------------------- */

static void
update_buttons (CheckbitPracticeDialog *self)
{
  gtk_widget_set_sensitive (self->show, !self->solved);
  gtk_button_set_label (GTK_BUTTON (self->next), is_last (self)
                                                     ? C_ ("dialog", "_Close")
                                                     : C_ ("position to practice with", "_Next"));
  if (self->solved)
    gtk_widget_add_css_class (self->next, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next, "suggested-action");
  checkbit_plain_name_buttons (GTK_WIDGET (self->next));
  checkbit_move_chooser_set_interactive (self->chooser, !self->solved);
}

/* Stops waiting for the judge. */
static void
forget_question (CheckbitPracticeDialog *self)
{
  if (self->asked == CHESS_MOVE_NONE)
    return;
  self->asked = CHESS_MOVE_NONE;
  checkbit_move_judge_drop (self->judge);
}

static void
present (CheckbitPracticeDialog *self)
{
  const CheckbitExercise *exercise = get_exercise (self);

  forget_question (self);
  self->tried = self->solved = FALSE;
  checkbit_board_set_flipped (self->board,
                              chess_position_side (&exercise->position) == CHESS_BLACK);
  checkbit_board_set_position (self->board, &exercise->position, exercise->last,
                               CHECKBIT_BOARD_JUMP);
  show_task (self);
  show_verdict (self, _ ("Find a better move."), NULL);
  update_buttons (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Plays the better move on the board; sentence, (transfer full), precedes the line. */
static void
reveal (CheckbitPracticeDialog *self, char *sentence)
{
  const CheckbitExercise *exercise = get_exercise (self);
  ChessPosition after = exercise->position;
  g_autofree char *said = sentence;
  g_autofree char *line
      = checkbit_line_text (&exercise->position, exercise->better, exercise->n_better);

  forget_question (self);
  self->solved = TRUE;
  chess_position_play (&after, exercise->better[0]);
  checkbit_board_set_position (self->board, &after, exercise->better[0], CHECKBIT_BOARD_ANIMATE);
  show_verdict (self, said, line);
  update_buttons (self);
  gtk_widget_grab_focus (self->next);
}

/* sentence: why the tried move is not good, (transfer full). */
static void
show_wrong (CheckbitPracticeDialog *self, char *sentence)
{
  g_autofree char *said = sentence;

  self->tried = TRUE;
  show_verdict (self, said, NULL);
}

static void
ask (CheckbitPracticeDialog *self, ChessMove move, const char *text)
{
  /* Translators: %s is a move that somebody tried, which an engine looks at */
  g_autofree char *sentence = g_strdup_printf (_ ("Looking at %s…"), text);

  self->asked = move;
  show_verdict (self, sentence, NULL);
  checkbit_move_judge_start (self->judge, get_exercise (self), move);
}

static void
judged_cb (CheckbitPracticeDialog *self, gboolean known, int mark)
{
  g_autofree char *text = dup_move (self, self->asked);

  self->asked = CHESS_MOVE_NONE;
  if (!known || mark != CHECKBIT_MOVE_MARK_NONE)
    {
      show_wrong (self, dup_other (text, known, (CheckbitMoveMark) mark));
      return;
    }
  self->n_right += !self->tried;
  reveal (self, dup_good (self, text));
}

static void
try_move (CheckbitPracticeDialog *self, ChessMove move)
{
  g_autofree char *text = dup_move (self, move);

  /* If another move is still being judged, the new one replaces it, and the old one counts as a
   * try. */
  self->tried |= self->asked != CHESS_MOVE_NONE;
  forget_question (self);
  switch (checkbit_exercise_try (get_exercise (self), move))
    {
    case CHECKBIT_TRY_RIGHT:
      self->n_right += !self->tried;
      reveal (self, dup_right (self, text));
      break;
    case CHECKBIT_TRY_PLAYED:
      show_wrong (self,
                  g_strdup_printf (_ ("%s was played in the game. There is a better move."), text));
      break;
    case CHECKBIT_TRY_OTHER:
    default:
      if (self->judge != NULL)
        ask (self, move, text);
      else
        show_wrong (self, dup_other (text, FALSE, CHECKBIT_MOVE_MARK_NONE));
    }
}

static void
move_requested_cb (CheckbitPracticeDialog *self, guint from, guint to, guint promotion)
{
  ChessMove move
      = chess_movegen_find (&get_exercise (self)->position, (ChessSquare) from, (ChessSquare) to);

  if (move == CHESS_MOVE_NONE || self->solved)
    return;
  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION && promotion != CHESS_PAWN)
    move = chess_move_new_promotion (chess_move_from (move), chess_move_to (move),
                                     (ChessPieceType) promotion);
  if (move != self->asked)
    try_move (self, move);
}

static void
show_cb (CheckbitPracticeDialog *self)
{
  g_autofree char *move = dup_move (self, get_exercise (self)->better[0]);

  reveal (self, g_strdup_printf (_ ("%s is better."), move));
}

static void
next_cb (CheckbitPracticeDialog *self)
{
  if (is_last (self))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  self->index++;
  present (self);
}

/* --- The choice of sides -------------------------------------------------------------------- */

/* Starts over with the mistakes of the chosen sides. */
static void
begin (CheckbitPracticeDialog *self)
{
  gboolean both = gtk_toggle_button_get_active (self->both);

  g_clear_pointer (&self->exercises, g_array_unref);
  self->exercises
      = checkbit_exercises_choose (self->all, both || gtk_toggle_button_get_active (self->white),
                                   both || gtk_toggle_button_get_active (self->black));
  self->index = self->n_right = 0;
  present (self);
}

/* Two buttons toggle at once: only the one that becomes active counts. */
static void
side_cb (CheckbitPracticeDialog *self, GtkToggleButton *button)
{
  if (self->all != NULL && gtk_toggle_button_get_active (button))
    begin (self);
}

static gboolean
has_both_sides (CheckbitPracticeDialog *self)
{
  g_autoptr (GArray) white = checkbit_exercises_choose (self->all, TRUE, FALSE);

  return white->len > 0 && white->len < self->all->len;
}

void
checkbit_practice_dialog_set_side (CheckbitPracticeDialog *self, ChessColor side)
{
  g_return_if_fail (CHECKBIT_IS_PRACTICE_DIALOG (self));

  if (has_both_sides (self))
    gtk_toggle_button_set_active (side == CHESS_WHITE ? self->white : self->black, TRUE);
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_practice_dialog_set_judge (CheckbitPracticeDialog *self, CheckbitMoveJudge *judge)
{
  g_return_if_fail (CHECKBIT_IS_PRACTICE_DIALOG (self));

  forget_question (self);
  if (self->judge != NULL)
    g_signal_handlers_disconnect_by_data (self->judge, self);
  g_set_object (&self->judge, judge);
  if (judge != NULL)
    g_signal_connect_object (judge, "judged", G_CALLBACK (judged_cb), self, G_CONNECT_SWAPPED);
}

CheckbitBoard *
checkbit_practice_dialog_get_board (CheckbitPracticeDialog *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PRACTICE_DIALOG (self), NULL);

  return self->board;
}

CheckbitBoardInput *
checkbit_practice_dialog_get_input (CheckbitPracticeDialog *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PRACTICE_DIALOG (self), NULL);

  return self->input;
}

/* The engine must stop with the window, even if something still holds a reference. */
static void
checkbit_practice_dialog_dispose (GObject *object)
{
  checkbit_practice_dialog_set_judge (CHECKBIT_PRACTICE_DIALOG (object), NULL);
  G_OBJECT_CLASS (checkbit_practice_dialog_parent_class)->dispose (object);
}

static void
checkbit_practice_dialog_finalize (GObject *object)
{
  CheckbitPracticeDialog *self = CHECKBIT_PRACTICE_DIALOG (object);

  g_array_unref (self->all);
  g_array_unref (self->exercises);
  G_OBJECT_CLASS (checkbit_practice_dialog_parent_class)->finalize (object);
}

static void
checkbit_practice_dialog_class_init (CheckbitPracticeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_practice_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_practice_dialog_finalize;
  g_type_ensure (CHECKBIT_TYPE_BOARD);
  g_type_ensure (CHECKBIT_TYPE_BOARD_INPUT);
  g_type_ensure (CHECKBIT_TYPE_MOVE_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/practice-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, sides);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, both);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, white);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, black);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, tasks);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, task);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, board);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, chooser);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, input);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, line);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, actions);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, show);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, next);
  gtk_widget_class_bind_template_callback (widget_class, side_cb);
  gtk_widget_class_bind_template_callback (widget_class, move_requested_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
checkbit_practice_dialog_init (CheckbitPracticeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
checkbit_practice_dialog_new (GArray *exercises, CheckbitNotation notation)
{
  CheckbitPracticeDialog *self;

  g_return_val_if_fail (exercises != NULL && exercises->len > 0, NULL);

  self = g_object_new (CHECKBIT_TYPE_PRACTICE_DIALOG, NULL);
  self->all = g_array_ref (exercises);
  self->notation = notation;
  gtk_widget_set_visible (self->sides, has_both_sides (self));
  checkbit_plain_name_buttons (GTK_WIDGET (self));
  reserve_room (self);
  begin (self);
  checkbit_large_text_wrap_buttons (self->sides);
  checkbit_large_text_wrap_buttons (self->actions);

  return GTK_WIDGET (self);
}
