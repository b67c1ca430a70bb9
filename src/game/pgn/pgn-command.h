/* Commands in PGN comments, [%clk 0:05:00] and similar, parsed into data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/tree/node.h"

G_BEGIN_DECLS

/* The parts of a comment. */
typedef struct
{
  gint64 clock_ms;     /* %clk: time left; -1 for none */
  gint64 elapsed_ms;   /* %emt: time the move took; -1 for none */
  CheckbitScore score; /* %eval; kind NONE for none */
  guint depth;         /* of the score, 0 if unknown */
  GArray *shapes;      /* of CheckbitShape: %csl and %cal; owned */
  char *text;          /* everything else, including unknown commands; owned */
} CheckbitPgnNote;

/* Splits a comment. A command with an invalid value stays in the text, as does a second one of the
 * same kind. */
void checkbit_pgn_note_parse (CheckbitPgnNote *note, const char *comment);
void checkbit_pgn_note_clear (CheckbitPgnNote *note);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CheckbitPgnNote, checkbit_pgn_note_clear)

/* Joins the parts again, commands first; "" for an empty comment. text may be NULL, as may shapes
 * if n is 0. (transfer full) */
char *checkbit_pgn_note_format (gint64 clock_ms,
                                gint64 elapsed_ms,
                                CheckbitScore score,
                                guint depth,
                                const CheckbitShape *shapes,
                                guint n_shapes,
                                const char *text);

G_END_DECLS
