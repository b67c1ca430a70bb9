/* A row of the preferences in which one of several pictures is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Property "selected": the index of the picture that is chosen, 0 at first. */
#define CHECKBIT_TYPE_PICTURE_ROW (checkbit_picture_row_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitPictureRow, checkbit_picture_row, CHECKBIT, PICTURE_ROW, AdwPreferencesRow)

GtkWidget *checkbit_picture_row_new (const char *title);

/* Adds a picture behind the others, and the name that stands below it. */
void checkbit_picture_row_append (CheckbitPictureRow *self, GtkWidget *picture, const char *name);

/* The name of a picture; NULL behind the last. */
const char *checkbit_picture_row_get_name (CheckbitPictureRow *self, guint index);

G_END_DECLS
