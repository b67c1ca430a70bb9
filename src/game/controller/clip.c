/* Recognizing pasted or dropped texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/clip.h"

#include <string.h>

#include "chess/fen.h"
#include "game/inspect/make-check.h"
#include "game/lab/divide.h"
#include "game/reader/reader.h"

/* A FEN has seven slashes between its ranks; with a few missing, the text is still meant as a
 * FEN. */
#define MIN_SLASHES 4

/* The most bytes of a line that are kept as a position with a mistake, which an entry shows. */
#define MAX_LINE 4096

/* What a text is recognized in: a copy, for a thread. */
typedef struct
{
  char *text; /* owned, or NULL */
  ChessFenFlags flags;
  ChessPosition position;
  ChessLayout layout; /* of words */
} Situation;

static Situation
get_situation (CheckbitController *controller)
{
  CheckbitInspection *inspection = checkbit_controller_get_inspection (controller);
  CheckbitWordForm *form = checkbit_inspection_get_word_form (inspection);
  gboolean setting_up = checkbit_controller_get_setup (controller) != NULL;

  return (Situation){ .flags = setting_up ? CHESS_FEN_SETUP : CHESS_FEN_DEFAULT,
                      .position = checkbit_inspection_get_moment (inspection)->position,
                      .layout = checkbit_word_form_get_layout (form) };
}

static void
situation_free (gpointer data)
{
  Situation *situation = data;

  g_free (situation->text);
  g_free (situation);
}

static gboolean
is_fen (const char *line, const Situation *situation)
{
  ChessPosition position;

  return chess_fen_read (line, strlen (line), situation->flags, &position, NULL);
}

/* Whether a text begins with the ranks of a board, right or wrong. */
static gboolean
looks_like_fen (const char *text)
{
  gsize length = strspn (text, "pnbrqkPNBRQK0123456789/");
  guint slashes = 0;

  for (gsize i = 0; i < length; i++)
    slashes += text[i] == '/';
  return slashes >= MIN_SLASHES;
}

/* How many moves the main line of a game has. */
static guint
count_moves (const CheckbitPgnGame *game)
{
  CheckbitNode *node = checkbit_record_get_root (game->record);
  guint n = 0;

  while ((node = checkbit_node_get_next (node)) != NULL)
    n++;
  return n;
}

/* Whether someone really meant a game: a reader finds a game without moves in any text, and squares
 * in a program look like moves. */
static gboolean
is_game (const CheckbitPgnGame *game, gboolean has_sets)
{
  guint n = count_moves (game) + checkbit_tags_get_n (checkbit_record_get_tags (game->record));

  return n > 0 && (!has_sets || n > game->problems->len);
}

/* Whether a part of a text is a set, or would be without a mistake. */
static gboolean
is_set (const CheckbitReadingItem *item)
{
  return item->reason != CHECKBIT_READING_PROSE && item->reason != CHECKBIT_READING_POSITION
         && item->reason != CHECKBIT_READING_OTHER;
}

static gboolean
holds_sets (const char *text)
{
  g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);

  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    if (is_set (checkbit_reading_get_item (reading, i)))
      return TRUE;
  return FALSE;
}

/* The FEN of a position's twelve or eight words; NULL if they are not a position. (transfer full)
 * (nullable) */
static char *
dup_fen_of_words (const char *text, const Situation *situation)
{
  g_auto (CheckbitMakeCheck) check = { 0 };

  checkbit_make_check_init (&check, &situation->position, NULL, text, situation->layout);
  return g_steal_pointer (&check.fen);
}

/* The first line that is not blank; cut where it is too long for any position. (transfer full) */
static char *
dup_first_line (const char *text)
{
  gsize length;

  while (g_ascii_isspace (*text))
    text++;
  length = strcspn (text, "\r\n");
  if (length > MAX_LINE)
    for (length = MAX_LINE; ((guint8) text[length] & 0xc0) == 0x80;)
      length--;

  return g_strchomp (g_strndup (text, length));
}

/* Recognizes a text that is neither a FEN nor a divide. */
static void
look_closer (CheckbitClip *self, const char *text, const Situation *situation)
{
  g_autoptr (GPtrArray) games = checkbit_pgn_read_games (text, strlen (text), 2);
  gboolean sets = holds_sets (text);

  if (games->len > 0 && is_game (g_ptr_array_index (games, 0), sets))
    {
      self->kind = CHECKBIT_CLIP_GAME;
      self->games = g_steal_pointer (&games);
    }
  else if (sets && !looks_like_fen (self->fen))
    {
      char *fen = dup_fen_of_words (text, situation);

      self->kind = fen != NULL ? CHECKBIT_CLIP_POSITION : CHECKBIT_CLIP_SETS;
      g_free (self->fen);
      self->fen = fen;
    }
}

static void
recognize (CheckbitClip *self, const char *text, const Situation *situation)
{
  *self = (CheckbitClip){ .kind = CHECKBIT_CLIP_POSITION, .fen = dup_first_line (text) };
  if (is_fen (self->fen, situation))
    return;
  if (checkbit_divide_is_pasted (text))
    {
      self->kind = CHECKBIT_CLIP_DIVIDE;
      g_clear_pointer (&self->fen, g_free);
    }
  else
    look_closer (self, text, situation);
}

void
checkbit_clip_init (CheckbitClip *self, const char *text, CheckbitController *controller)
{
  Situation situation;

  g_return_if_fail (self != NULL && text != NULL);
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (controller));

  situation = get_situation (controller);
  recognize (self, text, &situation);
}

void
checkbit_clip_clear (CheckbitClip *self)
{
  g_clear_pointer (&self->fen, g_free);
  g_clear_pointer (&self->games, g_ptr_array_unref);
}

/* --- In a thread ---------------------------------------------------------------------------- */

static void
clip_free (gpointer data)
{
  checkbit_clip_clear (data);
  g_free (data);
}

static void
read_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Situation *situation = task_data;
  CheckbitClip *clip = g_new0 (CheckbitClip, 1);

  recognize (clip, situation->text, situation);
  g_task_return_pointer (task, clip, clip_free);
}

void
checkbit_clip_read_async (const char *text,
                          CheckbitController *controller,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Situation situation;

  g_return_if_fail (text != NULL);
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (controller));

  situation = get_situation (controller);
  situation.text = g_strdup (text);
  /* The thread must not hold the controller: it could be the last to do so. */
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_clip_read_async");
  /* Reading cannot be interrupted, but waiting for it can. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, g_memdup2 (&situation, sizeof situation), situation_free);
  g_task_run_in_thread (task, read_thread);
}

gboolean
checkbit_clip_read_finish (CheckbitClip *self, GAsyncResult *result, GError **error)
{
  g_autofree CheckbitClip *clip = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  clip = g_task_propagate_pointer (G_TASK (result), error);
  if (clip != NULL)
    *self = *clip;

  return clip != NULL;
}
