/* Finding masks by words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group-filter.h"

#include <string.h>

#include "game/inspect/mask-model.h"

/* A text normalized for searching. */
static char *
normalize (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

/* All words that find a set. (transfer full) */
static char *
dup_words (CheckbitSet *set)
{
  const ChessMask *mask = CHECKBIT_IS_MASK_ITEM (set)
                              ? checkbit_mask_item_get_mask (CHECKBIT_MASK_ITEM (set))
                              : NULL;
  const char *expression = checkbit_set_get_expression (set);

  return g_strjoin ("\n", checkbit_set_get_title (set), expression != NULL ? expression : "",
                    mask != NULL ? mask->title : "",
                    mask != NULL && mask->formula != NULL ? mask->formula : "", NULL);
}

gboolean
checkbit_mask_filter_matches (const char *filter, CheckbitSet *set)
{
  g_autofree char *all = dup_words (set);
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
