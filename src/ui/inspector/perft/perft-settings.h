/* What the page Perft remembers from one run to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Binds a widget's property to its last value in the settings. Unlike g_settings_bind(), this does
 * not update other windows, which may be about another program. Does nothing if settings is NULL or
 * too old to have the key. */
void checkbit_perft_settings_bind (GSettings *settings,
                                   const char *key,
                                   GtkWidget *widget,
                                   const char *property);

/* The same for a number whose stored default, 0, stands for another value. */
void checkbit_perft_settings_bind_or (GSettings *settings,
                                      const char *key,
                                      GtkWidget *spin,
                                      guint instead_of_0);

/* The same for the choice of a drop-down, kept by name. names: NULL-terminated, static. */
void checkbit_perft_settings_bind_choice (GSettings *settings,
                                          const char *key,
                                          GtkWidget *drop_down,
                                          const char *const *names);

G_END_DECLS
