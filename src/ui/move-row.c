/* A row of the move list: a number and the moves of both sides, the start, or how the game ended.
 *
 * # CSS nodes
 *
 * move-row[.variation]
 * ├── label.number.dim-label
 * ├── box
 * │   ├── button.flat[.current]  White's move
 * │   ╰── button.flat[.current]  Black's move
 * ╰── label.ending
 *
 * The row of a variation is moved to the right, with a line for each level before it.
 *
 * # Accessibility
 *
 * Each move is a button named "12. Nf3, white", with ", variation" after it away from the main
 * line. The move that stands on the board has the state selected, and is the only one that Tab
 * stops at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/move-row.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "game/messages.h"

#define LEVEL_WIDTH 12
#define MAX_LEVELS 8 /* deeper variations stand no further to the right */

struct _CheckbitMoveRow
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *number;
  GtkWidget *moves;
  GtkWidget *white;
  GtkWidget *white_label;
  GtkWidget *black;
  GtkWidget *black_label;
  GtkWidget *ending;

  CheckbitMoveRowData data;
};

enum
{
  NODE_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitMoveRow, checkbit_move_row, GTK_TYPE_WIDGET)

static GtkWidget *
get_button (CheckbitMoveRow *self, guint column)
{
  return column == 0 ? self->white : self->black;
}

static guint
get_number (CheckbitNode *node)
{
  return chess_position_fullmove (checkbit_node_get_position (checkbit_node_get_parent (node)));
}

/* --- Names -------------------------------------------------------------------------------- */

static char *
dup_move_name (CheckbitMoveRow *self, guint column)
{
  CheckbitNode *node = self->data.nodes[column];
  gboolean variation = self->data.depth > 0;
  const char *format;

  if (column == 0)
    /* Translators: a move for a screen reader: its number, the move itself, who made it */
    format = variation ? _("%u. %s, white, variation") : _("%u. %s, white");
  else
    format = variation ? _("%u. %s, black, variation") : _("%u. %s, black");

  return g_strdup_printf (format, get_number (node), checkbit_node_get_san (node));
}

static char *
dup_ending (const CheckbitMoveRowData *data)
{
  CheckbitNode *node = data->nodes[0];
  const ChessPosition *position = checkbit_node_get_position (node);

  return checkbit_message_status (chess_position_side (position),
                                  checkbit_node_get_result (node),
                                  data->reason,
                                  chess_position_in_check (position));
}

/* --- Showing ------------------------------------------------------------------------------ */

/* A button without a move keeps the other in its column, and is nothing to screen readers. */
static void
show_button (CheckbitMoveRow *self, guint column, const char *text, const char *name)
{
  GtkWidget *button = get_button (self, column);
  gboolean has_move = self->data.nodes[column] != NULL;

  gtk_label_set_text (GTK_LABEL (column == 0 ? self->white_label : self->black_label), text);
  gtk_widget_set_sensitive (button, has_move);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_HIDDEN, !has_move, -1);
}

static void
show_moves (CheckbitMoveRow *self)
{
  CheckbitNode **nodes = self->data.nodes;
  g_autofree char *number
      = g_strdup_printf ("%u.", get_number (nodes[0] != NULL ? nodes[0] : nodes[1]));

  gtk_label_set_text (GTK_LABEL (self->number), number);
  for (guint column = 0; column < 2; column++)
    {
      g_autofree char *name = NULL;

      if (nodes[column] != NULL)
        {
          name = dup_move_name (self, column);
          show_button (self, column, checkbit_node_get_san (nodes[column]), name);
        }
      else
        show_button (self, column, column == 0 ? "…" : "", "");
    }
}

static void
show_start (CheckbitMoveRow *self)
{
  gtk_label_set_text (GTK_LABEL (self->number), "");
  show_button (self, 0, _("Start"), _("Start of the game"));
  show_button (self, 1, "", "");
}

static void
show_ending (CheckbitMoveRow *self)
{
  g_autofree char *text = dup_ending (&self->data);

  gtk_label_set_text (GTK_LABEL (self->number), "");
  gtk_label_set_text (GTK_LABEL (self->ending), text);
  gtk_widget_set_tooltip_text (self->ending, text);
}

/* The start takes the room of both moves. */
static void
update_visible (CheckbitMoveRow *self)
{
  CheckbitMoveRowKind kind = self->data.kind;

  gtk_widget_set_visible (self->moves, kind != CHECKBIT_MOVE_ROW_ENDING);
  gtk_widget_set_visible (self->ending, kind == CHECKBIT_MOVE_ROW_ENDING);
  gtk_widget_set_visible (self->black, kind != CHECKBIT_MOVE_ROW_START);
}

static void
update_depth (CheckbitMoveRow *self)
{
  int levels = (int) MIN (self->data.depth, MAX_LEVELS);

  gtk_widget_set_margin_start (self->number, levels * LEVEL_WIDTH);
  if (levels > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "variation");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "variation");
}

void
checkbit_move_row_set_data (CheckbitMoveRow *self, const CheckbitMoveRowData *data)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_ROW (self));

  if (data == NULL)
    {
      self->data = (CheckbitMoveRowData){ 0 };
      return;
    }

  self->data = *data;
  update_visible (self);
  update_depth (self);
  switch (data->kind)
    {
    case CHECKBIT_MOVE_ROW_START:
      show_start (self);
      break;
    case CHECKBIT_MOVE_ROW_ENDING:
      show_ending (self);
      break;
    case CHECKBIT_MOVE_ROW_MOVES:
    default:
      show_moves (self);
    }
}

/* --- The current move --------------------------------------------------------------------- */

GtkWidget *
checkbit_move_row_get_button (CheckbitMoveRow *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ROW (self), NULL);

  if (node == NULL || self->data.kind == CHECKBIT_MOVE_ROW_ENDING)
    return NULL;
  if (self->data.nodes[0] == node)
    return self->white;

  return self->data.nodes[1] == node ? self->black : NULL;
}

static void
set_button_current (GtkWidget *button, gboolean current)
{
  if (gtk_widget_has_css_class (button, "current") == current)
    return;

  if (current)
    gtk_widget_add_css_class (button, "current");
  else
    gtk_widget_remove_css_class (button, "current");
  gtk_widget_set_focusable (button, current);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_SELECTED, current, -1);
}

void
checkbit_move_row_set_current (CheckbitMoveRow *self, CheckbitNode *node)
{
  GtkWidget *button;

  g_return_if_fail (CHECKBIT_IS_MOVE_ROW (self));

  button = checkbit_move_row_get_button (self, node);
  set_button_current (self->white, button == self->white);
  set_button_current (self->black, button == self->black);
}

static void
clicked_cb (CheckbitMoveRow *self, GtkButton *button)
{
  CheckbitNode *node = self->data.nodes[GTK_WIDGET (button) == self->black ? 1 : 0];

  if (node != NULL)
    g_signal_emit (self, signals[NODE_ACTIVATED], 0, node);
}

/* --- The widget --------------------------------------------------------------------------- */

/* One line for each level, so that the eye finds where a variation ends. */
static void
checkbit_move_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitMoveRow *self = CHECKBIT_MOVE_ROW (widget);
  int height = gtk_widget_get_height (widget), width = gtk_widget_get_width (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  guint levels = MIN (self->data.depth, MAX_LEVELS);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  color.alpha *= high_contrast ? 0.9f : 0.3f;
  for (guint i = 0; i < levels; i++)
    {
      int x = (int) (i * LEVEL_WIDTH) + LEVEL_WIDTH / 2 + 2;

      gtk_snapshot_append_color (
          snapshot, &color, &GRAPHENE_RECT_INIT (rtl ? width - x - 2 : x, 0, 2, height));
    }

  GTK_WIDGET_CLASS (checkbit_move_row_parent_class)->snapshot (widget, snapshot);
}

static void
checkbit_move_row_dispose (GObject *object)
{
  CheckbitMoveRow *self = CHECKBIT_MOVE_ROW (object);

  g_clear_pointer (&self->number, gtk_widget_unparent);
  g_clear_pointer (&self->moves, gtk_widget_unparent);
  g_clear_pointer (&self->ending, gtk_widget_unparent);

  G_OBJECT_CLASS (checkbit_move_row_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/move-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, number);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, moves);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, white);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, white_label);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, black);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, black_label);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, ending);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
checkbit_move_row_class_init (CheckbitMoveRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_move_row_dispose;
  widget_class->snapshot = checkbit_move_row_snapshot;

  signals[NODE_ACTIVATED] = g_signal_new ("node-activated",
                                          CHECKBIT_TYPE_MOVE_ROW,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          1,
                                          G_TYPE_POINTER);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "move-row");
}

static void
checkbit_move_row_init (CheckbitMoveRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
checkbit_move_row_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_ROW, NULL);
}
