/* The names of openings: the ECO code and the name of a position, however it was reached.
 *
 * The table is text (data/openings), read once. Its lines are sorted by their moves, so that each
 * is played from where it branches off the previous one. Positions are then found by the key used
 * for the repetition rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/openings.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/san.h"
#include "game/tree/openings-resources.h"

#define PREFIX "/io/github/checkbit/Checkbit/openings/"
#define MAX_PLIES 64

typedef struct
{
  guint64 key;
  guint index; /* of the opening */
} Entry;

typedef struct
{
  GArray *openings; /* of CheckbitOpening, in the order of their moves */
  GArray *entries;  /* of Entry, in the order of their keys */
} Table;

/* --- Reading -------------------------------------------------------------------------------- */

/* Splits a line in place: "C33\tName\tmoves". FALSE for a comment. */
static gboolean
read_line (char *line, CheckbitOpening *opening)
{
  char *name = strchr (line, '\t');
  char *moves = name != NULL ? strchr (name + 1, '\t') : NULL;

  if (*line == '#' || moves == NULL || name - line != 3)
    return FALSE;

  *name = *moves = '\0';
  memcpy (opening->code, line, sizeof opening->code);
  opening->name = name + 1;
  opening->moves = moves + 1;

  return TRUE;
}

/* The text of the file stays in memory, as the openings point into it. */
static void
read_file (GResource *resource, const char *name, GArray *openings)
{
  g_autofree char *path = g_strconcat (PREFIX, name, NULL);
  GBytes *bytes = g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize size;
  char *text, *line;

  g_return_if_fail (bytes != NULL);

  text = g_bytes_unref_to_data (bytes, &size);
  for (line = text; line < text + size;)
    {
      char *end = memchr (line, '\n', (gsize) (text + size - line));
      CheckbitOpening opening;

      if (end == NULL)
        break;
      *end = '\0';
      if (read_line (line, &opening))
        g_array_append_val (openings, opening);
      line = end + 1;
    }
}

static int
compare_moves (gconstpointer a, gconstpointer b)
{
  return strcmp (((const CheckbitOpening *) a)->moves, ((const CheckbitOpening *) b)->moves);
}

/* --- Playing -------------------------------------------------------------------------------- */

/* The line played last, and its positions. */
typedef struct
{
  ChessPosition positions[MAX_PLIES + 1];
  const char *moves;
} Way;

/* The common beginning of two lines: whole moves, and the length of their text including the
 * space. */
static guint
common_moves (const char *a, const char *b, gsize *length)
{
  guint n = 0;

  *length = 0;
  for (gsize i = 0; a[i] == b[i] && a[i] != '\0'; i++)
    if (a[i] == ' ')
      {
        n++;
        *length = i + 1;
      }

  return n;
}

/* Plays a line; returns its number of moves, or 0 if it is invalid. */
static guint
play_line (Way *way, const char *moves)
{
  gsize length;
  guint n = common_moves (way->moves, moves, &length);
  const char *next = moves + length;

  way->moves = moves;
  while (*next != '\0' && n < MAX_PLIES)
    {
      gsize end = strcspn (next, " ");
      ChessSanResult result;

      if (chess_san_read (&way->positions[n], next, end, &result) != CHESS_SAN_OK)
        {
          way->moves = "";
          return 0;
        }
      way->positions[n + 1] = way->positions[n];
      chess_position_play (&way->positions[++n], result.move);
      next += end + (next[end] == ' ');
    }

  return n;
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  const Entry *x = a, *y = b;

  return (x->key > y->key) - (x->key < y->key);
}

static Table *
load (void)
{
  static const char *const files[] = { "a.tsv", "b.tsv", "c.tsv", "d.tsv", "e.tsv" };
  Table *table = g_new (Table, 1);
  g_autofree Way *way = g_new (Way, 1);

  table->openings = g_array_new (FALSE, FALSE, sizeof (CheckbitOpening));
  table->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    read_file (checkbit_openings_get_resource (), files[i], table->openings);
  g_array_sort (table->openings, compare_moves);

  way->positions[0] = chess_position_start;
  way->moves = "";
  for (guint i = 0; i < table->openings->len; i++)
    {
      guint n = play_line (way, g_array_index (table->openings, CheckbitOpening, i).moves);
      Entry entry = { chess_position_repetition_key (&way->positions[n]), i };

      g_warn_if_fail (n > 0);
      g_array_append_val (table->entries, entry);
    }
  g_array_sort (table->entries, compare_keys);

  return table;
}

static Table *
get_table (void)
{
  static gsize table;

  if (g_once_init_enter (&table))
    g_once_init_leave (&table, (gsize) load ());

  return (Table *) table;
}

/* --- Looking up ----------------------------------------------------------------------------- */

static const CheckbitOpening *
find (guint64 key)
{
  const Table *table = get_table ();
  Entry entry = { .key = key };
  guint place;

  if (!g_array_binary_search (table->entries, &entry, compare_keys, &place))
    return NULL;

  return checkbit_opening_get_nth (g_array_index (table->entries, Entry, place).index);
}

const CheckbitOpening *
checkbit_opening_of_position (const ChessPosition *position)
{
  g_return_val_if_fail (position != NULL, NULL);

  return find (chess_position_repetition_key (position));
}

const CheckbitOpening *
checkbit_opening_of_node (CheckbitNode *node)
{
  const CheckbitOpening *opening = NULL;

  for (; node != NULL && opening == NULL; node = checkbit_node_get_parent (node))
    opening = checkbit_opening_of_position (checkbit_node_get_position (node));

  return opening;
}

guint
checkbit_opening_get_n (void)
{
  return get_table ()->openings->len;
}

const CheckbitOpening *
checkbit_opening_get_nth (guint index)
{
  g_return_val_if_fail (index < checkbit_opening_get_n (), NULL);

  return &g_array_index (get_table ()->openings, CheckbitOpening, index);
}

/* --- In the user's language ----------------------------------------------------------------- */

void
checkbit_opening_bind_names (const char *locales)
{
  g_autofree char *built = NULL;

  g_return_if_fail (locales != NULL);

  built = g_build_filename (locales, "openings", NULL);
  bindtextdomain (CHECKBIT_OPENING_DOMAIN,
                  g_file_test (built, G_FILE_TEST_IS_DIR) ? built : locales);
  bind_textdomain_codeset (CHECKBIT_OPENING_DOMAIN, "UTF-8");
}

char *
checkbit_opening_dup_local_name (const CheckbitOpening *opening)
{
  g_autoptr (GString) name = g_string_new (NULL);
  const char *rest;

  g_return_val_if_fail (opening != NULL, NULL);

  for (rest = opening->name; *rest != '\0';)
    {
      gsize length = strcspn (rest, ":,"), end = length + strspn (rest + length, ":, ");
      g_autofree char *part = g_strndup (rest, length);

      g_string_append (name, g_dgettext (CHECKBIT_OPENING_DOMAIN, part));
      if (rest[length] == ':')
        g_string_append (name, C_ ("between an opening and its variation", ": "));
      else if (rest[length] == ',')
        g_string_append (name, C_ ("between a variation and its variation", ", "));
      rest += end;
    }

  return g_string_free (g_steal_pointer (&name), FALSE);
}
