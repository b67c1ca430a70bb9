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
  const char *title; /* what its speakers call it: "Deutsch" */
  /* In the order of "KQRBN"; some are two letters long. */
  const char *letters[CHECKBIT_N_LETTERED_PIECES];
} CheckbitPieceLetters;

/* The languages other than English, sorted by their titles; NULL past the end. The letters are
 * those of the PGN standard (8.2.3), and of the chess federations of languages that it leaves
 * out. */
const CheckbitPieceLetters *checkbit_piece_letters_get (guint index);

/* The language of a code; NULL where it is not known. */
const CheckbitPieceLetters *checkbit_piece_letters_find (const char *code);

/* The first known language of the person's own, in their order; NULL where that is English, or none
 * is known. */
const CheckbitPieceLetters *checkbit_piece_letters_get_own (void);

G_END_DECLS
