/* What the page Perft remembers from one run to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a property of a widget the value that it had last, and keeps what it is set to. Another
 * window does not follow: it may be about another program. Nothing happens where settings is
 * NULL or too old to have the key. */
void checkbit_perft_settings_bind (GSettings *settings,
                                   const char *key,
                                   GtkWidget *widget,
                                   const char *property);

/* The same for a number of which 0, the default, stands for another. */
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
