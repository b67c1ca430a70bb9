/* Which pieces slide, appear and go between two positions, and that interrupting a move shows no
 * jump.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "chess/fen.h"
#include "ui/board/board-motion.h"

/* slides: "e2e4 …" with the piece that arrives; gone and come: squares of pieces that fade. */
typedef struct
{
  const char *name;
  const char *before, *after;
  const char *slides, *gone, *come;
} Case;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"

static const Case cases[] = {
  { "none", START, START, "", "", "" },
  { "quiet", START, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -", "e2e4", "", "" },
  { "undo", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -", START, "e4e2", "", "" },
  { "capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - -", "4k3/8/8/3P4/8/8/8/4K3 b - -", "e4d5", "d5", "" },
  { "capture-undo", "4k3/8/8/3P4/8/8/8/4K3 b - -", "4k3/8/8/3p4/4P3/8/8/4K3 w - -", "d5e4", "",
    "d5" },
  { "castling", "4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/5RK1 b - -", "h1f1 e1g1", "", "" },
  { "castling-960", "4k3/8/8/8/8/8/8/6KR w K -", "4k3/8/8/8/8/8/8/5RK1 b - -", "h1f1", "", "" },
  { "castling-swap", "4k3/8/8/8/8/8/8/5KR1 w G -", "4k3/8/8/8/8/8/8/5RK1 b - -", "g1f1 f1g1", "",
    "" },
  { "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6", "4k3/8/3P4/8/8/8/8/4K3 b - -", "e5d6", "d5",
    "" },
  { "promotion", "7k/P7/8/8/8/8/8/4K3 w - -", "Q6k/8/8/8/8/8/8/4K3 b - -", "a7a8", "", "" },
  { "promotion-capture", "1r5k/P7/8/8/8/8/8/4K3 w - -", "1N5k/8/8/8/8/8/8/4K3 b - -", "a7b8", "b8",
    "" },
  { "promotion-undo", "Q6k/8/8/8/8/8/8/4K3 b - -", "7k/P7/8/8/8/8/8/4K3 w - -", "a8a7", "", "" },
  { "nearest", "4k3/8/8/8/8/8/8/R3K2R w - -", "4k3/8/8/8/8/8/8/RR2K3 b - -", "h1b1", "", "" },
};

static void
read_fen (const char *text, ChessPosition *position)
{
  g_assert_true (chess_fen_read (text, strlen (text), CHESS_FEN_DEFAULT, position, NULL));
}

static void
append_square (GString *text, ChessSquare square)
{
  g_string_append_printf (text, "%c%u", 'a' + (int) chess_square_file (square),
                          chess_square_rank (square) + 1);
}

static ChessSquare
get_square (const graphene_point_t *point)
{
  return CHESS_SQUARE ((int) point->x, (int) point->y);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GString) slides = g_string_new (NULL);
  g_autoptr (GString) gone = g_string_new (NULL);
  g_autoptr (GString) come = g_string_new (NULL);
  CheckbitBoardMotion motion = { .progress = 1 };
  ChessPosition before, after;

  read_fen (test->before, &before);
  read_fen (test->after, &after);
  checkbit_board_motion_begin (&motion, &before, &after);
  for (unsigned i = 0; i < motion.n_sprites; i++)
    {
      const CheckbitSprite *sprite = &motion.sprites[i];

      if (sprite->square == CHESS_SQUARE_NONE)
        {
          append_square (gone, get_square (&sprite->start));
          g_assert_cmpfloat (sprite->alpha_end, ==, 0);
          continue;
        }
      g_assert_cmpint (sprite->piece, ==, chess_position_piece_at (&after, sprite->square));
      g_assert_cmpint (get_square (&sprite->end), ==, sprite->square);
      if (sprite->alpha_start < 1)
        append_square (come, sprite->square);
      else
        {
          g_string_append (slides, slides->len ? " " : "");
          append_square (slides, get_square (&sprite->start));
          append_square (slides, sprite->square);
        }
    }
  g_assert_cmpstr (slides->str, ==, test->slides);
  g_assert_cmpstr (gone->str, ==, test->gone);
  g_assert_cmpstr (come->str, ==, test->come);
}

static const CheckbitSprite *
find (const CheckbitBoardMotion *motion, ChessSquare square)
{
  for (unsigned i = 0; i < motion->n_sprites; i++)
    if (motion->sprites[i].square == square)
      return &motion->sprites[i];
  return NULL;
}

/* The next move starts a piece from where it is visible, halfway, and lets other animations
 * finish. */
static void
test_interrupted (void)
{
  CheckbitBoardMotion motion = { .progress = 1 };
  ChessPosition positions[3];
  graphene_point_t halfway, now;
  float alpha;

  read_fen ("4k3/8/8/8/8/8/8/R3K3 w - -", &positions[0]);
  read_fen ("4k3/8/8/8/8/8/8/2R1K3 b - -", &positions[1]);
  read_fen ("3k4/8/8/8/8/8/8/2R1K3 w - -", &positions[2]);
  checkbit_board_motion_begin (&motion, &positions[0], &positions[1]);
  checkbit_board_motion_set_time (&motion, 0.3);
  checkbit_sprite_get_now (find (&motion, 2), motion.progress, &halfway, &alpha);
  g_assert_cmpfloat (halfway.x, >, 0.5);
  g_assert_cmpfloat (halfway.x, <, 2.5);

  checkbit_board_motion_begin (&motion, &positions[1], &positions[2]);
  g_assert_cmpuint (motion.n_sprites, ==, 2);
  checkbit_sprite_get_now (find (&motion, 2), motion.progress, &now, &alpha);
  g_assert_true (graphene_point_near (&now, &halfway, 1e-4f));

  /* Reverses both animations at once. */
  checkbit_board_motion_begin (&motion, &positions[2], &positions[0]);
  checkbit_sprite_get_now (find (&motion, 0), motion.progress, &now, &alpha);
  g_assert_true (graphene_point_near (&now, &halfway, 1e-4f));
  checkbit_board_motion_set_time (&motion, 1);
  g_assert_cmpuint (motion.n_sprites, ==, 0);
  g_assert_true (motion.moving == 0);
}

/* A dropped piece starts from where it was dropped, even if it returns to its square. */
static void
test_dropped (void)
{
  CheckbitBoardMotion motion = { .progress = 1 };
  graphene_point_t point = GRAPHENE_POINT_INIT (6.25f, 2.75f), now;
  ChessPosition position;
  float alpha;

  read_fen (START, &position);
  checkbit_board_motion_begin (&motion, &position, &position);
  checkbit_board_motion_start_from (&motion, 6, chess_position_piece_at (&position, 6), &point);
  g_assert_cmpuint (motion.n_sprites, ==, 1);
  checkbit_sprite_get_now (find (&motion, 6), motion.progress, &now, &alpha);
  g_assert_true (graphene_point_near (&now, &point, 1e-4f));
}

/* The animation slows down towards the end and never goes backwards. */
static void
test_easing (void)
{
  CheckbitBoardMotion motion = { .progress = 1 };
  ChessPosition before, after;
  double last = 0, last_step = 1;

  read_fen (cases[1].before, &before);
  read_fen (cases[1].after, &after);
  checkbit_board_motion_begin (&motion, &before, &after);
  for (int i = 1; i < 10; i++)
    {
      checkbit_board_motion_set_time (&motion, i / 10.);
      g_assert_cmpfloat (motion.progress, >, last);
      g_assert_cmpfloat (motion.progress - last, <, last_step);
      last_step = motion.progress - last;
      last = motion.progress;
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/board-motion/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/ui/board-motion/interrupted", test_interrupted);
  g_test_add_func ("/ui/board-motion/dropped", test_dropped);
  g_test_add_func ("/ui/board-motion/easing", test_easing);
  return g_test_run ();
}
