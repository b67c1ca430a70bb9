/* A small evaluator of the set language: recursive descent straight to the value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "set-language.h"

#include <string.h>

#include "chess/attacks.h"

typedef struct
{
  const char *text;
  const char *at;
  const ChessMaskInput *input;
} Reader;

static guint64 read_or (Reader *reader);

G_GNUC_NORETURN static void
fail (Reader *reader, const char *what)
{
  g_error ("“%s”, column %d: %s", reader->text, (int) (reader->at - reader->text) + 1, what);
}

/* Takes a token if it comes next. */
static gboolean
take (Reader *reader, const char *token)
{
  while (*reader->at == ' ')
    reader->at++;
  if (!g_str_has_prefix (reader->at, token))
    return FALSE;
  reader->at += strlen (token);
  return TRUE;
}

static void
expect (Reader *reader, const char *token)
{
  if (!take (reader, token))
    fail (reader, token);
}

/* --- Names ---------------------------------------------------------------------------------- */

/* The words of the language that are no function and no id with a formula of its own. */
static gboolean
evaluate_word (const ChessPosition *position, const char *name, guint64 *value)
{
  static const char letters[] = "PNBRQKpnbrqk";
  const char *letter = strchr (letters, name[0]);

  if (letter != NULL && name[1] == '\0')
    *value = position->pieces[(letter - letters) / 6][(letter - letters) % 6];
  else if (g_str_equal (name, "us"))
    *value = position->color[position->side];
  else if (g_str_equal (name, "all"))
    *value = G_MAXUINT64;
  else if (g_str_equal (name, "none"))
    *value = 0;
  else
    return FALSE;
  return TRUE;
}

static guint64
evaluate_name (Reader *reader, const char *name)
{
  const ChessMask *mask = chess_mask_find (name);
  guint64 value;

  if (evaluate_word (reader->input->position, name, &value))
    return value;
  if (mask == NULL)
    fail (reader, "unknown name before this");
  if (mask->formula == NULL)
    return chess_mask_compute (mask, reader->input);
  return set_language_evaluate (mask->formula, reader->input);
}

/* --- Functions ------------------------------------------------------------------------------ */

static guint64
count (const ChessPosition *position, guint64 set, guint64 occupied)
{
  guint64 members = 0;
  for (guint square = 0; square < 64; square++)
    members += set >> square & 1;
  return members;
}

static guint64
attackers (const ChessPosition *position, guint64 set, guint64 occupied)
{
  guint64 result = 0;
  for (guint square = 0; square < 64; square++)
    {
      ChessPiece piece = position->mailbox[square];
      if (piece != CHESS_PIECE_NONE
          && (chess_attacks_piece (piece, (ChessSquare) square, occupied) & set))
        result |= G_GUINT64_CONSTANT (1) << square;
    }
  return result;
}

/* The union of what a piece attacks from each square of a set; CHESS_PIECE_NONE: of what stands
 * there. */
static guint64
attacks_of (const ChessPosition *position, ChessPiece piece, guint64 set, guint64 occupied)
{
  guint64 result = 0;
  for (guint square = 0; square < 64; square++)
    {
      ChessPiece mover = piece == CHESS_PIECE_NONE ? position->mailbox[square] : piece;
      if ((set >> square & 1) && mover != CHESS_PIECE_NONE)
        result |= chess_attacks_piece (mover, (ChessSquare) square, occupied);
    }
  return result;
}

static const struct
{
  const char *name;
  ChessPiece piece;
  guint64 (*evaluate) (const ChessPosition *position, guint64 set, guint64 occupied);
} functions[] = {
  { "white_pawn", CHESS_PIECE (CHESS_WHITE, CHESS_PAWN), NULL },
  { "black_pawn", CHESS_PIECE (CHESS_BLACK, CHESS_PAWN), NULL },
  { "knight", CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT), NULL },
  { "bishop", CHESS_PIECE (CHESS_WHITE, CHESS_BISHOP), NULL },
  { "rook", CHESS_PIECE (CHESS_WHITE, CHESS_ROOK), NULL },
  { "queen", CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN), NULL },
  { "king", CHESS_PIECE (CHESS_WHITE, CHESS_KING), NULL },
  { "attacks", CHESS_PIECE_NONE, NULL },
  { "attackers", CHESS_PIECE_NONE, attackers },
  { "count", CHESS_PIECE_NONE, count },
};

/* Reads the arguments of a function behind its opening bracket. */
static guint64
read_call (Reader *reader, const char *name)
{
  const ChessPosition *position = reader->input->position;
  guint64 set = read_or (reader);
  guint64 occupied = position->color[CHESS_WHITE] | position->color[CHESS_BLACK];

  if (take (reader, ","))
    occupied = read_or (reader);
  expect (reader, ")");
  for (gsize i = 0; i < G_N_ELEMENTS (functions); i++)
    if (g_str_equal (name, functions[i].name))
      return functions[i].evaluate ? functions[i].evaluate (position, set, occupied)
                                   : attacks_of (position, functions[i].piece, set, occupied);
  fail (reader, "unknown function before this");
}

/* --- Grammar: primary, unary, + -, >> <<, &, ^, | ------------------------------------------- */

static guint64
read_word (Reader *reader)
{
  const char *start = reader->at;

  while (g_ascii_isalnum (*reader->at) || *reader->at == '_')
    reader->at++;
  g_autofree char *name = g_strndup (start, (gsize) (reader->at - start));
  return take (reader, "(") ? read_call (reader, name) : evaluate_name (reader, name);
}

static guint64
read_primary (Reader *reader)
{
  if (take (reader, "~"))
    return ~read_primary (reader);
  if (take (reader, "-"))
    return -read_primary (reader);
  if (take (reader, "("))
    {
      guint64 value = read_or (reader);
      expect (reader, ")");
      return value;
    }
  if (g_ascii_isdigit (*reader->at))
    return g_ascii_strtoull (reader->at, (char **) &reader->at, 0);
  if (!g_ascii_isalpha (*reader->at))
    fail (reader, "a value is missing here");
  return read_word (reader);
}

static guint64
read_sum (Reader *reader)
{
  guint64 value = read_primary (reader);
  for (;;)
    if (take (reader, "+"))
      value += read_primary (reader);
    else if (take (reader, "-"))
      value -= read_primary (reader);
    else
      return value;
}

static guint64
read_shift (Reader *reader)
{
  guint64 value = read_sum (reader);
  for (;;)
    if (take (reader, "<<"))
      value <<= read_sum (reader);
    else if (take (reader, ">>"))
      value >>= read_sum (reader);
    else
      return value;
}

static guint64
read_and (Reader *reader)
{
  guint64 value = read_shift (reader);
  while (take (reader, "&"))
    value &= read_shift (reader);
  return value;
}

static guint64
read_xor (Reader *reader)
{
  guint64 value = read_and (reader);
  while (take (reader, "^"))
    value ^= read_and (reader);
  return value;
}

static guint64
read_or (Reader *reader)
{
  guint64 value = read_xor (reader);
  while (take (reader, "|"))
    value |= read_xor (reader);
  return value;
}

guint64
set_language_evaluate (const char *text, const ChessMaskInput *input)
{
  Reader reader = { text, text, input };
  guint64 value = read_or (&reader);

  take (&reader, "");
  if (*reader.at != '\0')
    fail (&reader, "nothing more is expected here");
  return value;
}
