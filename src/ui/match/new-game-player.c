/* The rows of the New Game dialog for the player of one side: a person with a name, or an engine
 * with its strength and thinking time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/new-game-player.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "ui/match/new-game-strength.h"
#include "ui/base/rows.h"

#define MAX_SECONDS 3600
#define MAX_DEPTH 60
#define MAX_NODES 100000000

struct _CheckbitNewGamePlayer
{
  AdwPreferencesGroup parent_instance;

  GListModel *engines; /* owned */

  AdwComboRow *who;
  GtkWidget *name;
  GtkWidget *strength;
  AdwComboRow *think;
  GtkWidget *seconds_row, *depth_row, *nodes_row;
  GtkSpinButton *seconds, *depth, *nodes;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitNewGamePlayer, checkbit_new_game_player, ADW_TYPE_PREFERENCES_GROUP)

/* --- Visibility ----------------------------------------------------------------------------- */

static void
update (CheckbitNewGamePlayer *self)
{
  gboolean engine = adw_combo_row_get_selected (self->who) > 0;
  guint think = adw_combo_row_get_selected (self->think);

  gtk_widget_set_visible (self->name, !engine);
  gtk_widget_set_visible (self->strength, engine);
  gtk_widget_set_visible (GTK_WIDGET (self->think), engine);
  gtk_widget_set_visible (self->seconds_row, engine && think == CHECKBIT_THINK_TIME);
  gtk_widget_set_visible (self->depth_row, engine && think == CHECKBIT_THINK_DEPTH);
  gtk_widget_set_visible (self->nodes_row, engine && think == CHECKBIT_THINK_NODES);
}

void
checkbit_new_game_player_set_timed (CheckbitNewGamePlayer *self, gboolean timed)
{
  g_return_if_fail (CHECKBIT_IS_NEW_GAME_PLAYER (self));

  /* Translators: an engine thinks for as long as its clock allows; where there is none, for about
   * a second */
  const char *title = timed ? C_ ("thinking", "Use the clock") : C_ ("thinking", "Automatic");
  GtkStringList *titles = GTK_STRING_LIST (adw_combo_row_get_model (self->think));
  guint think = adw_combo_row_get_selected (self->think);

  if (g_str_equal (gtk_string_list_get_string (titles, CHECKBIT_THINK_CLOCK), title))
    return;
  gtk_string_list_splice (titles, CHECKBIT_THINK_CLOCK, 1, (const char *const[]){ title, NULL });
  adw_combo_row_set_selected (self->think, think);
}

/* The kind of player decides which other rows the dialog shows. */
static void
who_cb (CheckbitNewGamePlayer *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The index of an engine among the choices, which start with a person; 0 if it is not there. */
static guint
find_engine (CheckbitNewGamePlayer *self, const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->engines); i++)
    {
      g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (self->engines, i);
      if (g_str_equal (checkbit_engine_entry_get_id (entry), id))
        return i + 1;
    }
  return 0;
}

void
checkbit_new_game_player_show (CheckbitNewGamePlayer *self, const CheckbitPlanSide *side)
{
  g_return_if_fail (CHECKBIT_IS_NEW_GAME_PLAYER (self));

  adw_combo_row_set_selected (self->who, side->engine ? find_engine (self, side->engine_id) : 0);
  gtk_editable_set_text (GTK_EDITABLE (self->name), side->name);
  checkbit_new_game_strength_set (CHECKBIT_NEW_GAME_STRENGTH (self->strength), side->strength);
  adw_combo_row_set_selected (self->think, side->think);
  if (side->think == CHECKBIT_THINK_TIME)
    gtk_spin_button_set_value (self->seconds, (double) side->amount / 1000);
  else if (side->think == CHECKBIT_THINK_DEPTH)
    gtk_spin_button_set_value (self->depth, (double) side->amount);
  else if (side->think == CHECKBIT_THINK_NODES)
    gtk_spin_button_set_value (self->nodes, (double) side->amount);
  update (self);
}

static guint64
read_amount (CheckbitNewGamePlayer *self, CheckbitThink think)
{
  switch (think)
    {
    case CHECKBIT_THINK_DEPTH:
      return (guint64) gtk_spin_button_get_value_as_int (self->depth);
    case CHECKBIT_THINK_NODES:
      return (guint64) gtk_spin_button_get_value_as_int (self->nodes);
    default:
      return (guint64) (gtk_spin_button_get_value (self->seconds) * 1000 + 0.5);
    }
}

void
checkbit_new_game_player_read (CheckbitNewGamePlayer *self, CheckbitPlanSide *side)
{
  g_return_if_fail (CHECKBIT_IS_NEW_GAME_PLAYER (self));

  guint who = adw_combo_row_get_selected (self->who);

  side->engine = who > 0;
  if (side->engine)
    {
      g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (self->engines, who - 1);
      g_free (side->engine_id);
      side->engine_id = g_strdup (checkbit_engine_entry_get_id (entry));
    }
  g_free (side->name);
  side->name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  side->strength = checkbit_new_game_strength_get (CHECKBIT_NEW_GAME_STRENGTH (self->strength));
  side->think = (CheckbitThink) adw_combo_row_get_selected (self->think);
  side->amount = read_amount (self, side->think);
}

/* --- The rows ------------------------------------------------------------------------------- */

static void
add_who (CheckbitNewGamePlayer *self)
{
  const char *person[] = { C_ ("a player", "Human"), NULL };
  g_autoptr (GtkStringList) titles = gtk_string_list_new (person);

  for (guint i = 0; i < g_list_model_get_n_items (self->engines); i++)
    {
      g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (self->engines, i);
      g_autofree char *name
          = checkbit_shown_line (checkbit_engine_entry_get_name (entry), CHECKBIT_SHOWN_NAME);
      gtk_string_list_append (titles, name);
    }
  self->who = checkbit_combo_row_new (C_ ("new game", "Player"), NULL, NULL);
  adw_combo_row_set_model (self->who, G_LIST_MODEL (titles));
  g_signal_connect_swapped (self->who, "notify::selected", G_CALLBACK (who_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->who));
}

static void
add_name (CheckbitNewGamePlayer *self)
{
  self->name = adw_entry_row_new ();
  /* Translators: of a person who plays */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name), C_ ("new game", "Name"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (self->name), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->name);
}

static void
add_think (CheckbitNewGamePlayer *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  /* Translators: what limits how long an engine thinks about a move */
  const char *titles[] = { C_ ("thinking", "Use the clock"), C_ ("thinking", "Fixed time"),
                           C_ ("thinking", "Fixed depth"), C_ ("thinking", "Fixed nodes"), NULL };

  self->think = checkbit_combo_row_new (C_ ("for how long", "Thinking time"), NULL, titles);
  g_signal_connect_swapped (self->think, "notify::selected", G_CALLBACK (update), self);
  adw_preferences_group_add (group, GTK_WIDGET (self->think));

  self->seconds_row
      = checkbit_spin_row_new (_ ("Seconds per move"), NULL, 0.1, MAX_SECONDS, 0.1, &self->seconds);
  gtk_spin_button_set_increments (self->seconds, 0.5, 10);
  gtk_spin_button_set_value (self->seconds, 2);
  adw_preferences_group_add (group, self->seconds_row);
  self->depth_row
      = checkbit_spin_row_new (_ ("Depth in half-moves"), NULL, 1, MAX_DEPTH, 1, &self->depth);
  gtk_spin_button_set_value (self->depth, 10);
  adw_preferences_group_add (group, self->depth_row);
  self->nodes_row
      = checkbit_spin_row_new (_ ("Nodes per move"), NULL, 1, MAX_NODES, 1000, &self->nodes);
  gtk_spin_button_set_value (self->nodes, 100000);
  adw_preferences_group_add (group, self->nodes_row);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_new_game_player_finalize (GObject *object)
{
  g_clear_object (&CHECKBIT_NEW_GAME_PLAYER (object)->engines);
  G_OBJECT_CLASS (checkbit_new_game_player_parent_class)->finalize (object);
}

static void
checkbit_new_game_player_class_init (CheckbitNewGamePlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_new_game_player_finalize;
  signals[CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_NEW_GAME_PLAYER, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_new_game_player_init (CheckbitNewGamePlayer *self)
{
}

GtkWidget *
checkbit_new_game_player_new (const char *title, GListModel *engines)
{
  CheckbitNewGamePlayer *self = g_object_new (CHECKBIT_TYPE_NEW_GAME_PLAYER, "title", title, NULL);

  self->engines = g_object_ref (engines);
  add_who (self);
  add_name (self);
  self->strength = checkbit_new_game_strength_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->strength);
  add_think (self);
  update (self);
  return GTK_WIDGET (self);
}
