/* What a UCI engine says, line by line: a pure reader without a process, a clock or a position.
 *
 * Nothing here trusts the engine: lines are valid UTF-8 and bounded before they are read, numbers
 * that are none count as not given, and what nobody understands is passed over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/text/score.h"

G_BEGIN_DECLS

/* --- One line ------------------------------------------------------------------------------- */

/* A piece of a line: not ending in NUL, borrowed from the line. start is NULL where the line did
 * not say it, and length 0 where it said it without a value. */
typedef struct
{
  const char *start;
  gsize length;
} CheckbitUciText;

typedef enum
{
  CHECKBIT_UCI_OTHER, /* nothing of the protocol: a greeting, debug output, rubbish */
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

/* Says what a line is, and gives what follows the words that said so, without the spaces around
 * it. */
CheckbitUciKind checkbit_uci_parse (const char *line, CheckbitUciText *rest);

/* The moves of a bestmove line: any run of spaces parts them, and nothing says yet that they are
 * moves. ponder.start is NULL where none was named. */
void
checkbit_uci_parse_bestmove (CheckbitUciText rest, CheckbitUciText *move, CheckbitUciText *ponder);

/* Takes the next word of a text, leaving the rest in it; FALSE at the end. */
gboolean checkbit_uci_next_word (CheckbitUciText *text, CheckbitUciText *word);

/* Whether a text is this word. */
gboolean checkbit_uci_text_is (CheckbitUciText text, const char *word);

/* --- info ----------------------------------------------------------------------------------- */

/* The numbers an info line may give, as bits of CheckbitUciInfo.given. */
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
  CHECKBIT_UCI_SCORE_MATE, /* in moves; 0 and less: the side to move is mated */
} CheckbitUciScore;

typedef struct
{
  guint given; /* a bit, 1 << CheckbitUciNumber, for each number that was given */
  gint64 numbers[CHECKBIT_UCI_N_NUMBERS]; /* 0 where not given; never negative */

  CheckbitUciScore score_kind;
  gint64 score; /* from the side to move */
  CheckbitScoreBound bound;

  gboolean has_wdl;
  guint wdl[3]; /* permille, from the side to move */

  CheckbitUciText pv; /* words that nothing says yet are moves */
  CheckbitUciText currmove;
  CheckbitUciText refutation;
  CheckbitUciText string; /* to the end of the line */
} CheckbitUciInfo;

/* Reads what follows "info". Parts that cannot be read are left out, the rest is kept. */
void checkbit_uci_parse_info (CheckbitUciText rest, CheckbitUciInfo *info);

/* What an info line says of a position in which side is to move, from White's view. */
CheckbitScore checkbit_uci_info_get_score (const CheckbitUciInfo *info, ChessColor side);

static inline gboolean
checkbit_uci_info_has (const CheckbitUciInfo *info, CheckbitUciNumber number)
{
  return (info->given & 1u << number) != 0;
}

/* --- option --------------------------------------------------------------------------------- */

typedef enum
{
  CHECKBIT_UCI_OPTION_CHECK,
  CHECKBIT_UCI_OPTION_SPIN,
  CHECKBIT_UCI_OPTION_COMBO,
  CHECKBIT_UCI_OPTION_BUTTON,
  CHECKBIT_UCI_OPTION_STRING,
} CheckbitUciOptionType;

/* What an engine lets one set. */
typedef struct
{
  char *name; /* exactly as the engine writes it; never NULL or "" */
  CheckbitUciOptionType type;
  char *default_value; /* "true" or "false", a number within the range, one of the choices, a text
                          ("" for <empty>); NULL for a button */
  gint64 min;          /* of a spin: at most max */
  gint64 max;
  char **choices; /* of a combo: at least one; else NULL */
} CheckbitUciOption;

/* Reads what follows "option"; NULL where it cannot be used: no name, an unknown type, a range
 * that holds nothing. (transfer full) */
CheckbitUciOption *checkbit_uci_option_parse (CheckbitUciText rest);
CheckbitUciOption *checkbit_uci_option_copy (const CheckbitUciOption *option);
void checkbit_uci_option_free (CheckbitUciOption *option);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitUciOption, checkbit_uci_option_free)

/* Whether a value may be sent for an option; value is not read for a button. A value never holds a
 * control character: a line break in it would be a command of its own. */
gboolean checkbit_uci_option_accepts (const CheckbitUciOption *option, const char *value);

/* The line that sets an option, with its line break. (transfer full) */
char *checkbit_uci_option_format (const CheckbitUciOption *option, const char *value);

/* A text of the engine's own as it may be shown: no control characters, single spaces, at most 200
 * characters. (transfer full) */
char *checkbit_uci_text_dup_shown (CheckbitUciText text);

G_END_DECLS
