/* Records of games: reads them from PGN, and writes them to PGN.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-record.h"

#include <string.h>

#include "game/pgn/pgn-command.h"
#include "game/pgn/pgn-moves.h"
#include "game/pgn/pgn-writer.h"
#include "game/tree/node-build.h"

/* The tag Variant of a game whose castling is that of Chess960. */
#define CHESS960 "Chess960"

/* Where a parent line continues after a variation. */
typedef struct
{
  CheckbitNode *node; /* the last one of the line, or its start */
  gboolean has_move;  /* whether the line has a move yet */
  gboolean own;       /* whether all that follows node is of the line and its variations */
  gboolean lost;      /* whether the line contained a move that the tree cannot hold */
} Line;

/* A visitor that builds the tree. */
typedef struct
{
  CheckbitPgnReader *reader; /* owned */
  GPtrArray *games;          /* of CheckbitPgnGame, owned */
  guint max;

  CheckbitPgnGame *game; /* being built; owned */
  CheckbitTags *tags;    /* collected until the record can be created; owned */
  Line line;
  GArray *lines;      /* of Line: the parent lines */
  GString *before;    /* comments before the next move */
  /* The comments of the game by node, as GString; owned. Joined one by one in the nodes, any number
   * of them would take time quadratic in it. */
  GHashTable *comments, *comments_before;
  gboolean is_before; /* whether a comment here belongs to the next move */
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

/* --- From PGN: notes ------------------------------------------------------------------------ */

/* Joins a comment to those at the same place. */
static void
add_comment (GHashTable *comments, CheckbitNode *node, const char *text)
{
  GString *all = g_hash_table_lookup (comments, node);

  if (*text == '\0')
    return;
  if (all == NULL)
    {
      g_hash_table_insert (comments, node, g_string_new (text));
      return;
    }
  g_string_append_c (all, ' ');
  g_string_append (all, text);
}

/* Gives the nodes of a game their comments. */
static void
settle_comments (GHashTable *comments, void (*set) (CheckbitNode *node, const char *text))
{
  GHashTableIter iter;
  gpointer node, all;

  g_hash_table_iter_init (&iter, comments);
  while (g_hash_table_iter_next (&iter, &node, &all))
    set (node, ((GString *) all)->str);
  g_hash_table_remove_all (comments);
}

static void
free_string (gpointer string)
{
  g_string_free (string, TRUE);
}

/* If the node already has the data of a command, the command stays in the comment's text. */
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
add_note (Builder *self, CheckbitNode *node, const char *comment)
{
  g_auto (CheckbitPgnNote) note = { 0 };

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
  add_comment (self->comments, node, note.text);
}

/* Appends comments that waited for a move to the previous one, if no move came. */
static void
flush_before (Builder *self)
{
  if (self->before->len > 0 && !self->line.lost)
    add_note (self, self->line.node, self->before->str);
  g_string_truncate (self->before, 0);
}

/* --- From PGN: the visitor ------------------------------------------------------------------ */

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

/* Of two tags with the same name the last one counts, and the other is lost. */
static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  Builder *self = user_data;

  if (!checkbit_tags_append (self->tags, name, value)
      && checkbit_tags_set (self->tags, name, value))
    self->game->loss = TRUE;
}

static void
begin_moves_cb (const ChessPosition *start, gpointer user_data)
{
  Builder *self = user_data;
  CheckbitTags *tags;

  self->game->record = checkbit_record_new (start);
  self->line = (Line){ .node = checkbit_record_get_root (self->game->record), .own = TRUE };
  tags = checkbit_record_get_tags (self->game->record);
  for (guint i = 0; i < checkbit_tags_get_n (self->tags); i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (self->tags, i);

      checkbit_tags_append (tags, tag->name, tag->value);
    }
}

/* Adds a move. It becomes the first child even if there is already a variation of its line: people
 * write variations that start with the move they are an alternative to. */
static CheckbitNode *
add_move (Builder *self, ChessMove move)
{
  CheckbitNode *parent = self->line.node;
  gboolean known = checkbit_node_find_child (parent, move) != NULL;
  CheckbitNode *node = move == CHESS_MOVE_NONE ? checkbit_node_add_null (parent)
                                               : checkbit_node_add (parent, move);

  if (node != NULL && self->line.own && checkbit_node_get_child (parent, 0) != node)
    {
      checkbit_node_detach (node);
      checkbit_node_attach (node, 0);
    }
  self->line.own |= !known;

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
      checkbit_pgn_reader_refuse_move (self->reader, san);
      return;
    }

  add_comment (self->comments_before, node, self->before->str);
  g_string_truncate (self->before, 0);
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
      add_note (self, self->line.node, text);
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
  self->line.own = FALSE;
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

/* The result in the tag; without one, that after the moves. */
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
  settle_comments (self->comments, checkbit_node_set_comment);
  settle_comments (self->comments_before, checkbit_node_set_comment_before);
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

/* --- From PGN ------------------------------------------------------------------------------- */

GPtrArray *
checkbit_pgn_read_games (const char *bytes, gsize length, guint max)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) checkbit_pgn_game_free);
  Builder self = {
    .games = games,
    .max = max,
    .lines = g_array_new (FALSE, FALSE, sizeof (Line)),
    .before = g_string_new (NULL),
    .comments = g_hash_table_new_full (NULL, NULL, NULL, free_string),
    .comments_before = g_hash_table_new_full (NULL, NULL, NULL, free_string),
  };

  self.reader = checkbit_pgn_reader_new (&build_visitor, &self, CHECKBIT_PGN_READ_ALL);
  if (checkbit_pgn_reader_feed (self.reader, bytes, length))
    checkbit_pgn_reader_finish (self.reader);
  checkbit_pgn_reader_free (self.reader);
  g_array_unref (self.lines);
  g_string_free (self.before, TRUE);
  g_hash_table_unref (self.comments);
  g_hash_table_unref (self.comments_before);

  return games;
}

CheckbitPgnGame *
checkbit_pgn_read_game (const char *bytes, gsize length)
{
  g_autoptr (GPtrArray) games = checkbit_pgn_read_games (bytes, length, 1);

  return games->len > 0 ? g_ptr_array_steal_index (games, 0) : NULL;
}

/* Visits the tree without recursion, whatever its depth. */
typedef struct
{
  const CheckbitPgnVisitor *visitor;
  gpointer user_data;
  GArray *open; /* of CheckbitNode *: the first moves of the open variations */
} Walk;

/* --- To PGN: tags --------------------------------------------------------------------------- */

static void
visit_tag (const Walk *walk, const char *name, const char *value)
{
  if (walk->visitor->tag != NULL)
    walk->visitor->tag (name, value, walk->user_data);
}

/* Whether a FEN means the same position in another form. */
static gboolean
is_same_position (const char *fen, const ChessPosition *position)
{
  ChessFenFlags flags = chess_position_is_chess960 (position) ? CHESS_FEN_CHESS960 : 0;
  char first[CHESS_FEN_SIZE], second[CHESS_FEN_SIZE];
  ChessPosition read;

  if (!chess_fen_read (fen, strlen (fen), flags, &read, NULL))
    return FALSE;
  chess_fen_write (&read, first);
  chess_fen_write (position, second);

  return strcmp (first, second) == 0;
}

static gboolean
needs_fen (const ChessPosition *root)
{
  char start[CHESS_FEN_SIZE], fen[CHESS_FEN_SIZE];

  chess_fen_write (&chess_position_start, start);
  chess_fen_write (root, fen);

  return chess_position_is_chess960 (root) || strcmp (start, fen) != 0;
}

/* The required value of a tag, so that the moves can be read again; NULL if the tag must be
 * absent. */
static const char *
settle_tag (const CheckbitTag *tag, const ChessPosition *root, const char *fen, const char *result)
{
  if (strcmp (tag->name, "Result") == 0)
    {
      CheckbitResult says;

      return checkbit_result_from_pgn (tag->value, &says)
                     && strcmp (checkbit_result_to_pgn (says), result) == 0
                 ? tag->value
                 : result;
    }
  if (strcmp (tag->name, "FEN") == 0)
    return !needs_fen (root) ? NULL : is_same_position (tag->value, root) ? tag->value : fen;
  if (strcmp (tag->name, "SetUp") == 0)
    return needs_fen (root) ? "1" : NULL;
  if (strcmp (tag->name, "Variant") == 0 && chess_position_is_chess960 (root))
    return checkbit_pgn_is_chess960 (tag->value) ? tag->value : CHESS960;

  return tag->value;
}

/* Writes tags that the moves depend on, if the record does not have them. */
static void
visit_missing_tags (const Walk *walk,
                    const CheckbitTags *tags,
                    const ChessPosition *root,
                    const char *fen)
{
  if (chess_position_is_chess960 (root) && checkbit_tags_get (tags, "Variant") == NULL)
    visit_tag (walk, "Variant", CHESS960);
  if (needs_fen (root) && checkbit_tags_get (tags, "SetUp") == NULL)
    visit_tag (walk, "SetUp", "1");
  if (needs_fen (root) && checkbit_tags_get (tags, "FEN") == NULL)
    visit_tag (walk, "FEN", fen);
}

static void
visit_tags (const Walk *walk, CheckbitRecord *record, const char *result)
{
  CheckbitTags *tags = checkbit_record_get_tags (record);
  const ChessPosition *root = checkbit_node_get_position (checkbit_record_get_root (record));
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (root, fen);
  for (guint i = 0; i < checkbit_tags_get_n (tags); i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (tags, i);
      const char *value = settle_tag (tag, root, fen, result);

      if (value != NULL && *tag->name != '\0')
        visit_tag (walk, tag->name, value);
    }
  visit_missing_tags (walk, tags, root, fen);
}

/* --- To PGN: moves -------------------------------------------------------------------------- */

static void
visit_comment (const Walk *walk, const char *text)
{
  if (walk->visitor->comment != NULL && *text != '\0')
    walk->visitor->comment (text, walk->user_data);
}

/* Writes everything after a move, including commands. */
static void
visit_note (const Walk *walk, CheckbitNode *node)
{
  guint depth, n;
  CheckbitScore score = checkbit_node_get_score (node, &depth);
  const CheckbitShape *shapes = checkbit_node_get_shapes (node, &n);
  g_autofree char *text = checkbit_pgn_note_format (
      checkbit_node_get_clock_ms (node), checkbit_node_get_elapsed_ms (node), score, depth, shapes,
      n, checkbit_node_get_comment (node));

  visit_comment (walk, text);
}

static void
visit_nags (const Walk *walk, CheckbitNode *node)
{
  guint n;
  const guint8 *nags = checkbit_node_get_nags (node, &n);

  for (guint i = 0; i < n && walk->visitor->nag != NULL; i++)
    walk->visitor->nag (nags[i], walk->user_data);
}

static void
visit_move (const Walk *walk, CheckbitNode *node)
{
  visit_comment (walk, checkbit_node_get_comment_before (node));
  if (walk->visitor->move != NULL)
    walk->visitor->move (checkbit_node_get_move (node), checkbit_node_get_san (node),
                         checkbit_node_get_position (checkbit_node_get_parent (node)),
                         checkbit_node_get_position (node), walk->user_data);
  visit_nags (walk, node);
  visit_note (walk, node);
}

static CheckbitNode *
begin_variation (Walk *walk, CheckbitNode *first)
{
  g_array_append_val (walk->open, first);
  if (walk->visitor->begin_variation != NULL)
    walk->visitor->begin_variation (walk->user_data);

  return first;
}

/* Where to go at the end of a line: to the next sibling variation, or back to the parent line. NULL
 * at the end of the game. */
static CheckbitNode *
end_line (Walk *walk)
{
  while (walk->open->len > 0)
    {
      CheckbitNode *first = g_array_index (walk->open, CheckbitNode *, walk->open->len - 1);
      CheckbitNode *main_move = checkbit_node_get_child (checkbit_node_get_parent (first), 0);
      CheckbitNode *sibling = checkbit_node_get_next_sibling (first);
      CheckbitNode *next = checkbit_node_get_child (main_move, 0);

      g_array_set_size (walk->open, walk->open->len - 1);
      if (walk->visitor->end_variation != NULL)
        walk->visitor->end_variation (walk->user_data);
      if (sibling != NULL)
        return begin_variation (walk, sibling);
      if (next != NULL)
        return next;
    }

  return NULL;
}

/* Writes every move, followed by its variations. */
static void
visit_tree (Walk *walk, CheckbitNode *root)
{
  CheckbitNode *node = checkbit_node_get_child (root, 0);

  while (node != NULL)
    {
      CheckbitNode *sibling = checkbit_node_get_next_sibling (node);
      CheckbitNode *child = checkbit_node_get_child (node, 0);
      gboolean is_main = checkbit_node_get_child (checkbit_node_get_parent (node), 0) == node;

      visit_move (walk, node);
      if (is_main && sibling != NULL)
        node = begin_variation (walk, sibling);
      else
        node = child != NULL ? child : end_line (walk);
    }
}

/* --- To PGN --------------------------------------------------------------------------------- */

void
checkbit_pgn_visit_record (CheckbitRecord *record,
                           const CheckbitPgnVisitor *visitor,
                           gpointer user_data)
{
  CheckbitNode *root = checkbit_record_get_root (record);
  const char *result = checkbit_result_to_pgn (checkbit_record_get_result (record, NULL));
  Walk walk = { visitor, user_data, g_array_new (FALSE, FALSE, sizeof (CheckbitNode *)) };
  CheckbitPgnGameEnd end = { .number = 1 };

  if (visitor->begin_game != NULL)
    visitor->begin_game (1, 0, user_data);
  visit_tags (&walk, record, result);
  if (visitor->begin_moves != NULL)
    visitor->begin_moves (checkbit_node_get_position (root), user_data);
  visit_note (&walk, root);
  visit_tree (&walk, root);
  g_array_unref (walk.open);
  if (visitor->result != NULL)
    visitor->result (result, user_data);

  end.position = checkbit_node_get_position (checkbit_record_get_end (record));
  end.plies = checkbit_node_get_ply (checkbit_record_get_end (record));
  if (visitor->end_game != NULL)
    visitor->end_game (&end, user_data);
}

static gboolean
append_cb (const char *text, gsize length, gpointer user_data)
{
  g_string_append_len (user_data, text, (gssize) length);

  return TRUE;
}

char *
checkbit_pgn_write_record (CheckbitRecord *record)
{
  GString *text = g_string_new (NULL);
  g_autoptr (CheckbitPgnWriter) writer = checkbit_pgn_writer_new (append_cb, NULL, text);

  checkbit_pgn_visit_record (record, &checkbit_pgn_writer_visitor, writer);

  return g_string_free (text, FALSE);
}
