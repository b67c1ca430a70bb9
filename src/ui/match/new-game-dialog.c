/* The New Game dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/new-game-dialog.h"

#include <glib/gi18n-lib.h>

#include "chess/chess960.h"
#include "ui/match/new-game-clock.h"
#include "ui/match/new-game-columns.h"
#include "ui/match/new-game-player.h"
#include "ui/base/accessible.h"
#include "ui/base/large-text.h"
#include "ui/base/plain-name.h"
#include "ui/base/rows.h"

/* As stored in a match plan. */
#define MAX_LEAST_SECONDS 60

struct _CheckbitNewGameDialog
{
  AdwWindow parent_instance;

  /* From the template. */
  GtkBox *page;
  GtkWidget *header;
  GtkWidget *start;

  CheckbitMatchPlan *plan; /* owned */

  GtkWidget *players[CHESS_N_COLORS];
  GtkCheckButton *random_colors;
  GtkWidget *least_group;
  GtkSpinButton *least; /* seconds */
  gboolean showing;     /* the program is setting the widgets */
  GtkWidget *clock;
  AdwComboRow *from;
  GtkWidget *random_row, *number_row;
  GtkSwitch *random_number;
  GtkSpinButton *number;
  GtkWidget *fen;
  GtkLabel *fen_problem;
};

G_DEFINE_FINAL_TYPE (CheckbitNewGameDialog, checkbit_new_game_dialog, ADW_TYPE_WINDOW)

enum
{
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Reading the widgets -------------------------------------------------------------------- */

/* Writes all choices into the plan; FALSE if one is not valid. */
static gboolean
read_plan (CheckbitNewGameDialog *self)
{
  CheckbitMatchPlan *plan = self->plan;

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    checkbit_new_game_player_read (CHECKBIT_NEW_GAME_PLAYER (self->players[side]),
                                   &plan->sides[side]);
  plan->random_colors = gtk_check_button_get_active (self->random_colors);
  plan->least_ms = (guint) (gtk_spin_button_get_value (self->least) * 1000 + 0.5);
  plan->start = (CheckbitPlanStart) adw_combo_row_get_selected (self->from);
  plan->chess960 = gtk_switch_get_active (self->random_number)
                       ? CHECKBIT_PLAN_RANDOM_NUMBER
                       : gtk_spin_button_get_value_as_int (self->number);
  g_free (plan->fen);
  plan->fen = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->fen))));
  return checkbit_new_game_clock_read (CHECKBIT_NEW_GAME_CLOCK (self->clock), plan);
}

/* What is wrong with the FEN; NULL if it is valid or not used. (transfer full) */
static char *
dup_fen_problem (CheckbitNewGameDialog *self)
{
  ChessPosition position;
  g_autoptr (GError) error = NULL;

  if (self->plan->start != CHECKBIT_PLAN_FEN
      || checkbit_match_plan_get_position (self->plan, &chess_position_start, &position, &error))
    return NULL;
  return g_strdup (error->message);
}

/* NULL hides it. */
static void
show_fen_problem (CheckbitNewGameDialog *self, const char *problem)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->fen));

  gtk_widget_set_visible (GTK_WIDGET (self->fen_problem), problem != NULL);
  gtk_label_set_label (self->fen_problem, problem != NULL ? problem : "");
  if (problem != NULL)
    gtk_widget_add_css_class (self->fen, "error");
  else
    gtk_widget_remove_css_class (self->fen, "error");
  checkbit_accessible_set_typed_error (GTK_WIDGET (text), GTK_WIDGET (self->fen_problem), problem);
}

static void
update (CheckbitNewGameDialog *self)
{
  gboolean readable = read_plan (self);
  const CheckbitMatchPlan *plan = self->plan;
  gboolean chess960 = plan->start == CHECKBIT_PLAN_CHESS960;
  g_autofree char *problem = dup_fen_problem (self);
  gboolean typed = *plan->fen != '\0';

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    checkbit_new_game_player_set_timed (CHECKBIT_NEW_GAME_PLAYER (self->players[side]),
                                        plan->sides[side].control.n_stages > 0);
  gtk_widget_set_visible (self->least_group, plan->sides[CHESS_WHITE].engine
                                                 && plan->sides[CHESS_BLACK].engine);
  gtk_widget_set_visible (self->random_row, chess960);
  gtk_widget_set_visible (self->number_row,
                          chess960 && plan->chess960 != CHECKBIT_PLAN_RANDOM_NUMBER);
  gtk_widget_set_visible (self->fen, plan->start == CHECKBIT_PLAN_FEN);
  show_fen_problem (self, typed ? problem : NULL);
  gtk_widget_set_sensitive (self->start, readable && problem == NULL);
}

static void
player_changed_cb (CheckbitNewGameDialog *self)
{
  if (!self->showing)
    update (self);
}

static void
show_plan (CheckbitNewGameDialog *self)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_copy (self->plan);

  self->showing = TRUE;
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    checkbit_new_game_player_show (CHECKBIT_NEW_GAME_PLAYER (self->players[side]),
                                   &plan->sides[side]);
  gtk_check_button_set_active (self->random_colors, plan->random_colors);
  gtk_spin_button_set_value (self->least, plan->least_ms / 1000.);
  checkbit_new_game_clock_show (CHECKBIT_NEW_GAME_CLOCK (self->clock), plan);
  gtk_switch_set_active (self->random_number, plan->chess960 == CHECKBIT_PLAN_RANDOM_NUMBER);
  gtk_spin_button_set_value (self->number,
                             plan->chess960 >= 0 ? plan->chess960 : CHESS_CHESS960_STANDARD);
  gtk_editable_set_text (GTK_EDITABLE (self->fen), plan->fen);
  adw_combo_row_set_selected (self->from, plan->start);
  self->showing = FALSE;
  update (self);
}

static void
swap_cb (CheckbitNewGameDialog *self)
{
  read_plan (self);
  checkbit_match_plan_swap (self->plan);
  show_plan (self);
}

static void
start_cb (CheckbitNewGameDialog *self)
{
  checkbit_spin_commit (GTK_WINDOW (self));
  if (!read_plan (self))
    return;
  g_object_ref (self);
  g_signal_emit (self, signals[START], 0, self->plan);
  gtk_window_close (GTK_WINDOW (self));
  g_object_unref (self);
}

/* --- The groups ----------------------------------------------------------------------------- */

static GtkWidget *
create_swap_button (CheckbitNewGameDialog *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("checkbit-flip-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Swap Sides"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Swap sides"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (swap_cb), self);
  return button;
}

/* The choice of sides: fixed or at random. (floating) */
static GtkWidget *
create_colors (CheckbitNewGameDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *random = gtk_check_button_new_with_label (_ ("Random colors"));

  self->random_colors = GTK_CHECK_BUTTON (random);
  gtk_widget_set_tooltip_text (random, _ ("Choose sides at random"));
  gtk_box_append (GTK_BOX (box), random);
  gtk_box_append (GTK_BOX (box), create_swap_button (self));
  return box;
}

static void
add_players (CheckbitNewGameDialog *self, GListModel *engines)
{
  self->players[CHESS_WHITE] = checkbit_new_game_player_new (C_ ("player", "White"), engines);
  self->players[CHESS_BLACK] = checkbit_new_game_player_new (C_ ("player", "Black"), engines);
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    g_signal_connect_object (self->players[side], "changed", G_CALLBACK (player_changed_cb), self,
                             G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self->players[CHESS_BLACK]),
                                           create_colors (self));
  gtk_box_append (self->page, checkbit_new_game_columns_new (self->players[CHESS_WHITE],
                                                             self->players[CHESS_BLACK]));
}

static void
add_least (CheckbitNewGameDialog *self)
{
  self->least_group = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->least_group),
                             checkbit_spin_row_new (_ ("Minimum seconds per move"),
                                                    _ ("To follow a game between engines"), 0,
                                                    MAX_LEAST_SECONDS, 0.1, &self->least));
  gtk_box_append (self->page, self->least_group);
}

static void
add_clock (CheckbitNewGameDialog *self)
{
  self->clock = checkbit_new_game_clock_new ();
  g_signal_connect_swapped (self->clock, "changed", G_CALLBACK (update), self);
  gtk_box_append (self->page, self->clock);
}

static void
add_chess960 (CheckbitNewGameDialog *self, AdwPreferencesGroup *group)
{
  self->random_row
      = checkbit_switch_row_new (_ ("Random position"), _ ("Any of the 960"), &self->random_number);
  g_signal_connect_swapped (self->random_number, "notify::active", G_CALLBACK (update), self);
  adw_preferences_group_add (group, self->random_row);
  self->number_row
      = checkbit_spin_row_new (_ ("Position number"), _ ("0 to 959; 518 is the standard one"), 0,
                               CHESS_CHESS960_COUNT - 1, 1, &self->number);
  adw_preferences_group_add (group, self->number_row);
}

static void
add_fen (CheckbitNewGameDialog *self, AdwPreferencesGroup *group)
{
  self->fen = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fen), "FEN");
  g_signal_connect_swapped (self->fen, "changed", G_CALLBACK (update), self);
  adw_preferences_group_add (group, self->fen);
  self->fen_problem = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->fen_problem, TRUE);
  gtk_label_set_xalign (self->fen_problem, 0);
  gtk_widget_set_margin_top (GTK_WIDGET (self->fen_problem), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self->fen_problem), "error");
  adw_preferences_group_add (group, GTK_WIDGET (self->fen_problem));
}

static void
add_start (CheckbitNewGameDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  const char *titles[] = { C_ ("start", "Standard position"), C_ ("start", "Chess960"),
                           C_ ("start", "Position on the board"), C_ ("start", "FEN"), NULL };

  self->from = checkbit_combo_row_new (_ ("Start position"), NULL, titles);
  g_signal_connect_swapped (self->from, "notify::selected", G_CALLBACK (update), self);
  adw_preferences_group_add (group, GTK_WIDGET (self->from));
  add_chess960 (self, group);
  add_fen (self, group);
  gtk_box_append (self->page, GTK_WIDGET (group));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_new_game_dialog_finalize (GObject *object)
{
  g_clear_pointer (&CHECKBIT_NEW_GAME_DIALOG (object)->plan, checkbit_match_plan_free);
  G_OBJECT_CLASS (checkbit_new_game_dialog_parent_class)->finalize (object);
}

static void
checkbit_new_game_dialog_class_init (CheckbitNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_new_game_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitNewGameDialog, page);
  gtk_widget_class_bind_template_child (widget_class, CheckbitNewGameDialog, header);
  gtk_widget_class_bind_template_child (widget_class, CheckbitNewGameDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);

  signals[START] = g_signal_new ("start", CHECKBIT_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

/* From this scale on, a phone's width has room for two words and a title only with less padding. */
#define NARROW_FROM_SCALE 1.25

static void
checkbit_new_game_dialog_init (CheckbitNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  if (checkbit_large_text_get_scale (GTK_WIDGET (self)) > NARROW_FROM_SCALE)
    gtk_widget_add_css_class (self->header, "narrow");
}

/* All rows are in sight with texts of any size, as far as the screen is high enough, which GTK sees
 * to. */
static void
set_height (CheckbitNewGameDialog *self)
{
  double scale = checkbit_large_text_get_scale (GTK_WIDGET (self));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, (int) (height * MAX (1, scale)));
}

GtkWidget *
checkbit_new_game_dialog_new (const CheckbitMatchPlan *plan, GListModel *engines)
{
  g_return_val_if_fail (plan != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (engines), NULL);

  CheckbitNewGameDialog *self = g_object_new (CHECKBIT_TYPE_NEW_GAME_DIALOG, NULL);
  self->plan = checkbit_match_plan_copy (plan);
  add_players (self, engines);
  add_clock (self);
  add_start (self);
  add_least (self);
  checkbit_plain_name_buttons (GTK_WIDGET (self));
  set_height (self);
  show_plan (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->start);
  return GTK_WIDGET (self);
}
