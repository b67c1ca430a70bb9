/* A program to compare with: broken-perft [--bug NAME] [--fault NAME] DEPTH FEN [MOVES], as
 * perftree calls its script; with --uci it reads the commands of an engine instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* fork() and its like, which C17 alone does not have. */
#define _DEFAULT_SOURCE

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "mailbox.h"

static const char *fault = "";
static int uci_mode;

static int
is_fault (const char *name)
{
  return strcmp (fault, name) == 0;
}

static void
play_moves (Mailbox *board, char *moves)
{
  for (char *text = strtok (moves, " \n"); text != NULL; text = strtok (NULL, " \n"))
    {
      MailboxMove list[MAILBOX_MOVES];
      int n = mailbox_moves (board, list), i = 0;
      char name[8];

      for (; i < n; i++)
        {
          mailbox_write (board, &list[i], name);
          if (strcmp (name, text) == 0)
            break;
        }
      if (i == n)
        {
          fprintf (stderr, "no such move: %s\n", text);
          exit (4);
        }
      mailbox_play (board, &list[i]);
    }
}

/* The behavior of a program that does not answer. */
static void
misbehave (void)
{
  if (is_fault ("hang"))
    for (;;)
      pause ();
  while (is_fault ("flood"))
    puts ("e2e4 20 and so on and on and on");
  while (is_fault ("flood-line"))
    fputs ("eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", stdout);
  while (is_fault ("flood-errors"))
    fputs ("all is lost\n", stderr);
  if (is_fault ("die"))
    {
      fputs ("cannot go on\n", stderr);
      abort ();
    }
  if (is_fault ("silent"))
    exit (0);
  if (is_fault ("garbage"))
    {
      fputs ("\x01\xff\xfe no \x80 moves\n", stdout);
      exit (0);
    }
  if (is_fault ("child-hangs") && fork () == 0)
    for (;;)
      pause ();
  if (is_fault ("session") && fork () == 0)
    {
      setsid ();
      for (;;)
        pause ();
    }
  /* If its parent is killed with its process group, this process survives. */
  if (is_fault ("session-hang"))
    {
      if (fork () == 0)
        setsid ();
      for (;;)
        pause ();
    }
}

static void
answer (Mailbox *board, int depth)
{
  MailboxMove moves[MAILBOX_MOVES];
  int n = depth > 0 ? mailbox_moves (board, moves) : 0;
  uint64_t total = depth == 0;

  for (int i = 0; i < n; i++)
    {
      Mailbox next = *board;
      char text[8];

      mailbox_write (board, &moves[i], text);
      mailbox_play (&next, &moves[i]);
      uint64_t count = mailbox_perft (&next, depth - 1);
      /* As the count of the parent would have it: what mailbox_perft() adds there. */
      if (board->bug == BUG_UNMAKE && depth > 1 && moves[i].kind == 1)
        count++;
      if (is_fault ("counts") && depth > 1 && i == n / 2)
        count++;
      if (is_fault ("leaves") && depth == 1 && i == n / 2)
        count++;
      total += count;
      if (is_fault ("half-line") && i == n - 1)
        {
          printf ("%.3s", text);
          return;
        }
      if (is_fault ("upper-case") && strlen (text) == 5)
        text[4] = (char) (text[4] - 'a' + 'A');
      printf ("%s%s %" PRIu64 "\n", text, uci_mode ? ":" : "", count);
    }
  if (is_fault ("null"))
    puts ("0000 1");
  if (is_fault ("no-total"))
    return;
  total += is_fault ("total");
  printf ("\n%s%" PRIu64 "\n", uci_mode ? "Nodes searched: " : "", total);
}

static void
run_uci (MailboxBug bug)
{
  static char line[65536];
  Mailbox board = { .bug = bug };

  setvbuf (stdout, NULL, _IOLBF, 0);
  uci_mode = 1;
  while (fgets (line, sizeof line, stdin) != NULL)
    {
      char *moves = strstr (line, " moves ");

      if (strncmp (line, "uci\n", 4) == 0)
        puts ("id name broken\noption name UCI_Chess960 type check default false\nuciok");
      else if (strncmp (line, "setoption", 9) == 0)
        board.chess960 = strstr (line, "value true") != NULL;
      else if (strncmp (line, "isready", 7) == 0)
        puts ("readyok");
      else if (strncmp (line, "position fen ", 13) == 0)
        {
          mailbox_read (&board, line + 13);
          if (moves != NULL)
            play_moves (&board, moves + 7);
        }
      else if (strncmp (line, "go perft ", 9) == 0)
        {
          misbehave ();
          answer (&board, atoi (line + 9));
        }
      else if (strncmp (line, "quit", 4) == 0)
        return;
    }
}

int
main (int argc, char **argv)
{
  const struct rlimit no_core = { 0, 0 }; /* where the test runs */
  Mailbox board = { .bug = BUG_NONE };
  int i = 1;

  setrlimit (RLIMIT_CORE, &no_core);
  for (; i + 1 < argc && strncmp (argv[i], "--", 2) == 0; i += 2)
    {
      if (strcmp (argv[i], "--fault") == 0)
        fault = argv[i + 1];
      else if (strcmp (argv[i], "--uci") == 0)
        i--;
      for (int bug = 0; strcmp (argv[i], "--bug") == 0 && bug < N_BUGS; bug++)
        if (strcmp (argv[i + 1], mailbox_bug_names[bug]) == 0)
          board.bug = (MailboxBug) bug;
    }
  /* An engine gets no arguments, so the bug comes from its name or its environment. */
  if (getenv ("BROKEN_PERFT_FAULT") != NULL)
    fault = getenv ("BROKEN_PERFT_FAULT");
  for (int bug = 0; getenv ("BROKEN_PERFT_BUG") != NULL && bug < N_BUGS; bug++)
    if (strcmp (getenv ("BROKEN_PERFT_BUG"), mailbox_bug_names[bug]) == 0)
      board.bug = (MailboxBug) bug;
  if (argc - i < 2)
    {
      run_uci (board.bug);
      return 0;
    }
  misbehave ();
  if (!mailbox_read (&board, argv[i + 1]))
    {
      fputs ("this FEN cannot be read\n", stderr);
      return 2;
    }
  if (argc - i > 2)
    play_moves (&board, argv[i + 2]);
  answer (&board, atoi (argv[i]));
  fflush (stdout);
  if (is_fault ("status"))
    return 7;
  if (is_fault ("killed"))
    raise (SIGSEGV);
  return 0;
}
