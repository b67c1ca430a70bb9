/* A silent speech server that remembers everything: it implements as much of the Speech Synthesis
 * Interface Protocol (SSIP) as a screen reader's client needs, in its own threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Speech Speech;

/* Listens on a path where no file exists yet. Fails the test if that is impossible. */
Speech *speech_new (const char *path);
void speech_free (Speech *self);

/* All texts to be spoken since the start, without markup: their number, and one of them. (transfer
 * full) */
guint speech_get_n (Speech *self);
char *speech_dup (Speech *self, guint index);

G_END_DECLS
