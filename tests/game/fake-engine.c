/* A UCI engine that behaves as its command line says, well or badly: fake-engine MODE [LOG].
 *
 * It plays legal moves, the first of the list, and writes every line it reads to the file LOG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* poll(), usleep(), kill() and their like, which C17 alone does not have. */
#define _DEFAULT_SOURCE

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/uci-move.h"

static const char *mode = "ok";
static const char *line_end = "\n";
static FILE *log_file;

static ChessPosition position;
static bool chess960;
static int multipv = 1;
static int n_searches;
static char go[256];
static bool searching;
static char last_answer[64];

static bool
is (const char *name)
{
  return strcmp (mode, name) == 0;
}

/* --- Talking ---------------------------------------------------------------------------------- */

static void
say (const char *text)
{
  printf ("%s%s", text, line_end);
  fflush (stdout);
}

/* The next line from stdin within a time (-1: any). 0: none yet; -1: end of input. */
static int
hear (char *line, size_t size, int timeout_ms)
{
  static char buffer[1 << 16];
  static size_t length;

  for (;;)
    {
      char *end = memchr (buffer, '\n', length);
      struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
      ssize_t n;

      if (end != NULL)
        {
          size_t used = (size_t) (end - buffer) + 1;

          snprintf (line, size, "%.*s", (int) (used - 1), buffer);
          memmove (buffer, buffer + used, length -= used);
          return 1;
        }
      if (poll (&in, 1, timeout_ms) == 0)
        return 0;
      n = read (STDIN_FILENO, buffer + length, sizeof buffer - length);
      if (n <= 0)
        return -1;
      length += (size_t) n;
    }
}

/* Leaves no core where the test runs. */
static void
die_by (int number)
{
  const struct rlimit none = { 0, 0 };

  setrlimit (RLIMIT_CORE, &none);
  signal (number, SIG_DFL);
  kill (getpid (), number);
  pause ();
}

/* --- Searching -------------------------------------------------------------------------------- */

static void
set_position (char *line)
{
  char *moves = strstr (line, " moves ");
  char *fen = strstr (line, "fen ");

  if (moves != NULL)
    *moves = '\0';
  position = chess_position_start;
  if (fen != NULL
      && !chess_fen_read (fen + 4, strlen (fen + 4), chess960 ? CHESS_FEN_CHESS960 : 0, &position,
                          NULL))
    exit (9);
  chess_position_set_chess960 (&position, chess960);

  for (char *word = moves != NULL ? strtok (moves + 7, " ") : NULL; word != NULL;
       word = strtok (NULL, " "))
    {
      ChessMove move = chess_uci_read (&position, word, strlen (word));

      if (move == CHESS_MOVE_NONE)
        exit (8);
      chess_position_play (&position, move);
    }
}

/* Its evaluation of its best move. */
static int
score (void)
{
  if (is ("losing") || is ("limited"))
    return -2000;

  return is ("even") ? 0 : 30;
}

/* The value of a side's pieces minus that of the other side's. */
static int
count_material (const ChessPosition *on, ChessColor side)
{
  static const int values[] = { [CHESS_PAWN] = 100, [CHESS_KNIGHT] = 300, [CHESS_BISHOP] = 300,
                                [CHESS_ROOK] = 500, [CHESS_QUEEN] = 900,  [CHESS_KING] = 0 };
  int sum = 0;

  for (ChessPieceType type = CHESS_PAWN; type <= CHESS_KING; type++)
    sum += values[type]
           * ((int) chess_bitboard_count (chess_position_pieces (on, side, type))
              - (int) chess_bitboard_count (
                  chess_position_pieces (on, chess_color_opposite (side), type)));

  return sum;
}

/* The first move that takes the most, CHESS_MOVE_NONE for none at all, and the material after
 * it. */
static ChessMove
pick_greedily (const ChessPosition *on, int *material)
{
  ChessColor side = chess_position_side (on);
  ChessMove best = CHESS_MOVE_NONE;
  ChessMoveList list;

  *material = count_material (on, side);
  chess_movegen_legal (on, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      ChessPosition after = *on;
      int now;

      chess_position_play (&after, list.moves[i]);
      now = count_material (&after, side);
      if (best == CHESS_MOVE_NONE || now > *material)
        {
          best = list.moves[i];
          *material = now;
        }
    }

  return best;
}

/* Whether it evaluates by the captures that are possible. */
static bool
is_greedy (void)
{
  return is ("greedy") || is ("crash-later");
}

/* The choice of a greedy engine: its move, and the answer that it expects. */
static void
inform_greedily (void)
{
  const char *limit = strstr (go, "depth ");
  int depth = limit != NULL ? atoi (limit + 6) : 1, value, ignored;
  ChessMove move = pick_greedily (&position, &value), answer;
  ChessPosition after = position;
  char text[CHESS_UCI_SIZE], line[256];

  if (move == CHESS_MOVE_NONE)
    return;
  chess_uci_write (&position, move, text);
  chess_position_play (&after, move);
  answer = pick_greedily (&after, &ignored);
  snprintf (line, sizeof line, "info depth %d score cp %d nodes 20 pv %s ", depth, value, text);
  if (answer != CHESS_MOVE_NONE)
    chess_uci_write (&after, answer, line + strlen (line));
  say (line);
}

/* What it says of its line of some rank, from 0: "mate5" and "mate-5" are modes, too. */
static void
write_score (int rank, char *text, size_t size)
{
  if (strncmp (mode, "mate", 4) == 0)
    snprintf (text, size, "mate %d", atoi (mode + 4));
  else
    snprintf (text, size, "cp %d", score () - 10 * rank);
}

/* The castling move, or the promotion, of the position; else the first move, or the last one of an
 * engine that does not play its best. */
static ChessMove
pick (void)
{
  ChessMoveList list;
  int ignored;

  if (is_greedy ())
    return pick_greedily (&position, &ignored);
  chess_movegen_legal (&position, &list);
  if (is ("limited") && list.count > 0)
    return list.moves[list.count - 1];
  for (size_t i = 0; i < list.count; i++)
    {
      if (chess_move_kind (list.moves[i]) == CHESS_MOVE_CASTLING
          && (is ("castle-by-rook") || is ("castle-by-king")))
        return list.moves[i];
      if (chess_move_kind (list.moves[i]) == CHESS_MOVE_PROMOTION
          && chess_move_promotion (list.moves[i]) == CHESS_QUEEN)
        return list.moves[i];
    }

  return list.count > 0 ? list.moves[0] : CHESS_MOVE_NONE;
}

/* Writes a move, castling by the rook's square or the king's as this mode does. */
static void
spell_move (ChessMove move, char text[static CHESS_UCI_SIZE])
{
  ChessPosition other = position;

  chess_position_set_chess960 (&other,
                               is ("castle-by-rook") || (chess960 && !is ("castle-by-king")));
  chess_uci_write (&other, move, text);
}

static void
inform (int depth)
{
  ChessMoveList list;
  char text[CHESS_UCI_SIZE], value[32], line[256];

  if (is_greedy ())
    {
      inform_greedily ();
      return;
    }
  chess_movegen_legal (&position, &list);
  for (int i = 0; i < multipv && i < (int) list.count; i++)
    {
      spell_move (is ("castle-by-king") ? pick () : list.moves[i], text);
      write_score (i, value, sizeof value);
      snprintf (line, sizeof line,
                "info depth %d seldepth %d multipv %d score %s nodes %d nps 1000 time %d pv %s",
                depth, depth + 1, i + 1, value, depth * 20, depth, is ("no-pv") ? "" : text);
      say (line);
    }
}

/* The move as this mode writes it. */
static void
write_move (ChessMove move, char text[static CHESS_UCI_SIZE])
{
  spell_move (move, text);
  if (is ("capital-promotion") && text[4] == 'q')
    text[4] = 'Q';
  if (is ("bare-promotion"))
    text[4] = '\0';
}

static void
answer (void)
{
  char text[CHESS_UCI_SIZE], line[64];

  searching = false;
  write_move (pick (), text);
  if (is ("move-none"))
    strcpy (text, "(none)");
  if (is ("move-zero"))
    strcpy (text, "0000");
  if (is ("move-illegal"))
    strcpy (text, "a1a1");
  if (is ("move-garbage"))
    strcpy (text, "####");
  snprintf (line, sizeof line, "bestmove %s", text);
  if (is ("no-newline"))
    {
      fputs (line, stdout);
      fflush (stdout);
      exit (0);
    }
  if (is ("ponder-illegal"))
    strcat (line, " ponder a1h8");
  if (is ("spaces"))
    snprintf (line, sizeof line, "  bestmove    %s  \t ponder ", text);
  say (line);
  if (is ("double"))
    say (line);
  snprintf (last_answer, sizeof last_answer, "%s", line);
}

static void
flood (void)
{
  char line[64];
  int depth = 0;

  for (;;)
    {
      int heard = hear (line, sizeof line, 0);

      if (heard < 0 || (heard > 0 && strcmp (line, "quit") == 0))
        exit (0);
      if (heard > 0 && strcmp (line, "stop") == 0)
        break;
      for (int i = 0; i < 50; i++)
        inform (depth++ % 60 + 1);
    }
}

/* The behavior of a mode between "go" and the answer. */
static void
misbehave (void)
{
  static char block[1 << 16];

  if (is ("crash-in-search") || (is ("crash-later") && n_searches > 3))
    {
      inform (1);
      usleep (50000);
      die_by (SIGSEGV);
    }
  if (is ("crash-after-words"))
    {
      inform (1);
      usleep (500000);
      inform (2);
      die_by (SIGSEGV);
    }
  if (is ("last-words"))
    {
      fputs ("first\nCannot find network <b>x</b>\n", stderr);
      exit (3);
    }
  if (is ("flood"))
    flood ();
  if (is ("flood-errors"))
    {
      for (int i = 0; i < 200000; i++)
        fputs ("a warning\n", stderr);
    }
  if (is ("huge-line"))
    {
      memset (block, 'x', sizeof block);
      fputs ("info string ", stdout);
      for (int i = 0; i < 128; i++)
        fwrite (block, 1, sizeof block, stdout);
      say ("");
    }
  for (int i = 0; is ("flood-empty") && i < 2000000; i++)
    putchar ('\n');
  for (int i = 0; is ("flood-currmove") && i < 100000; i++)
    printf ("info depth 9 currmove e2e4 currmovenumber %d\n", i);
  for (int i = 0; is ("flood-long") && i < 2000; i++)
    {
      printf ("info depth %d score cp 1 pv", i);
      for (int j = 0; j < 500; j++)
        fputs (" e2e4", stdout);
      putchar ('\n');
    }
  if (is ("garbage"))
    {
      for (unsigned i = 0, x = 1; i < 1 << 20; i++, x = x * 1103515245 + 12345)
        putchar ((int) (x >> 16 & 255));
      say ("");
    }
}

/* A search for a time that is soon deep, and yet takes its time. */
static void
search_for_time (void)
{
  inform (20);
  usleep (1000000);
  answer ();
}

static void
search (void)
{
  n_searches++;
  searching = true;
  misbehave ();
  if ((is ("repeats") || is ("repeats-early")) && n_searches > 1)
    {
      say (last_answer);
      searching = is ("repeats-early");
      return;
    }
  if (is ("stop-ignored"))
    {
      inform (1);
      return;
    }
  if (is ("deep-in-time") && strstr (go, "movetime") != NULL)
    {
      search_for_time ();
      return;
    }
  if (is ("illegal-pv"))
    {
      say ("info depth 5 score cp 12 pv e2e4 e7e5 a1h8 g1f3");
      say ("info depth 5 multipv 2 score cp 5 pv z9z9");
    }
  else
    inform (is ("deep") ? 20 : 1);
  if ((strstr (go, "infinite") != NULL && !is ("flood")) || is ("thorough"))
    return;
  answer ();
}

/* --- Obeying ---------------------------------------------------------------------------------- */

static void
offer_options (void)
{
  static const char *const usual[] = {
    "option name Hash type spin default 16 min 1 max 1024",
    "option name MultiPV type spin default 1 min 1 max 8",
    "option name Clear Hash type button",
    "option name Book File type string default <empty>",
  };

  for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++)
    say (usual[i]);
  if (!is ("no-chess960"))
    say ("option name UCI_Chess960 type check default false");
  if (is ("elo"))
    {
      say ("option name UCI_LimitStrength type check default false");
      say ("option name UCI_Elo type spin default 1320 min 1320 max 3190");
    }
  if (is ("elo") || is ("skill"))
    say ("option name Skill Level type spin default 20 min 0 max 20");
  if (is ("endless-skill"))
    say ("option name Skill Level type spin default 20");
  if (is ("options"))
    {
      say ("option name");
      say ("option name Rev type spin default 5 min 10 max 1");
      say ("option name Hash type check default true");
      say ("option name OwnBook type check default false");
      say ("option name Threads type spin default 1 min 1 max 4096000000");
      say ("option name Style type combo default Normal var Solid var Normal var Risky");
    }
}

static void
greet (void)
{
  char folder[4096] = "";

  if (is ("crash-on-uci"))
    die_by (SIGSEGV);
  if (is ("no-uciok"))
    return;
  if (is ("slow") || is ("thorough"))
    usleep (300000);
  if (is ("flood-errors"))
    {
      for (int i = 0; i < 200000; i++)
        fputs ("a warning\n", stderr);
    }
  for (int i = 0; i < 50000; i++)
    {
      if (is ("flood-options"))
        printf ("option name Number %d type spin default 1 min 1 max %d\n", i, i);
      if (is ("flood-names"))
        printf ("id name Fake %d\nid author Nobody %d\n", i, i);
    }
  say (is ("markup") ? "id name <b>Bad</b> & \033[31m%s%n" : "id name Fake");
  if (is ("folder") && getcwd (folder, sizeof folder) != NULL)
    printf ("id author %s\n", folder);
  else
    say ("id author Tests");
  offer_options ();
  say ("uciok");
  if (is ("closes-input"))
    {
      close (STDIN_FILENO);
      sleep (60);
      exit (0);
    }
}

static void
set_option (const char *line)
{
  if (strstr (line, "UCI_Chess960") != NULL)
    chess960 = strstr (line, "true") != NULL;
  if (strstr (line, "MultiPV value ") != NULL)
    multipv = atoi (strstr (line, "value ") + 6);
}

static void
stop (void)
{
  if (is ("move-unasked") && !searching)
    say ("bestmove e2e4");
  if (!searching || is ("stop-ignored"))
    return;
  if (is ("late"))
    usleep (300000);
  answer ();
}

static void
obey (char *line)
{
  if (strcmp (line, "uci") == 0)
    greet ();
  else if (strcmp (line, "isready") == 0)
    {
      if (is ("crash-on-isready"))
        die_by (SIGABRT);
      if (is ("move-unasked"))
        say ("bestmove h7h5");
      if (!is ("no-readyok") && !(is ("hangs-later") && n_searches > 0))
        say ("readyok");
    }
  else if (strncmp (line, "setoption ", 10) == 0)
    set_option (line);
  else if (strncmp (line, "position ", 9) == 0)
    set_position (line);
  else if (strncmp (line, "go", 2) == 0)
    {
      snprintf (go, sizeof go, "%.200s", line);
      search ();
    }
  else if (strcmp (line, "stop") == 0)
    stop ();
  else if (strcmp (line, "quit") == 0 && !is ("ignores-quit") && !is ("ignores-sigterm"))
    exit (0);
}

static void
set_up (void)
{
  position = chess_position_start;
  if (is ("exit-at-start"))
    exit (3);
  if (is ("crlf"))
    line_end = "\r\n";
  if (is ("ignores-sigterm"))
    signal (SIGTERM, SIG_IGN);
  if (is ("uciok-early"))
    {
      say ("id name Early");
      say ("uciok");
    }
  if (is ("move-unasked"))
    say ("bestmove e2e4");
}

int
main (int argc, char *argv[])
{
  static char line[1 << 16];
  int heard;

  if (argc > 1)
    mode = argv[1];
  if (argc > 2)
    log_file = fopen (argv[2], "a");
  set_up ();
  while ((heard = hear (line, sizeof line, -1)) > 0)
    {
      if (log_file != NULL)
        {
          fprintf (log_file, "%s\n", line);
          fflush (log_file);
        }
      obey (line);
    }
  while (is ("ignores-quit") || is ("ignores-sigterm"))
    sleep (1);

  return 0;
}
