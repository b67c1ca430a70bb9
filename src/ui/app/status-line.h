/* A line that shows the state of the game and, for some seconds, why something did not work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CHECKBIT_TYPE_STATUS_LINE (checkbit_status_line_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitStatusLine, checkbit_status_line, CHECKBIT, STATUS_LINE, GtkWidget)

/* The text shown when there is no message: the property "status". May be empty. */
void checkbit_status_line_set_status (CheckbitStatusLine *self, const char *status);

/* That text, whether or not a message is shown in its place. (transfer none) */
const char *checkbit_status_line_get_status (CheckbitStatusLine *self);

/* A shorter form of the status, shown where the whole text would need a second line, which would
 * cover what is above; NULL for none. */
void checkbit_status_line_set_shorter (CheckbitStatusLine *self, const char *shorter);

/* What is shown when the status is empty, in fewer and fewer words for less and less room: "" for
 * nothing. At least one, NULL-terminated. */
void checkbit_status_line_set_places (CheckbitStatusLine *self, const char *const *places);

/* Whether the status is in sight elsewhere, and is not shown here. */
void checkbit_status_line_set_told (CheckbitStatusLine *self, gboolean told);

/* Says something for some seconds; a screen reader announces it. */
void checkbit_status_line_show_message (CheckbitStatusLine *self, const char *message);

/* The same, with another text for screen readers: "Hint: knight f3" for "Hint: Nf3". */
void checkbit_status_line_show_spoken (CheckbitStatusLine *self,
                                       const char *message,
                                       const char *spoken);

/* Takes the message away at once. */
void checkbit_status_line_clear_message (CheckbitStatusLine *self);

/* The message on show; NULL for none. (transfer none) */
const char *checkbit_status_line_get_message (CheckbitStatusLine *self);

G_END_DECLS
