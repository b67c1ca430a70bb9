/* All forms in which the value of a set can be written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/value-forms.h"

#include <glib/gi18n-lib.h>

#include "chess/literal.h"
#include "game/text/messages.h"

typedef char *(*WriteFunc) (ChessLayout layout, ChessBitboard bits);

/* As seen on the board, with White at the bottom, whatever the layout. */
static char *
write_board (ChessLayout layout, ChessBitboard bits)
{
  GString *text = g_string_sized_new (128);

  for (int rank = 7; rank >= 0; rank--)
    for (int file = 0; file < 8; file++)
      {
        g_string_append_c (text, chess_bitboard_has (bits, CHESS_SQUARE (file, rank)) ? '1' : '.');
        if (file < 7)
          g_string_append_c (text, ' ');
        else if (rank > 0)
          g_string_append_c (text, '\n');
      }
  return g_string_free (text, FALSE);
}

char *
checkbit_value_list_squares (ChessLayout layout, ChessBitboard bits)
{
  GString *text = g_string_new (NULL);
  uint64_t word = chess_layout_write (layout, bits);

  CHESS_FOREACH_SQUARE (bit, word)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            checkbit_square_name (chess_layout_square (layout, (unsigned) bit)));
  return g_string_free (text, FALSE);
}

/* The forms in display order. Names of languages are not translated. */
static const struct
{
  const char *title;
  WriteFunc write; /* NULL: a literal of the rules library */
  ChessLiteral literal;
} forms[] = {
  /* Translators: a way to write a number */
  { N_ ("Hexadecimal"), NULL, CHESS_LITERAL_HEX },
  /* Translators: a way to write a number */
  { N_ ("Decimal"), NULL, CHESS_LITERAL_DEC },
  { N_ ("Signed decimal"), NULL, CHESS_LITERAL_SIGNED },
  /* Translators: a way to write a number */
  { N_ ("Octal"), NULL, CHESS_LITERAL_OCTAL },
  /* Translators: a way to write a number */
  { N_ ("Binary"), NULL, CHESS_LITERAL_BIN },
  { "C, C++", NULL, CHESS_LITERAL_C },
  { "C, C++: UINT64_C", NULL, CHESS_LITERAL_UINT64_C },
  { "Rust", NULL, CHESS_LITERAL_RUST },
  { "Swift", NULL, CHESS_LITERAL_SWIFT },
  { "Kotlin", NULL, CHESS_LITERAL_KOTLIN },
  { "Java", NULL, CHESS_LITERAL_JAVA },
  { "C#", NULL, CHESS_LITERAL_CSHARP },
  { "Go", NULL, CHESS_LITERAL_GO },
  { "JavaScript", NULL, CHESS_LITERAL_JS },
  { "Python", NULL, CHESS_LITERAL_PYTHON },
  { N_ ("Squares"), checkbit_value_list_squares, 0 },
  { N_ ("Board"), write_board, 0 },
};

guint
checkbit_value_form_count (void)
{
  return G_N_ELEMENTS (forms);
}

const char *
checkbit_value_form_get_title (guint form)
{
  g_return_val_if_fail (form < G_N_ELEMENTS (forms), NULL);

  return _ (forms[form].title);
}

const char *
checkbit_value_form_get_name (guint form)
{
  g_return_val_if_fail (form < G_N_ELEMENTS (forms), NULL);

  if (forms[form].write == NULL)
    return chess_literal_name (forms[form].literal);
  return forms[form].write == write_board ? "board" : "squares";
}

gboolean
checkbit_value_form_find (const char *name, guint *form)
{
  g_return_val_if_fail (name != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_equal (checkbit_value_form_get_name (i), name))
      {
        *form = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
checkbit_value_form_has_lines (guint form)
{
  g_return_val_if_fail (form < G_N_ELEMENTS (forms), FALSE);

  return forms[form].write == write_board;
}

char *
checkbit_value_form_write (guint form, ChessLayout layout, ChessBitboard bits)
{
  char text[CHESS_LITERAL_SIZE];

  g_return_val_if_fail (form < G_N_ELEMENTS (forms), NULL);

  if (forms[form].write != NULL)
    return forms[form].write (layout, bits);
  chess_literal_write (forms[form].literal, chess_layout_write (layout, bits), text);
  return g_strdup (text);
}
