/* Sentences about a magic look-up, and about the result of trying a magic number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/magic-lines.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

char *
checkbit_message_magic_agree (const ChessMagicSteps *steps)
{
  guint n;

  g_return_val_if_fail (steps != NULL, NULL);

  n = chess_bitboard_count (steps->by_rays);
  if (!steps->agree)
    return g_strdup (_ ("Not equal: the magic number leads to the attacks of another set of "
                        "blockers. PEXT and the rays find the right ones."));
  return g_strdup_printf (
      ngettext ("Equal: magic number, PEXT and rays all find the same %u square.",
                "Equal: magic number, PEXT and rays all find the same %u squares.", n),
      n);
}

/* A number for a sentence. The format macro cannot be in the sentence itself, as xgettext would end
 * the text there. (transfer full) */
static char *
write_number (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}

/* "All 1024 sets of blockers were tried; they use 712 entries of the table, 0 to 1011." (transfer
 * full) */
static char *
tell_use (const ChessMagicReport *report)
{
  g_autofree char *lowest = write_number (report->lowest);
  g_autofree char *highest = write_number (report->highest);

  return g_strdup_printf (
      /* Translators: the last two are the lowest and the highest index */
      ngettext ("%u set of blockers tried: it uses %u index, from %s to %s.",
                "All %u sets of blockers tried: they use %u indices, from %s to %s.",
                report->n_subsets),
      report->n_subsets, report->n_used, lowest, highest);
}

/* The size of a table up to the highest index. (transfer full) */
static char *
tell_size (const ChessMagicReport *report)
{
  guint64 entries = report->highest + 1;
  g_autofree char *number = write_number (entries), *size = NULL;

  if (report->highest > G_MAXUINT32)
    return g_strdup (_ ("A table cannot be that large: shift by more."));
  size = g_format_size_full (entries * 8, G_FORMAT_SIZE_IEC_UNITS);
  return g_strdup_printf (
      /* Translators: a number of entries and the room they take: "8192 entries, 64.0 KiB" */
      ngettext ("The table needs %s entry, %s.", "The table needs %s entries, %s.",
                (gulong) entries),
      number, size);
}

static char *
tell_harmless (guint n)
{
  if (n == 0)
    return g_strdup (_ ("No two sets share an index."));
  return g_strdup_printf (
      ngettext ("%u collision is harmless: the sets that share an index have the same attacks.",
                "%u collisions are harmless: the sets that share an index have the same attacks.",
                n),
      n);
}

/* (transfer full) */
static char *
tell_good (const ChessMagic *magic, const ChessMagicReport *report)
{
  g_autofree char *use = tell_use (report);
  g_autofree char *size = tell_size (report);
  g_autofree char *harmless = tell_harmless (report->n_harmless);

  return g_strdup_printf (magic->type == CHESS_BISHOP
                              /* Translators: a square, and three more sentences */
                              ? _ ("Valid for the bishop on %s. %s %s %s")
                              /* Translators: a square, and three more sentences */
                              : _ ("Valid for the rook on %s. %s %s %s"),
                          checkbit_square_name (magic->square), use, size, harmless);
}

/* (transfer full) */
static char *
tell_collision (const ChessMagic *magic, const ChessMagicReport *report)
{
  g_autofree char *harmful = g_strdup_printf (
      /* Translators: how many of how many */
      ngettext ("%u of %u sets of blockers shares its index with a set that has different attacks.",
                "%u of %u sets of blockers share their index with a set that has different "
                "attacks.",
                report->n_harmful),
      report->n_harmful, report->n_subsets);

  return g_strdup_printf (magic->type == CHESS_BISHOP
                              /* Translators: a square, and a sentence that says how many collide */
                              ? _ ("Not valid for the bishop on %s. %s")
                              /* Translators: a square, and a sentence that says how many collide */
                              : _ ("Not valid for the rook on %s. %s"),
                          checkbit_square_name (magic->square), harmful);
}

char *
checkbit_message_magic_report (const ChessMagic *magic, const ChessMagicReport *report)
{
  g_return_val_if_fail (magic != NULL, NULL);
  g_return_val_if_fail (report != NULL, NULL);

  switch (report->verdict)
    {
    case CHESS_MAGIC_GOOD:
      return tell_good (magic, report);
    case CHESS_MAGIC_COLLISION:
      return tell_collision (magic, report);
    case CHESS_MAGIC_BAD_SHIFT:
    default:
      return g_strdup (_ ("Not valid: an index needs at least 1 bit, and a shift is at most 63."));
    }
}
