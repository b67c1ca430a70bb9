/* What every program that shows Checkbit's widgets does first: the real one and the tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has GTK draw with Cairo where there is no graphics hardware, unless the person chose with
 * GSK_RENDERER. GTK would take OpenGL, which then runs on the processor: a frame of the window
 * took fifteen times as long that way, and the program five times the memory. To be called first
 * of all, as it writes the environment that GTK reads when it starts and that no thread may be
 * reading. */
void checkbit_ui_choose_renderer (void);

/* Has GTK speak to no screen reader where there is no session bus to reach one by, unless the person
 * chose with GTK_A11Y: GTK 4.18 ends the program there at the first sentence that it, or libadwaita
 * for a toast, is to announce. To be called where checkbit_ui_choose_renderer() is. */
void checkbit_ui_choose_accessibility (void);

/* Opens the default display without GTK reading its own style sheet, a tenth of all that happens
 * until the first frame: libadwaita puts its own in the place of that right away. Does nothing
 * where a person chose a theme with GTK_THEME. Where there is no display, GTK says so and ends the
 * program. To be called before libadwaita starts. */
void checkbit_ui_open_display (void);

/* Registers the resources and gives the default display the style sheet. Needs an open display; the
 * second call does nothing. */
void checkbit_ui_init (void);

/* Has malloc keep to two heaps, however many threads there are: each would else get one of its own,
 * which mostly stays empty. To be called before there are any. Does nothing where the C library
 * cannot do that. */
void checkbit_ui_limit_heaps (void);

/* Gives back to the system, in a quiet moment about a second from now, what start-up took from
 * malloc and no longer uses: style sheets, pictures and menus being read leave holes of a few
 * megabytes. Of calls in between only the first counts. Does nothing where the C library cannot
 * do that. */
void checkbit_ui_trim_memory_soon (void);

G_END_DECLS
