/* Sets sent by another program: which are accepted, under which name and numbering, and which are
 * refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/bridge.h"
#include "../../lib/test-time.h"
#include "game/inspect/sent-set.h"

/* The sets received, as "name=hex name=hex". (transfer full) */
static char *
describe (CheckbitInspection *inspection)
{
  GListModel *sets = G_LIST_MODEL (checkbit_inspection_get_pushed (inspection));
  GString *text = g_string_new (NULL);

  checkbit_bridge_flush (inspection);

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (sets, i);

      g_string_append_printf (text, "%s%s=%" G_GINT64_MODIFIER "x", i > 0 ? " " : "",
                              checkbit_set_get_title (set), checkbit_set_get_bits (set));
    }
  return g_string_free (text, FALSE);
}

/* --- Taken ---------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *values[4];
  const char *layout; /* of the sender; NULL for that of the inspector */
  ChessLayout shown;  /* of the inspector */
  const char *expected;
} Taken;

/* Worked out by hand: g6 is bit 46 and f7 bit 53 of a1b1; in a8b8 the same word is g3 f2 (bits 22
 * and 13 of a1b1), in h1g1 it is b6 c7 (bits 41 and 50). */
static const Taken taken[] = {
  { "hex", { "0x0000001008000000" }, NULL, CHESS_LAYOUT_A1B1, "set=1008000000" },
  { "several",
    { "0x42", "255", "b6 c7" },
    NULL,
    CHESS_LAYOUT_A1B1,
    "set[0]=42 set[1]=ff set[2]=4020000000000" },
  { "full", { "-1" }, NULL, CHESS_LAYOUT_A1B1, "set=ffffffffffffffff" },
  { "same", { "0x0020400000000000" }, NULL, CHESS_LAYOUT_A1B1, "set=20400000000000" },
  { "of-the-sender", { "0x0020400000000000" }, "a8b8", CHESS_LAYOUT_A1B1, "set=402000" },
  { "of-the-inspector", { "0x0020400000000000" }, NULL, CHESS_LAYOUT_H1G1, "set=4020000000000" },
  { "sender-goes-first", { "0x0020400000000000" }, "a8b8", CHESS_LAYOUT_H1G1, "set=402000" },
  { "drawn",
    { "1......./......../......../......../....1.../......../......../.......1" },
    "a8b8",
    CHESS_LAYOUT_A1B1,
    "set=100000010000080" },
  { "named", { "U64 a = 0x5; U64 b = a << 1;" }, NULL, CHESS_LAYOUT_A1B1, "a=5 b=a" },
  { "list", { "{0x1, 0x2}" }, NULL, CHESS_LAYOUT_A1B1, "set[0]=1 set[1]=2" },
  { "empty-layout", { "0x10" }, "", CHESS_LAYOUT_A1B1, "set=10" },
};

static void
test_taken (gconstpointer data)
{
  const Taken *row = data;
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (GError) error = NULL;

  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (inspection), row->shown);
  g_assert_true (checkbit_bridge_show (inspection, "set", row->values, row->layout, &error));
  g_assert_no_error (error);
  g_autofree char *sets = describe (inspection);
  g_assert_cmpstr (sets, ==, row->expected);
}

/* 64 values. */
#define ROW "1,2,3,4,5,6,7,8,"
#define TABLE "{" ROW ROW ROW ROW ROW ROW ROW ROW "}"

/* --- Refused -------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *set;
  const char *values[4];
  const char *layout;
  CheckbitBridgeError code;
} Refused;

static const Refused refused[] = {
  { "no-name", "", { "1" }, NULL, CHECKBIT_BRIDGE_ERROR_NAME },
  { "not-utf8", "\xff", { "1" }, NULL, CHECKBIT_BRIDGE_ERROR_NAME },
  { "long-name",
    "0123456789012345678901234567890123456789012345678901234567890123!",
    { "1" },
    NULL,
    CHECKBIT_BRIDGE_ERROR_NAME },
  { "no-value", "set", { NULL }, NULL, CHECKBIT_BRIDGE_ERROR_VALUE },
  { "garbage", "set", { "hello" }, NULL, CHECKBIT_BRIDGE_ERROR_VALUE },
  { "too-large", "set", { "0x10000000000000000" }, NULL, CHECKBIT_BRIDGE_ERROR_VALUE },
  { "part-is-bad", "set", { "U64 a = 0x5; U64 b = foo (3);" }, NULL, CHECKBIT_BRIDGE_ERROR_VALUE },
  { "second-is-bad", "set", { "1", "0x" }, NULL, CHECKBIT_BRIDGE_ERROR_VALUE },
  { "two-tables", "set", { "1", TABLE, TABLE }, NULL, CHECKBIT_BRIDGE_ERROR_VALUE },
  { "two-tables-in-a-text",
    "set",
    { "U64 a[64] = " TABLE ";\nU64 b[64] = " TABLE ";" },
    NULL,
    CHECKBIT_BRIDGE_ERROR_VALUE },
  { "no-layout", "set", { "1" }, "a1c1", CHECKBIT_BRIDGE_ERROR_LAYOUT },
};

/* If any part of a message is refused, all of it is. */
static void
test_refused (gconstpointer data)
{
  const Refused *row = data;
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (checkbit_bridge_show (inspection, row->set, row->values, row->layout, &error));
  g_assert_error (error, CHECKBIT_BRIDGE_ERROR, (int) row->code);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_autofree char *sets = describe (inspection);
  g_assert_cmpstr (sets, ==, "");
}

/* --- One after another ---------------------------------------------------------------------- */

static void
show_one (CheckbitInspection *inspection, const char *name, const char *value)
{
  const char *values[] = { value, NULL };

  g_assert_true (checkbit_bridge_show (inspection, name, values, NULL, NULL));
}

/* A name takes its next value, with what changed marked. */
static void
test_again (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  GListModel *sets = G_LIST_MODEL (checkbit_inspection_get_pushed (inspection));

  show_one (inspection, "a", "0x0f");
  show_one (inspection, "b", "1");
  checkbit_bridge_flush (inspection);
  show_one (inspection, "a", "0x3c");
  g_autofree char *text = describe (inspection);
  g_assert_cmpstr (text, ==, "a=3c b=1");
  g_autoptr (CheckbitSet) first = g_list_model_get_item (sets, 0);
  g_assert_cmphex (checkbit_set_get_changed (first), ==, 0x33);

  g_assert_false (checkbit_bridge_forget (inspection, "c"));
  g_assert_true (checkbit_bridge_forget (inspection, "a"));
  g_assert_false (checkbit_bridge_forget (inspection, "a"));
  g_autofree char *left = describe (inspection);
  g_assert_cmpstr (left, ==, "b=1");

  checkbit_bridge_clear (inspection);
  g_assert_cmpuint (g_list_model_get_n_items (sets), ==, 0);
}

/* A program that never stops sending cannot fill the memory. */
static void
test_flood (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  GListModel *sets = G_LIST_MODEL (checkbit_inspection_get_pushed (inspection));

  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);
      show_one (inspection, name, "1");
    }
  checkbit_bridge_flush (inspection);
  g_assert_cmpuint (g_list_model_get_n_items (sets), ==, CHECKBIT_BRIDGE_MAX_SETS);
  g_autoptr (CheckbitSet) first = g_list_model_get_item (sets, 0);
  g_assert_cmpstr (checkbit_set_get_title (first), ==, "744");
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Listeners hear a few times about hundreds of simultaneous sets, not hundreds of times. */
static void
test_together (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  GListModel *sets = G_LIST_MODEL (checkbit_inspection_get_pushed (inspection));
  guint n_told = 0;

  g_signal_connect_swapped (sets, "items-changed", G_CALLBACK (count_cb), &n_told);
  for (guint round = 0; round < 4; round++)
    for (guint i = 0; i < 100; i++)
      {
        g_autofree char *name = g_strdup_printf ("%u", i);
        g_autofree char *value = g_strdup_printf ("%u", round + 1);
        show_one (inspection, name, value);
      }
  g_assert_cmpuint (n_told, ==, 0);
  time_wait_for (g_list_model_get_n_items (sets) != 0);
  g_assert_cmpuint (g_list_model_get_n_items (sets), ==, 100);
  g_assert_cmpuint (n_told, ==, 1);
  g_autoptr (CheckbitSet) last = g_list_model_get_item (sets, 99);
  g_assert_cmpuint (checkbit_set_get_bits (last), ==, 4);

  show_one (inspection, "gone", "1");
  checkbit_bridge_clear (inspection);
  checkbit_bridge_flush (inspection);
  g_assert_cmpuint (g_list_model_get_n_items (sets), ==, 0);
}

/* --- The values before ---------------------------------------------------------------------- */

/* The set that was sent first. (transfer none) */
static CheckbitSentSet *
get_first (CheckbitInspection *inspection)
{
  g_autoptr (CheckbitSentSet) set = NULL;

  checkbit_bridge_flush (inspection);
  set = g_list_model_get_item (G_LIST_MODEL (checkbit_inspection_get_pushed (inspection)), 0);
  g_assert_true (CHECKBIT_IS_SENT_SET (set));
  return set; /* the list holds it */
}

/* Sends the values from one number to another as fast as possible. */
static void
show_many (CheckbitInspection *inspection, guint first, guint last)
{
  for (guint i = first; i <= last; i++)
    {
      g_autofree char *value = g_strdup_printf ("%u", i);
      show_one (inspection, "a", value);
    }
}

static void
assert_value (CheckbitSentSet *set, const char *place, ChessBitboard bits, ChessBitboard changed)
{
  g_autofree char *told = checkbit_sent_set_tell_place (set);

  g_assert_cmpstr (told, ==, place);
  g_assert_cmphex (checkbit_set_get_bits (CHECKBIT_SET (set)), ==, bits);
  g_assert_cmphex (checkbit_set_get_changed (CHECKBIT_SET (set)), ==, changed);
}

/* A name keeps its last 64 values, also those of one frame, and steps through them. */
static void
test_values (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitSentSet *set;

  show_many (inspection, 1, 3);
  set = get_first (inspection);
  assert_value (set, "3 of 3", 3, 1);
  g_assert_false (checkbit_sent_set_step (set, 1));
  g_assert_true (checkbit_sent_set_step (set, -1));
  assert_value (set, "2 of 3", 2, 3);
  g_assert_true (checkbit_sent_set_step (set, -1));
  assert_value (set, "1 of 3", 1, 0);
  g_assert_false (checkbit_sent_set_step (set, -1));
  g_assert_true (checkbit_sent_set_look_at (set, 2));

  show_many (inspection, 4, 100);
  g_assert_true (get_first (inspection) == set);
  assert_value (set, "64 of 64", 100, 100 ^ 99);
  g_assert_true (checkbit_sent_set_look_at (set, 0));
  g_assert_false (checkbit_sent_set_look_at (set, 64));
  assert_value (set, "1 of 64", 37, 0);
}

/* New values do not replace an older one that someone is looking at; sending a value again is not a
 * change. */
static void
test_values_looked_at (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitSentSet *set;

  show_many (inspection, 1, 64);
  set = get_first (inspection);
  checkbit_sent_set_look_at (set, 10);
  show_many (inspection, 64, 66);
  get_first (inspection);
  assert_value (set, "9 of 64", 11, 1);
  show_many (inspection, 67, 90);
  get_first (inspection);
  assert_value (set, "1 of 64", 27, 0);
  g_assert_true (checkbit_sent_set_look_at (set, 63));
  show_many (inspection, 91, 91);
  get_first (inspection);
  assert_value (set, "64 of 64", 91, 1);
}

/* Each value knows its position, and the squares it set and cleared. */
static void
test_values_told (void)
{
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitMoment moment = { .position = chess_position_start, .repetitions = 1 };
  CheckbitSentSet *set;
  static const char *const changes[]
      = { NULL, "Set since the previous value: c1 d1.",
          "Set since the previous value: e1. Cleared: a1.", "Cleared since the previous value: b1.",
          "Equals the previous value." };

  show_one (inspection, "a", "3");
  show_one (inspection, "a", "15");
  show_one (inspection, "a", "0x1e");
  show_one (inspection, "a", "0x1c");
  chess_position_play (&moment.position, chess_move_new (12, 28, CHESS_MOVE_NORMAL));
  checkbit_inspection_set_moment (inspection, &moment, FALSE);
  show_one (inspection, "a", "0x1c");
  set = get_first (inspection);
  g_assert_cmpuint (checkbit_sent_set_get_n_values (set), ==, G_N_ELEMENTS (changes));
  g_assert_cmphex (checkbit_sent_set_get_position (set)->key, ==, moment.position.key);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_assert_true (checkbit_sent_set_look_at (set, i));
      g_autofree char *told = checkbit_sent_set_tell_change (set);
      g_assert_cmpstr (told, ==, changes[i]);
    }
  g_assert_true (checkbit_sent_set_look_at (set, 3));
  g_assert_cmphex (checkbit_sent_set_get_position (set)->key, ==, chess_position_start.key);
}

/* A table of n words: 0, 3, 6 … (transfer full) */
static char *
write_table (guint n)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%u,", 3 * i);
  g_string_append (text, "}");
  return g_string_free (text, FALSE);
}

static void
assert_table (CheckbitInspection *inspection, guint n)
{
  g_autoptr (GBytes) table = NULL;

  checkbit_bridge_flush (inspection);
  g_object_get (inspection, "table", &table, NULL);
  g_assert_nonnull (table);
  g_assert_cmpuint (g_bytes_get_size (table), ==, n * sizeof (guint64));
  g_assert_cmpuint (checkbit_inspection_get_table (inspection)[n - 1], ==, 3 * (n - 1));
}

/* A table of 64 words or more is the inspector's table, the last one if several come before they
 * can be seen. */
static void
test_table (void)
{
  static const guint sizes[] = { 64, 128, 65, 1000 };
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *text = write_table (sizes[i]);

      show_one (inspection, "table", TABLE);
      show_one (inspection, "table", text);
      assert_table (inspection, sizes[i]);
    }

  /* One that waits is cleared with the sets. */
  checkbit_inspection_set_table (inspection, NULL);
  show_one (inspection, "table", TABLE);
  checkbit_bridge_clear (inspection);
  checkbit_bridge_flush (inspection);
  g_assert_null (checkbit_inspection_get_table (inspection));
}

/* --- Positions ------------------------------------------------------------------------------ */

#define KNIGHT_OUT "0x000000000000ff00", "0x0000000000200002", "0x24", "0x81", "0x8", "0x10"
#define BLACK_START                                                                                \
  "0x00ff000000000000", "0x4200000000000000", "0x2400000000000000", "0x8100000000000000",          \
      "0x0800000000000000", "0x1000000000000000"

typedef struct
{
  const char *name;
  const char *values[14];
  const char *fen, *said, *error;
} PositionRow;

static const PositionRow positions[] = {
  { "fen", { "4k3/8/8/8/8/8/8/4K2R w K - 0 1" }, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", NULL, NULL },
  { "fen-in-parts",
    { "4k3/8/8/8/8/8/8/4K2R", "w", "K", "-", "0", "1" },
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    NULL,
    NULL },
  /* As a person would write it by hand; it is given out as the board shows it. */
  { "fen-not-canonical",
    { " rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR  b QKqk e3" },
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    NULL,
    NULL },
  { "fen-of-chess960",
    { "4k3/8/8/8/8/8/8/4K2R", "w", "H", "-" },
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    NULL,
    NULL },
  { "bad-fen", { "4k3/8/8/8/8/8/4K2R w K - 0 1" }, NULL, NULL, "" },
  { "after-a-move",
    { KNIGHT_OUT, BLACK_START },
    NULL,
    "These are the boards after Nf3, bit by bit.",
    NULL },
  { "in-one-text",
    { "{0xff00, 0x200002, 0x24, 0x81, 8, 16, 0xff000000000000, 0x4200000000000000, "
      "0x2400000000000000, 0x8100000000000000, 0x0800000000000000, 0x1000000000000000}" },
    NULL,
    "These are the boards after Nf3, bit by bit.",
    NULL },
  { "a-bit-stayed",
    { "0xff00", "0x200042", "0x24", "0x81", "0x8", "0x10", BLACK_START },
    NULL,
    "These are the boards after Nf3, except for 1 bit.",
    NULL },
  { "another",
    { "0", "0", "0", "0", "0", "0x10", "0", "0", "0", "0", "0", "0x1000000000000000" },
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "Position loaded · White to move · Castling rights: none",
    NULL },
  { "eleven",
    { KNIGHT_OUT, "1", "2", "4", "8", "0x10" },
    NULL,
    NULL,
    "There are 11 numbers here." },
};

static void
test_position (gconstpointer data)
{
  const PositionRow *row = data;
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitMoment moment = { .position = chess_position_start, .repetitions = 1 };
  g_autofree char *fen = NULL, *said = NULL;
  g_autoptr (GError) error = NULL;

  checkbit_inspection_set_moment (inspection, &moment, FALSE);
  if (row->error != NULL)
    {
      g_assert_false (
          checkbit_bridge_take_position (inspection, row->values, NULL, &fen, &said, &error));
      g_assert_error (error, CHECKBIT_BRIDGE_ERROR, CHECKBIT_BRIDGE_ERROR_POSITION);
      g_assert_true (g_str_has_prefix (error->message, row->error));
      return;
    }
  g_assert_true (
      checkbit_bridge_take_position (inspection, row->values, NULL, &fen, &said, &error));
  g_assert_cmpstr (fen, ==, row->fen);
  if (row->said != NULL)
    g_assert_cmpstr (said, ==, row->said);
  g_assert_cmpint (checkbit_inspection_get_boards (inspection) != NULL, ==, said != NULL);
}

/* Words in another layout are converted to the current one. */
static void
test_position_layout (void)
{
  static const char *const values[] = { "0x00ff000000000000",
                                        "0x4200000000000000",
                                        "0x2400000000000000",
                                        "0x8100000000000000",
                                        "0x0800000000000000",
                                        "0x1000000000000000",
                                        "0x000000000000ff00",
                                        "0x42",
                                        "0x24",
                                        "0x81",
                                        "0x8",
                                        "0x10",
                                        NULL };
  g_autoptr (CheckbitInspection) inspection = checkbit_inspection_new ();
  CheckbitMoment moment = { .position = chess_position_start, .repetitions = 1 };
  g_autofree char *fen = NULL, *said = NULL;

  checkbit_inspection_set_moment (inspection, &moment, FALSE);
  g_assert_true (checkbit_bridge_take_position (inspection, values, "a8b8", &fen, &said, NULL));
  g_assert_cmpstr (said, ==, "These are the boards of the position itself, bit by bit.");
  g_assert_true (
      g_str_has_prefix (checkbit_inspection_get_boards (inspection), "0x000000000000ff00\n"));
}

#define ADD_ROWS(rows, folder, func)                                                               \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                                                  \
    {                                                                                              \
      g_autofree char *path = g_strconcat ("/game/bridge/" folder "/", rows[i].name, NULL);        \
      g_test_add_data_func (path, &rows[i], func);                                                 \
    }

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS (taken, "taken", test_taken)
  ADD_ROWS (refused, "refused", test_refused)
  ADD_ROWS (positions, "position", test_position)
  g_test_add_func ("/game/bridge/position-layout", test_position_layout);
  g_test_add_func ("/game/bridge/again", test_again);
  g_test_add_func ("/game/bridge/flood", test_flood);
  g_test_add_func ("/game/bridge/table", test_table);
  g_test_add_func ("/game/bridge/together", test_together);
  g_test_add_func ("/game/bridge/values", test_values);
  g_test_add_func ("/game/bridge/values-looked-at", test_values_looked_at);
  g_test_add_func ("/game/bridge/values-told", test_values_told);
  return g_test_run ();
}
