/* The texts of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/review/review-text.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

#include "ui/base/left-to-right.h"

const char *
checkbit_review_text_mark (CheckbitMoveMark mark)
{
  static const char *const words[CHECKBIT_N_MOVE_MARKS]
      = { "", N_ ("inaccuracy"), N_ ("mistake"), N_ ("blunder") };

  return mark == CHECKBIT_MOVE_MARK_NONE ? "" : _ (words[mark]);
}

char *
checkbit_review_text_point (const char *move, CheckbitScore score, CheckbitMoveMark mark)
{
  g_autofree char *value = checkbit_score_describe (score);

  if (mark != CHECKBIT_MOVE_MARK_NONE)
    /* Translators: a move, what the position after it is worth, and what the move is:
     * “12… Nf6: White is better by 0.35, mistake” */
    return g_strdup_printf (_ ("%s: %s, %s"), move, value, checkbit_review_text_mark (mark));

  /* Translators: a move, and what the position after it is worth: “12… Nf6: Even” */
  return g_strdup_printf (_ ("%s: %s"), move, value);
}

/* A score for a sentence that may be right-to-left: a left-to-right mark in front keeps its sign
 * on the left. (transfer full) */
static char *
dup_number (CheckbitScore score)
{
  g_autofree char *number = checkbit_score_format (score);

  return g_strconcat (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? CHECKBIT_LRM : "",
                      number, NULL);
}

char *
checkbit_review_text_point_short (const char *move, CheckbitScore score, CheckbitMoveMark mark)
{
  static const char *const symbols[CHECKBIT_N_MOVE_MARKS] = { "", "?!", "?", "??" };
  g_autofree char *value = score.kind != CHECKBIT_SCORE_NONE ? dup_number (score)
                                                             : checkbit_score_describe (score);
  g_autofree char *marked = g_strconcat (move, symbols[mark], NULL);

  return g_strdup_printf (_ ("%s: %s"), marked, value);
}

char *
checkbit_review_text_accuracy (const CheckbitPlayed *played)
{
  if (played->n_moves == 0)
    return g_strdup ("–");

  /* Translators: how accurate a side’s moves were, in percent */
  return g_strdup_printf (_ ("%.0f%%"), played->accuracy);
}

char *
checkbit_review_text_loss (const CheckbitPlayed *played)
{
  return played->n_moves == 0 ? g_strdup ("–") : g_strdup_printf ("%.0f", played->loss);
}

char *
checkbit_review_text_marks (const CheckbitPlayed *played)
{
  if (played->n_moves == 0)
    return g_strdup ("–");

  return g_strdup_printf ("%u?! %u? %u??", played->n_marks[CHECKBIT_MOVE_MARK_INACCURACY],
                          played->n_marks[CHECKBIT_MOVE_MARK_MISTAKE],
                          played->n_marks[CHECKBIT_MOVE_MARK_BLUNDER]);
}

char *
checkbit_review_text_marks_in_words (const CheckbitPlayed *played)
{
  guint inaccuracies = played->n_marks[CHECKBIT_MOVE_MARK_INACCURACY];
  guint mistakes = played->n_marks[CHECKBIT_MOVE_MARK_MISTAKE];
  guint blunders = played->n_marks[CHECKBIT_MOVE_MARK_BLUNDER];
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  if (played->n_moves == 0)
    return g_strdup (_ ("Not evaluated"));
  first
      = g_strdup_printf (ngettext ("%u inaccuracy", "%u inaccuracies", inaccuracies), inaccuracies);
  second = g_strdup_printf (ngettext ("%u mistake", "%u mistakes", mistakes), mistakes);
  third = g_strdup_printf (ngettext ("%u blunder", "%u blunders", blunders), blunders);

  /* Translators: a list: “2 inaccuracies, 1 mistake, 0 blunders” */
  return g_strdup_printf (_ ("%s, %s, %s"), first, second, third);
}

char *
checkbit_review_text_end (CheckbitReviewEnd end, const GError *error)
{
  switch (end)
    {
    case CHECKBIT_REVIEW_DONE:
      return g_strdup (_ ("Review finished"));
    case CHECKBIT_REVIEW_CUT:
      return g_strdup_printf (ngettext ("Review finished: only the first %d move was reviewed",
                                        "Review finished: only the first %d moves were reviewed",
                                        CHECKBIT_REVIEW_MAX_POSITIONS / 2),
                              CHECKBIT_REVIEW_MAX_POSITIONS / 2);
    case CHECKBIT_REVIEW_STOPPED:
      return g_strdup (_ ("Review stopped"));
    case CHECKBIT_REVIEW_FAILED:
      /* Translators: %s is a sentence that says what is wrong with the engine */
      return g_strdup_printf (_ ("Review stopped. %s"), error != NULL ? error->message : "");
    case CHECKBIT_REVIEW_GONE:
    default:
      return g_strdup (_ ("Review ended: there is another game on the board"));
    }
}
