/* Numbers and times as people read them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-text.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#define MINUTE 60.0
#define HOUR (60 * MINUTE)
#define DAY (24 * HOUR)
#define YEAR (365.25 * DAY)

char *
checkbit_perft_text_count (guint64 count)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, count);
  const char *separator = localeconv ()->thousands_sep;
  gsize n = strlen (digits);
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    {
      if (i > 0 && (n - i) % 3 == 0 && g_utf8_validate (separator, -1, NULL))
        g_string_append (text, separator);
      g_string_append_c (text, digits[i]);
    }
  return g_string_free (text, FALSE);
}

char *
checkbit_perft_text_time (double seconds)
{
  g_autofree char *years = NULL;

  if (seconds < 0.1)
    /* Translators: milliseconds */
    return g_strdup_printf (_ ("%.1f ms"), seconds * 1000);
  if (seconds < 10)
    /* Translators: seconds */
    return g_strdup_printf (_ ("%.2f s"), seconds);
  if (seconds < MINUTE)
    /* Translators: seconds */
    return g_strdup_printf (_ ("%.0f s"), seconds);
  if (seconds < HOUR)
    /* Translators: minutes and seconds */
    return g_strdup_printf (_ ("%d min %d s"), (int) (seconds / MINUTE), (int) seconds % 60);
  if (seconds < DAY)
    /* Translators: hours and minutes */
    return g_strdup_printf (_ ("%d h %d min"), (int) (seconds / HOUR),
                            (int) (seconds / MINUTE) % 60);
  if (seconds < YEAR)
    return g_strdup_printf (
        ngettext ("about %.0f day", "about %.0f days", (gulong) (seconds / DAY + 0.5)),
        seconds / DAY);
  if (seconds > 1e12 * YEAR)
    return g_strdup (_ ("longer than anybody can wait"));
  years = checkbit_perft_text_count ((guint64) (seconds / YEAR));
  return g_strdup_printf (
      /* Translators: %s is a number */
      ngettext ("about %s year", "about %s years", (gulong) (seconds / YEAR)), years);
}

char *
checkbit_perft_text_speed (guint64 nodes, double seconds)
{
  g_autofree char *count = checkbit_perft_text_count (nodes);
  g_autofree char *time = checkbit_perft_text_time (seconds);
  g_autofree char *speed
      = checkbit_perft_text_count ((guint64) ((double) nodes / MAX (seconds, 1e-6)));

  return g_strdup_printf (
      /* Translators: a count, a time such as “0.34 s”, a count */
      ngettext ("%s node in %s, %s per second", "%s nodes in %s, %s per second", (gulong) nodes),
      count, time, speed);
}
