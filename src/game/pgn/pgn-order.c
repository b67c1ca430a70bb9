/* Searching and sorting a great many games.
 *
 * Each distinct text is handled once, however many games have it: a search marks the matching
 * texts, and sorting assigns a rank to each text. For a game only a table look-up is left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-order.h"

#include <stdlib.h>
#include <string.h>

/* The most words of a search. */
#define MAX_WORDS 8

/* How many games are handled between two checks for cancellation. */
#define SLICE 16384

/* The data about a text. */
typedef struct
{
  guint32 number;
  guint32 rank; /* among all texts of the column sorted by */
  guint8 words; /* a bit for each word of the search that it contains */
  char *key;    /* the sort key; NULL until needed; owned */
} Text;

/* An order being made; only used by the thread. */
typedef struct
{
  CheckbitPgnStore *store; /* owned */
  char *search;            /* owned */
  CheckbitPgnColumn column;
  gboolean descending;
  GArray *only;  /* owned; NULL for all */
  GArray *first; /* owned; NULL for none */
  gboolean last;
  GCancellable *cancellable;    /* the task's */
  CheckbitPgnStoredGame *games; /* owned; made by the thread, like the following */
  guint n_games;
  GHashTable *texts; /* number to Text; owned */
} Order;

static void
text_free (gpointer data)
{
  Text *text = data;

  g_free (text->key);
  g_free (text);
}

static gboolean
is_cancelled (const Order *order, guint i)
{
  return i % SLICE == 0 && g_cancellable_is_cancelled (order->cancellable);
}

static Text *
find_text (const Order *order, guint32 number)
{
  return g_hash_table_lookup (order->texts, GUINT_TO_POINTER (number));
}

static void
add_text (const Order *order, guint32 number)
{
  Text *text;

  if (g_hash_table_contains (order->texts, GUINT_TO_POINTER (number)))
    return;
  text = g_new0 (Text, 1);
  text->number = number;
  g_hash_table_insert (order->texts, GUINT_TO_POINTER (number), text);
}

static const char *
text_of (const Order *order, const Text *text)
{
  return checkbit_pgn_store_get_text (order->store, text->number);
}

/* --- Chosen games --------------------------------------------------------------------------- */

/* For each game whether it is among some: 1 or 0. (transfer full) */
static guint8 *
mark_games (const Order *order, const GArray *games)
{
  guint8 *marks = g_new0 (guint8, MAX (order->n_games, 1));

  for (guint i = 0; i < games->len; i++)
    {
      guint32 game = g_array_index (games, guint32, i);

      if (game < order->n_games)
        marks[game] = 1;
    }

  return marks;
}

/* Appends those of some games that are marked, or those that are not. */
static void
gather (const GArray *games, const guint8 *marks, guint8 mark, GArray *gathered)
{
  for (guint i = 0; i < games->len; i++)
    {
      guint32 game = g_array_index (games, guint32, i);

      if (marks[game] == mark)
        g_array_append_val (gathered, game);
    }
}

/* The same games, the chosen ones before the others, or after them. (transfer full) */
static GArray *
put_first (const Order *order, GArray *found)
{
  g_autofree guint8 *marks = NULL;
  GArray *parted;

  if (order->first == NULL)
    return g_array_ref (found);

  marks = mark_games (order, order->first);
  parted = g_array_sized_new (FALSE, FALSE, sizeof (guint32), found->len);
  gather (found, marks, !order->last, parted);
  gather (found, marks, order->last != FALSE, parted);

  return parted;
}

/* --- Searching ------------------------------------------------------------------------------ */

/* Replaces the dash and the stroke of a normalized ½ with those on a keyboard: "½–½" then finds
 * "1/2-1/2". */
static void
make_plain (char *text)
{
  char *to = text;

  for (const char *from = text; *from != '\0';)
    {
      const char *next = g_utf8_next_char (from);
      gunichar c = g_utf8_get_char (from);

      if (c == 0x2013)
        *to++ = '-';
      else if (c == 0x2044)
        *to++ = '/';
      else
        to = (char *) memmove (to, from, (gsize) (next - from)) + (next - from);
      from = next;
    }
  *to = '\0';
}

/* A text normalized for comparing: ignoring case, with accents in canonical form and plain
 * dashes. */
static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  char *folded = g_utf8_casefold (normal != NULL ? normal : text, -1);

  if (normal != NULL && !g_str_is_ascii (folded))
    make_plain (folded);
  return folded;
}

/* (transfer full) */
static char **
split_words (const char *search)
{
  g_autofree char *folded = fold (search);
  g_auto (GStrv) all = g_strsplit_set (folded, " \t\n", -1);
  GPtrArray *words = g_ptr_array_new ();

  for (char **word = all; *word != NULL && words->len < MAX_WORDS; word++)
    if (**word != '\0')
      g_ptr_array_add (words, g_strdup (*word));
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_free (words, FALSE);
}

static void
mark_text (const Order *order, Text *text, char **words)
{
  g_autofree char *folded = fold (text_of (order, text));

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) != NULL)
      text->words |= (guint8) (1u << i);
}

/* Marks the texts that contain words of the search. FALSE if cancelled. */
static gboolean
mark_texts (const Order *order, char **words)
{
  GHashTableIter iter;
  gpointer text;
  guint i = 0;

  for (guint game = 0; game < order->n_games; game++)
    {
      if (is_cancelled (order, game))
        return FALSE;
      for (guint column = 0; column < CHECKBIT_PGN_N_TEXTS; column++)
        add_text (order, order->games[game].texts[column]);
    }
  g_hash_table_iter_init (&iter, order->texts);
  while (g_hash_table_iter_next (&iter, NULL, &text))
    {
      if (is_cancelled (order, i++))
        return FALSE;
      mark_text (order, text, words);
    }

  return TRUE;
}

static gboolean
is_found (const Order *order, guint game, guint8 all)
{
  guint8 words = 0;

  for (guint column = 0; column < CHECKBIT_PGN_N_TEXTS; column++)
    words |= find_text (order, order->games[game].texts[column])->words;

  return words == all;
}

/* The matching games, in the order of the file; NULL if cancelled. */
static GArray *
search (const Order *order)
{
  g_auto (GStrv) words = split_words (order->search);
  guint n_words = g_strv_length (words);
  g_autoptr (GArray) found = g_array_sized_new (FALSE, FALSE, sizeof (guint32), order->n_games);
  g_autofree guint8 *wanted = order->only != NULL ? mark_games (order, order->only) : NULL;

  if (n_words > 0 && !mark_texts (order, words))
    return NULL;
  for (guint32 game = 0; game < order->n_games; game++)
    {
      if (is_cancelled (order, game))
        return NULL;
      if (wanted != NULL && !wanted[game])
        continue;
      if (n_words == 0 || is_found (order, game, (guint8) ((1u << n_words) - 1)))
        g_array_append_val (found, game);
    }

  return g_steal_pointer (&found);
}

/* --- Sorting -------------------------------------------------------------------------------- */

/* Unknown values have no key and are last. */
static char *
make_key (const Order *order, const char *text)
{
  g_autofree char *folded = NULL;

  if (*text == '\0' || *text == '?' || strcmp (text, "*") == 0 || strcmp (text, "-") == 0)
    return NULL;
  if (order->column >= CHECKBIT_PGN_COLUMN_DATE)
    return g_strdup (text);
  folded = g_utf8_casefold (text, -1);

  return g_utf8_collate_key (folded, -1);
}

static gint
compare_texts (gconstpointer a, gconstpointer b)
{
  const Text *first = *(Text *const *) a, *second = *(Text *const *) b;

  if (first->key == NULL || second->key == NULL)
    return (first->key == NULL) - (second->key == NULL);

  return strcmp (first->key, second->key);
}

/* Assigns ranks to all texts of the column; equal keys have equal ranks. 0 means unknown. */
static gboolean
rank_texts (const Order *order)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer text;
  guint32 rank = 0;

  g_hash_table_iter_init (&iter, order->texts);
  while (g_hash_table_iter_next (&iter, NULL, &text))
    {
      if (is_cancelled (order, texts->len))
        return FALSE;
      ((Text *) text)->key = make_key (order, text_of (order, text));
      g_ptr_array_add (texts, text);
    }
  g_ptr_array_sort (texts, compare_texts);
  for (guint i = 0; i < texts->len; i++)
    {
      Text *ranked = g_ptr_array_index (texts, i);

      if (i == 0 || compare_texts (&texts->pdata[i - 1], &texts->pdata[i]) != 0)
        rank++;
      ranked->rank = ranked->key != NULL ? rank : 0;
    }

  return TRUE;
}

/* A game and its sort key. */
typedef struct
{
  guint32 rank; /* 0 is last */
  guint32 game;
} Ranked;

static int
compare_up (const void *a, const void *b)
{
  const Ranked *first = a, *second = b;
  guint32 first_rank = first->rank - 1, second_rank = second->rank - 1;

  if (first_rank != second_rank)
    return first_rank < second_rank ? -1 : 1;

  return first->game < second->game ? -1 : first->game > second->game;
}

static int
compare_down (const void *a, const void *b)
{
  const Ranked *first = a, *second = b;

  if (first->rank != second->rank)
    return first->rank > second->rank ? -1 : 1;

  return first->game < second->game ? -1 : first->game > second->game;
}

static guint32
rank_of (const Order *order, guint32 game)
{
  switch (order->column)
    {
    case CHECKBIT_PGN_COLUMN_NUMBER:
      return game + 1;
    case CHECKBIT_PGN_COLUMN_PLIES:
      return order->games[game].plies + 1;
    default:
      return find_text (order, order->games[game].texts[order->column - CHECKBIT_PGN_FIRST_TEXT])
          ->rank;
    }
}

static gboolean
prepare_ranks (const Order *order, const GArray *found)
{
  guint column = order->column;

  if (column == CHECKBIT_PGN_COLUMN_NUMBER || column == CHECKBIT_PGN_COLUMN_PLIES)
    return TRUE;
  for (guint i = 0; i < found->len; i++)
    {
      guint32 game = g_array_index (found, guint32, i);

      if (is_cancelled (order, i))
        return FALSE;
      add_text (order, order->games[game].texts[column - CHECKBIT_PGN_FIRST_TEXT]);
    }

  return rank_texts (order);
}

/* Sorts the matching games; FALSE if cancelled. */
static gboolean
sort (const Order *order, GArray *found)
{
  g_autofree Ranked *ranked = NULL;

  if (order->column == CHECKBIT_PGN_COLUMN_NUMBER && !order->descending)
    return TRUE;
  if (!prepare_ranks (order, found))
    return FALSE;

  ranked = g_new (Ranked, MAX (found->len, 1));
  for (guint i = 0; i < found->len; i++)
    {
      guint32 game = g_array_index (found, guint32, i);

      ranked[i] = (Ranked){ rank_of (order, game), game };
    }
  qsort (ranked, found->len, sizeof *ranked, order->descending ? compare_down : compare_up);
  for (guint i = 0; i < found->len; i++)
    g_array_index (found, guint32, i) = ranked[i].game;

  return !g_cancellable_is_cancelled (order->cancellable);
}

/* --- In a thread ---------------------------------------------------------------------------- */

static void
order_free (gpointer data)
{
  Order *order = data;

  checkbit_pgn_store_unref (order->store);
  g_free (order->search);
  g_clear_pointer (&order->only, g_array_unref);
  g_clear_pointer (&order->first, g_array_unref);
  g_free (order->games);
  g_clear_pointer (&order->texts, g_hash_table_unref);
  g_free (order);
}

static void
order_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Order *order = task_data;
  g_autoptr (GArray) found = NULL;

  order->cancellable = cancellable;
  order->games = g_new (CheckbitPgnStoredGame, MAX (order->n_games, 1));
  order->texts = g_hash_table_new_full (NULL, NULL, NULL, text_free);
  for (guint i = 0; i < order->n_games; i++)
    order->games[i] = checkbit_pgn_store_get_game (order->store, i);

  found = search (order);
  if (found != NULL && sort (order, found))
    g_task_return_pointer (task, put_first (order, found), (GDestroyNotify) g_array_unref);
  else
    g_task_return_pointer (task, NULL, NULL);
}

void
checkbit_pgn_order_async (gpointer source,
                          CheckbitPgnStore *store,
                          guint n_games,
                          const CheckbitPgnQuery *query,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, user_data);
  Order *order = g_new0 (Order, 1);

  order->store = checkbit_pgn_store_ref (store);
  order->n_games = n_games;
  order->search = g_strdup (query->search);
  order->column = query->column;
  order->descending = query->descending;
  order->only = query->only != NULL ? g_array_ref (query->only) : NULL;
  order->first = query->first != NULL ? g_array_ref (query->first) : NULL;
  order->last = query->last;

  g_task_set_name (task, "checkbit_pgn_order");
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, order_thread);
}

GArray *
checkbit_pgn_order_finish (gpointer source, GAsyncResult *result, guint *n_games)
{
  const Order *order;

  g_return_val_if_fail (g_task_is_valid (result, source), NULL);

  order = g_task_get_task_data (G_TASK (result));
  *n_games = order->n_games;

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
