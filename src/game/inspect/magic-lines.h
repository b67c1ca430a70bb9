/* A look-up of a bishop or rook as lines of C with their values: by a magic number, by PEXT, and by
 * walking the rays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/magic.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_MAGIC_BY_NUMBER,
  CHECKBIT_MAGIC_BY_PEXT,
  CHECKBIT_MAGIC_BY_RAYS,
} CheckbitMagicWay;

#define CHECKBIT_N_MAGIC_WAYS 3

/* The lines of all methods, one after another. */
typedef enum
{
  CHECKBIT_MAGIC_LINE_MASK,
  CHECKBIT_MAGIC_LINE_BLOCKERS,
  CHECKBIT_MAGIC_LINE_NUMBER,
  CHECKBIT_MAGIC_LINE_PRODUCT,
  CHECKBIT_MAGIC_LINE_SHIFT,
  CHECKBIT_MAGIC_LINE_INDEX,
  CHECKBIT_MAGIC_LINE_ATTACKS,
  CHECKBIT_MAGIC_LINE_PEXT_INDEX,
  CHECKBIT_MAGIC_LINE_PEXT_ATTACKS,
  CHECKBIT_MAGIC_LINE_RAY_1,
  CHECKBIT_MAGIC_LINE_RAY_2,
  CHECKBIT_MAGIC_LINE_RAY_3,
  CHECKBIT_MAGIC_LINE_RAY_4,
  CHECKBIT_MAGIC_LINE_RAY_ATTACKS,
} CheckbitMagicLineKind;

#define CHECKBIT_N_MAGIC_LINES 14

typedef struct
{
  const char *title;   /* "Product"; translated, static */
  char *code;          /* C, never translated */
  char *value;         /* "0x0123456789ABCDEF", "345 (0x159)"; never translated */
  char *sentence;      /* its purpose, translated */
  gboolean has_bits;   /* it is a word or a set rather than a small number: */
  ChessBitboard bits;  /* the squares of its bits in the layout */
  ChessBitboard marks; /* the highlighted squares, members or not */
} CheckbitMagicLine;

void checkbit_magic_line_clear (CheckbitMagicLine *line);

/* Writes all lines; previous contents are freed. */
void checkbit_magic_write_lines (const ChessMagicSteps *steps,
                                 CheckbitMagicLine lines[static CHECKBIT_N_MAGIC_LINES]);

/* The method that a line belongs to. */
CheckbitMagicWay checkbit_magic_line_get_way (CheckbitMagicLineKind kind);

/* "By magic multiplication"; translated, static. */
const char *checkbit_magic_way_get_title (CheckbitMagicWay way);

/* The whole method as engines write it: C, never translated. */
const char *checkbit_magic_way_get_code (CheckbitMagicWay way);

/* Whether the three methods, and the move generator, give the same set: "All three ways find the
 * same 7 squares." (transfer full) */
char *checkbit_message_magic_agree (const ChessMagicSteps *steps);

/* The result of trying a number with all sets of blockers, in a few sentences. (transfer full) */
char *checkbit_message_magic_report (const ChessMagic *magic, const ChessMagicReport *report);

G_END_DECLS
