/* The letters that stand for pieces in moves, language by language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/piece-letters.h"

static const CheckbitPieceLetters languages[] = {
  { "ca", "Català", { "R", "D", "T", "A", "C" } },
  { "cs", "Čeština", { "K", "D", "V", "S", "J" } },
  { "da", "Dansk", { "K", "D", "T", "L", "S" } },
  { "de", "Deutsch", { "K", "D", "T", "L", "S" } },
  { "et", "Eesti", { "K", "L", "V", "O", "R" } },
  { "es", "Español", { "R", "D", "T", "A", "C" } },
  { "fr", "Français", { "R", "D", "T", "F", "C" } },
  { "hr", "Hrvatski", { "K", "D", "T", "L", "S" } },
  { "is", "Íslenska", { "K", "D", "H", "B", "R" } },
  { "it", "Italiano", { "R", "D", "T", "A", "C" } },
  { "hu", "Magyar", { "K", "V", "B", "F", "H" } },
  { "nl", "Nederlands", { "K", "D", "T", "L", "P" } },
  { "nb", "Norsk", { "K", "D", "T", "L", "S" } },
  { "pl", "Polski", { "K", "H", "W", "G", "S" } },
  { "pt", "Português", { "R", "D", "T", "B", "C" } },
  { "ro", "Română", { "R", "D", "T", "N", "C" } },
  { "sk", "Slovenčina", { "K", "D", "V", "S", "J" } },
  { "fi", "Suomi", { "K", "D", "T", "L", "R" } },
  { "sv", "Svenska", { "K", "D", "T", "L", "S" } },
  { "tr", "Türkçe", { "Ş", "V", "K", "F", "A" } },
  { "ru", "Русский", { "Кр", "Ф", "Л", "С", "К" } },
  { "uk", "Українська", { "Кр", "Ф", "Т", "С", "К" } },
};

const CheckbitPieceLetters *
checkbit_piece_letters_get (guint index)
{
  return index < G_N_ELEMENTS (languages) ? &languages[index] : NULL;
}

const CheckbitPieceLetters *
checkbit_piece_letters_find (const char *code)
{
  g_return_val_if_fail (code != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (code, languages[i].code))
      return &languages[i];
  return NULL;
}

const CheckbitPieceLetters *
checkbit_piece_letters_get_own (void)
{
  const char *const *names = g_get_language_names ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      const CheckbitPieceLetters *known = checkbit_piece_letters_find (names[i]);

      if (known != NULL)
        return known;
      if (g_str_equal (names[i], "no") || g_str_equal (names[i], "nn"))
        return checkbit_piece_letters_find ("nb");
      if (g_str_equal (names[i], "en"))
        return NULL;
    }
  return NULL;
}
