/* Writing a comment in the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-list-private.h"

#include <glib/gi18n-lib.h>

static gboolean
unparent_cb (gpointer editor)
{
  if (gtk_widget_get_parent (editor) != NULL)
    gtk_widget_unparent (editor);

  return G_SOURCE_REMOVE;
}

static void
finished_cb (CheckbitCommentEditor *editor, const char *text, CheckbitMoveList *self)
{
  CheckbitNode *node = self->edited;

  self->editor = NULL;
  self->edited = NULL;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_idle_add_full (
      G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (editor), g_object_unref);
  if (text == NULL || node == NULL || self->game == NULL)
    return;

  if (self->edits_before)
    checkbit_game_set_comment_before (self->game, node, text);
  else
    checkbit_game_set_comment (self->game, node, text);
  checkbit_game_seal (self->game);
}

/* "Comment after 12… Nf6". (transfer full) */
static char *
dup_title (CheckbitMoveList *self, CheckbitNode *node, gboolean before)
{
  g_autofree char *move = checkbit_move_text_full (node, self->style.notation);

  if (checkbit_node_get_parent (node) == NULL)
    return g_strdup (_("Comment on the game"));
  if (before)
    /* Translators: %s is a move with its number, such as “12… Nf6” */
    return g_strdup_printf (_("Comment before %s"), move);

  /* Translators: %s is a move with its number, such as “12… Nf6” */
  return g_strdup_printf (_("Comment after %s"), move);
}

/* Where the popover points: the move, or the list where that is out of sight. */
static GdkRectangle
get_place (CheckbitMoveList *self, CheckbitNode *node)
{
  GtkWidget *button = checkbit_move_list_find_button (self, node);
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t bounds;

  if (button == NULL || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    return (GdkRectangle){ 0, 0, gtk_widget_get_width (GTK_WIDGET (self)), height };

  return (GdkRectangle){ (int) bounds.origin.x, CLAMP ((int) bounds.origin.y, 0, height),
                         (int) bounds.size.width, (int) bounds.size.height };
}

void
checkbit_move_list_open_editor (CheckbitMoveList *self, CheckbitNode *node, gboolean before)
{
  const char *text
      = before ? checkbit_node_get_comment_before (node) : checkbit_node_get_comment (node);
  g_autofree char *title = dup_title (self, node, before);
  GdkRectangle place = get_place (self, node);

  if (before && checkbit_node_get_parent (node) == NULL)
    return;

  checkbit_move_list_drop_popovers (self);
  self->editor = CHECKBIT_COMMENT_EDITOR (checkbit_comment_editor_new (title, text));
  self->edited = node;
  self->edits_before = before;
  gtk_widget_set_parent (GTK_WIDGET (self->editor), GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->editor), &place);
  g_signal_connect_object (self->editor, "finished", G_CALLBACK (finished_cb), self, 0);
  gtk_popover_popup (GTK_POPOVER (self->editor));
}

void
checkbit_move_list_edit_comment (CheckbitMoveList *self)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_LIST (self));

  if (self->game != NULL)
    checkbit_move_list_open_editor (self, checkbit_game_get_current (self->game), FALSE);
}

void
checkbit_move_list_check_editor (CheckbitMoveList *self)
{
  if (self->edited == NULL
      || checkbit_move_rows_find (self->rows, self->edited, NULL) != G_MAXUINT)
    return;

  self->edited = NULL;
  checkbit_comment_editor_close (self->editor, FALSE);
}

/* It is hidden first: GTK does not like popovers to go while the pointer is in them. */
static void
drop (CheckbitMoveList *self, GtkWidget *popover)
{
  if (popover == NULL)
    return;

  g_signal_handlers_disconnect_by_data (popover, self);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
}

void
checkbit_move_list_drop_popovers (CheckbitMoveList *self)
{
  CheckbitCommentEditor *editor = g_steal_pointer (&self->editor);

  self->edited = NULL;
  drop (self, g_steal_pointer (&self->menu));
  drop (self, editor != NULL ? GTK_WIDGET (editor) : NULL);
}
