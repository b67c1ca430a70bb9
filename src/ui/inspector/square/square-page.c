/* The page of the inspector about one square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/square/square-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "chess/square.h"
#include "game/text/messages.h"
#include "game/inspect/mailbox-text.h"
#include "game/inspect/square-model.h"
#include "ui/base/focus-within.h"
#include "ui/base/help-button.h"
#include "ui/base/links.h"
#include "ui/inspector/set-tiles.h"
#include "ui/inspector/square/mailbox-view.h"

struct _CheckbitSquarePage
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *entry;
  GtkWidget *pin;
  GtkWidget *title;
  GtkWidget *summary;
  GtkWidget *content;
  GtkWidget *bits; /* a GtkFlowBox */
  GtkWidget *places;
  CheckbitMailboxView *mailbox;
  GtkListBox *sides;
  CheckbitSetTiles *line_tiles;
  CheckbitSetTiles *attack_tiles;

  GtkWidget *bit_labels[CHESS_N_LAYOUTS];
  GtkWidget *side_labels[CHESS_N_COLORS];

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitSquareModel *model;

  ChessSquare pinned; /* CHESS_SQUARE_NONE while the page follows the pointer */
  ChessSquare square; /* the last square shown */
  gboolean writing;   /* the program is setting the controls */
  gboolean typing;    /* the person's last letter is being taken */
  gboolean begun;     /* the person has written a part of a square */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitSquarePage, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitSquarePage, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitSquarePage, checkbit_square_page, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

/* "White knight on a dark square". (transfer full) */
static char *
dup_title (const ChessProbe *probe)
{
  const char *ground = probe->light ? _ ("light square") : _ ("dark square");
  const char *piece = probe->piece == CHESS_PIECE_NONE ? C_ ("square", "empty")
                                                       : checkbit_message_piece (probe->piece);

  /* Translators: what stands on a square, or “empty”, and “light square” or “dark square” */
  return g_strdup_printf (C_ ("square", "%s, %s"), piece, ground);
}

static void
show_bit (CheckbitSquarePage *self, const ChessProbe *probe, ChessLayout layout)
{
  gboolean current
      = checkbit_word_form_get_layout (checkbit_inspection_get_word_form (self->inspection))
        == layout;
  g_autofree char *text
      = g_strdup_printf ("%s\n%u", chess_layout_name (layout), (guint) probe->bits[layout]);
  g_autofree char *name = g_strdup_printf (
      current
          /* Translators: a layout, such as “a1b1”, and the number of a bit in it */
          ? _ ("%s: %u, the layout in use")
          /* Translators: a layout, such as “a1b1”, and the number of a bit in it */
          : _ ("%s: %u"),
      chess_layout_name (layout), (guint) probe->bits[layout]);

  gtk_label_set_text (GTK_LABEL (self->bit_labels[layout]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bit_labels[layout]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (current)
    gtk_widget_add_css_class (self->bit_labels[layout], "current");
  else
    gtk_widget_remove_css_class (self->bit_labels[layout], "current");
}

/* "White attacks: queen d1, knight f3. Behind them: rook d2." (transfer full) */
static char *
dup_side (CheckbitSquarePage *self, ChessColor color, gboolean defends)
{
  gboolean white = color == CHESS_WHITE;
  g_autofree char *attackers = checkbit_square_model_dup_pieces (
      self->model, white ? CHECKBIT_SQUARE_WHITE_ATTACKERS : CHECKBIT_SQUARE_BLACK_ATTACKERS);
  g_autofree char *xrays = checkbit_square_model_dup_pieces (
      self->model, white ? CHECKBIT_SQUARE_WHITE_XRAYS : CHECKBIT_SQUARE_BLACK_XRAYS);
  const char *format;

  if (defends)
    format = white ? _ ("White defends it: %s") : _ ("Black defends it: %s");
  else
    format = white ? _ ("White attacks it: %s") : _ ("Black attacks it: %s");

  g_autofree char *first
      = g_strdup_printf (format, attackers[0] != '\0' ? attackers : C_ ("pieces", "nobody"));
  if (xrays[0] == '\0')
    return g_steal_pointer (&first);
  /* Translators: %1$s is “White attacks it: rook e1”, %2$s the pieces behind it */
  return g_strdup_printf (_ ("%s; behind: %s"), first, xrays);
}

static void
show_sides (CheckbitSquarePage *self, const ChessProbe *probe)
{
  for (int color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      gboolean defends = probe->piece != CHESS_PIECE_NONE
                         && chess_piece_color (probe->piece) == (ChessColor) color;
      g_autofree char *text = dup_side (self, (ChessColor) color, defends);

      gtk_label_set_text (GTK_LABEL (self->side_labels[color]), text);
      gtk_accessible_update_property (
          GTK_ACCESSIBLE (gtk_widget_get_parent (self->side_labels[color])),
          GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
}

static void
show_probe (CheckbitSquarePage *self, const ChessProbe *probe)
{
  g_autofree char *title = dup_title (probe);
  g_autofree char *summary = checkbit_square_model_dup_summary (self->model);

  g_autofree char *places = checkbit_mailbox_dup_places (
      checkbit_word_form_get_layout (checkbit_inspection_get_word_form (self->inspection)),
      probe->square);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  gtk_label_set_text (GTK_LABEL (self->places), places);
  for (guint layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    show_bit (self, probe, layout);
  show_sides (self, probe);
}

static void
show_nothing (CheckbitSquarePage *self)
{
  gtk_label_set_text (GTK_LABEL (self->title), _ ("No square"));
  gtk_label_set_text (GTK_LABEL (self->summary),
                      _ ("Point at a square of the board, or type one, to see everything about "
                         "it."));
}

/* Does not overwrite the entry while the person is writing, whatever happens on the board
 * meanwhile. */
static void
show_name (CheckbitSquarePage *self)
{
  const char *name = self->square == CHESS_SQUARE_NONE ? "" : checkbit_square_name (self->square);

  self->writing = TRUE;
  if (!self->typing && !self->begun)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->pin), self->pinned != CHESS_SQUARE_NONE);
  gtk_widget_set_sensitive (self->pin, self->square != CHESS_SQUARE_NONE);
  self->writing = FALSE;
}

/* The last square pointed at stays, so that it can be read after the pointer has come here. While
 * the page is out of sight, it stays with its square. */
static void
choose_square (CheckbitSquarePage *self)
{
  ChessSquare pointed = checkbit_inspection_get_square (self->inspection);

  if (self->pinned != CHESS_SQUARE_NONE)
    self->square = self->pinned;
  else if (pointed != CHESS_SQUARE_NONE && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->square = pointed;
}

static void
show (CheckbitSquarePage *self)
{
  const ChessProbe *probe = checkbit_square_model_get_probe (self->model);

  gtk_widget_set_visible (self->content, probe != NULL);
  checkbit_mailbox_view_mark (self->mailbox, self->square);
  if (probe != NULL)
    show_probe (self, probe);
  else
    show_nothing (self);
  show_name (self);
}

/* The sets follow the position also while the page is out of sight: one of them may be kept on the
 * board, or be the set of another page. */
static void
update (CheckbitSquarePage *self)
{
  choose_square (self);
  checkbit_square_model_probe (self->model, checkbit_inspection_get_position (self->inspection),
                               self->square);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

static void
square_cb (CheckbitSquarePage *self)
{
  if (self->pinned == CHESS_SQUARE_NONE && gtk_widget_get_mapped (GTK_WIDGET (self))
      && checkbit_inspection_get_square (self->inspection) != self->square)
    update (self);
}

/* --- Pinning -------------------------------------------------------------------------------- */

static ChessSquare
read_square (const char *text)
{
  g_autofree char *name = g_ascii_strdown (text, -1);

  return strlen (name) == 2 ? chess_square_read (name) : CHESS_SQUARE_NONE;
}

static void
mark_wrong (CheckbitSquarePage *self, gboolean wrong)
{
  if (wrong)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

static void
entry_changed_cb (CheckbitSquarePage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  ChessSquare square = read_square (text);

  mark_wrong (self, square == CHESS_SQUARE_NONE && g_utf8_strlen (text, -1) == 2);
  if (self->writing)
    return;
  self->begun = g_utf8_strlen (text, -1) < 2;
  self->typing = TRUE;
  if (square != CHESS_SQUARE_NONE || text[0] == '\0')
    checkbit_square_page_pin (self, square);
  self->typing = FALSE;
}

/* What is begun waits while another window is used: whoever comes back types the rest. */
static void
entry_left_cb (gpointer data)
{
  CheckbitSquarePage *self = data;

  self->begun = FALSE;
  show_name (self);
}

static void
pin_cb (CheckbitSquarePage *self)
{
  if (self->writing)
    return;
  checkbit_square_page_pin (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->pin))
                                      ? self->square
                                      : CHESS_SQUARE_NONE);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_square_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_square_page_parent_class)->map (widget);
  update (CHECKBIT_SQUARE_PAGE (widget));
}

static void
checkbit_square_page_dispose (GObject *object)
{
  CheckbitSquarePage *self = CHECKBIT_SQUARE_PAGE (object);
  GtkWidget *child;

  if (self->inspection != NULL)
    {
      g_signal_handlers_disconnect_by_data (checkbit_inspection_get_word_form (self->inspection),
                                            self);
      g_signal_handlers_disconnect_by_data (self->inspection, self);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_SQUARE_PAGE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->model);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_square_page_parent_class)->dispose (object);
}

static void
add_tiles (CheckbitSquarePage *self,
           CheckbitSetTiles *tiles,
           CheckbitLayers *layers,
           CheckbitSquareSet first,
           CheckbitSquareSet last)
{
  g_autoptr (GListStore) sets = g_list_store_new (CHECKBIT_TYPE_SET);

  for (guint i = first; i <= last; i++)
    g_list_store_append (sets, checkbit_square_model_get_set (self->model, i));
  checkbit_set_tiles_bind (tiles, self->inspection, layers);
  checkbit_set_tiles_set_model (tiles, G_LIST_MODEL (sets));
}

static void
checkbit_square_page_constructed (GObject *object)
{
  CheckbitSquarePage *self = CHECKBIT_SQUARE_PAGE (object);

  G_OBJECT_CLASS (checkbit_square_page_parent_class)->constructed (object);
  checkbit_mailbox_view_bind (self->mailbox, self->inspection);
  add_tiles (self, self->line_tiles, self->layers, CHECKBIT_SQUARE_FILE,
             CHECKBIT_SQUARE_ANTI_DIAGONAL);
  add_tiles (self, self->attack_tiles, self->layers, CHECKBIT_SQUARE_WHITE_ATTACKERS,
             CHECKBIT_SQUARE_ATTACKS);
  g_signal_connect_swapped (self->inspection, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->inspection, "notify::square", G_CALLBACK (square_cb), self);
  g_signal_connect_swapped (checkbit_inspection_get_word_form (self->inspection), "notify::layout",
                            G_CALLBACK (update), self);
}

static void
checkbit_square_page_class_init (CheckbitSquarePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = checkbit_square_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_square_page_dispose;
  widget_class->map = checkbit_square_page_map;
  g_type_ensure (CHECKBIT_TYPE_HELP_BUTTON);
  g_type_ensure (CHECKBIT_TYPE_MAILBOX_VIEW);
  g_type_ensure (CHECKBIT_TYPE_SET_TILES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/square-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, pin);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, summary);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, content);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, bits);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, places);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, mailbox);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, sides);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, line_tiles);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSquarePage, attack_tiles);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pin_cb);
  gtk_widget_class_set_css_name (widget_class, "square-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
add_bits (CheckbitSquarePage *self)
{
  for (guint i = 0; i < CHESS_N_LAYOUTS; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      self->bit_labels[i] = gtk_label_new (NULL);
      gtk_label_set_justify (GTK_LABEL (self->bit_labels[i]), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (self->bit_labels[i], "bit");
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), self->bit_labels[i]);
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_insert (GTK_FLOW_BOX (self->bits), child, -1);
    }
}

static void
add_sides (CheckbitSquarePage *self)
{
  for (guint i = 0; i < CHESS_N_COLORS; i++)
    {
      GtkWidget *row = gtk_list_box_row_new ();

      self->side_labels[i] = gtk_label_new (NULL);
      gtk_label_set_xalign (GTK_LABEL (self->side_labels[i]), 0);
      gtk_label_set_wrap (GTK_LABEL (self->side_labels[i]), TRUE);
      gtk_widget_add_css_class (self->side_labels[i], "change-row");
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), self->side_labels[i]);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_list_box_append (self->sides, row);
    }
}

static void
checkbit_square_page_init (CheckbitSquarePage *self)
{
  self->model = checkbit_square_model_new ();
  self->pinned = self->square = CHESS_SQUARE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_focus_watch_left (self->entry, entry_left_cb, self);
  add_bits (self);
  add_sides (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("One square"), -1);
}

GtkWidget *
checkbit_square_page_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_SQUARE_PAGE, "inspection", inspection, "layers", layers, NULL);
}

void
checkbit_square_page_pin (CheckbitSquarePage *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_SQUARE_PAGE (self));
  g_return_if_fail (square <= CHESS_SQUARE_NONE);

  if (self->pinned == square)
    return;

  self->pinned = square;
  update (self);
}

ChessSquare
checkbit_square_page_get_square (CheckbitSquarePage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SQUARE_PAGE (self), CHESS_SQUARE_NONE);

  return self->square;
}
