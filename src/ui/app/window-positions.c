/* Files of positions: opened, stepped through, and the position on the board written to one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "game/base/file-save.h"

typedef struct
{
  CheckbitWindow *window; /* owned */
  GFile *file;            /* owned */
  char *fen;              /* what was written; NULL while opening */
  CheckbitPgnStamp stamp; /* the file as it was when reading began */
} Job;

static Job *
job_new (CheckbitWindow *self, GFile *file)
{
  Job *job = g_new0 (Job, 1);

  job->window = g_object_ref (self);
  job->file = g_object_ref (file);
  return job;
}

static void
job_free (Job *job)
{
  g_object_unref (job->window);
  g_object_unref (job->file);
  g_free (job->fen);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

/* --- Opening -------------------------------------------------------------------------------- */

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
show_lines (CheckbitWindow *self, const Job *job, GPtrArray *lines)
{
  guint index = first_position (lines);
  const CheckbitPositionLine *line = g_ptr_array_index (lines, index);
  CheckbitDocument *document = checkbit_document_new (job->file, lines);
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  /* Translators: a file's name */
  g_autofree char *toast = g_strdup_printf (_ ("Opened “%s”"), name);

  checkbit_document_set_index (document, index);
  checkbit_document_set_stamp (document, &job->stamp);
  checkbit_window_replace_game (self, &line->position, document,
                                checkbit_controller_has_blank_game (self->controller) ? NULL
                                                                                      : toast);
  checkbit_window_remember_file (job->file);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  GPtrArray *lines = checkbit_position_file_load_finish (result, &error);

  if (lines != NULL && !g_cancellable_is_cancelled (job->window->cancellable))
    {
      show_lines (job->window, job, lines);
      return;
    }
  g_clear_pointer (&lines, g_ptr_array_unref);
  if (error == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  checkbit_window_explain (job->window, _ ("The File Could Not Be Opened"), error->message);
}

void
checkbit_window_open_positions (CheckbitWindow *self, GFile *file)
{
  Job *job = job_new (self, file);

  if (g_file_peek_path (file) != NULL)
    checkbit_pgn_stamp_query (&job->stamp, file, NULL);
  checkbit_position_file_load_async (file, self->cancellable, loaded_cb, job);
}

void
checkbit_window_show_line (CheckbitWindow *self, guint index)
{
  GPtrArray *lines
      = checkbit_document_get_lines (checkbit_controller_get_document (self->controller));
  const CheckbitPositionLine *line = g_ptr_array_index (lines, index);
  GFile *file = checkbit_document_get_file (checkbit_controller_get_document (self->controller));
  gboolean played = checkbit_game_get_modified (self->game);

  if (line->error.kind != CHESS_FEN_OK)
    return;
  CheckbitDocument *document = checkbit_document_new (file, g_ptr_array_ref (lines));
  checkbit_document_set_index (document, index);
  checkbit_document_copy_stamp (document, checkbit_controller_get_document (self->controller));
  checkbit_window_replace_game (self, &line->position, document,
                                played ? _ ("Another position: the moves were put aside") : NULL);
}

/* --- Saving --------------------------------------------------------------------------------- */

/* The window is about the file it was saved to, unless it came from a list of positions or games:
 * that stays, to be stepped through further. */
static void
adopt_file (CheckbitWindow *self, const Job *job)
{
  GFile *old = checkbit_document_get_file (checkbit_controller_get_document (self->controller));
  gboolean is_copy
      = old != NULL
        && !checkbit_document_can_overwrite (checkbit_controller_get_document (self->controller))
        && !g_file_equal (old, job->file);
  g_autofree char *now = checkbit_game_dup_fen (self->game);

  checkbit_window_remember_file (job->file);
  if (is_copy)
    return;
  CheckbitDocument *document = checkbit_document_new (job->file, NULL);
  CheckbitPgnStamp stamp = { 0 };
  if (g_file_peek_path (job->file) != NULL && checkbit_pgn_stamp_query (&stamp, job->file, NULL))
    checkbit_document_set_stamp (document, &stamp);
  checkbit_window_set_document (self, document);
  if (g_str_equal (now, job->fen))
    checkbit_game_set_modified (self->game, FALSE);
  checkbit_window_update_title (self);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Job) job = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = checkbit_document_dup_file_name (job->file);
  g_autofree char *text = NULL;

  if (!checkbit_file_save_finish (result, &error))
    {
      checkbit_window_explain (job->window, _ ("The File Could Not Be Saved"), error->message);
      return;
    }
  adopt_file (job->window, job);
  text = g_strdup_printf (_ ("Saved “%s”"), name);
  checkbit_window_toast (job->window, text);
}

void
checkbit_window_save_position (CheckbitWindow *self, GFile *file)
{
  g_autofree char *fen = checkbit_game_dup_fen (self->game);
  g_autofree char *text = g_strconcat (fen, "\n", NULL);
  g_autoptr (GBytes) contents = g_bytes_new (text, strlen (text));
  Job *job = job_new (self, file);

  job->fen = g_steal_pointer (&fen);
  checkbit_file_save_async (file, contents, NULL, saved_cb, job);
}
