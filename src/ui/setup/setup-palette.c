/* The palette: buttons of which one is down. On the left the tools that move and erase, then
 * White's pieces, and Black's below them or beside them.
 *
 * CSS nodes: setup-palette > button.tool…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-palette.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "ui/board/board-edit.h"
#include "ui/board/piece-set.h"

#define PICTURE_SIZE 32 /* logical pixels; in a narrow panel they are drawn smaller */

struct _CheckbitSetupPalette
{
  GtkGrid parent_instance;

  GtkWidget *buttons[CHECKBIT_N_TOOLS];
  guint tool;
  guint rows; /* 1 or 2 */
};

G_DEFINE_FINAL_TYPE (CheckbitSetupPalette, checkbit_setup_palette, GTK_TYPE_GRID)

enum
{
  PROP_TOOL = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* --- Pictures ------------------------------------------------------------------------------- */

static GdkTexture *
get_picture (CheckbitSetupPalette *self, guint piece)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return checkbit_piece_set_get_texture (checkbit_piece_set_get_default (), (ChessPiece)piece,
                                         PICTURE_SIZE * scale);
}

static void
update_pictures (CheckbitSetupPalette *self)
{
  for (guint piece = 0; piece < CHESS_N_PIECES; piece++)
    gtk_picture_set_paintable (
        GTK_PICTURE (gtk_button_get_child (GTK_BUTTON (self->buttons[piece]))),
        GDK_PAINTABLE (get_picture (self, piece)));
}

/* --- Dragging ------------------------------------------------------------------------------- */

static guint
tool_of (CheckbitSetupPalette *self, GtkWidget *button)
{
  guint tool = 0;

  while (tool < CHECKBIT_TOOL_MOVE && self->buttons[tool] != button)
    tool++;
  return tool;
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, CheckbitSetupPalette *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  guint piece = tool_of (self, button);

  gtk_drag_source_set_icon (source, GDK_PAINTABLE (get_picture (self, piece)), PICTURE_SIZE / 2,
                            PICTURE_SIZE / 2);
  return gdk_content_provider_new_typed (G_TYPE_UINT, piece);
}

static void
add_drag_source (CheckbitSetupPalette *self, GtkWidget *button)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), self);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (source));
}

/* --- The buttons ---------------------------------------------------------------------------- */

static void
toggled_cb (GtkToggleButton *button, CheckbitSetupPalette *self)
{
  if (gtk_toggle_button_get_active (button))
    checkbit_setup_palette_set_tool (self, tool_of (self, GTK_WIDGET (button)));
}

/* A button with a name, and what it does in its tooltip. */
static void
add_button (CheckbitSetupPalette *self, guint tool, const char *name, const char *tooltip)
{
  GtkWidget *button = self->buttons[tool] = gtk_toggle_button_new ();

  if (tool != 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->buttons[0]));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tool");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
}

/* The name is that of the piece alone: a name may stand for a square with it, too. */
static void
add_piece (CheckbitSetupPalette *self, ChessPiece piece)
{
  const char *name = checkbit_message_piece (piece);
  /* Translators: a piece such as “white pawn”, and the letter of the key that puts it on the board; a
   * capital letter is typed with Shift. */
  g_autofree char *tooltip = g_strdup_printf (_ ("%s: click to paint, or drag to the board. Key: %c"),
                                              name, chess_piece_letter (piece));
  GtkWidget *picture = gtk_picture_new ();

  add_button (self, piece, name, tooltip);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_button_set_child (GTK_BUTTON (self->buttons[piece]), picture);
  add_drag_source (self, self->buttons[piece]);
  gtk_grid_attach (GTK_GRID (self), self->buttons[piece], 0, 0, 1, 1);
}

static void
add_tool (CheckbitSetupPalette *self,
          guint tool,
          const char *icon,
          const char *name,
          const char *tooltip)
{
  add_button (self, tool, name, tooltip);
  gtk_button_set_icon_name (GTK_BUTTON (self->buttons[tool]), icon);
  gtk_grid_attach (GTK_GRID (self), self->buttons[tool], 0, 0, 1, 1);
}

/* In one row, both tools come before the pieces. */
static void
place (CheckbitSetupPalette *self, guint tool, int column, int row)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, self->buttons[tool]);

  if (self->rows == 1 && tool < CHESS_N_PIECES)
    column += 1 + row * CHESS_N_PIECE_TYPES;
  else if (self->rows == 1)
    column += row;
  g_object_set (child, "column", column, "row", self->rows == 1 ? 0 : row, NULL);
}

static void
place_all (CheckbitSetupPalette *self)
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    place (self, piece, 1 + (int)chess_piece_type (piece), (int)chess_piece_color (piece));
  place (self, CHECKBIT_TOOL_MOVE, 0, 0);
  place (self, CHECKBIT_TOOL_ERASE, 0, 1);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_palette_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_setup_palette_parent_class)->realize (widget);
  update_pictures (CHECKBIT_SETUP_PALETTE (widget));
}

static void
checkbit_setup_palette_get_property (GObject *object,
                                     guint prop_id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  if (prop_id == PROP_TOOL)
    g_value_set_uint (value, CHECKBIT_SETUP_PALETTE (object)->tool);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_setup_palette_set_property (GObject *object,
                                     guint prop_id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  if (prop_id == PROP_TOOL)
    checkbit_setup_palette_set_tool (CHECKBIT_SETUP_PALETTE (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_setup_palette_class_init (CheckbitSetupPaletteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_setup_palette_get_property;
  object_class->set_property = checkbit_setup_palette_set_property;
  widget_class->realize = checkbit_setup_palette_realize;
  props[PROP_TOOL]
      = g_param_spec_uint ("tool", NULL, NULL, 0, CHECKBIT_TOOL_MOVE, CHECKBIT_TOOL_MOVE,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "setup-palette");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_setup_palette_init (CheckbitSetupPalette *self)
{
  self->tool = CHECKBIT_TOOL_MOVE;
  self->rows = 2;
  gtk_grid_set_column_homogeneous (GTK_GRID (self), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (self), TRUE);
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    add_piece (self, piece);
  add_tool (self, CHECKBIT_TOOL_MOVE, "checkbit-move-symbolic", _ ("Move pieces"),
            _ ("Move pieces on the board; with Ctrl, copy them"));
  add_tool (self, CHECKBIT_TOOL_ERASE, "checkbit-erase-symbolic",
            C_ ("takes pieces off the board", "Eraser"),
            _ ("Erase pieces. Right-click erases with any tool"));
  place_all (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[CHECKBIT_TOOL_MOVE]), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pieces"), -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_pictures), NULL);
  g_signal_connect_object (checkbit_piece_set_get_default (), "changed",
                           G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
}

GtkWidget *
checkbit_setup_palette_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SETUP_PALETTE, NULL);
}

guint
checkbit_setup_palette_get_tool (CheckbitSetupPalette *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_PALETTE (self), CHECKBIT_TOOL_MOVE);

  return self->tool;
}

void
checkbit_setup_palette_set_tool (CheckbitSetupPalette *self, guint tool)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_PALETTE (self));
  g_return_if_fail (tool < CHECKBIT_N_TOOLS);

  if (self->tool == tool)
    return;
  self->tool = tool;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[tool]), TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOL]);
}

void
checkbit_setup_palette_set_rows (CheckbitSetupPalette *self, guint rows)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_PALETTE (self));
  g_return_if_fail (rows == 1 || rows == 2);

  if (self->rows == rows)
    return;
  self->rows = rows;
  place_all (self);
}
