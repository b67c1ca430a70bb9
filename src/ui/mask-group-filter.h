/* Finding masks by words of their title, id or formula.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/mask.h"

G_BEGIN_DECLS

/* A typed text made ready for matching; NULL where it says nothing. (transfer full) (nullable) */
char *checkbit_mask_filter_new (const char *text);

/* Whether each word of the filter is in the mask's title, in English or translated, its id or
 * its formula; letter case does not matter. */
gboolean checkbit_mask_filter_matches (const char *filter, const ChessMask *mask);

G_END_DECLS
