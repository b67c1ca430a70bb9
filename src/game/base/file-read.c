/* Reading one of the program's own small files synchronously.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* O_CLOEXEC and O_NONBLOCK are not in C17 alone. */
#define _POSIX_C_SOURCE 200809L

#include "game/base/file-read.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* Returns NULL. */
static GBytes *
set_error_from_errno (GError **error, int code)
{
  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code),
                       g_strerror (code));
  return NULL;
}

/* Reads up to one byte more than allowed, as a file may grow meanwhile. (transfer full) */
static GBytes *
read_all (int fd, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[16384];
  ssize_t n;

  while ((n = read (fd, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR))
    {
      if (n > 0)
        g_byte_array_append (bytes, buffer, (guint) n);
      if (bytes->len > CHECKBIT_FILE_READ_MOST)
        return set_error_from_errno (error, EFBIG);
    }
  if (n < 0)
    return set_error_from_errno (error, errno);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
checkbit_file_read (const char *path, GError **error)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  GBytes *bytes = NULL;
  struct stat state;

  if (fd < 0)
    return set_error_from_errno (error, errno);
  if (fstat (fd, &state) != 0)
    set_error_from_errno (error, errno);
  else if (!S_ISREG (state.st_mode))
    set_error_from_errno (error, S_ISDIR (state.st_mode) ? EISDIR : EINVAL);
  else
    bytes = read_all (fd, error);
  close (fd);
  return bytes;
}
