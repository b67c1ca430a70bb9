/* Counters that programs have besides the bits: the key, repetitions, the clock of the fifty-move
 * rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/position-footer.h"

#include <glib/gi18n-lib.h>

#include "chess/key-parts.h"
#include "game/text/messages.h"
#include "ui/base/copy-text.h"
#include "ui/base/one-piece.h"
#include "ui/base/row-layout.h"
#include "ui/base/steady-text.h"

#define PARTS_HEIGHT 320

struct _CheckbitPositionFooter
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *key_button;
  GtkWidget *key;
  GtkWidget *repetitions;
  GtkWidget *clock;

  /* Of the popover; NULL until it was opened. */
  GtkWidget *parts;
  GtkWidget *parts_title;

  CheckbitInspection *inspection; /* owned */
  gboolean odd; /* whether it was updated an odd number of times */
};

G_DEFINE_FINAL_TYPE (CheckbitPositionFooter, checkbit_position_footer, GTK_TYPE_WIDGET)

/* (transfer full) */
static char *
dup_hex (uint64_t word)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", word);
}

/* --- The parts of the key --------------------------------------------------------------------- */

/* What a part of the key encodes. (transfer full) */
static char *
dup_part_name (const ChessKeyPart *part)
{
  const char *square = part->square < CHESS_SQUARE_NONE ? checkbit_square_name (part->square) : "";

  switch (part->kind)
    {
    case CHESS_KEY_PIECE:
      return checkbit_message_piece_on (part->piece, part->square);
    case CHESS_KEY_CASTLING:
      if (chess_piece_color (part->piece) == CHESS_WHITE)
        return g_strdup (part->queenside ? _ ("White may castle on the queen’s side")
                                         : _ ("White may castle on the king’s side"));
      return g_strdup (part->queenside ? _ ("Black may castle on the queen’s side")
                                       : _ ("Black may castle on the king’s side"));
    case CHESS_KEY_EN_PASSANT:
      /* Translators: %s is a square */
      return g_strdup_printf (_ ("En passant on %s"), square);
    default:
      return g_strdup (_ ("White is to move"));
    }
}

static void
append_part (CheckbitPositionFooter *self, int row, const char *name, uint64_t word)
{
  g_autofree char *hex = dup_hex (word);
  GtkWidget *value
      = g_object_new (GTK_TYPE_LABEL, "label", hex, "selectable", TRUE, "focusable", FALSE, NULL);

  gtk_widget_add_css_class (value, "monospace");
  gtk_grid_attach (GTK_GRID (self->parts), value, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->parts),
                   g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "wrap", TRUE,
                                 "hexpand", TRUE, NULL),
                   1, row, 1, 1);
}

static void
update_parts (CheckbitPositionFooter *self)
{
  const ChessPosition *position = checkbit_inspection_get_position (self->inspection);
  g_autofree ChessKeyParts *list = g_new (ChessKeyParts, 1);
  g_autofree char *title = NULL;
  GtkWidget *child;

  if (self->parts == NULL || !gtk_widget_get_mapped (self->parts))
    return;

  while ((child = gtk_widget_get_first_child (self->parts)) != NULL)
    gtk_grid_remove (GTK_GRID (self->parts), child);
  chess_key_parts (position, list);
  for (size_t i = 0; i < list->count; i++)
    {
      g_autofree char *name = dup_part_name (&list->parts[i]);

      append_part (self, (int) i, name, list->parts[i].word);
    }
  /* Translators: how many numbers are combined into the key */
  title = g_strdup_printf (ngettext ("XOR of %u number", "XOR of %u numbers", (gulong) list->count),
                           (guint) list->count);
  gtk_label_set_label (GTK_LABEL (self->parts_title), title);
}

static GtkWidget *
copy_button_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-copy-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "footer.copy");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Copy the Key"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Copy the key"), -1);
  return button;
}

static GtkWidget *
parts_header_new (CheckbitPositionFooter *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->parts_title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "css-classes",
                                    (const char *[]){ "heading", NULL }, NULL);
  gtk_box_append (GTK_BOX (header), self->parts_title);
  gtk_box_append (GTK_BOX (header), copy_button_new ());
  return header;
}

static void
create_popover_cb (GtkMenuButton *button, gpointer user_data)
{
  CheckbitPositionFooter *self = user_data;
  GtkWidget *popover, *box;

  if (self->parts != NULL)
    return;

  popover = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->parts = g_object_new (GTK_TYPE_GRID, "column-spacing", 12, "row-spacing", 2, NULL);
  gtk_box_append (GTK_BOX (box), parts_header_new (self));
  gtk_box_append (
      GTK_BOX (box),
      g_object_new (GTK_TYPE_LABEL, "label",
                    _ ("Each part has its own number, the same in every program that reads "
                       "Polyglot opening books. A move takes some out and puts others in."),
                    "xalign", 0.0, "wrap", TRUE, "max-width-chars", 36, "css-classes",
                    (const char *[]){ "dim-label", NULL }, NULL));
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                "propagate-natural-height", TRUE, "max-content-height",
                                PARTS_HEIGHT, "child", self->parts, NULL));
  gtk_widget_add_css_class (popover, "key-parts");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_signal_connect_object (self->parts, "map", G_CALLBACK (update_parts), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_menu_button_set_popover (button, popover);
}

/* --- What is always shown --------------------------------------------------------------------- */

static void
update_key (CheckbitPositionFooter *self, const ChessPosition *position)
{
  g_autofree char *key = dup_hex (chess_position_key (position));
  GtkWidget *focus = gtk_widget_get_first_child (self->key_button);
  /* Translators: %s is a number: the hash key by which programs know a position */
  g_autofree char *name = g_strdup_printf (_ ("Polyglot key %s"), key);

  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->key), key);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* (transfer full) */
static char *
dup_repetitions (guint n)
{
  /* Translators: how often the position has stood; after three times a draw can be claimed */
  return g_strdup_printf (_ ("repetition %u of 3"), n);
}

/* (transfer full) */
static char *
dup_clock (guint n)
{
  /* Translators: moves of one side without a capture or a pawn's move; after a hundred a draw can
   * be claimed */
  return g_strdup_printf (_ ("half-move %u of 100"), n);
}

static void
update (CheckbitPositionFooter *self)
{
  const CheckbitMoment *moment = checkbit_inspection_get_moment (self->inspection);
  g_autofree char *repetitions = NULL, *clock = NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  repetitions = dup_repetitions (moment->repetitions);
  clock = dup_clock (chess_position_halfmove (&moment->position));
  update_key (self, &moment->position);
  self->odd = !self->odd;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->repetitions), repetitions);
  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->clock), clock);
  update_parts (self);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitPositionFooter *self = CHECKBIT_POSITION_FOOTER (widget);
  g_autofree char *key
      = dup_hex (chess_position_key (checkbit_inspection_get_position (self->inspection)));

  checkbit_copy_value (widget, key);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_position_footer_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_position_footer_parent_class)->map (widget);
  update (CHECKBIT_POSITION_FOOTER (widget));
}

/* Key and counters change together. */
static void
checkbit_position_footer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  checkbit_one_piece_snapshot (widget, checkbit_position_footer_parent_class, snapshot,
                               CHECKBIT_POSITION_FOOTER (widget)->odd);
}

static void
checkbit_position_footer_dispose (GObject *object)
{
  CheckbitPositionFooter *self = CHECKBIT_POSITION_FOOTER (object);

  if (self->inspection != NULL)
    g_signal_handlers_disconnect_by_data (self->inspection, self);
  g_clear_object (&self->inspection);
  self->parts = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_position_footer_parent_class)->dispose (object);
}

static void
checkbit_position_footer_class_init (CheckbitPositionFooterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_position_footer_dispose;
  widget_class->map = checkbit_position_footer_map;
  widget_class->snapshot = checkbit_position_footer_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "position-footer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "footer.copy", NULL, copy_action);
}

static GtkWidget *
counter_new (const char *sample)
{
  GtkWidget *text = checkbit_steady_text_new_like (sample);

  checkbit_steady_text_set_at_end (CHECKBIT_STEADY_TEXT (text));
  gtk_widget_add_css_class (text, "dim-label");
  return text;
}

static void
create_key (CheckbitPositionFooter *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", _ ("Polyglot key"), "xalign", 0.0,
                                   "wrap", TRUE, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  self->key = checkbit_steady_text_new_like ("0x0000000000000000");
  gtk_widget_add_css_class (title, "dim-label");
  gtk_widget_add_css_class (self->key, "monospace");
  gtk_box_append (GTK_BOX (content), title);
  gtk_box_append (GTK_BOX (content), self->key);
  self->key_button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->key_button), content);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->key_button), FALSE);
  gtk_widget_set_halign (self->key_button, GTK_ALIGN_START);
  gtk_widget_set_valign (self->key_button, GTK_ALIGN_CENTER);
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->key_button), GTK_ARROW_UP);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->key_button), create_popover_cb,
                                         self, NULL);
  gtk_widget_set_tooltip_text (self->key_button, _ ("Polyglot Key and Its Parts"));
}

static void
checkbit_position_footer_init (CheckbitPositionFooter *self)
{
  GtkWidget *counters = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *repetitions = dup_repetitions (3), *clock = dup_clock (100);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->box, checkbit_row_layout_new (6));
  create_key (self);
  self->repetitions = counter_new (repetitions);
  self->clock = counter_new (clock);
  gtk_box_append (GTK_BOX (counters), self->repetitions);
  gtk_box_append (GTK_BOX (counters), self->clock);
  gtk_widget_set_hexpand (counters, TRUE);
  gtk_widget_add_css_class (counters, "counters");
  gtk_box_append (GTK_BOX (self->box), self->key_button);
  gtk_box_append (GTK_BOX (self->box), counters);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Key and counters"), -1);
}

GtkWidget *
checkbit_position_footer_new (CheckbitInspection *inspection)
{
  CheckbitPositionFooter *self;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);

  self = g_object_new (CHECKBIT_TYPE_POSITION_FOOTER, NULL);
  self->inspection = g_object_ref (inspection);
  g_signal_connect_swapped (inspection, "changed", G_CALLBACK (update), self);
  return GTK_WIDGET (self);
}

void
checkbit_position_footer_popup (CheckbitPositionFooter *self)
{
  g_return_if_fail (CHECKBIT_IS_POSITION_FOOTER (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->key_button));
}
