/* Keeps a toast until it has come in completely.
 *
 * Before 1.5, libadwaita crashes if a toast is dismissed while it is still replacing another: it
 * frees the toast after the fade-out, then finishes its entry animation. It also crashes if a toast
 * that was pushed aside by an urgent one comes back while it is still leaving. This needs no user:
 * a window that is covered, or on another workspace, draws no frames in which a toast could come
 * in, while its timeout runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How long a toast may take to come in, in frame time. */
#define CHECKBIT_TOAST_COMES_IN_MS 600

/* From now on, neither clicks nor Escape reach a toast of the overlay before it has come in; until
 * then it is marked as busy. Call it when the overlay has its child. */
void checkbit_toast_guard_add (AdwToastOverlay *overlay);

/* The same for the first overlay at or below a widget: some windows of libadwaita have their own.
 * Returns it, (transfer none); NULL for none. */
AdwToastOverlay *checkbit_toast_guard_add_below (GtkWidget *widget);

/* Like checkbit_toast_new(), for a guarded overlay: its "dismissed" is not emitted while any toast
 * is coming in. All toasts of the overlay must be made here. */
AdwToast *checkbit_toast_guard_new_toast (AdwToastOverlay *overlay, const char *text);

/* Whether a toast is coming in, so that it must not be dismissed. */
gboolean checkbit_toast_guard_is_coming (AdwToastOverlay *overlay);

/* Shows a toast in a guarded overlay, and dismisses the current one as soon as that has come in.
 * Takes the toast, which must be from checkbit_toast_guard_new_toast(). */
void checkbit_toast_guard_show (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
