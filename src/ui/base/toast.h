/* Toasts that say a text as it is, and are heard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast with a text, which is no markup. (transfer full) */
AdwToast *checkbit_toast_new (const char *text);

/* Gives one that is on show, or waits for that, another text. */
void checkbit_toast_set_text (AdwToast *toast, const char *text);

/* (transfer none) */
const char *checkbit_toast_get_text (AdwToast *toast);

/* Puts a toast on show, in several lines where one is not enough, and has a screen reader speak it, with its button if it says so, but never
 * with the underscore of the button's key; the overlay is in a window. (toast: transfer full) */
void checkbit_toast_show (AdwToastOverlay *overlay, AdwToast *toast);

/* Has a screen reader speak the text that a toast on show has got since. */
void checkbit_toast_announce_text (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
