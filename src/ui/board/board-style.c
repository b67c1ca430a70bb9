/* The board's named colors: the style sheet that defines them, and their current values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/board-style.h"

#include <adwaita.h>

#include "ui/base/large-text.h"
#include "ui/base/ui.h"

/* The names in the style sheets, in the order of CheckbitBoardColor. */
static const char *const names[CHECKBIT_N_BOARD_COLORS] = {
  "board_last_move",   "board_selected",     "board_target",        "board_check",
  "board_cursor",      "board_cursor_edge",  "board_light",         "board_dark",
  "board_on_light",    "board_on_dark",      "board_index",         "board_scrim",
  "board_arrow_green", "board_arrow_red",    "board_arrow_yellow",  "board_arrow_blue",
  "board_arrow_move",  "board_arrow_engine", "board_arrow_premove", "board_arrow_edge",
  "board_arrow_label",
};

static void
style_changed_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkCssProvider *provider)
{
  gboolean dark = adw_style_manager_get_dark (manager);
  const char *name = dark ? "board-dark.css" : "board-light.css";
  g_autofree char *path = NULL;

  if (adw_style_manager_get_high_contrast (manager))
    name = dark ? "board-hc-dark.css" : "board-hc.css";
  path = g_strconcat ("/io/github/checkbit/Checkbit/", name, NULL);
  gtk_css_provider_load_from_resource (provider, path);
}

void
checkbit_board_style_ensure (void)
{
  static GtkCssProvider *provider = NULL;
  AdwStyleManager *manager;

  if (provider != NULL)
    return;
  checkbit_ui_init ();
  adw_init ();
  manager = adw_style_manager_get_default ();
  provider = gtk_css_provider_new ();
  style_changed_cb (manager, NULL, provider);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (style_changed_cb), provider);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (style_changed_cb), provider);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
checkbit_board_palette_load (CheckbitBoardPalette *self, GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);

  for (int i = 0; i < CHECKBIT_N_BOARD_COLORS; i++)
    if (!gtk_style_context_lookup_color (context, names[i], &self->colors[i]))
      gdk_rgba_parse (&self->colors[i], "#808080");
  self->dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  self->text = checkbit_large_text_get_scale (widget);
}
