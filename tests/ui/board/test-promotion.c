/* The promotion chooser: its buttons, keys and ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/types.h"
#include "ui/board/piece-set.h"
#include "ui/board/promotion.h"

#define NOTHING 100
#define CANCELLED 200

typedef struct
{
  GtkWindow *window;
  GtkWidget *outside;
  GtkWidget *box;
  CheckbitPromotion *promotion;
  guint answer;
  guint n_answers;
} Fixture;

static void
chosen_cb (Fixture *fixture, guint type)
{
  fixture->answer = type;
  fixture->n_answers++;
}

static void
cancelled_cb (Fixture *fixture)
{
  fixture->answer = CANCELLED;
  fixture->n_answers++;
}

static void
open_chooser (Fixture *fixture, gboolean upwards)
{
  fixture->answer = NOTHING;
  fixture->promotion = CHECKBIT_PROMOTION (checkbit_promotion_new (CHESS_BLACK, upwards, 60));
  g_signal_connect_swapped (fixture->promotion, "chosen", G_CALLBACK (chosen_cb), fixture);
  g_signal_connect_swapped (fixture->promotion, "cancelled", G_CALLBACK (cancelled_cb), fixture);
  fixture->outside = gtk_button_new_with_label ("outside");
  fixture->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (fixture->box), fixture->outside);
  gtk_box_append (GTK_BOX (fixture->box), GTK_WIDGET (fixture->promotion));
  gtk_window_set_child (fixture->window, fixture->box);
  ui_test_show (fixture->window);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->promotion));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  ui_test_destroy (fixture->window);
}

static const char *const names[] = { "Queen", "Knight", "Rook", "Bishop" };
static const ChessPieceType types[] = { CHESS_QUEEN, CHESS_KNIGHT, CHESS_ROOK, CHESS_BISHOP };

/* The queen is nearest to the edge, in either direction of the column; each button is named after
 * its piece. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  gboolean upwards = GPOINTER_TO_INT (data);
  GtkWidget *child;

  open_chooser (fixture, upwards);
  child = upwards ? gtk_widget_get_last_child (GTK_WIDGET (fixture->promotion))
                  : gtk_widget_get_first_child (GTK_WIDGET (fixture->promotion));
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *seen = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, names[i]);

      g_assert_null (seen);
      g_assert_true (GTK_IS_BUTTON (child));
      child = upwards ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);
    }
  g_assert_null (child);
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == ui_test_find_button (GTK_WIDGET (fixture->promotion), "Queen"));
}

static GdkPaintable *
get_drawing (Fixture *fixture, const char *name)
{
  GtkWidget *button = ui_test_find_button (GTK_WIDGET (fixture->promotion), name);

  return gtk_picture_get_paintable (GTK_PICTURE (gtk_button_get_child (GTK_BUTTON (button))));
}

/* An open chooser follows the choice of the pieces. */
static void
test_other_pieces (Fixture *fixture, gconstpointer data)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();

  open_chooser (fixture, FALSE);
  checkbit_piece_set_use (set, "flat");
  for (int i = 0; i < 4; i++)
    g_assert_true ((gpointer) get_drawing (fixture, names[i])
                   == (gpointer) checkbit_piece_set_get_texture (
                       set, CHESS_PIECE (CHESS_BLACK, types[i]), 60));
  checkbit_piece_set_use (set, "classic");
}

static void
test_button (Fixture *fixture, gconstpointer data)
{
  int choice = GPOINTER_TO_INT (data);
  GtkWidget *button;

  open_chooser (fixture, FALSE);
  button = ui_test_find_button (GTK_WIDGET (fixture->promotion), names[choice]);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (fixture->answer, ==, types[choice]);

  /* Each question gets exactly one answer. */
  g_signal_emit_by_name (button, "clicked");
  gtk_widget_grab_focus (fixture->outside);
  for (int i = 0; i < 20; i++)
    ui_test_iterate ();
  g_assert_cmpuint (fixture->n_answers, ==, 1);
}

typedef struct
{
  const char *name;
  guint key;
  GdkModifierType state;
  guint answer;
} KeyCase;

static const KeyCase key_cases[] = {
  { "q", GDK_KEY_q, 0, CHESS_QUEEN },
  { "capital", GDK_KEY_N, GDK_SHIFT_MASK, CHESS_KNIGHT },
  { "r", GDK_KEY_r, 0, CHESS_ROOK },
  { "b", GDK_KEY_b, 0, CHESS_BISHOP },
  { "escape", GDK_KEY_Escape, 0, CANCELLED },
  { "name", GDK_KEY_k, 0, CHESS_KNIGHT }, /* the first letter of its name serves too */
  { "other", GDK_KEY_x, 0, NOTHING },
  { "shortcut", GDK_KEY_q, GDK_CONTROL_MASK, NOTHING },
};

static void
test_key (Fixture *fixture, gconstpointer data)
{
  const KeyCase *test = data;

  open_chooser (fixture, FALSE);
  g_assert_cmpint (checkbit_promotion_key (fixture->promotion, test->key, test->state), ==,
                   test->answer != NOTHING);
  g_assert_cmpuint (fixture->answer, ==, test->answer);
}

/* Arrow keys go from piece to piece, as the buttons lie. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  open_chooser (fixture, FALSE);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->promotion), GTK_DIR_DOWN));
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == ui_test_find_button (GTK_WIDGET (fixture->promotion), "Knight"));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->promotion), GTK_DIR_UP));
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == ui_test_find_button (GTK_WIDGET (fixture->promotion), "Queen"));
}

static void
test_focus_leaves (Fixture *fixture, gconstpointer data)
{
  open_chooser (fixture, FALSE);
  gtk_widget_grab_focus (fixture->outside);
  ui_test_wait_for (fixture->answer == CANCELLED);
}

/* A question removed without an answer reports nothing and is freed. */
static void
test_finalize (Fixture *fixture, gconstpointer data)
{
  gpointer promotion;

  open_chooser (fixture, FALSE);
  promotion = fixture->promotion;
  g_object_add_weak_pointer (promotion, &promotion);
  g_signal_handlers_disconnect_by_data (promotion, fixture);
  gtk_box_remove (GTK_BOX (fixture->box), promotion);
  ui_test_wait_for (promotion == NULL);
  g_assert_cmpuint (fixture->n_answers, ==, 0);
}

#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  ADD ("/ui/promotion/order/down", GINT_TO_POINTER (FALSE), test_order);
  ADD ("/ui/promotion/order/up", GINT_TO_POINTER (TRUE), test_order);
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *path = g_strconcat ("/ui/promotion/button/", names[i], NULL);
      ADD (path, GINT_TO_POINTER (i), test_button);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (key_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/promotion/key/", key_cases[i].name, NULL);
      ADD (path, &key_cases[i], test_key);
    }
  ADD ("/ui/promotion/other-pieces", NULL, test_other_pieces);
  ADD ("/ui/promotion/arrows", NULL, test_arrows);
  ADD ("/ui/promotion/focus-leaves", NULL, test_focus_leaves);
  ADD ("/ui/promotion/finalize", NULL, test_finalize);
  return g_test_run ();
}
