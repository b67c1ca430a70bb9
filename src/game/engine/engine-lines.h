/* The lines of play that an engine considers. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/engine/engine.h"

G_BEGIN_DECLS

/* A line of play from the engine's last output, not parsed yet. */
typedef struct
{
  GString *text; /* what followed "info"; owned */
  gboolean dirty;
} CheckbitUnreadLine;

typedef struct
{
  CheckbitUnreadLine unread[CHECKBIT_ENGINE_MAX_LINES];
  CheckbitEngineLine lines[CHECKBIT_ENGINE_MAX_LINES];
  guint n_lines;
  guint search;    /* the search that they belong to */
  gint64 shown_us; /* when they were last parsed */
  guint show;      /* parses them again; 0 if there is nothing to show */
  GSourceFunc due; /* called once they are due, with data */
  gpointer data;
} CheckbitEngineLines;

void checkbit_engine_lines_init (CheckbitEngineLines *self, GSourceFunc due, gpointer data);
void checkbit_engine_lines_clear (CheckbitEngineLines *self);

/* Forgets all lines, for a new search. */
void checkbit_engine_lines_begin (CheckbitEngineLines *self, guint search);
/* Takes the text after "info"; it will be due soon. */
void checkbit_engine_lines_take (CheckbitEngineLines *self, CheckbitUciText text);
/* Cancels the pending update. */
void checkbit_engine_lines_cancel (CheckbitEngineLines *self);
/* Parses what is new, for a position; FALSE if there is nothing. */
gboolean checkbit_engine_lines_read (CheckbitEngineLines *self, const ChessPosition *position);

G_END_DECLS
