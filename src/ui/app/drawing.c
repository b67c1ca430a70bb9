/* Arrows and circles that people draw on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/drawing.h"

#include <glib/gi18n-lib.h>

#include "game/tree/edit.h"
#include "ui/base/links.h"

struct _CheckbitDrawing
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game; /* the controller's */
  CheckbitBoardInput *input;
  CheckbitArrows *arrows;
  CheckbitNotes *notes;

  gboolean shown;
};

enum
{
  PROP_0,
  PROP_SHOWN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitDrawing, controller, checkbit_controller),
  CHECKBIT_LINK ("input", CheckbitDrawing, input, checkbit_board_input),
  CHECKBIT_LINK ("arrows", CheckbitDrawing, arrows, checkbit_arrows),
  CHECKBIT_LINK ("notes", CheckbitDrawing, notes, checkbit_notes),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitDrawing, checkbit_drawing, G_TYPE_OBJECT)

/* --- What is kept with the move ------------------------------------------------------------- */

static void
update (CheckbitDrawing *self)
{
  guint n;
  const CheckbitShape *shapes
      = checkbit_node_get_shapes (checkbit_game_get_current (self->game), &n);

  if (!self->shown)
    {
      checkbit_arrows_clear (self->arrows, CHECKBIT_ARROWS_DRAWING);
      return;
    }
  g_autofree CheckbitBoardArrow *arrows = g_new0 (CheckbitBoardArrow, n);

  for (guint i = 0; i < n; i++)
    {
      arrows[i].from = shapes[i].from;
      arrows[i].to = shapes[i].to;
      /* Styles and annotation colors have the same numbers. */
      arrows[i].style = (CheckbitArrowStyle) shapes[i].color;
    }
  checkbit_arrows_set (self->arrows, CHECKBIT_ARROWS_DRAWING, arrows, n);
}

/* Drawing a shape again in its own color removes it. */
static void
shape_drawn_cb (CheckbitDrawing *self, guint from, guint to, guint style)
{
  CheckbitShape shape
      = { .from = (ChessSquare) from, .to = (ChessSquare) to, .color = (guint8) style };

  checkbit_game_toggle_shape (self->game, checkbit_game_get_current (self->game), shape);
}

void
checkbit_drawing_clear (CheckbitDrawing *self)
{
  checkbit_game_set_shapes (self->game, checkbit_game_get_current (self->game), NULL, 0);
}

/* --- By menu -------------------------------------------------------------------------------- */

void
checkbit_drawing_begin_arrow (CheckbitDrawing *self, guint square, guint color)
{
  if (square >= CHESS_N_SQUARES || color >= CHECKBIT_N_SHAPE_COLORS)
    return;
  checkbit_board_input_begin_arrow (self->input, (ChessSquare) square, (CheckbitArrowStyle) color);
  checkbit_notes_show_status (self->notes, _ ("Choose the square where the arrow ends."));
}

void
checkbit_drawing_toggle_circle (CheckbitDrawing *self, guint square, guint color)
{
  if (square < CHESS_N_SQUARES && color < CHECKBIT_N_SHAPE_COLORS)
    shape_drawn_cb (self, square, square, color);
}

/* A submenu of the four colors. */
static void
append_colors (GMenu *menu, const char *label, const char *action, ChessSquare square)
{
  static const char *const names[CHECKBIT_N_SHAPE_COLORS] = {
    /* Translators: colors of arrows and circles that people draw on the board */
    NC_ ("drawing", "_Green"),
    NC_ ("drawing", "R_ed"),
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
checkbit_drawing_append_menu (CheckbitDrawing *self, GMenu *menu, ChessSquare square)
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

static void
checkbit_drawing_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitDrawing *self = CHECKBIT_DRAWING (object);

  self->shown = g_value_get_boolean (value);
  update (self);
}

static void
checkbit_drawing_constructed (GObject *object)
{
  CheckbitDrawing *self = CHECKBIT_DRAWING (object);

  G_OBJECT_CLASS (checkbit_drawing_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  g_signal_connect_object (self->input, "shape-drawn", G_CALLBACK (shape_drawn_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_board_input_get_chooser (self->input), "clear-requested",
                           G_CALLBACK (checkbit_drawing_clear), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
checkbit_drawing_class_init (CheckbitDrawingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = checkbit_drawing_constructed;
  object_class->set_property = checkbit_drawing_set_property;
  properties[PROP_SHOWN]
      = g_param_spec_boolean ("shown", NULL, NULL, TRUE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  checkbit_links_install (object_class, links);
}

static void
checkbit_drawing_init (CheckbitDrawing *self)
{
  self->shown = TRUE;
}
