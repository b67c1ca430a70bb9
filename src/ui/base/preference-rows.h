/* Rows that show one key of the settings each and write what people choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One value of a key and what people read. */
typedef struct
{
  const char *value;
  const char *title; /* translated */
} CheckbitPreferenceChoice;

/* A row with a switch for a boolean key. subtitle may be NULL. */
GtkWidget *checkbit_preference_switch_new (GSettings *settings,
                                           const char *key,
                                           const char *title,
                                           const char *subtitle);

/* A row with a list for a key of text; choices end with a NULL value and must stay. */
GtkWidget *checkbit_preference_choice_new (GSettings *settings,
                                           const char *key,
                                           const char *title,
                                           const char *subtitle,
                                           const CheckbitPreferenceChoice *choices);

G_END_DECLS
