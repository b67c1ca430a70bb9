/* A speech server that says nothing and remembers all: as much of the Speech Synthesis Interface
 * Protocol (SSIP) as a screen reader's client needs. It works in threads of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Speech Speech;

/* Listens at a path, where no file is to be. A test ends where that cannot be. */
Speech *speech_new (const char *path);
void speech_free (Speech *self);

/* What was to be spoken since the beginning, a text each, without markup: how much that is, and
 * one text of it. (transfer full) */
guint speech_get_n (Speech *self);
char *speech_dup (Speech *self, guint index);

G_END_DECLS
