/* The reference of the set language, made from the tables of names, functions and masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/reference.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/expr.h"
#include "game/text/messages.h"

struct _CheckbitReference
{
  GObject parent_instance;

  CheckbitReferenceKind kind;
  char *usage;
  char *insertion;
  char *sentence;
  char *formula; /* may be NULL */
};

G_DEFINE_FINAL_TYPE (CheckbitReference, checkbit_reference, G_TYPE_OBJECT)

/* The operators, in order of precedence, and the ways to write a value. */
static const struct
{
  CheckbitReferenceKind kind;
  const char *usage;
  const char *insertion;
  const char *sentence;
} signs[] = {
  { CHECKBIT_REFERENCE_OPERATOR, "( )", "(", N_ ("Brackets: what is inside comes first.") },
  { CHECKBIT_REFERENCE_OPERATOR, "~x", "~", N_ ("Complement: every square that is not in x.") },
  { CHECKBIT_REFERENCE_OPERATOR, "-x", "-",
    N_ ("Negative: 2⁶⁴ − x. x & -x is the lowest member of x.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x * y", " * ",
    N_ ("Product of the numbers, modulo 2⁶⁴.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x + y", " + ", N_ ("Sum of the numbers, modulo 2⁶⁴.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x - y", " - ", N_ ("Difference of the numbers, modulo 2⁶⁴.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x << n", " << ",
    N_ ("Shift to higher bits: by 8, one rank up; by 1, one file to the right, wrapping around "
        "the edge.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x >> n", " >> ", N_ ("Shift to lower bits.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x & y", " & ", N_ ("And: squares that are in both.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x ^ y", " ^ ",
    N_ ("Exclusive or: squares that are in one of them only.") },
  { CHECKBIT_REFERENCE_OPERATOR, "x | y", " | ", N_ ("Or: squares that are in either.") },
  { CHECKBIT_REFERENCE_VALUE, "e4", "e4", N_ ("A square: the set of that square alone.") },
  { CHECKBIT_REFERENCE_VALUE, "0x00FF", "0x",
    N_ ("A hexadecimal number: a1 is bit 0, h8 bit 63.") },
  { CHECKBIT_REFERENCE_VALUE, "0b1001", "0b", N_ ("A binary number.") },
  { CHECKBIT_REFERENCE_VALUE, "65_280", "0",
    N_ ("A decimal number; “_” may stand between digits. After a leading 0 it is octal, as in "
        "C, unless it has an 8 or a 9; with a leading 0 and sixteen digits it is hexadecimal.") },
};

static void
checkbit_reference_finalize (GObject *object)
{
  CheckbitReference *self = CHECKBIT_REFERENCE (object);

  g_free (self->usage);
  g_free (self->insertion);
  g_free (self->sentence);
  g_free (self->formula);
  G_OBJECT_CLASS (checkbit_reference_parent_class)->finalize (object);
}

static void
checkbit_reference_class_init (CheckbitReferenceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_reference_finalize;
}

static void
checkbit_reference_init (CheckbitReference *self)
{
}

/* usage, insertion: (transfer full). */
static CheckbitReference *
reference_new (CheckbitReferenceKind kind,
               char *usage,
               char *insertion,
               const char *sentence,
               const char *formula)
{
  CheckbitReference *self = g_object_new (CHECKBIT_TYPE_REFERENCE, NULL);

  self->kind = kind;
  self->usage = usage;
  self->insertion = insertion;
  self->sentence = g_strdup (sentence);
  self->formula = g_strdup (formula);
  return self;
}

/* word: (transfer full). */
static void
append (GListStore *list, CheckbitReference *word)
{
  g_list_store_append (list, word);
  g_object_unref (word);
}

static void
append_functions (GListStore *list)
{
  for (size_t i = 0; i < chess_expr_function_count (); i++)
    {
      const ChessExprFunction *function = chess_expr_function_get (i);
      char *usage = g_strdup_printf ("%s(%s)", function->name, function->arguments);

      append (list, reference_new (CHECKBIT_REFERENCE_FUNCTION, usage,
                                   g_strconcat (function->name, "(", NULL), _ (function->sentence),
                                   NULL));
    }
}

static void
append_names (GListStore *list)
{
  for (size_t i = 0; i < chess_expr_name_count (); i++)
    {
      const ChessExprName *name = chess_expr_name_get (i);

      append (list, reference_new (CHECKBIT_REFERENCE_NAME, g_strdup (name->name),
                                   g_strdup (name->name), _ (name->sentence), NULL));
    }
}

static void
append_masks (GListStore *list)
{
  for (size_t i = 0; i < chess_mask_count (); i++)
    {
      const ChessMask *mask = chess_mask_get (i);

      append (list, reference_new (CHECKBIT_REFERENCE_MASK, g_strdup (mask->id),
                                   g_strdup (mask->id), _ (mask->sentence), mask->formula));
    }
}

static void
append_squares (GListStore *list)
{
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      const char *name = checkbit_square_name (square);

      append (list, reference_new (CHECKBIT_REFERENCE_SQUARE, g_strdup (name), g_strdup (name),
                                   _ ("A square: the set of that square alone."), NULL));
    }
}

GListModel *
checkbit_reference_list_new (void)
{
  GListStore *list = g_list_store_new (CHECKBIT_TYPE_REFERENCE);

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    append (list, reference_new (signs[i].kind, g_strdup (signs[i].usage),
                                 g_strdup (signs[i].insertion), _ (signs[i].sentence), NULL));
  append_names (list);
  append_functions (list);
  append_masks (list);
  return G_LIST_MODEL (list);
}

CheckbitReferenceKind
checkbit_reference_get_kind (CheckbitReference *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REFERENCE (self), CHECKBIT_REFERENCE_NAME);

  return self->kind;
}

const char *
checkbit_reference_get_usage (CheckbitReference *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REFERENCE (self), NULL);

  return self->usage;
}

const char *
checkbit_reference_get_insertion (CheckbitReference *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REFERENCE (self), NULL);

  return self->insertion;
}

const char *
checkbit_reference_get_sentence (CheckbitReference *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REFERENCE (self), NULL);

  return self->sentence;
}

const char *
checkbit_reference_get_formula (CheckbitReference *self)
{
  g_return_val_if_fail (CHECKBIT_IS_REFERENCE (self), NULL);

  return self->formula;
}

const char *
checkbit_reference_kind_title (CheckbitReferenceKind kind)
{
  static const char *const titles[CHECKBIT_N_REFERENCE_KINDS] = {
    N_ ("Operators, Highest Precedence First"),
    /* Translators: a chapter of the reference of the set language */
    N_ ("Values"),
    /* Translators: a chapter of the reference of the set language */
    N_ ("Names"),
    /* Translators: a chapter of the reference of the set language */
    N_ ("Functions"),
    /* Translators: a chapter of the reference; also a page of the inspector */
    N_ ("Masks"),
    /* Translators: a chapter of the reference; also a way to write a set */
    N_ ("Squares"),
  };

  g_return_val_if_fail ((guint) kind < CHECKBIT_N_REFERENCE_KINDS, NULL);

  return _ (titles[kind]);
}

/* --- Looking up ------------------------------------------------------------------------------- */

static gboolean
has_part (const char *text, const char *part)
{
  g_autofree char *folded = NULL;

  if (text == NULL)
    return FALSE;

  folded = g_utf8_casefold (text, -1);
  return strstr (folded, part) != NULL;
}

gboolean
checkbit_reference_matches (CheckbitReference *self, const char *text)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (CHECKBIT_IS_REFERENCE (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  folded = g_utf8_casefold (text, -1);
  parts = g_strsplit_set (folded, " \t", -1);
  for (char **part = parts; *part != NULL; part++)
    if (!has_part (self->usage, *part) && !has_part (self->sentence, *part)
        && !has_part (self->formula, *part))
      return FALSE;
  return TRUE;
}

/* --- Completion ------------------------------------------------------------------------------- */

static gboolean
is_word_character (char c)
{
  return g_ascii_isalnum (c) || c == '_';
}

/* All words for completion, made once. */
static GListModel *
get_words (void)
{
  static GListStore *words = NULL;

  if (words == NULL)
    {
      words = g_list_store_new (CHECKBIT_TYPE_REFERENCE);
      append_names (words);
      append_functions (words);
      append_masks (words);
      append_squares (words);
    }
  return G_LIST_MODEL (words);
}

/* How well a word matches the typed text: 0 is best, -1 no match. */
static int
rank (CheckbitReference *word, const char *typed, gsize length)
{
  const char *name = word->insertion;

  if (strncmp (name, typed, length) == 0)
    return 0;
  if (g_ascii_strncasecmp (name, typed, length) == 0)
    return 1;
  for (const char *part = strchr (name, '_'); part != NULL; part = strchr (part + 1, '_'))
    if (g_ascii_strncasecmp (part + 1, typed, length) == 0)
      return 2;
  return -1;
}

static void
collect (CheckbitCompletion *completion, const char *typed, gsize length)
{
  GListModel *words = get_words ();
  guint n = g_list_model_get_n_items (words);

  for (int wanted = 0; wanted <= 2; wanted++)
    for (guint i = 0; i < n; i++)
      {
        g_autoptr (CheckbitReference) word = g_list_model_get_item (words, i);

        if (rank (word, typed, length) == wanted)
          g_ptr_array_add (completion->words, g_steal_pointer (&word));
      }
}

/* Whether the typed text is already a complete name. */
static gboolean
is_whole (CheckbitCompletion *completion, const char *typed, gsize length)
{
  for (guint i = 0; i < completion->words->len; i++)
    {
      CheckbitReference *word = completion->words->pdata[i];

      if (rank (word, typed, length) == 0 && strlen (word->insertion) == length)
        return TRUE;
    }
  return FALSE;
}

void
checkbit_completion_init (CheckbitCompletion *completion,
                          const char *text,
                          guint cursor,
                          gboolean asked)
{
  const char *end, *start;
  gsize length;

  g_return_if_fail (completion != NULL);
  g_return_if_fail (text != NULL);

  end = g_utf8_offset_to_pointer (text, MIN (cursor, (guint) g_utf8_strlen (text, -1)));
  for (start = end; start > text && is_word_character (start[-1]);)
    start--;
  length = (gsize) (end - start);
  completion->words = g_ptr_array_new_with_free_func (g_object_unref);
  completion->start = (guint) g_utf8_pointer_to_offset (text, start);
  if ((length < 2 && !asked) || g_ascii_isdigit (*start) || is_word_character (*end))
    return;

  collect (completion, start, length);
  if (!asked && is_whole (completion, start, length))
    g_ptr_array_set_size (completion->words, 0);
}

void
checkbit_completion_clear (CheckbitCompletion *completion)
{
  g_clear_pointer (&completion->words, g_ptr_array_unref);
}
