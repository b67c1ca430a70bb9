/* From a record to PGN: takes a visitor through the tree, in any depth without recursion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/tree/node-build.h"
#include "game/pgn/pgn-command.h"
#include "game/pgn/pgn-record.h"
#include "game/pgn/pgn-writer.h"

typedef struct
{
  const CheckbitPgnVisitor *visitor;
  gpointer user_data;
  GArray *open; /* of CheckbitNode *: first moves of the variations that are open */
} Walk;

/* --- Tags ----------------------------------------------------------------------------------- */

static void
visit_tag (const Walk *walk, const char *name, const char *value)
{
  if (walk->visitor->tag != NULL)
    walk->visitor->tag (name, value, walk->user_data);
}

/* Whether a FEN is another way of writing a position. */
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

/* The value that a tag must have for the moves to be read again; NULL where it must not be. */
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

  return tag->value;
}

/* Those without which the moves make no sense, where the record does not have them. */
static void
visit_missing_tags (const Walk *walk,
                    const CheckbitTags *tags,
                    const ChessPosition *root,
                    const char *fen)
{
  if (chess_position_is_chess960 (root) && checkbit_tags_get (tags, "Variant") == NULL)
    visit_tag (walk, "Variant", "Chess960");
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

/* --- Moves ---------------------------------------------------------------------------------- */

static void
visit_comment (const Walk *walk, const char *text)
{
  if (walk->visitor->comment != NULL && *text != '\0')
    walk->visitor->comment (text, walk->user_data);
}

/* What is written behind a move, commands and all. */
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

/* Where the walk goes when a line has ended: to the next variation beside the one that ended, or on
 * in the line they all stand in. NULL at the end of the game. */
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

/* Every move, its variations behind it. */
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

/* --- All ------------------------------------------------------------------------------------ */

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
