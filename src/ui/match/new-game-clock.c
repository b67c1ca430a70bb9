/* The rows of the New Game dialog for the time control: none, a common one, or a custom one, which
 * may differ for each side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/new-game-clock.h"

#include <glib/gi18n-lib.h>

#include "ui/match/new-game-time.h"
#include "ui/base/picture-row.h"
#include "ui/base/rows.h"

/* Common time controls, in the syntax of checkbit_time_control_parse(). */
static const struct
{
  const char *kind;
  const char *time;
} presets[] = {
  { NULL, "-" },
  { NC_ ("time control", "Bullet"), "1+0" },
  { NC_ ("time control", "Bullet"), "2+1" },
  { NC_ ("time control", "Blitz"), "3+2" },
  { NC_ ("time control", "Blitz"), "5+0" },
  { NC_ ("time control", "Blitz"), "5+3" },
  { NC_ ("time control", "Rapid"), "10+0" },
  { NC_ ("time control", "Rapid"), "15+10" },
  { NC_ ("time control", "Rapid"), "25+10" },
  { NC_ ("time control", "Classical"), "90+30" },
  { NC_ ("time control", "Tournament"), "40/90+30, 30+30" },
};

#define N_PRESETS G_N_ELEMENTS (presets)
#define CUSTOM N_PRESETS
#define PER_LINE 6

struct _CheckbitNewGameClock
{
  AdwPreferencesGroup parent_instance;

  GtkWidget *time; /* a CheckbitPictureRow */
  GtkWidget *different_row;
  GtkSwitch *different;
  GtkWidget *sides[CHESS_N_COLORS]; /* a CheckbitNewGameTime each */
};

G_DEFINE_FINAL_TYPE (CheckbitNewGameClock, checkbit_new_game_clock, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
get_selected (CheckbitNewGameClock *self)
{
  guint selected;

  g_object_get (self->time, "selected", &selected, NULL);
  return selected;
}

/* --- Visibility ----------------------------------------------------------------------------- */

static void
update (CheckbitNewGameClock *self)
{
  gboolean custom = get_selected (self) == CUSTOM;
  gboolean different = gtk_switch_get_active (self->different);

  gtk_widget_set_visible (self->different_row, custom);
  gtk_widget_set_visible (self->sides[CHESS_WHITE], custom);
  gtk_widget_set_visible (self->sides[CHESS_BLACK], custom && different);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->sides[CHESS_WHITE]),
                                 different ? _ ("White’s time") : _ ("Time per side"));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
get_preset (guint index, CheckbitTimeControl *control)
{
  gboolean parsed = checkbit_time_control_parse (presets[index].time, control);

  g_assert (parsed);
}

static guint
find_preset (const CheckbitTimeControl *control)
{
  for (guint i = 0; i < N_PRESETS; i++)
    {
      CheckbitTimeControl preset;
      get_preset (i, &preset);
      if (checkbit_time_control_equal (&preset, control))
        return i;
    }
  return CUSTOM;
}

/* A custom time starts with the common one chosen before. */
static void
time_chosen_cb (CheckbitNewGameClock *self)
{
  guint selected = get_selected (self);

  if (selected > 0 && selected < N_PRESETS)
    for (guint i = 0; i < CHESS_N_COLORS; i++)
      {
        CheckbitTimeControl control;
        get_preset (selected, &control);
        checkbit_new_game_time_set_control (CHECKBIT_NEW_GAME_TIME (self->sides[i]), &control);
      }
  if (selected == CUSTOM)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->sides[CHESS_WHITE]), TRUE);
  update (self);
}

static void
time_changed_cb (CheckbitNewGameClock *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Plans ---------------------------------------------------------------------------------- */

void
checkbit_new_game_clock_show (CheckbitNewGameClock *self, const CheckbitMatchPlan *plan)
{
  g_return_if_fail (CHECKBIT_IS_NEW_GAME_CLOCK (self));

  const CheckbitTimeControl *white = &plan->sides[CHESS_WHITE].control;
  const CheckbitTimeControl *black = &plan->sides[CHESS_BLACK].control;
  gboolean different = !checkbit_time_control_equal (white, black);

  gtk_switch_set_active (self->different, different);
  g_object_set (self->time, "selected", different ? CUSTOM : find_preset (white), NULL);
  if (white->n_stages > 0 || different)
    checkbit_new_game_time_set_control (CHECKBIT_NEW_GAME_TIME (self->sides[CHESS_WHITE]), white);
  if (black->n_stages > 0 || different)
    checkbit_new_game_time_set_control (CHECKBIT_NEW_GAME_TIME (self->sides[CHESS_BLACK]), black);
  update (self);
}

/* The time of a side as entered; FALSE if it is not valid. */
static gboolean
read_side (CheckbitNewGameClock *self, ChessColor side, CheckbitTimeControl *control)
{
  guint selected = get_selected (self);
  ChessColor shown = gtk_switch_get_active (self->different) ? side : CHESS_WHITE;
  const CheckbitTimeControl *custom;

  if (selected < N_PRESETS)
    {
      get_preset (selected, control);
      return TRUE;
    }
  custom = checkbit_new_game_time_get_control (CHECKBIT_NEW_GAME_TIME (self->sides[shown]));
  if (custom != NULL)
    *control = *custom;
  return custom != NULL;
}

gboolean
checkbit_new_game_clock_read (CheckbitNewGameClock *self, CheckbitMatchPlan *plan)
{
  g_return_val_if_fail (CHECKBIT_IS_NEW_GAME_CLOCK (self), FALSE);

  CheckbitTimeControl white, black;

  if (!read_side (self, CHESS_WHITE, &white) || !read_side (self, CHESS_BLACK, &black))
    return FALSE;
  plan->sides[CHESS_WHITE].control = white;
  plan->sides[CHESS_BLACK].control = black;
  return TRUE;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_new_game_clock_class_init (CheckbitNewGameClockClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_NEW_GAME_CLOCK, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
append_preset (CheckbitPictureRow *row, guint index)
{
  const char *kind = g_dpgettext2 (NULL, "time control", presets[index].kind);
  g_autofree char *spoken
      /* Translators: a time control: "Blitz 5+3", minutes and seconds a move */
      = g_strdup_printf (C_ ("time control", "%s %s"), kind, presets[index].time);

  checkbit_picture_row_append_text (row, presets[index].time, kind, spoken);
}

static GtkWidget *
create_time_row (void)
{
  GtkWidget *widget = checkbit_picture_row_new (C_ ("new game", "Clock"));
  CheckbitPictureRow *row = CHECKBIT_PICTURE_ROW (widget);
  const char *custom = C_ ("time control", "Custom");

  checkbit_picture_row_set_per_line (row, PER_LINE);
  checkbit_picture_row_append_text (row, "∞", _ ("No clock"), _ ("No clock"));
  for (guint i = 1; i < N_PRESETS; i++)
    append_preset (row, i);
  checkbit_picture_row_append_text (row, "…", custom, custom);
  return widget;
}

static void
add_side (CheckbitNewGameClock *self, ChessColor side, const char *title)
{
  self->sides[side] = checkbit_new_game_time_new (title);
  checkbit_new_game_time_set_control (
      CHECKBIT_NEW_GAME_TIME (self->sides[side]),
      &(CheckbitTimeControl){ .n_stages = 1, .stages = { { 0, 300000, 3000, 0 } } });
  g_signal_connect_swapped (self->sides[side], "changed", G_CALLBACK (time_changed_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->sides[side]);
}

static void
checkbit_new_game_clock_init (CheckbitNewGameClock *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);

  self->time = create_time_row ();
  adw_preferences_group_add (group, self->time);
  self->different_row
      = checkbit_switch_row_new (_ ("Different for each side"), NULL, &self->different);
  adw_preferences_group_add (group, self->different_row);
  add_side (self, CHESS_WHITE, _ ("White’s time"));
  add_side (self, CHESS_BLACK, _ ("Black’s time"));
  g_signal_connect_swapped (self->time, "notify::selected", G_CALLBACK (time_chosen_cb), self);
  g_signal_connect_swapped (self->different, "notify::active", G_CALLBACK (update), self);
  update (self);
}

GtkWidget *
checkbit_new_game_clock_new (void)
{
  return g_object_new (CHECKBIT_TYPE_NEW_GAME_CLOCK, NULL);
}
