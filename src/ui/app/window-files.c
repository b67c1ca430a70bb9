/* The game's file: choosing one, opening whatever it is, the files of late, and which file the game
 * on the board is of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/shown-text.h"

#define MAX_RECENT 8
#define LOOK_BYTES 4096

/* --- The document --------------------------------------------------------------------------- */

/* Shows the positions of a document that has several, and which of them is on the board. */
static void
update_position_list (CheckbitWindow *self)
{
  gboolean is_list
      = checkbit_document_is_list (checkbit_controller_get_document (self->controller));

  gtk_widget_set_visible (GTK_WIDGET (self->position_list), is_list);
  checkbit_position_list_set_lines (
      self->position_list,
      is_list ? checkbit_document_get_lines (checkbit_controller_get_document (self->controller))
              : NULL);
  if (is_list)
    checkbit_position_list_set_index (
        self->position_list,
        checkbit_document_get_index (checkbit_controller_get_document (self->controller)));
}

static void
update_steps (CheckbitWindow *self)
{
  gboolean several
      = checkbit_document_is_list (checkbit_controller_get_document (self->controller))
        || (checkbit_document_get_pgn (checkbit_controller_get_document (self->controller)) != NULL
            && checkbit_document_get_n (checkbit_controller_get_document (self->controller)) > 1);

  checkbit_window_set_action_enabled (self, "next-position", several);
  checkbit_window_set_action_enabled (self, "previous-position", several);
}

void
checkbit_window_update_document (CheckbitWindow *self)
{
  update_position_list (self);
  update_steps (self);
  checkbit_window_update_games (self);
  checkbit_window_watch_file (self);
}

void
checkbit_window_set_document (CheckbitWindow *self, CheckbitDocument *document)
{
  checkbit_controller_set_document (self->controller, document);
  checkbit_window_update_title (self);
}

/* --- Files of late -------------------------------------------------------------------------- */

void
checkbit_window_remember_file (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static gboolean
has_suffix (const char *name, const char *suffix)
{
  gsize length = strlen (name), n = strlen (suffix);

  return length > n && g_ascii_strcasecmp (name + length - n, suffix) == 0;
}

static gboolean
is_ours (GtkRecentInfo *info)
{
  const char *uri = gtk_recent_info_get_uri (info);

  return (has_suffix (uri, ".pgn") || has_suffix (uri, ".fen") || has_suffix (uri, ".epd"))
         && gtk_recent_info_exists (info);
}

static int
compare_recent (gconstpointer a, gconstpointer b)
{
  GDateTime *one = gtk_recent_info_get_modified ((GtkRecentInfo *) a);
  GDateTime *other = gtk_recent_info_get_modified ((GtkRecentInfo *) b);

  return g_date_time_compare (other, one);
}

static void
append_recent (GMenu *menu, GtkRecentInfo *info)
{
  g_autofree char *name
      = checkbit_shown_line (gtk_recent_info_get_display_name (info), CHECKBIT_SHOWN_NAME);
  g_auto (GStrv) halves = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", halves);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-uri", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

/* Fills the menu of files of late. */
static void
update_recent (CheckbitWindow *self)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  guint n = 0;

  items = g_list_sort (items, compare_recent);
  g_menu_remove_all (self->recent_menu);
  for (GList *l = items; l != NULL && n < MAX_RECENT; l = l->next)
    if (is_ours (l->data))
      {
        append_recent (self->recent_menu, l->data);
        n++;
      }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
}

/* --- Opening -------------------------------------------------------------------------------- */

/* Whether the first line with something in it looks like a position: seven slashes in its first
 * word. */
static gboolean
looks_like_position (const char *text)
{
  const char *at = text + strspn (text, " \t\r\n");
  guint slashes = 0;

  for (; *at != '\0' && !g_ascii_isspace (*at); at++)
    slashes += *at == '/';
  return slashes == 7;
}

/* What is read of a file. It is the thread's, which may be the last to let go of it: nothing of the
 * window is in here. */
typedef struct
{
  GFile *file; /* owned */
  char start[LOOK_BYTES + 1];
} Look;

static void
look_free (Look *look)
{
  g_object_unref (look->file);
  g_free (look);
}

/* What cannot be read is explained by whoever reads all of it. */
static void
open_as (CheckbitWindow *self, GFile *file, gboolean positions)
{
  if (positions)
    checkbit_window_open_positions (self, file);
  else
    checkbit_window_open_pgn (self, file);
}

static void
look_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Look *look = task_data;
  g_autoptr (GFileInputStream) stream = g_file_read (look->file, cancellable, NULL);
  gsize n = 0;

  if (stream != NULL)
    g_input_stream_read_all (G_INPUT_STREAM (stream), look->start, LOOK_BYTES, &n, cancellable,
                             NULL);
  look->start[n] = '\0';
  g_task_return_boolean (task, TRUE);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitWindow) self = user_data;
  const Look *look = g_task_get_task_data (G_TASK (result));

  /* A closed window opens nothing; the thread may still be at it then. */
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    open_as (self, look->file, looks_like_position (look->start));
}

/* A file whose name does not say what it is. Closing the window ends the wait for it. */
static void
open_unnamed (CheckbitWindow *self, GFile *file)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, looked_cb, g_object_ref (self));
  Look *look = g_new0 (Look, 1);

  look->file = g_object_ref (file);
  g_task_set_task_data (task, look, (GDestroyNotify) look_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, look_thread);
}

gboolean
checkbit_window_is_position_file (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && (has_suffix (name, ".fen") || has_suffix (name, ".epd"));
}

void
checkbit_window_open_file (CheckbitWindow *self, GFile *file)
{
  g_autofree char *name = NULL;

  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  name = g_file_get_basename (file);
  if (name != NULL && has_suffix (name, ".pgn"))
    open_as (self, file, FALSE);
  else if (checkbit_window_is_position_file (file))
    open_as (self, file, TRUE);
  else
    open_unnamed (self, file);
}

/* --- Choosing a file ------------------------------------------------------------------------ */

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *const *suffixes)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes != NULL && suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i]);
  if (suffixes == NULL)
    gtk_file_filter_add_pattern (filter, "*");
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
add_filters (GtkFileChooser *chooser)
{
  const char *both[] = { "pgn", "fen", "epd", NULL };
  const char *games[] = { "pgn", NULL };
  const char *positions[] = { "fen", "epd", NULL };

  if (gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN)
    add_filter (chooser, _ ("Games and positions"), both);
  add_filter (chooser, _ ("Games (.pgn)"), games);
  add_filter (chooser, _ ("Positions (.fen, .epd)"), positions);
  add_filter (chooser, _ ("All files"), NULL);
}

void
checkbit_window_choose_file (CheckbitWindow *self,
                             GtkFileChooserAction action,
                             const char *title,
                             const char *name,
                             GCallback response)
{
  g_autoptr (GtkFileChooserNative) chooser
      = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  add_filters (GTK_FILE_CHOOSER (chooser));
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", response, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
  g_set_object (&self->chooser, chooser);
}

GFile *
checkbit_window_take_choice (CheckbitWindow *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  if (chooser == NULL || response != GTK_RESPONSE_ACCEPT)
    return NULL;
  return gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
open_response_cb (CheckbitWindow *self, int response)
{
  g_autoptr (GFile) file = checkbit_window_take_choice (self, response);

  if (file != NULL)
    checkbit_window_open_file (self, file);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_window_choose_file (user_data, GTK_FILE_CHOOSER_ACTION_OPEN,
                               _ ("Open Games or Positions"), NULL, G_CALLBACK (open_response_cb));
}

static void
open_uri_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  checkbit_window_open_file (user_data, file);
}

static void
step (CheckbitWindow *self, int direction)
{
  if (checkbit_document_get_pgn (checkbit_controller_get_document (self->controller)) != NULL)
    checkbit_window_step_game (self, direction);
  else
    checkbit_position_list_step (self->position_list, direction);
}

static void
next_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  step (user_data, 1);
}

static void
previous_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  step (user_data, -1);
}

static const GActionEntry actions[] = {
  { .name = "open", .activate = open_cb },
  { .name = "open-uri", .activate = open_uri_cb, .parameter_type = "s" },
  { .name = "next-position", .activate = next_position_cb },
  { .name = "previous-position", .activate = previous_position_cb },
};

void
checkbit_window_add_file_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  checkbit_window_add_save_actions (self);
  checkbit_window_add_pgn_actions (self);
}

void
checkbit_window_init_files (CheckbitWindow *self)
{
  g_signal_connect_object (self->position_list, "position-activated",
                           G_CALLBACK (checkbit_window_show_line), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_recent),
                           self, G_CONNECT_SWAPPED);
  update_recent (self);
  checkbit_window_init_pgn (self);
  g_signal_connect_object (self->controller, "document-changed",
                           G_CALLBACK (checkbit_window_update_document), self, G_CONNECT_SWAPPED);
  checkbit_window_update_document (self);
}
