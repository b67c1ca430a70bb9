/* Tests of every form of a value, on values computed by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "chess/literal.h"
#include "game/text/value-forms.h"

/* b6 c7 of a1b1 is the word 0x0004020000000000 there. */
#define B6_C7 ((ChessBitboard) 0x0004020000000000)

static const struct
{
  const char *title, *text; /* of b6 c7 in h1g1, where it is 0x0020400000000000 */
} cases[] = {
  { "Hexadecimal", "0x0020400000000000" },
  { "Decimal", "9077567998918656" },
  { "Signed decimal", "9077567998918656" },
  { "Octal", "0o0000402000000000000000" },
  { "Binary", "0b0000000000100000010000000000000000000000000000000000000000000000" },
  { "C, C++", "0x0020400000000000ULL" },
  { "C, C++: UINT64_C", "UINT64_C(0x0020400000000000)" },
  { "Rust", "0x0020400000000000u64" },
  { "Swift", "0x0020400000000000" },
  { "Kotlin", "0x0020400000000000UL" },
  { "Java", "0x0020400000000000L" },
  { "C#", "0x0020400000000000UL" },
  { "Go", "0x0020400000000000" },
  { "JavaScript", "0x0020400000000000n" },
  { "Python", "0x0020400000000000" },
  { "Squares", "b6 c7" },
  { "Board", ". . . . . . . .\n. . 1 . . . . .\n. 1 . . . . . .\n. . . . . . . .\n"
             ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . ." },
};

static void
test_forms (void)
{
  g_assert_cmpuint (checkbit_value_form_count (), ==, G_N_ELEMENTS (cases));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = checkbit_value_form_write (i, CHESS_LAYOUT_H1G1, B6_C7);

      g_assert_cmpstr (checkbit_value_form_get_title (i), ==, cases[i].title);
      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_cmpint (checkbit_value_form_has_lines (i), ==, strchr (text, '\n') != NULL);
    }
}

/* Settings store the names: they must not change, and each must be found again. */
static void
test_names (void)
{
  static const char *const names[]
      = { "hex",    "dec",  "signed", "octal", "bin", "c",  "uint64", "rust",  "swift",
          "kotlin", "java", "csharp", "go",    "js",  "python", "squares", "board" };
  guint form;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_cmpstr (checkbit_value_form_get_name (i), ==, names[i]);
      g_assert_true (checkbit_value_form_find (names[i], &form));
      g_assert_cmpuint (form, ==, i);
    }
  g_assert_false (checkbit_value_form_find ("roman", &form));
}

/* No literal of the core is left out. */
static void
test_all_literals (void)
{
  g_assert_cmpuint (checkbit_value_form_count (), ==, CHESS_N_LITERALS + 2);
}

/* Squares are listed in the order of the layout's bits; the empty and the full set are written,
 * too. */
static void
test_ends (void)
{
  g_autofree char *a8b8
      = checkbit_value_list_squares (CHESS_LAYOUT_A8B8, CHESS_BIT (0) | CHESS_BIT (63));
  g_autofree char *none = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, CHESS_NO_SQUARES);
  g_autofree char *full = checkbit_value_form_write (2, CHESS_LAYOUT_A1B1, CHESS_ALL_SQUARES);
  g_autofree char *octal = checkbit_value_form_write (3, CHESS_LAYOUT_A1B1, CHESS_ALL_SQUARES);

  g_assert_cmpstr (a8b8, ==, "h8 a1");
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (full, ==, "-1");
  g_assert_cmpstr (octal, ==, "0o1777777777777777777777");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/value-forms/forms", test_forms);
  g_test_add_func ("/value-forms/all-literals", test_all_literals);
  g_test_add_func ("/value-forms/names", test_names);
  g_test_add_func ("/value-forms/ends", test_ends);
  return g_test_run ();
}
