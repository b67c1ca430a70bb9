/* The data of a file's games for a list: positions and texts. One thread may add games while others
 * read them, until the store is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The columns of a list of games, for display and sorting. */
typedef enum
{
  CHECKBIT_PGN_COLUMN_NUMBER,
  CHECKBIT_PGN_COLUMN_WHITE,
  CHECKBIT_PGN_COLUMN_BLACK,
  CHECKBIT_PGN_COLUMN_EVENT,
  CHECKBIT_PGN_COLUMN_DATE,
  CHECKBIT_PGN_COLUMN_RESULT,
  CHECKBIT_PGN_COLUMN_ECO,
  CHECKBIT_PGN_COLUMN_PLIES,
} CheckbitPgnColumn;

#define CHECKBIT_PGN_N_COLUMNS 8
/* The text columns are adjacent. */
#define CHECKBIT_PGN_FIRST_TEXT CHECKBIT_PGN_COLUMN_WHITE
#define CHECKBIT_PGN_N_TEXTS 6

/* The tags of the columns; NULL for number and plies. */
extern const char *const checkbit_pgn_column_tags[CHECKBIT_PGN_N_COLUMNS];
const char *checkbit_pgn_column_tag (CheckbitPgnColumn column);

/* One game: 40 bytes. */
typedef struct
{
  guint64 offset; /* the position of its first byte in the file */
  guint32 length; /* in bytes */
  guint32 plies;  /* half-moves of the main line, counted without playing them */
  guint32 texts[CHECKBIT_PGN_N_TEXTS]; /* the numbers of its texts, by column */
} CheckbitPgnStoredGame;

typedef struct _CheckbitPgnStore CheckbitPgnStore;

CheckbitPgnStore *checkbit_pgn_store_new (void);
CheckbitPgnStore *checkbit_pgn_store_ref (CheckbitPgnStore *self);
void checkbit_pgn_store_unref (CheckbitPgnStore *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPgnStore, checkbit_pgn_store_unref)

guint checkbit_pgn_store_get_n_games (CheckbitPgnStore *self);
/* index: from 0. */
CheckbitPgnStoredGame checkbit_pgn_store_get_game (CheckbitPgnStore *self, guint index);
/* The text in a column; "" for none. Valid as long as the store lives. */
const char *checkbit_pgn_store_get_text (CheckbitPgnStore *self, guint32 number);

/* Adds a game, unless the store is closed: texts by text column, each may be NULL. */
void checkbit_pgn_store_add (CheckbitPgnStore *self,
                             guint64 offset,
                             guint64 length,
                             guint plies,
                             const char *const texts[CHECKBIT_PGN_N_TEXTS]);
/* Nothing is added any more, however long a thread goes on. */
void checkbit_pgn_store_close (CheckbitPgnStore *self);
/* Replaces a game, or adds one behind the last (index is then the number of games), even to a store
 * that is closed. */
void checkbit_pgn_store_replace (CheckbitPgnStore *self,
                                 guint index,
                                 guint64 offset,
                                 guint64 length,
                                 guint plies,
                                 const char *const texts[CHECKBIT_PGN_N_TEXTS]);
/* Makes a game longer by that many bytes. */
void checkbit_pgn_store_extend (CheckbitPgnStore *self, guint index, gsize by);
/* Moves the positions of the games from index on by that many bytes. */
void checkbit_pgn_store_shift (CheckbitPgnStore *self, guint index, gint64 by);

/* Bytes used for the games and the look-up of texts, without the texts themselves. */
gsize checkbit_pgn_store_get_overhead (CheckbitPgnStore *self);

G_END_DECLS
