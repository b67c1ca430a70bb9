/* Between the parts of the recognition of tables: what is compared by trying. For them only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/recognize.h"

/* A list of values, and the readings that are the best so far. */
typedef struct
{
  const uint64_t *values;
  size_t n;
  ChessTableFinding *finding; /* n_wrong: more are not worth noting */
} ChessRecognition;

/* Counts the entries that a reading finds wrong, as far as limit + 1. */
unsigned chess_recognition_count (const ChessRecognition *self,
                                  const ChessTableReading *reading,
                                  unsigned limit);

/* Notes a reading with so many wrong entries, unless there is a better one. */
void
chess_recognition_note (ChessRecognition *self, const ChessTableReading *reading, unsigned n_wrong);

/* Counts, and notes. */
void chess_recognition_try (ChessRecognition *self, const ChessTableReading *reading);

/* Magic numbers: tries them with every set of blockers. bit: the number of the square in the layout whose
 * words are multiplied. */
bool chess_recognition_is_magic (ChessPieceType type,
                                 unsigned bit,
                                 uint64_t number,
                                 ChessMagicRule rule);
void chess_recognition_try_magics (ChessRecognition *self);

/* De Bruijn indices of whatever constant. */
uint64_t chess_recognition_de_bruijn (const ChessTableReading *reading, unsigned index);
void chess_recognition_try_de_bruijn (ChessRecognition *self);

/* Castling masks: what an entry is as the rest of the table has it. */
uint64_t chess_recognition_castling (const ChessRecognition *self,
                                     const ChessTableReading *reading,
                                     size_t index);
void chess_recognition_try_castling (ChessRecognition *self);

/* Random keys: whether an entry has been there before. */
bool chess_recognition_is_repeated (const ChessRecognition *self, size_t index);
void chess_recognition_try_keys (ChessRecognition *self);
