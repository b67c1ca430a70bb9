/* The file format of an index of positions: a header, the moves sorted by position, the games.
 *
 * All numbers are in native byte order; a file from another kind of machine is not recognized, and
 * made anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/move.h"
#include "game/base/file-stamp.h"

G_BEGIN_DECLS

/* One move played in a game, or the end of its moves (CHESS_MOVE_NONE). */
typedef struct
{
  guint64 key;  /* chess_position_repetition_key() of the position before it */
  guint32 game; /* from 0, in the order of the file */
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

/* What is stored about a game. */
typedef struct
{
  guint16 ratings[2]; /* of White and Black, 0 if unknown */
  guint16 year;       /* 0 if unknown */
  guint8 result;      /* CheckbitExplorerResult */
  guint8 spare;       /* 0 */
} CheckbitExplorerGame;

typedef struct
{
  char magic[8];
  guint64 order_mark;               /* CHECKBIT_EXPLORER_ORDER_MARK */
  guint64 size, modified_us, inode; /* of the file of games */
  char etag[64];                    /* as in its stamp */
  guint64
      n_records; /* after the header, sorted by key, then in the order of the games */
  guint32 n_games;   /* after the records */
  guint32 max_plies; /* the limit for each game */
} CheckbitExplorerHeader;

#define CHECKBIT_EXPLORER_ORDER_MARK G_GUINT64_CONSTANT (0x0123456789abcdef)

/* Fills in everything except the numbers of records and games. */
void checkbit_explorer_header_init (CheckbitExplorerHeader *header,
                                    const CheckbitFileStamp *stamp,
                                    guint max_plies);

/* The stamp of the file of games. */
void checkbit_explorer_header_get_stamp (const CheckbitExplorerHeader *header,
                                         CheckbitFileStamp *stamp);

/* Maps an index of a file with a stamp, covering at least that many half-moves of each game; NULL
 * with a GError if there is none, it belongs to another file, or it is damaged. */
GMappedFile *checkbit_explorer_map (const char *path,
                                    const CheckbitFileStamp *stamp,
                                    guint max_plies,
                                    GError **error);

/* The path of a file's index in the user's cache; its folder is created. (transfer full) */
char *checkbit_explorer_path (GFile *file);

/* The prefix of the temporary files used while an index is made. */
#define CHECKBIT_EXPLORER_SORTING "sorting-"

/* The most disk space for all indices: each is about as large as its file of games. */
#define CHECKBIT_EXPLORER_MAX_BYTES ((guint64) 4 << 30)

/* Removes the least recently used indices in the folder of one, whose path is given, while there
 * are too many or they are too large; also files left by killed programs. */
void checkbit_explorer_sweep (const char *path, guint64 max_bytes);

G_END_DECLS
