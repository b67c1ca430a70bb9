/* Reading PGN: which token belongs to which game, and the tags. The moves: see pgn-reader-moves.c.
 *
 * A game ends with its result, with the tags of the next or with the file. Blank lines say nothing:
 * people leave them out and put them in where they like. What stands between a result and the next
 * tag or move is a remark on the game that has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/pgn/pgn-reader-private.h"
#include "game/pgn/pgn-text.h"

/* --- Games ---------------------------------------------------------------------------------- */

static gboolean
reads_moves (const CheckbitPgnReader *self)
{
  return !(self->flags & CHECKBIT_PGN_READ_TAGS);
}

static void
forget_game (CheckbitPgnReader *self)
{
  g_clear_pointer (&self->fen, g_free);
  g_clear_pointer (&self->variant, g_free);
  g_clear_pointer (&self->result, g_free);
  self->first_name[0] = '\0';
  g_ptr_array_set_size (self->comments, 0);
  g_array_set_size (self->lines, 0);
  self->n_entered = 0;
  self->dead_depth = 0;
  self->in_unknown = FALSE;
  self->no_start = FALSE;
}

static void
begin_game (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  forget_game (self);
  self->game = (CheckbitPgnGameEnd){ .number = ++self->n_games, .offset = token->offset };
  self->n_nul_bytes = checkbit_pgn_lexer_get_n_nul_bytes (self->lexer);
  self->stage = CHECKBIT_PGN_IN_TAGS;
  if (self->visitor->begin_game != NULL)
    self->visitor->begin_game (self->game.number, token->offset, self->user_data);
}

/* The word that ends the moves, and whether the tag says the same. */
static void
read_result (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  char result[8] = "";

  memcpy (result, token->text, MIN (token->length, sizeof result - 1));
  checkbit_pgn_reader_close_all (self, token);
  self->stage = CHECKBIT_PGN_AFTER_RESULT;
  self->game.end = token->end;

  if (self->visitor->result != NULL)
    self->visitor->result (result, self->user_data);
  if (self->result != NULL && !g_str_equal (self->result, "*") && !g_str_equal (result, "*")
      && !g_str_equal (self->result, result))
    checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_WRONG_RESULT, token, self->result,
                                strlen (self->result));
}

static void
report_nul_bytes (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  CheckbitPgnProblem problem = { .kind = CHECKBIT_PGN_PROBLEM_NUL_BYTES };

  problem.count = checkbit_pgn_lexer_get_n_nul_bytes (self->lexer) - self->n_nul_bytes;
  if (problem.count > 0)
    checkbit_pgn_reader_report_problem (self, token, &problem);
}

/* token: what comes behind the game. */
static gboolean
end_game (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  gboolean complete = self->stage == CHECKBIT_PGN_AFTER_RESULT;
  gboolean go_on = TRUE;

  if (self->stage == CHECKBIT_PGN_IN_TAGS)
    checkbit_pgn_reader_begin_moves (self, token);
  checkbit_pgn_reader_close_all (self, token);
  if (!complete && reads_moves (self))
    checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_NO_RESULT, token, "", 0);
  report_nul_bytes (self, token);

  self->game.position = reads_moves (self) && !self->no_start ? &self->position : NULL;
  self->stage = CHECKBIT_PGN_BETWEEN;
  if (self->visitor->end_game != NULL)
    go_on = self->visitor->end_game (&self->game, self->user_data);

  return go_on;
}

/* --- Tags ----------------------------------------------------------------------------------- */

/* Keeps the tags that the reader itself needs. */
static void
keep_tag (CheckbitPgnReader *self,
          const CheckbitPgnToken *token,
          const char *name,
          const char *value)
{
  char **kept = NULL;

  if (g_ascii_strcasecmp (name, "FEN") == 0)
    {
      kept = &self->fen;
      self->fen_line = token->line;
      self->fen_column = token->column;
    }
  else if (g_ascii_strcasecmp (name, "Variant") == 0)
    kept = &self->variant;
  else if (g_ascii_strcasecmp (name, "Result") == 0)
    kept = &self->result;

  if (kept != NULL)
    {
      g_free (*kept);
      *kept = g_strdup (value);
    }
}

static void
report_flaws (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  if (token->flaws & CHECKBIT_PGN_FLAW_CUT)
    checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_CUT, token, token->name,
                                token->name_length);
  else if (token->flaws & CHECKBIT_PGN_FLAW_UNQUOTED)
    checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG, token, token->name,
                                token->name_length);
  else if (token->flaws & CHECKBIT_PGN_FLAW_UNCLOSED)
    checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG, token, token->name,
                                token->name_length);
}

static void
read_tag (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  g_autofree char *name = checkbit_pgn_text_decode (token->name, token->name_length);
  g_autofree char *value = checkbit_pgn_text_decode_value (token->text, token->length);

  self->game.end = token->end;
  self->tag_line = token->line;
  if (self->first_name[0] == '\0')
    g_strlcpy (self->first_name, name, sizeof self->first_name);
  if (reads_moves (self))
    keep_tag (self, token, name, value);
  report_flaws (self, token);
  if (self->visitor->tag != NULL)
    self->visitor->tag (name, value, self->user_data);
}

/* --- Comments ------------------------------------------------------------------------------- */

/* Those among the tags wait for the position that the tags give. */
static void
hand_on_comment (CheckbitPgnReader *self, char *text)
{
  if (self->stage == CHECKBIT_PGN_IN_TAGS)
    {
      g_ptr_array_add (self->comments, text);
      return;
    }
  if (self->visitor->comment != NULL && *text != '\0' && !self->line.dead)
    {
      checkbit_pgn_reader_enter (self);
      self->visitor->comment (text, self->user_data);
    }
  g_free (text);
}

static void
read_comment (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  self->game.end = token->end;
  if (!reads_moves (self))
    return;

  if (token->flaws & CHECKBIT_PGN_FLAW_UNCLOSED)
    checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_UNCLOSED_COMMENT, token, "", 0);
  if (token->flaws & CHECKBIT_PGN_FLAW_CUT)
    checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_CUT, token, "", 0);
  hand_on_comment (self, checkbit_pgn_text_decode_comment (token->text, token->length));
}

/* --- Tokens --------------------------------------------------------------------------------- */

static gboolean
has_name (const CheckbitPgnToken *token, const char *name)
{
  return token->name_length == strlen (name)
         && g_ascii_strncasecmp (token->name, name, token->name_length) == 0;
}

/* Whether a tag begins another game behind one that has tags alone: behind an empty line, the tag that
 * comes first in every game, or that came first in this one. */
static gboolean
begins_tags (const CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  return token->first && token->line > self->tag_line + 1 && self->first_name[0] != '\0'
         && (has_name (token, "Event") || has_name (token, self->first_name));
}

/* Whether a token ends the game that is open: a tag behind moves at the beginning of a line or behind
 * a game of tags alone, and behind a result everything that a game has. */
static gboolean
ends_game (const CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  switch (token->kind)
    {
    case CHECKBIT_PGN_TOKEN_TAG:
      return self->stage == CHECKBIT_PGN_AFTER_RESULT
             || (self->stage == CHECKBIT_PGN_IN_MOVES && token->first)
             || (self->stage == CHECKBIT_PGN_IN_TAGS && begins_tags (self, token));
    case CHECKBIT_PGN_TOKEN_OPEN:
    case CHECKBIT_PGN_TOKEN_SYMBOL:
    case CHECKBIT_PGN_TOKEN_NUMBER:
    case CHECKBIT_PGN_TOKEN_RESULT:
      return self->stage == CHECKBIT_PGN_AFTER_RESULT;
    default:
      return FALSE;
    }
}

static void
read_unknown (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  if (!reads_moves (self) || self->line.dead || self->in_unknown)
    return;

  self->in_unknown = TRUE;
  checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_UNKNOWN_TEXT, token, token->text,
                              token->length);
}

/* A number passes over what cannot be read: it says nothing that would be lost. */
static void
read_nag (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  if (!reads_moves (self) || self->line.dead || !self->line.has_move || self->visitor->nag == NULL)
    return;

  checkbit_pgn_reader_enter (self);
  self->visitor->nag (token->number, self->user_data);
}

static void
read_among_moves (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  switch (token->kind)
    {
    case CHECKBIT_PGN_TOKEN_SYMBOL:
      checkbit_pgn_reader_read_symbol (self, token);
      break;
    case CHECKBIT_PGN_TOKEN_OPEN:
      checkbit_pgn_reader_open (self, token);
      break;
    case CHECKBIT_PGN_TOKEN_CLOSE:
      checkbit_pgn_reader_close (self, token);
      break;
    case CHECKBIT_PGN_TOKEN_NAG:
      read_nag (self, token);
      break;
    case CHECKBIT_PGN_TOKEN_RESULT:
      /* Within a variation it is only how somebody thinks that line would end. */
      if (self->lines->len == 0 && self->dead_depth == 0)
        read_result (self, token);
      break;
    case CHECKBIT_PGN_TOKEN_TAG:
    case CHECKBIT_PGN_TOKEN_BAD_TAG:
    case CHECKBIT_PGN_TOKEN_UNKNOWN:
      read_unknown (self, token);
      break;
    default:
      break;
    }
}

static void
read_among_tags (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  switch (token->kind)
    {
    case CHECKBIT_PGN_TOKEN_TAG:
      read_tag (self, token);
      return;
    case CHECKBIT_PGN_TOKEN_BAD_TAG:
      self->game.end = token->end;
      checkbit_pgn_reader_report (self, CHECKBIT_PGN_PROBLEM_BAD_TAG, token, token->text,
                                  token->length);
      return;
    default:
      checkbit_pgn_reader_begin_moves (self, token);
      read_among_moves (self, token);
    }
}

/* What no game has, behind a result: it is named, and stays in the file whatever becomes of the
 * game. */
static void
read_between (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  gboolean loss = self->game.loss;

  read_unknown (self, token);
  self->game.loss = loss;
}

static gboolean
token_cb (const CheckbitPgnToken *token, gpointer user_data)
{
  CheckbitPgnReader *self = user_data;

  if (ends_game (self, token) && !end_game (self, token))
    return FALSE;
  if (self->stage == CHECKBIT_PGN_BETWEEN)
    begin_game (self, token);

  if (token->kind == CHECKBIT_PGN_TOKEN_COMMENT)
    {
      read_comment (self, token);
      return TRUE;
    }

  if (self->stage == CHECKBIT_PGN_AFTER_RESULT)
    {
      read_between (self, token);
      return TRUE;
    }
  self->game.end = token->end;
  if (self->stage == CHECKBIT_PGN_IN_TAGS)
    read_among_tags (self, token);
  else
    read_among_moves (self, token);

  return TRUE;
}

/* --- All ------------------------------------------------------------------------------------ */

CheckbitPgnReader *
checkbit_pgn_reader_new (const CheckbitPgnVisitor *visitor,
                         gpointer user_data,
                         CheckbitPgnReadFlags flags)
{
  CheckbitPgnReader *self = g_new0 (CheckbitPgnReader, 1);

  self->visitor = visitor;
  self->user_data = user_data;
  self->flags = flags;
  self->lexer = checkbit_pgn_lexer_new (token_cb, self);
  self->comments = g_ptr_array_new_with_free_func (g_free);
  self->lines = g_array_new (FALSE, FALSE, sizeof (CheckbitPgnLine));

  return self;
}

void
checkbit_pgn_reader_free (CheckbitPgnReader *self)
{
  forget_game (self);
  checkbit_pgn_lexer_free (self->lexer);
  g_ptr_array_unref (self->comments);
  g_array_unref (self->lines);
  g_free (self);
}

gboolean
checkbit_pgn_reader_feed (CheckbitPgnReader *self, const char *bytes, gsize length)
{
  return checkbit_pgn_lexer_feed (self->lexer, bytes, length);
}

/* Says so where a file of some size has nothing in it: all of it NUL bytes, mostly. */
static void
report_nothing (CheckbitPgnReader *self, const CheckbitPgnToken *end)
{
  CheckbitPgnProblem problem = { .kind = CHECKBIT_PGN_PROBLEM_NOT_PGN };

  problem.count = checkbit_pgn_lexer_get_n_nul_bytes (self->lexer);
  if (problem.count > 0)
    checkbit_pgn_reader_report_problem (self, end, &problem);
}

gboolean
checkbit_pgn_reader_finish (CheckbitPgnReader *self)
{
  CheckbitPgnToken end = { .kind = CHECKBIT_PGN_TOKEN_UNKNOWN };

  if (!checkbit_pgn_lexer_finish (self->lexer))
    return FALSE;

  checkbit_pgn_lexer_get_place (self->lexer, &end.line, &end.column);
  if (self->stage != CHECKBIT_PGN_BETWEEN)
    return end_game (self, &end);
  if (self->n_games == 0)
    report_nothing (self, &end);

  return TRUE;
}

guint
checkbit_pgn_reader_get_n_games (CheckbitPgnReader *self)
{
  return self->n_games - (self->stage != CHECKBIT_PGN_BETWEEN);
}

guint
checkbit_pgn_read (const char *bytes,
                   gsize length,
                   const CheckbitPgnVisitor *visitor,
                   gpointer user_data,
                   CheckbitPgnReadFlags flags)
{
  g_autoptr (CheckbitPgnReader) self = checkbit_pgn_reader_new (visitor, user_data, flags);

  if (checkbit_pgn_reader_feed (self, bytes, length))
    checkbit_pgn_reader_finish (self);

  return checkbit_pgn_reader_get_n_games (self);
}
