/* Listens to a game and logs its signals; plays moves written as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "recorder.h"

#include <string.h>

#include "chess/uci-move.h"

static void
changed_cb (CheckbitGame *game,
            CheckbitChangeKind kind,
            CheckbitNode *before,
            CheckbitNode *after,
            Recorder *recorder)
{
  /* The game is consistent when a signal is emitted. */
  g_assert_true (after == checkbit_game_get_current (game));

  recorder->n_changed++;
  recorder->kind = kind;
  recorder->before = before;
  recorder->after = after;
}

static void
count_cb (CheckbitGame *game, GParamSpec *pspec, guint *count)
{
  (*count)++;
}

void
recorder_init (Recorder *recorder)
{
  memset (recorder, 0, sizeof *recorder);
  recorder->game = checkbit_game_new ();

  g_signal_connect (recorder->game, "changed", G_CALLBACK (changed_cb), recorder);
  g_signal_connect (
      recorder->game, "notify::can-undo", G_CALLBACK (count_cb), &recorder->n_can_undo);
  g_signal_connect (
      recorder->game, "notify::can-redo", G_CALLBACK (count_cb), &recorder->n_can_redo);
  g_signal_connect (
      recorder->game, "notify::modified", G_CALLBACK (count_cb), &recorder->n_modified);
  g_signal_connect (recorder->game, "notify::result", G_CALLBACK (count_cb), &recorder->n_result);
}

void
recorder_clear (Recorder *recorder)
{
  g_assert_finalize_object (recorder->game);
}

void
recorder_forget (Recorder *recorder)
{
  recorder->n_changed = 0;
  recorder->n_can_undo = 0;
  recorder->n_can_redo = 0;
  recorder->n_modified = 0;
  recorder->n_result = 0;
}

void
recorder_expect (Recorder *recorder,
                 CheckbitChangeKind kind,
                 CheckbitNode *before,
                 CheckbitNode *after)
{
  g_assert_cmpuint (recorder->n_changed, ==, 1);
  g_assert_cmpint (recorder->kind, ==, kind);
  g_assert_true (recorder->before == before);
  g_assert_true (recorder->after == after);
  recorder_forget (recorder);
}

void
recorder_expect_silence (Recorder *recorder)
{
  g_assert_cmpuint (recorder->n_changed, ==, 0);
  g_assert_cmpuint (recorder->n_can_undo, ==, 0);
  g_assert_cmpuint (recorder->n_can_redo, ==, 0);
  g_assert_cmpuint (recorder->n_modified, ==, 0);
  g_assert_cmpuint (recorder->n_result, ==, 0);
}

void
recorder_play (Recorder *recorder, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      const ChessPosition *position = checkbit_game_get_position (recorder->game);
      ChessMove move = chess_uci_read (position, *word, strlen (*word));
      g_autoptr (GError) error = NULL;

      if (**word == '\0')
        continue;
      if (move == CHESS_MOVE_NONE)
        g_error ("%s is no legal move here", *word);
      checkbit_game_play (recorder->game, move, &error);
      g_assert_no_error (error);
    }
}

void
recorder_load (Recorder *recorder, const char *fen)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (checkbit_game_load_fen (recorder->game, fen, &error));
  g_assert_no_error (error);
  recorder_forget (recorder);
}

char *
line_to_node (CheckbitNode *node)
{
  GString *line = g_string_new (NULL);

  for (; checkbit_node_get_parent (node) != NULL; node = checkbit_node_get_parent (node))
    {
      if (line->len > 0)
        g_string_prepend_c (line, ' ');
      g_string_prepend (line, checkbit_node_get_san (node));
    }

  return g_string_free (line, FALSE);
}

ChessMove
move_from_uci (const ChessPosition *position, const char *text)
{
  static const char letters[] = "nbrq";
  ChessSquare from = CHESS_SQUARE (text[0] - 'a', text[1] - '1');
  ChessSquare to = CHESS_SQUARE (text[2] - 'a', text[3] - '1');

  if (text[4] != '\0')
    {
      int type = CHESS_KNIGHT + (int) (strchr (letters, text[4]) - letters);

      return chess_move_new_promotion (from, to, (ChessPieceType) type);
    }

  return chess_move_new (from, to, CHESS_MOVE_NORMAL);
}
