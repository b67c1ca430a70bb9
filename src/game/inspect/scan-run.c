/* A loop over the members of a set, step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/scan-run.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

/* --- The run -------------------------------------------------------------------------------- */

void
checkbit_scan_run_init (CheckbitScanRun *run,
                        ChessBitboard set,
                        ChessScanOrder order,
                        ChessLayout layout)
{
  uint64_t word;

  g_return_if_fail (run != NULL);

  word = chess_layout_write (layout, set);
  run->place = 0;
  run->n_steps = chess_bitboard_count (set) + 1;
  for (guint i = 0; i < run->n_steps; i++)
    {
      chess_scan_step (word, order, layout, &run->steps[i]);
      word = run->steps[i].rest;
    }
}

gboolean
checkbit_scan_run_go (CheckbitScanRun *run, guint place)
{
  g_return_val_if_fail (run != NULL, FALSE);

  place = MIN (place, run->n_steps - 1);
  if (run->place == place)
    return FALSE;
  run->place = place;
  return TRUE;
}

gboolean
checkbit_scan_run_step (CheckbitScanRun *run)
{
  return checkbit_scan_run_go (run, run->place + 1);
}

gboolean
checkbit_scan_run_back (CheckbitScanRun *run)
{
  return run->place > 0 && checkbit_scan_run_go (run, run->place - 1);
}

gboolean
checkbit_scan_run_at_end (const CheckbitScanRun *run)
{
  return run->place + 1 == run->n_steps;
}

const ChessScan *
checkbit_scan_run_get (const CheckbitScanRun *run)
{
  return &run->steps[run->place];
}

ChessBitboard
checkbit_scan_run_get_popped (const CheckbitScanRun *run)
{
  const ChessScan *first = &run->steps[0], *now = checkbit_scan_run_get (run);

  return chess_layout_read (first->layout, first->word & ~now->word);
}

ChessBitboard
checkbit_scan_run_get_single (const CheckbitScanRun *run)
{
  const ChessScan *now = checkbit_scan_run_get (run);

  return now->empty ? CHESS_NO_SQUARES : CHESS_BIT (now->square);
}

ChessBitboard
checkbit_scan_run_get_rest (const CheckbitScanRun *run)
{
  const ChessScan *now = checkbit_scan_run_get (run);

  return chess_layout_read (now->layout, now->rest);
}

/* The text of a run that has ended. (transfer full) */
static char *
tell_end (const CheckbitScanRun *run)
{
  guint n = run->n_steps - 1;

  if (n == 0)
    return g_strdup (_ ("The set is empty: x is 0, and the loop ends before its first step."));
  return g_strdup_printf (
      ngettext ("x is 0: the loop ends after %u step.", "x is 0: the loop ends after %u steps.", n),
      n);
}

char *
checkbit_message_scan (const CheckbitScanRun *run)
{
  const ChessScan *now;
  guint left;

  g_return_val_if_fail (run != NULL, NULL);

  now = checkbit_scan_run_get (run);
  if (now->empty)
    return tell_end (run);

  left = chess_bitboard_count (now->rest);
  return g_strdup_printf (
      /* Translators: "Step 3 of 8: e2 (bit 12) is popped, 5 squares are left." */
      ngettext ("Step %u of %u: %s (bit %u) is popped, %u square is left.",
                "Step %u of %u: %s (bit %u) is popped, %u squares are left.", left),
      run->place + 1, run->n_steps - 1, checkbit_square_name (now->square), now->bit, left);
}

/* --- The lines ------------------------------------------------------------------------------ */

static void
add_word (
    CheckbitScanLine **line, const char *code, const char *sentence, guint64 value, guint64 marked)
{
  *(*line)++ = (CheckbitScanLine){ code, sentence, CHECKBIT_SCAN_LINE_WORD, value, marked };
}

static void
add_number (CheckbitScanLine **line,
            const char *code,
            const char *sentence,
            CheckbitScanLineKind kind,
            guint64 value)
{
  *(*line)++ = (CheckbitScanLine){ code, sentence, kind, value, 0 };
}

static const char *const smear_codes[CHESS_N_SCAN_SMEARS] = { "uint64_t s = x | x >> 1;",
                                                              "s |= s >> 2;",
                                                              "s |= s >> 4;",
                                                              "s |= s >> 8;",
                                                              "s |= s >> 16;",
                                                              "s |= s >> 32;" };

static void
add_smears (const ChessScan *step, CheckbitScanLine **line)
{
  for (guint i = 0; i < CHESS_N_SCAN_SMEARS; i++)
    add_word (line, smear_codes[i],
              i == 0 ? _ ("The highest bit is smeared downwards, twice as far with each line:")
              : i == CHESS_N_SCAN_SMEARS - 1 ? _ ("ones from the highest bit down to bit 0.")
                                             : NULL,
              step->smeared[i], step->single);
}

static void
add_highest (const ChessScan *step, CheckbitScanLine **line)
{
  add_smears (step, line);
  add_word (line, "uint64_t bit = s ^ s >> 1;",
            _ ("Only the top edge of those ones is left: the highest bit alone."), step->single,
            step->single);
}

/* Multiplies the smeared word directly: no single bit is isolated before the square is known. */
static guint
write_table_lines (const ChessScan *step, CheckbitScanLine *first, CheckbitScanLine *line)
{
  const guint64 top_six = ~G_GUINT64_CONSTANT (0) << CHESS_SCAN_SHIFT;

  add_smears (step, &line);
  add_word (&line, "uint64_t product = s * DEBRUIJN;",
            _ ("There are 64 such values, one for each highest bit, and the top six bits of the "
               "product are different for every one of them."),
            step->product, top_six);
  add_number (&line, "unsigned index = product >> 58;", _ ("Those six bits as a number."),
              CHECKBIT_SCAN_LINE_NUMBER, step->index);
  add_number (&line, "unsigned square = MSB_TABLE[index];",
              _ ("A table of its own, not that of single bits, turns it into the number of the "
                 "highest bit."),
              CHECKBIT_SCAN_LINE_SQUARE, step->bit);
  add_word (&line, "x ^= 1ULL << square;",
            _ ("The bit is popped; the loop goes on with what is left."), step->rest, 0);
  return (guint) (line - first);
}

static void
add_lowest (const ChessScan *step, CheckbitScanLine **line)
{
  add_word (line, "uint64_t negated = -x;",
            _ ("The two’s complement: every bit above the lowest one is inverted."),
            step->negated, step->single);
  add_word (line, "uint64_t bit = x & negated;",
            _ ("What both have in common: the lowest bit alone."), step->single, step->single);
}

guint
checkbit_scan_write_lines (const ChessScan *step,
                           CheckbitScanLine lines[static CHECKBIT_MAX_SCAN_LINES])
{
  const guint64 top_six = ~G_GUINT64_CONSTANT (0) << CHESS_SCAN_SHIFT;
  CheckbitScanLine *line = lines;

  g_return_val_if_fail (step != NULL, 0);

  if (step->empty)
    {
      add_number (&line, "while (x != 0)", _ ("x is 0: no bit is left, and the loop ends."),
                  CHECKBIT_SCAN_LINE_END, 0);
      return 1;
    }
  add_word (&line, "while (x != 0)", _ ("The squares that are still left."), step->word,
            step->single);
  if (step->order == CHESS_SCAN_MSB_TABLE)
    return write_table_lines (step, lines, line);
  if (step->order == CHESS_SCAN_MSB)
    add_highest (step, &line);
  else
    add_lowest (step, &line);
  add_word (&line, "uint64_t product = bit * DEBRUIJN;",
            _ ("The sequence shifted to the left by the bit’s number: the top six bits are "
               "different for every one of the 64."),
            step->product, top_six);
  add_number (&line, "unsigned index = product >> 58;", _ ("Those six bits as a number."),
              CHECKBIT_SCAN_LINE_NUMBER, step->index);
  add_number (&line, "unsigned square = TABLE[index];",
              _ ("A table of 64 entries turns it back into the bit’s number."),
              CHECKBIT_SCAN_LINE_SQUARE, step->bit);
  add_word (&line, "x ^= bit;", _ ("The bit is popped; the loop goes on with what is left."),
            step->rest, 0);
  return (guint) (line - lines);
}

char *
checkbit_scan_write_binary (guint64 word)
{
  GString *text = g_string_sized_new (72);

  for (int bit = 63; bit >= 0; bit--)
    {
      g_string_append_c (text, word >> bit & 1 ? '1' : '0');
      if (bit == 32)
        g_string_append_c (text, '\n');
      else if (bit % 8 == 0 && bit > 0)
        g_string_append_c (text, ' ');
    }
  return g_string_free (text, FALSE);
}
