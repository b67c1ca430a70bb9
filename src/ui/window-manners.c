/* When the engines of a match agree to a draw or give up, as the preferences have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/window-private.h"

#include "ui/settings.h"

#define DRAWS_KEY "engine-draws"
#define RESIGNS_KEY "engine-resigns"

/* In centipawns, and for how many moves in a row. */
#define EVEN 10
#define EVEN_MOVES 8
#define LOST 900
#define LOST_MOVES 4

static void
update (CheckbitWindow *self)
{
  gboolean draws = checkbit_settings_get_boolean (self->settings, DRAWS_KEY, TRUE);
  gboolean resigns = checkbit_settings_get_boolean (self->settings, RESIGNS_KEY, FALSE);

  checkbit_match_set_draw_rule (self->match, draws ? EVEN : 0, EVEN_MOVES);
  checkbit_match_set_resign_rule (self->match, resigns ? LOST : 0, LOST_MOVES);
}

void
checkbit_window_init_manners (CheckbitWindow *self)
{
  update (self);
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::" DRAWS_KEY, G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" RESIGNS_KEY, G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}
