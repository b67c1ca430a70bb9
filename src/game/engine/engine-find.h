/* Finds the engines installed on this machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A known program. */
typedef struct
{
  const char *command;      /* its file name, and the id of its entry */
  const char *name;         /* its display name */
  const char *also[3];      /* other file names, NULL-terminated */
  const char *arguments[3]; /* for speaking UCI, NULL-terminated */
} CheckbitKnownEngine;

/* Looks for known engines; folders: NULL for PATH and the usual places. Calls back once for each,
 * the best known first. path is borrowed. */
typedef void (*CheckbitEngineFoundFunc) (const CheckbitKnownEngine *engine,
                                         const char *path,
                                         gpointer data);
void checkbit_engine_find (const char *const *folders, CheckbitEngineFoundFunc func, gpointer data);

G_END_DECLS
