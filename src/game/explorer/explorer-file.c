/* Indices of positions on the disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* lstat is not in C17 alone. */
#define _POSIX_C_SOURCE 200809L

#include "game/explorer/explorer-file.h"

#include <string.h>

#include <glib/gstdio.h>

#define MAGIC "CBEXPL3\n"
#define SUFFIX ".positions"

/* A temporary file of this age, in seconds, is no longer in use. */
#define SCRAP_AGE (24 * 60 * 60)

/* The most indices kept: each is about as large as its file of games. */
#define MAX_KEPT 6

void
checkbit_explorer_header_init (CheckbitExplorerHeader *header,
                               const CheckbitFileStamp *stamp,
                               guint max_plies)
{
  *header = (CheckbitExplorerHeader){ .order_mark = CHECKBIT_EXPLORER_ORDER_MARK,
                                      .size = stamp->size,
                                      .modified_us = stamp->modified_us,
                                      .inode = stamp->inode,
                                      .max_plies = max_plies };
  memcpy (header->magic, MAGIC, sizeof header->magic);
  g_strlcpy (header->etag, stamp->etag, sizeof header->etag);
}

void
checkbit_explorer_header_get_stamp (const CheckbitExplorerHeader *header, CheckbitFileStamp *stamp)
{
  *stamp = (CheckbitFileStamp){
    .exists = TRUE, .size = header->size, .modified_us = header->modified_us, .inode = header->inode
  };
  memcpy (stamp->etag, header->etag, sizeof stamp->etag - 1);
}

/* Whether an index belongs to the file with a stamp, covers at least as many moves, and has the
 * size in its header. */
static gboolean
is_valid (GMappedFile *map, const CheckbitFileStamp *stamp, guint max_plies)
{
  CheckbitExplorerHeader wanted, header;
  guint64 length = g_mapped_file_get_length (map);

  if (length < sizeof header)
    return FALSE;
  memcpy (&header, g_mapped_file_get_contents (map), sizeof header);
  checkbit_explorer_header_init (&wanted, stamp, MAX (max_plies, header.max_plies));
  wanted.n_records = header.n_records;
  wanted.n_games = header.n_games;
  length -= sizeof header;

  return memcmp (&wanted, &header, sizeof header) == 0
         && header.n_records <= length / sizeof (CheckbitExplorerRecord)
         && length - header.n_records * sizeof (CheckbitExplorerRecord)
                == (guint64) header.n_games * sizeof (CheckbitExplorerGame);
}

GMappedFile *
checkbit_explorer_map (const char *path,
                       const CheckbitFileStamp *stamp,
                       guint max_plies,
                       GError **error)
{
  GMappedFile *map = g_mapped_file_new (path, FALSE, error);

  if (map != NULL && !is_valid (map, stamp, max_plies))
    {
      g_clear_pointer (&map, g_mapped_file_unref);
      /* never displayed: the index is just rebuilt */
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "not an index of this file");
    }
  return map;
}

char *
checkbit_explorer_path (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  g_autofree char *folder
      = g_build_filename (g_get_user_cache_dir (), "checkbit", "explorer", NULL);
  g_autofree char *name = g_strconcat (digest, SUFFIX, NULL);

  g_mkdir_with_parents (folder, 0700);

  return g_build_filename (folder, name, NULL);
}

/* --- Cleaning up ------------------------------------------------------------------------------ */

typedef struct
{
  char *path;
  gint64 modified;
  guint64 size;
} Kept;

static void
kept_clear (gpointer data)
{
  g_free (((Kept *) data)->path);
}

static int
compare_kept (gconstpointer a, gconstpointer b)
{
  const Kept *left = a, *right = b;

  return left->modified != right->modified ? (left->modified > right->modified ? -1 : 1) : 0;
}

/* Whether a file is left from a program killed while it made an index; GIO chooses the name when it
 * replaces a file. A younger one is still being written. */
static gboolean
is_scrap (const char *name, gint64 modified)
{
  return (g_str_has_prefix (name, ".goutputstream-")
          || g_str_has_prefix (name, CHECKBIT_EXPLORER_SORTING))
         && modified < g_get_real_time () / G_USEC_PER_SEC - SCRAP_AGE;
}

/* Remembers an index, or removes a left-over file; other files are not ours. */
static void
look_at (GArray *all, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf status;

  if (g_lstat (path, &status) != 0 || !S_ISREG (status.st_mode))
    return;
  if (is_scrap (name, (gint64) status.st_mtime))
    g_unlink (path);
  if (!g_str_has_suffix (name, SUFFIX))
    return;
  Kept kept = { g_steal_pointer (&path), (gint64) status.st_mtime, (guint64) status.st_size };
  g_array_append_val (all, kept);
}

/* The indices of a folder, the most recently used first. */
static GArray *
list_kept (const char *folder)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_array_set_clear_func (all, kept_clear);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    look_at (all, folder, name);
  g_array_sort (all, compare_kept);

  return all;
}

void
checkbit_explorer_sweep (const char *path, guint64 max_bytes)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GArray) all = list_kept (folder);
  guint64 bytes = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const Kept *kept = &g_array_index (all, Kept, i);
      bytes += kept->size;
      if ((i >= MAX_KEPT || bytes > max_bytes) && !g_str_equal (kept->path, path))
        g_unlink (kept->path);
    }
}
