/* A chess engine: a process that speaks UCI, isolated so that it cannot harm the game.
 *
 * Nothing here blocks. Every search is matched with its own answer; late, repeated and unsolicited
 * answers are dropped. A process that does not obey is ended in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/move.h"
#include "game/tree/game.h"
#include "game/text/score.h"
#include "game/engine/uci-parse.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_ENGINE_STOPPED,   /* no process; a search starts one */
  CHECKBIT_ENGINE_STARTING,  /* not ready yet: uciok or the first readyok is outstanding */
  CHECKBIT_ENGINE_READY,     /* idle */
  CHECKBIT_ENGINE_SEARCHING, /* a search is wanted or under way */
  CHECKBIT_ENGINE_FAILED,    /* no process; checkbit_engine_get_error() says why */
} CheckbitEngineState;

#define CHECKBIT_ENGINE_ERROR (checkbit_engine_error_quark ())
GQuark checkbit_engine_error_quark (void);

typedef enum
{
  CHECKBIT_ENGINE_ERROR_SPAWN,        /* the program could not be started */
  CHECKBIT_ENGINE_ERROR_NO_UCIOK,     /* not a UCI engine, or a very slow one */
  CHECKBIT_ENGINE_ERROR_NO_READYOK,   /* hangs */
  CHECKBIT_ENGINE_ERROR_EXITED,       /* exited on its own */
  CHECKBIT_ENGINE_ERROR_CRASHED,      /* was killed by a signal */
  CHECKBIT_ENGINE_ERROR_CLOSED,       /* no longer reads or writes */
  CHECKBIT_ENGINE_ERROR_NO_MOVE,      /* answered without a move, although there are legal ones */
  CHECKBIT_ENGINE_ERROR_ILLEGAL_MOVE, /* answered with an illegal move */
  CHECKBIT_ENGINE_ERROR_NO_ANSWER,    /* did not stop when told to */
  CHECKBIT_ENGINE_ERROR_POSITION,     /* the position cannot be sent to it; nothing was sent */
} CheckbitEngineError;

/* The longest line of play that is kept, in half-moves, and the most lines at once. */
#define CHECKBIT_ENGINE_MAX_PV 64
#define CHECKBIT_ENGINE_MAX_LINES 16

/* One line of play as the engine sees it. */
typedef struct
{
  guint rank; /* 1: the best line; 0: no data yet */
  guint depth;
  guint seldepth; /* 0: unknown */
  CheckbitScore score;
  gboolean has_wdl;
  guint wdl[3]; /* permille: White wins, draw, Black wins */
  guint64 nodes;
  guint64 nps;
  guint64 time_ms;
  guint hashfull; /* permille */
  guint64 tbhits;
  guint n_moves;
  /* Each legal after those before it, from the position that is searched. */
  ChessMove moves[CHECKBIT_ENGINE_MAX_PV];
} CheckbitEngineLine;

/* How long to think. 0 or FALSE means no limit of that kind; without any limits, even if infinite
 * is FALSE, the engine thinks until it is told to stop. */
typedef struct
{
  guint depth;
  guint64 nodes;
  guint movetime_ms;
  guint mate;      /* look for a mate in this many moves */
  gboolean clocks; /* whether the following are given */
  gint64 time_ms[CHESS_N_COLORS];
  gint64 increment_ms[CHESS_N_COLORS];
  guint moves_to_go; /* 0: the rest of the game */
  gboolean infinite;
} CheckbitEngineGo;

#define CHECKBIT_TYPE_ENGINE (checkbit_engine_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitEngine, checkbit_engine, CHECKBIT, ENGINE, GObject)

/* path: the program, absolute; arguments: NULL-terminated, or NULL; never seen by a shell. folder:
 * where it runs; NULL for the program's own folder, where engines look for their networks. Nothing
 * is started yet.
 *
 * Properties that notify: "state" (CheckbitEngineState), "name" (the engine's own, else the name of
 * the program), "author", "error". Signal "ready": it has introduced itself and reported its
 * options. Signal "info": the lines have changed; at most twenty times a second, the last state
 * wins. Signal "best-move" (guint search, guint move, guint ponder): the answer to that search, a
 * legal ChessMove; ponder may be CHESS_MOVE_NONE. Both are CHESS_MOVE_NONE where the position has
 * no legal move. Signal "failed" (GError *error): the process is being ended, the search is lost;
 * error->message is a translated sentence with the engine's last words. Neither ever comes from
 * inside checkbit_engine_search(). Handlers may drop the engine. A new search, or
 * checkbit_engine_start(), starts it again. Dropping the last reference ends the process in the
 * background. */
CheckbitEngine *
checkbit_engine_new (const char *path, const char *const *arguments, const char *folder);

CheckbitEngineState checkbit_engine_get_state (CheckbitEngine *self);
const char *checkbit_engine_get_name (CheckbitEngine *self);
/* "" if it has not reported any. */
const char *checkbit_engine_get_author (CheckbitEngine *self);
/* Why it failed; NULL unless it has. (transfer none) */
const GError *checkbit_engine_get_error (CheckbitEngine *self);
/* The end of its output and error output; for a details field. (transfer full) */
char *checkbit_engine_dup_last_words (CheckbitEngine *self);
/* 0 if no process is running. */
int checkbit_engine_get_pid (CheckbitEngine *self);

/* Starts the process unless it is running. */
void checkbit_engine_start (CheckbitEngine *self);

/* Ends the process in the background, politely first, finally by force; the state is STOPPED at
 * once. */
void checkbit_engine_quit (CheckbitEngine *self);

/* Ends every engine of this program, even those without an owner, and waits until all have ended or
 * the time is up, then kills the rest; at most about timeout_ms. Meant for main(), after the
 * windows are closed. */
void checkbit_engine_quit_all (guint timeout_ms);

/* Time limits in milliseconds; 0 keeps the current one: start (to uciok), ready (to readyok), stop
 * (from stop to bestmove), quit (each step of ending it). */
void checkbit_engine_set_time_limits (
    CheckbitEngine *self, guint start_ms, guint ready_ms, guint stop_ms, guint quit_ms);

/* --- Options -------------------------------------------------------------------------------- */

/* Available after "ready". Borrowed until the next start. */
guint checkbit_engine_get_n_options (CheckbitEngine *self);
const CheckbitUciOption *checkbit_engine_get_option (CheckbitEngine *self, guint index);
/* By name, case-insensitively; NULL if there is none. */
const CheckbitUciOption *checkbit_engine_find_option (CheckbitEngine *self, const char *name);

/* Sets an option; sent when the engine is ready and not searching, and again after a restart. A
 * name or value that the engine does not have is ignored then. FALSE, and nothing stored, if the
 * value contains a control character. value: NULL presses a button, once. */
gboolean checkbit_engine_set_option (CheckbitEngine *self, const char *name, const char *value);

/* --- Searching ------------------------------------------------------------------------------ */

/* Tells the engine, before its next search, that a new game has begun. */
void checkbit_engine_new_game (CheckbitEngine *self);

/* Searches for a move in the position after moves from start. A search in progress is cancelled,
 * and its answer dropped. Returns the number of this search, never 0; the answer comes with
 * "best-move" or "failed". */
guint checkbit_engine_search (CheckbitEngine *self,
                              const ChessPosition *start,
                              const ChessMove *moves,
                              gsize n_moves,
                              const CheckbitEngineGo *go);

/* The same for a node of a game: from its root, or from the last null move on the path. */
guint
checkbit_engine_search_node (CheckbitEngine *self, CheckbitNode *node, const CheckbitEngineGo *go);

/* Makes a search answer now: its "best-move" comes as usual. */
void checkbit_engine_move_now (CheckbitEngine *self);

/* Cancels a search; there will be no answer. */
void checkbit_engine_abort (CheckbitEngine *self);

/* The number of the current search; 0 for none. */
guint checkbit_engine_get_search (CheckbitEngine *self);

/* The lines of the last search, best first; they stay until the next one begins.
 * checkbit_engine_get_lines_search() tells which search they belong to. */
guint checkbit_engine_get_lines_search (CheckbitEngine *self);
guint checkbit_engine_get_n_lines (CheckbitEngine *self);
const CheckbitEngineLine *checkbit_engine_get_line (CheckbitEngine *self, guint index);

G_END_DECLS
