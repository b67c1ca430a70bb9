/* From PGN to records: a visitor that builds the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/tree/node-build.h"
#include "game/pgn/pgn-command.h"
#include "game/pgn/pgn-record.h"

/* Where a line goes on when a variation of it ends. */
typedef struct
{
  CheckbitNode *node; /* the last of the line, or where it begins */
  gboolean has_move;  /* whether it has a move of its own yet */
  gboolean lost;      /* whether the line has come to a move that the tree cannot take */
} Line;

typedef struct
{
  GPtrArray *games; /* of CheckbitPgnGame, owned */
  guint max;

  CheckbitPgnGame *game; /* being built; owned */
  CheckbitTags *tags;    /* collected before the record can be made; owned */
  Line line;
  GArray *lines;      /* of Line: those that the line is a variation of */
  GString *before;    /* comments that belong to the move to come */
  gboolean is_before; /* whether a comment here belongs to the move to come */
  CheckbitResult result;
  gboolean has_result;
} Builder;

void
checkbit_pgn_game_free (CheckbitPgnGame *self)
{
  g_clear_pointer (&self->record, checkbit_record_free);
  g_array_unref (self->problems);
  g_free (self);
}

CheckbitRecord *
checkbit_pgn_game_steal_record (CheckbitPgnGame *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_steal_pointer (&self->record);
}

/* --- Notes ---------------------------------------------------------------------------------- */

/* Two comments of one place become one. (transfer full) */
static char *
join (const char *first, const char *second)
{
  if (*first == '\0')
    return g_strdup (second);
  if (*second == '\0')
    return g_strdup (first);

  return g_strconcat (first, " ", second, NULL);
}

/* What a comment says that the node says already stays a command in its text. */
static void
keep_again (CheckbitNode *node, CheckbitPgnNote *note)
{
  CheckbitScore none = { .kind = CHECKBIT_SCORE_NONE };
  gboolean has_clock = checkbit_node_get_clock_ms (node) >= 0;
  gboolean has_elapsed = checkbit_node_get_elapsed_ms (node) >= 0;
  gboolean has_score = checkbit_node_get_score (node, NULL).kind != CHECKBIT_SCORE_NONE;
  char *text = checkbit_pgn_note_format (
      has_clock ? note->clock_ms : -1, has_elapsed ? note->elapsed_ms : -1,
      has_score ? note->score : none, note->depth, NULL, 0, note->text);

  g_free (note->text);
  note->text = text;
  note->clock_ms = has_clock ? -1 : note->clock_ms;
  note->elapsed_ms = has_elapsed ? -1 : note->elapsed_ms;
  note->score = has_score ? none : note->score;
}

static void
add_note (CheckbitNode *node, const char *comment)
{
  g_auto (CheckbitPgnNote) note = { 0 };
  g_autofree char *text = NULL;

  checkbit_pgn_note_parse (&note, comment);
  keep_again (node, &note);
  if (note.clock_ms >= 0)
    checkbit_node_set_clock_ms (node, note.clock_ms);
  if (note.elapsed_ms >= 0)
    checkbit_node_set_elapsed_ms (node, note.elapsed_ms);
  if (note.score.kind != CHECKBIT_SCORE_NONE)
    checkbit_node_set_score (node, note.score, note.depth);
  for (guint i = 0; i < note.shapes->len; i++)
    checkbit_node_add_shape (node, g_array_index (note.shapes, CheckbitShape, i));

  text = join (checkbit_node_get_comment (node), note.text);
  checkbit_node_set_comment (node, text);
}

/* Gives the comments that waited for a move to the one before, where none came. */
static void
flush_before (Builder *self)
{
  if (self->before->len > 0 && !self->line.lost)
    add_note (self->line.node, self->before->str);
  g_string_truncate (self->before, 0);
}

/* --- The visitor ---------------------------------------------------------------------------- */

static void
begin_game_cb (guint number, guint64 offset, gpointer user_data)
{
  Builder *self = user_data;

  self->game = g_new0 (CheckbitPgnGame, 1);
  self->game->problems = g_array_new (FALSE, FALSE, sizeof (CheckbitPgnProblem));
  self->tags = checkbit_tags_new ();
  g_array_set_size (self->lines, 0);
  g_string_truncate (self->before, 0);
  self->is_before = FALSE;
  self->has_result = FALSE;
}

/* The last of two tags of one name counts. */
static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  Builder *self = user_data;

  if (!checkbit_tags_append (self->tags, name, value))
    checkbit_tags_set (self->tags, name, value);
}

static void
begin_moves_cb (const ChessPosition *start, gpointer user_data)
{
  Builder *self = user_data;
  CheckbitTags *tags;

  self->game->record = checkbit_record_new (start);
  self->line = (Line){ .node = checkbit_record_get_root (self->game->record) };
  tags = checkbit_record_get_tags (self->game->record);
  for (guint i = 0; i < checkbit_tags_get_n (self->tags); i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (self->tags, i);

      checkbit_tags_append (tags, tag->name, tag->value);
    }
}

/* Adds a move. One of the main line comes first, even where a variation has been there before:
 * people write variations that begin with the move they stand beside. */
static CheckbitNode *
add_move (Builder *self, ChessMove move)
{
  CheckbitNode *parent = self->line.node;
  CheckbitNode *node = move == CHESS_MOVE_NONE ? checkbit_node_add_null (parent)
                                               : checkbit_node_add (parent, move);

  if (node != NULL && self->lines->len == 0 && checkbit_node_get_child (parent, 0) != node)
    {
      checkbit_node_detach (node);
      checkbit_node_attach (node, 0);
    }

  return node;
}

static void
move_cb (ChessMove move,
         const char *san,
         const ChessPosition *before,
         const ChessPosition *after,
         gpointer user_data)
{
  Builder *self = user_data;
  CheckbitNode *node = NULL;

  if (!self->line.lost)
    node = add_move (self, move);
  if (node == NULL)
    {
      self->line.lost = TRUE;
      self->game->loss = TRUE;
      return;
    }

  if (self->before->len > 0)
    {
      g_autofree char *text = join (checkbit_node_get_comment_before (node), self->before->str);

      checkbit_node_set_comment_before (node, text);
      g_string_truncate (self->before, 0);
    }
  self->line.node = node;
  self->line.has_move = TRUE;
  self->is_before = FALSE;
}

static void
nag_cb (guint nag, gpointer user_data)
{
  Builder *self = user_data;

  if (nag > G_MAXUINT8)
    self->game->loss = TRUE;
  else if (!self->line.lost)
    checkbit_node_add_nag (self->line.node, (guint8) nag);
}

static void
comment_cb (const char *text, gpointer user_data)
{
  Builder *self = user_data;

  if (self->line.lost)
    return;
  if (!self->is_before)
    {
      add_note (self->line.node, text);
      return;
    }
  if (self->before->len > 0)
    g_string_append_c (self->before, ' ');
  g_string_append (self->before, text);
}

static void
begin_variation_cb (gpointer user_data)
{
  Builder *self = user_data;

  flush_before (self);
  g_array_append_val (self->lines, self->line);
  if (self->line.has_move)
    self->line.node = checkbit_node_get_parent (self->line.node);
  self->line.has_move = FALSE;
  self->is_before = TRUE;
}

static void
end_variation_cb (gpointer user_data)
{
  Builder *self = user_data;

  flush_before (self);
  self->line = g_array_index (self->lines, Line, self->lines->len - 1);
  g_array_set_size (self->lines, self->lines->len - 1);
  self->is_before = TRUE;
}

static void
result_cb (const char *result, gpointer user_data)
{
  Builder *self = user_data;

  self->has_result = checkbit_result_from_pgn (result, &self->result);
}

static void
problem_cb (const CheckbitPgnProblem *problem, gpointer user_data)
{
  Builder *self = user_data;

  if (self->game != NULL)
    g_array_append_val (self->game->problems, *problem);
}

/* What the tag says; where it says nothing, the word behind the moves. */
static void
settle_result (Builder *self)
{
  const char *tag = checkbit_tags_get (self->tags, "Result");
  CheckbitResult result = CHECKBIT_RESULT_OPEN;

  if (tag != NULL)
    checkbit_result_from_pgn (tag, &result);
  if (result == CHECKBIT_RESULT_OPEN && self->has_result)
    result = self->result;
  checkbit_record_set_result (self->game->record, result,
                              result == CHECKBIT_RESULT_OPEN ? CHECKBIT_REASON_NONE
                                                             : CHECKBIT_REASON_RECORDED);
}

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  Builder *self = user_data;

  flush_before (self);
  settle_result (self);
  self->game->loss |= end->loss;
  g_clear_pointer (&self->tags, checkbit_tags_free);
  g_ptr_array_add (self->games, g_steal_pointer (&self->game));

  return self->max == 0 || self->games->len < self->max;
}

static const CheckbitPgnVisitor build_visitor = {
  .begin_game = begin_game_cb,
  .tag = tag_cb,
  .begin_moves = begin_moves_cb,
  .move = move_cb,
  .nag = nag_cb,
  .comment = comment_cb,
  .begin_variation = begin_variation_cb,
  .end_variation = end_variation_cb,
  .result = result_cb,
  .problem = problem_cb,
  .end_game = end_game_cb,
};

/* --- All ------------------------------------------------------------------------------------ */

GPtrArray *
checkbit_pgn_read_games (const char *bytes, gsize length, guint max)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_pgn_game_free);
  Builder self = {
    .games = games,
    .max = max,
    .lines = g_array_new (FALSE, FALSE, sizeof (Line)),
    .before = g_string_new (NULL),
  };

  checkbit_pgn_read (bytes, length, &build_visitor, &self, CHECKBIT_PGN_READ_ALL);
  g_array_unref (self.lines);
  g_string_free (self.before, TRUE);

  return games;
}

CheckbitPgnGame *
checkbit_pgn_read_game (const char *bytes, gsize length)
{
  g_autoptr (GPtrArray) games = checkbit_pgn_read_games (bytes, length, 1);

  return games->len > 0 ? g_ptr_array_steal_index (games, 0) : NULL;
}
