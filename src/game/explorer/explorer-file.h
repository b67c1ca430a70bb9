/* How an index of positions lies on the disk: a header, the moves by position, the games.
 *
 * All numbers are the machine's own; a file from another one is not recognized and made anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/move.h"
#include "game/base/file-stamp.h"

G_BEGIN_DECLS

/* One move that was played in a game, or the end of its moves (CHESS_MOVE_NONE). */
typedef struct
{
  guint64 key;  /* chess_position_repetition_key() of the position before it */
  guint32 game; /* 0 up, in the order of the file */
  ChessMove move;
  guint16 spare; /* 0 */
} CheckbitExplorerRecord;

typedef enum
{
  CHECKBIT_EXPLORER_UNKNOWN,
  CHECKBIT_EXPLORER_WHITE_WINS,
  CHECKBIT_EXPLORER_DRAW,
  CHECKBIT_EXPLORER_BLACK_WINS,
} CheckbitExplorerResult;

/* What is kept of a game. */
typedef struct
{
  guint16 ratings[2]; /* of White and Black, 0 for none */
  guint16 year;       /* 0 for none */
  guint8 result;      /* CheckbitExplorerResult */
  guint8 spare;       /* 0 */
} CheckbitExplorerGame;

typedef struct
{
  char magic[8];
  guint64 order_mark;               /* CHECKBIT_EXPLORER_ORDER_MARK */
  guint64 size, modified_us, inode; /* of the file of games, */
  char etag[64];                    /* as in its stamp */
  guint64
      n_records; /* which follow the header, sorted by key, those of a key in the order of the games */
  guint32 n_games;   /* which follow the records */
  guint32 max_plies; /* of each game */
} CheckbitExplorerHeader;

#define CHECKBIT_EXPLORER_ORDER_MARK G_GUINT64_CONSTANT (0x0123456789abcdef)

/* Fills in all but the numbers of records and games. */
void checkbit_explorer_header_init (CheckbitExplorerHeader *header,
                                    const CheckbitFileStamp *stamp,
                                    guint max_plies);

/* Maps an index that was made of a file as its stamp says, with as many half-moves of each game
 * or more; NULL with a GError where there is none, or it is of another file, or damaged. */
GMappedFile *checkbit_explorer_map (const char *path,
                                    const CheckbitFileStamp *stamp,
                                    guint max_plies,
                                    GError **error);

/* The path of the index of a file in the user's cache, whose folder is made. (transfer full) */
char *checkbit_explorer_path (GFile *file);

/* How the names of files begin that are there only while an index is made. */
#define CHECKBIT_EXPLORER_SORTING "sorting-"

/* The room that all indices may take up: each needs about as much as its file of games. */
#define CHECKBIT_EXPLORER_MAX_BYTES ((guint64) 4 << 30)

/* Removes the indices beside one, whose path it is, that were used longest ago, as long as there
 * are too many or they take up too much room; and what a program that was killed has left there. */
void checkbit_explorer_sweep (const char *path, guint64 max_bytes);

G_END_DECLS
