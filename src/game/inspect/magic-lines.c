/* A look-up of a bishop or rook as lines of C with their values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/magic-lines.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/text/value-forms.h"

/* --- Constant texts ------------------------------------------------------------------------- */

static const struct
{
  const char *title;
  const char *code; /* NULL: not constant */
  CheckbitMagicWay way;
} line_table[CHECKBIT_N_MAGIC_LINES] = {
  { N_ ("Relevant mask"), "uint64_t mask = MASK[sq];", CHECKBIT_MAGIC_BY_NUMBER },
  { N_ ("Masked occupancy"), "uint64_t blockers = occupied & mask;", CHECKBIT_MAGIC_BY_NUMBER },
  { N_ ("Magic number"), "uint64_t magic = MAGIC[sq];", CHECKBIT_MAGIC_BY_NUMBER },
  /* Translators: a step of a magic look-up: the result of a multiplication */
  { N_ ("Product"), "uint64_t product = blockers * magic;", CHECKBIT_MAGIC_BY_NUMBER },
  /* Translators: a step of a magic look-up: by how many bits a word is shifted */
  { N_ ("Shift"), "unsigned shift = SHIFT[sq];", CHECKBIT_MAGIC_BY_NUMBER },
  /* Translators: a step of a magic look-up: a place in a table */
  { N_ ("Index"), "uint64_t index = product >> shift;", CHECKBIT_MAGIC_BY_NUMBER },
  { N_ ("Looked-up attacks"), "uint64_t attacks = TABLE[sq][index];", CHECKBIT_MAGIC_BY_NUMBER },
  { N_ ("Extracted index"), "uint64_t index = _pext_u64 (occupied, MASK[sq]);",
    CHECKBIT_MAGIC_BY_PEXT },
  { N_ ("Looked-up attacks"), "uint64_t attacks = PEXT_TABLE[sq][index];", CHECKBIT_MAGIC_BY_PEXT },
  { NULL, NULL, CHECKBIT_MAGIC_BY_RAYS },
  { NULL, NULL, CHECKBIT_MAGIC_BY_RAYS },
  { NULL, NULL, CHECKBIT_MAGIC_BY_RAYS },
  { NULL, NULL, CHECKBIT_MAGIC_BY_RAYS },
  { N_ ("All rays"), NULL, CHECKBIT_MAGIC_BY_RAYS },
};

static const struct
{
  const char *title;
  const char *code;
} way_table[CHECKBIT_N_MAGIC_WAYS] = {
  { N_ ("By Magic Multiplication"), "TABLE[sq][((occupied & MASK[sq]) * MAGIC[sq]) >> SHIFT[sq]]" },
  { N_ ("By PEXT"), "PEXT_TABLE[sq][_pext_u64 (occupied, MASK[sq])]" },
  { N_ ("By Walking the Rays"),
    "for (s = step (bit); s; s = step (s)) { set |= s; if (s & occupied) break; }" },
};

CheckbitMagicWay
checkbit_magic_line_get_way (CheckbitMagicLineKind kind)
{
  g_return_val_if_fail (kind < CHECKBIT_N_MAGIC_LINES, CHECKBIT_MAGIC_BY_NUMBER);

  return line_table[kind].way;
}

const char *
checkbit_magic_way_get_title (CheckbitMagicWay way)
{
  g_return_val_if_fail (way < CHECKBIT_N_MAGIC_WAYS, NULL);

  return _ (way_table[way].title);
}

const char *
checkbit_magic_way_get_code (CheckbitMagicWay way)
{
  g_return_val_if_fail (way < CHECKBIT_N_MAGIC_WAYS, NULL);

  return way_table[way].code;
}

/* --- Values --------------------------------------------------------------------------------- */

void
checkbit_magic_line_clear (CheckbitMagicLine *line)
{
  g_return_if_fail (line != NULL);

  g_clear_pointer (&line->code, g_free);
  g_clear_pointer (&line->value, g_free);
  g_clear_pointer (&line->sentence, g_free);
}

/* sentence: (transfer full). */
static void
set_word (CheckbitMagicLine *line, ChessLayout layout, guint64 word, char *sentence)
{
  line->value = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", word);
  line->sentence = sentence;
  line->has_bits = TRUE;
  line->bits = chess_layout_read (layout, word);
}

static void
set_set (CheckbitMagicLine *line, ChessLayout layout, ChessBitboard set, char *sentence)
{
  set_word (line, layout, chess_layout_write (layout, set), sentence);
}

static void
set_index (CheckbitMagicLine *line, guint64 index, char *sentence)
{
  line->value = g_strdup_printf ("%" G_GUINT64_FORMAT " (0x%" G_GINT64_MODIFIER "X)", index, index);
  line->sentence = sentence;
}

/* How many squares, and which: "3 squares: e2 e7 h4"; translated. (transfer full) */
static char *
tell_squares (ChessLayout layout, ChessBitboard set)
{
  guint n = chess_bitboard_count (set);
  g_autofree char *squares = checkbit_value_list_squares (layout, set);

  if (n == 0)
    return g_strdup (_ ("No square."));
  /* Translators: a count and the names of the squares: "3 squares: e2 e7 h4." */
  return g_strdup_printf (ngettext ("%u square: %s.", "%u squares: %s.", n), n, squares);
}

/* The number of entries for an index of some bits: "1024", or "2^40" if the digits would be too
 * many. (transfer full) */
static char *
write_size (guint bits)
{
  return bits <= 20 ? g_strdup_printf ("%u", 1u << bits) : g_strdup_printf ("2^%u", bits);
}

/* --- The lines of a magic look-up ----------------------------------------------------------- */

static char *
tell_mask (const ChessMagicSteps *steps)
{
  guint n = steps->n_bits;

  return g_strdup_printf (
      ngettext ("The %u square whose blockers can matter: a ray without its last square, where it "
                "ends in any case.",
                "The %u squares whose blockers can matter: the rays without their last squares, "
                "where they end in any case.",
                n),
      n);
}

static char *
tell_blockers (const ChessMagicSteps *steps)
{
  g_autofree char *squares = checkbit_value_list_squares (steps->magic.layout, steps->blockers);

  if (steps->blockers == CHESS_NO_SQUARES)
    return g_strdup (_ ("None of them is occupied."));
  /* Translators: %s are squares: "Occupied of them: e2 e7." */
  return g_strdup_printf (_ ("Occupied of them: %s."), squares);
}

/* The bits of the product that remain after the shift. */
static ChessBitboard
get_kept_bits (const ChessMagic *magic)
{
  return magic->shift < 64 ? chess_layout_read (magic->layout, G_MAXUINT64 << magic->shift)
                           : CHESS_NO_SQUARES;
}

static char *
tell_product (guint bits)
{
  return g_strdup_printf (
      ngettext ("The number added up once for each blocker, shifted to its bit. Its top bit is "
                "marked: it is the index.",
                "The number added up once for each blocker, shifted to its bit. Its top %u bits "
                "are marked: they are the index.",
                bits),
      bits);
}

static char *
tell_shift (const ChessMagicSteps *steps, guint bits)
{
  g_autofree char *stay = NULL;
  g_autofree char *has = NULL;

  if (bits == steps->n_bits)
    /* Translators: "64 − 10: as many bits stay as the mask has squares." */
    return g_strdup_printf (_ ("64 − %u: as many bits stay as the mask has squares."), bits);
  stay = g_strdup_printf (ngettext ("%u bit stays", "%u bits stay", bits), bits);
  has = g_strdup_printf (
      ngettext ("the mask has %u square", "the mask has %u squares", steps->n_bits), steps->n_bits);
  /* Translators: a number, and two clauses: "64 − 9: 9 bits stay, though the mask has 10
   * squares." */
  return g_strdup_printf (_ ("64 − %u: %s, though %s."), bits, stay, has);
}

static void
write_number_lines (const ChessMagicSteps *steps, CheckbitMagicLine *lines)
{
  const ChessMagic *magic = &steps->magic;
  guint bits = 64 - MIN (magic->shift, 64);
  g_autofree char *size = write_size (bits);

  set_set (&lines[CHECKBIT_MAGIC_LINE_MASK], magic->layout, steps->relevant, tell_mask (steps));
  set_set (&lines[CHECKBIT_MAGIC_LINE_BLOCKERS], magic->layout, steps->blockers,
           tell_blockers (steps));
  set_word (&lines[CHECKBIT_MAGIC_LINE_NUMBER], magic->layout, magic->number,
            g_strdup (_ ("Found by trying: it gives sets of blockers with different attacks "
                         "different indices.")));
  set_word (&lines[CHECKBIT_MAGIC_LINE_PRODUCT], magic->layout, steps->product,
            tell_product (bits));
  lines[CHECKBIT_MAGIC_LINE_PRODUCT].marks = get_kept_bits (magic);
  lines[CHECKBIT_MAGIC_LINE_SHIFT].value = g_strdup_printf ("%u", magic->shift);
  lines[CHECKBIT_MAGIC_LINE_SHIFT].sentence = tell_shift (steps, bits);
  set_index (&lines[CHECKBIT_MAGIC_LINE_INDEX], steps->index,
             /* Translators: %s is the size of a table: "1024". */
             g_strdup_printf (_ ("An entry of a table that has room for %s."), size));
  set_set (&lines[CHECKBIT_MAGIC_LINE_ATTACKS], magic->layout, steps->by_magic,
           tell_squares (magic->layout, steps->by_magic));
}

/* --- The lines of the other methods --------------------------------------------------------- */

/* An index with as many binary digits as the mask has squares. (transfer full) */
static char *
write_binary (guint index, guint bits)
{
  GString *text = g_string_sized_new (bits);

  for (guint bit = bits; bit-- > 0;)
    g_string_append_c (text, index >> bit & 1 ? '1' : '0');
  return g_string_free (text, FALSE);
}

static void
write_pext_lines (const ChessMagicSteps *steps, CheckbitMagicLine *lines)
{
  g_autofree char *digits = write_binary (steps->pext_index, steps->n_bits);
  ChessLayout layout = steps->magic.layout;

  set_index (&lines[CHECKBIT_MAGIC_LINE_PEXT_INDEX], steps->pext_index,
             /* Translators: %s is a binary number: "0100000010". */
             g_strdup_printf (_ ("The bits under the mask, packed together: %s. No two sets of "
                                 "blockers share an index."),
                              digits));
  set_set (&lines[CHECKBIT_MAGIC_LINE_PEXT_ATTACKS], layout, steps->by_pext,
           tell_squares (layout, steps->by_pext));
}

static const struct
{
  int files, ranks;
  const char *title;
  const char *constant;
} direction_table[] = {
  /* Translators: a direction on the board, towards the eighth rank */
  { 0, 1, N_ ("North"), "NORTH" },
  /* Translators: a direction on the board */
  { 1, 1, N_ ("North-east"), "NORTH_EAST" },
  /* Translators: a direction on the board, towards the h-file */
  { 1, 0, N_ ("East"), "EAST" },
  /* Translators: a direction on the board */
  { 1, -1, N_ ("South-east"), "SOUTH_EAST" },
  /* Translators: a direction on the board, towards the first rank */
  { 0, -1, N_ ("South"), "SOUTH" },
  /* Translators: a direction on the board */
  { -1, -1, N_ ("South-west"), "SOUTH_WEST" },
  /* Translators: a direction on the board, towards the a-file */
  { -1, 0, N_ ("West"), "WEST" },
  /* Translators: a direction on the board */
  { -1, 1, N_ ("North-west"), "NORTH_WEST" },
};

static guint
find_direction (const ChessMagicRay *ray)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (direction_table)
         && (direction_table[i].files != ray->files || direction_table[i].ranks != ray->ranks))
    i++;
  return i;
}

/* Whether squares farther along a ray have higher bits. */
static gboolean
goes_up (const ChessMagicSteps *steps, const ChessMagicRay *ray)
{
  return chess_layout_write (steps->magic.layout, ray->squares)
         > (guint64) 1 << chess_layout_bit (steps->magic.layout, steps->magic.square);
}

/* The code of an engine with tables of rays: the ray without the part behind the first blocker.
 * begin: "uint64_t set =" or "set |=". (transfer full) */
static char *
write_ray_code (const ChessMagicSteps *steps,
                const ChessMagicRay *ray,
                const char *begin,
                const char *constant)
{
  if (ray->blocker == CHESS_SQUARE_NONE)
    return g_strdup_printf ("%s RAY[%s][sq];", begin, constant);
  return g_strdup_printf ("%s RAY[%s][sq] ^ RAY[%s][%s (RAY[%s][sq] & occupied)];", begin, constant,
                          constant, goes_up (steps, ray) ? "lsb" : "msb", constant);
}

static char *
tell_ray (const ChessMagicSteps *steps, const ChessMagicRay *ray)
{
  g_autofree char *squares = NULL;

  if (ray->squares == CHESS_NO_SQUARES)
    return g_strdup (_ ("Nowhere to go: the edge of the board."));
  squares = checkbit_value_list_squares (steps->magic.layout, ray->attacks);
  if (ray->blocker == CHESS_SQUARE_NONE)
    /* Translators: %s are squares. */
    return g_strdup_printf (_ ("Up to the edge of the board: %s."), squares);
  /* Translators: a square, and squares: "Up to the blocker on e7: e5 e6 e7." */
  return g_strdup_printf (_ ("Up to the blocker on %s: %s."), checkbit_square_name (ray->blocker),
                          squares);
}

static void
write_ray_lines (const ChessMagicSteps *steps, CheckbitMagicLine *lines)
{
  ChessLayout layout = steps->magic.layout;
  ChessMagicRay rays[CHESS_MAGIC_N_RAYS];

  chess_magic_walk (steps->magic.type, steps->magic.square, steps->occupied, rays);
  for (guint i = 0; i < CHESS_MAGIC_N_RAYS; i++)
    {
      CheckbitMagicLine *line = &lines[CHECKBIT_MAGIC_LINE_RAY_1 + i];
      guint direction = find_direction (&rays[i]);

      set_set (line, layout, rays[i].attacks, tell_ray (steps, &rays[i]));
      line->title = _ (direction_table[direction].title);
      line->code = write_ray_code (steps, &rays[i], i == 0 ? "uint64_t set =" : "set |=",
                                   direction_table[direction].constant);
    }
  set_set (&lines[CHECKBIT_MAGIC_LINE_RAY_ATTACKS], layout, steps->by_rays,
           tell_squares (layout, steps->by_rays));
  lines[CHECKBIT_MAGIC_LINE_RAY_ATTACKS].code = g_strdup ("uint64_t attacks = set;");
}

void
checkbit_magic_write_lines (const ChessMagicSteps *steps,
                            CheckbitMagicLine lines[static CHECKBIT_N_MAGIC_LINES])
{
  g_return_if_fail (steps != NULL);

  for (guint i = 0; i < CHECKBIT_N_MAGIC_LINES; i++)
    {
      checkbit_magic_line_clear (&lines[i]);
      lines[i] = (CheckbitMagicLine){ 0 };
      lines[i].title = line_table[i].title != NULL ? _ (line_table[i].title) : NULL;
      lines[i].code = g_strdup (line_table[i].code);
    }
  write_number_lines (steps, lines);
  write_pext_lines (steps, lines);
  write_ray_lines (steps, lines);
}
