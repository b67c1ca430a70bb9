/* Recognizing pasted or dropped texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/clip.h"

#include <string.h>

#include "chess/fen.h"
#include "game/inspect/make-check.h"
#include "game/reader/reader.h"

/* A FEN has seven slashes between its ranks; with a few missing, the text is still meant as a
 * FEN. */
#define MIN_SLASHES 4

static gboolean
is_fen (const char *line, CheckbitController *controller)
{
  ChessPosition position;
  unsigned flags
      = checkbit_controller_get_setup (controller) != NULL ? CHESS_FEN_SETUP : CHESS_FEN_DEFAULT;

  return chess_fen_read (line, strlen (line), flags, &position, NULL);
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
dup_fen_of_words (const char *text, CheckbitController *controller)
{
  CheckbitInspection *inspection = checkbit_controller_get_inspection (controller);
  const CheckbitMoment *moment = checkbit_inspection_get_moment (inspection);
  CheckbitWordForm *form = checkbit_inspection_get_word_form (inspection);
  g_auto (CheckbitMakeCheck) check = { 0 };

  checkbit_make_check_init (&check, &moment->position, NULL, text,
                            checkbit_word_form_get_layout (form));
  return g_steal_pointer (&check.fen);
}

/* The first line that is not blank. (transfer full) */
static char *
dup_first_line (const char *text)
{
  g_autofree char *whole = g_strchug (g_strdup (text));

  return g_strchomp (g_strndup (whole, strcspn (whole, "\r\n")));
}

/* Recognizes a text that is not a FEN. */
static void
look_closer (CheckbitClip *self, const char *text, CheckbitController *controller)
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
      char *fen = dup_fen_of_words (text, controller);

      self->kind = fen != NULL ? CHECKBIT_CLIP_POSITION : CHECKBIT_CLIP_SETS;
      g_free (self->fen);
      self->fen = fen;
    }
}

void
checkbit_clip_init (CheckbitClip *self, const char *text, CheckbitController *controller)
{
  g_return_if_fail (self != NULL && text != NULL);
  g_return_if_fail (CHECKBIT_IS_CONTROLLER (controller));

  *self = (CheckbitClip){ .kind = CHECKBIT_CLIP_POSITION, .fen = dup_first_line (text) };
  if (!is_fen (self->fen, controller))
    look_closer (self, text, controller);
}

void
checkbit_clip_clear (CheckbitClip *self)
{
  g_clear_pointer (&self->fen, g_free);
  g_clear_pointer (&self->games, g_ptr_array_unref);
}
