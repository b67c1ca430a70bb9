/* The lines of play that an engine thinks of. Inside the room only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/engine/engine.h"

G_BEGIN_DECLS

/* A line of play as it was last told, not yet read to the end. */
typedef struct
{
  GString *text; /* what followed "info"; owned */
  gboolean dirty;
} CheckbitEngineSlot;

typedef struct
{
  CheckbitEngineSlot slots[CHECKBIT_ENGINE_MAX_LINES];
  CheckbitEngineLine lines[CHECKBIT_ENGINE_MAX_LINES];
  guint n_lines;
  guint search;    /* whose they are */
  gint64 shown_us; /* when they were last read */
  guint show;      /* until they are next; 0 for nothing to show */
  GSourceFunc due; /* called then, once, with data */
  gpointer data;
} CheckbitEngineLines;

void checkbit_engine_lines_init (CheckbitEngineLines *self, GSourceFunc due, gpointer data);
void checkbit_engine_lines_clear (CheckbitEngineLines *self);

/* Forgets all lines: the next ones are those of a search. */
void checkbit_engine_lines_begin (CheckbitEngineLines *self, guint search);
/* Takes what followed "info"; it will be due soon. */
void checkbit_engine_lines_take (CheckbitEngineLines *self, CheckbitUciText text);
/* Nothing is due any more. */
void checkbit_engine_lines_cancel (CheckbitEngineLines *self);
/* Reads what was not read yet, about a position; FALSE where there is nothing. */
gboolean checkbit_engine_lines_read (CheckbitEngineLines *self, const ChessPosition *position);

G_END_DECLS
