/* The name of a file, as it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The name without its folder, as valid UTF-8; "" if it has none. (transfer full) */
char *checkbit_file_dup_name (GFile *file);

G_END_DECLS
