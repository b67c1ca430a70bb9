/* Tests of what assistive technologies receive, in the form that the installed GTK reads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/accessible.h"
#include "ui/base/plain-name.h"

/* Every relation to another widget, whether GTK has one widget or a list as its value. */
static void
test_refer (void)
{
  static const GtkAccessibleRelation relations[] = {
    GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, GTK_ACCESSIBLE_RELATION_CONTROLS,
    GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,      GTK_ACCESSIBLE_RELATION_DETAILS,
    GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE,     GTK_ACCESSIBLE_RELATION_FLOW_TO,
    GTK_ACCESSIBLE_RELATION_LABELLED_BY,       GTK_ACCESSIBLE_RELATION_OWNS,
  };
  GtkWidget *entry = g_object_ref_sink (gtk_entry_new ());
  GtkWidget *first = g_object_ref_sink (gtk_label_new ("first"));
  GtkWidget *second = g_object_ref_sink (gtk_label_new ("second"));

  for (guint i = 0; i < G_N_ELEMENTS (relations); i++)
    {
      checkbit_accessible_refer (entry, relations[i], first);
      gtk_test_accessible_assert_relation (entry, relations[i], first, NULL);
      checkbit_accessible_refer (entry, relations[i], second);
      gtk_test_accessible_assert_relation (entry, relations[i], second, NULL);
    }
  g_object_unref (entry);
  g_object_unref (second);
  g_object_unref (first);
}

static void
assert_error (GtkWidget *entry, GtkWidget *label, const char *sentence)
{
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_test_accessible_assert_property (entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);
  gtk_test_accessible_assert_relation (entry, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label, NULL);
}

/* An invalid entry says why, sentence after sentence, until it is valid. */
static void
test_error (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *entry = gtk_entry_new (), *label = gtk_label_new ("");

  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_child (GTK_WINDOW (window), box);
  ui_test_show (GTK_WINDOW (window));

  checkbit_accessible_set_error (entry, label, "This is not a move.");
  assert_error (entry, label, "This is not a move.");
  checkbit_accessible_set_error (entry, label, "No square.");
  assert_error (entry, label, "No square.");

  checkbit_accessible_set_error (entry, label, NULL);
  g_assert_false (
      gtk_test_accessible_has_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (entry),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (entry),
                                                    GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE));
  ui_test_destroy (GTK_WINDOW (window));
}

/* A mistake in a text being typed is announced once typing pauses, and only the last one. */
static void
test_typed_error (void)
{
  GtkWidget *entry = g_object_ref_sink (gtk_entry_new ());
  GtkWidget *label = g_object_ref_sink (gtk_label_new (""));
  GtkAccessible *accessible = GTK_ACCESSIBLE (entry);

  checkbit_accessible_set_typed_error (entry, label, "There is no set “s”.");
  checkbit_accessible_set_typed_error (entry, label, "There is no set “sl”.");
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  g_assert_false (
      gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  ui_test_wait_for (
      gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  assert_error (entry, label, "There is no set “sl”.");

  checkbit_accessible_set_typed_error (entry, label, NULL);
  g_assert_false (
      gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  checkbit_accessible_set_typed_error (entry, label, "No square.");
  g_object_unref (entry); /* and destroyed widgets are not announced */
  g_object_unref (label);
}

/* An explicit name takes precedence over the widget's text; without one, the text is the name. */
static void
test_names (void)
{
  static const char *const titles[] = { "Command", NULL };
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *named[] = { gtk_button_new_with_label ("<<"), gtk_toggle_button_new_with_label ("0-63"),
                         gtk_drop_down_new_from_strings (titles),
                         gtk_button_new_from_icon_name ("go-next-symbolic") };
  GtkWidget *plain = gtk_button_new_with_label ("Undo"), *list = gtk_list_box_new ();

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (named[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      "Name", -1);
      gtk_box_append (GTK_BOX (box), named[i]);
    }
  gtk_box_append (GTK_BOX (box), plain);
  gtk_box_append (GTK_BOX (box), list);
  gtk_window_set_child (GTK_WINDOW (window), box);
  ui_test_show (GTK_WINDOW (window));

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      gtk_test_accessible_assert_property (named[i], GTK_ACCESSIBLE_PROPERTY_LABEL, "Name");
      g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (named[i]),
                                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY));
    }
  g_assert_true (
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (plain), GTK_ACCESSIBLE_PROPERTY_LABEL)
      || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (plain),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_test_accessible_assert_property (list, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  ui_test_destroy (GTK_WINDOW (window));
}

static gboolean
has_name (gpointer widget)
{
  return gtk_test_accessible_has_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* A label as it was written, with the sign of its key, is not what a button is called, whenever
 * its names are put in order; another name that it was given is. */
static void
test_keys (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *plain = gtk_button_new_with_mnemonic ("_Undo");
  GtkWidget *named = gtk_button_new_with_mnemonic ("_Open");

  gtk_accessible_update_property (GTK_ACCESSIBLE (named), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  "Open the file", -1);
  gtk_window_set_child (GTK_WINDOW (window), box);
  ui_test_show (GTK_WINDOW (window));
  gtk_box_append (GTK_BOX (box), plain);
  gtk_box_append (GTK_BOX (box), named);
  g_assert_true (gtk_widget_get_mapped (plain));
  checkbit_plain_name_buttons (box);

  g_assert_false (
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (plain), GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (has_name (plain));
  gtk_test_accessible_assert_property (named, GTK_ACCESSIBLE_PROPERTY_LABEL, "Open the file");
  ui_test_destroy (GTK_WINDOW (window));
}

/* GTK 4.8 names these after their class: only the inner button of a menu button has a name, and the
 * menu has the same. */
static void
test_classes (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_menu_button_new (), *popover;
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, "New", "win.new");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (button)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, "Menu", -1);
  gtk_box_append (GTK_BOX (box), button);
  gtk_window_set_child (GTK_WINDOW (window), box);
  ui_test_show (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  ui_test_wait_for (gtk_widget_get_mapped (popover));
  if (gtk_check_version (4, 10, 0) != NULL)
    {
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
      gtk_test_accessible_assert_relation (popover, GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                           gtk_widget_get_first_child (button), NULL);
    }
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  ui_test_wait_for (!gtk_widget_get_mapped (popover));
  ui_test_destroy (GTK_WINDOW (window));
}

/* Lists without an explicit name, and scrolled windows in a page, have the name of their
 * container. */
static void
test_titles (void)
{
  GtkWidget *parent = gtk_window_new (), *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *untitled = adw_preferences_group_new ();
  GtkWidget *expander = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", "All forms", NULL);
  GtkWidget *page = g_object_new (ADW_TYPE_STATUS_PAGE, "title", "No Table", NULL);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (untitled), expander);
  gtk_box_append (GTK_BOX (box), untitled);
  gtk_box_append (GTK_BOX (box), page);
  gtk_window_set_title (GTK_WINDOW (window), "New Game");
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (parent));
  gtk_window_set_child (GTK_WINDOW (window), box);
  ui_test_show (GTK_WINDOW (window));

  gtk_test_accessible_assert_property (ui_test_find_type (untitled, GTK_TYPE_LIST_BOX),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "New Game");
  gtk_test_accessible_assert_property (expander, GTK_ACCESSIBLE_PROPERTY_LABEL, "All forms");
  gtk_test_accessible_assert_property (ui_test_find_type (expander, GTK_TYPE_LIST_BOX),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "All forms");
  gtk_test_accessible_assert_property (ui_test_find_type (page, GTK_TYPE_SCROLLED_WINDOW),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "No Table");
  ui_test_destroy (GTK_WINDOW (window));
  ui_test_destroy (GTK_WINDOW (parent));
}

static GtkWidget *
add_button (GtkWidget *box, const char *name, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-copy-symbolic");

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* A tooltip that only differs from the name in capitals is not repeated; one with more information
 * is. */
static void
test_tooltips (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *same, *more;

  checkbit_accessible_mend_names ();
  gtk_window_set_child (GTK_WINDOW (window), box);
  same = add_button (box, "Copy the value", "Copy the Value");
  more = add_button (box, "Keep on the board", "Keep on the Board (Enter)");
  ui_test_show (GTK_WINDOW (window));
  gtk_test_accessible_assert_property (same, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  /* Newer GTK looks at the tooltip itself. */
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (more), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    gtk_test_accessible_assert_property (more, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                         "Keep on the Board (Enter)");
  ui_test_destroy (GTK_WINDOW (window));
}

#if GTK_CHECK_VERSION(4, 10, 0)

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* How often a screen reader finds a widget at or beside an accessible, and below. */
static guint
count_found (GtkAccessible *first, GtkWidget *wanted)
{
  g_autoptr (GtkAccessible) below = NULL, beside = NULL;

  if (first == NULL)
    return 0;
  below = gtk_accessible_get_first_accessible_child (first);
  beside = gtk_accessible_get_next_accessible_sibling (first);
  return (GTK_WIDGET (wanted) == (gpointer) first) + count_found (below, wanted)
         + count_found (beside, wanted);
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* Each page is found once, below its own page of the stack. */
static void
test_page_children (void)
{
  GtkWidget *window = gtk_window_new (), *stack = adw_view_stack_new ();
  GtkWidget *children[3];

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      children[i] = gtk_label_new (name);
      checkbit_accessible_keep_in_page (
          children[i], adw_view_stack_add_named (ADW_VIEW_STACK (stack), children[i], name));
    }
  gtk_window_set_child (GTK_WINDOW (window), stack);
  ui_test_show (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    g_assert_cmpuint (count_found (GTK_ACCESSIBLE (stack), children[i]), ==, 1);
  ui_test_destroy (GTK_WINDOW (window));
}

#endif

/* The text in a row, which has the focus, is one that a screen reader finds, by the row's title. */
static void
test_entry_rows (void)
{
  GtkWidget *row = g_object_ref_sink (adw_entry_row_new ());
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "Name");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (text)), ==,
                   GTK_ACCESSIBLE_ROLE_TEXT_BOX);
  if (gtk_check_version (4, 10, 0) != NULL)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                         "Name");
  g_object_unref (row);
}

/* A page of a stack gets an empty name, because GTK would use that of its class. */
static void
test_stack_pages (void)
{
  GtkWidget *stack = g_object_ref_sink (gtk_stack_new ());
  GtkStackPage *page = gtk_stack_add_child (GTK_STACK (stack), gtk_label_new ("one"));

  g_assert_true (
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL)
      == (gtk_check_version (4, 18, 0) != NULL));
  g_object_unref (stack);
}

/* The parts of a widget have its name, and a cell is named by its content or, if it is empty, by
 * its column. */
static void
test_parts (void)
{
  GtkWidget *row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *label = gtk_label_new (NULL);

  gtk_box_append (GTK_BOX (row), cell);
  gtk_box_append (GTK_BOX (cell), label);
  checkbit_accessible_name_children (row, "Moves");
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, "Moves");
  checkbit_accessible_name_cell (label, "", "Takes");
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, "Takes");
  checkbit_accessible_name_cell (label, "pawn", "Takes");
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, "pawn");
  g_object_unref (row);
}

#if GTK_CHECK_VERSION(4, 10, 0)

/* The sum that GTK reports to assistive technologies: a widget's distance from the window's
 * edge. */
static void
sum_bounds (GtkWidget *widget, int *x, int *y)
{
  int left, top, width, height;

  *x = *y = 0;
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      G_GNUC_BEGIN_IGNORE_DEPRECATIONS /* newer than the GTK that is asked for, and here all that matters */
      g_assert_true (
          gtk_accessible_get_bounds (GTK_ACCESSIBLE (widget), &left, &top, &width, &height));
      G_GNUC_END_IGNORE_DEPRECATIONS
      *x += left;
      *y += top;
    }
}

static void
pad (GtkWidget *widget, GtkCssProvider *provider)
{
  gtk_widget_add_css_class (widget, "padded");
  gtk_style_context_add_provider (gtk_widget_get_style_context (widget),
                                  GTK_STYLE_PROVIDER (provider), G_MAXINT);
}

/* Positions of widgets are reported correctly, whatever borders and paddings surround them. */
static void
test_places (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 7), *entry = gtk_entry_new ();
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  graphene_rect_t bounds, around;
  int x, y;

  gtk_css_provider_load_from_data (
      provider, ".padded { padding: 22px 33px; border: 5px solid; margin: 3px; }", -1);
  pad (box, provider);
  pad (entry, provider);
  gtk_box_append (GTK_BOX (box), gtk_check_button_new ());
  gtk_box_append (GTK_BOX (box), entry);
  gtk_window_set_child (GTK_WINDOW (window), box);
  ui_test_show (GTK_WINDOW (window));

  g_assert_true (gtk_widget_compute_bounds (entry, window, &bounds));
  g_assert_true (gtk_widget_compute_bounds (window, window, &around));
  sum_bounds (entry, &x, &y);
  g_assert_cmpint (x, ==, (int) (bounds.origin.x - around.origin.x));
  g_assert_cmpint (y, ==, (int) (bounds.origin.y - around.origin.y));
  ui_test_destroy (GTK_WINDOW (window));
}

#endif

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/accessible/refer", test_refer);
  g_test_add_func ("/accessible/error", test_error);
  g_test_add_func ("/accessible/typed-error", test_typed_error);
  g_test_add_func ("/accessible/names", test_names);
  g_test_add_func ("/accessible/keys", test_keys);
  g_test_add_func ("/accessible/classes", test_classes);
  g_test_add_func ("/accessible/titles", test_titles);
  g_test_add_func ("/accessible/tooltips", test_tooltips);
  g_test_add_func ("/accessible/entry-rows", test_entry_rows);
  g_test_add_func ("/accessible/stack-pages", test_stack_pages);
  g_test_add_func ("/accessible/parts", test_parts);
#if GTK_CHECK_VERSION(4, 10, 0)
  g_test_add_func ("/accessible/places", test_places);
  g_test_add_func ("/accessible/page-children", test_page_children);
#endif

  return g_test_run ();
}
