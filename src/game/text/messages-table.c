/* The result of recognizing a pasted table, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/messages.h"
#include "game/text/phrases-private.h"

const char *
checkbit_message_table_kind (ChessTableKind kind)
{
  return _ (chess_table_kind_title (kind));
}

/* --- Readings by kind ----------------------------------------------------------------------- */

static CheckbitTableReading *
find_kind (CheckbitTableReading *readings, guint *n, ChessTableKind kind)
{
  for (guint i = 0; i < *n; i++)
    if (readings[i].kind == kind)
      return &readings[i];

  readings[*n] = (CheckbitTableReading){ .kind = kind };
  return &readings[(*n)++];
}

guint
checkbit_table_find_readings (const ChessTableFinding *finding,
                              CheckbitTableReading readings[static CHESS_N_TABLE_KINDS])
{
  guint n = 0;

  for (gsize i = 0; i < finding->n_readings; i++)
    {
      CheckbitTableReading *reading = find_kind (readings, &n, finding->readings[i].kind);

      if (reading->n_matches < CHESS_N_LAYOUTS)
        reading->matches[reading->n_matches++] = finding->readings[i];
    }
  return n;
}

gboolean
checkbit_table_reading_is_any (const CheckbitTableReading *reading)
{
  for (guint i = 0; i < reading->n_matches; i++)
    if (reading->matches[i].squares != reading->matches[i].bits)
      return FALSE;

  return reading->n_matches == CHESS_N_LAYOUTS && chess_table_kind_has_bits (reading->kind);
}

char *
checkbit_message_table_reading (const CheckbitTableReading *reading)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (!chess_table_kind_is_indexed (reading->kind))
    return NULL;
  if (checkbit_table_reading_is_any (reading))
    return g_strdup (_ ("The same in all eight layouts"));

  for (guint i = 0; i < reading->n_matches; i++)
    {
      const ChessTableReading *match = &reading->matches[i];

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", chess_layout_name (match->squares));
      if (match->bits != match->squares)
        g_string_append_printf (list, "/%s", chess_layout_name (match->bits));
    }
  if (reading->matches[0].squares != reading->matches[0].bits)
    /* Translators: %s are pairs of numberings: "a1b1/a8b8". */
    return g_strdup_printf (_ ("Layouts of entries and bits: %s"), list->str);
  if (reading->n_matches == 1)
    /* Translators: a numbering of the squares by name, “a1b1” */
    return g_strdup_printf (_ ("Layout %s"), list->str);
  /* Translators: numberings of the squares by name, “a1b1, a8b8” */
  return g_strdup_printf (_ ("Layouts %s"), list->str);
}

/* --- Sentences ------------------------------------------------------------------------------ */

/* Why a table that looks the same in all layouts cannot tell the layout. (transfer full) */
static char *
tell_any (ChessTableKind kind)
{
  switch (kind)
    {
    case CHESS_TABLE_KNIGHT:
      return g_strdup (_ ("A knight’s table looks the same in all eight layouts, so it cannot tell "
                          "which one you use. Paste a pawn table."));
    case CHESS_TABLE_KING:
      return g_strdup (_ ("A king’s table looks the same in all eight layouts, so it cannot tell "
                          "which one you use. Paste a pawn table."));
    case CHESS_TABLE_BISHOP:
      return g_strdup (_ ("A bishop’s table looks the same in all eight layouts, so it cannot tell "
                          "which one you use. Paste a pawn table."));
    case CHESS_TABLE_ROOK:
      return g_strdup (_ ("A rook’s table looks the same in all eight layouts, so it cannot tell "
                          "which one you use. Paste a pawn table."));
    case CHESS_TABLE_QUEEN:
      return g_strdup (_ ("A queen’s table looks the same in all eight layouts, so it cannot tell "
                          "which one you use. Paste a pawn table."));
    default:
      /* Translators: what a table holds: “King zones”. */
      return g_strdup_printf (_ ("%s. This table looks the same in all eight layouts, so it cannot "
                                 "tell which one you use. Paste a pawn table."),
                              checkbit_message_table_kind (kind));
    }
}

static guint
mirror_file (guint index)
{
  return index ^ 7;
}

static guint
mirror_rank (guint index)
{
  return index ^ 56;
}

static guint
turn (guint index)
{
  return 63 - index;
}

static guint
transpose (guint index)
{
  return index % 8 * 8 + index / 8;
}

/* The formula for the bit of an entry's square, given the index; NULL if it takes more than one
 * operation. */
static const char *
find_formula (const ChessTableReading *reading)
{
  static const struct
  {
    guint (*map) (guint index);
    const char *formula;
  } formulas[] = {
    { turn, N_ ("bit = 63 − index") },
    { mirror_rank, N_ ("bit = index XOR 56") },
    { mirror_file, N_ ("bit = index XOR 7") },
    { transpose, N_ ("bit = 8 × (index mod 8) + index ÷ 8") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (formulas); i++)
    {
      gboolean fits = TRUE;

      for (guint index = 0; index < CHESS_N_SQUARES; index++)
        fits = fits
               && chess_layout_bit (reading->bits, chess_layout_square (reading->squares, index))
                      == formulas[i].map (index);
      if (fits)
        return _ (formulas[i].formula);
    }
  return NULL;
}

/* "Entry 0 is a1, but bit 0 is h8: bit = 63 − index." (transfer full) */
static char *
tell_mixed (const ChessTableReading *reading)
{
  const char *formula = find_formula (reading);
  g_autofree char *entry
      = g_strdup (checkbit_square_name (chess_layout_square (reading->squares, 0)));
  const char *bit = checkbit_square_name (chess_layout_square (reading->bits, 0));

  if (formula != NULL)
    /* Translators: two squares, and a formula such as “bit = 63 − index”. */
    return g_strdup_printf (_ ("Entry 0 is %s, but bit 0 is %s: %s."), entry, bit, formula);
  /* Translators: the names of two numberings of the squares: “a1b1”. */
  return g_strdup_printf (_ ("Entries are counted as in %s, but bits as in %s."),
                          chess_layout_name (reading->squares), chess_layout_name (reading->bits));
}

/* The sentence for the most usual reading. (transfer full) */
static char *
tell_reading (const ChessTableReading *reading)
{
  const char *kind = checkbit_message_table_kind (reading->kind);
  g_autofree char *mixed = NULL;

  if (reading->constant != 0)
    {
      g_autofree char *constant
          = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", reading->constant);

      /* Translators: “De Bruijn indices of single bits”, a number. */
      return g_strdup_printf (_ ("%s, for the constant %s."), kind, constant);
    }
  if (!chess_table_kind_is_indexed (reading->kind))
    return g_strdup_printf ("%s.", kind);
  if (reading->squares == reading->bits)
    /* Translators: what a table holds, and a numbering: “White pawn attacks in layout a1b1.” */
    return g_strdup_printf (_ ("%s in layout %s."), kind, chess_layout_name (reading->squares));

  mixed = tell_mixed (reading);
  return g_strdup_printf ("%s. %s", kind, mixed);
}

/* How many readings there are besides the first; NULL for none. (transfer full) (nullable) */
static char *
tell_others (gsize n)
{
  static const char *const sentences[] = {
    N_ ("One mirrored reading fits as well."),   N_ ("Two mirrored readings fit as well."),
    N_ ("Three mirrored readings fit as well."), N_ ("Four mirrored readings fit as well."),
    N_ ("Five mirrored readings fit as well."),  N_ ("Six mirrored readings fit as well."),
    N_ ("Seven mirrored readings fit as well."),
  };

  if (n == 0)
    return NULL;
  if (n <= G_N_ELEMENTS (sentences))
    return g_strdup (_ (sentences[n - 1]));
  return g_strdup_printf (
      ngettext ("%u other reading fits as well.", "%u other readings fit as well.", (gulong) n),
      (guint) n);
}

/* What is wrong in the first reading; NULL for nothing. (transfer full) (nullable) */
static char *
tell_wrong (const ChessTableFinding *finding, const guint64 *values, gsize n)
{
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
  const ChessTableReading *reading = &finding->readings[0];
  guint first;

  if (finding->n_wrong == 0)
    return NULL;

  chess_table_find_wrong (values, n, reading, wrong);
  first = (guint) wrong[0].index;
  if (!chess_table_kind_is_indexed (reading->kind) || n != CHESS_N_SQUARES)
    /* Translators: how many; the number of an entry */
    return g_strdup_printf (ngettext ("%u entry is wrong: number %u.",
                                      "%u entries are wrong, the first is number %u.",
                                      finding->n_wrong),
                            finding->n_wrong, first);
  /* Translators: how many; the number of an entry and its square: “1 entry is wrong: number 20
   * (e3).” */
  return g_strdup_printf (ngettext ("%u entry is wrong: number %u (%s).",
                                    "%u entries are wrong, the first is number %u (%s).",
                                    finding->n_wrong),
                          finding->n_wrong, first,
                          checkbit_square_name (chess_layout_square (reading->squares, first)));
}

/* The effect of wrapping shifts in the first wrong entry of such a table; NULL for other tables.
 * (transfer full) (nullable) */
static char *
tell_wrapped (const ChessTableFinding *finding, const guint64 *values, gsize n)
{
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES];
  ChessLayout bits = finding->readings[0].bits;
  g_autofree char *missing = NULL, *extra = NULL, *wrapped = NULL, *left_out = NULL;

  if (!finding->wrapped)
    return NULL;
  chess_table_find_wrong (values, n, &finding->readings[0], wrong);
  extra = checkbit_message_list_squares (
      chess_layout_read (bits, wrong[0].found & ~wrong[0].expected));
  missing = checkbit_message_list_squares (
      chess_layout_read (bits, wrong[0].expected & ~wrong[0].found));
  if (*extra != '\0')
    wrapped = g_strdup_printf (_ ("Wrapped around an edge by a raw shift: %s."), extra);
  if (*missing != '\0')
    left_out = g_strdup_printf (_ ("Missing here: %s."), missing);
  return g_strjoin (" ", wrapped != NULL ? wrapped : left_out, wrapped != NULL ? left_out : NULL,
                    NULL);
}

char *
checkbit_message_table (const ChessTableFinding *finding, const guint64 *values, gsize n)
{
  CheckbitTableReading readings[CHESS_N_TABLE_KINDS];
  g_autofree char *what = NULL, *others = NULL, *wrong = NULL, *wrapped = NULL;
  const char *sentences[5];
  gboolean any;
  guint k = 0;

  g_return_val_if_fail (finding != NULL, NULL);
  g_return_val_if_fail (values != NULL, NULL);

  if (finding->n_readings == 0)
    return n < CHESS_N_SQUARES
               ? g_strdup (_ ("Not a table I know."))
               : g_strdup (_ ("Not a table I know with at most eight wrong entries."));

  checkbit_table_find_readings (finding, readings);
  any = checkbit_table_reading_is_any (&readings[0]);
  what = any && finding->wrapped
             ? g_strdup_printf ("%s.", checkbit_message_table_kind (readings[0].kind))
         : any ? tell_any (readings[0].kind)
               : tell_reading (&finding->readings[0]);
  others = any ? NULL : tell_others (finding->n_readings - 1);
  wrong = tell_wrong (finding, values, n);

  wrapped = tell_wrapped (finding, values, n);

  sentences[k++] = what;
  if (wrong != NULL)
    sentences[k++] = wrong;
  if (wrapped != NULL)
    sentences[k++] = wrapped;
  if (others != NULL)
    sentences[k++] = others;
  sentences[k] = NULL;
  return g_strjoinv (" ", (char **) sentences);
}
