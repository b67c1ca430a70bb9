/* Scores as a bar.
 *
 * CSS nodes: score-bar ├── box.white ├── box.draw ╰── box.black
 *
 * White is always at the left, as in a table of games, even in right-to-left languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/explorer/score-bar.h"

#define N_PARTS 3

struct _CheckbitScoreBar
{
  GtkWidget parent_instance;

  GtkWidget *parts[N_PARTS];
  guint counts[N_PARTS];
};

G_DEFINE_FINAL_TYPE (CheckbitScoreBar, checkbit_score_bar, GTK_TYPE_WIDGET)

static void
checkbit_score_bar_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = 0; /* the height comes from the style sheet */
}

static void
checkbit_score_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitScoreBar *self = CHECKBIT_SCORE_BAR (widget);
  guint64 sum = 0, all = 0;
  int left = 0;

  for (guint i = 0; i < N_PARTS; i++)
    all += self->counts[i];
  for (guint i = 0; i < N_PARTS; i++)
    {
      sum += self->counts[i];
      int right = (int) ((guint64) width * sum / MAX (all, 1));
      gtk_widget_size_allocate (self->parts[i], &(GtkAllocation){ left, 0, right - left, height },
                                -1);
      left = right;
    }
}

static void
checkbit_score_bar_dispose (GObject *object)
{
  CheckbitScoreBar *self = CHECKBIT_SCORE_BAR (object);

  for (guint i = 0; i < N_PARTS; i++)
    g_clear_pointer (&self->parts[i], gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_score_bar_parent_class)->dispose (object);
}

static void
checkbit_score_bar_class_init (CheckbitScoreBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_score_bar_dispose;
  widget_class->measure = checkbit_score_bar_measure;
  widget_class->size_allocate = checkbit_score_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "score-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
checkbit_score_bar_init (CheckbitScoreBar *self)
{
  static const char *const classes[N_PARTS] = { "white", "draw", "black" };

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  for (guint i = 0; i < N_PARTS; i++)
    {
      self->parts[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->parts[i], classes[i]);
      gtk_widget_set_parent (self->parts[i], GTK_WIDGET (self));
    }
}

GtkWidget *
checkbit_score_bar_new (guint white_wins, guint draws, guint black_wins)
{
  CheckbitScoreBar *self = g_object_new (CHECKBIT_TYPE_SCORE_BAR, NULL);

  self->counts[0] = white_wins;
  self->counts[1] = draws;
  self->counts[2] = black_wins;

  return GTK_WIDGET (self);
}
