/* Reads PGN: assigns tokens to games, and handles tags. For moves see pgn-moves.c.
 *
 * A game ends with its result, with the tags of the next or with the file. Blank lines are ignored,
 * as people omit and add them at will. Text between a result and the next tag or move is a comment
 * on the game that has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-reader.h"

#include <string.h>

#include "game/pgn/pgn-lexer.h"
#include "game/pgn/pgn-moves.h"
#include "game/pgn/pgn-text.h"
#include "game/tree/record.h"

/* The state of reading a game. */
typedef enum
{
  BETWEEN, /* there is no open game */
  IN_TAGS,
  IN_MOVES,
  AFTER_RESULT, /* comments may follow that belong to this game */
} Stage;

struct _CheckbitPgnReader
{
  const CheckbitPgnVisitor *visitor;
  gpointer user_data;
  CheckbitPgnReadFlags flags;
  CheckbitPgnLexer *lexer;

  Stage stage;
  const CheckbitPgnToken *token; /* being read */
  guint n_games;
  CheckbitPgnGameEnd game;
  CheckbitPgnProblems problems; /* of the game */
  CheckbitPgnMoves moves;

  CheckbitPgnStart start;
  char *result;        /* of the tag; owned */
  guint tag_line;      /* the position of the game's last tag */
  char first_name[32]; /* of its first tag, cut if too long; "" before that */
  GPtrArray *comments; /* of char: comments between the tags, owned */
  guint64 n_nul_bytes; /* before this game */
  guint64 n_escaped;   /* likewise */
};

static void
report (CheckbitPgnReader *self,
        CheckbitPgnProblemKind kind,
        const CheckbitPgnToken *token,
        const char *text,
        gsize length)
{
  checkbit_pgn_problems_add_text (&self->problems, kind, token->line, token->column, text, length);
}

/* --- Games ---------------------------------------------------------------------------------- */

static gboolean
reads_moves (const CheckbitPgnReader *self)
{
  return !(self->flags & CHECKBIT_PGN_READ_TAGS);
}

static void
forget_game (CheckbitPgnReader *self)
{
  g_clear_pointer (&self->start.fen, g_free);
  g_clear_pointer (&self->start.variant, g_free);
  g_clear_pointer (&self->result, g_free);
  memset (self->first_name, 0, sizeof self->first_name);
  g_ptr_array_set_size (self->comments, 0);
}

static void
begin_game (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  forget_game (self);
  self->game = (CheckbitPgnGameEnd){ .number = ++self->n_games, .offset = token->offset };
  self->problems.game = self->n_games;
  self->problems.n = 0;
  self->problems.loss = FALSE;
  self->n_nul_bytes = checkbit_pgn_lexer_get_n_nul_bytes (self->lexer);
  self->n_escaped = checkbit_pgn_lexer_get_n_escaped (self->lexer);
  self->stage = IN_TAGS;
  if (self->visitor->begin_game != NULL)
    self->visitor->begin_game (self->game.number, token->offset, self->user_data);
}

/* Emits comments between the tags, now that the starting position is known. */
static void
begin_moves (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  self->stage = IN_MOVES;
  checkbit_pgn_moves_begin (&self->moves, &self->start, token);
  if (!reads_moves (self))
    checkbit_pgn_lexer_set_skimming (self->lexer, &self->moves.dead_depth);
  if (!reads_moves (self) || self->visitor->comment == NULL)
    return;

  for (guint i = 0; i < self->comments->len; i++)
    {
      const char *comment = g_ptr_array_index (self->comments, i);

      if (*comment != '\0')
        self->visitor->comment (comment, self->user_data);
    }
}

/* Ends the moves: at the result, or where the next game begins. */
static void
end_moves (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  checkbit_pgn_moves_end (&self->moves, token);
  checkbit_pgn_lexer_set_skimming (self->lexer, NULL);
}

/* Whether the tag has another result than the one after the moves, in whatever form it is written.
 * A "*" does not contradict the other. */
static gboolean
contradicts (const char *tag, const char *result)
{
  CheckbitResult meant, found;

  if (!checkbit_result_from_pgn (result, &found) || found == CHECKBIT_RESULT_OPEN)
    return FALSE;

  return !checkbit_result_from_pgn (tag, &meant)
         || (meant != CHECKBIT_RESULT_OPEN && meant != found);
}

static gboolean
is_half (const CheckbitPgnToken *token)
{
  return token->length == 3 && memcmp (token->text, "1/2", 3) == 0;
}

/* Handles the result after the moves, and compares it with the tag. */
static void
read_result (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  char result[8] = "1/2-1/2";

  if (!is_half (token))
    g_snprintf (result, sizeof result, "%.*s", (int) token->length, token->text);
  end_moves (self, token);
  self->stage = AFTER_RESULT;
  self->game.end = token->end;

  if (self->visitor->result != NULL)
    self->visitor->result (result, self->user_data);
  if (self->result != NULL && contradicts (self->result, result))
    report (self, CHECKBIT_PGN_PROBLEM_WRONG_RESULT, token, self->result, strlen (self->result));
}

static void
report_nul_bytes (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  CheckbitPgnProblem problem = { .kind = CHECKBIT_PGN_PROBLEM_NUL_BYTES };

  problem.count = checkbit_pgn_lexer_get_n_nul_bytes (self->lexer) - self->n_nul_bytes;
  if (problem.count > 0)
    checkbit_pgn_problems_add (&self->problems, &problem, token->line, token->column);
}

/* token: the one after the game. */
static gboolean
end_game (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  gboolean complete = self->stage == AFTER_RESULT;
  gboolean go_on = TRUE;

  if (self->stage == IN_TAGS)
    begin_moves (self, token);
  end_moves (self, token);
  if (!complete && reads_moves (self))
    report (self, CHECKBIT_PGN_PROBLEM_NO_RESULT, token, "", 0);
  report_nul_bytes (self, token);

  self->game.plies = self->moves.plies;
  self->game.problems = self->problems.n;
  self->game.loss = self->problems.loss;
  self->game.position = checkbit_pgn_moves_get_position (&self->moves);
  self->problems.game = 0;
  self->stage = BETWEEN;
  if (self->visitor->end_game != NULL)
    go_on = self->visitor->end_game (&self->game, self->user_data);

  return go_on;
}

/* --- Tags ----------------------------------------------------------------------------------- */

static gboolean
has_name (const CheckbitPgnToken *token, const char *name)
{
  return token->name_length == strlen (name)
         && g_ascii_strncasecmp (token->name, name, token->name_length) == 0;
}

/* Stores the tags that the reader itself needs. */
static void
keep_tag (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  char **kept = NULL;

  if (has_name (token, "FEN"))
    {
      kept = &self->start.fen;
      self->start.fen_line = token->line;
      self->start.fen_column = token->column;
    }
  else if (has_name (token, "Variant"))
    kept = &self->start.variant;
  else if (has_name (token, "Result"))
    kept = &self->result;

  if (kept != NULL)
    {
      g_free (*kept);
      *kept = checkbit_pgn_text_decode_value (token->text, token->length);
    }
}

/* Whether a tag's name, as it is written in the file, is one that the visitor wants. */
static gboolean
is_wanted (const CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  const char *const *names = self->visitor->tag_names;

  if (self->visitor->tag == NULL || names == NULL)
    return self->visitor->tag != NULL;
  for (; *names != NULL; names++)
    if (**names == *token->name && strlen (*names) == token->name_length
        && memcmp (*names, token->name, token->name_length) == 0)
      return TRUE;

  return FALSE;
}

static void
hand_on_tag (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  g_autofree char *name = checkbit_pgn_text_decode (token->name, token->name_length);
  g_autofree char *value = checkbit_pgn_text_decode_value (token->text, token->length);

  self->visitor->tag (name, value, self->user_data);
}

static void
report_flaws (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  if (token->flaws & CHECKBIT_PGN_FLAW_CUT)
    report (self, CHECKBIT_PGN_PROBLEM_CUT, token, token->name, token->name_length);
  else if (token->flaws & CHECKBIT_PGN_FLAW_UNQUOTED)
    report (self, CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG, token, token->name, token->name_length);
  else if (token->flaws & CHECKBIT_PGN_FLAW_UNCLOSED)
    report (self, CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG, token, token->name, token->name_length);
}

static void
read_tag (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  self->game.end = token->end;
  self->tag_line = token->line;
  if (self->first_name[0] == '\0')
    memcpy (self->first_name, token->name, MIN (token->name_length, sizeof self->first_name - 1));
  if (reads_moves (self))
    keep_tag (self, token);
  report_flaws (self, token);
  if (is_wanted (self, token))
    hand_on_tag (self, token);
}

/* --- Comments ------------------------------------------------------------------------------- */

/* Comments between the tags are kept until the starting position is known. */
static void
read_comment (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  g_autofree char *text = NULL;

  self->game.end = token->end;
  if (!reads_moves (self))
    return;

  if (token->flaws & CHECKBIT_PGN_FLAW_UNCLOSED)
    report (self, CHECKBIT_PGN_PROBLEM_UNCLOSED_COMMENT, token, "", 0);
  if (token->flaws & CHECKBIT_PGN_FLAW_CUT)
    report (self, CHECKBIT_PGN_PROBLEM_CUT, token, "", 0);
  if (self->visitor->comment == NULL)
    return;
  text = checkbit_pgn_text_decode_comment (token->text, token->length);
  if (self->stage == IN_TAGS)
    g_ptr_array_add (self->comments, g_steal_pointer (&text));
  else
    checkbit_pgn_moves_read_comment (&self->moves, text);
}

/* --- Tokens --------------------------------------------------------------------------------- */

/* Whether a tag starts another game after one that consists only of tags: after an empty line, the
 * tag that is usually first, or that was first in this game. */
static gboolean
begins_tags (const CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  return token->first && token->line > self->tag_line + 1 && self->first_name[0] != '\0'
         && (has_name (token, "Event") || has_name (token, self->first_name));
}

/* Whether a token ends the open game: a tag after moves at the beginning of a line, or a new game's
 * tag after tags only; after a result, anything that belongs to a game. A second half does not, it
 * is that of "1/2 - 1/2". */
static gboolean
ends_game (const CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  switch (token->kind)
    {
    case CHECKBIT_PGN_TOKEN_TAG:
      return self->stage == AFTER_RESULT || (self->stage == IN_MOVES && token->first)
             || (self->stage == IN_TAGS && begins_tags (self, token));
    case CHECKBIT_PGN_TOKEN_OPEN:
    case CHECKBIT_PGN_TOKEN_SYMBOL:
    case CHECKBIT_PGN_TOKEN_NUMBER:
      return self->stage == AFTER_RESULT;
    case CHECKBIT_PGN_TOKEN_RESULT:
      return self->stage == AFTER_RESULT && !is_half (token);
    default:
      return FALSE;
    }
}

static void
read_among_moves (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  switch (token->kind)
    {
    case CHECKBIT_PGN_TOKEN_SYMBOL:
      checkbit_pgn_moves_read_symbol (&self->moves, token);
      break;
    case CHECKBIT_PGN_TOKEN_SKIMMED:
      checkbit_pgn_moves_read_skimmed (&self->moves, token);
      break;
    case CHECKBIT_PGN_TOKEN_OPEN:
      checkbit_pgn_moves_open (&self->moves, token);
      break;
    case CHECKBIT_PGN_TOKEN_CLOSE:
      checkbit_pgn_moves_close (&self->moves, token);
      break;
    case CHECKBIT_PGN_TOKEN_NAG:
      checkbit_pgn_moves_read_nag (&self->moves, token);
      break;
    case CHECKBIT_PGN_TOKEN_RESULT:
      /* Within a variation a result is only an opinion on that line. */
      if (!checkbit_pgn_moves_in_variation (&self->moves))
        read_result (self, token);
      break;
    case CHECKBIT_PGN_TOKEN_TAG:
    case CHECKBIT_PGN_TOKEN_BAD_TAG:
    case CHECKBIT_PGN_TOKEN_UNKNOWN:
      checkbit_pgn_moves_read_unknown (&self->moves, token);
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
      report (self, CHECKBIT_PGN_PROBLEM_BAD_TAG, token, token->text, token->length);
      return;
    default:
      begin_moves (self, token);
      read_among_moves (self, token);
    }
}

/* Text after a result that belongs to no game: it is reported, and stays in the file whatever
 * happens to the game. */
static void
read_between (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  gboolean loss = self->problems.loss;

  checkbit_pgn_moves_read_unknown (&self->moves, token);
  self->problems.loss = loss;
}

/* A token of a game that has begun. */
static void
read_token (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  if (token->kind == CHECKBIT_PGN_TOKEN_COMMENT)
    {
      read_comment (self, token);
      return;
    }

  if (self->stage == AFTER_RESULT)
    {
      read_between (self, token);
      return;
    }
  self->game.end = token->end;
  if (self->stage == IN_TAGS)
    read_among_tags (self, token);
  else
    read_among_moves (self, token);
}

/* Escaped lines are for programs that know them. Those within a game go where its text goes. */
static void
count_escaped (CheckbitPgnReader *self, const CheckbitPgnToken *token)
{
  if (self->game.end == token->end
      && checkbit_pgn_lexer_get_n_escaped (self->lexer) > self->n_escaped)
    self->problems.loss = TRUE;
}

static gboolean
token_cb (const CheckbitPgnToken *token, gpointer user_data)
{
  CheckbitPgnReader *self = user_data;

  self->token = token;
  if (ends_game (self, token) && !end_game (self, token))
    return FALSE;
  if (self->stage == BETWEEN)
    begin_game (self, token);
  read_token (self, token);
  count_escaped (self, token);

  return TRUE;
}

void
checkbit_pgn_reader_refuse_move (CheckbitPgnReader *self, const char *san)
{
  checkbit_pgn_moves_refuse (&self->moves, self->token, san);
}

/* --- Input ---------------------------------------------------------------------------------- */

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
  self->problems.func = visitor->problem;
  self->problems.user_data = user_data;
  checkbit_pgn_moves_init (&self->moves, visitor, user_data, flags, &self->problems);

  return self;
}

void
checkbit_pgn_reader_free (CheckbitPgnReader *self)
{
  forget_game (self);
  checkbit_pgn_lexer_free (self->lexer);
  g_ptr_array_unref (self->comments);
  checkbit_pgn_moves_clear (&self->moves);
  g_free (self);
}

void
checkbit_pgn_reader_set_max_plies (CheckbitPgnReader *self, guint max_plies)
{
  self->moves.max_plies = max_plies;
}

gboolean
checkbit_pgn_reader_ends_here (CheckbitPgnReader *self)
{
  gboolean untagged;

  checkbit_pgn_lexer_catch_up (self->lexer);
  untagged = self->stage == IN_TAGS && self->first_name[0] == '\0';

  return !untagged && checkbit_pgn_lexer_can_split (self->lexer);
}

gboolean
checkbit_pgn_reader_feed (CheckbitPgnReader *self, const char *bytes, gsize length)
{
  return checkbit_pgn_lexer_feed (self->lexer, bytes, length);
}

/* Reports a file of some size without text: mostly it is all NUL bytes. */
static void
report_nothing (CheckbitPgnReader *self, const CheckbitPgnToken *end)
{
  CheckbitPgnProblem problem = { .kind = CHECKBIT_PGN_PROBLEM_NOT_PGN };

  problem.count = checkbit_pgn_lexer_get_n_nul_bytes (self->lexer);
  if (problem.count > 0)
    checkbit_pgn_problems_add (&self->problems, &problem, end->line, end->column);
}

gboolean
checkbit_pgn_reader_finish (CheckbitPgnReader *self)
{
  CheckbitPgnToken end = { .kind = CHECKBIT_PGN_TOKEN_UNKNOWN };

  if (!checkbit_pgn_lexer_finish (self->lexer))
    return FALSE;

  checkbit_pgn_lexer_get_place (self->lexer, &end.line, &end.column);
  if (self->stage != BETWEEN)
    return end_game (self, &end);
  if (self->n_games == 0)
    report_nothing (self, &end);

  return TRUE;
}

guint
checkbit_pgn_reader_get_n_games (CheckbitPgnReader *self)
{
  return self->n_games - (self->stage != BETWEEN);
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
