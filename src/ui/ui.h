/* What every program that shows Checkbit's widgets does first: the real one and the tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Registers the resources and gives the default display the style sheet. Needs an open display; the
 * second call does nothing. */
void checkbit_ui_init (void);

G_END_DECLS
