/* Shared by the trials.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "trial.h"

gboolean
trial_is_long (void)
{
  return g_strcmp0 (g_getenv ("CHECKBIT_TRIAL"), "long") == 0;
}

guint
trial_count (guint in_short, guint in_long)
{
  return trial_is_long () ? in_long : in_short;
}

static guint32
choose_seed (void)
{
  const char *text = g_getenv ("CHECKBIT_TRIAL_SEED");
  guint64 seed;

  if (text == NULL)
    return trial_is_long () ? g_random_int () : 1;
  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32, &seed, NULL))
    g_error ("CHECKBIT_TRIAL_SEED is '%s', which is no number of 32 bits", text);
  return (guint32) seed;
}

guint32
trial_seed (void)
{
  static gsize chosen;
  static guint32 seed;

  if (g_once_init_enter (&chosen))
    {
      seed = choose_seed ();
      trial_report ("seed %u (CHECKBIT_TRIAL_SEED=%u tries the same again)", seed, seed);
      g_once_init_leave (&chosen, 1);
    }
  return seed;
}

void
trial_report (const char *format, ...)
{
  /* GLib takes the whole path of a test for its name. */
  g_autofree char *name = g_path_get_basename (g_get_prgname ());
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s: %s", name, text);
}
