/* The letters that stand for pieces in moves, language by language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CHECKBIT_N_LETTERED_PIECES 5 /* king, queen, rook, bishop, knight */

typedef struct
{
  const char *code;  /* of the language: "de" */
  const char *title; /* its own name for itself: "Deutsch" */
  /* In the order of "KQRBN"; some are two letters long. */
  const char *letters[CHECKBIT_N_LETTERED_PIECES];
} CheckbitPieceLetters;

/* The languages other than English, sorted by their titles; NULL past the end. The letters are
 * those of the PGN standard (8.2.3), and of the chess federations of languages that it leaves
 * out. */
const CheckbitPieceLetters *checkbit_piece_letters_get (guint index);

/* The language with a code; NULL if it is unknown. */
const CheckbitPieceLetters *checkbit_piece_letters_find (const char *code);

/* The first known language among the person's, in their order of preference; NULL if that is
 * English, or none is known. */
const CheckbitPieceLetters *checkbit_piece_letters_get_own (void);

G_END_DECLS
