/* A board that answers.
 *
 * The letter of a piece moves the focus to the next such piece, and a screen reader speaks the
 * focused square by itself. All other answers are announced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/board-speech.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/probe.h"
#include "game/text/messages.h"
#include "ui/app/keys.h"
#include "ui/base/focus-within.h"
#include "ui/base/links.h"
#include "ui/base/settings.h"

struct _CheckbitBoardSpeech
{
  GObject parent_instance;

  CheckbitController *controller;
  GSettings *settings; /* NULL where there is no schema */
  GtkWindow *window;   /* weak */
  CheckbitBoardInput *input;
  CheckbitBoard *board; /* the input's */
  CheckbitMoveVoice *voice;
  CheckbitNotes *notes;
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitBoardSpeech, controller, checkbit_controller),
  CHECKBIT_LINK ("settings", CheckbitBoardSpeech, settings, g_settings),
  CHECKBIT_WEAK_LINK ("window", CheckbitBoardSpeech, window, gtk_window),
  CHECKBIT_LINK ("input", CheckbitBoardSpeech, input, checkbit_board_input),
  CHECKBIT_LINK ("voice", CheckbitBoardSpeech, voice, checkbit_move_voice),
  CHECKBIT_LINK ("notes", CheckbitBoardSpeech, notes, checkbit_notes),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitBoardSpeech, checkbit_board_speech, G_TYPE_OBJECT)

static gboolean
is_on (CheckbitBoardSpeech *self)
{
  return checkbit_settings_get_boolean (self->settings, "speaking-board", FALSE);
}

static const ChessPosition *
get_position (CheckbitBoardSpeech *self)
{
  return checkbit_board_get_position (self->board);
}

static ChessSquare
get_cursor (CheckbitBoardSpeech *self)
{
  return checkbit_board_get_scene (self->board)->cursor;
}

/* --- Answers: (transfer full), NULL where nothing is left to say ----------------------------- */

static char *
tell_attackers (CheckbitBoardSpeech *self)
{
  ChessProbe probe;

  chess_probe (get_position (self), get_cursor (self), &probe);
  return checkbit_message_probe (get_position (self), &probe);
}

static char *
tell_captures (CheckbitBoardSpeech *self)
{
  return checkbit_message_captures (get_position (self));
}

static CheckbitMoveChooser *
get_chooser (CheckbitBoardSpeech *self)
{
  return checkbit_board_input_get_chooser (self->input);
}

const char *
checkbit_board_speech_get_keys (void)
{
  return _ ("K, Q, R, B, N, P: the next such piece. 1 to 8: a rank; with Shift, a file. "
                      "A: what attacks the square. M: moves from here. C: captures. L: last move. "
                      "S: whose turn. T: clocks. W: the whole board. E: type a move.");
}

static char *
tell_keys (CheckbitBoardSpeech *self)
{
  return g_strdup (checkbit_board_speech_get_keys ());
}

static char *
tell_last_move (CheckbitBoardSpeech *self)
{
  char *move = checkbit_move_voice_dup_last_move (self->voice);

  return move != NULL ? move : g_strdup (_ ("No move yet"));
}

/* Also marks the moves on the board. */
static char *
tell_moves (CheckbitBoardSpeech *self)
{
  ChessSquare cursor = get_cursor (self);

  if (chess_position_piece_at (get_position (self), cursor) == CHESS_PIECE_NONE)
    return g_strdup_printf (_ ("%s: %s"), checkbit_square_name (cursor), C_ ("square", "empty"));
  gtk_widget_activate_action (GTK_WIDGET (self->board), "win.ask-targets", "u", (guint) cursor);
  return NULL;
}

static char *
tell_status (CheckbitBoardSpeech *self)
{
  return checkbit_move_voice_dup_status (self->voice);
}

/* Where it is nobody’s turn at this board, the status says why, unless the match stands still: it
 * may well be the person who is to move. */
static char *
tell_why_not (CheckbitBoardSpeech *self)
{
  CheckbitMatch *match = checkbit_controller_get_match (self->controller);
  CheckbitMatchState state = checkbit_match_get_state (match);
  const GError *error = checkbit_match_get_error (match);

  if (state == CHECKBIT_MATCH_PAUSED)
    return g_strdup (C_ ("game", "Paused."));
  if (state == CHECKBIT_MATCH_FAILED && error != NULL)
    return g_strdup (error->message);
  return tell_status (self);
}

/* The letters are commands here, so only the next one starts a typed move, on the board. */
static char *
tell_to_type (CheckbitBoardSpeech *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);

  if (!checkbit_move_chooser_get_interactive (get_chooser (self)))
    return tell_why_not (self);
  if (!checkbit_focus_is_within (board))
    gtk_widget_grab_focus (board);
  checkbit_move_chooser_type_next (get_chooser (self));
  return g_strdup (C_ ("shortcut window", "Type a move: e4, Nf3, 0-0"));
}

static char *
tell_clocks (CheckbitBoardSpeech *self)
{
  char *clocks = checkbit_move_voice_dup_clocks (self->voice);

  return clocks != NULL ? clocks : g_strdup (_ ("No clock"));
}

static char *
tell_board (CheckbitBoardSpeech *self)
{
  g_autofree char *pieces = checkbit_message_all_pieces (get_position (self));
  g_autofree char *status = tell_status (self);

  return g_strjoin (". ", pieces, status, NULL);
}

static const struct
{
  char key;
  char *(*tell) (CheckbitBoardSpeech *self);
} answers[] = {
  { 'a', tell_attackers }, { 'c', tell_captures }, { 'e', tell_to_type },
  { 'h', tell_keys },      { 'l', tell_last_move }, { 'm', tell_moves },
  { 's', tell_status },    { 't', tell_clocks },    { 'w', tell_board },
};

/* --- Keys ----------------------------------------------------------------------------------- */

static void
show_sentence (CheckbitBoardSpeech *self, char *sentence)
{
  if (sentence != NULL)
    checkbit_notes_show_status (self->notes, sentence);
  g_free (sentence);
}

/* Finds the next piece of a type, of either side, in the order a1, b1 … h8 and round again. The
 * piece under the cursor comes last, or first if the cursor was hidden. CHESS_SQUARE_NONE if there
 * is none. */
static ChessSquare
find_piece (CheckbitBoardSpeech *self, ChessPieceType type, gboolean backwards)
{
  const ChessPosition *position = get_position (self);
  ChessBitboard pieces = chess_position_pieces (position, CHESS_WHITE, type)
                         | chess_position_pieces (position, CHESS_BLACK, type);

  gboolean seen = checkbit_board_get_visible_cursor (self->board) != CHESS_SQUARE_NONE;

  for (guint i = 0; i < CHESS_N_SQUARES; i++)
    {
      guint step = seen ? i + 1 : i;
      guint square = get_cursor (self) + (backwards ? CHESS_N_SQUARES - step : step);

      if (chess_bitboard_has (pieces, square % CHESS_N_SQUARES))
        return (ChessSquare) (square % CHESS_N_SQUARES);
    }
  return CHESS_SQUARE_NONE;
}

static void
go_to_piece (CheckbitBoardSpeech *self, ChessPieceType type, gboolean backwards)
{
  ChessSquare square = find_piece (self, type, backwards);

  if (square == CHESS_SQUARE_NONE)
    {
      show_sentence (self, g_strdup (_ ("None on the board")));
      return;
    }
  /* Only a square that gets the focus is spoken by itself. */
  if (square == get_cursor (self) && checkbit_focus_is_within (GTK_WIDGET (self->board)))
    show_sentence (self, checkbit_message_piece_on (
                             chess_position_piece_at (get_position (self), square), square));
  checkbit_board_set_cursor (self->board, square, TRUE);
}

static void
answer (CheckbitBoardSpeech *self, char key, gboolean shift)
{
  static const char pieces[] = "pnbrqk";
  const char *piece = strchr (pieces, key);

  if (piece != NULL)
    go_to_piece (self, (ChessPieceType) (piece - pieces), shift);
  else if (g_ascii_isdigit (key))
    show_sentence (self, shift
                             ? checkbit_message_file (get_position (self), (unsigned) (key - '1'))
                             : checkbit_message_rank (get_position (self), (unsigned) (key - '1')));
  else
    {
      guint i = 0;

      while (i < G_N_ELEMENTS (answers) && answers[i].key != key)
        i++;
      /* A letter without a command gets a list of those that have one. */
      show_sentence (self, i < G_N_ELEMENTS (answers) ? answers[i].tell (self) : tell_keys (self));
    }
}

gboolean
checkbit_board_speech_answer (CheckbitBoardSpeech *self, char key, gboolean shift)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD_SPEECH (self), FALSE);
  g_return_val_if_fail (g_ascii_islower (key) || (key >= '1' && key <= '8'), FALSE);

  if (!is_on (self) || checkbit_controller_get_setup (self->controller) != NULL
      || checkbit_move_chooser_is_promoting (get_chooser (self)))
    return FALSE;
  answer (self, key, shift);
  return TRUE;
}

/* The letter or digit that a key gives at a level of its layout; 0 for another. */
static char
get_letter (guint keyval, int level)
{
  guint lower = gdk_keyval_to_lower (keyval);

  if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_8)
    return (char) ('1' + keyval - GDK_KEY_KP_1);
  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_8)
    return (char) keyval;
  return level == 0 && lower >= GDK_KEY_a && lower <= GDK_KEY_z ? (char) lower : 0;
}

/* The letter or digit on a key, whether or not Shift is held: some keyboards need Shift for digits,
 * others give other characters with it, and letters may belong to another script. */
static char
find_letter (GtkWidget *widget, guint keyval, guint keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  char letter = get_letter (keyval, 0);
  int n;

  if (letter != 0
      || !gdk_display_map_keycode (gtk_widget_get_display (widget), keycode, &keys, &keyvals, &n))
    return letter;
  for (int i = 0; i < n && letter == 0; i++)
    if (keys[i].level <= 1)
      letter = get_letter (keyvals[i], keys[i].level);
  return letter;
}

static gboolean
key_pressed_cb (CheckbitBoardSpeech *self, guint keyval, guint keycode, GdkModifierType state)
{
  char letter;

  if (self->window == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || !is_on (self) || !checkbit_keys_are_free (self->window)
      || checkbit_move_chooser_takes (get_chooser (self), keyval, state))
    return GDK_EVENT_PROPAGATE;
  letter = find_letter (GTK_WIDGET (self->window), keyval, keycode);
  return letter != 0 && checkbit_board_speech_answer (self, letter, (state & GDK_SHIFT_MASK) != 0);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* Only the window that was used last speaks. */
static void
changed_cb (CheckbitBoardSpeech *self)
{
  GtkApplication *application
      = self->window != NULL ? gtk_window_get_application (self->window) : NULL;

  if (application != NULL && gtk_application_get_active_window (application) != self->window)
    return;
  show_sentence (self, g_strdup (is_on (self)
                                     ? _ ("Letters and digits ask about the board. H tells which.")
                                     : _ ("Letters and digits type moves.")));
}

static void
checkbit_board_speech_constructed (GObject *object)
{
  CheckbitBoardSpeech *self = CHECKBIT_BOARD_SPEECH (object);
  GtkEventController *keys = gtk_event_controller_key_new ();

  G_OBJECT_CLASS (checkbit_board_speech_parent_class)->constructed (object);
  self->board = checkbit_board_input_get_board (self->input);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->window), keys);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::speaking-board", G_CALLBACK (changed_cb),
                             self, G_CONNECT_SWAPPED);
}

static void
checkbit_board_speech_class_init (CheckbitBoardSpeechClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_board_speech_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_board_speech_init (CheckbitBoardSpeech *self)
{
}
