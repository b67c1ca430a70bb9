/* How a move is written for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/move-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "chess/san.h"
#include "game/text/messages.h"
#include "ui/base/piece-letters.h"

static const char *const names[] = {
  [CHECKBIT_NOTATION_LETTERS] = "letters",
  [CHECKBIT_NOTATION_LOCAL] = "local",
  [CHECKBIT_NOTATION_FIGURINES] = "figurines",
};

/* The piece letters of SAN; file letters are lower case, and castling has none of them. */
static const char letters[] = "KQRBN";
static const char *const figurines[] = { "♔", "♕", "♖", "♗", "♘" };

CheckbitNotation
checkbit_notation_from_name (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (name, names[i]) == 0)
      return (CheckbitNotation) i;
  for (guint i = 0; checkbit_piece_letters_get (i) != NULL; i++)
    if (g_strcmp0 (name, checkbit_piece_letters_get (i)->code) == 0)
      return (CheckbitNotation) (CHECKBIT_NOTATION_LANGUAGE + i);

  return CHECKBIT_NOTATION_LETTERS;
}

CheckbitNotation
checkbit_notation_from_settings (GSettings *settings)
{
  g_autofree char *name = settings != NULL ? g_settings_get_string (settings, "notation") : NULL;

  return checkbit_notation_from_name (name);
}

/* The language of a notation; NULL for notations that are not a language. */
static const CheckbitPieceLetters *
get_language (CheckbitNotation notation)
{
  return notation >= CHECKBIT_NOTATION_LANGUAGE
             ? checkbit_piece_letters_get (notation - CHECKBIT_NOTATION_LANGUAGE)
             : NULL;
}

const char *
checkbit_notation_get_name (CheckbitNotation notation)
{
  const CheckbitPieceLetters *language = get_language (notation);

  g_return_val_if_fail (language != NULL || notation < G_N_ELEMENTS (names), names[0]);

  return language != NULL ? language->code : names[notation];
}

/* The translated name of a piece; its English letter if the program is not translated. */
static const char *
get_translated (gsize piece)
{
  switch (piece)
    {
    case 0:
      /* Translators: the letter, or letters, that stands for a king in moves, as in Ke2 */
      return C_ ("piece in moves", "K");
    case 1:
      /* Translators: the letter, or letters, that stands for a queen in moves, as in Qd1 */
      return C_ ("piece in moves", "Q");
    case 2:
      /* Translators: the letter, or letters, that stands for a rook in moves, as in Ra1 */
      return C_ ("piece in moves", "R");
    case 3:
      /* Translators: the letter, or letters, that stands for a bishop in moves, as in Bc4 */
      return C_ ("piece in moves", "B");
    default:
      /* Translators: the letter, or letters, that stands for a knight in moves, as in Nf3 */
      return C_ ("piece in moves", "N");
    }
}

static gboolean
is_translated (void)
{
  for (gsize piece = 0; piece < CHECKBIT_N_LETTERED_PIECES; piece++)
    {
      const char *translated = get_translated (piece);

      if (translated[0] != letters[piece] || translated[1] != '\0')
        return TRUE;
    }
  return FALSE;
}

/* The letter of a piece in a notation other than English. A translator's letter takes precedence;
 * there are more languages than translations. */
static const char *
get_text (CheckbitNotation notation, gsize piece)
{
  const CheckbitPieceLetters *language = get_language (notation);

  if (notation == CHECKBIT_NOTATION_FIGURINES)
    return figurines[piece];
  if (notation == CHECKBIT_NOTATION_LOCAL && !is_translated ())
    language = checkbit_piece_letters_get_own ();
  return language != NULL ? language->letters[piece] : get_translated (piece);
}

gboolean
checkbit_notation_get_letters (CheckbitNotation notation, const char *texts[5])
{
  if (notation == CHECKBIT_NOTATION_LETTERS || notation == CHECKBIT_NOTATION_FIGURINES)
    return FALSE;
  for (gsize piece = 0; piece < CHECKBIT_N_LETTERED_PIECES; piece++)
    texts[piece] = get_text (notation, piece);
  return TRUE;
}

char *
checkbit_move_text_write (const char *san, CheckbitNotation notation)
{
  GString *text;

  g_return_val_if_fail (san != NULL, NULL);

  if (notation == CHECKBIT_NOTATION_LETTERS)
    return g_strdup (san);

  text = g_string_new (NULL);
  for (const char *c = san; *c != '\0'; c++)
    {
      const char *letter = strchr (letters, *c);

      if (letter == NULL)
        g_string_append_c (text, *c);
      else
        g_string_append (text, get_text (notation, (gsize) (letter - letters)));
    }

  return g_string_free (text, FALSE);
}

/* The number of a move, seen from a position. */
static char *
dup_number (const ChessPosition *position)
{
  return g_strdup_printf (chess_position_side (position) == CHESS_WHITE ? "%u." : "%u…",
                          (guint) chess_position_fullmove (position));
}

char *
checkbit_move_text_number (CheckbitNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  if (checkbit_node_get_parent (node) == NULL)
    return g_strdup ("");

  return dup_number (checkbit_node_get_position (checkbit_node_get_parent (node)));
}

char *
checkbit_move_text_from (const ChessPosition *position, ChessMove move, CheckbitNotation notation)
{
  g_autofree char *number = NULL, *text = NULL;
  char san[CHESS_SAN_SIZE];

  g_return_val_if_fail (position != NULL, NULL);

  chess_san_write (position, move, san);
  number = dup_number (position);
  text = checkbit_move_text_write (san, notation);
  return g_strconcat (number, " ", text, NULL);
}

char *
checkbit_move_text_brief (CheckbitNode *node)
{
  static const char *const ends[] = { ".", "。" };
  CheckbitNode *parent;
  char *words;

  g_return_val_if_fail (node != NULL, NULL);

  parent = checkbit_node_get_parent (node);
  if (parent == NULL)
    return g_strdup ("");
  words = checkbit_message_move_brief (checkbit_node_get_position (parent),
                                       checkbit_node_get_move (node));
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (words, ends[i]))
      words[strlen (words) - strlen (ends[i])] = '\0';
  return words;
}

/* The format of a move's name. */
static const char *
get_spoken_format (gboolean white, gboolean variation)
{
  if (white)
    return variation
               /* Translators: a move for a screen reader: its number, the move itself, who made
                * it */
               ? _ ("%u. %s, white, variation")
               /* Translators: a move for a screen reader: its number, the move itself, who made
                * it */
               : _ ("%u. %s, white");
  return variation
             /* Translators: a move for a screen reader: its number, the move itself, who made
              * it */
             ? _ ("%u. %s, black, variation")
             /* Translators: a move for a screen reader: its number, the move itself, who made
              * it */
             : _ ("%u. %s, black");
}

char *
checkbit_move_text_spoken (CheckbitNode *node, gboolean variation)
{
  g_autofree char *words = NULL;
  const ChessPosition *before;

  g_return_val_if_fail (node != NULL, NULL);

  if (checkbit_node_get_parent (node) == NULL)
    return g_strdup (_ ("Start of the game"));

  before = checkbit_node_get_position (checkbit_node_get_parent (node));
  words = checkbit_move_text_brief (node);
  return g_strdup_printf (
      get_spoken_format (chess_position_side (before) == CHESS_WHITE, variation),
      (guint) chess_position_fullmove (before), words);
}

char *
checkbit_move_text_status (CheckbitNode *node)
{
  const ChessPosition *position;

  g_return_val_if_fail (node != NULL, NULL);

  position = checkbit_node_get_position (node);
  return checkbit_message_status (chess_position_side (position), checkbit_node_get_result (node),
                                  checkbit_node_get_reason (node),
                                  chess_position_in_check (position));
}

char *
checkbit_move_text_full (CheckbitNode *node, CheckbitNotation notation)
{
  g_autofree char *number = NULL;
  g_autofree char *move = NULL;

  g_return_val_if_fail (node != NULL, NULL);

  if (checkbit_node_get_parent (node) == NULL)
    return g_strdup (C_ ("of the game", "Start"));

  number = checkbit_move_text_number (node);
  move = checkbit_move_text_write (checkbit_node_get_san (node), notation);
  return g_strconcat (number, " ", move, NULL);
}

/* White's moves have a number, and so does the first move. */
static void
append_move (GString *text, CheckbitNode *node)
{
  CheckbitNode *parent = checkbit_node_get_parent (node);
  gboolean white = chess_position_side (checkbit_node_get_position (parent)) == CHESS_WHITE;
  guint number = chess_position_fullmove (checkbit_node_get_position (parent));

  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (white)
    g_string_append_printf (text, "%u. ", number);
  else if (text->len == 0)
    g_string_append_printf (text, "%u... ", number);
  g_string_append (text, checkbit_node_get_san (node));
}

char *
checkbit_move_text_line (CheckbitNode *node)
{
  g_autoptr (GPtrArray) line = g_ptr_array_new ();
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (node != NULL, g_string_free (text, FALSE));

  for (; checkbit_node_get_parent (node) != NULL; node = checkbit_node_get_parent (node))
    g_ptr_array_add (line, node);
  for (guint i = line->len; i > 0; i--)
    append_move (text, g_ptr_array_index (line, i - 1));

  return g_string_free (text, FALSE);
}
