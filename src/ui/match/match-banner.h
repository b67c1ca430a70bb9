/* A card over the side of the game that says something a person should answer or know, with
 * buttons: how a game ended, a draw offered, an engine that failed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A button of the banner. */
typedef struct
{
  const char *label;  /* with a mnemonic */
  const char *action; /* "win.rematch" */
  gboolean beside;    /* the text, though others stand below it */
} CheckbitBannerButton;

#define CHECKBIT_BANNER_MAX_BUTTONS 5

/* Property "text": what it says, NULL while it is not on show. */

#define CHECKBIT_TYPE_MATCH_BANNER (checkbit_match_banner_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMatchBanner, checkbit_match_banner, CHECKBIT, MATCH_BANNER, GtkWidget)

GtkWidget *checkbit_match_banner_new (void);

/* Shows a text, with up to CHECKBIT_BANNER_MAX_BUTTONS buttons, the first of them the one that most
 * people want. error: whether it tells of something that went wrong. The same text again leaves a
 * banner that a person has closed closed. */
void checkbit_match_banner_show (CheckbitMatchBanner *self,
                                 const char *text,
                                 gboolean error,
                                 const CheckbitBannerButton *buttons,
                                 guint n_buttons);
void checkbit_match_banner_hide (CheckbitMatchBanner *self);

/* The text on show; NULL for none. */
const char *checkbit_match_banner_get_text (CheckbitMatchBanner *self);

G_END_DECLS
