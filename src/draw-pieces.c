/* Draws the twelve pieces of a folder once, large, and writes their pixels to its output.
 *
 *   checkbit-draw-pieces URI
 *
 * This is a program of its own because a drawing is a program too: one of a few lines can take
 * hours and all of the memory, and librsvg, once it draws, cannot be told to stop. A thread with
 * it could only be left behind; this process has limits that the kernel keeps, and can be
 * killed.
 *
 * The output is CHECKBIT_PIECE_PICTURE_BYTES for each piece in the order of ChessPiece, or
 * nothing, and a translated sentence on standard error, with 1 as the exit status.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#include <cairo.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <librsvg/rsvg.h>

#include "chess/types.h"
#include "game/base/installed.h"
#include "game/inspect/piece-drawings.h"
#include "picture/piece-picture.h"

#define MAX_LENGTH (1024 * 1024)

/* Some hundred times what the drawings need that people play with. */
#define MAX_SECONDS 2
#ifndef SANITIZED
#define MAX_ADDRESSES ((rlim_t) 1 << 30)
#else
#define MAX_ADDRESSES RLIM_INFINITY /* sanitizers reserve terabytes, of which they use little */
#endif

/* --- Reading ---------------------------------------------------------------------------------- */

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
read_file (GFile *file, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autoptr (GBytes) bytes = NULL;

  if (stream == NULL)
    return NULL;
  bytes = g_input_stream_read_bytes (G_INPUT_STREAM (stream), MAX_LENGTH + 1, NULL, error);
  if (bytes != NULL && g_bytes_get_size (bytes) > MAX_LENGTH)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("it is larger than 1 MiB"));
      return NULL;
    }
  return g_steal_pointer (&bytes);
}

/* Finds the first file of every piece. Returns the first that is missing, or CHESS_PIECE_NONE. */
static ChessPiece
find_files (GFileEnumerator *children, GFile *files[CHESS_N_PIECES])
{
  GFileInfo *info;
  GFile *child;

  while (g_file_enumerator_iterate (children, &info, &child, NULL, NULL) && info != NULL)
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

/* --- Drawing ---------------------------------------------------------------------------------- */

static gboolean
draw (RsvgHandle *handle, cairo_surface_t *surface, GError **error)
{
  RsvgRectangle viewport = { 0, 0, CHECKBIT_PIECE_PICTURE_SIDE, CHECKBIT_PIECE_PICTURE_SIDE };
  cairo_t *cr = cairo_create (surface);
  gboolean done = rsvg_handle_render_document (handle, cr, &viewport, error);

  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return done;
}

/* Whether anything of it can be seen: pieces that nobody sees would pass for an empty board. */
static gboolean
is_visible (cairo_surface_t *surface, GError **error)
{
  const guint32 *pixels = (const guint32 *) (gpointer) cairo_image_surface_get_data (surface);

  for (gsize i = 0; i < CHECKBIT_PIECE_PICTURE_BYTES / sizeof *pixels; i++)
    if (pixels[i] != 0)
      return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       /* Translators: why a drawing of a piece is not taken */
                       _ ("it shows nothing"));
  return FALSE;
}

/* A drawing's pixels. (transfer full) */
static cairo_surface_t *
draw_bytes (GBytes *bytes, GError **error)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  RsvgHandle *handle = rsvg_handle_new_from_data (data, length, error);
  cairo_surface_t *surface;
  gboolean done;

  if (handle == NULL)
    return NULL;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CHECKBIT_PIECE_PICTURE_SIDE,
                                        CHECKBIT_PIECE_PICTURE_SIDE);
  done = draw (handle, surface, error) && is_visible (surface, error);
  g_object_unref (handle);
  if (!done)
    g_clear_pointer (&surface, cairo_surface_destroy);
  return surface;
}

static cairo_surface_t *
draw_file (GFile *file, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GBytes) bytes = read_file (file, &reason);
  cairo_surface_t *surface = bytes != NULL ? draw_bytes (bytes, &reason) : NULL;

  if (surface == NULL)
    /* Translators: the name of a file, then why it is not a drawing */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s cannot be read: %s"), name,
                 reason->message);
  return surface;
}

static gboolean
draw_files (GFile *files[CHESS_N_PIECES],
            cairo_surface_t *surfaces[CHESS_N_PIECES],
            GError **error)
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    if ((surfaces[piece] = draw_file (files[piece], error)) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
draw_folder (GFile *folder, cairo_surface_t *surfaces[CHESS_N_PIECES], GError **error)
{
  g_autoptr (GFileEnumerator) children = g_file_enumerate_children (
      folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, error);
  GFile *files[CHESS_N_PIECES] = { NULL };
  gboolean done = FALSE;
  ChessPiece missing;

  if (children == NULL)
    return FALSE;
  missing = find_files (children, files);
  if (missing == CHESS_PIECE_NONE)
    done = draw_files (files, surfaces, error);
  else
    /* Translators: the name of a file: "white-king" */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is no %s.svg in that folder."),
                 checkbit_piece_drawing_name ((ChessPiece) missing));
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    g_clear_object (&files[piece]);
  return done;
}

/* --- The program ------------------------------------------------------------------------------ */

static void
set_limit (int resource, rlim_t most)
{
  struct rlimit limit;

  if (getrlimit (resource, &limit) != 0)
    return;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY ? most : MIN (most, limit.rlim_max);
  setrlimit (resource, &limit);
}

static void
write_pictures (cairo_surface_t *surfaces[CHESS_N_PIECES])
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    fwrite (cairo_image_surface_get_data (surfaces[piece]), 1, CHECKBIT_PIECE_PICTURE_BYTES,
            stdout);
}

int
main (int argc, char *argv[])
{
  cairo_surface_t *surfaces[CHESS_N_PIECES] = { NULL };
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *locales = checkbit_installed_locales ();
  gboolean drawn;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locales);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (argc != 2)
    return 2;

  set_limit (RLIMIT_CPU, MAX_SECONDS);
  set_limit (RLIMIT_AS, MAX_ADDRESSES);
  set_limit (RLIMIT_CORE, 0);
  folder = g_file_new_for_uri (argv[1]);
  drawn = draw_folder (folder, surfaces, &error);
  if (drawn)
    write_pictures (surfaces);
  else
    fputs (error->message, stderr); /* UTF-8, whatever the terminal's characters are */
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    g_clear_pointer (&surfaces[piece], cairo_surface_destroy);
  return drawn && fflush (stdout) == 0 ? 0 : 1;
}
