/* Whether another program's boards are correct.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/make-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/fen.h"
#include "chess/mask.h"
#include "chess/san.h"
#include "game/reader/reader.h"
#include "game/text/messages.h"

/* A list of more wrong bits would not help anyone. */
#define MAX_FAULTS 8

/* --- Reading -------------------------------------------------------------------------------- */

/* All values in a text; a set in a layout, and also the bare number, for a key. */
typedef struct
{
  ChessBitboard set;
  guint64 number;
} Value;

static GArray *
read_values (const char *text, ChessLayout layout)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, layout);
  GArray *values = g_array_new (FALSE, FALSE, sizeof (Value));

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      for (gsize j = 0; j < item->n_values; j++)
        {
          Value value
              = { checkbit_reading_item_get_set (item, j, layout, layout), item->values[j] };
          g_array_append_val (values, value);
        }
    }
  return values;
}

/* The words of one position. */
typedef struct
{
  guint n; /* 12 or 8 */
  ChessBitboard words[CHESS_MAX_WORDS];
  gboolean has_key;
  guint64 key;
} Words;

static void
take_words (const GArray *values, guint first, guint n, Words *words)
{
  words->n = n >= 12 ? 12 : 8;
  words->has_key = n > words->n;
  for (guint i = 0; i < words->n; i++)
    words->words[i] = g_array_index (values, Value, first + i).set;
  if (words->has_key)
    words->key = g_array_index (values, Value, first + words->n).number;
}

/* --- A position from words ------------------------------------------------------------------ */

/* The piece that words have on a square; CHESS_PIECE_NONE for none. FALSE if they contradict each
 * other. */
static gboolean
find_piece (const Words *words, ChessWordOrder order, ChessSquare square, ChessPiece *piece)
{
  int type = -1, color = -1;

  for (guint i = 0; i < words->n; i++)
    {
      ChessWordMeaning meaning = chess_words_meaning (order, i);

      if (!chess_bitboard_has (words->words[i], square))
        continue;
      if ((meaning.has_type && type >= 0) || (meaning.has_color && color >= 0))
        return FALSE;
      if (meaning.has_type)
        type = (int) meaning.type;
      if (meaning.has_color)
        color = (int) meaning.color;
    }
  *piece = type < 0 ? CHESS_PIECE_NONE : CHESS_PIECE ((guint) color, (guint) type);
  return (type < 0) == (color < 0);
}

/* The first field of a FEN. (transfer full); NULL if the words are not a board */
static char *
write_board (const Words *words, ChessWordOrder order)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int rank = 7; rank >= 0; rank--)
    {
      guint empty = 0;

      for (guint file = 0; file < 8; file++)
        {
          ChessPiece piece;

          if (!find_piece (words, order, CHESS_SQUARE (file, (guint) rank), &piece))
            return NULL;
          if (piece == CHESS_PIECE_NONE)
            {
              empty++;
              continue;
            }
          if (empty > 0)
            g_string_append_printf (text, "%u", empty);
          empty = 0;
          g_string_append_c (text, chess_piece_letter (piece));
        }
      if (empty > 0)
        g_string_append_printf (text, "%u", empty);
      if (rank > 0)
        g_string_append_c (text, '/');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A position with a board; FALSE if the other state does not fit it. */
static gboolean
read_position (
    const char *board, char side, const char *rights, const char *target, ChessPosition *position)
{
  g_autofree char *fen = g_strdup_printf ("%s %c %s %s 0 1", board, side, rights, target);

  return chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, position, NULL);
}

/* The castling rights that the kings and rooks of a board allow. */
static char *
write_rights (const char *board)
{
  static const struct
  {
    char letter;
    const char *king, *rook;
  } rights[]
      = { { 'K', "e1", "h1" }, { 'Q', "e1", "a1" }, { 'k', "e8", "h8" }, { 'q', "e8", "a8" } };
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rights); i++)
    {
      char letters[2] = { rights[i].letter, '\0' };
      ChessPosition position;

      if (read_position (board, 'w', letters, "-", &position)
          || read_position (board, 'b', letters, "-", &position))
        g_string_append_c (text, rights[i].letter);
    }
  if (text->len == 0)
    g_string_append_c (text, '-');
  return g_string_free (text, FALSE);
}

/* Calls back for each position that the words can be in some orders: with either side to move and
 * every en passant square. */
typedef void (*PositionFunc) (const ChessPosition *position, gpointer data);

static void
each_position (
    const Words *words, ChessWordOrder first, ChessWordOrder end, PositionFunc func, gpointer data)
{
  for (ChessWordOrder order = first; order < end; order++)
    {
      g_autofree char *board
          = chess_words_count (order) == words->n ? write_board (words, order) : NULL;
      g_autofree char *rights = board != NULL ? write_rights (board) : NULL;

      for (guint side = 0; board != NULL && side < 2; side++)
        for (guint file = 0; file <= 8; file++)
          {
            char target[3] = { (char) ('a' + file), side == 0 ? '6' : '3', '\0' };
            ChessPosition position;

            if (read_position (board, "wb"[side], rights, file == 8 ? "-" : target, &position))
              func (&position, data);
          }
    }
}

/* --- The most similar position -------------------------------------------------------------- */

typedef struct
{
  const Words *after;
  gboolean found;
  ChessPosition position;
  ChessWordsMatch match;
} Search;

static void
try_cb (const ChessPosition *position, gpointer data)
{
  Search *search = data;
  ChessWordsMatch match;

  chess_words_match (position, search->after->words, search->after->n, &match);
  if (search->found && match.n_wrong >= search->match.n_wrong)
    return;
  search->found = TRUE;
  search->position = *position;
  search->match = match;
}

/* --- Texts ---------------------------------------------------------------------------------- */

/* "White rooks", "Rooks", "White". */
static const char *
get_title (ChessWordMeaning meaning)
{
  static const char *const pieces[CHESS_N_PIECES] = {
    "white_pawns", "white_knights", "white_bishops", "white_rooks", "white_queens", "white_king",
    "black_pawns", "black_knights", "black_bishops", "black_rooks", "black_queens", "black_king",
  };
  static const char *const types[CHESS_N_PIECE_TYPES]
      = { "pawns", "knights", "bishops", "rooks", "queens", "kings" };
  const char *id = !meaning.has_type   ? (meaning.color == CHESS_WHITE ? "white" : "black")
                   : meaning.has_color ? pieces[CHESS_PIECE (meaning.color, meaning.type)]
                                       : types[meaning.type];

  return _ (chess_mask_find (id)->title);
}

/* (transfer full) */
static char *
tell_fault (const Search *search, const ChessWordFault *fault)
{
  const char *title = get_title (chess_words_meaning (search->match.order, fault->word));
  const char *square = checkbit_square_name (fault->square);

  switch (fault->kind)
    {
    case CHESS_WORD_STAYED:
      /* Translators: %1$s is a set, such as “White rooks”, %2$s a square */
      return g_strdup_printf (_ ("%s: %s was not cleared."), title, square);
    case CHESS_WORD_NOT_SET:
      /* Translators: %1$s is a set, such as “White rooks”, %2$s a square */
      return g_strdup_printf (_ ("%s: %s was not set."), title, square);
    case CHESS_WORD_LOST:
      /* Translators: %1$s is a set, such as “White rooks”, %2$s a square */
      return g_strdup_printf (_ ("%s: %s is missing; it should have stayed."), title, square);
    default:
      /* Translators: %1$s is a set, such as “White rooks”, %2$s a square */
      return g_strdup_printf (_ ("%s: %s is set, but nothing is there."), title, square);
    }
}

/* The step of the move that a fault omits: "The rook leaves h1". (transfer full); NULL for none */
static char *
tell_step (const Search *search, const ChessWordFault *fault)
{
  ChessChange change;

  if (fault->step == CHESS_TOGGLE_SIDE)
    return NULL;
  chess_change (&search->position, search->match.move, &change);
  for (size_t i = 0; i < change.n_toggles; i++)
    if (change.toggles[i].kind == fault->step && change.toggles[i].part.square == fault->square)
      return checkbit_message_toggle (&change.toggles[i]);
  return NULL;
}

static void
add_faults (GString *text, const Search *search)
{
  ChessWordFault faults[CHESS_MAX_WORD_FAULTS];
  guint n = chess_words_faults (&search->position, &search->match, search->after->words, faults);

  for (guint i = 0; i < MIN (n, MAX_FAULTS); i++)
    {
      g_autofree char *sentence = tell_fault (search, &faults[i]);
      g_autofree char *step = tell_step (search, &faults[i]);

      g_string_append_printf (text, "\n%s", sentence);
      if (step != NULL)
        /* Translators: behind a fault, the step of a move that it leaves out */
        g_string_append_printf (text, C_ ("step that was left out", " (%s)"), step);
    }
}

/* An undone move that left a bit set looks like a made move that did not clear it, so both are
 * mentioned. */
static void
add_taken_back (GString *text, const Search *search)
{
  Search back = *search;

  back.match.move = CHESS_MOVE_NONE;
  memcpy (back.match.expected, back.match.before, sizeof back.match.expected);
  g_string_append_printf (text, "\n%s", _ ("Or, if the move was undone:"));
  add_faults (text, &back);
}

static void
add_key (GString *text, const Search *search, gboolean *right)
{
  ChessKeyVerdict verdict;

  if (!search->after->has_key)
    return;
  chess_words_judge_key (&search->position, search->match.move, search->after->key, &verdict);
  *right = *right && verdict.right;
  if (verdict.right)
    g_string_append_printf (text, "\n%s", _ ("The key is right."));
  for (guint i = 0; i < verdict.n_missing; i++)
    {
      g_autofree char *step = checkbit_message_toggle (&verdict.missing[i]);

      /* Translators: %s is a step of a move: “The right to castle goes” */
      g_string_append_printf (text, _ ("\nThe key was not toggled for: %s."), step);
    }
  if (verdict.has_extra && verdict.extra.kind == CHESS_KEY_EN_PASSANT)
    g_string_append_printf (text, _ ("\nThe key has en passant on %s, and should not."),
                            checkbit_square_name (verdict.extra.square));
  else if (verdict.has_extra)
    g_string_append_printf (text, "\n%s",
                            _ ("The key has the side to move toggled once too often."));
  if (!verdict.understood)
    g_string_append_printf (text, "\n%s",
                            _ ("The key is not Polyglot’s, so its parts cannot be told apart."));
}

/* (transfer full) */
static char *
tell_summary (const Search *search)
{
  guint n = search->match.n_wrong;
  char san[CHESS_SAN_SIZE];

  if (search->match.move == CHESS_MOVE_NONE)
    return n == 0
               ? g_strdup (_ ("These are the boards of the position itself, bit by bit."))
               : g_strdup_printf (ngettext ("These are the boards of the position itself, except "
                                            "for "
                                            "%u bit.",
                                            "These are the boards of the position itself, except "
                                            "for "
                                            "%u bits.",
                                            n),
                                  n);
  chess_san_write (&search->position, search->match.move, san);
  if (n == 0)
    /* Translators: %s is a move */
    return g_strdup_printf (_ ("These are the boards after %s, bit by bit."), san);
  if (n > MAX_FAULTS)
    return g_strdup_printf (
        /* Translators: %s is a move, %u a number of bits */
        ngettext ("No move leads to these boards. The closest, %s, has %u wrong bit.",
                  "No move leads to these boards. The closest, %s, has %u wrong bits.", n),
        san, n);
  /* Translators: %s is a move, %u a number of bits */
  return g_strdup_printf (ngettext ("These are the boards after %s, except for %u bit.",
                                    "These are the boards after %s, except for %u bits.", n),
                          san, n);
}

/* --- The result ----------------------------------------------------------------------------- */

/* The order in which words were read: boards that differ from the current position are read as the
 * likeliest position. */
static ChessWordOrder
find_order (const Search *search)
{
  ChessWordOrder order = search->match.order;

  if (search->match.n_wrong > MAX_FAULTS || !chess_words_are_board (search->after->words, order))
    chess_words_guess_order (search->after->words, search->after->n, &order);
  return order;
}

/* Names the order in which the boards were read, unless it is the usual one. */
static void
add_order (GString *text, const Search *search)
{
  ChessWordOrder order = find_order (search);
  char names[CHESS_WORD_ORDER_SIZE];

  if (order == CHESS_WORDS_WHITE_BLACK || order == CHESS_WORDS_TYPES_WHITE_BLACK)
    return;
  chess_words_write_order (order, names);
  g_string_append_c (text, '\n');
  /* Translators: boards of another program; %s are the names of sets, in their order: “p n b r q k
   * P N B R Q K” */
  g_string_append_printf (text, _ ("Read in the order %s."), names);
}

/* The FEN of words: if a move leads to exactly them, the position after it; otherwise with the side
 * to move of the current position. */
static char *
write_fen (const Search *search)
{
  ChessPosition after = search->position;
  g_autofree char *board = NULL;
  char fen[CHESS_FEN_SIZE];

  if (search->match.n_wrong == 0)
    {
      if (search->match.move != CHESS_MOVE_NONE)
        chess_position_play (&after, search->match.move);
      chess_fen_write (&after, fen);
      return g_strdup (fen);
    }
  board = write_board (search->after, find_order (search));
  for (guint i = 0; board != NULL && i < 2; i++)
    {
      char side = (i == 0) == (chess_position_side (&after) == CHESS_WHITE) ? 'w' : 'b';

      if (read_position (board, side, "-", "-", &after))
        {
          chess_fen_write (&after, fen);
          return g_strdup (fen);
        }
    }
  return NULL;
}

static void
conclude (CheckbitMakeCheck *self, const Search *search)
{
  g_autofree char *summary = tell_summary (search);
  GString *text = g_string_new (summary);

  self->read = TRUE;
  self->n_wrong = search->match.n_wrong;
  self->right = self->n_wrong == 0;
  add_order (text, search);
  if (self->n_wrong <= MAX_FAULTS)
    {
      add_faults (text, search);
      if (search->match.or_itself)
        add_taken_back (text, search);
      add_key (text, search, &self->right);
    }
  self->text = g_string_free (text, FALSE);
  self->fen = write_fen (search);
}

/* The boards in a layout, and the most similar position. */
typedef struct
{
  ChessLayout layout;
  Words before, after;
  Search search;
} Attempt;

static gboolean
is_right (const Attempt *attempt)
{
  return attempt->search.found && attempt->search.match.n_wrong == 0;
}

static gboolean
is_twice (guint n)
{
  return n == 16 || n == 18 || n == 24 || n == 26;
}

static void
attempt_init (Attempt *self,
              const GArray *values,
              ChessLayout layout,
              const ChessPosition *position,
              const ChessPosition *previous)
{
  guint n = values->len;
  gboolean twice = is_twice (n);

  *self = (Attempt){ .layout = layout };
  self->search.after = &self->after;
  take_words (values, twice ? n / 2 : 0, twice ? n / 2 : n, &self->after);
  if (twice)
    {
      take_words (values, 0, n / 2, &self->before);
      each_position (&self->before, 0, CHESS_N_USUAL_WORD_ORDERS, try_cb, &self->search);
      if (!self->search.found || self->search.match.n_wrong > MAX_FAULTS)
        each_position (&self->before, CHESS_N_USUAL_WORD_ORDERS, CHESS_N_WORD_ORDERS, try_cb,
                       &self->search);
      return;
    }
  try_cb (position, &self->search);
  if (previous != NULL && self->search.match.n_wrong > 0)
    try_cb (previous, &self->search);
}

/* Whether there is clearly less wrong than in another layout, and little enough to report: boards
 * of any position may happen to be slightly more similar when mirrored. */
static gboolean
is_likelier (const Attempt *attempt, const Attempt *other)
{
  return attempt->search.found && attempt->search.match.n_wrong <= MAX_FAULTS
         && (!other->search.found
             || 2 * attempt->search.match.n_wrong < other->search.match.n_wrong);
}

/* If boards are wrong in the chosen layout, but right or nearly right in another, that is used
 * instead. */
static void
try_other_layouts (Attempt *attempt,
                   const char *text,
                   const ChessPosition *position,
                   const ChessPosition *previous)
{
  ChessLayout chosen = attempt->layout;

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS && !is_right (attempt); layout++)
    {
      g_autoptr (GArray) values = read_values (text, layout);
      Attempt other;

      if (layout == chosen)
        continue;
      attempt_init (&other, values, layout, position, previous);
      if (is_likelier (&other, attempt))
        {
          *attempt = other;
          attempt->search.after = &attempt->after;
        }
    }
}

/* Mentions first that it is another layout. */
static void
tell_layout (CheckbitMakeCheck *self, ChessLayout layout, ChessLayout chosen)
{
  g_autofree char *rest = self->text;

  self->text = g_strdup_printf (
      /* Translators: boards of another program; both %s are names of layouts, such as a8b8; the
       * last is what follows from that */
      _ ("Their squares are numbered as in layout %s, not as in %s.\n%s"),
      chess_layout_name (layout), chess_layout_name (chosen), rest);
}

void
checkbit_make_check_init (CheckbitMakeCheck *self,
                          const ChessPosition *position,
                          const ChessPosition *previous,
                          const char *text,
                          ChessLayout layout)
{
  g_autoptr (GArray) values = read_values (text, layout);
  guint n = values->len;
  Attempt attempt;

  *self = (CheckbitMakeCheck){ 0 };
  if (!is_twice (n) && n != 8 && n != 9 && n != 12 && n != 13)
    {
      self->text = g_strdup_printf (
          ngettext (
              "There is %u number here. A position has twelve boards, or eight: six types and "
              "two colors; a key may follow them.",
              "There are %u numbers here. A position has twelve boards, or eight: six types and "
              "two colors; a key may follow them.",
              n),
          n);
      return;
    }
  attempt_init (&attempt, values, layout, position, previous);
  try_other_layouts (&attempt, text, position, previous);
  if (attempt.search.found)
    conclude (self, &attempt.search);
  else
    self->text
        = g_strdup (_ ("The first half is not a position: a square is in two of its boards, or a "
                       "king is missing."));
  if (attempt.layout != layout)
    tell_layout (self, attempt.layout, layout);
}

void
checkbit_make_check_clear (CheckbitMakeCheck *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->fen, g_free);
}
