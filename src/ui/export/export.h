/* What the board and the inspector show, as a picture, as source code, or as a command.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/inspect/header-export.h"
#include "game/inspect/inspection.h"
#include "ui/board/board.h"
#include "ui/board/layers.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_EXPORT_SVG,
  CHECKBIT_EXPORT_PNG,
  CHECKBIT_EXPORT_TEXT,
  CHECKBIT_EXPORT_COMMAND_BOARD,  /* a line that draws the board */
  CHECKBIT_EXPORT_COMMAND_VALUES, /* a command that prints the sets */
  CHECKBIT_EXPORT_CODE,           /* the first of CHECKBIT_N_HEADER_LANGUAGES, in their order */
} CheckbitExportFormat;

#define CHECKBIT_N_EXPORT_FORMATS (CHECKBIT_EXPORT_CODE + CHECKBIT_N_HEADER_LANGUAGES)

/* The sets exported as source code or values. */
typedef enum
{
  CHECKBIT_EXPORT_SHOWN,   /* those kept on the board */
  CHECKBIT_EXPORT_SUBJECT, /* the one that the page about one set shows */
  CHECKBIT_EXPORT_ALL,     /* every mask of the catalogue */
} CheckbitExportSets;

/* A snapshot of everything: later changes do not affect it. */
typedef struct _CheckbitExport CheckbitExport;

CheckbitExport *
checkbit_export_new (CheckbitInspection *inspection, CheckbitLayers *layers, CheckbitBoard *board);
void checkbit_export_free (CheckbitExport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitExport, checkbit_export_free)

/* The format's translated name; whether it is a picture; whether it has a choice of sets. */
const char *checkbit_export_format_title (CheckbitExportFormat format);
gboolean checkbit_export_format_is_picture (CheckbitExportFormat format);
gboolean checkbit_export_format_has_sets (CheckbitExportFormat format);

/* The default name of the file: "position.svg", "Checkbit.kt". (transfer full)
 */
char *checkbit_export_dup_file_name (CheckbitExportFormat format);

/* The contents. scale (1 to 16): pixels per unit, for CHECKBIT_EXPORT_PNG. NULL with an error if
 * drawing failed. (transfer full) */
GBytes *checkbit_export_write (CheckbitExport *self,
                               CheckbitExportFormat format,
                               CheckbitExportSets sets,
                               guint scale,
                               GError **error);

/* Draws CHECKBIT_EXPORT_PNG in a thread. finish: as checkbit_export_write(). (transfer full) */
void checkbit_export_draw_async (CheckbitExport *self,
                                 guint scale,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
GBytes *checkbit_export_draw_finish (GAsyncResult *result, GError **error);

/* Whether there are such sets. */
gboolean checkbit_export_has_sets (CheckbitExport *self, CheckbitExportSets sets);

/* The sides in pixels of a picture at a scale. */
void checkbit_export_get_size (CheckbitExport *self, guint scale, int *width, int *height);

G_END_DECLS
