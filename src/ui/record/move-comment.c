/* Edits the comment of a move, in a popover beside the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-comment.h"

#include <glib/gi18n-lib.h>

#include "game/tree/edit.h"
#include "ui/base/popover-parent.h"

/* The clock of a window that goes (GTK 4.18) has no handlers any more. */
static void
leave_editor (CheckbitMoveComment *self)
{
  g_clear_weak_pointer (&self->editor);
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

static gboolean
take_focus (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_grab_focus (widget);
}

/* To where it came from, such as the board. In the list itself the row may be a new one, and a menu
 * has gone: then to the list. */
static void
give_focus_back (CheckbitMoveComment *self)
{
  GtkWidget *focus = self->focus;
  gboolean elsewhere = focus != NULL && !gtk_widget_is_ancestor (focus, self->list);

  if (!(elsewhere && take_focus (focus)) && !take_focus (self->list) && focus != NULL)
    gtk_widget_grab_focus (focus);
  g_clear_weak_pointer (&self->focus);
}

static void
store (CheckbitMoveComment *self, CheckbitNode *node, const char *text)
{
  if (self->before)
    checkbit_game_set_comment_before (self->game, node, text);
  else
    checkbit_game_set_comment (self->game, node, text);
  checkbit_game_seal (self->game);
}

static void
finished_cb (CheckbitCommentEditor *editor, const char *text, CheckbitMoveComment *self)
{
  CheckbitNode *node = g_steal_pointer (&self->node);

  leave_editor (self);
  give_focus_back (self);
  checkbit_popover_unparent_later (GTK_WIDGET (editor));
  if (text != NULL && node != NULL)
    store (self, node, text);
  /* Only now that the comment is stored: otherwise the journal would be without it for a moment. */
  if (self->game != NULL)
    checkbit_game_draft_comment (self->game, NULL, FALSE, NULL);
}

static void
drafted_cb (CheckbitCommentEditor *editor, const char *text, CheckbitMoveComment *self)
{
  if (self->node != NULL)
    checkbit_game_draft_comment (self->game, self->node, self->before, text);
}

/* "Comment after 12… Nf6". (transfer full) */
static char *
dup_title (CheckbitNode *node, gboolean before, CheckbitNotation notation)
{
  g_autofree char *move = checkbit_move_text_full (node, notation);

  if (checkbit_node_get_parent (node) == NULL)
    return g_strdup (_ ("Comment on the game"));
  if (before)
    /* Translators: %s is a move with its number, such as “12… Nf6” */
    return g_strdup_printf (_ ("Comment before %s"), move);

  /* Translators: %s is a move with its number, such as “12… Nf6” */
  return g_strdup_printf (_ ("Comment after %s"), move);
}

/* Whether the window shows anything of a place in a widget. */
static gboolean
is_in_sight (GtkWidget *widget, GtkWidget *window, const GdkRectangle *place)
{
  graphene_rect_t shown = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                                              (float) gtk_widget_get_height (window));
  graphene_point_t from = GRAPHENE_POINT_INIT ((float) place->x, (float) place->y), to;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_point (widget, window, &from, &to)
         && graphene_rect_intersection (
             &shown, &GRAPHENE_RECT_INIT (to.x, to.y, (float) place->width, (float) place->height),
             NULL);
}

/* Where the editor points to now, in its window: at the move, or at the middle while the list is
 * hidden or the move is scrolled away. */
static GdkRectangle
find_pointed (CheckbitMoveComment *self, GtkWidget *window)
{
  GdkRectangle pointed
      = { gtk_widget_get_width (window) / 2, gtk_widget_get_height (window) / 2, 1, 1 };
  double x, y;

  if (is_in_sight (self->list, window, &self->place)
      && gtk_widget_translate_coordinates (self->list, window, self->place.x, self->place.y, &x,
                                           &y))
    pointed = (GdkRectangle){ (int) x, (int) y, self->place.width, self->place.height };
  return pointed;
}

/* Each frame may have moved the list. */
static void
painted_cb (CheckbitMoveComment *self)
{
  GtkPopover *editor = GTK_POPOVER (self->editor);
  GtkWidget *window = gtk_widget_get_parent (GTK_WIDGET (editor));
  GdkRectangle now, shown;

  if (window == NULL)
    return;
  now = find_pointed (self, window);
  if (!gtk_popover_get_pointing_to (editor, &shown) || !gdk_rectangle_equal (&now, &shown))
    gtk_popover_set_pointing_to (editor, &now);
}

static void
follow_list (CheckbitMoveComment *self, GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  if (clock == NULL)
    return;
  self->clock = g_object_ref (clock);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), self);
}

/* The list may be hidden, scrolled or laid out anew while a comment is written. In it, the popover
 * would be hidden or stand outside of the screen, where GTK 4.8 finds no monitor: so it is in the
 * window, and follows the list. */
static void
put_editor (CheckbitMoveComment *self)
{
  GtkRoot *root = gtk_widget_get_root (self->list);
  GtkWidget *window = root != NULL ? GTK_WIDGET (root) : self->list;
  GdkRectangle pointed = find_pointed (self, window);

  g_set_weak_pointer (&self->focus, root != NULL ? gtk_root_get_focus (root) : NULL);
  checkbit_popover_set_parent (GTK_WIDGET (self->editor), window);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->editor), &pointed);
  follow_list (self, window);
}

void
checkbit_move_comment_open (CheckbitMoveComment *self,
                            CheckbitGame *game,
                            CheckbitNode *node,
                            gboolean before,
                            CheckbitNotation notation,
                            const GdkRectangle *place)
{
  const char *text
      = before ? checkbit_node_get_comment_before (node) : checkbit_node_get_comment (node);
  g_autofree char *title = dup_title (node, before, notation);

  if (before && checkbit_node_get_parent (node) == NULL)
    return;

  checkbit_move_comment_drop (self);
  checkbit_game_draft_comment (game, NULL, FALSE, NULL);
  g_set_weak_pointer (&self->editor,
                      CHECKBIT_COMMENT_EDITOR (checkbit_comment_editor_new (title, text)));
  self->game = game;
  self->node = node;
  self->before = before;
  self->place = *place;
  put_editor (self);
  g_signal_connect (self->editor, "finished", G_CALLBACK (finished_cb), self);
  g_signal_connect (self->editor, "drafted", G_CALLBACK (drafted_cb), self);
  gtk_popover_popup (GTK_POPOVER (self->editor));
}

void
checkbit_move_comment_finish (CheckbitMoveComment *self)
{
  if (self->editor != NULL)
    checkbit_comment_editor_close (self->editor, TRUE);
}

void
checkbit_move_comment_abandon (CheckbitMoveComment *self)
{
  if (self->editor == NULL)
    return;

  self->node = NULL;
  checkbit_comment_editor_close (self->editor, FALSE);
}

void
checkbit_move_comment_drop (CheckbitMoveComment *self)
{
  CheckbitCommentEditor *editor = self->editor;

  leave_editor (self);
  self->node = NULL;
  g_clear_weak_pointer (&self->focus);
  checkbit_popover_drop (editor != NULL ? GTK_WIDGET (editor) : NULL, self);
}
