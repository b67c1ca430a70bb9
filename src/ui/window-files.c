/* The game's file: opening, saving, and the question before a window with an unsaved game closes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/plain-name.h"

/* --- The document --------------------------------------------------------------------------- */

/* Shows the positions of a document that has several, and which of them is on the board. */
static void
update_position_list (CheckbitWindow *self)
{
  gboolean is_list = checkbit_document_is_list (self->document);

  gtk_widget_set_visible (GTK_WIDGET (self->position_list), is_list);
  checkbit_window_set_action_enabled (self, "next-position", is_list);
  checkbit_window_set_action_enabled (self, "previous-position", is_list);
  checkbit_position_list_set_lines (self->position_list,
                                    is_list ? checkbit_document_get_lines (self->document) : NULL);
  if (is_list)
    checkbit_position_list_set_index (self->position_list,
                                      checkbit_document_get_index (self->document));
}

void
checkbit_window_update_document (CheckbitWindow *self)
{
  self->document = checkbit_game_get_companion (self->game);
  update_position_list (self);
}

void
checkbit_window_set_document (CheckbitWindow *self, CheckbitDocument *document)
{
  checkbit_game_set_companion (self->game, document, (GDestroyNotify) checkbit_document_free);
  checkbit_window_update_document (self);
}

void
checkbit_window_init_files (CheckbitWindow *self)
{
  g_signal_connect_object (self->position_list, "position-activated",
                           G_CALLBACK (checkbit_window_show_line), self, G_CONNECT_SWAPPED);
  update_position_list (self);
}

/* --- Opening -------------------------------------------------------------------------------- */

static void
remember_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

/* The first line that holds a position; there is one in every list that was loaded. */
static guint
first_position (GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const CheckbitPositionLine *line = g_ptr_array_index (lines, i);
      if (line->error.kind == CHESS_FEN_OK)
        return i;
    }
  return 0;
}

static void
show_lines (CheckbitWindow *self, GFile *file, GPtrArray *lines)
{
  guint index = first_position (lines);
  const CheckbitPositionLine *line = g_ptr_array_index (lines, index);
  CheckbitDocument *document = checkbit_document_new (file, lines);
  g_autofree char *name = checkbit_document_dup_file_name (file);
  /* Translators: a file's name */
  g_autofree char *toast = g_strdup_printf (_ ("Opened “%s”"), name);

  checkbit_document_set_index (document, index);
  checkbit_window_replace_game (self, &line->position, document,
                                checkbit_window_is_pristine (self) ? NULL : toast);
  remember_recent (file);
}

typedef struct
{
  CheckbitWindow *window;
  GFile *file;
  char *fen; /* what was written; NULL while opening */
} FileJob;

static FileJob *
file_job_new (CheckbitWindow *self, GFile *file)
{
  FileJob *job = g_new0 (FileJob, 1);

  job->window = g_object_ref (self);
  job->file = g_object_ref (file);
  return job;
}

static void
file_job_free (FileJob *job)
{
  g_object_unref (job->window);
  g_object_unref (job->file);
  g_free (job->fen);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FileJob, file_job_free)

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FileJob) job = user_data;
  g_autoptr (GError) error = NULL;
  GPtrArray *lines = checkbit_position_file_load_finish (result, &error);

  if (lines != NULL && !g_cancellable_is_cancelled (job->window->cancellable))
    {
      show_lines (job->window, job->file, lines);
      return;
    }
  g_clear_pointer (&lines, g_ptr_array_unref);
  if (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  checkbit_window_explain (job->window, _ ("The File Could Not Be Opened"), error->message);
}

void
checkbit_window_open_file (CheckbitWindow *self, GFile *file)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  checkbit_position_file_load_async (file, self->cancellable, loaded_cb, file_job_new (self, file));
}

void
checkbit_window_show_line (CheckbitWindow *self, guint index)
{
  GPtrArray *lines = checkbit_document_get_lines (self->document);
  const CheckbitPositionLine *line = g_ptr_array_index (lines, index);
  GFile *file = checkbit_document_get_file (self->document);
  gboolean played = checkbit_game_get_modified (self->game);

  if (line->error.kind != CHESS_FEN_OK)
    return;
  CheckbitDocument *document = checkbit_document_new (file, g_ptr_array_ref (lines));
  checkbit_document_set_index (document, index);
  checkbit_window_replace_game (self, &line->position, document,
                                played ? _ ("Another position: the moves were put aside") : NULL);
}

/* --- Choosing a file ------------------------------------------------------------------------ */

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) positions = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (positions, _ ("Positions (.fen, .epd)"));
  gtk_file_filter_add_suffix (positions, "fen");
  gtk_file_filter_add_suffix (positions, "epd");
  gtk_file_chooser_add_filter (chooser, positions);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
}

/* Shows the system's file chooser; chosen is called with the window and the file. */
static void
choose (CheckbitWindow *self,
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

/* The file of an answered chooser, NULL where the person thought better of it. (transfer full) */
static GFile *
take_choice (CheckbitWindow *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  if (chooser == NULL || response != GTK_RESPONSE_ACCEPT)
    return NULL;
  return gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
}

static void
open_response_cb (CheckbitWindow *self, int response)
{
  g_autoptr (GFile) file = take_choice (self, response);

  if (file != NULL)
    checkbit_window_open_file (self, file);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  choose (user_data, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open Positions"), NULL,
          G_CALLBACK (open_response_cb));
}

/* --- Saving --------------------------------------------------------------------------------- */

/* The window is about the file it was saved to, unless it came from a list of positions: that
 * stays, to be stepped through further. */
static void
adopt_file (CheckbitWindow *self, FileJob *job)
{
  GFile *old = checkbit_document_get_file (self->document);
  gboolean is_copy = old != NULL && !checkbit_document_can_overwrite (self->document)
                     && !g_file_equal (old, job->file);

  if (!is_copy)
    checkbit_window_set_document (self, checkbit_document_new (job->file, NULL));
  g_autofree char *now = checkbit_game_dup_fen (self->game);
  if (g_str_equal (now, job->fen))
    checkbit_game_set_modified (self->game, FALSE);
  checkbit_window_update_title (self);
  remember_recent (job->file);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FileJob) job = user_data;
  CheckbitWindow *self = job->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  g_autofree char *text = NULL;

  if (!checkbit_file_save_finish (result, &error))
    {
      self->closing = FALSE;
      checkbit_window_explain (self, _ ("The File Could Not Be Saved"), error->message);
      return;
    }
  adopt_file (self, job);
  if (self->closing)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  text = g_strdup_printf (_ ("Saved “%s”"), name);
  checkbit_window_toast (self, text);
}

static void
save_to (CheckbitWindow *self, GFile *file)
{
  g_autofree char *fen = checkbit_game_dup_fen (self->game);
  g_autofree char *text = g_strconcat (fen, "\n", NULL);
  g_autoptr (GBytes) contents = g_bytes_new (text, strlen (text));

  FileJob *job = file_job_new (self, file);

  job->fen = g_steal_pointer (&fen);
  checkbit_file_save_async (file, contents, NULL, saved_cb, job);
}

static void
save_response_cb (CheckbitWindow *self, int response)
{
  g_autoptr (GFile) file = take_choice (self, response);

  if (file != NULL)
    save_to (self, file);
  else
    self->closing = FALSE;
}

/* A name to begin with: "position.fen", or after the list it is from, "mates-3.fen". (transfer
 * full) */
static char *
dup_suggested_name (CheckbitWindow *self)
{
  GFile *file = checkbit_document_get_file (self->document);
  if (file == NULL)
    return g_strdup (_ ("position.fen"));

  g_autofree char *name = checkbit_document_dup_file_name (file);
  if (checkbit_document_can_overwrite (self->document))
    return g_steal_pointer (&name);

  char *dot = strrchr (name, '.');
  if (dot != NULL && dot != name)
    *dot = '\0';
  return g_strdup_printf ("%s-%u.fen", name, checkbit_document_get_index (self->document) + 1);
}

static void
save_as (CheckbitWindow *self)
{
  g_autofree char *name = dup_suggested_name (self);

  choose (self, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save Position"), name,
          G_CALLBACK (save_response_cb));
}

/* A file that holds more than this position is never replaced by it: the person chooses a name. */
static void
save (CheckbitWindow *self)
{
  GFile *file = checkbit_document_get_file (self->document);

  if (file != NULL && checkbit_document_can_overwrite (self->document))
    save_to (self, file);
  else
    save_as (self);
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (user_data);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save_as (user_data);
}

/* --- Closing -------------------------------------------------------------------------------- */

static gboolean
close_cb (gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (user_data));
  return G_SOURCE_REMOVE;
}

static void
close_response_cb (CheckbitWindow *self, const char *response)
{
  if (g_str_equal (response, "cancel"))
    return;

  self->closing = TRUE;
  if (g_str_equal (response, "save"))
    save (self);
  else
    /* The dialog goes with its window, but not while it is still being answered. */
    g_idle_add_full (G_PRIORITY_DEFAULT, close_cb, g_object_ref (self), g_object_unref);
}

void
checkbit_window_ask_to_save (CheckbitWindow *self)
{
  GtkWidget *dialog
      = adw_message_dialog_new (GTK_WINDOW (self), _ ("Save the Position?"),
                                _ ("This game has changes that are not saved. Saving writes the "
                                   "position on the board to a file."));
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_responses (message,
                                    "cancel", _ ("_Cancel"),
                                    "discard", _ ("_Discard"),
                                    "save", _ ("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (message, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (message, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (message, "save");
  adw_message_dialog_set_close_response (message, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_response_cb), self,
                           G_CONNECT_SWAPPED);
  checkbit_plain_name_buttons (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
next_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_position_list_step (CHECKBIT_WINDOW (user_data)->position_list, 1);
}

static void
previous_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_position_list_step (CHECKBIT_WINDOW (user_data)->position_list, -1);
}

static const GActionEntry actions[] = {
  { .name = "open", .activate = open_cb },
  { .name = "save", .activate = save_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "next-position", .activate = next_position_cb },
  { .name = "previous-position", .activate = previous_position_cb },
};

void
checkbit_window_add_file_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
