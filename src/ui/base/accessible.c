/* Accessible relations and positions of widgets, in the form that the GTK at hand understands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/accessible.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "ui/base/widget-watch.h"

/* GTK up to 4.16 expects a single widget for an error message, newer versions a list; with variable
 * arguments the wrong one crashes. So GTK is asked for the type of the value. */
void
checkbit_accessible_refer (GtkWidget *widget, GtkAccessibleRelation relation, GtkWidget *target)
{
  GValue value = G_VALUE_INIT;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (target));

  gtk_accessible_relation_init_value (relation, &value);
  if (G_VALUE_HOLDS_POINTER (&value))
    g_value_set_pointer (&value, g_list_prepend (NULL, target)); /* GTK takes the list over */
  else if (G_VALUE_HOLDS_OBJECT (&value))
    g_value_set_object (&value, target);
  else
    g_return_if_reached ();
  gtk_accessible_update_relation_value (GTK_ACCESSIBLE (widget), 1, &relation, &value);
  g_value_unset (&value);
}

/* --- What is wrong ---------------------------------------------------------------------------- */

/* How long to wait after the last key before saying what is wrong, in milliseconds. */
#define TYPING_PAUSE 800

/* Keys of an entry's data: the source that will set the description, and the sentence. */
#define DESCRIBING "checkbit-describing"
#define DESCRIBED "checkbit-described"

typedef struct
{
  GtkAccessible *entry; /* not owned: the entry owns the source */
  char *sentence;
} Description;

static void
description_free (gpointer data)
{
  g_free (((Description *) data)->sentence);
  g_free (data);
}

static gboolean
describe_cb (gpointer data)
{
  Description *description = data;

  gtk_accessible_update_property (description->entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description->sentence, -1);
  return G_SOURCE_REMOVE;
}

static void
source_free (gpointer data)
{
  g_source_destroy (data);
  g_source_unref (data);
}

void
checkbit_accessible_describe_typed (GtkWidget *entry, const char *sentence)
{
  Description *description;
  GSource *source;

  g_return_if_fail (GTK_IS_WIDGET (entry));

  if (g_strcmp0 (g_object_get_data (G_OBJECT (entry), DESCRIBED), sentence) == 0)
    return;
  g_object_set_data_full (G_OBJECT (entry), DESCRIBED, g_strdup (sentence), g_free);
  g_object_set_data (G_OBJECT (entry), DESCRIBING, NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  if (sentence == NULL)
    return;
  description = g_new (Description, 1);
  *description = (Description){ GTK_ACCESSIBLE (entry), g_strdup (sentence) };
  source = g_timeout_source_new (TYPING_PAUSE);
  g_source_set_callback (source, describe_cb, description, description_free);
  g_source_attach (source, NULL);
  g_object_set_data_full (G_OBJECT (entry), DESCRIBING, source, source_free);
}

/* Sets everything but the description. */
static void
mark_invalid (GtkWidget *entry, GtkWidget *label, gboolean invalid)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (entry);

  if (!invalid)
    {
      gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_INVALID);
      gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
      return;
    }
  gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_TRUE, -1);
  checkbit_accessible_refer (entry, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label);
}

void
checkbit_accessible_set_error (GtkWidget *entry, GtkWidget *label, const char *sentence)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (entry);

  g_return_if_fail (GTK_IS_WIDGET (entry));

  if (sentence == NULL)
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  mark_invalid (entry, label, sentence != NULL);
}

void
checkbit_accessible_set_typed_error (GtkWidget *entry, GtkWidget *label, const char *sentence)
{
  g_return_if_fail (GTK_IS_WIDGET (entry));

  checkbit_accessible_describe_typed (entry, sentence);
  mark_invalid (entry, label, sentence != NULL);
}

/* --- Names ---------------------------------------------------------------------------------- */

/* Whether GTK takes the name of a button from its label, and that of a drop-down from its choice.
 * If so, a name set by the program counts only while no widget labels the button or drop-down. */
static gboolean
labels_come_first (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new_with_mnemonic ("_x"));
  gboolean has_name
      = gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);

  g_object_unref (button);
  return !has_name;
}

static gboolean
is_nameless (gpointer widget)
{
  return !gtk_test_accessible_has_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL)
         && !gtk_test_accessible_has_relation (widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && label == NULL;
       child = gtk_widget_get_next_sibling (child))
    label = find_label (child);
  return label;
}

/* GTK makes the rows of a sidebar and before 4.10 does not name them after their text. */
static void
name_sidebar_row (GtkWidget *row)
{
  GtkWidget *label = find_label (row);

  if (label != NULL && gtk_widget_get_ancestor (row, GTK_TYPE_STACK_SIDEBAR) != NULL)
    checkbit_accessible_refer (row, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label);
}

static void
set_name (gpointer widget, const char *name)
{
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The title that is visible on or above a widget; NULL or empty for none. The main window's title
 * names the game, so it does not count. */
static const char *
get_title (GtkWidget *widget)
{
  if (ADW_IS_PREFERENCES_ROW (widget))
    return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  if (ADW_IS_PREFERENCES_GROUP (widget))
    return adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget));
  if (ADW_IS_PREFERENCES_PAGE (widget))
    return adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (widget));
  if (ADW_IS_STATUS_PAGE (widget))
    return adw_status_page_get_title (ADW_STATUS_PAGE (widget));
  if (GTK_IS_WINDOW (widget) && gtk_window_get_transient_for (GTK_WINDOW (widget)) != NULL)
    return gtk_window_get_title (GTK_WINDOW (widget));
  return NULL;
}

/* The title of the nearest widget, from this one upwards, that has a title; "" for none. */
static const char *
find_title (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *title = get_title (widget);

      if (title != NULL && *title != '\0')
        return title;
    }
  return "";
}

/* libadwaita labels the list of a group by the group's title, which may be missing. */
static gboolean
is_in_untitled_group (GtkWidget *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);
  const char *title = group != NULL ? get_title (group) : NULL;

  return title != NULL && *title == '\0';
}

static void
name_list (GtkWidget *list)
{
  if (!is_nameless (list))
    {
      if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL)
          || !is_in_untitled_group (list))
        return;
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    }
  set_name (list, find_title (list));
}

/* libadwaita names other rows, but not that of an expander. */
static void
name_list_row (GtkWidget *row)
{
  if (ADW_IS_EXPANDER_ROW (row))
    set_name (row, find_title (row));
  else
    name_sidebar_row (row);
}

/* A menu button contains the button that takes the focus and usually has the name; the menu gets
 * the same name. */
static void
name_popover (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  GtkWidget *inner = GTK_IS_MENU_BUTTON (parent) ? gtk_widget_get_first_child (parent) : NULL;
  const GtkAccessibleProperty label = GTK_ACCESSIBLE_PROPERTY_LABEL;

  if (inner != NULL && gtk_test_accessible_has_property (GTK_ACCESSIBLE (inner), label))
    checkbit_accessible_refer (popover, GTK_ACCESSIBLE_RELATION_LABELLED_BY, inner);
  else if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (parent), label))
    checkbit_accessible_refer (popover, GTK_ACCESSIBLE_RELATION_LABELLED_BY, parent);
  else
    set_name (popover, "");
}

/* The outer button gets no name: it would be read twice if both had one. It also stops labeling the
 * inner one, whose name would end in a space. */
static void
silence_menu_button (GtkWidget *button)
{
  GtkAccessible *inner = GTK_ACCESSIBLE (gtk_widget_get_first_child (button));
  g_autofree char *other = NULL;

  set_name (button, "");
  if (!gtk_test_accessible_has_relation (inner, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;
  other = gtk_test_accessible_check_relation (inner, GTK_ACCESSIBLE_RELATION_LABELLED_BY, button,
                                              NULL);
  if (other == NULL)
    gtk_accessible_reset_relation (inner, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
is_menu_item (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
         || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

/* GTK 4.18 leaves the name of a menu item to its label, which some screen readers ignore. */
static void
name_menu_item (GtkWidget *item)
{
  GtkWidget *label = find_label (item);

  if (label == NULL || gtk_check_version (4, 12, 0) != NULL)
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  set_name (item, gtk_label_get_text (GTK_LABEL (label)));
}

/* An empty name is not read out; without one GTK 4.8 would use the class name. */
static void
name_after_its_place (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    name_list_row (widget);
  else if (GTK_IS_SCROLLED_WINDOW (widget)
           && gtk_widget_get_ancestor (widget, ADW_TYPE_STATUS_PAGE) != NULL)
    set_name (widget, find_title (widget));
  else if (gtk_check_version (4, 10, 0) == NULL)
    return;
  else if (GTK_IS_LIST_VIEW (widget))
    set_name (widget, find_title (widget));
  else if (GTK_IS_POPOVER (widget))
    name_popover (widget);
  else if (GTK_IS_MENU_BUTTON (widget))
    silence_menu_button (widget);
  else if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget))
           == GTK_ACCESSIBLE_ROLE_TAB_LIST)
    set_name (widget, "");
}

/* A name set by the program counts. The label with its mnemonic underscore is not such a name. */
static void
choose_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (checkbit_accessible_is_named_as_written (widget))
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  else
    gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

gboolean
checkbit_accessible_is_named_as_written (GtkWidget *widget)
{
  const char *label = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
  g_autofree char *other = NULL;

  if (label == NULL || !gtk_button_get_use_underline (GTK_BUTTON (widget))
      || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  return other == NULL;
}

/* The value of a property. (transfer full) */
static char *
dup_property (GtkWidget *widget, GtkAccessibleProperty property)
{
  g_autofree char *text
      = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "");
  gsize length = text != NULL ? strlen (text) : 0;

  return length >= 2 && text[0] == '"' && text[length - 1] == '"' ? g_strndup (text + 1, length - 2)
                                                                  : g_steal_pointer (&text);
}

/* Whether a widget's tooltip equals its name, ignoring case. */
static gboolean
is_named_in_tooltip (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  g_autofree char *name = NULL, *one = NULL, *other = NULL;

  if (tooltip == NULL
      || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  name = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  one = name != NULL ? g_utf8_casefold (name, -1) : NULL;
  other = g_utf8_casefold (tooltip, -1);
  return g_strcmp0 (one, other) == 0;
}

static void
map_cb (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (GTK_IS_LIST_BOX (widget))
    name_list (widget);
  else if (is_menu_item (widget))
    name_menu_item (widget);
  else if (is_nameless (widget))
    name_after_its_place (widget);
  if ((GTK_IS_BUTTON (widget) || GTK_IS_DROP_DOWN (widget))
      && gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
      && gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    choose_name (widget);
  if (is_named_in_tooltip (widget))
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

static void (*stack_page_constructed) (GObject *page); /* GTK's */

/* An empty name counts as a name: without it GTK 4.8 uses that of the class, and entering the page
 * reads "GtkStackPage panel". */
static void
page_constructed (GObject *page)
{
  stack_page_constructed (page);
  gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

static void
mend_stack_pages (void)
{
  GObjectClass *klass = g_type_class_ref (GTK_TYPE_STACK_PAGE);

  if (klass->constructed != page_constructed)
    {
      stack_page_constructed = klass->constructed;
      klass->constructed = page_constructed;
    }
  g_type_class_unref (klass);
}

static void (*entry_row_constructed) (GObject *row); /* libadwaita's */

static void
name_entry (AdwPreferencesRow *row)
{
  set_name (gtk_editable_get_delegate (GTK_EDITABLE (row)), adw_preferences_row_get_title (row));
}

/* GTK 4.8 hides the text of an entry, which has the focus, behind the entry. A row of libadwaita
 * 1.2 does not stand in for it, so that nothing at all seemed to have the focus. The row is no text
 * then, or the title would be read twice. */
static void
row_constructed (GObject *row)
{
  entry_row_constructed (row);
  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (row)), "accessible-role",
                GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect (row, "notify::title", G_CALLBACK (name_entry), NULL);
  name_entry (ADW_PREFERENCES_ROW (row));
}

static void
mend_entry_rows (void)
{
  GObjectClass *klass = g_type_class_ref (ADW_TYPE_ENTRY_ROW);

  if (klass->constructed != row_constructed)
    {
      entry_row_constructed = klass->constructed;
      klass->constructed = row_constructed;
    }
  g_type_class_unref (klass);
}

void
checkbit_accessible_mend_names (void)
{
  if (gtk_check_version (4, 10, 0) != NULL)
    mend_entry_rows ();
  if (gtk_check_version (4, 18, 0) != NULL)
    mend_stack_pages ();
  if (labels_come_first () || gtk_check_version (4, 10, 0) != NULL)
    checkbit_widget_watch ("map", map_cb);
}

void
checkbit_accessible_name_cell (GtkWidget *child, const char *text, const char *title)
{
  GtkWidget *cell;

  g_return_if_fail (GTK_IS_WIDGET (child));

  cell = gtk_widget_get_parent (child);
  if (cell != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    *text != '\0' ? text : title, -1);
}

void
checkbit_accessible_name_children (GtkWidget *widget, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
}

/* --- Sentences ------------------------------------------------------------------------------ */

/* Data key of a widget: its own description. */
#define OWN "checkbit-description"

/* Data keys of a window: the last sentence, the description that carried it, the widget with that
 * description, when the focus last moved, the sentences to say, and the source that says them. */
#define SAID "checkbit-said"
#define LENT "checkbit-said-as"
#define HOLDER "checkbit-said-by"
#define MOVED "checkbit-said-moved"
#define WAITING "checkbit-said-waiting"
#define WAITING_SOURCE "checkbit-said-source"

#if GTK_CHECK_VERSION(4, 14, 0)

gboolean
checkbit_accessible_announces (void)
{
  return TRUE;
}

/* Without an accessibility bus GTK uses a stand-in that cannot announce, and crashes when asked to:
 * 4.18 too. */
static gboolean
can_announce (GtkWidget *window)
{
  g_autoptr (GtkATContext) context = NULL;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (window));
  G_GNUC_END_IGNORE_DEPRECATIONS
  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}

/* The compiler warns because the code is limited to the API of GTK 4.8. */
static void
speak (GtkWidget *window, const char *sentence)
{
  if (!can_announce (window))
    return;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (window), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

#else

gboolean
checkbit_accessible_announces (void)
{
  return FALSE;
}

/* The sentence replaced the description only for a while: the widget gets its own back. */
static void
give_back (GtkWidget *holder)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (holder);
  const char *own = g_object_get_data (G_OBJECT (holder), OWN);

  if (own == NULL)
    own = is_named_in_tooltip (holder) ? "" : gtk_widget_get_tooltip_text (holder);
  if (own != NULL)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, own, -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* The focused widget from a screen reader's view: an entry, not the text inside it. NULL for
 * none. */
static GtkWidget *
get_focus (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *parent = GTK_IS_TEXT (focus) ? gtk_widget_get_parent (focus) : NULL;

  return GTK_IS_EDITABLE (parent) ? parent : focus;
}

static void
note_moved (GtkWidget *window)
{
  gint64 now = g_get_monotonic_time ();

  g_object_set_data_full (G_OBJECT (window), MOVED, g_memdup2 (&now, sizeof now), g_free);
}

static void
focus_changed_cb (GtkWidget *window)
{
  GtkWidget *holder = g_object_get_data (G_OBJECT (window), HOLDER);

  note_moved (window);
  if (holder == NULL || holder == get_focus (window))
    return;
  give_back (holder);
  g_object_set_data (G_OBJECT (window), HOLDER, NULL);
}

/* A screen reader speaks the focused widget's description when it changes. To speak the same
 * sentence again, a space is appended, which is not heard. (transfer full) */
static char *
dup_unlike_last (GtkWidget *window, const char *sentence)
{
  const char *last = g_object_get_data (G_OBJECT (window), LENT);

  return g_strconcat (sentence, g_strcmp0 (last, sentence) == 0 ? " " : NULL, NULL);
}

static void
lend (GtkWidget *window, const char *sentence)
{
  GtkWidget *focus = get_focus (window);
  char *description;

  if (focus == NULL)
    return;
  g_object_set_data_full (G_OBJECT (window), HOLDER, g_object_ref (focus), g_object_unref);
  description = dup_unlike_last (window, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
  g_object_set_data_full (G_OBJECT (window), LENT, description, g_free);
}

/* How long a screen reader may take to report a new focus, in milliseconds. It reads the
 * description at that point: a sentence set earlier would be spoken twice. */
#define TELLING 600

/* Whether the focus has just moved. */
static gboolean
has_just_moved (GtkWidget *window)
{
  const gint64 *moved = g_object_get_data (G_OBJECT (window), MOVED);

  return (g_get_monotonic_time () - *moved) / 1000 < TELLING;
}

static void
remove_source (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

static gboolean
waited_cb (gpointer data)
{
  GtkWidget *window = GTK_WIDGET (data);
  GQueue *waiting = g_object_get_data (G_OBJECT (window), WAITING);
  g_autofree char *sentence = NULL;

  if (has_just_moved (window))
    return G_SOURCE_CONTINUE;
  sentence = g_queue_pop_head (waiting);
  lend (window, sentence);
  if (!g_queue_is_empty (waiting))
    return G_SOURCE_CONTINUE;
  g_object_steal_data (G_OBJECT (window), WAITING_SOURCE);
  g_object_set_data (G_OBJECT (window), WAITING, NULL);
  return G_SOURCE_REMOVE;
}

static void
free_waiting (gpointer waiting)
{
  g_queue_free_full (waiting, g_free);
}

/* Says the sentences in turn, with a pause between them. */
static void
lend_later (GtkWidget *window, const char *sentence)
{
  GQueue *waiting = g_object_get_data (G_OBJECT (window), WAITING);

  if (waiting == NULL)
    {
      guint source = g_timeout_add (TELLING, waited_cb, window);

      waiting = g_queue_new ();
      g_object_set_data_full (G_OBJECT (window), WAITING, waiting, free_waiting);
      g_object_set_data_full (G_OBJECT (window), WAITING_SOURCE, GUINT_TO_POINTER (source),
                              remove_source);
    }
  g_queue_push_tail (waiting, g_strdup (sentence));
}

static void
speak (GtkWidget *window, const char *sentence)
{
  if (g_object_get_data (G_OBJECT (window), MOVED) == NULL)
    {
      g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
      note_moved (window);
    }
  /* After a dialog has closed, the window is not active yet. */
  if (has_just_moved (window) || !gtk_window_is_active (GTK_WINDOW (window))
      || g_object_get_data (G_OBJECT (window), WAITING) != NULL)
    lend_later (window, sentence);
  else
    lend (window, sentence);
}

#endif

/* GTK exposes a widget to screen readers when its focusability changes. */
void
checkbit_accessible_make_known (GtkWidget *widget)
{
  gboolean focusable;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  focusable = gtk_widget_get_focusable (widget);
  gtk_widget_set_focusable (widget, !focusable);
  gtk_widget_set_focusable (widget, focusable);
}

void
checkbit_accessible_announce (GtkWidget *widget, const char *sentence)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  root = gtk_widget_get_root (widget);
  if (!GTK_IS_WINDOW (root) || *sentence == '\0')
    return;
  speak (GTK_WIDGET (root), sentence);
  g_object_set_data_full (G_OBJECT (root), SAID, g_strdup (sentence), g_free);
}

void
checkbit_accessible_describe (GtkWidget *widget, const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (description != NULL);

  g_object_set_data_full (G_OBJECT (widget), OWN, g_strdup (description), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

void
checkbit_accessible_set_value_text (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
  checkbit_accessible_describe (widget, text);
}

const char *
checkbit_accessible_get_said (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), SAID) : NULL;
}

/* --- Pages ---------------------------------------------------------------------------------- */

#if GTK_CHECK_VERSION(4, 10, 0)

void
checkbit_accessible_keep_in_page (GtkWidget *child, gpointer page)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  /* The compiler warns because the code is limited to the API of GTK 4.8. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (GTK_IS_ACCESSIBLE (page))
    gtk_accessible_set_accessible_parent (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE (page), NULL);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

#else

void
checkbit_accessible_keep_in_page (GtkWidget *child, gpointer page)
{
  g_return_if_fail (GTK_IS_WIDGET (child));
}

#endif

/* --- Places --------------------------------------------------------------------------------- */

#if GTK_CHECK_VERSION(4, 10, 0)

typedef gboolean (*GetBounds) (GtkAccessible *, int *, int *, int *, int *);

/* GTK adds up the positions of a widget's ancestors. It measures each from where its parent's
 * content begins, not from the parent's edge, so all borders and padding on the way are lost (seen
 * in 4.18 to 4.24). Here everything is measured from edge to edge. */
static gboolean
get_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, around;

  *x = *y = *width = *height = 0;
  if (!gtk_widget_get_realized (widget))
    return FALSE;
  if (parent == NULL)
    parent = widget;
  if (!gtk_widget_compute_bounds (widget, parent, &bounds)
      || !gtk_widget_compute_bounds (parent, parent, &around))
    return TRUE;
  *x = (int) floorf (bounds.origin.x - around.origin.x);
  *y = (int) floorf (bounds.origin.y - around.origin.y);
  *width = (int) ceilf (bounds.size.width);
  *height = (int) ceilf (bounds.size.height);
  return TRUE;
}

/* GTK_TYPE_ACCESSIBLE is marked as new in 4.10; so is its interface struct. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* A class with accessible functions of its own has a copy of the interface struct. */
static void
mend_class (GType type, GetBounds wrong)
{
  gpointer klass = g_type_class_peek (type);
  GtkAccessibleInterface *table
      = klass != NULL ? g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE) : NULL;
  g_autofree GType *children = g_type_children (type, NULL);

  if (table == NULL)
    return;
  if (table->get_bounds == wrong)
    table->get_bounds = get_bounds;
  for (guint i = 0; children[i] != 0; i++)
    mend_class (children[i], wrong);
}

void
checkbit_accessible_mend_bounds (void)
{
  gpointer klass = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *table = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  /* Up to 4.14 the sum is right. */
  if (gtk_get_minor_version () > 14 && table->get_bounds != get_bounds)
    mend_class (GTK_TYPE_WIDGET, table->get_bounds);
  g_type_class_unref (klass);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

/* Up to 4.8 the positions are right. */
void
checkbit_accessible_mend_bounds (void)
{
}

#endif
