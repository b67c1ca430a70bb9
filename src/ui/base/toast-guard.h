/* Keeps a toast on show until it is all there.
 *
 * Of a toast that is dismissed while it takes the place of another, libadwaita before 1.5
 * forgets everything when it has faded out, which is before it would have come in; and then ends
 * the coming in. Nor does it survive that an urgent toast pushes another aside which comes back
 * while it is still on its way out. Neither needs a hand: a window that is covered, or on
 * another desktop, draws no frame in which a toast could come in, while the toast's time runs
 * out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How long a toast may take to come in, by the clock of its frames. */
#define CHECKBIT_TOAST_COMES_IN_MS 600

/* From now on, neither a click nor Escape reaches a toast of the overlay before it is there;
 * until then it is busy. To be called when the overlay has the child that it keeps. */
void checkbit_toast_guard_add (AdwToastOverlay *overlay);

/* The same for the first overlay at or below a widget: windows of libadwaita have their own.
 * Returns it, which the widget owns; NULL for none. */
AdwToastOverlay *checkbit_toast_guard_add_below (GtkWidget *widget);

/* As checkbit_toast_new(), a toast for a guarded overlay: nobody hears that it is "dismissed"
 * before nothing is on its way in any more. Every toast that is added to the overlay is made
 * here. */
AdwToast *checkbit_toast_guard_new_toast (AdwToastOverlay *overlay, const char *text);

/* Whether a toast is on its way in, so that it must not be dismissed. */
gboolean checkbit_toast_guard_is_coming (AdwToastOverlay *overlay);

/* Shows a toast of a guarded overlay at once, or as soon as the one on show is there; that one
 * is dismissed. Takes the toast, one of checkbit_toast_guard_new_toast(). */
void checkbit_toast_guard_show (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
