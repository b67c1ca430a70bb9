/* A row of the move list: a number and the moves of both sides, moves as running text, the start, a
 * comment, or how the game ended.
 *
 * # CSS nodes
 *
 * move-row[.variation]
 * ├── button.fold                in the first row of a variation
 * ├── label.number.dim-label
 * ├── box
 * │   ├── button.flat[.current]  White's move: see move-cell.c
 * │   ╰── button.flat[.current]  Black's move
 * ├── box                        running text
 * │   ├── button.text.flat       a move with its number
 * │   ╰── …
 * ├── passage > label.comment    a long one ends with a link to all of it: label.more
 * ╰── label.ending
 *
 * The row of a variation is indented, with a line for each level.
 *
 * # Accessibility
 *
 * Each move is a button with the name that move-cell.c gives it. The move that stands on the board
 * has the state selected, and is the only one that Tab stops at. The button that folds a variation
 * has the state expanded; the keyboard has + and − for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-row.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/text/shown-text.h"
#include "game/tree/record.h"
#include "ui/base/accessible.h"
#include "ui/base/passage.h"
#include "ui/base/wrap-layout.h"

#define LEVEL_WIDTH 16 /* of a variation: as wide as the button that folds it */
#define MAX_LEVELS 5   /* deeper variations are not indented any further */
#define NUMBER_WIDTH 44
#define TEXT_MARGIN 12 /* before running text of the main line */
#define FIRST_LEVEL 20 /* before variations of the main line */
#define COMMENT_LINES 8 /* so that the moves around a comment stay visible */

struct _CheckbitMoveRow
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *fold;
  GtkWidget *number;
  GtkWidget *moves;
  GtkWidget *white;
  GtkWidget *black;
  GtkWidget *text;
  GtkWidget *comment;
  GtkWidget *ending;

  CheckbitMoveRowData data;
  CheckbitMoveStyle style;
};

enum
{
  NODE_ACTIVATED,
  FOLD_TOGGLED,
  COMMENT_OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitMoveRow, checkbit_move_row, GTK_TYPE_WIDGET)

static void
clicked_cb (CheckbitMoveRow *self, GtkButton *button)
{
  GtkWidget *text = gtk_widget_get_parent (GTK_WIDGET (button));
  guint column = GTK_WIDGET (button) == self->black ? 1 : 0;

  if (text == self->text)
    for (GtkWidget *cell = gtk_widget_get_prev_sibling (GTK_WIDGET (button)); cell != NULL;
         cell = gtk_widget_get_prev_sibling (cell))
      column++;
  if (self->data.nodes[column] == NULL)
    return;
  /* Before the game changes: focusing the button makes a screen reader read the move. */
  gtk_widget_set_focusable (GTK_WIDGET (button), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (button));
  g_signal_emit (self, signals[NODE_ACTIVATED], 0, self->data.nodes[column]);
}

/* The cell of a column, made on demand for running text. */
static GtkWidget *
get_text_cell (CheckbitMoveRow *self, guint column)
{
  GtkWidget *cell = gtk_widget_get_first_child (self->text);

  while (column > 0 && cell != NULL)
    {
      cell = gtk_widget_get_next_sibling (cell);
      column--;
    }
  if (cell != NULL)
    return cell;

  cell = checkbit_move_cell_new_text ();
  g_signal_connect_object (cell, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->text), cell);
  return cell;
}

/* The cell of a column that has a move. */
static GtkWidget *
get_cell (CheckbitMoveRow *self, guint column)
{
  if (self->data.kind == CHECKBIT_MOVE_ROW_LINE)
    return get_text_cell (self, column);
  return column == 0 ? self->white : self->black;
}

/* --- Showing ------------------------------------------------------------------------------ */

static char *
dup_ending (const CheckbitMoveRowData *data)
{
  CheckbitNode *node = data->nodes[0];
  const ChessPosition *position = checkbit_node_get_position (node);

  return checkbit_message_status (chess_position_side (position),
                                  data->result,
                                  data->reason,
                                  chess_position_in_check (position));
}

/* Shows the number of the first move. */
static void
show_number (CheckbitMoveRow *self)
{
  CheckbitNode *first = checkbit_move_row_data_get_node (&self->data);
  const ChessPosition *before = checkbit_node_get_position (checkbit_node_get_parent (first));
  g_autofree char *number = g_strdup_printf ("%u.", (guint) chess_position_fullmove (before));

  gtk_label_set_text (GTK_LABEL (self->number), number);
}

static void
show_moves (CheckbitMoveRow *self)
{
  show_number (self);
  for (guint column = 0; column < 2; column++)
    if (self->data.nodes[column] != NULL)
      checkbit_move_cell_set_node (CHECKBIT_MOVE_CELL (get_cell (self, column)),
                                   self->data.nodes[column],
                                   &self->style,
                                   self->data.depth > 0);
    else
      checkbit_move_cell_set_text (CHECKBIT_MOVE_CELL (get_cell (self, column)),
                                   column == 0 ? "…" : "", NULL);
}

static void
show_text (CheckbitMoveRow *self)
{
  guint n = 0;

  show_number (self);
  for (; n < CHECKBIT_MOVE_ROW_NODES && self->data.nodes[n] != NULL; n++)
    {
      CheckbitMoveCell *cell = CHECKBIT_MOVE_CELL (get_text_cell (self, n));

      checkbit_move_cell_set_first (cell, n == 0);
      checkbit_move_cell_set_node (cell, self->data.nodes[n], &self->style, self->data.depth > 0);
    }
  /* Cells may be left from a longer row. */
  for (GtkWidget *cell = gtk_widget_get_first_child (self->text); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    gtk_widget_set_visible (cell, n > 0 && n-- > 0);
}

static void
show_start (CheckbitMoveRow *self)
{
  g_autofree char *status = checkbit_move_text_status (self->data.nodes[0]);

  gtk_label_set_text (GTK_LABEL (self->number), "");
  checkbit_move_cell_set_text (CHECKBIT_MOVE_CELL (self->white), C_ ("of the game", "Start"),
                               _ ("Start of the game"));
  checkbit_move_cell_set_text (CHECKBIT_MOVE_CELL (self->black), "", NULL);
  checkbit_accessible_describe (self->white, status);
}

static void
show_ending (CheckbitMoveRow *self)
{
  g_autofree char *text = dup_ending (&self->data);

  gtk_label_set_text (GTK_LABEL (self->number), "");
  gtk_label_set_text (GTK_LABEL (self->ending),
                      self->style.told ? checkbit_result_to_text (self->data.result) : text);
  gtk_widget_set_tooltip_text (self->ending, text);
}

/* Limits the cost of a row, however long the comment is: the editor shows the rest. */
static void
show_comment (CheckbitMoveRow *self)
{
  CheckbitNode *node = self->data.nodes[0];
  const char *text = self->data.before ? checkbit_node_get_comment_before (node)
                                       : checkbit_node_get_comment (node);
  g_autofree char *shown = checkbit_shown_passage (text, CHECKBIT_SHOWN_PASSAGE);

  checkbit_passage_set_text (CHECKBIT_PASSAGE (self->comment), shown,
                             checkbit_shown_is_cut (text, CHECKBIT_SHOWN_PASSAGE));
}

/* The row's accessible name; its moves have names of their own. */
static const char *
get_name (CheckbitMoveRow *self)
{
  switch (self->data.kind)
    {
    case CHECKBIT_MOVE_ROW_START:
      return _ ("Start of the game");
    case CHECKBIT_MOVE_ROW_ENDING:
      return gtk_label_get_text (GTK_LABEL (self->ending));
    case CHECKBIT_MOVE_ROW_COMMENT:
      return gtk_label_get_text (checkbit_passage_get_label (CHECKBIT_PASSAGE (self->comment)));
    default:
      return gtk_label_get_text (GTK_LABEL (self->number));
    }
}

static void
show_fold (CheckbitMoveRow *self)
{
  gboolean closed = self->data.fold == CHECKBIT_MOVE_FOLD_CLOSED;

  gtk_widget_set_visible (self->fold, self->data.fold != CHECKBIT_MOVE_FOLD_NONE);
  gtk_button_set_icon_name (GTK_BUTTON (self->fold),
                            closed ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_widget_set_tooltip_text (self->fold, closed ? _("Unfold Variation") : _("Fold Variation"));
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED, !closed, -1);
}

/* The start spans both columns, and a comment the number as well. */
static void
update_visible (CheckbitMoveRow *self)
{
  CheckbitMoveRowKind kind = self->data.kind;
  gboolean has_moves = kind == CHECKBIT_MOVE_ROW_START || kind == CHECKBIT_MOVE_ROW_MOVES;

  gtk_widget_set_visible (self->number,
                          kind != CHECKBIT_MOVE_ROW_COMMENT && kind != CHECKBIT_MOVE_ROW_LINE);
  gtk_widget_set_visible (self->text, kind == CHECKBIT_MOVE_ROW_LINE);
  gtk_widget_set_visible (self->moves, has_moves);
  gtk_widget_set_visible (self->ending, kind == CHECKBIT_MOVE_ROW_ENDING);
  gtk_widget_set_visible (self->comment, kind == CHECKBIT_MOVE_ROW_COMMENT);
  gtk_widget_set_visible (self->black, kind != CHECKBIT_MOVE_ROW_START);
}

static int
get_levels (CheckbitMoveRow *self)
{
  return (int) MIN (self->data.depth, MAX_LEVELS);
}

/* The indentation of a level. */
static int
get_margin (CheckbitMoveRow *self)
{
  int levels = get_levels (self);

  return levels > 0 ? FIRST_LEVEL + levels * LEVEL_WIDTH : 0;
}

/* The fold button is in line with its level's vertical line in the rows below. */
static void
update_depth (CheckbitMoveRow *self)
{
  int margin = get_margin (self);
  gboolean has_fold = self->data.fold != CHECKBIT_MOVE_FOLD_NONE;

  gtk_widget_set_margin_start (self->fold, MAX (margin - LEVEL_WIDTH, 0));
  gtk_widget_set_margin_start (self->number, margin);
  gtk_widget_set_margin_start (self->text, has_fold ? 0 : MAX (margin, TEXT_MARGIN));
  gtk_widget_set_margin_start (self->comment, MAX (margin, NUMBER_WIDTH));
  if (margin > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "variation");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "variation");
}

void
checkbit_move_row_set_style (CheckbitMoveRow *self, const CheckbitMoveStyle *style)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_ROW (self));
  g_return_if_fail (style != NULL);

  self->style = *style;
}

const CheckbitMoveRowData *
checkbit_move_row_get_data (CheckbitMoveRow *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ROW (self), NULL);

  return &self->data;
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
  show_fold (self);
  switch (data->kind)
    {
    case CHECKBIT_MOVE_ROW_START:
      show_start (self);
      break;
    case CHECKBIT_MOVE_ROW_ENDING:
      show_ending (self);
      break;
    case CHECKBIT_MOVE_ROW_COMMENT:
      show_comment (self);
      break;
    case CHECKBIT_MOVE_ROW_LINE:
      show_text (self);
      break;
    case CHECKBIT_MOVE_ROW_MOVES:
    default:
      show_moves (self);
    }
  checkbit_accessible_name_cell (GTK_WIDGET (self), get_name (self), "…");
}

/* --- The current move --------------------------------------------------------------------- */

GtkWidget *
checkbit_move_row_get_button (CheckbitMoveRow *self, CheckbitNode *node)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_ROW (self), NULL);

  if (node == NULL || !checkbit_move_row_data_has_moves (&self->data))
    return NULL;
  for (guint column = 0; column < CHECKBIT_MOVE_ROW_NODES; column++)
    if (self->data.nodes[column] == node)
      return get_cell (self, column);

  return NULL;
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
  for (GtkWidget *cell = gtk_widget_get_first_child (self->text); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    set_button_current (cell, button == cell);
}

CheckbitNode *
checkbit_move_row_get_node_at (CheckbitMoveRow *self, double x, double y)
{
  GtkWidget *picked;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_ROW (self), NULL);

  picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  for (guint column = 0; picked != NULL && column < CHECKBIT_MOVE_ROW_NODES; column++)
    {
      CheckbitNode *node = self->data.nodes[column];
      GtkWidget *cell = checkbit_move_row_get_button (self, node);

      if (cell != NULL && (picked == cell || gtk_widget_is_ancestor (picked, cell)))
        return node;
    }

  return checkbit_move_row_data_get_node (&self->data);
}

static void
fold_clicked_cb (CheckbitMoveRow *self)
{
  if (self->data.fold != CHECKBIT_MOVE_FOLD_NONE)
    g_signal_emit (self,
                   signals[FOLD_TOGGLED],
                   0,
                   checkbit_move_row_data_get_node (&self->data),
                   self->data.fold == CHECKBIT_MOVE_FOLD_OPEN);
}

static gboolean
link_cb (CheckbitMoveRow *self)
{
  if (self->data.kind == CHECKBIT_MOVE_ROW_COMMENT)
    g_signal_emit (self, signals[COMMENT_OPENED], 0, self->data.nodes[0], self->data.before);
  return GDK_EVENT_STOP;
}

/* --- The widget --------------------------------------------------------------------------- */

/* A line for each level shows where a variation ends. */
static void
checkbit_move_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CheckbitMoveRow *self = CHECKBIT_MOVE_ROW (widget);
  int height = gtk_widget_get_height (widget), width = gtk_widget_get_width (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  int levels = get_levels (self);
  GdkRGBA color;

  if (self->data.fold != CHECKBIT_MOVE_FOLD_NONE)
    levels--;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  color.alpha *= high_contrast ? 0.9f : 0.3f;
  for (int i = 0; i < levels; i++)
    {
      int x = FIRST_LEVEL + i * LEVEL_WIDTH + LEVEL_WIDTH / 2 - 1;

      gtk_snapshot_append_color (
          snapshot, &color, &GRAPHENE_RECT_INIT (rtl ? width - x - 2 : x, 0, 2, height));
    }

  GTK_WIDGET_CLASS (checkbit_move_row_parent_class)->snapshot (widget, snapshot);
}

static void
checkbit_move_row_dispose (GObject *object)
{
  CheckbitMoveRow *self = CHECKBIT_MOVE_ROW (object);

  g_clear_pointer (&self->fold, gtk_widget_unparent);
  g_clear_pointer (&self->number, gtk_widget_unparent);
  g_clear_pointer (&self->moves, gtk_widget_unparent);
  g_clear_pointer (&self->text, gtk_widget_unparent);
  g_clear_pointer (&self->comment, gtk_widget_unparent);
  g_clear_pointer (&self->ending, gtk_widget_unparent);

  G_OBJECT_CLASS (checkbit_move_row_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/move-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, fold);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, number);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, moves);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, white);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, black);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, text);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, comment);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveRow, ending);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, fold_clicked_cb);
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
  signals[FOLD_TOGGLED] = g_signal_new ("fold-toggled",
                                        CHECKBIT_TYPE_MOVE_ROW,
                                        G_SIGNAL_RUN_LAST,
                                        0,
                                        NULL,
                                        NULL,
                                        NULL,
                                        G_TYPE_NONE,
                                        2,
                                        G_TYPE_POINTER,
                                        G_TYPE_BOOLEAN);

  signals[COMMENT_OPENED] = g_signal_new ("comment-opened",
                                          CHECKBIT_TYPE_MOVE_ROW,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          2,
                                          G_TYPE_POINTER,
                                          G_TYPE_BOOLEAN);

  g_type_ensure (CHECKBIT_TYPE_MOVE_CELL);
  g_type_ensure (CHECKBIT_TYPE_PASSAGE);
  g_type_ensure (CHECKBIT_TYPE_WRAP_LAYOUT);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "move-row");
}

static void
checkbit_move_row_init (CheckbitMoveRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* “1. e4 e5” is from left to right in books of any language. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->number, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->moves, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->text, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->ending, GTK_TEXT_DIR_LTR);
  /* Translators: a link behind the beginning of a comment, to all of it */
  checkbit_passage_set_fold (CHECKBIT_PASSAGE (self->comment), COMMENT_LINES, _ ("More"));
  g_signal_connect_object (checkbit_passage_get_link (CHECKBIT_PASSAGE (self->comment)),
                           "activate-link", G_CALLBACK (link_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
checkbit_move_row_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_ROW, NULL);
}
