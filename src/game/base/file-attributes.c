/* Extended attributes, which only Linux has in this form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/file-attributes.h"

#ifdef __linux__

#include <string.h>
#include <sys/xattr.h>

#define ACCESS_LIST "system.posix_acl_access"
#define USER_NAMESPACE "user."

/* The most that Linux keeps (XATTR_LIST_MAX, XATTR_SIZE_MAX); file systems mostly take less. */
#define MAX_BYTES 65536

gboolean
checkbit_file_has_access_list (const char *path)
{
  return getxattr (path, ACCESS_LIST, NULL, 0) >= 0;
}

void
checkbit_file_drop_access_list (int fd)
{
  fremovexattr (fd, ACCESS_LIST); /* fails where there is none */
}

static void
copy (int fd, const char *path, const char *name)
{
  g_autofree char *value = g_malloc (MAX_BYTES);
  ssize_t length = getxattr (path, name, value, MAX_BYTES);

  if (length < 0 || fsetxattr (fd, name, value, (size_t) length, 0) != 0)
    g_debug ("%s of %s could not be kept", name, path);
}

void
checkbit_file_copy_attributes (int fd, const char *path)
{
  g_autofree char *names = g_malloc (MAX_BYTES);
  ssize_t length = listxattr (path, names, MAX_BYTES);

  for (ssize_t at = 0; at < length; at += (ssize_t) strlen (names + at) + 1)
    if (g_str_equal (names + at, ACCESS_LIST) || g_str_has_prefix (names + at, USER_NAMESPACE))
      copy (fd, path, names + at);
}

#else

gboolean
checkbit_file_has_access_list (const char *path)
{
  return FALSE;
}

void
checkbit_file_drop_access_list (int fd)
{
}

void
checkbit_file_copy_attributes (int fd, const char *path)
{
}

#endif
