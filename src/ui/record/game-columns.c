/* The columns of a list of games: contents and widths.
 *
 * The list sorts itself, in a thread. The columns' sorters do not compare anything: they make the
 * headers clickable with arrows, and tell which header was clicked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/game-columns.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "game/tree/record.h"
#include "ui/base/accessible.h"
#include "ui/base/column-view.h"
#include "ui/base/large-text.h"

typedef struct
{
  CheckbitPgnColumn column;
  const char *name;
  const char *title;
  int width;      /* in pixels, for texts that are not enlarged; 0: a share of the rest */
  int from_width; /* likewise, of the view: a narrower one hides the column */
  float align;
} Column;

/* Translators: heads of the columns of a list of games. "No." is the number of the game, "Moves"
   counts those of both sides. */
static const Column columns[] = {
  { CHECKBIT_PGN_COLUMN_NUMBER, "number", NC_ ("game list", "No."), 76, 560, 1 },
  { CHECKBIT_PGN_COLUMN_WHITE, "white", NC_ ("game list", "White"), 0, 0, 0 },
  { CHECKBIT_PGN_COLUMN_BLACK, "black", NC_ ("game list", "Black"), 0, 0, 0 },
  { CHECKBIT_PGN_COLUMN_RESULT, "result", NC_ ("game list", "Result"), 84, 0, 0.5 },
  { CHECKBIT_PGN_COLUMN_EVENT, "event", NC_ ("game list", "Event"), 0, 680, 0 },
  { CHECKBIT_PGN_COLUMN_DATE, "date", NC_ ("game list", "Date"), 106, 460, 0 },
  { CHECKBIT_PGN_COLUMN_ECO, "eco", NC_ ("game list", "ECO"), 68, 620, 0 },
  { CHECKBIT_PGN_COLUMN_PLIES, "moves", NC_ ("game list", "Moves"), 76, 760, 1 },
};

/* Of the column of marks, like those above. */
#define MARK_NAME "position"
#define MARK_WIDTH 96
#define MARK_FROM_WIDTH 460

/* --- Sorting -------------------------------------------------------------------------------- */

typedef struct
{
  CheckbitGameSortFunc func;
  gpointer user_data;
  int asked; /* the column whose sorter was asked first, -1 for none */
  GtkColumnViewColumn *heads[G_N_ELEMENTS (columns)]; /* owned, even while hidden */
  GtkColumnViewColumn *mark;                          /* likewise, for the marked games */
  GArray *marked;                                     /* owned; NULL for none */
  int width;                                          /* for which the columns were chosen */
} Sorting;

static void
sorting_free (Sorting *sorting)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    g_object_unref (sorting->heads[i]);
  g_object_unref (sorting->mark);
  g_clear_pointer (&sorting->marked, g_array_unref);
  g_free (sorting);
}

typedef struct
{
  Sorting *sorting; /* of the view */
  CheckbitPgnColumn column;
} Head;

/* Always "smaller": the result of the view's sorter then tells the direction of the arrow. */
static int
compare (gconstpointer a, gconstpointer b, gpointer user_data)
{
  Head *head = user_data;

  if (head->sorting->asked < 0)
    head->sorting->asked = (int) head->column;
  return GTK_ORDERING_SMALLER;
}

static void
sorter_changed_cb (GtkSorter *sorter, GtkSorterChange change, Sorting *sorting)
{
  g_autoptr (GObject) one = g_object_new (CHECKBIT_TYPE_PGN_ENTRY, NULL);
  g_autoptr (GObject) other = g_object_new (CHECKBIT_TYPE_PGN_ENTRY, NULL);
  GtkOrdering ordering;

  sorting->asked = -1;
  ordering = gtk_sorter_compare (sorter, one, other);
  if (sorting->asked < 0)
    sorting->func (CHECKBIT_PGN_COLUMN_NUMBER, FALSE, sorting->user_data);
  else
    sorting->func ((CheckbitPgnColumn) sorting->asked, ordering == GTK_ORDERING_LARGER,
                   sorting->user_data);
}

static GtkColumnViewColumn *
get_head (Sorting *sorting, CheckbitPgnColumn column)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].column == column)
      return sorting->heads[i];
  return sorting->mark;
}

void
checkbit_game_columns_sort (GtkColumnView *view, CheckbitPgnColumn column, gboolean descending)
{
  GtkColumnViewColumn *head;
  Sorting *sorting;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  sorting = g_object_get_data (G_OBJECT (view), "checkbit-sorting");
  head = get_head (sorting, column);
  gtk_column_view_sort_by_column (view, NULL, GTK_SORT_ASCENDING);
  if (gtk_column_view_column_get_column_view (head) != NULL)
    gtk_column_view_sort_by_column (view, head,
                                    descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
  else
    sorting->func (column, descending, sorting->user_data);
}

/* --- Choosing ------------------------------------------------------------------------------- */

const char *
checkbit_game_columns_get_name (CheckbitPgnColumn column)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].column == column)
      return columns[i].name;
  return MARK_NAME;
}

CheckbitPgnColumn
checkbit_game_columns_find (const char *name)
{
  g_return_val_if_fail (name != NULL, CHECKBIT_PGN_COLUMN_NUMBER);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (g_str_equal (columns[i].name, name))
      return columns[i].column;
  return g_str_equal (name, MARK_NAME) ? CHECKBIT_GAME_COLUMN_MARK : CHECKBIT_PGN_COLUMN_NUMBER;
}

static void
append_choice (GMenu *menu, const char *title, const char *action, const char *name)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, action, "s", name);
  g_menu_append_item (menu, item);
}

GMenuModel *
checkbit_game_columns_create_menu (const char *action, gboolean marks)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    append_choice (menu, g_dpgettext2 (NULL, "game list", columns[i].title), action,
                   columns[i].name);
  if (marks)
    append_choice (menu, C_ ("game list", "Position"), action, MARK_NAME);
  return G_MENU_MODEL (menu);
}

/* --- Cells ---------------------------------------------------------------------------------- */

/* The text of a cell; the length of a game is in full moves, its result in the form used in books.
 * (transfer full) */
static char *
dup_text (CheckbitPgnEntry *entry, CheckbitPgnColumn column)
{
  g_autofree char *text = checkbit_pgn_entry_dup_text (entry, column);
  CheckbitResult result;

  if (column == CHECKBIT_PGN_COLUMN_RESULT && checkbit_result_from_pgn (text, &result))
    return g_strdup (checkbit_result_to_text (result));
  if (column == CHECKBIT_PGN_COLUMN_PLIES && *text != '\0')
    return g_strdup_printf ("%" G_GUINT64_FORMAT, (g_ascii_strtoull (text, NULL, 10) + 1) / 2);

  return checkbit_shown_line (text, CHECKBIT_SHOWN_NAME);
}

static void
append_moves (GString *name, const char *number)
{
  guint moves = g_ascii_strtoull (number, NULL, 10);

  g_string_append_printf (name, ngettext ("%u move", "%u moves", moves), moves);
}

char *
checkbit_game_columns_dup_name (CheckbitPgnEntry *entry)
{
  GString *name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *text = dup_text (entry, columns[i].column);

      if (*text == '\0' || g_str_equal (text, "?"))
        continue;
      g_string_append (name, name->len > 0 ? ", " : "");
      if (columns[i].column == CHECKBIT_PGN_COLUMN_PLIES)
        append_moves (name, text);
      else
        g_string_append (name, text);
    }

  return g_string_free (name, FALSE);
}

/* "1-0" is White's win in every language; it is aligned with the column's header. */
static void
keep_order (GtkLabel *label, float align)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (label)) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_direction (GTK_WIDGET (label), GTK_TEXT_DIR_LTR);
  gtk_label_set_xalign (label, mirrored ? 1 - align : align);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, const Column *column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->align);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (column->column != CHECKBIT_PGN_COLUMN_WHITE && column->column != CHECKBIT_PGN_COLUMN_BLACK
      && column->column != CHECKBIT_PGN_COLUMN_EVENT)
    {
      gtk_widget_add_css_class (label, "numeric");
      keep_order (GTK_LABEL (label), column->align);
    }
  gtk_list_item_set_child (item, label);
}

static int
compare_indices (gconstpointer a, gconstpointer b)
{
  guint32 one = *(const guint32 *) a, other = *(const guint32 *) b;

  return (one > other) - (one < other);
}

/* Whether a game is marked. The view is found through the factory, as a new cell may not be in it
 * yet. */
static gboolean
is_marked (gpointer factory, CheckbitPgnEntry *entry)
{
  Sorting *sorting = g_object_get_data (G_OBJECT (factory), "checkbit-sorting");
  guint32 index = checkbit_pgn_entry_get_index (entry);

  return sorting->marked != NULL
         && g_array_binary_search (sorting->marked, &index, compare_indices, NULL);
}

/* The row has the focus, so it is named after the whole game. */
static void
name_row (GtkWidget *child, CheckbitPgnEntry *entry, gboolean is_found)
{
  GtkWidget *cell = gtk_widget_get_parent (child);
  GtkWidget *row = cell != NULL ? gtk_widget_get_parent (cell) : NULL;
  g_autofree char *game = checkbit_game_columns_dup_name (entry);
  g_autofree char *found = NULL;

  if (is_found)
    /* Translators: a game in a list, and that it has the position that was searched for */
    found = g_strdup_printf (_ ("%s, has the position"), game);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    is_found ? found : game, -1);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, const Column *column)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  CheckbitPgnEntry *entry = gtk_list_item_get_item (item);
  g_autofree char *text = dup_text (entry, column->column);

  gtk_label_set_text (GTK_LABEL (label), text);
  checkbit_accessible_name_cell (label, text, g_dpgettext2 (NULL, "game list", column->title));
  if (column->column == CHECKBIT_PGN_COLUMN_WHITE)
    name_row (label, entry, is_marked (factory, entry));
}

static void
setup_mark_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *image = gtk_image_new ();

  gtk_widget_set_halign (image, GTK_ALIGN_START);
  gtk_list_item_set_child (item, image);
}

static void
bind_mark_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *image = gtk_list_item_get_child (item);
  CheckbitPgnEntry *entry = gtk_list_item_get_item (item);
  gboolean marked = is_marked (factory, entry);

  gtk_image_set_from_icon_name (GTK_IMAGE (image), marked ? "object-select-symbolic" : NULL);
  checkbit_accessible_name_cell (image, marked ? _ ("Has the position") : "",
                                 C_ ("game list", "Position"));
  name_row (image, entry, marked);
}

/* --- Columns -------------------------------------------------------------------------------- */

/* Makes a header clickable. */
static void
add_sorter (GtkColumnViewColumn *head, Sorting *sorting, CheckbitPgnColumn column)
{
  g_autoptr (GtkSorter) sorter = NULL;
  Head *user_data = g_new (Head, 1);

  *user_data = (Head){ sorting, column };
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare, user_data, g_free));
  gtk_column_view_column_set_sorter (head, sorter);
}

static GtkColumnViewColumn *
head_new (const Column *column, Sorting *sorting, double scale)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *head
      = gtk_column_view_column_new (g_dpgettext2 (NULL, "game list", column->title), factory);

  g_object_set_data (G_OBJECT (factory), "checkbit-sorting", sorting);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), (gpointer) column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), (gpointer) column);
  add_sorter (head, sorting, column->column);
  gtk_column_view_column_set_resizable (head, TRUE);
  gtk_column_view_column_set_expand (head, column->width == 0);
  if (column->width > 0)
    gtk_column_view_column_set_fixed_width (head, (int) (column->width * scale));

  return head;
}

static GtkColumnViewColumn *
mark_head_new (Sorting *sorting, double scale)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *head = gtk_column_view_column_new (C_ ("game list", "Position"), factory);

  g_object_set_data (G_OBJECT (factory), "checkbit-sorting", sorting);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_mark_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_mark_cb), NULL);
  add_sorter (head, sorting, CHECKBIT_GAME_COLUMN_MARK);
  gtk_column_view_column_set_fixed_width (head, (int) (MARK_WIDTH * scale));

  return head;
}

void
checkbit_game_columns_add (GtkColumnView *view, CheckbitGameSortFunc sort, gpointer user_data)
{
  Sorting *sorting = g_new0 (Sorting, 1);
  double scale;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  scale = checkbit_large_text_get_scale (GTK_WIDGET (view));
  sorting->func = sort;
  sorting->user_data = user_data;
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    sorting->heads[i] = head_new (&columns[i], sorting, scale);
  sorting->mark = mark_head_new (sorting, scale);
  g_object_set_data_full (G_OBJECT (view), "checkbit-sorting", sorting,
                          (GDestroyNotify) sorting_free);
  checkbit_game_columns_fit (view, G_MAXINT);
  g_signal_connect_data (gtk_column_view_get_sorter (view), "changed",
                         G_CALLBACK (sorter_changed_cb), sorting, NULL, 0);
}

/* A header's box holds the title, then room for the sort arrow. The arrow goes first above numbers,
 * which are aligned right; a centered title gets the same room on the other side. */
static void
align_box (GtkWidget *box, float align)
{
  GtkWidget *arrow = gtk_widget_get_last_child (box);
  int width = 0;

  gtk_widget_set_halign (box, align < 1 ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  if (GTK_IS_LABEL (arrow) || arrow == gtk_widget_get_first_child (box))
    return;
  gtk_widget_measure (arrow, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  if (align < 1)
    gtk_widget_set_margin_start (box, width);
  else
    gtk_box_reorder_child_after (GTK_BOX (box), arrow, NULL);
}

/* Aligns the header with a column of numbers. GTK has no API for that: the header is a widget
 * inside the first child of the view, with the title in a box. */
static void
align_heads (GtkColumnView *view, Sorting *sorting)
{
  GtkWidget *title = gtk_widget_get_first_child (GTK_WIDGET (view));

  title = title != NULL ? gtk_widget_get_first_child (title) : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (columns) && title != NULL; i++)
    {
      GtkWidget *box = gtk_widget_get_first_child (title);

      if (gtk_column_view_column_get_column_view (sorting->heads[i]) == NULL)
        continue;
      if (GTK_IS_BOX (box) && columns[i].align > 0)
        align_box (box, columns[i].align);
      title = gtk_widget_get_next_sibling (title);
    }
}

void
checkbit_game_columns_fit (GtkColumnView *view, int width)
{
  Sorting *sorting = g_object_get_data (G_OBJECT (view), "checkbit-sorting");
  double scale = checkbit_large_text_get_scale (GTK_WIDGET (view));
  guint position = 0;

  sorting->width = width;
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      gboolean fits = width >= columns[i].from_width * scale;

      checkbit_column_view_show_column (view, sorting->heads[i], position, fits);
      position += fits;
    }
  checkbit_column_view_show_column (view, sorting->mark, position,
                                    sorting->marked != NULL && width >= MARK_FROM_WIDTH * scale);
  align_heads (view, sorting);
}

void
checkbit_game_columns_mark (GtkColumnView *view, GArray *games)
{
  Sorting *sorting;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  sorting = g_object_get_data (G_OBJECT (view), "checkbit-sorting");
  if (games != NULL)
    g_array_ref (games);
  g_clear_pointer (&sorting->marked, g_array_unref);
  sorting->marked = games;
  /* Rebuilds the cells. */
  checkbit_column_view_show_column (view, sorting->mark, 0, FALSE);
  checkbit_game_columns_fit (view, sorting->width);
}
