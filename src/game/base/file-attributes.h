/* What the system keeps about a file beside its contents, its times and its permissions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether the file at path has an access control list. Its permissions for the group are then in
 * truth the most that any entry of the list gets. */
gboolean checkbit_file_has_access_list (const char *path);

/* Takes the access control list from the open file fd that it has from its folder. */
void checkbit_file_drop_access_list (int fd);

/* Gives the open file fd what a person or a file manager has attached to the file at path: its
 * extended attributes under "user.", such as tags and comments, and its access control list. What
 * the file system does not take is left out. */
void checkbit_file_copy_attributes (int fd, const char *path);

G_END_DECLS
