/* The board's colors: every scheme is complete, and its colors can be distinguished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <math.h>

#include "ui/board/board-colors.h"
#include "ui/board/board-style.h"
#include "ui/board/board.h"

static const char *const sheets[] = { "board-light", "board-dark", "board-hc", "board-hc-dark" };

/* Finds a color in the text of a style sheet; FALSE where it does not define it. */
static gboolean
find_color (const char *text, const char *name, GdkRGBA *color)
{
  g_autofree char *start = g_strconcat ("@define-color ", name, " ", NULL);
  g_autofree char *value = NULL;
  const char *found = strstr (text, start);

  if (found == NULL)
    return FALSE;
  found += strlen (start);
  value = g_strndup (found, strcspn (found, ";"));
  g_assert_true (gdk_rgba_parse (color, value));
  return TRUE;
}

/* A color that a style sheet defines. */
static GdkRGBA
get_color (const char *sheet, const char *name)
{
  g_autofree char *path = g_strconcat ("/io/github/checkbit/Checkbit/", sheet, ".css", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = NULL;
  GdkRGBA color;

  g_assert_nonnull (bytes);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_true (find_color (text, name, &color));
  return color;
}

/* The same with the style sheet of a choice, a text, laid over it. */
static GdkRGBA
get_color_of (const char *choice, const char *sheet, const char *name)
{
  GdkRGBA color;

  return find_color (choice, name, &color) ? color : get_color (sheet, name);
}

/* One color painted over another, according to its alpha. */
static GdkRGBA
blend (const GdkRGBA *over, const GdkRGBA *ground)
{
  float a = over->alpha;

  return (GdkRGBA){ over->red * a + ground->red * (1 - a),
                    over->green * a + ground->green * (1 - a),
                    over->blue * a + ground->blue * (1 - a), 1 };
}

static double
get_luminance (const GdkRGBA *color)
{
  const float parts[] = { color->red, color->green, color->blue };
  const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    sum += weights[i]
           * (parts[i] <= 0.04045 ? parts[i] / 12.92 : pow ((parts[i] + 0.055) / 1.055, 2.4));
  return sum;
}

/* The contrast ratio of WCAG 2, from 1 to 21. */
static double
get_contrast (const GdkRGBA *over, const GdkRGBA *ground)
{
  GdkRGBA seen = blend (over, ground);
  double a = get_luminance (&seen), b = get_luminance (ground);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

typedef struct
{
  const char *over, *ground;
  /* The least that will do: in the theme, in colors that someone chose, in high contrast. */
  double contrast, choice, high_contrast;
} Pair;

static const Pair pairs[] = {
  { "board_dark", "board_light", 2, 2, 2 },
  { "board_on_light", "board_light", 3, 4.5, 7 },
  { "board_on_dark", "board_dark", 3, 4.5, 4.5 },
  { "board_target", "board_light", 3, 3, 7 },
  { "board_target", "board_dark", 2.5, 2.5, 3.5 },
  { "board_cursor", "board_light", 7, 7, 7 },
  { "board_cursor", "board_dark", 3, 3, 4 },
  { "board_cursor_edge", "board_cursor", 7, 7, 7 },
  { "board_last_move", "board_light_last_move", 2.2, 2.2, 4.5 },
  { "board_last_move", "board_dark_last_move", 2, 2, 3 },
};

static void
test_contrast (gconstpointer data)
{
  const char *sheet = data;
  gboolean high = g_str_has_prefix (sheet, "board-hc");

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      GdkRGBA over = get_color (sheet, pairs[i].over), ground = get_color (sheet, pairs[i].ground);
      double contrast = get_contrast (&over, &ground);

      g_test_message ("%s on %s: %.1f", pairs[i].over, pairs[i].ground, contrast);
      g_assert_cmpfloat (contrast, >=, high ? pairs[i].high_contrast : pairs[i].contrast);
    }
}

static void
check_choice (const CheckbitBoardColors *colors, gboolean dark)
{
  g_autofree char *choice = checkbit_board_colors_dup_sheet (colors, dark);
  const char *sheet = dark ? "board-dark" : "board-light";
  GdkRGBA own;

  /* Each has squares of its own. */
  g_assert_true (find_color (choice, "board_light", &own));
  g_assert_true (find_color (choice, "board_dark", &own));
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      GdkRGBA over = get_color_of (choice, sheet, pairs[i].over);
      GdkRGBA ground = get_color_of (choice, sheet, pairs[i].ground);
      double contrast = get_contrast (&over, &ground);

      g_test_message ("%s: %s on %s: %.1f", colors->name, pairs[i].over, pairs[i].ground, contrast);
      g_assert_cmpfloat (contrast, >=, pairs[i].choice);
    }
}

/* Every choice of colors keeps pieces and marks legible, in light and dark style. */
static void
test_choices (void)
{
  guint n = 1;

  for (const CheckbitBoardColors *c; (c = checkbit_board_colors_get (n)) != NULL; n++)
    {
      check_choice (c, FALSE);
      check_choice (c, TRUE);
    }
  g_assert_cmpuint (n, ==, 9);
}

/* The squares of a board that is shown change with the choice, and back. */
static void
test_use (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *board = checkbit_board_new ();
  CheckbitBoardPalette before, wood, after;

  gtk_window_set_child (window, board);
  ui_test_show (window);
  checkbit_board_palette_load (&before, board);
  checkbit_board_colors_use ("wood");
  checkbit_board_palette_load (&wood, board);
  checkbit_board_colors_use ("no such colors");
  checkbit_board_palette_load (&after, board);
  g_assert_false (gdk_rgba_equal (&before.colors[CHECKBIT_BOARD_COLOR_ON_LIGHT],
                                  &wood.colors[CHECKBIT_BOARD_COLOR_ON_LIGHT]));
  g_assert_true (gdk_rgba_equal (&before.colors[CHECKBIT_BOARD_COLOR_ON_LIGHT],
                                 &after.colors[CHECKBIT_BOARD_COLOR_ON_LIGHT]));
  ui_test_destroy (window);
}

/* A board takes on the scheme of the system, while it is shown. */
static void
test_scheme (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *board = checkbit_board_new ();
  CheckbitBoardPalette light, dark;

  gtk_window_set_child (window, board);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  ui_test_show (window);
  checkbit_board_palette_load (&light, board);
  g_assert_false (light.dark);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  checkbit_board_palette_load (&dark, board);
  g_assert_true (dark.dark);
  g_assert_false (gdk_rgba_equal (&light.colors[CHECKBIT_BOARD_COLOR_ON_LIGHT],
                                  &dark.colors[CHECKBIT_BOARD_COLOR_ON_LIGHT]));
  for (int i = 0; i < CHECKBIT_N_BOARD_COLORS; i++)
    g_assert_cmpfloat (dark.colors[i].alpha, >, 0.3);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  ui_test_destroy (window);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/board-style/contrast/", sheets[i], NULL);
      g_test_add_data_func (path, sheets[i], test_contrast);
    }
  g_test_add_func ("/ui/board-style/choices", test_choices);
  g_test_add_func ("/ui/board-style/use", test_use);
  g_test_add_func ("/ui/board-style/scheme", test_scheme);
  return g_test_run ();
}
