/* A row in which one of several pictures is chosen.
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

/* Appends a picture with a name below it. */
void checkbit_picture_row_append (CheckbitPictureRow *self, GtkWidget *picture, const char *name);

/* The same with a short text in place of a picture, such as "5+3". spoken: the name for screen
 * readers, "Blitz 5+3". */
void checkbit_picture_row_append_text (CheckbitPictureRow *self,
                                       const char *text,
                                       const char *name,
                                       const char *spoken);

/* The most pictures in a line, 5 by default. */
void checkbit_picture_row_set_per_line (CheckbitPictureRow *self, guint most);

/* The name of a picture, or the spoken name of a text; NULL past the end. */
const char *checkbit_picture_row_get_name (CheckbitPictureRow *self, guint index);

G_END_DECLS
