/* Writes sets as constants of seven programming languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/header-export.h"

#include <string.h>

#include "chess/literal.h"
#include "game/text/messages.h"

/* The syntax of constants in a language: the text before and after all of them, and before, between
 * and after name and value of each. */
typedef struct
{
  const char *title, *id, *file;
  const char *comment; /* ended by the line break */
  const char *open, *close;
  const char *indent;
  const char *before, *between, *behind;
  ChessLiteral literal;
  gboolean camel; /* names areCamelCase rather than UPPER_CASE */
} Language;

static const Language languages[CHECKBIT_N_HEADER_LANGUAGES] = {
  [CHECKBIT_HEADER_C]
  = { "C", "c", "checkbit.h", "//",
      "#ifndef CHECKBIT_SETS_H\n#define CHECKBIT_SETS_H\n\n#include <stdint.h>\n\n", "\n#endif\n",
      "", "#define ", " ", "", CHESS_LITERAL_UINT64_C, FALSE },
  [CHECKBIT_HEADER_RUST] = { "Rust", "rust", "checkbit.rs", "//", "", "", "", "pub const ",
                             ": u64 = ", ";", CHESS_LITERAL_HEX, FALSE },
  [CHECKBIT_HEADER_SWIFT]
  = { "Swift", "swift", "Checkbit.swift", "//", "public enum Checkbit {\n", "}\n", "    ",
      "public static let ", ": UInt64 = ", "", CHESS_LITERAL_SWIFT, TRUE },
  [CHECKBIT_HEADER_KOTLIN]
  = { "Kotlin", "kotlin", "Checkbit.kt", "//", "object Checkbit {\n", "}\n", "    ", "const val ",
      ": ULong = ", "", CHESS_LITERAL_KOTLIN, FALSE },
  [CHECKBIT_HEADER_JAVA]
  = { "Java", "java", "Checkbit.java", "//",
      "public final class Checkbit {\n    private Checkbit() {}\n\n", "}\n", "    ",
      "public static final long ", " = ", ";", CHESS_LITERAL_JAVA, FALSE },
  [CHECKBIT_HEADER_PYTHON] = { "Python", "python", "checkbit_sets.py", "#", "", "", "", "", " = ",
                               "", CHESS_LITERAL_PYTHON, FALSE },
  [CHECKBIT_HEADER_JS] = { "JavaScript", "js", "checkbit.mjs", "//", "", "", "", "export const ",
                           " = ", ";", CHESS_LITERAL_JS, FALSE },
};

gboolean
checkbit_header_language_find (const char *id, CheckbitHeaderLanguage *language)
{
  g_return_val_if_fail (id != NULL, FALSE);

  for (guint i = 0; i < CHECKBIT_N_HEADER_LANGUAGES; i++)
    if (g_str_equal (languages[i].id, id))
      {
        *language = (CheckbitHeaderLanguage) i;
        return TRUE;
      }
  return FALSE;
}

const char *
checkbit_header_language_title (CheckbitHeaderLanguage language)
{
  g_return_val_if_fail (language < CHECKBIT_N_HEADER_LANGUAGES, NULL);

  return languages[language].title;
}

const char *
checkbit_header_language_id (CheckbitHeaderLanguage language)
{
  g_return_val_if_fail (language < CHECKBIT_N_HEADER_LANGUAGES, NULL);

  return languages[language].id;
}

const char *
checkbit_header_language_file (CheckbitHeaderLanguage language)
{
  g_return_val_if_fail (language < CHECKBIT_N_HEADER_LANGUAGES, NULL);

  return languages[language].file;
}

/* --- Names ---------------------------------------------------------------------------------- */

/* Reserved words, where a constant needs a name. */
static gboolean
is_reserved (const char *name, gboolean camel)
{
  static const char *const upper[] = { "NULL", "TRUE", "FALSE", "EOF", "_", NULL };
  static const char *const lower[]
      = { "as",   "break",    "case",      "catch",     "class",  "continue", "default",  "defer",
          "do",   "else",     "enum",      "extension", "false",  "for",      "func",     "guard",
          "if",   "import",   "in",        "init",      "inout",  "internal", "is",       "let",
          "nil",  "operator", "private",   "protocol",  "public", "repeat",   "rethrows", "return",
          "self", "static",   "struct",    "subscript", "super",  "switch",   "throw",    "throws",
          "true", "try",      "typealias", "var",       "where",  "while",    "_",        NULL };

  return g_strv_contains (camel ? lower : upper, name);
}

/* An ID as a name in the language: WHITE_PAWNS or whitePawns. (transfer full) */
static char *
name_of (const Language *language, const char *id)
{
  g_autoptr (GString) name = g_string_new (NULL);
  gboolean boundary = FALSE;

  for (; *id != '\0'; id++)
    {
      if (!g_ascii_isalnum (*id))
        {
          boundary = TRUE;
          continue;
        }
      if (boundary && name->len > 0 && !language->camel)
        g_string_append_c (name, '_');
      gboolean raised = !language->camel || (boundary && name->len > 0);
      g_string_append_c (name, raised ? g_ascii_toupper (*id) : g_ascii_tolower (*id));
      boundary = FALSE;
    }
  if (name->len == 0 || g_ascii_isdigit (name->str[0]) || is_reserved (name->str, language->camel))
    {
      if (name->len > 0)
        name->str[0] = g_ascii_toupper (name->str[0]);
      g_string_prepend (name, language->camel ? "set" : "SET_");
    }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* A unique name: with a number appended if necessary. (transfer full) */
static char *
unique_name (GHashTable *names, const Language *language, const char *id)
{
  g_autofree char *plain = name_of (language, id);
  char *name = g_strdup (plain);

  for (guint n = 2; g_hash_table_contains (names, name); n++)
    {
      g_free (name);
      name = g_strdup_printf (language->camel ? "%s%u" : "%s_%u", plain, n);
    }
  g_hash_table_add (names, g_strdup (name));
  return name;
}

/* --- The file ------------------------------------------------------------------------------- */

/* A one-line comment with any text. A backslash could continue the line in C, and encode any
 * character in Java. */
static void
append_comment (GString *text, const Language *language, const char *label, const char *comment)
{
  g_autofree char *line = g_utf8_make_valid (comment, -1);

  for (char *at = line; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at) || *at == '\\')
      *at = ' ';
  g_string_append_printf (text, "%s%s %s%s\n", language->indent, language->comment, label, line);
}

static void
append_head (GString *text, const Language *language, const char *fen, ChessLayout layout)
{
  g_autofree char *bits
      = g_strdup_printf ("%s, bit 0 is %s, bit 1 %s, bit 8 %s", chess_layout_name (layout),
                         checkbit_square_name (chess_layout_square (layout, 0)),
                         checkbit_square_name (chess_layout_square (layout, 1)),
                         checkbit_square_name (chess_layout_square (layout, 8)));
  Language plain = *language;

  plain.indent = "";
  append_comment (text, &plain, "", "Sets of squares, written by Checkbit.");
  append_comment (text, &plain, "Position: ", fen);
  append_comment (text, &plain, "Layout: ", bits);
  g_string_append_c (text, '\n');
  g_string_append (text, language->open);
}

static void
append_constant (GString *text,
                 const Language *language,
                 GHashTable *names,
                 ChessLayout layout,
                 const CheckbitHeaderConstant *constant)
{
  g_autofree char *name = unique_name (names, language, constant->id);
  char value[CHESS_LITERAL_SIZE];

  if (constant->formula != NULL)
    append_comment (text, language, "", constant->formula);
  chess_literal_write (language->literal, chess_layout_write (layout, constant->set), value);
  g_string_append_printf (text, "%s%s%s%s%s%s\n", language->indent, language->before, name,
                          language->between, value, language->behind);
}

char *
checkbit_header_export (CheckbitHeaderLanguage language,
                        const char *fen,
                        ChessLayout layout,
                        const CheckbitHeaderConstant *constants,
                        gsize n_constants)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GString *text;

  g_return_val_if_fail (language < CHECKBIT_N_HEADER_LANGUAGES, NULL);
  g_return_val_if_fail (fen != NULL, NULL);

  text = g_string_new (NULL);
  append_head (text, &languages[language], fen, layout);
  for (gsize i = 0; i < n_constants; i++)
    append_constant (text, &languages[language], names, layout, &constants[i]);
  g_string_append (text, languages[language].close);
  return g_string_free (text, FALSE);
}

char *
checkbit_header_export_masks (CheckbitHeaderLanguage language,
                              const char *fen,
                              ChessLayout layout,
                              const ChessMaskInput *input)
{
  gsize n = chess_mask_count ();
  g_autofree CheckbitHeaderConstant *constants = g_new (CheckbitHeaderConstant, n);
  g_autofree ChessBitboard *sets = g_new (ChessBitboard, n);

  g_return_val_if_fail (input != NULL, NULL);

  chess_mask_compute_all (input, sets);
  for (gsize i = 0; i < n; i++)
    {
      const ChessMask *mask = chess_mask_get (i);
      constants[i] = (CheckbitHeaderConstant){
        mask->id, mask->formula != NULL ? mask->formula : mask->sentence, sets[i]
      };
    }
  return checkbit_header_export (language, fen, layout, constants, n);
}
