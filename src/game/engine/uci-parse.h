/* Parses the lines of a UCI engine: pure functions without a process, a clock or a position.
 *
 * The engine is not trusted: lines are valid UTF-8 and limited in length before they are parsed,
 * invalid numbers count as missing, and unknown words are skipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/text/score.h"

G_BEGIN_DECLS

/* --- One line ------------------------------------------------------------------------------- */

/* A part of a line: not NUL-terminated, borrowed from the line. start is NULL if the line does not
 * contain it, and length is 0 if it has no value. */
typedef struct
{
  const char *start;
  gsize length;
} CheckbitUciText;

typedef enum
{
  CHECKBIT_UCI_OTHER, /* not part of the protocol: a greeting, debug output, garbage */
  CHECKBIT_UCI_ID_NAME,
  CHECKBIT_UCI_ID_AUTHOR,
  CHECKBIT_UCI_UCIOK,
  CHECKBIT_UCI_READYOK,
  CHECKBIT_UCI_BESTMOVE,
  CHECKBIT_UCI_INFO,
  CHECKBIT_UCI_OPTION,
  CHECKBIT_UCI_COPYPROTECTION, /* checking, ok or error */
  CHECKBIT_UCI_REGISTRATION,
} CheckbitUciKind;

/* Returns the kind of a line, and the text after its keywords, without surrounding spaces. */
CheckbitUciKind checkbit_uci_parse (const char *line, CheckbitUciText *rest);

/* The moves of a bestmove line, separated by any number of spaces; they need not be valid.
 * ponder.start is NULL if there is none. */
void
checkbit_uci_parse_bestmove (CheckbitUciText rest, CheckbitUciText *move, CheckbitUciText *ponder);

/* Takes the next word of a text, whose rest remains; FALSE at the end. */
gboolean checkbit_uci_next_word (CheckbitUciText *text, CheckbitUciText *word);

/* Whether a text equals a word. */
gboolean checkbit_uci_text_is (CheckbitUciText text, const char *word);

/* --- info ----------------------------------------------------------------------------------- */

/* The numbers in an info line, as bits of CheckbitUciInfo.given. */
typedef enum
{
  CHECKBIT_UCI_DEPTH,
  CHECKBIT_UCI_SELDEPTH,
  CHECKBIT_UCI_TIME, /* milliseconds */
  CHECKBIT_UCI_NODES,
  CHECKBIT_UCI_NPS,
  CHECKBIT_UCI_HASHFULL, /* permille */
  CHECKBIT_UCI_TBHITS,
  CHECKBIT_UCI_CPULOAD, /* permille */
  CHECKBIT_UCI_MULTIPV,
  CHECKBIT_UCI_CURRMOVENUMBER,
  CHECKBIT_UCI_MOVESLEFT,
  CHECKBIT_UCI_N_NUMBERS,
} CheckbitUciNumber;

typedef enum
{
  CHECKBIT_UCI_SCORE_NONE,
  CHECKBIT_UCI_SCORE_CP,
  CHECKBIT_UCI_SCORE_MATE, /* in moves; 0 or less: the side to move gets mated */
} CheckbitUciScore;

typedef struct
{
  guint given; /* a bit, 1 << CheckbitUciNumber, for each given number */
  gint64 numbers[CHECKBIT_UCI_N_NUMBERS]; /* 0 if not given; never negative */

  CheckbitUciScore score_kind;
  gint64 score; /* from the side to move's view */
  CheckbitScoreBound bound;

  gboolean has_wdl;
  guint wdl[3]; /* permille, from the side to move's view */

  CheckbitUciText pv; /* the words of the moves, which need not be valid */
  CheckbitUciText currmove;
  CheckbitUciText refutation;
  CheckbitUciText string; /* up to the end of the line */
} CheckbitUciInfo;

/* Parses the text after "info". Invalid parts are ignored, the rest is kept. */
void checkbit_uci_parse_info (CheckbitUciText rest, CheckbitUciInfo *info);

/* The content of an info line about a position in which side is to move, from White's view. */
CheckbitScore checkbit_uci_info_get_score (const CheckbitUciInfo *info, ChessColor side);

static inline gboolean
checkbit_uci_info_has (const CheckbitUciInfo *info, CheckbitUciNumber number)
{
  return (info->given & 1u << number) != 0;
}

/* --- option --------------------------------------------------------------------------------- */

/* Whether a text contains control characters, so that it cannot be sent as part of a line. */
gboolean checkbit_uci_has_control (const char *text);

typedef enum
{
  CHECKBIT_UCI_OPTION_CHECK,
  CHECKBIT_UCI_OPTION_SPIN,
  CHECKBIT_UCI_OPTION_COMBO,
  CHECKBIT_UCI_OPTION_BUTTON,
  CHECKBIT_UCI_OPTION_STRING,
} CheckbitUciOptionType;

/* A setting that a UCI engine offers. */
typedef struct
{
  char *name; /* exactly as reported; never NULL or "" */
  CheckbitUciOptionType type;
  char *default_value; /* "true" or "false", a number within the range, one of the choices, a text
                          ("" for <empty>); NULL for a button */
  gint64 min;          /* of a spin: at most max */
  gint64 max;
  char **choices; /* of a combo: at least one; else NULL */
} CheckbitUciOption;

/* Parses the text after "option"; NULL if it is unusable: no name, an unknown type, an empty range.
 * (transfer full) */
CheckbitUciOption *checkbit_uci_option_parse (CheckbitUciText rest);
CheckbitUciOption *checkbit_uci_option_copy (const CheckbitUciOption *option);
void checkbit_uci_option_free (CheckbitUciOption *option);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitUciOption, checkbit_uci_option_free)

/* Whether a value may be sent for an option; for a button the value is ignored. A value must not
 * contain control characters: a line break would start another command. */
gboolean checkbit_uci_option_accepts (const CheckbitUciOption *option, const char *value);

/* The line that sets an option, with its line break. (transfer full) */
char *checkbit_uci_option_format (const CheckbitUciOption *option, const char *value);

/* An engine's own text for display: no control characters, single spaces, at most 200 characters.
 * (transfer full) */
char *checkbit_uci_text_dup_shown (CheckbitUciText text);

G_END_DECLS
