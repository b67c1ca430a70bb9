/* Finding sets by words of their title, and masks also by their id or formula.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/inspect/set.h"

G_BEGIN_DECLS

/* Prepares a typed text for matching; NULL if it is blank. (transfer full) (nullable) */
char *checkbit_mask_filter_new (const char *text);

/* Whether each word of the filter is in the set's title or expression or, of a mask, in its English
 * title or its formula; letter case does not matter. */
gboolean checkbit_mask_filter_matches (const char *filter, CheckbitSet *set);

G_END_DECLS
