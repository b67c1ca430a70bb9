/* The moves of a position, as a list model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/move-model.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _CheckbitMoveModel
{
  GObject parent_instance;

  GPtrArray *items; /* of CheckbitListedMove */
  ChessPosition position;
  gboolean has_position;
  gboolean with_refused;
};

static GType
checkbit_move_model_get_item_type (GListModel *list)
{
  return CHECKBIT_TYPE_LISTED_MOVE;
}

static guint
checkbit_move_model_get_n_items (GListModel *list)
{
  return CHECKBIT_MOVE_MODEL (list)->items->len;
}

static gpointer
checkbit_move_model_get_item (GListModel *list, guint position)
{
  GPtrArray *items = CHECKBIT_MOVE_MODEL (list)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = checkbit_move_model_get_item_type;
  iface->get_n_items = checkbit_move_model_get_n_items;
  iface->get_item = checkbit_move_model_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CheckbitMoveModel,
                               checkbit_move_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
checkbit_move_model_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_MOVE_MODEL (object)->items);
  G_OBJECT_CLASS (checkbit_move_model_parent_class)->finalize (object);
}

static void
checkbit_move_model_class_init (CheckbitMoveModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_move_model_finalize;
}

static void
checkbit_move_model_init (CheckbitMoveModel *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

CheckbitMoveModel *
checkbit_move_model_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_MODEL, NULL);
}

/* Lists all moves again. */
static void
reload (CheckbitMoveModel *self)
{
  g_autofree ChessCandidates *list = g_new (ChessCandidates, 1);
  guint before = self->items->len;

  chess_candidates (&self->position, self->with_refused, list);
  g_ptr_array_set_size (self->items, 0);
  for (size_t i = 0; i < list->n_moves; i++)
    g_ptr_array_add (self->items, checkbit_listed_move_new (&self->position, &list->moves[i]));
  for (size_t i = 0; self->with_refused && i < list->n_refused; i++)
    g_ptr_array_add (self->items,
                     checkbit_listed_move_new_refused (&self->position, &list->refused[i]));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->items->len);
}

void
checkbit_move_model_set_position (CheckbitMoveModel *self, const ChessPosition *position)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_MODEL (self));
  g_return_if_fail (position != NULL);

  if (self->has_position && memcmp (&self->position, position, sizeof *position) == 0)
    return;

  self->position = *position;
  self->has_position = TRUE;
  reload (self);
}

void
checkbit_move_model_set_with_refused (CheckbitMoveModel *self, gboolean with_refused)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_MODEL (self));

  if (self->with_refused == with_refused)
    return;

  self->with_refused = with_refused;
  if (self->has_position)
    reload (self);
}

gboolean
checkbit_move_model_get_with_refused (CheckbitMoveModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_MODEL (self), FALSE);

  return self->with_refused;
}

CheckbitListedMove *
checkbit_move_model_find (CheckbitMoveModel *self, ChessMove move)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_MODEL (self), NULL);

  for (guint i = 0; i < self->items->len; i++)
    if (checkbit_listed_move_get_move (self->items->pdata[i]) == move)
      return self->items->pdata[i];
  return NULL;
}

guint
checkbit_move_model_count (CheckbitMoveModel *self, CheckbitMoveKinds kind)
{
  guint n = 0;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_MODEL (self), 0);

  for (guint i = 0; i < self->items->len; i++)
    {
      CheckbitListedMove *item = self->items->pdata[i];

      /* Illegal moves are only counted if they are listed. */
      if ((checkbit_listed_move_is_legal (item) || (kind & CHECKBIT_MOVE_ILLEGAL) != 0)
          && (checkbit_listed_move_get_kinds (item) & kind) == kind)
        n++;
    }
  return n;
}

/* Adds "3 captures" if there are any. format: singular and plural. */
static void
append_count (GString *text, const char *format, guint n)
{
  if (n == 0)
    return;
  if (text->len > 0)
    /* Translators: between the numbers of “31 legal moves, 3 captures, 2 checks” */
    g_string_append (text, C_ ("numbers of moves", ", "));
  g_string_append_printf (text, format, n);
}

char *
checkbit_move_model_dup_summary (CheckbitMoveModel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n, captures, checks, mates;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_MODEL (self), NULL);

  n = checkbit_move_model_count (self, 0);
  captures = checkbit_move_model_count (self, CHECKBIT_MOVE_CAPTURE);
  checks = checkbit_move_model_count (self, CHECKBIT_MOVE_CHECK);
  mates = checkbit_move_model_count (self, CHECKBIT_MOVE_MATE);
  if (n == 0)
    return g_strdup (_ ("No legal moves"));

  append_count (text, ngettext ("%u legal move", "%u legal moves", n), n);
  append_count (text, ngettext ("%u capture", "%u captures", captures), captures);
  append_count (text, ngettext ("%u check", "%u checks", checks), checks);
  append_count (text, ngettext ("%u checkmate", "%u checkmates", mates), mates);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
