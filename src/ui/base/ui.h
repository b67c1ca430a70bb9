/* What every program that shows Checkbit's widgets does first: the real one and the tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has GTK draw with Cairo where there is no graphics hardware, unless the person chose with
 * GSK_RENDERER. GTK would take OpenGL, which then runs on the processor: a frame of the window took
 * fifteen times as long that way, and the program five times the memory. Call it first of all: it
 * changes the environment, which GTK reads at start-up and no other thread may be reading
 * meanwhile. */
void checkbit_ui_choose_renderer (void);

/* Keeps GTK from talking to a screen reader if there is no session bus, unless the person chose
 * with GTK_A11Y: otherwise GTK 4.18 crashes at the first announcement, its own or that of a
 * libadwaita toast. Call it together with checkbit_ui_choose_renderer(). */
void checkbit_ui_choose_accessibility (void);

/* Opens the default display without loading GTK's own style sheet, which would take a tenth of the
 * time to the first frame, although libadwaita replaces it at once. Does nothing if a person chose
 * a theme with GTK_THEME. Without a display GTK prints an error and exits. Call it before
 * libadwaita starts. */
void checkbit_ui_open_display (void);

/* Registers the resources and gives the default display the style sheet. Needs an open display; a
 * second call does nothing. */
void checkbit_ui_init (void);

/* Limits malloc to two heaps, however many threads there are: otherwise each thread gets one, which
 * mostly stays empty. Call it before there are any. Does nothing if the C library does not support
 * it. */
void checkbit_ui_limit_heaps (void);

/* About a second from now, when the program is idle, returns memory to the system that start-up
 * took from malloc and no longer uses: loading style sheets, pictures and menus leaves holes of a
 * few megabytes. Further calls before that are ignored. Does nothing if the C library does not
 * support it. */
void checkbit_ui_trim_memory_soon (void);

G_END_DECLS
