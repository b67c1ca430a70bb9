/* Listens to a game and logs its signals; plays moves written as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/game.h"

typedef struct
{
  CheckbitGame *game; /* owned */

  /* The "changed" signal: its number, and its last arguments. */
  guint n_changed;
  CheckbitChangeKind kind;
  CheckbitNode *before;
  CheckbitNode *after;

  /* How often each property was notified. */
  guint n_can_undo;
  guint n_can_redo;
  guint n_modified;
  guint n_result;
} Recorder;

/* A new game with a listener; recorder_clear() drops it and proves that the game is freed. */
void recorder_init (Recorder *recorder);
void recorder_clear (Recorder *recorder);

/* Resets the counters. */
void recorder_forget (Recorder *recorder);

/* Asserts that just one change was announced since the last time, and which; then forgets it. */
void recorder_expect (Recorder *recorder,
                      CheckbitChangeKind kind,
                      CheckbitNode *before,
                      CheckbitNode *after);

/* Asserts that no signal was emitted. */
void recorder_expect_silence (Recorder *recorder);

/* Plays moves in UCI notation with spaces between them; each must be legal. */
void recorder_play (Recorder *recorder, const char *moves);

/* Loads a FEN that must be good, and forgets what that announced. */
void recorder_load (Recorder *recorder, const char *fen);

/* The SAN of the moves from the root to a node. (transfer full) */
char *line_to_node (CheckbitNode *node);

/* The move of a position that a UCI text names; it need not be legal. */
ChessMove move_from_uci (const ChessPosition *position, const char *text);
