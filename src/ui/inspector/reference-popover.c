/* All words of the set language with their meanings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/reference-popover.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/reference.h"

#define LIST_HEIGHT 380
#define LIST_WIDTH 320

struct _CheckbitReferencePopover
{
  GtkPopover parent_instance;

  GtkWidget *search;
  GtkListBox *list;
  gboolean filled;
};

static guint insert_signal;

G_DEFINE_FINAL_TYPE (CheckbitReferencePopover, checkbit_reference_popover, GTK_TYPE_POPOVER)

static CheckbitReference *
get_word (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "word");
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 20, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Usage, meaning, and definition in the set language. */
static GtkWidget *
row_new (CheckbitReference *word)
{
  const char *formula = checkbit_reference_get_formula (word);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), label_new (checkbit_reference_get_usage (word), "monospace"));
  gtk_box_append (GTK_BOX (box), label_new (checkbit_reference_get_sentence (word), "dim-label"));
  if (formula != NULL)
    {
      g_autofree char *text = g_strconcat ("= ", formula, NULL);

      gtk_box_append (GTK_BOX (box), label_new (text, "formula"));
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "word", g_object_ref (word), g_object_unref);
  return row;
}

/* The first word of each kind has a heading above it. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  CheckbitReferenceKind kind = checkbit_reference_get_kind (get_word (row));
  gboolean first = before == NULL || checkbit_reference_get_kind (get_word (before)) != kind;

  gtk_list_box_row_set_header (
      row, first ? label_new (checkbit_reference_kind_title (kind), "heading") : NULL);
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer user_data)
{
  CheckbitReferencePopover *self = user_data;

  return checkbit_reference_matches (get_word (row),
                                     gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
fill (CheckbitReferencePopover *self)
{
  g_autoptr (GListModel) words = checkbit_reference_list_new ();

  for (guint i = 0; i < g_list_model_get_n_items (words); i++)
    {
      g_autoptr (CheckbitReference) word = g_list_model_get_item (words, i);

      gtk_list_box_append (self->list, row_new (word));
    }
  self->filled = TRUE;
}

static void
show_cb (CheckbitReferencePopover *self)
{
  if (!self->filled)
    fill (self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_grab_focus (self->search);
}

static void
search_changed_cb (CheckbitReferencePopover *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static void
take (CheckbitReferencePopover *self, GtkListBoxRow *row)
{
  g_autofree char *text = g_strdup (checkbit_reference_get_insertion (get_word (row)));

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, insert_signal, 0, text);
}

/* Enter in the search field takes the first word found. */
static void
search_activate_cb (CheckbitReferencePopover *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_child_visible (row))
      {
        take (self, GTK_LIST_BOX_ROW (row));
        return;
      }
}

static void
stop_search_cb (CheckbitReferencePopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
checkbit_reference_popover_class_init (CheckbitReferencePopoverClass *klass)
{
  insert_signal = g_signal_new ("insert", CHECKBIT_TYPE_REFERENCE_POPOVER, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static GtkWidget *
list_new (CheckbitReferencePopover *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
  gtk_list_box_set_filter_func (self->list, filter_cb, self, NULL);
  gtk_list_box_set_placeholder (self->list, label_new (_ ("Nothing found"), "dim-label"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Set language"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (take), self);
  return GTK_WIDGET (self->list);
}

static void
checkbit_reference_popover_init (CheckbitReferencePopover *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _ ("Search the set language"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search the set language"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (search_activate_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (stop_search_cb), self);
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                "min-content-height", LIST_HEIGHT, "width-request", LIST_WIDTH,
                                "child", list_new (self), NULL));
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "reference");
  g_signal_connect (self, "show", G_CALLBACK (show_cb), NULL);
}

GtkWidget *
checkbit_reference_popover_new (void)
{
  return g_object_new (CHECKBIT_TYPE_REFERENCE_POPOVER, NULL);
}
