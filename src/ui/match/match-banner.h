/* A card over the side of the game with a message and buttons: how a game ended, a draw offer, an
 * engine that failed.
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
  gboolean beside;    /* beside the text, not below it: a short one beside a short text */
} CheckbitBannerButton;

#define CHECKBIT_BANNER_MAX_BUTTONS 5

/* Property "text": the message, NULL while the card is hidden. */

#define CHECKBIT_TYPE_MATCH_BANNER (checkbit_match_banner_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitMatchBanner, checkbit_match_banner, CHECKBIT, MATCH_BANNER, GtkWidget)

/* Shows a text, with up to CHECKBIT_BANNER_MAX_BUTTONS buttons, the most likely one first. error:
 * the message is about a failure. If a person has closed the card, the same text does not reopen
 * it. */
void checkbit_match_banner_show (CheckbitMatchBanner *self,
                                 const char *text,
                                 gboolean error,
                                 const CheckbitBannerButton *buttons,
                                 guint n_buttons);
void checkbit_match_banner_hide (CheckbitMatchBanner *self);

/* The message; NULL while the card is hidden. */
const char *checkbit_match_banner_get_text (CheckbitMatchBanner *self);

G_END_DECLS
