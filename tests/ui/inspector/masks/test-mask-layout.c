/* The arithmetic of the inspector's grid: how many tiles fit into a row, and which ones start a new
 * row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/masks/mask-group-layout.h"

typedef struct
{
  int width;
  int narrow, line;
  guint columns;
} Width;

static const Width widths[] = {
  { 80, 95, 123, 1 },    { 190, 95, 123, 1 },  { 194, 95, 123, 2 },   { 256, 95, 123, 2 },
  { 276, 95, 123, 2 },   { 295, 95, 123, 2 },  { 296, 95, 123, 3 },   { 376, 95, 123, 3 },
  { 426, 95, 123, 3 },   { 503, 95, 123, 3 },  { 504, 95, 123, 4 },   { 596, 95, 123, 4 },
  { 676, 95, 123, 4 },   { 757, 95, 123, 4 },  { 758, 95, 123, 6 },   { 876, 95, 123, 6 },
  { 1268, 95, 123, 6 },  { 1274, 95, 123, 7 }, { 1800, 95, 123, 11 }, { 360, 130, 160, 2 },
  { 398, 130, 160, 3 },  { 595, 80, 95, 4 },   { 596, 80, 95, 6 },    { 1274, 190, 250, 4 },
  { 1600, 190, 250, 6 },
};

static void
test_columns (gconstpointer data)
{
  const Width *test = data;
  CheckbitMaskColumns columns
      = checkbit_mask_columns_for_width (test->width, test->narrow, test->line);
  int used = (int)columns.columns * (columns.tile_width + CHECKBIT_MASK_TILE_GAP)
             - CHECKBIT_MASK_TILE_GAP;

  g_assert_cmpuint (columns.columns, ==, test->columns);
  g_assert_cmpint (used, <=, test->width);
  g_assert_cmpint (used, >, test->width - (int)columns.columns);
  if (columns.columns > 1)
    g_assert_cmpint (columns.tile_width, >=, test->narrow);
  if (columns.columns > 3)
    g_assert_cmpint (columns.tile_width, >=, test->line);
}

/* sections: a letter for each tile; places: row and column of each. */
typedef struct
{
  const char *name;
  const char *sections;
  guint columns;
  const char *places;
} Sections;

static const Sections sections[] = {
  { "none", "", 3, "" },
  { "one-row", "aaa", 3, "00 01 02" },
  { "wraps", "aaaa", 3, "00 01 02 10" },
  { "white-and-black-wide", "wwwwwwbbbbbb", 6, "00 01 02 03 04 05 10 11 12 13 14 15" },
  { "white-and-black-three", "wwwwwwbbbbbb", 3, "00 01 02 10 11 12 20 21 22 30 31 32" },
  { "white-and-black-two", "wwwwwwbbbbbb", 2, "00 01 10 11 20 21 30 31 40 41 50 51" },
  { "white-and-black-eight", "wwwwwwbbbbbb", 8, "00 01 02 03 04 05 10 11 12 13 14 15" },
  { "rest-after-sides", "wwbbxxx", 3, "00 01 10 11 20 21 22" },
  { "one-column", "wb", 1, "00 10" },
};

static void
test_places (gconstpointer data)
{
  const Sections *test = data;
  guint n = (guint)strlen (test->sections);
  guint ids[16];
  CheckbitMaskPlace places[16];
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    ids[i] = (guint)test->sections[i];
  guint rows = checkbit_mask_places (ids, n, test->columns, places);
  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (found, "%s%u%u", i > 0 ? " " : "", places[i].row, places[i].column);
      g_assert_cmpint (places[i].starts_section, ==, i > 0 && ids[i] != ids[i - 1]);
    }
  g_assert_cmpstr (found->str, ==, test->places);
  g_assert_cmpuint (rows, ==, n > 0 ? places[n - 1].row + 1 : 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/mask-layout/columns/%d-for-%d-%d",
                                               widths[i].width, widths[i].narrow, widths[i].line);
      g_test_add_data_func (path, &widths[i], test_columns);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/mask-layout/places/", sections[i].name, NULL);
      g_test_add_data_func (path, &sections[i], test_places);
    }
  return g_test_run ();
}
