/* Parts of a position that are not on its board: castling, en passant, counters; and complete
 * boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-options.h"

#include <glib/gi18n-lib.h>

#include "chess/chess960.h"
#include "game/text/messages.h"
#include "ui/base/plain-name.h"
#include "ui/setup/setup-castling.h"

struct _CheckbitSetupOptions
{
  GtkBox parent_instance;

  CheckbitSetup *setup;
  gboolean updating; /* the program is setting the widgets */

  CheckbitSetupCastling *castling;
  GtkDropDown *en_passant;
  GtkStringList *ep_squares; /* its choices; the first is none */
  GtkSpinButton *halfmove;
  GtkSpinButton *fullmove;
  GtkSpinButton *number;
  GtkCheckButton *chess960;
};

G_DEFINE_FINAL_TYPE (CheckbitSetupOptions, checkbit_setup_options, GTK_TYPE_BOX)

/* --- En passant ----------------------------------------------------------------------------- */

/* The squares to choose from, including the current one, even if it is not valid: it must be
 * possible to remove it. */
static ChessBitboard
get_ep_squares (CheckbitSetup *setup)
{
  ChessSquare set = checkbit_setup_get_position (setup)->ep_square;

  return checkbit_setup_get_ep_candidates (setup)
         | (set != CHESS_SQUARE_NONE ? CHESS_BIT (set) : 0);
}

/* The choices as a list of square names. (transfer full) */
static char **
dup_ep_names (ChessBitboard squares)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_strv_builder_add (names, C_ ("en passant", "None"));
  CHESS_FOREACH_SQUARE (square, squares)
    g_strv_builder_add (names, checkbit_square_name ((ChessSquare) square));
  return g_strv_builder_end (names);
}

static gboolean
offers (CheckbitSetupOptions *self, const char *const *names)
{
  GListModel *list = G_LIST_MODEL (self->ep_squares);
  guint n = g_list_model_get_n_items (list);

  if (n != g_strv_length ((char **) names))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!g_str_equal (gtk_string_list_get_string (self->ep_squares, i), names[i]))
      return FALSE;
  return TRUE;
}

static void
show_en_passant (CheckbitSetupOptions *self)
{
  ChessSquare set = checkbit_setup_get_position (self->setup)->ep_square;
  g_auto (GStrv) names = dup_ep_names (get_ep_squares (self->setup));
  GListModel *list = G_LIST_MODEL (self->ep_squares);
  guint index = 0;

  if (!offers (self, (const char *const *) names))
    gtk_string_list_splice (self->ep_squares, 0, g_list_model_get_n_items (list),
                            (const char *const *) names);
  for (guint i = 1; set != CHESS_SQUARE_NONE && names[i] != NULL; i++)
    if (g_str_equal (names[i], checkbit_square_name (set)))
      index = i;
  gtk_drop_down_set_selected (self->en_passant, index);
  gtk_widget_set_sensitive (GTK_WIDGET (self->en_passant), names[1] != NULL);
}

static void
en_passant_cb (CheckbitSetupOptions *self)
{
  guint index = gtk_drop_down_get_selected (self->en_passant);
  const char *name;

  if (self->updating || self->setup == NULL || index == GTK_INVALID_LIST_POSITION)
    return;
  name = gtk_string_list_get_string (self->ep_squares, index);
  checkbit_setup_set_ep_square (
      self->setup, index == 0 ? CHESS_SQUARE_NONE : CHESS_SQUARE (name[0] - 'a', name[1] - '1'));
}

/* --- The rest of the state ------------------------------------------------------------------ */

static void
show_state (CheckbitSetupOptions *self)
{
  const ChessPosition *position = checkbit_setup_get_position (self->setup);
  int number = chess_chess960_number (position);

  gtk_spin_button_set_value (self->halfmove, chess_position_halfmove (position));
  gtk_spin_button_set_value (self->fullmove, chess_position_fullmove (position));
  gtk_check_button_set_active (self->chess960, chess_position_is_chess960 (position));
  if (number >= 0)
    gtk_spin_button_set_value (self->number, number);
}

static void
update (CheckbitSetupOptions *self)
{
  self->updating = TRUE;
  show_state (self);
  show_en_passant (self);
  self->updating = FALSE;
}

static void
halfmove_cb (CheckbitSetupOptions *self)
{
  if (!self->updating && self->setup != NULL)
    checkbit_setup_set_halfmove (self->setup,
                                 (guint) gtk_spin_button_get_value_as_int (self->halfmove));
}

static void
fullmove_cb (CheckbitSetupOptions *self)
{
  if (!self->updating && self->setup != NULL)
    checkbit_setup_set_fullmove (self->setup,
                                 (guint) gtk_spin_button_get_value_as_int (self->fullmove));
}

static void
chess960_cb (CheckbitSetupOptions *self)
{
  if (!self->updating && self->setup != NULL)
    checkbit_setup_set_chess960 (self->setup, gtk_check_button_get_active (self->chess960));
}

/* --- Complete boards ------------------------------------------------------------------------ */

static void
start_cb (CheckbitSetupOptions *self)
{
  checkbit_setup_set_position (self->setup, &chess_position_start);
}

static void
clear_cb (CheckbitSetupOptions *self)
{
  checkbit_setup_clear (self->setup);
}

static void
exchange_cb (CheckbitSetupOptions *self)
{
  checkbit_setup_exchange_colors (self->setup);
}

static void
mirror_cb (CheckbitSetupOptions *self)
{
  checkbit_setup_mirror (self->setup);
}

static void
set_up_number (CheckbitSetupOptions *self, int number)
{
  ChessPosition position;

  chess_chess960_position ((unsigned) number, &position);
  checkbit_setup_set_position (self->setup, &position);
}

static void
number_cb (CheckbitSetupOptions *self)
{
  gtk_spin_button_update (self->number);
  set_up_number (self, gtk_spin_button_get_value_as_int (self->number));
}

static void
random_cb (CheckbitSetupOptions *self)
{
  set_up_number (self, g_random_int_range (0, CHESS_CHESS960_COUNT));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_options_dispose (GObject *object)
{
  checkbit_setup_options_set_setup (CHECKBIT_SETUP_OPTIONS (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), CHECKBIT_TYPE_SETUP_OPTIONS);
  G_OBJECT_CLASS (checkbit_setup_options_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/setup-options.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupOptions, castling);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupOptions, en_passant);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupOptions, ep_squares);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupOptions, halfmove);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupOptions, fullmove);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupOptions, number);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupOptions, chess960);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, en_passant_cb);
  gtk_widget_class_bind_template_callback (widget_class, halfmove_cb);
  gtk_widget_class_bind_template_callback (widget_class, fullmove_cb);
  gtk_widget_class_bind_template_callback (widget_class, chess960_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, exchange_cb);
  gtk_widget_class_bind_template_callback (widget_class, mirror_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_cb);
  gtk_widget_class_bind_template_callback (widget_class, random_cb);
}

static void
checkbit_setup_options_class_init (CheckbitSetupOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_setup_options_dispose;
  g_type_ensure (CHECKBIT_TYPE_SETUP_CASTLING);
  bind_template (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_set_css_name (widget_class, "setup-options");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_setup_options_init (CheckbitSetupOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_inner (GTK_WIDGET (self->en_passant));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("position set-up", "Options"), -1);
}

void
checkbit_setup_options_set_setup (CheckbitSetupOptions *self, CheckbitSetup *setup)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_OPTIONS (self));

  if (self->setup != NULL)
    g_signal_handlers_disconnect_by_data (self->setup, self);
  if (self->castling != NULL)
    checkbit_setup_castling_set_setup (self->castling, setup);
  if (!g_set_object (&self->setup, setup) || setup == NULL)
    return;
  g_signal_connect_swapped (setup, "changed", G_CALLBACK (update), self);
  update (self);
}
