/* Drawings of the twelve pieces, loaded from a folder.
 *
 * A separate program with resource limits draws them: see draw-pieces.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/piece-folder.h"

#include <glib/gi18n-lib.h>

#include "chess/types.h"
#include "picture/own-program.h"

/* That program limits its own processor time; this is for a disk that does not respond. */
#define PATIENCE_SECONDS 30

typedef struct
{
  GSubprocess *process; /* owned */
  guint timeout;
  gboolean late;
} Drawing;

static void
drawing_free (Drawing *drawing)
{
  g_clear_handle_id (&drawing->timeout, g_source_remove);
  g_clear_object (&drawing->process);
  g_free (drawing);
}

/* --- The program that draws ------------------------------------------------------------------- */

/* Why it failed, as a sentence. */
static GError *
dup_reason (const Drawing *drawing, GBytes *words)
{
  gsize length;
  const char *text = g_bytes_get_data (words, &length);
  g_autofree char *sentence = g_utf8_make_valid (length > 0 ? text : "", (gssize) length);

  if (!drawing->late && g_subprocess_get_if_exited (drawing->process) && length > 0)
    return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                              _ ("They take too much time or memory to draw."));
}

/* The pictures of all pieces, one after another, as an array. (transfer full) */
static GPtrArray *
split_pictures (GBytes *all)
{
  GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (gsize piece = 0; piece < CHESS_N_PIECES; piece++)
    g_ptr_array_add (pictures, g_bytes_new_from_bytes (all, piece * CHECKBIT_PIECE_PICTURE_BYTES,
                                                       CHECKBIT_PIECE_PICTURE_BYTES));
  return pictures;
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Drawing *drawing = g_object_get_data (G_OBJECT (task), "drawing");
  g_autoptr (GBytes) pictures = NULL;
  g_autoptr (GBytes) words = NULL;
  GError *error = NULL;

  g_clear_handle_id (&drawing->timeout, g_source_remove);
  if (!g_subprocess_communicate_finish (drawing->process, result, &pictures, &words, &error))
    {
      g_subprocess_force_exit (drawing->process);
      g_task_return_error (task, error);
    }
  else if (g_subprocess_get_successful (drawing->process)
           && g_bytes_get_size (pictures) == CHESS_N_PIECES * CHECKBIT_PIECE_PICTURE_BYTES)
    g_task_return_pointer (task, split_pictures (pictures), (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, dup_reason (drawing, words));
}

static gboolean
late_cb (gpointer user_data)
{
  Drawing *drawing = user_data;

  drawing->timeout = 0;
  drawing->late = TRUE;
  g_subprocess_force_exit (drawing->process);
  return G_SOURCE_REMOVE;
}

/* --- Loading ---------------------------------------------------------------------------------- */

void
checkbit_piece_folder_load_async (GFile *folder,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  g_return_if_fail (G_IS_FILE (folder));

  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  g_autofree char *program = checkbit_own_program_find ("checkbit-draw-pieces");
  g_autofree char *uri = g_file_get_uri (folder);
  Drawing *drawing = g_new0 (Drawing, 1);
  GError *error = NULL;

  g_task_set_task_data (task, g_object_ref (folder), g_object_unref);
  g_object_set_data_full (G_OBJECT (task), "drawing", drawing, (GDestroyNotify) drawing_free);
  drawing->process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error,
                          program, uri, NULL);
  if (drawing->process == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  drawing->timeout = g_timeout_add_seconds (PATIENCE_SECONDS, late_cb, drawing);
  g_subprocess_communicate_async (drawing->process, NULL, cancellable, drawn_cb,
                                  g_steal_pointer (&task));
}

GFile *
checkbit_piece_folder_get_folder (GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_get_task_data (G_TASK (result));
}

GPtrArray *
checkbit_piece_folder_load_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
