/* Watches the file of the game on the board, which other programs may change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* Property "held" (boolean): this program is writing the file, so changes are not reported.
 * Construct only: "controller"; "bar", which is revealed; "label", which says what has happened. */
#define CHECKBIT_TYPE_FILE_WATCH (checkbit_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitFileWatch, checkbit_file_watch, CHECKBIT, FILE_WATCH, GObject)

G_END_DECLS
