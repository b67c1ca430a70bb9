/* A small board beside a list of games.
 *
 * CSS nodes: game-preview > (board, box > (label.heading, box > (label, label), label.caption)).
 *
 * # Accessibility
 *
 * A group named "Preview". The board is an image named by the players and described by the FEN of
 * what it shows. Nothing is announced while someone moves through the games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/game-preview.h"

#include <glib/gi18n-lib.h>

#include "chess/fen.h"
#include "game/text/shown-text.h"
#include "game/tree/record.h"
#include "ui/base/accessible.h"
#include "ui/board/board.h"

/* In logical pixels. */
#define SIDE 240
#define LEAST_SIDE 160
#define SPACING 12

/* The most bytes of a game's text. A longer one would take too long to read and draw for a mere
 * preview. */
#define LARGEST_GAME (1024 * 1024)

struct _CheckbitGamePreview
{
  GtkWidget parent_instance;

  /* Children and grandchildren. */
  CheckbitBoard *board;
  GtkWidget *texts;
  GtkLabel *players;
  GtkLabel *result;
  GtkLabel *moves;
  GtkLabel *caption;

  CheckbitPgnFile *file; /* owned; NULL for no game */
  guint game;
  gboolean has_position;
  ChessPosition position; /* the position to look for in games */

  GCancellable *reading; /* owned; NULL unless a game is being read */
};

G_DEFINE_FINAL_TYPE (CheckbitGamePreview, checkbit_game_preview, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

/* The value of a tag for display; "?" if it is unknown. (transfer full) */
static char *
dup_tag (CheckbitGamePreview *self, CheckbitPgnColumn column)
{
  const char *text
      = checkbit_pgn_index_get_text (checkbit_pgn_file_get_index (self->file), self->game, column);

  return checkbit_shown_line (*text != '\0' ? text : "?", CHECKBIT_SHOWN_NAME);
}

static void
clear_texts (CheckbitGamePreview *self)
{
  gtk_label_set_text (self->players, "");
  gtk_label_set_text (self->result, "");
  gtk_label_set_text (self->moves, "");
  gtk_label_set_text (self->caption, "");
}

static void
show_texts (CheckbitGamePreview *self)
{
  g_autofree char *white = dup_tag (self, CHECKBIT_PGN_COLUMN_WHITE);
  g_autofree char *black = dup_tag (self, CHECKBIT_PGN_COLUMN_BLACK);
  g_autofree char *tag = dup_tag (self, CHECKBIT_PGN_COLUMN_RESULT);
  CheckbitResult result;
  gboolean known = checkbit_result_from_pgn (tag, &result);
  guint plies = checkbit_pgn_index_get_plies (checkbit_pgn_file_get_index (self->file), self->game);
  guint n_moves = (plies + 1) / 2;
  /* Translators: two players: "Anand – Carlsen" */
  g_autofree char *players = g_strdup_printf (_ ("%s – %s"), white, black);
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n_moves), n_moves);

  gtk_label_set_text (self->players, players);
  gtk_label_set_text (self->result, known ? checkbit_result_to_text (result) : tag);
  gtk_label_set_text (self->moves, moves);
}

static void
show_position (CheckbitGamePreview *self, const ChessPosition *position, ChessMove move)
{
  char fen[CHESS_FEN_SIZE];
  const char *players = gtk_label_get_text (self->players);

  chess_fen_write (position, fen);
  checkbit_board_set_position (self->board, position, move, CHECKBIT_BOARD_JUMP);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  *players != '\0' ? players : _ ("No preview"), -1);
  checkbit_accessible_describe (GTK_WIDGET (self->board), fen);
}

static void
show_empty_board (CheckbitGamePreview *self)
{
  ChessPosition empty;

  chess_position_clear (&empty);
  show_position (self, &empty, CHESS_MOVE_NONE);
}

/* Where the main line of a record has the requested position; otherwise its end. */
static CheckbitNode *
find_node (CheckbitGamePreview *self, CheckbitRecord *record)
{
  CheckbitNode *found = NULL;

  if (self->has_position)
    found = checkbit_node_find_position (checkbit_record_get_root (record), &self->position);

  return found != NULL ? found : checkbit_record_get_end (record);
}

/* Describes which position of the game a node is. (transfer full) */
static char *
dup_caption (CheckbitNode *node)
{
  CheckbitNode *before = checkbit_node_get_parent (node);

  if (checkbit_node_get_n_children (node) == 0)
    return g_strdup (C_ ("preview of a game", "Final position"));
  if (before == NULL)
    return g_strdup (_ ("Start position"));
  /* Translators: which position of a game a small board shows, by the number of the move */
  return g_strdup_printf (_ ("Position after move %u"),
                          chess_position_fullmove (checkbit_node_get_position (before)));
}

static void
show_game (CheckbitGamePreview *self, CheckbitPgnGame *game)
{
  CheckbitNode *node = find_node (self, game->record);
  g_autofree char *caption = dup_caption (node);

  show_texts (self);
  gtk_label_set_text (self->caption, caption);
  show_position (self, checkbit_node_get_position (node), checkbit_node_get_move (node));
}

static void
show_failure (CheckbitGamePreview *self)
{
  show_texts (self);
  gtk_label_set_text (self->caption, _ ("No preview"));
  show_empty_board (self);
}

/* A FEN that cannot be used leaves nothing of the game but its tags. */
static gboolean
is_refused (CheckbitPgnGame *game)
{
  for (guint i = 0; i < game->problems->len; i++)
    if (checkbit_pgn_problem_get_treatment (
            g_array_index (game->problems, CheckbitPgnProblem, i).kind)
        == CHECKBIT_PGN_REFUSED)
      return TRUE;
  return FALSE;
}

/* --- Reading -------------------------------------------------------------------------------- */

static void read_game (CheckbitGamePreview *self);

/* Whether the game exists: a rebuilt list may have fewer. */
static gboolean
has_game (CheckbitGamePreview *self)
{
  return self->file != NULL
         && self->game < checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (self->file));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitGamePreview) self = user_data;
  g_autoptr (CheckbitPgnGame) game
      = checkbit_pgn_file_read_game_finish (CHECKBIT_PGN_FILE (source), result, NULL);
  gboolean given_up = g_cancellable_is_cancelled (self->reading) || !has_game (self);

  g_clear_object (&self->reading);
  if (given_up)
    read_game (self);
  else if (game != NULL && !is_refused (game))
    show_game (self, game);
  else
    show_failure (self);
}

/* Reads one game at a time: scrolling through a thousand rows must not start a thousand threads.
 * When a read finishes for a game no longer wanted, the wanted one is next. */
static void
read_game (CheckbitGamePreview *self)
{
  guint64 offset, length;

  if (!has_game (self))
    return;
  checkbit_pgn_index_get_range (checkbit_pgn_file_get_index (self->file), self->game, &offset,
                                &length);
  if (length > LARGEST_GAME)
    {
      show_failure (self);
      return;
    }
  self->reading = g_cancellable_new ();
  checkbit_pgn_file_read_game_async (self->file, self->game, self->reading, read_cb,
                                     g_object_ref (self));
}

void
checkbit_game_preview_refresh (CheckbitGamePreview *self)
{
  g_return_if_fail (CHECKBIT_IS_GAME_PREVIEW (self));

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  else
    read_game (self);
}

void
checkbit_game_preview_show (CheckbitGamePreview *self, CheckbitPgnFile *file, guint game)
{
  g_return_if_fail (CHECKBIT_IS_GAME_PREVIEW (self));

  if (file == self->file && game == self->game)
    return;
  g_set_object (&self->file, file);
  self->game = game;
  if (file == NULL)
    {
      clear_texts (self);
      show_empty_board (self);
    }
  checkbit_game_preview_refresh (self);
}

void
checkbit_game_preview_set_position (CheckbitGamePreview *self, const ChessPosition *position)
{
  g_return_if_fail (CHECKBIT_IS_GAME_PREVIEW (self));

  if (!self->has_position && position == NULL)
    return;
  self->has_position = position != NULL;
  if (position != NULL)
    self->position = *position;
  checkbit_game_preview_refresh (self);
}

/* --- Size ----------------------------------------------------------------------------------- */

/* A fixed width: long names must not shrink the table beside it. */
static void
checkbit_game_preview_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  CheckbitGamePreview *self = CHECKBIT_GAME_PREVIEW (widget);

  *minimum = *natural = SIDE;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (self->texts, orientation, SIDE, minimum, natural, NULL, NULL);
  *minimum += LEAST_SIDE + SPACING;
  *natural += SIDE + SPACING;
}

static void
checkbit_game_preview_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitGamePreview *self = CHECKBIT_GAME_PREVIEW (widget);
  GtkAllocation place = { 0, 0, width, 0 };
  int texts;

  gtk_widget_measure (self->texts, GTK_ORIENTATION_VERTICAL, width, &texts, NULL, NULL, NULL);
  place.height = CLAMP (height - texts - SPACING, LEAST_SIDE, SIDE);
  gtk_widget_size_allocate (GTK_WIDGET (self->board), &place, -1);
  place.y = place.height + SPACING;
  place.height = MAX (texts, height - place.y);
  gtk_widget_size_allocate (self->texts, &place, -1);
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_game_preview_dispose (GObject *object)
{
  CheckbitGamePreview *self = CHECKBIT_GAME_PREVIEW (object);

  g_clear_object (&self->file);
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  if (self->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->board)));
  g_clear_pointer (&self->texts, gtk_widget_unparent);

  G_OBJECT_CLASS (checkbit_game_preview_parent_class)->dispose (object);
}

static void
checkbit_game_preview_class_init (CheckbitGamePreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_game_preview_dispose;
  widget_class->measure = checkbit_game_preview_measure;
  widget_class->size_allocate = checkbit_game_preview_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "game-preview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A picture: its squares cannot be reached by pointer, keyboard or screen reader. */
static CheckbitBoard *
board_new (void)
{
  CheckbitBoard *board
      = g_object_new (CHECKBIT_TYPE_BOARD, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                      "coordinates", FALSE, "can-focus", FALSE, "can-target", FALSE, NULL);

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (checkbit_board_get_square (board, square)),
                                 GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return board;
}

/* Wide enough for an ellipsis: GTK warns about an ellipsizing label that is shorter, such as the
 * result "*". */
static GtkLabel *
label_new (const char *css_class, int lines)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "width-chars", 3, "wrap", TRUE, "wrap-mode",
                       PANGO_WRAP_WORD_CHAR, "lines", lines, "ellipsize", PANGO_ELLIPSIZE_END,
                       "css-classes", (const char *[]){ css_class, NULL }, NULL);
}

static void
add_texts (CheckbitGamePreview *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  self->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING / 2);
  self->players = label_new ("heading", 4);
  self->result = label_new ("numeric", 1);
  /* White’s number comes first in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->result), GTK_TEXT_DIR_LTR);
  self->moves = label_new ("numeric", 2);
  self->caption = label_new ("dim-label", 3);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->result));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->moves));
  gtk_box_append (GTK_BOX (self->texts), GTK_WIDGET (self->players));
  gtk_box_append (GTK_BOX (self->texts), line);
  gtk_box_append (GTK_BOX (self->texts), GTK_WIDGET (self->caption));
}

static void
checkbit_game_preview_init (CheckbitGamePreview *self)
{
  self->board = board_new ();
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  add_texts (self);
  gtk_widget_set_parent (self->texts, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("of a game", "Preview"), -1);
  show_empty_board (self);
}
