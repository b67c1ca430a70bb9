/* Sets that another program shows here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/bridge.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "chess/paste.h"
#include "game/messages.h"

G_DEFINE_QUARK (checkbit-bridge-error-quark, checkbit_bridge_error)

/* --- Reading ------------------------------------------------------------------------------ */

static gboolean
check_name (const char *name, GError **error)
{
  gsize length = strlen (name);

  if (length > 0 && length <= CHECKBIT_BRIDGE_MAX_NAME && g_utf8_validate (name, -1, NULL))
    return TRUE;

  g_set_error (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_NAME,
               _ ("The name of a set has 1 to %d bytes of UTF-8."), CHECKBIT_BRIDGE_MAX_NAME);
  return FALSE;
}

static gboolean
check_count (const char *const *values, GError **error)
{
  guint n = g_strv_length ((char **)values);

  if (n > 0 && n <= CHECKBIT_BRIDGE_MAX_VALUES)
    return TRUE;

  if (n == 0)
    g_set_error_literal (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_VALUE,
                         _ ("A value is missing behind the name."));
  else
    g_set_error (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_VALUE,
                 _ ("There are %u values; at most %d are taken at a time."), n,
                 CHECKBIT_BRIDGE_MAX_VALUES);
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
               _ ("There is no layout “%s”; “checkbit-cli layouts” names them."), valid);
  return FALSE;
}

/* Reads every value. (element-type ChessPaste) (transfer full) */
static GArray *
read_values (const char *const *values, ChessLayout layout, GError **error)
{
  g_autoptr (GArray) pastes = g_array_new (FALSE, FALSE, sizeof (ChessPaste));

  for (guint i = 0; values[i] != NULL; i++)
    {
      gsize length = strlen (values[i]);
      ChessPaste paste;
      ChessPasteError wrong;

      if (!chess_paste_read (values[i], length, layout, &paste, &wrong))
        {
          g_autofree char *sentence = checkbit_message_paste_error (&wrong, values[i], length);

          g_set_error_literal (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_VALUE,
                               sentence);
          return NULL;
        }
      g_array_append_val (pastes, paste);
    }
  return g_steal_pointer (&pastes);
}

/* --- Showing ------------------------------------------------------------------------------ */

/* The set of a name among those that were sent; NULL for none. (transfer none) */
static CheckbitSet *
find_set (GListModel *sets, const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (sets, i);

      if (g_str_equal (checkbit_set_get_title (set), name))
        return set; /* the list holds it */
    }
  return NULL;
}

static void
show_set (GListStore *sets, const char *name, ChessBitboard bits)
{
  CheckbitSet *set = find_set (G_LIST_MODEL (sets), name);

  if (set != NULL)
    {
      checkbit_set_set_bits (set, bits, bits ^ checkbit_set_get_bits (set));
      return;
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (sets)) == CHECKBIT_BRIDGE_MAX_SETS)
    g_list_store_remove (sets, 0);

  g_autoptr (CheckbitSet) added = checkbit_set_new (name, bits);
  checkbit_set_set_sentence (added, _ ("Sent by another program."));
  g_list_store_append (sets, added);
}

/* A table is looked at square by square, not as a set. */
static void
show_paste (CheckbitInspection *inspection, const char *name, const ChessPaste *paste)
{
  GListStore *sets = checkbit_inspection_get_pushed (inspection);

  if (paste->form == CHESS_PASTE_TABLE)
    checkbit_inspection_set_table (inspection, paste->words);
  else
    show_set (sets, name, paste->sets[0]);
}

gboolean
checkbit_bridge_show (CheckbitInspection *inspection,
                      const char *name,
                      const char *const *values,
                      const char *layout_name,
                      GError **error)
{
  g_autoptr (GArray) pastes = NULL;
  ChessLayout layout;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), FALSE);
  g_return_val_if_fail (name != NULL && values != NULL, FALSE);

  if (!check_name (name, error) || !check_count (values, error)
      || !find_layout (inspection, layout_name, &layout, error)
      || (pastes = read_values (values, layout, error)) == NULL)
    return FALSE;

  for (guint i = 0; i < pastes->len; i++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s[%u]", name, i);

      show_paste (inspection, pastes->len > 1 ? numbered : name,
                  &g_array_index (pastes, ChessPaste, i));
    }
  return TRUE;
}

gboolean
checkbit_bridge_forget (CheckbitInspection *inspection, const char *name)
{
  GListStore *sets;
  CheckbitSet *set;
  guint index;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  sets = checkbit_inspection_get_pushed (inspection);
  set = find_set (G_LIST_MODEL (sets), name);
  if (set == NULL || !g_list_store_find (sets, set, &index))
    return FALSE;
  g_list_store_remove (sets, index);
  return TRUE;
}

void
checkbit_bridge_clear (CheckbitInspection *inspection)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTION (inspection));

  g_list_store_remove_all (checkbit_inspection_get_pushed (inspection));
}
