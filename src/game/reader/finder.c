/* Collects what was found in a tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/finder.h"

#include <string.h>

#include "game/reader/findings.h"
#include "game/reader/squares.h"

/* The most values in all tables together: only repeated lists can have more. */
#define MAX_VALUES ((gsize) 1 << 22)

static Finding *
add (Finder *finder, CheckbitReadingKind kind, guint first, guint end)
{
  Finding finding = {
    .item = { .kind = kind }, .first = first, .end = end, .list_first = first, .list_end = end
  };

  reader_claim (finder->reader, first, end);
  g_array_append_val (finder->found, finding);
  return &g_array_index (finder->found, Finding, finder->found->len - 1);
}

static const guint64 *
keep_values (Finder *finder, const guint64 *values, gsize n)
{
  guint64 *copy = reader_alloc (finder->reader, n * sizeof *copy);

  memcpy (copy, values, n * sizeof *copy);
  return copy;
}

static const guint64 *const *
keep_words (Finder *finder, const guint64 *const *words, gsize n)
{
  const guint64 **copy = reader_alloc (finder->reader, n * sizeof *copy);

  memcpy (copy, words, n * sizeof *copy);
  return copy;
}

/* Reads numbers in the layout that the text proves up to now, which need not be the one that it is
 * read in: another map may follow. */
static void
give_layout (Finder *finder, Finding *finding)
{
  CheckbitReadingItem *item = &finding->item;
  guint64 *values;

  item->has_layout = TRUE;
  item->layout = finder->layout;
  if (finding->words == NULL)
    return;
  values = reader_alloc (finder->reader, item->n_values * sizeof *values);
  for (gsize i = 0; i < item->n_values; i++)
    values[i] = finding->words[i] != NULL ? finding->words[i][item->layout] : item->values[i];
  item->values = values;
}

void
finder_settle (Finder *finder)
{
  for (guint i = 0; finder->proven && i < finder->found->len; i++)
    {
      Finding *finding = &g_array_index (finder->found, Finding, i);

      if (finding->words != NULL && !finding->item.has_layout)
        give_layout (finder, finding);
    }
}

static CheckbitReadingForm
form_of (const Node *node)
{
  return node->flags & NODE_DRAWN                   ? CHECKBIT_READING_DRAWING
         : reader_is_set (node)                     ? CHECKBIT_READING_SQUARES
         : node->flags & (NODE_LITERAL | NODE_ENUM) ? CHECKBIT_READING_NUMBER
                                                    : CHECKBIT_READING_EXPRESSION;
}

void
finder_add_set (Finder *finder, const Node *node, const char *name)
{
  Finding *finding = add (finder, CHECKBIT_READING_SET, node->first, node->end);
  CheckbitReadingForm form = form_of (node);

  finding->item.form = form;
  finding->item.squares = form == CHECKBIT_READING_SQUARES;
  finding->item.name = name;
  finding->item.n_values = 1;
  finding->item.values = keep_values (finder, &node->value, 1);
  finding->number = form != CHECKBIT_READING_DRAWING && !(node->flags & NODE_SQUARE);
  if (!finding->number || finding->item.squares)
    return;
  if (node->words != NULL)
    finding->words = keep_words (finder, &node->words, 1);
  if (finder->proven)
    give_layout (finder, finding);
}

/* Reports what is wrong with a drawing. */
static void
explain_drawing (const Token *token, CheckbitReadingItem *item)
{
  item->row = (guint) (token->value >> 32);
  item->n_wrong = (guint) (token->value & G_MAXUINT32);
  item->reason = item->row > 0 ? CHECKBIT_READING_ROW_LENGTH : CHECKBIT_READING_ROW_COUNT;
}

void
finder_add_left (Finder *finder, const Node *node)
{
  Finding *finding = add (finder, CHECKBIT_READING_LEFT, node->first, node->end);
  const Token *token = reader_token (finder->reader, node->first);

  finding->item.reason
      = node->reason != 0 ? (CheckbitReadingReason) node->reason : CHECKBIT_READING_OTHER;
  if (token->flags & TOKEN_BROKEN)
    explain_drawing (token, &finding->item);
}

void
finder_add_left_of_list (Finder *finder, const Node *node, guint first, guint end)
{
  Finding *finding;

  reader_claim (finder->reader, first, end);
  finder_add_left (finder, node);
  finding = &g_array_index (finder->found, Finding, finder->found->len - 1);
  finding->list_first = MIN (first, node->first);
  finding->list_end = MAX (end, node->end);
}

void
finder_add_table (
    Finder *finder, const char *name, CheckbitReadingForm form, guint first, guint end)
{
  Finding *finding = add (finder, CHECKBIT_READING_TABLE, first, end);
  gsize n = finder->values->len;

  finder->n_values += n;
  finding->item.form = form;
  finding->item.squares = finder->has_sets && !finder->has_words && n < CHESS_N_SQUARES;
  finding->item.name = name;
  finding->item.n_values = n;
  finding->item.values = keep_values (finder, (guint64 *) finder->values->data, n);
  if (finding->item.squares || n >= CHESS_N_SQUARES
      || (form == CHECKBIT_READING_SQUARE_MAP && !finder->has_worked))
    return;
  if (finder->has_worked)
    finding->words = keep_words (finder, finder->words, n);
  if (finder->proven)
    give_layout (finder, finding);
}

void
finder_begin (Finder *finder)
{
  g_array_set_size (finder->values, 0);
  if (finder->has_worked)
    memset (finder->words, 0, sizeof finder->words);
  finder->has_sets = finder->has_words = finder->has_worked = FALSE;
}

void
finder_note (Finder *finder, const Node *node)
{
  finder->has_worked = finder->has_worked || node->words != NULL;
  if (reader_is_set (node))
    finder->has_sets = TRUE;
  else if (node->words != NULL || (node->value != 0 && node->value != G_MAXUINT64))
    finder->has_words = TRUE;
}

gboolean
finder_has_room (const Finder *finder, gsize n)
{
  return finder->n_values + n <= MAX_VALUES;
}

void
finder_push (Finder *finder, const Node *node, guint n)
{
  guint place = finder->values->len;

  finder_note (finder, node);
  if (!finder_has_room (finder, (gsize) place + n))
    return;
  g_array_set_size (finder->values, place + n);
  for (; place < finder->values->len; place++)
    finder_put (finder, place, node);
}

void
finder_put (Finder *finder, gsize place, const Node *node)
{
  g_array_index (finder->values, guint64, place) = node->value;
  if (place < CHESS_N_SQUARES)
    finder->words[place] = node->words;
}
