/* The board as an array: entries in every form and layout, and the text written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/fen.h"
#include "game/inspect/mailbox-text.h"

#define E4 28

static void
test_places (void)
{
  static const struct
  {
    ChessMailbox mailbox;
    ChessLayout layout;
    guint place; /* of e4 */
  } rows[] = {
    { CHESS_MAILBOX_64, CHESS_LAYOUT_A1B1, 28 },
    { CHESS_MAILBOX_64, CHESS_LAYOUT_A8B8, 36 },
    { CHESS_MAILBOX_64, CHESS_LAYOUT_A1A2, 35 },
    { CHESS_MAILBOX_0X88, CHESS_LAYOUT_A1B1, 0x34 },
    { CHESS_MAILBOX_0X88, CHESS_LAYOUT_A8B8, 0x44 },
    { CHESS_MAILBOX_10X12, CHESS_LAYOUT_A1B1, 55 },
    { CHESS_MAILBOX_10X12, CHESS_LAYOUT_A8B8, 65 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (chess_mailbox_place (rows[i].mailbox, rows[i].layout, E4), ==, rows[i].place);
}

/* Every entry belongs to a square or to none, and each square has exactly one. */
static void
test_there_and_back (void)
{
  for (ChessMailbox mailbox = 0; mailbox < CHESS_N_MAILBOXES; mailbox++)
    for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
      {
        guint n = chess_mailbox_rows (mailbox) * chess_mailbox_columns (mailbox), n_squares = 0;

        g_assert_cmpuint (n, <=, CHESS_MAX_MAILBOX);
        for (guint place = 0; place < n; place++)
          {
            ChessSquare square = chess_mailbox_square (mailbox, layout, place);

            if (square == CHESS_SQUARE_NONE)
              continue;
            n_squares++;
            g_assert_cmpuint (chess_mailbox_place (mailbox, layout, square), ==, place);
          }
        g_assert_cmpuint (n_squares, ==, 64);
      }
}

static void
test_text (void)
{
  ChessPosition position;
  const char *fen = "4k3/8/8/8/4P3/8/8/4K2R w K - 0 1";
  g_autofree char *flat = NULL, *x88 = NULL, *framed = NULL, *source = NULL, *places = NULL;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  flat = checkbit_mailbox_dup_text (&position, CHESS_MAILBOX_64, CHESS_LAYOUT_A1B1, E4);
  g_assert_cmpstr (flat, ==,
                   "        0  1  2  3  4  5  6  7\n"
                   " 0   0  .  .  .  .  K  .  .  R \n"
                   " 1   8  .  .  .  .  .  .  .  . \n"
                   " 2  16  .  .  .  .  .  .  .  . \n"
                   " 3  24  .  .  .  . [P] .  .  . \n"
                   " 4  32  .  .  .  .  .  .  .  . \n"
                   " 5  40  .  .  .  .  .  .  .  . \n"
                   " 6  48  .  .  .  .  .  .  .  . \n"
                   " 7  56  .  .  .  .  k  .  .  . \n");
  x88 = checkbit_mailbox_dup_text (&position, CHESS_MAILBOX_0X88, CHESS_LAYOUT_A8B8,
                                   CHESS_SQUARE_NONE);
  g_assert_true (g_str_has_prefix (x88,
                                   "         0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15\n"
                                   " 0   0  .  .  .  .  k  .  .  .  -  -  -  -  -  -  -  - \n"));
  framed = checkbit_mailbox_dup_text (&position, CHESS_MAILBOX_10X12, CHESS_LAYOUT_A1B1,
                                      CHESS_SQUARE_NONE);
  g_assert_nonnull (strstr (framed, " 2  20  -  .  .  .  .  K  .  .  R  - \n"));
  source = checkbit_mailbox_dup_source (&position, CHESS_MAILBOX_0X88, CHESS_LAYOUT_A1B1);
  g_assert_true (g_str_has_prefix (source, "/* a1b1 */\nconst char board[128] = {\n"
                                           "  '.', '.', '.', '.', 'K', '.', '.', 'R', 0, 0,"));
  places = checkbit_mailbox_dup_places (CHESS_LAYOUT_A8B8, E4);
  g_assert_cmpstr (places, ==, "board[4][4] · board[36] · 0x88: 68 = 0x44 · 10×12: 65");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mailbox/places", test_places);
  g_test_add_func ("/mailbox/there-and-back", test_there_and_back);
  g_test_add_func ("/mailbox/text", test_text);
  return g_test_run ();
}
