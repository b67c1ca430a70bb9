/* Which colors the squares of every board have.
 *
 * A style sheet of a few named colors, laid over that of the theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-colors.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/board/board-style.h"
#include "ui/checkbit-board-colors-resources.h"

#define COLORS(name, title)                                                                        \
  {                                                                                                \
    name, title                                                                                    \
  }

/* The only place that names them: src/ui/meson.build finds the style sheets in colors/ by these
 * rows, each on a line of its own. The default is part of the theme and has none. */
static const CheckbitBoardColors choices[] = {
  /* clang-format off */
  /* Translators: colors of the board, here and below */
  { "slate", NC_ ("board colors", "Slate") },
  COLORS ("wood", NC_ ("board colors", "Wood")),
  COLORS ("forest", NC_ ("board colors", "Forest")),
  COLORS ("plum", NC_ ("board colors", "Plum")),
  COLORS ("paper", NC_ ("board colors", "Paper")),
  COLORS ("ocean", NC_ ("board colors", "Ocean")),
  COLORS ("mint", NC_ ("board colors", "Mint")),
  COLORS ("rose", NC_ ("board colors", "Rose")),
  COLORS ("terracotta", NC_ ("board colors", "Terracotta")),
  /* clang-format on */
};

/* In a style sheet, this line precedes the colors for dark themes. */
#define DARK "/* --- On a dark theme --- */"

static GtkCssProvider *provider;
static const CheckbitBoardColors *chosen = &choices[0];

const CheckbitBoardColors *
checkbit_board_colors_get (guint index)
{
  return index < G_N_ELEMENTS (choices) ? &choices[index] : NULL;
}

char *
checkbit_board_colors_dup_sheet (const CheckbitBoardColors *colors, gboolean dark)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  char *divide;

  g_return_val_if_fail (colors != NULL, NULL);

  if (colors == &choices[0])
    return g_strdup ("");
  path = g_strdup_printf ("/io/github/checkbit/Checkbit/board-colors/%s.css", colors->name);
  bytes = g_resource_lookup_data (checkbit_board_colors_get_resource (), path,
                                  G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_return_val_if_fail (bytes != NULL, g_strdup (""));
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  divide = strstr (text, DARK);
  g_return_val_if_fail (divide != NULL, g_strdup (""));
  if (dark)
    return g_strdup (divide + strlen (DARK));
  *divide = '\0';

  return g_steal_pointer (&text);
}

/* Looks a color up in the text of a style sheet, by its name and the space after it. */
static gboolean
find_color (const char *text, const char *name, GdkRGBA *color)
{
  const char *found = strstr (text, name);
  g_autofree char *value = NULL;

  if (found == NULL)
    return FALSE;
  found += strlen (name);
  value = g_strndup (found, strcspn (found, ";"));
  return gdk_rgba_parse (color, value);
}

void
checkbit_board_colors_get_squares (const CheckbitBoardColors *colors,
                                   gboolean dark,
                                   GdkRGBA *light_square,
                                   GdkRGBA *dark_square)
{
  g_autofree char *own = checkbit_board_colors_dup_sheet (colors, dark);
  const char *path = dark ? "/io/github/checkbit/Checkbit/board-dark.css"
                          : "/io/github/checkbit/Checkbit/board-light.css";
  g_autoptr (GBytes) theme = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (own != NULL);

  checkbit_board_style_ensure ();
  theme = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_return_if_fail (theme != NULL);
  /* A color missing from the choice is taken from the theme. */
  text = g_strdup_printf ("%s%.*s", own, (int) g_bytes_get_size (theme),
                          (const char *) g_bytes_get_data (theme, NULL));
  if (!find_color (text, "@define-color board_light ", light_square)
      || !find_color (text, "@define-color board_dark ", dark_square))
    g_critical ("The board colors %s lack a square's", colors->name);
}

/* The theme's own sheet has the colors of high contrast. */
static void
update (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean high = adw_style_manager_get_high_contrast (manager);
  g_autofree char *sheet = checkbit_board_colors_dup_sheet (high ? &choices[0] : chosen,
                                                            adw_style_manager_get_dark (manager));

  gtk_css_provider_load_from_data (provider, sheet, -1);
}

static void
ensure_provider (void)
{
  AdwStyleManager *manager;

  if (provider != NULL)
    return;
  checkbit_board_style_ensure ();
  manager = adw_style_manager_get_default ();
  provider = gtk_css_provider_new ();
  g_signal_connect (manager, "notify::dark", G_CALLBACK (update), NULL);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (update), NULL);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

void
checkbit_board_colors_use (const char *name)
{
  const CheckbitBoardColors *wanted = &choices[0];

  g_return_if_fail (name != NULL);

  for (guint i = 1; i < G_N_ELEMENTS (choices); i++)
    if (g_str_equal (name, choices[i].name))
      wanted = &choices[i];
  if (chosen == wanted)
    return;

  chosen = wanted;
  ensure_provider ();
  update ();
}
