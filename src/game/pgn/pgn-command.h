/* The commands that programs hide in PGN comments, [%clk 0:05:00] and its like, as data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/tree/node.h"

G_BEGIN_DECLS

/* A comment taken apart. */
typedef struct
{
  gint64 clock_ms;     /* %clk: time left; -1 where there is none */
  gint64 elapsed_ms;   /* %emt: time the move took; -1 where there is none */
  CheckbitScore score; /* %eval; kind NONE where there is none */
  guint depth;         /* of the score, 0 where not known */
  GArray *shapes;      /* of CheckbitShape: %csl and %cal; owned */
  char *text;          /* all the rest, commands that are not understood included; owned */
} CheckbitPgnNote;

/* Takes a comment apart. A command whose value cannot be read is part of the text, as it stands;
 * so is a second one of a kind. */
void checkbit_pgn_note_parse (CheckbitPgnNote *note, const char *comment);
void checkbit_pgn_note_clear (CheckbitPgnNote *note);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitPgnNote, checkbit_pgn_note_clear)

/* Puts a comment together again, commands first; "" for an empty one. text may be NULL, shapes of
 * n too where n is 0. (transfer full) */
char *checkbit_pgn_note_format (gint64 clock_ms,
                                gint64 elapsed_ms,
                                CheckbitScore score,
                                guint depth,
                                const CheckbitShape *shapes,
                                guint n_shapes,
                                const char *text);

G_END_DECLS
