/* Drawings of the twelve pieces in a folder that someone has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/piece-folder.h"

#include <glib/gi18n-lib.h>

#include "game/piece-drawings.h"

#define MAX_LENGTH (1024 * 1024)

/* The pieces as other programs name their files. */
static const char *const short_names[CHESS_N_PIECES] = {
  "wp", "wn", "wb", "wr", "wq", "wk", "bp", "bn", "bb", "br", "bq", "bk",
};

/* The piece that a file draws; CHESS_PIECE_NONE for none. */
static ChessPiece
find_piece (const char *file_name)
{
  g_autofree char *lower = g_ascii_strdown (file_name, -1);

  if (!g_str_has_suffix (lower, ".svg"))
    return CHESS_PIECE_NONE;
  lower[strlen (lower) - strlen (".svg")] = '\0';
  g_strdelimit (lower, "_", '-');
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    if (g_str_equal (lower, checkbit_piece_drawing_name (piece))
        || g_str_equal (lower, short_names[piece]))
      return piece;
  return CHESS_PIECE_NONE;
}

/* The bytes of a file that is not too long for a drawing. (transfer full) */
static GBytes *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GBytes) bytes = NULL;

  if (stream == NULL)
    return NULL;
  bytes = g_input_stream_read_bytes (G_INPUT_STREAM (stream), MAX_LENGTH + 1, cancellable, error);
  if (bytes != NULL && g_bytes_get_size (bytes) > MAX_LENGTH)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("it is longer than a mebibyte"));
      return NULL;
    }
  return g_steal_pointer (&bytes);
}

static RsvgHandle *
load_drawing (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GBytes) bytes = read_file (file, cancellable, &reason);
  RsvgHandle *handle = NULL;

  if (bytes != NULL)
    {
      gsize length;
      const guint8 *data = g_bytes_get_data (bytes, &length);

      handle = rsvg_handle_new_from_data (data, length, &reason);
    }
  if (handle == NULL)
    /* Translators: the name of a file, then why it is no drawing */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s cannot be read: %s"), name,
                 reason->message);
  return handle;
}

/* Finds the first file of every piece. Returns the first that is missing, or CHESS_PIECE_NONE. */
static ChessPiece
find_files (GFileEnumerator *children, GFile *files[CHESS_N_PIECES], GCancellable *cancellable)
{
  GFileInfo *info;
  GFile *child;

  while (g_file_enumerator_iterate (children, &info, &child, cancellable, NULL) && info != NULL)
    {
      ChessPiece piece = find_piece (g_file_info_get_name (info));

      if (piece != CHESS_PIECE_NONE && files[piece] == NULL)
        files[piece] = g_object_ref (child);
    }
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    if (files[piece] == NULL)
      return piece;
  return CHESS_PIECE_NONE;
}

static GPtrArray *
load_files (GFile *files[CHESS_N_PIECES], GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) drawings = g_ptr_array_new_with_free_func (g_object_unref);

  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      RsvgHandle *drawing = load_drawing (files[piece], cancellable, error);

      if (drawing == NULL)
        return NULL;
      g_ptr_array_add (drawings, drawing);
    }
  return g_steal_pointer (&drawings);
}

static GPtrArray *
load_folder (GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileEnumerator) children
      = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE,
                                   cancellable, error);
  GFile *files[CHESS_N_PIECES] = { NULL };
  GPtrArray *drawings = NULL;
  ChessPiece missing;

  if (children == NULL)
    return NULL;
  missing = find_files (children, files, cancellable);
  if (missing == CHESS_PIECE_NONE)
    drawings = load_files (files, cancellable, error);
  else
    /* Translators: the name of a file: "white-king" */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is no %s.svg in that folder."),
                 checkbit_piece_drawing_name ((ChessPiece) missing));
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    g_clear_object (&files[piece]);
  return drawings;
}

static void
load_thread (GTask *task, gpointer source, gpointer folder, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *drawings = load_folder (folder, cancellable, &error);

  if (drawings != NULL)
    g_task_return_pointer (task, drawings, (GDestroyNotify)g_ptr_array_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
checkbit_piece_folder_load_async (GFile *folder,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  g_return_if_fail (G_IS_FILE (folder));

  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_task_data (task, g_object_ref (folder), g_object_unref);
  g_task_run_in_thread (task, load_thread);
}

GPtrArray *
checkbit_piece_folder_load_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
