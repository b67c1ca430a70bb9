/* The current move and opening, under the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/place-view.h"

#include "game/tree/openings.h"
#include "ui/base/links.h"
#include "ui/base/move-text.h"

struct _CheckbitPlaceView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game; /* the controller's */
  CheckbitDesk *desk;
  GtkWidget *steps;
  CheckbitStatusLine *status;
  GSettings *settings; /* NULL where there is no schema */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitPlaceView, controller, checkbit_controller),
  CHECKBIT_LINK ("desk", CheckbitPlaceView, desk, checkbit_desk),
  CHECKBIT_LINK ("steps", CheckbitPlaceView, steps, gtk_widget),
  CHECKBIT_LINK ("status", CheckbitPlaceView, status, checkbit_status_line),
  CHECKBIT_LINK ("settings", CheckbitPlaceView, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitPlaceView, checkbit_place_view, G_TYPE_OBJECT)

/* The parts that there are, with a dot between them; nothing if there are none. */
static void
add_text (GStrvBuilder *texts, const char *move, const char *opening)
{
  g_autofree char *text = NULL;

  if (move != NULL && opening != NULL)
    text = g_strconcat (move, " · ", opening, NULL);
  if (move != NULL || opening != NULL)
    g_strv_builder_add (texts, text != NULL ? text : move != NULL ? move : opening);
}

/* "3… cxd4 · B50 Sicilian Defense", "3… cxd4 · B50", "3… cxd4"; "" at the start. */
static GStrv
dup_places (CheckbitGame *game, CheckbitNotation notation)
{
  CheckbitNode *current = checkbit_game_get_current (game);
  const CheckbitOpening *opening = checkbit_opening_of_node (current);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autofree char *move = NULL;

  if (checkbit_node_get_parent (current) != NULL)
    move = checkbit_move_text_full (current, notation);
  if (opening != NULL)
    {
      g_autofree char *name = checkbit_opening_dup_local_name (opening);
      g_autofree char *named = g_strdup_printf ("%s %s", opening->code, name);
      add_text (texts, move, named);
      add_text (texts, move, opening->code);
    }
  add_text (texts, move, NULL);
  if (move == NULL && opening == NULL)
    g_strv_builder_add (texts, "");
  return g_strv_builder_end (texts);
}

static void
update (CheckbitPlaceView *self)
{
  gboolean away = !checkbit_desk_get_shown (self->desk, CHECKBIT_SIDE_GAME);
  const char *const nothing[] = { "", NULL };
  CheckbitNotation notation = checkbit_notation_from_settings (self->settings);
  g_auto (GStrv) places = away ? dup_places (self->game, notation) : NULL;

  /* The Game side has these buttons, too, unless it is stacked below the board, where it is too low
   * for them. */
  gtk_widget_set_visible (
      self->steps, away || checkbit_desk_get_form (self->desk) == CHECKBIT_DESK_STACKED);
  checkbit_status_line_set_places (self->status, away ? (const char *const *) places : nothing);
}

static void
checkbit_place_view_constructed (GObject *object)
{
  CheckbitPlaceView *self = CHECKBIT_PLACE_VIEW (object);

  G_OBJECT_CLASS (checkbit_place_view_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::game-shown", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::stacked", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::notation", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  update (self);
}

static void
checkbit_place_view_class_init (CheckbitPlaceViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_place_view_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_place_view_init (CheckbitPlaceView *self)
{
}
