/* A row of the list of moves, with everything known about the move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/listed-move.h"

#include <glib/gi18n-lib.h>

#include "chess/uci-move.h"
#include "game/text/messages.h"

struct _CheckbitListedMove
{
  GObject parent_instance;

  ChessMove move;
  CheckbitMoveKinds kinds;
  char *texts[CHECKBIT_N_MOVE_COLUMNS];
  guint
      ranks[CHECKBIT_N_MOVE_COLUMNS]; /* the sort keys of the columns; 0 for those sorted by text */
  char *sentence;
  char *castling; /* the lost rights, in words; NULL for none */
  char *search;   /* the text for searches, case-folded; NULL until needed */
  CheckbitSet *set;
};

G_DEFINE_FINAL_TYPE (CheckbitListedMove, checkbit_listed_move, G_TYPE_OBJECT)

static void
checkbit_listed_move_finalize (GObject *object)
{
  CheckbitListedMove *self = CHECKBIT_LISTED_MOVE (object);

  for (guint i = 0; i < CHECKBIT_N_MOVE_COLUMNS; i++)
    g_free (self->texts[i]);
  g_free (self->sentence);
  g_free (self->castling);
  g_free (self->search);
  g_clear_object (&self->set);
  G_OBJECT_CLASS (checkbit_listed_move_parent_class)->finalize (object);
}

static void
checkbit_listed_move_class_init (CheckbitListedMoveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_listed_move_finalize;
}

static void
checkbit_listed_move_init (CheckbitListedMove *self)
{
}

/* --- Texts ---------------------------------------------------------------------------------- */

static CheckbitMoveKinds
find_kinds (const ChessCandidate *candidate)
{
  static const struct
  {
    ChessMoveTags tag;
    CheckbitMoveKinds kind;
  } table[] = {
    { CHESS_TAG_CAPTURE, CHECKBIT_MOVE_CAPTURE },
    { CHESS_TAG_CHECK, CHECKBIT_MOVE_CHECK },
    { CHESS_TAG_DOUBLE_CHECK, CHECKBIT_MOVE_DOUBLE_CHECK },
    { CHESS_TAG_MATE, CHECKBIT_MOVE_MATE },
    { CHESS_TAG_STALEMATE, CHECKBIT_MOVE_STALEMATE },
    { CHESS_TAG_PROMOTION, CHECKBIT_MOVE_PROMOTION },
    { CHESS_TAG_CASTLING, CHECKBIT_MOVE_CASTLING },
  };
  CheckbitMoveKinds kinds = 0;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (candidate->info.tags & table[i].tag)
      kinds |= table[i].kind;
  if (!(kinds & CHECKBIT_MOVE_CAPTURE))
    kinds |= CHECKBIT_MOVE_QUIET;
  if (candidate->rights_lost != 0)
    kinds |= CHECKBIT_MOVE_LOSES_CASTLING;
  return kinds;
}

/* The text of the column Check, and its rank: 1 is the strongest. */
static const char *
find_check (CheckbitMoveKinds kinds, guint *rank)
{
  static const struct
  {
    CheckbitMoveKinds kind;
    const char *text;
  } table[] = {
    { CHECKBIT_MOVE_MATE, NC_ ("in a column", "checkmate") },
    { CHECKBIT_MOVE_DOUBLE_CHECK, NC_ ("in a column", "double check") },
    { CHECKBIT_MOVE_CHECK, NC_ ("in a column", "check") },
    { CHECKBIT_MOVE_STALEMATE, NC_ ("in a column", "stalemate") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (kinds & table[i].kind)
      {
        *rank = i + 1;
        return g_dpgettext2 (GETTEXT_PACKAGE, "in a column", table[i].text);
      }
  return "";
}

static void
set_text (CheckbitListedMove *self, CheckbitMoveColumn column, const char *text)
{
  self->texts[column] = g_strdup (text);
}

static void
set_piece (CheckbitListedMove *self, CheckbitMoveColumn column, ChessPiece piece)
{
  gboolean none = piece == CHESS_PIECE_NONE;

  set_text (self, column, none ? "" : checkbit_message_piece_noun (piece));
  /* The queen first, the pawn last; the king, which is never captured, before all. */
  self->ranks[column] = none ? G_MAXUINT : CHESS_KING - (guint) chess_piece_type (piece);
}

static void
set_squares (CheckbitListedMove *self, ChessMove move, ChessPiece piece, ChessPiece captured)
{
  ChessSquare from = chess_move_from (move), to = chess_move_destination (move);

  self->move = move;
  self->set = checkbit_set_new ("", CHESS_BIT (from) | CHESS_BIT (to));
  set_piece (self, CHECKBIT_MOVE_COLUMN_PIECE, piece);
  set_piece (self, CHECKBIT_MOVE_COLUMN_CAPTURED, captured);
}

static void
set_promotion (CheckbitListedMove *self)
{
  gboolean promotes = chess_move_kind (self->move) == CHESS_MOVE_PROMOTION;
  ChessPiece made = CHESS_PIECE (CHESS_WHITE, chess_move_promotion (self->move));

  set_piece (self, CHECKBIT_MOVE_COLUMN_PROMOTION, promotes ? made : CHESS_PIECE_NONE);
}

static void
set_check (CheckbitListedMove *self)
{
  guint rank = G_MAXUINT;

  set_text (self, CHECKBIT_MOVE_COLUMN_CHECK, find_check (self->kinds, &rank));
  self->ranks[CHECKBIT_MOVE_COLUMN_CHECK] = rank;
}

/* Completes the set, once all texts are known. */
static void
finish (CheckbitListedMove *self)
{
  checkbit_set_set_title (self->set, self->texts[CHECKBIT_MOVE_COLUMN_SAN]);
  checkbit_set_set_sentence (self->set, self->sentence);
}

/* Castling rights as in a FEN: "KQ", "Kq". (transfer full) */
static char *
dup_rights (const ChessPosition *position, ChessBitboard rooks)
{
  GString *letters = g_string_new (NULL);

  for (int color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      ChessBitboard own = rooks & chess_position_color (position, (ChessColor) color);
      ChessSquare king = chess_position_king (position, (ChessColor) color);
      const char *names = color == CHESS_WHITE ? "KQ" : "kq";

      if (own != 0 && chess_bitboard_msb (own) > king)
        g_string_append_c (letters, names[0]);
      if (own != 0 && chess_bitboard_lsb (own) < king)
        g_string_append_c (letters, names[1]);
    }
  return g_string_free (letters, FALSE);
}

CheckbitListedMove *
checkbit_listed_move_new (const ChessPosition *position, const ChessCandidate *candidate)
{
  CheckbitListedMove *self;
  char uci[CHESS_UCI_SIZE];

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (candidate != NULL, NULL);

  self = g_object_new (CHECKBIT_TYPE_LISTED_MOVE, NULL);
  self->kinds = find_kinds (candidate);
  set_squares (self, candidate->info.move, candidate->info.piece, candidate->info.captured);
  chess_uci_write (position, self->move, uci);
  set_text (self, CHECKBIT_MOVE_COLUMN_SAN, candidate->san);
  set_text (self, CHECKBIT_MOVE_COLUMN_UCI, uci);
  set_check (self);
  set_promotion (self);
  self->texts[CHECKBIT_MOVE_COLUMN_CASTLING] = dup_rights (position, candidate->rights_lost);
  self->castling = checkbit_message_castling_rights (position, candidate->rights_lost);
  self->texts[CHECKBIT_MOVE_COLUMN_EFFECTS] = checkbit_message_move_effects (candidate);
  self->sentence = checkbit_message_move (position, self->move);
  finish (self);
  return self;
}

CheckbitListedMove *
checkbit_listed_move_new_refused (const ChessPosition *position, const ChessRefusedMove *refused)
{
  CheckbitListedMove *self;
  char uci[CHESS_UCI_SIZE];

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (refused != NULL, NULL);

  self = g_object_new (CHECKBIT_TYPE_LISTED_MOVE, NULL);
  self->kinds = CHECKBIT_MOVE_ILLEGAL;
  set_squares (self, refused->move, refused->piece, refused->captured);
  checkbit_set_set_bits (self->set, refused->why.mask | refused->why.squares, CHESS_NO_SQUARES);
  chess_uci_write (position, self->move, uci);
  set_text (self, CHECKBIT_MOVE_COLUMN_SAN, refused->text);
  set_text (self, CHECKBIT_MOVE_COLUMN_UCI, uci);
  set_check (self);
  set_promotion (self);
  set_text (self, CHECKBIT_MOVE_COLUMN_CASTLING, "");
  self->sentence = checkbit_message_why (&refused->why);
  set_text (self, CHECKBIT_MOVE_COLUMN_EFFECTS, self->sentence);
  finish (self);
  return self;
}

ChessMove
checkbit_listed_move_get_move (CheckbitListedMove *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), CHESS_MOVE_NONE);

  return self->move;
}

gboolean
checkbit_listed_move_is_legal (CheckbitListedMove *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), FALSE);

  return !(self->kinds & CHECKBIT_MOVE_ILLEGAL);
}

CheckbitMoveKinds
checkbit_listed_move_get_kinds (CheckbitListedMove *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), 0);

  return self->kinds;
}

const char *
checkbit_listed_move_get_text (CheckbitListedMove *self, CheckbitMoveColumn column)
{
  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), "");
  g_return_val_if_fail ((guint) column < CHECKBIT_N_MOVE_COLUMNS, "");

  return self->texts[column];
}

char *
checkbit_listed_move_dup_name (CheckbitListedMove *self)
{
  const char *san, *effects;

  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), NULL);

  san = self->texts[CHECKBIT_MOVE_COLUMN_SAN];
  effects = self->texts[CHECKBIT_MOVE_COLUMN_EFFECTS];
  if (!checkbit_listed_move_is_legal (self))
    /* Translators: an illegal move and the reason: “e5xd6, illegal: …” */
    return g_strdup_printf (_ ("%s, illegal: %s"), san, self->sentence);
  if (effects[0] == '\0')
    /* Translators: a move and what it is in a sentence */
    return g_strdup_printf (_ ("%s: %s"), san, self->sentence);
  /* Translators: a move, what it is in a sentence, and what else it does: “check” */
  return g_strdup_printf (_ ("%s: %s (%s)"), san, self->sentence, effects);
}

const char *
checkbit_listed_move_get_castling (CheckbitListedMove *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), "");

  return self->castling != NULL ? self->castling : "";
}

CheckbitSet *
checkbit_listed_move_get_set (CheckbitListedMove *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), NULL);

  return self->set;
}

static const char *
get_search (CheckbitListedMove *self)
{
  char **texts = self->texts;
  g_autofree char *all = NULL;

  if (self->search != NULL)
    return self->search;
  all = g_strjoin ("\n", texts[CHECKBIT_MOVE_COLUMN_SAN], texts[CHECKBIT_MOVE_COLUMN_UCI],
                   texts[CHECKBIT_MOVE_COLUMN_PIECE], texts[CHECKBIT_MOVE_COLUMN_CAPTURED],
                   texts[CHECKBIT_MOVE_COLUMN_EFFECTS], self->sentence, NULL);
  return self->search = g_utf8_casefold (all, -1);
}

gboolean
checkbit_listed_move_matches (CheckbitListedMove *self, CheckbitMoveKinds kinds, const char *search)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (self), FALSE);
  g_return_val_if_fail (search != NULL, FALSE);

  if ((self->kinds & kinds) != kinds)
    return FALSE;
  if (search[0] == '\0')
    return TRUE;

  folded = g_utf8_casefold (search, -1);
  words = g_strsplit (folded, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (get_search (self), words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static int
compare_ranks (guint a, guint b)
{
  return a < b ? -1 : a > b;
}

int
checkbit_listed_move_compare (CheckbitListedMove *a,
                              CheckbitListedMove *b,
                              CheckbitMoveColumn column)
{
  const char *text_a, *text_b;

  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (a), 0);
  g_return_val_if_fail (CHECKBIT_IS_LISTED_MOVE (b), 0);
  g_return_val_if_fail ((guint) column < CHECKBIT_N_MOVE_COLUMNS, 0);

  if (a->ranks[column] != b->ranks[column])
    return compare_ranks (a->ranks[column], b->ranks[column]);

  text_a = a->texts[column];
  text_b = b->texts[column];
  if ((text_a[0] == '\0') != (text_b[0] == '\0'))
    return text_a[0] == '\0' ? 1 : -1;
  return strcmp (text_a, text_b);
}
