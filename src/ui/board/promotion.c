/* The promotion chooser: four buttons in a column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/promotion.h"

#include <glib/gi18n-lib.h>

#include "ui/base/focus-within.h"
#include "ui/board/piece-set.h"

#define N_CHOICES 4

static const struct
{
  ChessPieceType type;
  guint key; /* as in FEN and SAN, whatever the language */
  const char *name;
} choices[N_CHOICES] = {
  { CHESS_QUEEN, GDK_KEY_q, NC_ ("promotion", "Queen") },
  { CHESS_KNIGHT, GDK_KEY_n, NC_ ("promotion", "Knight") },
  { CHESS_ROOK, GDK_KEY_r, NC_ ("promotion", "Rook") },
  { CHESS_BISHOP, GDK_KEY_b, NC_ ("promotion", "Bishop") },
};

struct _CheckbitPromotion
{
  GtkWidget parent_instance;

  GtkWidget *buttons[N_CHOICES];
  ChessColor color;
  int pixels;
  gboolean done; /* chosen or cancelled */
};

G_DEFINE_TYPE (CheckbitPromotion, checkbit_promotion, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
choose (CheckbitPromotion *self, ChessPieceType type)
{
  if (self->done)
    return;
  self->done = TRUE;
  g_signal_emit (self, signals[CHOSEN], 0, (guint) type);
}

static void
cancel (CheckbitPromotion *self)
{
  if (self->done)
    return;
  self->done = TRUE;
  g_signal_emit (self, signals[CANCELLED], 0);
}

static void
clicked_cb (GtkButton *button, CheckbitPromotion *self)
{
  for (int i = 0; i < N_CHOICES; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      {
        choose (self, choices[i].type);
        return;
      }
}

/* Whether a key is the letter of a choice: that of FEN, or the first of its translated name. */
static gboolean
key_means (guint keyval, int choice)
{
  gunichar letter
      = g_utf8_get_char (g_dpgettext2 (GETTEXT_PACKAGE, "promotion", choices[choice].name));

  return gdk_keyval_to_lower (keyval) == choices[choice].key
         || gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval)) == g_unichar_tolower (letter);
}

gboolean
checkbit_promotion_key (CheckbitPromotion *self, guint keyval, GdkModifierType state)
{
  g_return_val_if_fail (CHECKBIT_IS_PROMOTION (self), FALSE);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (keyval == GDK_KEY_Escape)
    {
      cancel (self);
      return TRUE;
    }
  for (int i = 0; i < N_CHOICES; i++)
    if (key_means (keyval, i))
      {
        choose (self, choices[i].type);
        return TRUE;
      }
  return FALSE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                CheckbitPromotion *self)
{
  return checkbit_promotion_key (self, keyval, state);
}

/* Handlers of "cancelled" remove the chooser. */
static void
left_cb (gpointer self)
{
  cancel (self);
}

/* Whoever has got to another piece stays there. */
static gboolean
checkbit_promotion_grab_focus (GtkWidget *widget)
{
  if (checkbit_focus_is_within (widget))
    return TRUE;
  return gtk_widget_grab_focus (CHECKBIT_PROMOTION (widget)->buttons[0]);
}

static void
checkbit_promotion_dispose (GObject *object)
{
  CheckbitPromotion *self = CHECKBIT_PROMOTION (object);

  self->done = TRUE;
  for (int i = 0; i < N_CHOICES; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_promotion_parent_class)->dispose (object);
}

static void
checkbit_promotion_class_init (CheckbitPromotionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_promotion_dispose;
  widget_class->grab_focus = checkbit_promotion_grab_focus;

  signals[CHOSEN] = g_signal_new ("chosen", CHECKBIT_TYPE_PROMOTION, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CANCELLED] = g_signal_new ("cancelled", CHECKBIT_TYPE_PROMOTION, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "promotion");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
create_button (CheckbitPromotion *self, int choice)
{
  const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "promotion", choices[choice].name);
  GtkWidget *picture = gtk_picture_new ();
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static void
checkbit_promotion_init (CheckbitPromotion *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("choice of a piece", "Promotion"), -1);
  for (int i = 0; i < N_CHOICES; i++)
    self->buttons[i] = create_button (self, i);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  checkbit_focus_watch_left (GTK_WIDGET (self), left_cb, self);
}

static void
draw_pieces (CheckbitPromotion *self)
{
  for (int i = 0; i < N_CHOICES; i++)
    {
      GtkWidget *picture = gtk_button_get_child (GTK_BUTTON (self->buttons[i]));
      GdkTexture *texture = checkbit_piece_set_get_texture (
          checkbit_piece_set_get_default (), CHESS_PIECE (self->color, choices[i].type),
          self->pixels);

      gtk_picture_set_paintable (GTK_PICTURE (picture), GDK_PAINTABLE (texture));
    }
}

/* Other pieces were chosen. */
static void
pieces_changed_cb (CheckbitPromotion *self)
{
  if (self->pixels > 0)
    draw_pieces (self);
}

GtkWidget *
checkbit_promotion_new (ChessColor color, gboolean upwards, int pixels)
{
  CheckbitPromotion *self = g_object_new (CHECKBIT_TYPE_PROMOTION, NULL);

  self->color = color;
  checkbit_promotion_set_upwards (self, upwards);
  checkbit_promotion_set_pixels (self, pixels);
  g_signal_connect_object (checkbit_piece_set_get_default (), "changed",
                           G_CALLBACK (pieces_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
checkbit_promotion_set_upwards (CheckbitPromotion *self, gboolean upwards)
{
  g_return_if_fail (CHECKBIT_IS_PROMOTION (self));

  for (int i = 0; i < N_CHOICES; i++)
    if (upwards)
      gtk_widget_insert_after (self->buttons[i], GTK_WIDGET (self), NULL);
    else
      gtk_widget_insert_before (self->buttons[i], GTK_WIDGET (self), NULL);
}

void
checkbit_promotion_set_pixels (CheckbitPromotion *self, int pixels)
{
  g_return_if_fail (CHECKBIT_IS_PROMOTION (self));

  if (self->pixels == pixels || pixels <= 0)
    return;
  self->pixels = pixels;
  draw_pieces (self);
}
