/* Toasts with plain text that are also announced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast with a plain text. (transfer full) */
AdwToast *checkbit_toast_new (const char *text);

/* Gives a toast, shown or waiting, another text. */
void checkbit_toast_set_text (AdwToast *toast, const char *text);

/* (transfer none) */
const char *checkbit_toast_get_text (AdwToast *toast);

/* Shows a toast, in several lines if necessary, and announces it, with its button where libadwaita
 * announces that, but never with the underscore of a mnemonic; the overlay must be in a window.
 * (toast: transfer full) */
void checkbit_toast_show (AdwToastOverlay *overlay, AdwToast *toast);

/* Announces the text that a visible toast got afterwards. */
void checkbit_toast_announce_text (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
