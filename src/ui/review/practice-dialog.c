/* “What Would You Play?”
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/review/practice-dialog.h"

#include <glib/gi18n-lib.h>

#include "chess/movegen.h"
#include "chess/san.h"
#include "game/text/line-text.h"
#include "ui/base/plain-name.h"
#include "ui/review/review-text.h"

struct _CheckbitPracticeDialog
{
  AdwWindow parent_instance;

  /* From the template. */
  AdwWindowTitle *title;
  GtkLabel *task;
  CheckbitBoard *board;
  CheckbitMoveChooser *chooser;
  CheckbitBoardInput *input;
  GtkLabel *verdict;
  GtkWidget *show;
  GtkWidget *next;

  GArray *exercises; /* of CheckbitExercise; owned */
  CheckbitNotation notation;
  guint index;
  guint n_right;   /* found at the first try */
  gboolean tried;  /* at this exercise, and not found yet */
  gboolean solved; /* the better move stands on the board */
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

/* A move of the exercise's position as people read it. (transfer full) */
static char *
dup_move (CheckbitPracticeDialog *self, ChessMove move)
{
  char san[CHESS_SAN_SIZE];

  chess_san_write (&get_exercise (self)->position, move, san);

  return checkbit_move_text_write (san, self->notation);
}

/* --- What is said --------------------------------------------------------------------------- */

static void
show_verdict (CheckbitPracticeDialog *self, const char *sentence)
{
  gtk_label_set_label (self->verdict, sentence);
  /* What is not seen to change is heard as the label's name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, -1);
}

static void
say_task (CheckbitPracticeDialog *self)
{
  const CheckbitExercise *exercise = get_exercise (self);
  gboolean white = chess_position_side (&exercise->position) == CHESS_WHITE;
  g_autofree char *played = dup_move (self, exercise->played);
  g_autofree char *place = g_strdup_printf (_ ("%u of %u"), self->index + 1, self->exercises->len);
  g_autofree char *task = NULL;

  task = g_strdup_printf (
      white
          /* Translators: the first %s is a move with its number, the second what it was:
           * “inaccuracy” */
          ? _ ("White is to move. In the game, %u. %s was played here (%s).")
          /* Translators: the first %s is a move with its number, the second what it was:
           * “inaccuracy” */
          : _ ("Black is to move. In the game, %u… %s was played here (%s)."),
      (guint) chess_position_fullmove (&exercise->position), played,
      checkbit_review_text_mark (exercise->mark));
  adw_window_title_set_subtitle (self->title, place);
  gtk_label_set_label (self->task, task);
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

static void
present (CheckbitPracticeDialog *self)
{
  const CheckbitExercise *exercise = get_exercise (self);

  self->tried = self->solved = FALSE;
  checkbit_board_set_flipped (self->board,
                              chess_position_side (&exercise->position) == CHESS_BLACK);
  checkbit_board_set_position (self->board, &exercise->position, exercise->last,
                               CHECKBIT_BOARD_JUMP);
  say_task (self);
  show_verdict (self, _ ("Find a better move."));
  update_buttons (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The better move goes to the board; sentence, (transfer full), comes before its line. */
static void
reveal (CheckbitPracticeDialog *self, char *sentence)
{
  const CheckbitExercise *exercise = get_exercise (self);
  ChessPosition after = exercise->position;
  g_autofree char *first = sentence;
  g_autofree char *line
      = checkbit_line_text (&exercise->position, exercise->better, exercise->n_better);
  g_autofree char *all = g_strdup_printf ("%s\n%s", first, line);

  self->solved = TRUE;
  chess_position_play (&after, exercise->better[0]);
  checkbit_board_set_position (self->board, &after, exercise->better[0], CHECKBIT_BOARD_ANIMATE);
  show_verdict (self, all);
  update_buttons (self);
  gtk_widget_grab_focus (self->next);
}

/* How many were found at once, behind the last of them. */
static char *
dup_right (CheckbitPracticeDialog *self, const char *move)
{
  if (!is_last (self))
    return g_strdup_printf (_ ("%s is right."), move);

  /* Translators: a move; then how many of how many were found at once */
  return g_strdup_printf (_ ("%s is right. Found at once: %u of %u."), move, self->n_right,
                          self->exercises->len);
}

static void
try_move (CheckbitPracticeDialog *self, ChessMove move)
{
  g_autofree char *text = dup_move (self, move);
  g_autofree char *sentence = NULL;

  switch (checkbit_exercise_try (get_exercise (self), move))
    {
    case CHECKBIT_TRY_RIGHT:
      self->n_right += !self->tried;
      reveal (self, dup_right (self, text));
      return;
    case CHECKBIT_TRY_PLAYED:
      sentence = g_strdup_printf (_ ("%s was played in the game. There is a better move."), text);
      break;
    case CHECKBIT_TRY_OTHER:
    default:
      sentence = g_strdup_printf (_ ("%s is not what the engine found. Try again."), text);
    }
  self->tried = TRUE;
  show_verdict (self, sentence);
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

/* --- Life ----------------------------------------------------------------------------------- */

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

static void
checkbit_practice_dialog_finalize (GObject *object)
{
  g_array_unref (CHECKBIT_PRACTICE_DIALOG (object)->exercises);
  G_OBJECT_CLASS (checkbit_practice_dialog_parent_class)->finalize (object);
}

static void
checkbit_practice_dialog_class_init (CheckbitPracticeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_practice_dialog_finalize;
  g_type_ensure (CHECKBIT_TYPE_BOARD);
  g_type_ensure (CHECKBIT_TYPE_BOARD_INPUT);
  g_type_ensure (CHECKBIT_TYPE_MOVE_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/practice-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, task);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, board);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, chooser);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, input);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, show);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPracticeDialog, next);
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
  self->exercises = g_array_ref (exercises);
  self->notation = notation;
  checkbit_plain_name_buttons (GTK_WIDGET (self));
  present (self);

  return GTK_WIDGET (self);
}
