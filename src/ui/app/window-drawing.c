/* Arrows and circles that people draw on the board: kept with the move, and undone like one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/tree/edit.h"

/* --- What is kept with the move ------------------------------------------------------------- */

void
checkbit_window_update_drawing (CheckbitWindow *self)
{
  guint n;
  const CheckbitShape *shapes
      = checkbit_node_get_shapes (checkbit_game_get_current (self->game), &n);

  if (checkbit_window_is_setting_up (self))
    return;
  g_autofree CheckbitBoardArrow *arrows = g_new0 (CheckbitBoardArrow, n);

  for (guint i = 0; i < n; i++)
    {
      arrows[i].from = shapes[i].from;
      arrows[i].to = shapes[i].to;
      /* Both number the colours alike. */
      arrows[i].style = (CheckbitArrowStyle) shapes[i].color;
    }
  checkbit_arrows_set (self->arrows, CHECKBIT_ARROWS_DRAWING, arrows, n);
}

/* Drawn once more in its colour, a shape goes. */
static void
shape_drawn_cb (CheckbitWindow *self, guint from, guint to, guint style)
{
  CheckbitShape shape
      = { .from = (ChessSquare) from, .to = (ChessSquare) to, .color = (guint8) style };

  checkbit_game_toggle_shape (self->game, checkbit_game_get_current (self->game), shape);
}

static void
clear (CheckbitWindow *self)
{
  checkbit_game_set_shapes (self->game, checkbit_game_get_current (self->game), NULL, 0);
}

/* --- By menu -------------------------------------------------------------------------------- */

static void
draw_arrow_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;
  guint square, color;

  g_variant_get (parameter, "(uu)", &square, &color);
  if (square >= CHESS_N_SQUARES || color >= CHECKBIT_N_SHAPE_COLORS)
    return;
  checkbit_board_begin_arrow (self->board, (ChessSquare) square, (CheckbitArrowStyle) color);
  checkbit_window_say (self, _ ("Choose the square where the arrow ends."));
}

static void
draw_circle_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  guint square, color;

  g_variant_get (parameter, "(uu)", &square, &color);
  if (square < CHESS_N_SQUARES && color < CHECKBIT_N_SHAPE_COLORS)
    shape_drawn_cb (user_data, square, square, color);
}

static void
clear_drawing_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  clear (user_data);
}

static const GActionEntry actions[] = {
  { .name = "draw-arrow", .activate = draw_arrow_cb, .parameter_type = "(uu)" },
  { .name = "draw-circle", .activate = draw_circle_cb, .parameter_type = "(uu)" },
  { .name = "clear-drawing", .activate = clear_drawing_cb },
};

/* A submenu of the four colours. */
static void
append_colors (GMenu *menu, const char *label, const char *action, ChessSquare square)
{
  static const char *const names[CHECKBIT_N_SHAPE_COLORS] = {
    /* Translators: colours of arrows and circles that people draw on the board */
    NC_ ("drawing", "_Green"),
    NC_ ("drawing", "_Red"),
    NC_ ("drawing", "_Yellow"),
    NC_ ("drawing", "_Blue"),
  };
  g_autoptr (GMenu) submenu = g_menu_new ();

  for (guint i = 0; i < CHECKBIT_N_SHAPE_COLORS; i++)
    {
      g_autoptr (GMenuItem) item
          = g_menu_item_new (g_dpgettext2 (GETTEXT_PACKAGE, "drawing", names[i]), NULL);

      g_menu_item_set_action_and_target (item, action, "(uu)", (guint) square, i);
      g_menu_append_item (submenu, item);
    }
  g_menu_append_submenu (menu, label, G_MENU_MODEL (submenu));
}

void
checkbit_window_append_drawing_menu (CheckbitWindow *self, GMenu *menu, ChessSquare square)
{
  g_autoptr (GMenu) section = g_menu_new ();
  guint n;

  append_colors (section, _ ("Draw an _Arrow From Here"), "win.draw-arrow", square);
  append_colors (section, _ ("Draw a Ci_rcle"), "win.draw-circle", square);
  checkbit_node_get_shapes (checkbit_game_get_current (self->game), &n);
  if (n > 0)
    g_menu_append (section, _ ("C_lear Arrows and Circles"), "win.clear-drawing");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_window_init_drawing (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (self->board, "shape-drawn", G_CALLBACK (shape_drawn_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "clear-requested", G_CALLBACK (clear), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (checkbit_window_update_drawing),
                           self, G_CONNECT_SWAPPED);
}
