/* The manual: chapters for players, the explanations of the inspector's pages, and the set
 * language, in one window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The window lists the chapters beside the text of the chosen one. Escape closes it. */
#define CHECKBIT_TYPE_MANUAL (checkbit_manual_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitManual, checkbit_manual, CHECKBIT, MANUAL, AdwWindow)

/* A manual without chapters. parent: the window it stays above, or NULL. */
GtkWidget *checkbit_manual_new (GtkWindow *parent);
void checkbit_manual_set_parent (CheckbitManual *self, GtkWindow *parent);

/* Adds an empty chapter, which is filled when it is first shown, so that opening a long manual
 * takes no time. Signal "fill" (const char *title): the handler calls one of the following
 * functions, which then add to this chapter. */
void checkbit_manual_add_chapter (CheckbitManual *self, const char *title);

/* Adds a chapter of paragraphs, up to a NULL. picture (floating, or NULL) stands above them. All
 * texts are translated. */
void checkbit_manual_add_text (CheckbitManual *self,
                               const char *title,
                               GtkWidget *picture,
                               const char *const *paragraphs);

/* Adds a chapter with the explanations that the help buttons below a widget have, in their order,
 * under a picture (floating, or NULL); no chapter if there are none. title is translated. */
void checkbit_manual_add_page (CheckbitManual *self,
                               const char *title,
                               GtkWidget *picture,
                               GtkWidget *page);

/* Adds the chapter of the set language, made from its tables. */
void checkbit_manual_add_language (CheckbitManual *self);

/* Opens the chapter with a title, if there is one. */
void checkbit_manual_show_chapter (CheckbitManual *self, const char *title);

G_END_DECLS
