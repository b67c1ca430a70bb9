/* The palette: two racks of buttons, one of which is active. The move tool is before White's
 * pieces, the eraser before Black's.
 *
 * CSS nodes: setup-rack > button.tool…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-palette.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "ui/base/drag-source.h"
#include "ui/board/board-edit.h"
#include "ui/board/piece-set.h"

#define PICTURE_SIZE 32 /* in logical pixels; smaller if there is little height */

struct _CheckbitSetupPalette
{
  GObject parent_instance;

  GtkWidget *racks[2]; /* by ChessColor; owned, as they are moved in and out of the window */
  GtkWidget *buttons[CHECKBIT_N_TOOLS];
  guint tool;
};

G_DEFINE_FINAL_TYPE (CheckbitSetupPalette, checkbit_setup_palette, G_TYPE_OBJECT)

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
  int scale = gtk_widget_get_scale_factor (self->racks[CHESS_WHITE]);

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
  GtkDragSource *source = checkbit_drag_source_new ();

  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), self, 0);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (source));
}

/* --- The buttons ---------------------------------------------------------------------------- */

static void
toggled_cb (GtkToggleButton *button, CheckbitSetupPalette *self)
{
  if (gtk_toggle_button_get_active (button))
    checkbit_setup_palette_set_tool (self, tool_of (self, GTK_WIDGET (button)));
}

/* A button with an accessible name, and a tooltip that says what it does. */
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
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, 0);
}

/* The name is the piece's own, without the tooltip's key. */
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
  gtk_box_append (GTK_BOX (self->racks[chess_piece_color (piece)]), self->buttons[piece]);
}

static void
add_tool (CheckbitSetupPalette *self,
          ChessColor rack,
          guint tool,
          const char *icon,
          const char *name,
          const char *tooltip)
{
  add_button (self, tool, name, tooltip);
  gtk_button_set_icon_name (GTK_BUTTON (self->buttons[tool]), icon);
  gtk_widget_add_css_class (self->buttons[tool], "other");
  gtk_box_prepend (GTK_BOX (self->racks[rack]), self->buttons[tool]);
}

/* Redraws the pictures for the scale of the current screen. */
static GtkWidget *
create_rack (CheckbitSetupPalette *self, const char *name)
{
  GtkWidget *rack = g_object_new (GTK_TYPE_BOX, "css-name", "setup-rack", "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 2, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (rack), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (rack, "realize", G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rack, "notify::scale-factor", G_CALLBACK (update_pictures), self,
                           G_CONNECT_SWAPPED);
  return g_object_ref_sink (rack);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_palette_dispose (GObject *object)
{
  CheckbitSetupPalette *self = CHECKBIT_SETUP_PALETTE (object);

  g_clear_object (&self->racks[CHESS_WHITE]);
  g_clear_object (&self->racks[CHESS_BLACK]);
  G_OBJECT_CLASS (checkbit_setup_palette_parent_class)->dispose (object);
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

  object_class->get_property = checkbit_setup_palette_get_property;
  object_class->set_property = checkbit_setup_palette_set_property;
  object_class->dispose = checkbit_setup_palette_dispose;
  props[PROP_TOOL]
      = g_param_spec_uint ("tool", NULL, NULL, 0, CHECKBIT_TOOL_MOVE, CHECKBIT_TOOL_MOVE,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_setup_palette_init (CheckbitSetupPalette *self)
{
  self->tool = CHECKBIT_TOOL_MOVE;
  self->racks[CHESS_WHITE] = create_rack (self, _ ("White pieces"));
  self->racks[CHESS_BLACK] = create_rack (self, _ ("Black pieces"));
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    add_piece (self, piece);
  add_tool (self, CHESS_WHITE, CHECKBIT_TOOL_MOVE, "checkbit-move-symbolic", _ ("Move pieces"),
            _ ("Move pieces on the board; with Ctrl, copy them"));
  add_tool (self, CHESS_BLACK, CHECKBIT_TOOL_ERASE, "checkbit-erase-symbolic",
            C_ ("takes pieces off the board", "Eraser"),
            _ ("Erase pieces. Right-click erases with any tool"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[CHECKBIT_TOOL_MOVE]), TRUE);
  g_signal_connect_object (checkbit_piece_set_get_default (), "changed",
                           G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
}

CheckbitSetupPalette *
checkbit_setup_palette_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SETUP_PALETTE, NULL);
}

GtkWidget *
checkbit_setup_palette_get_rack (CheckbitSetupPalette *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_PALETTE (self), NULL);
  return self->racks[side];
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
