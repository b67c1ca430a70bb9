/* Reads PGN: a single reader with callbacks, used for building games, counting, listing, checking
 * and rewriting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "chess/position.h"
#include "game/pgn/pgn-problem.h"

G_BEGIN_DECLS

/* A game's position in the file, and the result of reading it. */
typedef struct
{
  guint number;   /* from 1 */
  guint64 offset; /* of its first byte */
  guint64 end;    /* of the byte after its last; blank lines after it belong to no game */
  guint plies;    /* half-moves of the main line */
  guint problems;
  gboolean loss;                 /* whether any is a loss, or an escaped line is within the game */
  const ChessPosition *position; /* at the end of the main line; NULL after an invalid FEN, or if
                                  * moves were only counted */
} CheckbitPgnGameEnd;

/* What a reader calls, in the order of the file; each may be NULL. Texts are valid UTF-8 and
 * NUL-terminated; texts and positions are only valid during the call.
 *
 * Per game: begin_game, tags, begin_moves; then moves, NAGs, comments, variations, result; then
 * end_game. A comment belongs to the move before it or, if its line has no move yet, to the move
 * after it. begin_variation: the following moves are an alternative to the last move of the parent
 * line; if that has none yet, both start in the same position. */
typedef struct
{
  /* The names of the tags that are wanted, NULL-terminated; NULL for all. */
  const char *const *tag_names;
  void (*begin_game) (guint number, guint64 offset, gpointer user_data);
  void (*tag) (const char *name, const char *value, gpointer user_data);
  /* The position before the first move; NULL if the tag FEN is invalid. */
  void (*begin_moves) (const ChessPosition *start, gpointer user_data);
  /* san is in canonical form. A null move is CHESS_MOVE_NONE, "--". */
  void (*move) (ChessMove move,
                const char *san,
                const ChessPosition *before,
                const ChessPosition *after,
                gpointer user_data);
  void (*nag) (guint nag, gpointer user_data);
  /* Including commands such as [%clk 0:05:00]: see pgn-command.h. */
  void (*comment) (const char *text, gpointer user_data);
  void (*begin_variation) (gpointer user_data);
  void (*end_variation) (gpointer user_data);
  /* 1-0, 0-1, 1/2-1/2 or *: the word at the end of the moves. */
  void (*result) (const char *result, gpointer user_data);
  void (*problem) (const CheckbitPgnProblem *problem, gpointer user_data);
  /* Returns FALSE to read no more games. */
  gboolean (*end_game) (const CheckbitPgnGameEnd *end, gpointer user_data);
} CheckbitPgnVisitor;

typedef enum
{
  CHECKBIT_PGN_READ_ALL = 0,
  /* Only tags and results; moves are counted by their looks. There are no callbacks for moves and
   * comments, and only problems with tags are reported. Fast enough for listing games. */
  CHECKBIT_PGN_READ_TAGS = 1 << 0,
  /* Only the moves of the main line, without their texts: san is "". Variations are skipped. */
  CHECKBIT_PGN_READ_MAIN_LINE = 1 << 1,
} CheckbitPgnReadFlags;

typedef struct _CheckbitPgnReader CheckbitPgnReader;

/* visitor must be valid as long as the reader lives. */
CheckbitPgnReader *checkbit_pgn_reader_new (const CheckbitPgnVisitor *visitor,
                                            gpointer user_data,
                                            CheckbitPgnReadFlags flags);
void checkbit_pgn_reader_free (CheckbitPgnReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnReader, checkbit_pgn_reader_free)

/* The most half-moves of each main line; later ones are skipped. Unlimited by default. */
void checkbit_pgn_reader_set_max_plies (CheckbitPgnReader *self, guint max_plies);

/* Reads the next bytes, in pieces of any size; finally their end. FALSE once end_game has ended the
 * reading. */
gboolean checkbit_pgn_reader_feed (CheckbitPgnReader *self, const char *bytes, gsize length);
gboolean checkbit_pgn_reader_finish (CheckbitPgnReader *self);

/* From within the visitor's function for a move: the visitor cannot take it. It is reported as
 * illegal, and the rest of its line is skipped. */
void checkbit_pgn_reader_refuse_move (CheckbitPgnReader *self, const char *san);

/* Whether a tag Event after an empty line would start another game now: then the following text can
 * be given to another reader. */
gboolean checkbit_pgn_reader_ends_here (CheckbitPgnReader *self);

/* The number of complete games. */
guint checkbit_pgn_reader_get_n_games (CheckbitPgnReader *self);

/* Reads a complete text. Returns the number of games. */
guint checkbit_pgn_read (const char *bytes,
                         gsize length,
                         const CheckbitPgnVisitor *visitor,
                         gpointer user_data,
                         CheckbitPgnReadFlags flags);

G_END_DECLS
