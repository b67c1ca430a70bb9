/* Reading PGN: one reader, and one set of callbacks that everything else is made with: building a
 * game, counting, listing, checking, writing again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/position.h"
#include "game/pgn/pgn-problem.h"

G_BEGIN_DECLS

/* Where a game stands in the file and what came of it. */
typedef struct
{
  guint number;   /* 1 up */
  guint64 offset; /* of its first byte */
  guint64 end;    /* of the byte behind its last; what follows, blank lines, is nobody's */
  guint plies;    /* half-moves of the main line */
  guint problems;
  gboolean loss;                 /* whether any of them is a loss */
  const ChessPosition *position; /* at the end of the main line; NULL after a bad FEN, or where
                                    moves were only counted */
} CheckbitPgnGameEnd;

/* What a reader calls, in the order of the file; each may be NULL. Texts are valid UTF-8 and end in
 * NUL; they and positions are lent for the length of the call.
 *
 * Per game: begin_game, tags, begin_moves; then moves, NAGs, comments, variations, result; then
 * end_game. A comment belongs to the move before it, or, where its line has no move yet, to the
 * move behind it. begin_variation: what follows replaces the last move of the line it is in; where
 * that line has none yet, the two begin at one place. */
typedef struct
{
  void (*begin_game) (guint number, guint64 offset, gpointer user_data);
  void (*tag) (const char *name, const char *value, gpointer user_data);
  /* The position the moves start from; NULL where the tag FEN is refused. */
  void (*begin_moves) (const ChessPosition *start, gpointer user_data);
  /* san is the one correct text. A null move is CHESS_MOVE_NONE, "--". */
  void (*move) (ChessMove move,
                const char *san,
                const ChessPosition *before,
                const ChessPosition *after,
                gpointer user_data);
  void (*nag) (guint nag, gpointer user_data);
  /* Commands such as [%clk 0:05:00] included: see pgn-command.h. */
  void (*comment) (const char *text, gpointer user_data);
  void (*begin_variation) (gpointer user_data);
  void (*end_variation) (gpointer user_data);
  /* 1-0, 0-1, 1/2-1/2 or *: the word at the end of the moves. */
  void (*result) (const char *result, gpointer user_data);
  void (*problem) (const CheckbitPgnProblem *problem, gpointer user_data);
  /* FALSE: no more games are read. */
  gboolean (*end_game) (const CheckbitPgnGameEnd *end, gpointer user_data);
} CheckbitPgnVisitor;

typedef enum
{
  CHECKBIT_PGN_READ_ALL = 0,
  /* Only tags and results; words that look like moves are counted. Neither moves nor comments are
   * called for, and only what is wrong with tags is a problem. As fast as a list of games needs. */
  CHECKBIT_PGN_READ_TAGS = 1 << 0,
  /* Only the moves of the main line, and not how they are written: san is "". Variations are passed
   * over, whatever is in them. */
  CHECKBIT_PGN_READ_MAIN_LINE = 1 << 1,
} CheckbitPgnReadFlags;

typedef struct _CheckbitPgnReader CheckbitPgnReader;

/* visitor must stay where it is as long as the reader lives. */
CheckbitPgnReader *checkbit_pgn_reader_new (const CheckbitPgnVisitor *visitor,
                                            gpointer user_data,
                                            CheckbitPgnReadFlags flags);
void checkbit_pgn_reader_free (CheckbitPgnReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnReader, checkbit_pgn_reader_free)

/* The moves of each main line that are read, in half-moves; what stands behind them is passed over.
 * All of them unless told. */
void checkbit_pgn_reader_set_max_plies (CheckbitPgnReader *self, guint max_plies);

/* Takes the next bytes, in pieces of any size, and at last their end. FALSE once end_game has ended
 * the reading. */
gboolean checkbit_pgn_reader_feed (CheckbitPgnReader *self, const char *bytes, gsize length);
gboolean checkbit_pgn_reader_finish (CheckbitPgnReader *self);

/* Whether a tag Event, behind an empty line, would begin another game now: then what follows can be
 * given to another reader. */
gboolean checkbit_pgn_reader_ends_here (CheckbitPgnReader *self);

/* Games that have ended so far. */
guint checkbit_pgn_reader_get_n_games (CheckbitPgnReader *self);

/* Reads all of a text. Returns the number of games. */
guint checkbit_pgn_read (const char *bytes,
                         gsize length,
                         const CheckbitPgnVisitor *visitor,
                         gpointer user_data,
                         CheckbitPgnReadFlags flags);

/* Told how far a file has been read, in bytes; size is 0 where it is not known. */
typedef void (*CheckbitPgnProgressFunc) (guint64 done, guint64 size, gpointer user_data);

/* Reads all games of a file, in pieces, at once: for a thread that goes over the games of a file,
 * whatever its size. progress: called after every piece; may be NULL. TRUE too where end_game has
 * ended the reading; FALSE with a GIOError. */
gboolean checkbit_pgn_read_file (GFile *file,
                                 const CheckbitPgnVisitor *visitor,
                                 CheckbitPgnProgressFunc progress,
                                 gpointer user_data,
                                 CheckbitPgnReadFlags flags,
                                 GCancellable *cancellable,
                                 GError **error);

G_END_DECLS
