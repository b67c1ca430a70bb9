/* Rows that show one key of the settings each and write what people choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One value of a key and its label. */
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

/* A row with a drop-down for a string setting; choices ends with a NULL value and must be
 * static. */
GtkWidget *checkbit_preference_choice_new (GSettings *settings,
                                           const char *key,
                                           const char *title,
                                           const char *subtitle,
                                           const CheckbitPreferenceChoice *choices);

/* Makes the picture of a value. */
typedef GtkWidget *(*CheckbitPictureFunc) (const char *value);

/* A row with a picture for each value of a string setting; choices ends with a NULL value and must
 * be static. */
GtkWidget *checkbit_preference_pictures_new (GSettings *settings,
                                             const char *key,
                                             const char *title,
                                             const CheckbitPreferenceChoice *choices,
                                             CheckbitPictureFunc create_picture);

G_END_DECLS
