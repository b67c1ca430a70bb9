/* Turns an engine's output into lines of play.
 *
 * An engine may print thousands of lines a second. For each line of play only the last text is
 * kept, and it is parsed only when it is shown. All others are only checked for the line of play
 * that they belong to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-lines.h"

#include <string.h>

#include "chess/uci-move.h"

/* Between two announcements. */
#define SHOW_US (50 * 1000)

static gboolean
show_cb (gpointer data)
{
  CheckbitEngineLines *self = data;

  self->show = 0;

  return self->due (self->data);
}

static void
show_soon (CheckbitEngineLines *self)
{
  gint64 due = self->shown_us + SHOW_US - g_get_monotonic_time ();

  if (self->show == 0)
    self->show = g_timeout_add ((guint) (CLAMP (due, 0, SHOW_US) / 1000), show_cb, self);
}

/* The place for a line of information; NULL if it contains nothing to show. */
static CheckbitUnreadLine *
find_unread (CheckbitEngineLines *self, const CheckbitUciInfo *info)
{
  gint64 rank = 1;

  if (info->score_kind == CHECKBIT_UCI_SCORE_NONE)
    return NULL;
  if (checkbit_uci_info_has (info, CHECKBIT_UCI_MULTIPV))
    rank = info->numbers[CHECKBIT_UCI_MULTIPV];
  if (rank < 1 || rank > CHECKBIT_ENGINE_MAX_LINES)
    return NULL;

  /* A score without moves must not wipe out the moves that came before it. */
  if (info->pv.length == 0 && self->unread[rank - 1].text != NULL)
    return NULL;

  return &self->unread[rank - 1];
}

/* Whether a text contains a word; the position after it. */
static const char *
find_word (CheckbitUciText text, const char *word)
{
  gsize length = strlen (word);
  const char *end = text.start + text.length;

  for (const char *p = text.start; p != NULL && (gsize) (end - p) >= length; p++)
    {
      p = memchr (p, *word, (gsize) (end - p) - length + 1);
      if (p == NULL)
        return NULL;
      if (memcmp (p, word, length) == 0 && (p == text.start || p[-1] == ' ')
          && (p + length == end || p[length] == ' '))
        return p + length;
    }

  return NULL;
}

/* The place for a complete line without free text, found without parsing it: the common case. NULL
 * for any other. */
static CheckbitUnreadLine *
find_unread_quickly (CheckbitEngineLines *self, CheckbitUciText text)
{
  const char *rank = find_word (text, "multipv");
  gint64 number = 1;

  if (find_word (text, "pv") == NULL || find_word (text, "string") != NULL)
    return NULL;
  if (rank != NULL && rank < text.start + text.length)
    number = g_ascii_isdigit (rank[1]) ? rank[1] - '0' : 0;
  /* Numbers with two digits, or none, are left to the parser. */
  if (number < 1 || number > CHECKBIT_ENGINE_MAX_LINES
      || (rank != NULL && rank + 2 < text.start + text.length && rank[2] != ' '))
    return NULL;

  return &self->unread[number - 1];
}

void
checkbit_engine_lines_take (CheckbitEngineLines *self, CheckbitUciText text)
{
  CheckbitUciInfo info;
  CheckbitUnreadLine *unread;

  /* Ignores information about the current move, and free text. */
  if (find_word (text, "score") == NULL)
    return;
  unread = find_unread_quickly (self, text);
  if (unread == NULL)
    {
      checkbit_uci_parse_info (text, &info);
      unread = find_unread (self, &info);
    }
  if (unread == NULL)
    return;

  if (unread->text == NULL)
    unread->text = g_string_new (NULL);
  g_string_truncate (unread->text, 0);
  g_string_append_len (unread->text, text.start, (gssize) text.length);
  unread->dirty = TRUE;
  show_soon (self);
}

/* Plays the moves of a line for as long as they are legal. */
static void
read_moves (CheckbitEngineLine *line, CheckbitUciText text, ChessPosition position)
{
  CheckbitUciText word;

  while (line->n_moves < CHECKBIT_ENGINE_MAX_PV && checkbit_uci_next_word (&text, &word))
    {
      ChessMove move = chess_uci_read_foreign (&position, word.start, word.length);

      if (move == CHESS_MOVE_NONE)
        return;
      line->moves[line->n_moves++] = move;
      chess_position_play (&position, move);
    }
}

static void
read_wdl (CheckbitEngineLine *line, const CheckbitUciInfo *info, ChessColor side)
{
  line->has_wdl = info->has_wdl;
  for (guint i = 0; i < 3; i++)
    line->wdl[i] = info->wdl[side == CHESS_WHITE ? i : 2 - i];
}

static void
read_slot (CheckbitEngineLines *self, guint index, const ChessPosition *position)
{
  CheckbitUnreadLine *unread = &self->unread[index];
  CheckbitEngineLine *line = &self->lines[index];
  ChessColor side = chess_position_side (position);
  CheckbitUciInfo info;

  unread->dirty = FALSE;
  checkbit_uci_parse_info ((CheckbitUciText){ unread->text->str, unread->text->len }, &info);
  if (info.score_kind == CHECKBIT_UCI_SCORE_NONE)
    return;
  memset (line, 0, sizeof *line);
  line->rank = index + 1;
  line->depth = (guint) MIN (info.numbers[CHECKBIT_UCI_DEPTH], G_MAXUINT);
  line->seldepth = (guint) MIN (info.numbers[CHECKBIT_UCI_SELDEPTH], G_MAXUINT);
  line->score = checkbit_uci_info_get_score (&info, side);
  line->nodes = (guint64) info.numbers[CHECKBIT_UCI_NODES];
  line->nps = (guint64) info.numbers[CHECKBIT_UCI_NPS];
  line->time_ms = (guint64) info.numbers[CHECKBIT_UCI_TIME];
  line->hashfull = (guint) MIN (info.numbers[CHECKBIT_UCI_HASHFULL], 1000);
  line->tbhits = (guint64) info.numbers[CHECKBIT_UCI_TBHITS];
  read_wdl (line, &info, side);
  read_moves (line, info.pv, *position);
}

void
checkbit_engine_lines_cancel (CheckbitEngineLines *self)
{
  g_clear_handle_id (&self->show, g_source_remove);
}

gboolean
checkbit_engine_lines_read (CheckbitEngineLines *self, const ChessPosition *position)
{
  gboolean any = FALSE;

  checkbit_engine_lines_cancel (self);
  for (guint i = 0; i < CHECKBIT_ENGINE_MAX_LINES; i++)
    {
      if (self->unread[i].dirty)
        {
          read_slot (self, i, position);
          any = TRUE;
        }
    }
  while (self->n_lines < CHECKBIT_ENGINE_MAX_LINES && self->lines[self->n_lines].rank > 0)
    self->n_lines++;
  if (any)
    self->shown_us = g_get_monotonic_time ();

  return any;
}

void
checkbit_engine_lines_init (CheckbitEngineLines *self, GSourceFunc due, gpointer data)
{
  self->due = due;
  self->data = data;
}

void
checkbit_engine_lines_clear (CheckbitEngineLines *self)
{
  checkbit_engine_lines_cancel (self);
  for (guint i = 0; i < CHECKBIT_ENGINE_MAX_LINES; i++)
    {
      if (self->unread[i].text != NULL)
        g_string_free (self->unread[i].text, TRUE);
      self->unread[i] = (CheckbitUnreadLine){ NULL, FALSE };
    }
}

void
checkbit_engine_lines_begin (CheckbitEngineLines *self, guint search)
{
  checkbit_engine_lines_clear (self);
  memset (self->lines, 0, sizeof self->lines);
  self->n_lines = 0;
  self->search = search;
}
