/* Finding masks by words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/mask-group-filter.h"

#include <glib/gi18n-lib.h>

/* A text as searches compare it. */
static char *
normalize (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

gboolean
checkbit_mask_filter_matches (const char *filter, const ChessMask *mask)
{
  const char *formula = mask->formula != NULL ? mask->formula : "";
  g_autofree char *all = g_strjoin ("\n", _ (mask->title), mask->title, mask->id, formula, NULL);
  g_autofree char *text = normalize (all);
  g_auto (GStrv) words = g_strsplit_set (filter, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (text, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

char *
checkbit_mask_filter_new (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text != NULL ? text : ""));

  return *stripped != '\0' ? normalize (stripped) : NULL;
}
