/* Leaves out buttons of a narrow window, so that its title can be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/header-layout.h"

static gboolean
is_needed (const char *button)
{
  return !g_str_equal (button, "minimize") && !g_str_equal (button, "maximize");
}

/* Appends the buttons of one side. */
static void
append_side (GString *reduced, const char *side)
{
  g_auto (GStrv) buttons = g_strsplit (side, ",", -1);
  const char *separator = "";

  for (char **button = buttons; *button != NULL; button++)
    if (is_needed (*button))
      {
        g_string_append_printf (reduced, "%s%s", separator, *button);
        separator = ",";
      }
}

char *
checkbit_header_layout_reduce (const char *layout)
{
  g_return_val_if_fail (layout != NULL, NULL);

  g_auto (GStrv) sides = g_strsplit (layout, ":", -1);
  GString *reduced = g_string_new (NULL);

  for (char **side = sides; *side != NULL; side++)
    {
      if (side != sides)
        g_string_append_c (reduced, ':');
      append_side (reduced, *side);
    }
  return g_string_free (reduced, FALSE);
}

void
checkbit_header_layout_apply (AdwHeaderBar *header, gboolean reduced)
{
  g_autofree char *desktop = NULL;
  g_autofree char *layout = NULL;

  g_return_if_fail (ADW_IS_HEADER_BAR (header));

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (header)), "gtk-decoration-layout", &desktop,
                NULL);
  if (reduced && desktop != NULL)
    layout = checkbit_header_layout_reduce (desktop);
  adw_header_bar_set_decoration_layout (header, layout);
}

void
checkbit_header_layout_count_pixels (AdwClamp *clamp)
{
  const int pixels = 0; /* ADW_LENGTH_UNIT_PX */

  g_return_if_fail (ADW_IS_CLAMP (clamp));

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (clamp), "unit") != NULL)
    g_object_set (clamp, "unit", pixels, NULL);
}
