/* The look that someone has chosen for every board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/appearance.h"

#include <glib/gi18n-lib.h>

#include "ui/board/board-colors.h"
#include "ui/board/piece-folder.h"
#include "ui/board/piece-set.h"
#include "ui/app/window.h"

/* Ends the reading of a folder that is no longer wanted, so that it cannot come after what was
 * chosen since. */
static GCancellable *reading;

/* Says in a window, where there is one, that the pieces stay as they were. */
static void
note_reason (const GError *error)
{
  GListModel *windows = gtk_window_get_toplevels ();
  /* Translators: %s is a sentence that says why, such as "There is no white-king.svg in that
   * folder." */
  g_autofree char *text
      = g_strdup_printf (_ ("The chosen pieces cannot be drawn. %s"), error->message);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (CHECKBIT_IS_WINDOW (window))
        {
          checkbit_window_show_note (CHECKBIT_WINDOW (window), text);
          return;
        }
    }
  g_printerr ("checkbit: %s\n", text);
}

static void
folder_loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GSettings) settings = data;
  g_autofree char *name = g_settings_get_string (settings, "piece-set");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) drawings = checkbit_piece_folder_load_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (drawings == NULL)
    note_reason (error);
  else if (g_str_equal (name, "folder"))
    checkbit_piece_set_use_pictures (checkbit_piece_set_get_default (), drawings);
}

static void
use_pieces (GSettings *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "piece-set");
  g_autofree char *uri = g_settings_get_string (settings, "piece-folder");

  g_cancellable_cancel (reading);
  g_clear_object (&reading);
  if (!g_str_equal (name, "folder"))
    checkbit_piece_set_use (checkbit_piece_set_get_default (), name);
  else if (*uri != '\0')
    {
      g_autoptr (GFile) folder = g_file_new_for_uri (uri);

      reading = g_cancellable_new ();
      checkbit_piece_folder_load_async (folder, reading, folder_loaded_cb, g_object_ref (settings));
    }
}

static void
use_colors (GSettings *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "board-colors");

  checkbit_board_colors_use (name);
}

void
checkbit_appearance_follow (GSettings *settings)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_signal_connect (settings, "changed::piece-set", G_CALLBACK (use_pieces), NULL);
  g_signal_connect (settings, "changed::piece-folder", G_CALLBACK (use_pieces), NULL);
  g_signal_connect (settings, "changed::board-colors", G_CALLBACK (use_colors), NULL);
  use_pieces (settings);
  use_colors (settings);
}
