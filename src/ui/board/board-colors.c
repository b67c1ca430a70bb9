/* Which colours the squares of every board have.
 *
 * A style sheet of a few named colours, laid over that of the theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-colors.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/board/board-style.h"

static const CheckbitBoardColors choices[] = {
  /* Translators: colours of the board, here and below */
  { "slate", NC_ ("board colors", "Slate") },   { "wood", NC_ ("board colors", "Wood") },
  { "forest", NC_ ("board colors", "Forest") }, { "plum", NC_ ("board colors", "Plum") },
  { "paper", NC_ ("board colors", "Paper") },
};

static GtkCssProvider *provider;
static const CheckbitBoardColors *chosen = &choices[0];

const CheckbitBoardColors *
checkbit_board_colors_get (guint index)
{
  return index < G_N_ELEMENTS (choices) ? &choices[index] : NULL;
}

/* The theme's own sheet has the default colours, and those of high contrast. */
static void
update (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (chosen == &choices[0] || adw_style_manager_get_high_contrast (manager))
    {
      gtk_css_provider_load_from_data (provider, "", 0);
      return;
    }
  g_autofree char *path
      = g_strdup_printf ("/io/github/checkbit/Checkbit/board-colors-%s%s.css", chosen->name,
                         adw_style_manager_get_dark (manager) ? "-dark" : "");
  gtk_css_provider_load_from_resource (provider, path);
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
