/* Sets sent by other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/bridge.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "chess/fen.h"
#include "game/inspect/make-check.h"
#include "game/inspect/sent-set.h"
#include "game/reader/verdict.h"
#include "game/text/messages.h"
#include "game/text/shown-text.h"

G_DEFINE_QUARK (checkbit - bridge - error - quark, checkbit_bridge_error)

/* --- Reading ------------------------------------------------------------------------------ */

static gboolean
check_name (const char *name, GError **error)
{
  gsize length = strlen (name);

  if (length > 0 && length <= CHECKBIT_BRIDGE_MAX_NAME && g_utf8_validate (name, -1, NULL))
    return TRUE;

  g_set_error (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_NAME,
               ngettext ("The name of a set has 1 to %d byte of UTF-8.",
                         "The name of a set has 1 to %d bytes of UTF-8.", CHECKBIT_BRIDGE_MAX_NAME),
               CHECKBIT_BRIDGE_MAX_NAME);
  return FALSE;
}

static gboolean
check_count (const char *const *values, GError **error)
{
  guint n = g_strv_length ((char **) values);

  if (n > 0 && n <= CHECKBIT_BRIDGE_MAX_VALUES)
    return TRUE;

  if (n == 0)
    g_set_error_literal (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_VALUE,
                         _ ("A value is missing after the name."));
  else
    g_set_error (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_VALUE,
                 /* Translators: how many values were sent, and how many may be */
                 ngettext ("There is %u value; at most %d are taken at a time.",
                           "There are %u values; at most %d are taken at a time.", n),
                 n, CHECKBIT_BRIDGE_MAX_VALUES);
  return FALSE;
}

static gboolean
find_layout (CheckbitInspection *inspection, const char *name, ChessLayout *layout, GError **error)
{
  *layout = checkbit_word_form_get_layout (checkbit_inspection_get_word_form (inspection));
  if (name == NULL || *name == '\0' || chess_layout_find (name, layout))
    return TRUE;

  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_set_error (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_LAYOUT,
               /* Translators: the %s is what someone wrote instead of a layout such as "a8b8" */
               _ ("There is no layout “%s”; “checkbit-cli layouts” lists them."), valid);
  return FALSE;
}

/* Reads all values; if any part is invalid, all are rejected. (element-type CheckbitReading)
 * (transfer full) */
static GPtrArray *
read_values (const char *const *values, ChessLayout layout, GError **error)
{
  g_autoptr (GPtrArray) readings
      = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_reading_free);

  for (guint i = 0; values[i] != NULL; i++)
    {
      CheckbitReading *reading = checkbit_reading_new (values[i], -1, layout);

      g_ptr_array_add (readings, reading);
      if (!checkbit_reading_is_complete (reading))
        {
          g_autofree char *sentence = checkbit_reading_tell_refusal (reading);

          g_set_error_literal (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_VALUE, sentence);
          return NULL;
        }
    }
  return g_steal_pointer (&readings);
}

/* Whether a list has too many values for a set each. */
static gboolean
is_long (const CheckbitReadingItem *item)
{
  return item->n_values >= CHESS_N_SQUARES;
}

static guint
count_tables (const CheckbitReading *reading)
{
  guint n = 0;

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    n += is_long (checkbit_reading_get_item (reading, i));
  return n;
}

/* The page Set shows one table: a second one would be seen nowhere. */
static gboolean
check_tables (GPtrArray *readings, GError **error)
{
  guint n = 0;

  for (guint i = 0; i < readings->len; i++)
    n += count_tables (readings->pdata[i]);
  if (n <= 1)
    return TRUE;

  g_set_error (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_VALUE,
               /* Translators: how many tables of 64 values or more were sent */
               ngettext ("There is %u table; only one is taken at a time.",
                         "There are %u tables; only one is taken at a time.", n),
               n);
  return FALSE;
}

/* --- Waiting ------------------------------------------------------------------------------ */

/* When a program is stepped through, it sends hundreds of sets at a time, and each one that appears
 * moves all others: so they are shown together, once per frame. */
#define FRAME_MS 16

typedef struct
{
  CheckbitInspection *inspection; /* whose sets these are */
  GPtrArray *sets;                /* of CheckbitSentSet, the oldest first; titles are unique */
  GBytes *table;                  /* the words of the last one; NULL for none */
  guint source;                   /* shows them; 0 for none */
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->table, g_bytes_unref);
  g_ptr_array_unref (self->sets);
  g_free (self);
}

static Waiting *
get_waiting (CheckbitInspection *inspection)
{
  static const char key[] = "checkbit-bridge-waiting";
  Waiting *self = g_object_get_data (G_OBJECT (inspection), key);

  if (self != NULL)
    return self;
  self = g_new0 (Waiting, 1);
  self->inspection = inspection;
  self->sets = g_ptr_array_new_with_free_func (g_object_unref);
  g_object_set_data_full (G_OBJECT (inspection), key, self, waiting_free);
  return self;
}

/* The waiting set with a name; NULL for none. */
static CheckbitSentSet *
find_waiting (Waiting *self, const char *title)
{
  for (guint i = 0; i < self->sets->len; i++)
    if (g_str_equal (checkbit_set_get_title (self->sets->pdata[i]), title))
      return self->sets->pdata[i];
  return NULL;
}

/* The set with a name that was sent before; NULL for none. (transfer none) */
static CheckbitSentSet *
find_set (CheckbitInspection *inspection, const char *name)
{
  GListModel *sets = G_LIST_MODEL (checkbit_inspection_get_pushed (inspection));

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (sets, i);

      if (CHECKBIT_IS_SENT_SET (set) && g_str_equal (checkbit_set_get_title (set), name))
        return CHECKBIT_SENT_SET (set); /* the list owns it */
    }
  return NULL;
}

/* The set with a name, existing, waiting or new. */
static CheckbitSentSet *
ensure_waiting (Waiting *self, const char *title, const char *sentence)
{
  CheckbitSentSet *set = find_waiting (self, title);

  if (set != NULL)
    return set;
  set = find_set (self->inspection, title);
  if (set != NULL)
    g_object_ref (set);
  else
    {
      set = checkbit_sent_set_new (title);
      checkbit_set_set_sentence (CHECKBIT_SET (set), sentence);
    }
  if (self->sets->len == CHECKBIT_BRIDGE_MAX_SETS)
    g_ptr_array_remove_index (self->sets, 0);
  g_ptr_array_add (self->sets, set);
  return set;
}

/* Every value is kept, even if it comes too fast to be seen. */
static void
wait_with_set (Waiting *self, const char *title, ChessBitboard bits, const char *sentence)
{
  checkbit_sent_set_store (ensure_waiting (self, title, sentence), bits,
                           checkbit_inspection_get_position (self->inspection));
}

/* The sender of the sets, and the meaning of their words. */
typedef struct
{
  const char *title;    /* for sets without a name */
  const char *sentence; /* translated */
  ChessLayout read_for; /* the layout that the text was read in */
  ChessLayout words;    /* the layout of its numbers */
} Origin;

static void
wait_with_table (Waiting *self, const CheckbitReadingItem *item)
{
  g_clear_pointer (&self->table, g_bytes_unref);
  self->table = g_bytes_new (item->values, item->n_values * sizeof *item->values);
}

/* A table with one word per square, or more, is shown entry by entry rather than as sets. */
static void
wait_with_item (Waiting *self,
                const char *title,
                const CheckbitReadingItem *item,
                const Origin *from)
{
  if (is_long (item))
    wait_with_table (self, item);
  else
    for (gsize i = 0; i < item->n_values; i++)
      {
        g_autofree char *numbered = g_strdup_printf ("%s[%zu]", title, i);

        wait_with_set (self, item->n_values > 1 ? numbered : title,
                       checkbit_reading_item_get_set (item, i, from->read_for, from->words),
                       from->sentence);
      }
}

/* Several sets in a text have their own names, or are numbered. */
static void
wait_with_reading (Waiting *self, const CheckbitReading *reading, const Origin *from)
{
  guint n = checkbit_reading_get_n_items (reading);

  for (guint i = 0; i < n; i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);
      g_autofree char *name = item->name != NULL
                                  ? checkbit_shown_line (item->name, CHECKBIT_BRIDGE_MAX_NAME)
                                  : g_strdup_printf ("%s[%u]", from->title, i);

      wait_with_item (self, n > 1 ? name : from->title, item, from);
    }
}

/* --- Showing ------------------------------------------------------------------------------ */

/* Announces the new values of existing sets. Returns the new sets. (element-type CheckbitSentSet)
 * (transfer full) */
static GPtrArray *
announce_sets (Waiting *self, GListStore *sets)
{
  GPtrArray *added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->sets->len; i++)
    {
      CheckbitSentSet *set = self->sets->pdata[i];

      if (!g_list_store_find (sets, set, NULL))
        g_ptr_array_add (added, g_object_ref (set));
      checkbit_sent_set_announce (set);
    }
  return added;
}

/* Appends sets; if there are too many, the oldest are removed. */
static void
add_sets (GListStore *sets, GPtrArray *added)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (sets));
  guint n_after = n + added->len;
  guint n_gone = n_after > CHECKBIT_BRIDGE_MAX_SETS ? n_after - CHECKBIT_BRIDGE_MAX_SETS : 0;

  if (n_gone > 0)
    g_list_store_splice (sets, 0, n_gone, NULL, 0);
  if (added->len > 0)
    g_list_store_splice (sets, n - n_gone, 0, added->pdata, added->len);
}

void
checkbit_bridge_flush (CheckbitInspection *inspection)
{
  Waiting *self;
  GListStore *sets;
  g_autoptr (GPtrArray) added = NULL;

  g_return_if_fail (CHECKBIT_IS_INSPECTION (inspection));

  self = get_waiting (inspection);
  sets = checkbit_inspection_get_pushed (inspection);
  g_clear_handle_id (&self->source, g_source_remove);
  added = announce_sets (self, sets);
  g_ptr_array_set_size (self->sets, 0);
  add_sets (sets, added);
  if (self->table != NULL)
    checkbit_inspection_set_table_of (inspection, g_bytes_get_data (self->table, NULL),
                                      g_bytes_get_size (self->table) / sizeof (guint64));
  g_clear_pointer (&self->table, g_bytes_unref);
}

static gboolean
frame_cb (gpointer user_data)
{
  Waiting *self = user_data;

  self->source = 0;
  checkbit_bridge_flush (self->inspection);
  return G_SOURCE_REMOVE;
}

gboolean
checkbit_bridge_show (CheckbitInspection *inspection,
                      const char *name,
                      const char *const *values,
                      const char *layout_name,
                      GError **error)
{
  g_autoptr (GPtrArray) readings = NULL;
  g_autofree char *title = NULL;
  Waiting *waiting;
  ChessLayout layout;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), FALSE);
  g_return_val_if_fail (name != NULL && values != NULL, FALSE);

  if (!check_name (name, error) || !check_count (values, error)
      || !find_layout (inspection, layout_name, &layout, error)
      || (readings = read_values (values, layout, error)) == NULL
      || !check_tables (readings, error))
    return FALSE;

  waiting = get_waiting (inspection);
  title = checkbit_shown_line (name, CHECKBIT_BRIDGE_MAX_NAME);
  for (guint i = 0; i < readings->len; i++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s[%u]", title, i);

      Origin from = { readings->len > 1 ? numbered : title, _ ("Sent by another program."), layout,
                      layout };

      wait_with_reading (waiting, readings->pdata[i], &from);
    }
  if (waiting->source == 0)
    waiting->source = g_timeout_add (FRAME_MS, frame_cb, waiting);
  return TRUE;
}

/* --- Positions ------------------------------------------------------------------------------ */

/* With more wrong bits, the boards belong to another position. */
#define MAX_WRONG 8

/* The FEN given out is the program's own way to write the position, however it was written. */
static gboolean
take_fen (const char *text, char **fen, GError **error)
{
  char canonical[CHESS_FEN_SIZE];
  ChessPosition position;
  ChessFenError failure;
  g_autofree char *sentence = NULL;

  if (chess_fen_read (text, strlen (text), CHESS_FEN_DEFAULT, &position, &failure))
    {
      chess_fen_write (&position, canonical);
      *fen = g_strdup (canonical);
      return TRUE;
    }
  sentence = checkbit_message_fen_error (&failure);
  g_set_error_literal (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_POSITION, sentence);
  return FALSE;
}

/* Converts words to the layout in use; a key after the boards stays as it is. (transfer full) */
static char *
write_boards (const char *text, ChessLayout layout, ChessLayout in_use)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, layout);
  GString *boards = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    n += (guint) checkbit_reading_get_item (reading, i)->n_values;
  for (guint i = 0, at = 1; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);

      for (gsize j = 0; j < item->n_values; j++, at++)
        g_string_append_printf (boards, "0x%016" G_GINT64_MODIFIER "x\n",
                                (n == 13 || n == 9) && at == n
                                    ? item->values[j]
                                    : chess_layout_write (in_use, checkbit_reading_item_get_set (
                                                                      item, j, layout, layout)));
    }
  return g_string_free (boards, FALSE);
}

/* A message when boards become the position: they contain neither the side to move nor castling
 * rights. (transfer full) */
static char *
tell_loaded (const char *fen)
{
  const char *side = strchr (fen, ' ');
  gboolean is_black = side != NULL && side[1] == 'b';

  return g_strdup_printf ("%s · %s · %s: %s", _ ("Position loaded"),
                          is_black ? _ ("Black to move") : _ ("White to move"),
                          _ ("Castling rights"), C_ ("castling rights", "none"));
}

static gboolean
take_words (
    CheckbitInspection *inspection, const char *text, char **fen, char **said, GError **error)
{
  const CheckbitMoment *moment = checkbit_inspection_get_moment (inspection);
  ChessLayout in_use
      = checkbit_word_form_get_layout (checkbit_inspection_get_word_form (inspection));
  g_auto (CheckbitMakeCheck) check = { 0 };

  checkbit_make_check_init (&check, &moment->position,
                            moment->has_previous ? &moment->previous : NULL, text, in_use);
  if (!check.read)
    {
      g_set_error_literal (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_POSITION,
                           check.text);
      return FALSE;
    }
  checkbit_inspection_set_boards (inspection, text);
  if (check.n_wrong > MAX_WRONG)
    *fen = g_strdup (check.fen);
  *said = *fen != NULL ? tell_loaded (*fen) : g_strndup (check.text, strcspn (check.text, "\n"));
  return TRUE;
}

gboolean
checkbit_bridge_take_position (CheckbitInspection *inspection,
                               const char *const *values,
                               const char *layout_name,
                               char **fen,
                               char **said,
                               GError **error)
{
  g_autofree char *text = NULL, *boards = NULL;
  ChessLayout layout;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), FALSE);
  g_return_val_if_fail (values != NULL, FALSE);

  *fen = *said = NULL;
  if (!check_count (values, error) || !find_layout (inspection, layout_name, &layout, error))
    return FALSE;
  text = g_strjoinv (strchr (values[0], '/') != NULL ? " " : "\n", (char **) values);
  if (strchr (values[0], '/') != NULL)
    return take_fen (g_strstrip (text), fen, error);
  boards = write_boards (
      text, layout, checkbit_word_form_get_layout (checkbit_inspection_get_word_form (inspection)));
  return take_words (inspection, boards, fen, said, error);
}

gboolean
checkbit_bridge_forget (CheckbitInspection *inspection, const char *name)
{
  GListStore *sets;
  CheckbitSentSet *set;
  guint index;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  checkbit_bridge_flush (inspection);
  sets = checkbit_inspection_get_pushed (inspection);
  set = find_set (inspection, name);
  if (set == NULL || !g_list_store_find (sets, set, &index))
    return FALSE;
  g_list_store_remove (sets, index);
  return TRUE;
}

void
checkbit_bridge_clear (CheckbitInspection *inspection)
{
  Waiting *waiting;

  g_return_if_fail (CHECKBIT_IS_INSPECTION (inspection));

  waiting = get_waiting (inspection);
  g_ptr_array_set_size (waiting->sets, 0);
  g_clear_pointer (&waiting->table, g_bytes_unref);
  g_list_store_remove_all (checkbit_inspection_get_pushed (inspection));
}
