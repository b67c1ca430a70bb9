/* The options of an engine: those reported, those set by a person, and those sent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-options.h"

#include <string.h>

/* More than any engine has; further ones are ignored. */
#define MAX_OPTIONS 1000

void
checkbit_engine_options_init (CheckbitEngineOptions *self)
{
  self->offered = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_uci_option_free);
  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->unsent = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

void
checkbit_engine_options_clear (CheckbitEngineOptions *self)
{
  g_ptr_array_unref (self->offered);
  g_hash_table_unref (self->values);
  g_hash_table_unref (self->unsent);
}

void
checkbit_engine_options_forget (CheckbitEngineOptions *self)
{
  g_ptr_array_set_size (self->offered, 0);
  self->chess960 = FALSE;
}

/* Option names are case-insensitive. */
static char *
fold (const char *name)
{
  return g_utf8_casefold (name, -1);
}

/* Whether an option has a name; optimized for ASCII, as there may be a thousand options. */
static gboolean
is_named (const CheckbitUciOption *option, const char *name, const char *folded)
{
  g_autofree char *other = NULL;

  if (g_str_is_ascii (option->name) && g_str_is_ascii (name))
    return g_ascii_strcasecmp (option->name, name) == 0;
  other = fold (option->name);

  return strcmp (folded, other) == 0;
}

const CheckbitUciOption *
checkbit_engine_options_find (const CheckbitEngineOptions *self, const char *name)
{
  g_autofree char *folded = fold (name);

  for (guint i = 0; i < self->offered->len; i++)
    {
      const CheckbitUciOption *option = g_ptr_array_index (self->offered, i);

      if (is_named (option, name, folded))
        return option;
    }

  return NULL;
}

void
checkbit_engine_options_take (CheckbitEngineOptions *self, CheckbitUciText text)
{
  g_autoptr (CheckbitUciOption) option = NULL;

  if (self->offered->len >= MAX_OPTIONS)
    return;
  option = checkbit_uci_option_parse (text);
  if (option != NULL && checkbit_engine_options_find (self, option->name) == NULL)
    g_ptr_array_add (self->offered, g_steal_pointer (&option));
}

gboolean
checkbit_engine_options_set (CheckbitEngineOptions *self, const char *name, const char *value)
{
  if (checkbit_uci_has_control (name) || (value != NULL && checkbit_uci_has_control (value)))
    return FALSE;
  /* Sending the current value again may cost the engine a lot of time. */
  if (value != NULL)
    {
      g_autofree char *folded = fold (name);

      if (g_strcmp0 (g_hash_table_lookup (self->values, folded), value) == 0)
        return TRUE;
      g_hash_table_insert (self->values, g_steal_pointer (&folded), g_strdup (value));
    }
  g_hash_table_insert (self->unsent, fold (name), g_strdup (value));

  return TRUE;
}

void
checkbit_engine_options_send (CheckbitEngineOptions *self, CheckbitEngineProcess *process)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, self->unsent);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      const CheckbitUciOption *option = checkbit_engine_options_find (self, name);

      if (option != NULL && checkbit_uci_option_accepts (option, value))
        {
          g_autofree char *line = checkbit_uci_option_format (option, value);

          checkbit_engine_process_write (process, line);
        }
    }
  g_hash_table_remove_all (self->unsent);
}

void
checkbit_engine_options_renew (CheckbitEngineOptions *self)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, self->values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    g_hash_table_insert (self->unsent, g_strdup (name), g_strdup (value));
}

/* --- Chess960 ------------------------------------------------------------------------------- */

/* Whether castling in this position is standard: kings on the e file, rooks in the corners. */
static gboolean
castles_as_usual (const ChessPosition *position)
{
  const ChessBitboard corners = G_GUINT64_CONSTANT (0x8100000000000081);
  ChessBitboard rooks = chess_position_castling_rooks (position);

  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      ChessBitboard own = rooks & chess_position_color (position, color);

      if (own != 0 && chess_square_file (chess_position_king (position, color)) != 4)
        return FALSE;
    }

  return (rooks & ~corners) == 0;
}

static void
tell_variant (CheckbitEngineOptions *self,
              CheckbitEngineProcess *process,
              const CheckbitUciOption *option,
              gboolean chess960)
{
  g_autofree char *line = NULL;

  if (self->chess960 == chess960)
    return;
  self->chess960 = chess960;
  line = checkbit_uci_option_format (option, chess960 ? "true" : "false");
  checkbit_engine_process_write (process, line);
}

gboolean
checkbit_engine_options_prepare (CheckbitEngineOptions *self,
                                 CheckbitEngineProcess *process,
                                 CheckbitSearch *search)
{
  const CheckbitUciOption *option = checkbit_engine_options_find (self, "UCI_Chess960");
  gboolean offered = option != NULL && option->type == CHECKBIT_UCI_OPTION_CHECK;

  if (offered)
    {
      tell_variant (self, process, option, chess_position_is_chess960 (&search->start));
      return TRUE;
    }

  if (!castles_as_usual (&search->start))
    return FALSE;
  chess_position_set_chess960 (&search->start, false);
  chess_position_set_chess960 (&search->position, false);

  return TRUE;
}
