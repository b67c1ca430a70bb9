/* The page of the inspector with the watches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/watches/watch-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "game/inspect/watch-text.h"
#include "ui/base/help-button.h"
#include "ui/base/large-text.h"
#include "ui/base/links.h"
#include "ui/base/plain-name.h"
#include "ui/base/shared-menu.h"
#include "ui/base/toast-guard.h"
#include "ui/inspector/undo-note.h"
#include "ui/inspector/watches/watch-files.h"
#include "ui/inspector/watches/watch-row.h"

struct _CheckbitWatchPage
{
  GtkWidget parent_instance;

  /* From the template. */
  AdwToastOverlay *toasts;
  GtkBox *header;
  GtkWidget *menu;
  GtkWidget *beginnings; /* the buttons while there is no watch */
  GtkListBox *list;
  GtkStack *stack;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitWatchFiles *files;

  /* What to focus once the rows are laid out; there is no tick callback if nothing. */
  guint focus_tick;
  guint focus_index;
  gboolean focus_expression; /* the expression rather than the row */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitWatchPage, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitWatchPage, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitWatchPage, checkbit_watch_page, GTK_TYPE_WIDGET)

static CheckbitWatchList *
get_watches (CheckbitWatchPage *self)
{
  return checkbit_inspection_get_watches (self->inspection);
}

/* Shows a note at the bottom of the page. */
static void
show_note (CheckbitWatchPage *self, const char *text)
{
  checkbit_toast_guard_show (self->toasts, checkbit_toast_guard_new_toast (self->toasts, text));
}

static guint
count_watches (CheckbitWatchPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_watches (self)));
}

static CheckbitWatchRow *
get_row (CheckbitWatchPage *self, guint index)
{
  return CHECKBIT_WATCH_ROW (gtk_list_box_get_row_at_index (self->list, (int) index));
}

static void
update_stack (CheckbitWatchPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, count_watches (self) > 0 ? "list" : "empty");
}

/* --- The keyboard ----------------------------------------------------------------------------- */

static gboolean
focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitWatchPage *self = CHECKBIT_WATCH_PAGE (widget);
  guint n = count_watches (self);
  CheckbitWatchRow *row = n > 0 ? get_row (self, MIN (self->focus_index, n - 1)) : NULL;

  if (row != NULL && gtk_widget_get_height (GTK_WIDGET (row)) == 0)
    return G_SOURCE_CONTINUE;
  self->focus_tick = 0;
  if (row != NULL && self->focus_expression)
    checkbit_watch_row_edit (row, FALSE);
  else if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else
    gtk_widget_child_focus (self->beginnings, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* New rows are not laid out yet, so they cannot be scrolled to: they are focused a frame later. */
static void
focus_later (CheckbitWatchPage *self, guint index, gboolean expression)
{
  self->focus_index = index;
  self->focus_expression = expression;
  if (self->focus_tick == 0)
    self->focus_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_cb, NULL, NULL);
}

/* --- Removing --------------------------------------------------------------------------------- */

static void
undo (gpointer list, guint index, gpointer watch)
{
  if (checkbit_watch_list_find (list, watch) == G_MAXUINT)
    checkbit_watch_list_insert (list, index, watch);
}

static void
remove_cb (CheckbitWatchPage *self, CheckbitWatchRow *row)
{
  CheckbitWatchList *list = get_watches (self);
  g_autoptr (CheckbitWatch) watch = g_object_ref (checkbit_watch_row_get_watch (row));
  guint index = checkbit_watch_list_find (list, watch);
  CheckbitLayer *layer = checkbit_layers_find (self->layers, CHECKBIT_SET (watch));

  if (index == G_MAXUINT)
    return;

  if (layer != NULL)
    checkbit_layers_remove (self->layers, layer);
  checkbit_watch_list_remove (list, index);
  checkbit_undo_note_show (self->toasts, checkbit_set_get_title (CHECKBIT_SET (watch)), list, index,
                           watch, undo);
  focus_later (self, index, FALSE);
}

/* --- Moving, opening -------------------------------------------------------------------------- */

/* Returns whether the watch, which may be another window's, is in the list and could go there. */
static gboolean
move_to (CheckbitWatchPage *self, CheckbitWatch *watch, int to)
{
  CheckbitWatchList *list = get_watches (self);
  guint from = checkbit_watch_list_find (list, watch);

  if (from == G_MAXUINT || to < 0 || to >= (int) count_watches (self))
    return FALSE;

  checkbit_watch_list_move (list, from, (guint) to);
  focus_later (self, (guint) to, FALSE);
  return TRUE;
}

static void
move_cb (CheckbitWatchPage *self, int step, CheckbitWatchRow *row)
{
  CheckbitWatch *watch = checkbit_watch_row_get_watch (row);
  guint index = checkbit_watch_list_find (get_watches (self), watch);

  move_to (self, watch, (int) index + step);
}

static gboolean
drop_cb (CheckbitWatchPage *self, CheckbitWatch *watch, CheckbitWatchRow *row)
{
  guint to = checkbit_watch_list_find (get_watches (self), checkbit_watch_row_get_watch (row));

  return move_to (self, watch, (int) to);
}

static void
open_cb (CheckbitWatchPage *self, CheckbitWatchRow *row)
{
  checkbit_inspection_set_subject (self->inspection,
                                   CHECKBIT_SET (checkbit_watch_row_get_watch (row)));
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.page", "s", "set");
}

static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  CheckbitWatchPage *self = user_data;
  GtkWidget *row = checkbit_watch_row_new (
      item, checkbit_inspection_get_word_form (self->inspection), self->layers);

  g_signal_connect_object (row, "move", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "remove", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* --- Actions of the page ---------------------------------------------------------------------- */

static void
add_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitWatchPage *self = CHECKBIT_WATCH_PAGE (widget);
  guint n = count_watches (self);
  /* Translators: the name of a new watch, with its number */
  g_autofree char *title = g_strdup_printf (_ ("Watch %u"), n + 1);
  g_autoptr (CheckbitWatch) watch = checkbit_watch_new (title, "", CHECKBIT_SET_NO_STYLE);

  if (!checkbit_watch_list_insert (get_watches (self), n, watch))
    show_note (self, _ ("There are too many watches already"));
  else
    focus_later (self, n, TRUE);
}

static gboolean
has_expression (CheckbitWatchPage *self, CheckbitSet *example)
{
  GListModel *list = G_LIST_MODEL (get_watches (self));

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CheckbitSet) watch = g_list_model_get_item (list, i);

      if (g_strcmp0 (checkbit_set_get_expression (watch), checkbit_set_get_expression (example))
          == 0)
        return TRUE;
    }
  return FALSE;
}

static void
restore_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitWatchPage *self = CHECKBIT_WATCH_PAGE (widget);
  g_autoptr (GPtrArray) examples = checkbit_watch_text_examples ();

  for (guint i = 0; i < examples->len; i++)
    if (!has_expression (self, examples->pdata[i]))
      checkbit_watch_list_insert (get_watches (self), G_MAXUINT, examples->pdata[i]);
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_watch_files_import (CHECKBIT_WATCH_PAGE (widget)->files);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_watch_files_export (CHECKBIT_WATCH_PAGE (widget)->files);
}

gboolean
checkbit_watch_page_take_text (CheckbitWatchPage *self, const char *text, gsize length)
{
  g_return_val_if_fail (CHECKBIT_IS_WATCH_PAGE (self), FALSE);

  return checkbit_watch_files_take_text (self->files, text, length);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_watch_page_dispose (GObject *object)
{
  CheckbitWatchPage *self = CHECKBIT_WATCH_PAGE (object);
  GtkWidget *child;

  if (self->files != NULL)
    checkbit_watch_files_cancel (self->files);
  g_clear_object (&self->files);
  if (self->inspection != NULL)
    {
      g_signal_handlers_disconnect_by_data (get_watches (self), self);
      gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_WATCH_PAGE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_watch_page_parent_class)->dispose (object);
}

static void
checkbit_watch_page_constructed (GObject *object)
{
  CheckbitWatchPage *self = CHECKBIT_WATCH_PAGE (object);

  G_OBJECT_CLASS (checkbit_watch_page_parent_class)->constructed (object);
  self->files = checkbit_watch_files_new (self->inspection, GTK_WIDGET (self));
  g_signal_connect_object (self->files, "note", G_CALLBACK (show_note), self, G_CONNECT_SWAPPED);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (get_watches (self)), create_row, self, NULL);
  g_signal_connect_swapped (get_watches (self), "items-changed", G_CALLBACK (update_stack), self);
  update_stack (self);
}

static void
checkbit_watch_page_class_init (CheckbitWatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = checkbit_watch_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_watch_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/watch-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchPage, header);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchPage, menu);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchPage, beginnings);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchPage, list);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWatchPage, stack);
  gtk_widget_class_set_css_name (widget_class, "watch-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "watches.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "watches.restore", NULL, restore_action);
  gtk_widget_class_install_action (widget_class, "watches.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "watches.export", NULL, export_action);
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

/* Lines of an imported file are shown as they were written. */
static GtkWidget *
help_new (void)
{
  return checkbit_help_button_new (
      C_ ("inspector", "Watches"),
      _ ("A watch is a named expression of the set language. It is evaluated again after every "
         "move, like a watch in a debugger.\n\n"
         "Point at a watch to see its squares on the board, or keep them there. A dot marks "
         "squares that the last move added, an outline those that it took away.\n\n"
         "Drag a watch by its handle, or press <b>Alt+Up</b> and <b>Alt+Down</b>, to move it.\n\n"
         "Export writes one line for each watch. You can edit the file and import it again:\n"
         "<tt>name = expression  # color</tt>\n"
         "The colors are <tt>blue</tt>, <tt>orange</tt>, <tt>green</tt>, <tt>pink</tt>, "
         "<tt>amber</tt>, <tt>sky</tt>, <tt>yellow</tt>, <tt>ink</tt> and <tt>automatic</tt>."));
}

static void
checkbit_watch_page_init (CheckbitWatchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_toast_guard_add (self->toasts);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu),
                                  checkbit_shared_menu_get ("watch-menus.ui", "watches_menu"));
  checkbit_plain_name_inner (self->menu);
  checkbit_large_text_wrap_buttons (self->beginnings);
  gtk_box_append (self->header, help_new ());
}

GtkWidget *
checkbit_watch_page_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_WATCH_PAGE, "inspection", inspection, "layers", layers, NULL);
}
