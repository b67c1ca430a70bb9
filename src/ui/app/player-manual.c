/* The manual's chapters for those who play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/player-manual.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/fen.h"
#include "chess/probe.h"
#include "ui/app/board-speech.h"
#include "ui/app/manual-picture.h"

#define N_PARAGRAPHS 6

/* --- Pictures ------------------------------------------------------------------------------- */

/* A knight being dragged. */
static void
show_targets (CheckbitBoard *board, const ChessProbe *probe)
{
  const ChessPosition *position = checkbit_board_get_position (board);

  checkbit_board_set_selected (board, probe->square,
                               probe->attacks & ~chess_position_color (position, CHESS_WHITE));
}

/* Arrows and circles as a person might draw them. */
static void
show_drawing (CheckbitBoard *board, const ChessProbe *probe)
{
  const CheckbitBoardArrow arrows[] = {
    { .from = probe->square, .to = CHESS_SQUARE (6, 4), .style = CHECKBIT_ARROW_GREEN },
    { .from = CHESS_SQUARE (5, 6), .to = CHESS_SQUARE (5, 6), .style = CHECKBIT_ARROW_RED },
  };

  checkbit_board_set_arrows (board, arrows, G_N_ELEMENTS (arrows));
}

/* The attacks of a piece as a layer. */
static void
show_attacks (CheckbitBoard *board, const ChessProbe *probe)
{
  const CheckbitBoardLayer layer = { .bits = probe->attacks };

  checkbit_board_set_layers (board, &layer, 1);
}

typedef struct
{
  const char *fen;
  ChessSquare square; /* what it is about */
  void (*show) (CheckbitBoard *board, const ChessProbe *probe);
  const char *caption;
} Picture;

#define OPENING "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"

static const Picture targets = { OPENING, CHESS_SQUARE (5, 2), show_targets,
                                 N_ ("A knight and the squares where it can go") };
static const Picture drawing = { OPENING, CHESS_SQUARE (5, 2), show_drawing,
                                 N_ ("An arrow and a circle, drawn with the second button") };
static const Picture attacks = { "4k3/8/3p4/8/1P1R2n1/8/3P4/4K3 w - - 0 1", CHESS_SQUARE (3, 3),
                                 show_attacks, N_ ("The squares that the rook attacks") };

static GtkWidget *
picture_new (const Picture *picture)
{
  CheckbitBoard *board;
  GtkWidget *widget;
  ChessPosition position;
  ChessProbe probe;

  if (!chess_fen_read (picture->fen, strlen (picture->fen), CHESS_FEN_DEFAULT, &position, NULL))
    g_assert_not_reached ();
  chess_probe (&position, picture->square, &probe);
  widget = checkbit_manual_picture_new (&position, _ (picture->caption), FALSE, &board);
  picture->show (board, &probe);
  return widget;
}

/* --- Chapters ------------------------------------------------------------------------------- */

static const struct
{
  const char *title;
  const Picture *picture; /* NULL for none */
  const char *paragraphs[N_PARAGRAPHS];
  const char *(*get_more) (void); /* the last paragraph, if of its own; translated */
} chapters[] = {
  { N_ ("Making Moves"),
    &targets,
    { N_ ("Drag a piece, or click it and then the square. Dots show where it can go."),
      N_ ("Castle by moving the king two squares, or onto its rook. A pawn on the last rank asks "
          "what it becomes."),
      N_ ("Or type the move: e4, Nf3, 0-0. It is played as soon as only one move can be meant; "
          "Enter chooses among several."),
      N_ ("A move that is not legal is explained below the board. The menu of a piece (Menu key, "
          "or a finger that rests on it) tells why it cannot go somewhere."),
      N_ ("Ctrl+Z takes back whatever was changed last, even a new game.") },
    NULL },
  { N_ ("Playing a Game"),
    NULL,
    { N_ ("The + starts a game: with a friend, against an engine, or between two engines, with "
          "any clock and from any position."),
      N_ ("Resigning, draws, taking back and hints stand under the moves. When the game is over, "
          "a card there offers a rematch and a review."),
      N_ ("An open game is kept all the time. After a crash it comes back as it stood.") },
    NULL },
  { N_ ("The Record"),
    &drawing,
    { N_ ("Left and Right step through the game. Play something else on the way, and the old "
          "line stays as a variation."),
      N_ ("The menu of a move adds comments and symbols, and moves or deletes lines."),
      N_ ("Draw circles and arrows with the second button. They are saved with the move."),
      N_ ("Saving changes one game of the file and leaves all others as they were, byte for "
          "byte.") },
    NULL },
  { N_ ("Engines and Openings"),
    NULL,
    { N_ ("Analysis (F4) shows what an engine thinks of the position. Hint (F3) shows one good "
          "move."),
      N_ ("+ and − beside the engine show more or fewer of its lines. Its options give it more "
          "threads and memory, and wrap long lines."),
      N_ ("Review (Shift+F4) looks at the whole game: a graph shows who was winning, and "
          "mistakes get the better move beside them."),
      N_ ("Explorer (Shift+F3) shows what the games of the opened file played from this "
          "position, and how they ended.") },
    NULL },
  /* Translators: a chapter of the manual */
  { N_ ("Positions"),
    NULL,
    { N_ ("The line under the board is the position as FEN. Edit it or paste one there and press "
          "Enter; a mistake is explained where it is."),
      N_ ("Set Up Position (Ctrl+E) puts pieces on the board. Each problem is named until the "
          "position can be played.") },
    NULL },
  { N_ ("Keyboard and Speech"),
    NULL,
    { N_ ("Tab goes to the board. The arrows move the cursor, Enter picks a piece up and drops "
          "it, Escape puts it back."),
      N_ ("A screen reader speaks every move, why a move is refused, and how the game ended. The "
          "preferences choose in how many words."),
      N_ ("Ctrl+Shift+B makes the board answer: letters and digits ask about it instead of "
          "typing moves.") },
    checkbit_board_speech_get_keys },
  { N_ ("Bits on the Board"),
    &attacks,
    { N_ ("Beside the board, the inspector shows sets of squares as programs keep them: one bit "
          "for each square. They follow every move."),
      N_ ("Hover over a tile to see its set on the board; click to keep it there. Escape takes "
          "kept sets off."),
      N_ ("Type or paste any number into the bar above the tiles to see it. The button at its "
          "end says how the squares are numbered.") },
    NULL },
};

static void
fill_chapter (CheckbitManual *manual, guint i)
{
  const char *paragraphs[N_PARAGRAPHS + 2] = { NULL };
  guint n = 0;

  for (; n < N_PARAGRAPHS && chapters[i].paragraphs[n] != NULL; n++)
    paragraphs[n] = _ (chapters[i].paragraphs[n]);
  if (chapters[i].get_more != NULL)
    paragraphs[n] = chapters[i].get_more ();
  checkbit_manual_add_text (manual, _ (chapters[i].title),
                            chapters[i].picture != NULL ? picture_new (chapters[i].picture) : NULL,
                            paragraphs);
}

static void
fill_cb (CheckbitManual *manual, const char *title)
{
  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    if (g_str_equal (_ (chapters[i].title), title))
      fill_chapter (manual, i);
}

void
checkbit_player_manual_add (CheckbitManual *manual)
{
  g_return_if_fail (CHECKBIT_IS_MANUAL (manual));

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    checkbit_manual_add_chapter (manual, _ (chapters[i].title));
  g_signal_connect (manual, "fill", G_CALLBACK (fill_cb), NULL);
}
