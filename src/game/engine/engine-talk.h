/* The dialog with the process of an engine. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-lines.h"
#include "game/engine/engine-options.h"

G_BEGIN_DECLS

typedef struct _CheckbitEngineTalk CheckbitEngineTalk;

/* What may have changed. */
typedef enum
{
  CHECKBIT_ENGINE_TALK_STATE,
  CHECKBIT_ENGINE_TALK_NAME,
  CHECKBIT_ENGINE_TALK_AUTHOR,
  CHECKBIT_ENGINE_TALK_ERROR,
} CheckbitEngineTalkFact;

/* Callbacks to the owner. */
typedef struct
{
  void (*changed) (GObject *owner, CheckbitEngineTalkFact fact);
  void (*ready) (GObject *owner);
  void (*info) (GObject *owner);
  void (*best_move) (GObject *owner, guint search, ChessMove move, ChessMove ponder);
  void (*failed) (GObject *owner, const GError *error);
} CheckbitEngineTalkFuncs;

/* owner: the object that frees the talk in its own finalize; borrowed. Nothing is started yet. */
CheckbitEngineTalk *checkbit_engine_talk_new (const char *path,
                                              const char *const *arguments,
                                              const char *folder,
                                              const CheckbitEngineTalkFuncs *funcs,
                                              GObject *owner);
void checkbit_engine_talk_free (CheckbitEngineTalk *self);
/* Ends the process in the background, without further callbacks. */
void checkbit_engine_talk_stop (CheckbitEngineTalk *self);

/* See the functions with these names in engine.h. */
void checkbit_engine_talk_start (CheckbitEngineTalk *self);
void checkbit_engine_talk_quit (CheckbitEngineTalk *self);
void checkbit_engine_talk_quit_all (guint timeout_ms);
void checkbit_engine_talk_set_time_limits (
    CheckbitEngineTalk *self, guint start_ms, guint ready_ms, guint stop_ms, guint quit_ms);
gboolean
checkbit_engine_talk_set_option (CheckbitEngineTalk *self, const char *name, const char *value);
void checkbit_engine_talk_new_game (CheckbitEngineTalk *self);
guint checkbit_engine_talk_search (CheckbitEngineTalk *self,
                                   const ChessPosition *start,
                                   const ChessMove *moves,
                                   gsize n_moves,
                                   const CheckbitEngineGo *go);
void checkbit_engine_talk_move_now (CheckbitEngineTalk *self);
void checkbit_engine_talk_abort (CheckbitEngineTalk *self);
guint checkbit_engine_talk_get_search (CheckbitEngineTalk *self);

CheckbitEngineState checkbit_engine_talk_get_state (CheckbitEngineTalk *self);
const char *checkbit_engine_talk_get_name (CheckbitEngineTalk *self);
const char *checkbit_engine_talk_get_author (CheckbitEngineTalk *self);
const GError *checkbit_engine_talk_get_error (CheckbitEngineTalk *self);
const CheckbitEngineOptions *checkbit_engine_talk_get_options (CheckbitEngineTalk *self);
const CheckbitEngineLines *checkbit_engine_talk_get_lines (CheckbitEngineTalk *self);
int checkbit_engine_talk_get_pid (CheckbitEngineTalk *self);
/* What it has said last, its errors or else a line; also after its end. (transfer full) */
char *checkbit_engine_talk_dup_last_words (CheckbitEngineTalk *self);

G_END_DECLS
