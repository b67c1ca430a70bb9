/* What the files that make up CheckbitEngine share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/engine/engine-process.h"
#include "game/engine/engine.h"

G_BEGIN_DECLS

/* Where the talk with the process stands. */
typedef enum
{
  PHASE_NONE,     /* no process */
  PHASE_UCI,      /* "uci" sent */
  PHASE_GREETING, /* uciok came, the first "isready" sent */
  PHASE_IDLE,
  PHASE_SYNC,     /* position and "isready" sent: whatever comes before readyok is stale */
  PHASE_GO,       /* "go" sent: the next bestmove belongs to it */
  PHASE_STOP,     /* "stop" sent: likewise */
  PHASE_ANSWERED, /* it has come, and is being handed on */
} CheckbitEnginePhase;

/* One thing to look for. */
typedef struct
{
  guint id;
  ChessPosition start;
  GArray *moves;          /* of ChessMove; owned */
  ChessPosition position; /* after the moves: what is searched */
  CheckbitEngineGo go;
  gboolean legal; /* whether the moves are, and the position can be given to an engine */
} CheckbitSearch;

CheckbitSearch *checkbit_search_new (guint id,
                                     const ChessPosition *start,
                                     const ChessMove *moves,
                                     gsize n_moves,
                                     const CheckbitEngineGo *go);
void checkbit_search_free (CheckbitSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitSearch, checkbit_search_free)

/* The lines sent for a search, each with its line break. (transfer full) */
char *checkbit_search_format_position (const CheckbitSearch *search);
char *checkbit_search_format_go (const CheckbitSearch *search);

/* A line of play as it was last told, not yet read to the end. */
typedef struct
{
  GString *text; /* what followed "info"; owned */
  gboolean dirty;
} CheckbitEngineSlot;

typedef struct
{
  guint uciok_ms;
  guint readyok_ms;
  guint stop_ms;
  guint quit_ms;
} CheckbitEngineLimits;

struct _CheckbitEngine
{
  GObject parent_instance;

  /* Owned. */
  char *path;
  char **arguments;
  char *folder;
  char *name;
  char *author;
  GPtrArray *options;        /* of CheckbitUciOption */
  GHashTable *option_values; /* name, folded, to the value a person wants */
  GHashTable *option_unsent; /* name, folded, to the value or NULL */
  GError *error;

  CheckbitEngineProcess *process;
  CheckbitEnginePhase phase;
  CheckbitEngineState state; /* as announced */
  CheckbitEngineLimits limits;
  guint deadline;    /* for what the phase waits for */
  guint n_greetings; /* lines with which the process introduced itself */
  gboolean new_game;
  gboolean chess960; /* as the process was last told */
  char *last_words;  /* of a process that is gone */

  CheckbitSearch *wanted;  /* not sent yet; owned */
  CheckbitSearch *current; /* sent, in PHASE_SYNC and later; owned */
  gboolean discard;        /* nobody wants the answer of the current one */
  guint last_id;
  char *last_answer; /* the text of the last good bestmove */
  gboolean hurry;    /* whether the search is to be stopped as soon as it has begun */
  guint launch;      /* until the process is started; 0 for none */
  guint answer;      /* until an answer that needs no engine; 0 for none */

  CheckbitEngineSlot slots[CHECKBIT_ENGINE_MAX_LINES];
  CheckbitEngineLine lines[CHECKBIT_ENGINE_MAX_LINES];
  guint n_lines;
  guint lines_search; /* whose they are */
  gint64 shown_us;    /* when the lines were last announced */
  guint show;         /* until they are next; 0 for nothing to show */
};

/* --- engine.c --------------------------------------------------------------------------------- */

void checkbit_engine_set_shown_name (CheckbitEngine *self, CheckbitUciText text);
void checkbit_engine_set_shown_author (CheckbitEngine *self, CheckbitUciText text);
/* Announces the state where it has changed. */
void checkbit_engine_update_state (CheckbitEngine *self);
void checkbit_engine_emit_ready (CheckbitEngine *self);
void checkbit_engine_emit_info (CheckbitEngine *self);
void checkbit_engine_emit_best_move (CheckbitEngine *self,
                                     guint search,
                                     ChessMove move,
                                     ChessMove ponder);
/* Ends the process, drops the search and tells everyone. */
void checkbit_engine_fail (CheckbitEngine *self, CheckbitEngineError code, const char *sentence);
/* The engine has a process now, until it is dropped. */
void checkbit_engine_note_running (CheckbitEngine *self);
/* Lets go of the process, keeping its last words. */
void checkbit_engine_drop_process (CheckbitEngine *self, gboolean polite);

/* --- engine-protocol.c ------------------------------------------------------------------------ */

/* Starts the process, now; fails as everything else does. */
void checkbit_engine_launch (CheckbitEngine *self);
/* Does what can be done now: sends options, stops a search that nobody wants, begins the next. */
void checkbit_engine_pump (CheckbitEngine *self);
void checkbit_engine_send_stop (CheckbitEngine *self);

/* --- engine-options.c ------------------------------------------------------------------------- */

/* Takes an option that the engine offers; the first of a name counts. */
void checkbit_engine_take_option (CheckbitEngine *self, CheckbitUciText text);
/* Sends what has not been sent. */
void checkbit_engine_send_options (CheckbitEngine *self);
/* Makes everything that was ever set unsent: for a new process. */
void checkbit_engine_renew_options (CheckbitEngine *self);
/* Sets what the protocol needs for a search; FALSE where the engine cannot play it. */
gboolean checkbit_engine_prepare_variant (CheckbitEngine *self, CheckbitSearch *search);

/* --- engine-lines.c --------------------------------------------------------------------------- */

void checkbit_engine_take_info (CheckbitEngine *self, CheckbitUciText text);
/* Reads what was not read yet and announces it now. */
void checkbit_engine_show_lines (CheckbitEngine *self);
void checkbit_engine_clear_lines (CheckbitEngine *self);
void checkbit_engine_free_lines (CheckbitEngine *self);

G_END_DECLS
