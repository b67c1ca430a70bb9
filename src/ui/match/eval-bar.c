/* An upright bar beside the board that shows who stands better.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/eval-bar.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/base/desk.h"
#include "ui/base/tooltip.h"

#define GLIDE_MS 300
#define TEXT_MARGIN 3

struct _CheckbitEvalBar
{
  GtkWidget parent_instance;

  CheckbitScore score;
  gboolean flipped;
  double share; /* White's share, as currently drawn */
  AdwAnimation *glide;
};

enum
{
  PROP_0,
  PROP_FLIPPED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitEvalBar, checkbit_eval_bar, GTK_TYPE_WIDGET)

static void
checkbit_eval_bar_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? CHECKBIT_GAUGE_WIDTH : 0;
}

/* A named color of the style sheet. */
static GdkRGBA
lookup (GtkWidget *widget, const char *name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA color = { 0.5, 0.5, 0.5, 1 };

  gtk_style_context_lookup_color (context, name, &color);
  return color;
}

/* "0.4" in the part of the better side: the full score does not fit into such a narrow bar. */
static char *
dup_short_score (CheckbitScore score)
{
  if (score.kind == CHECKBIT_SCORE_MATE)
    return g_strdup_printf ("#%d", ABS (score.value));
  if (score.kind == CHECKBIT_SCORE_CENTIPAWNS)
    return g_strdup_printf (ABS (score.value) < 995 ? "%.1f" : "%.0f", ABS (score.value) / 100.0);
  return g_strdup ("");
}

static gboolean
white_is_better (CheckbitScore score)
{
  return score.kind == CHECKBIT_SCORE_MATE ? score.winner == CHESS_WHITE : score.value >= 0;
}

/* The number is at the end of the better side's part, in the other side's color. */
static void
snapshot_text (CheckbitEvalBar *self, GtkSnapshot *snapshot, int width, int height)
{
  g_autofree char *text = dup_short_score (self->score);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  gboolean white = white_is_better (self->score);
  GdkRGBA color = lookup (GTK_WIDGET (self), white ? "eval_black" : "eval_white");
  int text_width, text_height;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (width - text_width) / 2,
                                                          white != self->flipped
                                                              ? height - text_height - TEXT_MARGIN
                                                              : TEXT_MARGIN));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
checkbit_eval_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitEvalBar *self = CHECKBIT_EVAL_BAR (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  float white = (float) (self->share * height);
  GdkRGBA light = lookup (widget, "eval_white"), dark = lookup (widget, "eval_black");
  GdkRGBA middle = lookup (widget, "eval_middle");

  gtk_snapshot_append_color (snapshot, &dark, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (
      snapshot, &light,
      &GRAPHENE_RECT_INIT (0, self->flipped ? 0 : (float) height - white, width, white));
  gtk_snapshot_append_color (snapshot, &middle,
                             &GRAPHENE_RECT_INIT (0, (float) height / 2 - 1, width, 2));
  snapshot_text (self, snapshot, width, height);
}

static void
glide_cb (double value, gpointer data)
{
  CheckbitEvalBar *self = data;

  self->share = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
describe (CheckbitEvalBar *self)
{
  g_autofree char *words = checkbit_score_describe (self->score);

  checkbit_tooltip_set (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  checkbit_score_get_share (self->score),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

static void
checkbit_eval_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, CHECKBIT_EVAL_BAR (object)->flipped);
}

static void
checkbit_eval_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  checkbit_eval_bar_set_flipped (CHECKBIT_EVAL_BAR (object), g_value_get_boolean (value));
}

static void
checkbit_eval_bar_dispose (GObject *object)
{
  g_clear_object (&CHECKBIT_EVAL_BAR (object)->glide);
  G_OBJECT_CLASS (checkbit_eval_bar_parent_class)->dispose (object);
}

static void
checkbit_eval_bar_class_init (CheckbitEvalBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_eval_bar_get_property;
  object_class->set_property = checkbit_eval_bar_set_property;
  object_class->dispose = checkbit_eval_bar_dispose;
  widget_class->measure = checkbit_eval_bar_measure;
  widget_class->snapshot = checkbit_eval_bar_snapshot;
  properties[PROP_FLIPPED]
      = g_param_spec_boolean ("flipped", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "eval-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
checkbit_eval_bar_init (CheckbitEvalBar *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (glide_cb, self, NULL);

  self->share = 0.5;
  self->glide = adw_timed_animation_new (GTK_WIDGET (self), 0.5, 0.5, GLIDE_MS, target);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("of the position", "Evaluation"),
      GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1.0, -1);
  describe (self);
}

GtkWidget *
checkbit_eval_bar_new (void)
{
  return g_object_new (CHECKBIT_TYPE_EVAL_BAR, NULL);
}

void
checkbit_eval_bar_set_score (CheckbitEvalBar *self, CheckbitScore score)
{
  AdwTimedAnimation *glide;

  g_return_if_fail (CHECKBIT_IS_EVAL_BAR (self));

  self->score = score;
  glide = ADW_TIMED_ANIMATION (self->glide);
  adw_timed_animation_set_value_from (glide, self->share);
  adw_timed_animation_set_value_to (glide, checkbit_score_get_share (score));
  adw_animation_play (self->glide);
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
checkbit_eval_bar_set_flipped (CheckbitEvalBar *self, gboolean flipped)
{
  g_return_if_fail (CHECKBIT_IS_EVAL_BAR (self));

  if (self->flipped == !!flipped)
    return;

  self->flipped = !!flipped;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FLIPPED]);
}

double
checkbit_eval_bar_get_share (CheckbitEvalBar *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EVAL_BAR (self), 0.5);

  return self->share;
}
