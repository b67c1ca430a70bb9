/* Names of players in PGN's form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/player-name.h"

#include <string.h>

#include "game/text/shown-text.h"

char *
checkbit_player_name_dup_family (const char *name, guint most)
{
  const char *comma;
  g_autofree char *family = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  comma = strchr (name, ',');
  family = comma != NULL && comma > name ? g_strndup (name, (gsize) (comma - name)) : NULL;
  return checkbit_shown_line (family != NULL ? family : name, most);
}
