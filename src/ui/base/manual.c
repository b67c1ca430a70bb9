/* The manual.
 *
 * It has no texts of its own: it shows those that it is given and those of the help buttons and the
 * set language's tables, so that each exists only once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/manual.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/reference.h"
#include "ui/base/help-button.h"
#include "ui/base/plain-name.h"

#define WIDTH 760
#define HEIGHT 640
#define TEXT_WIDTH 620

struct _CheckbitManual
{
  AdwWindow parent_instance;

  AdwHeaderBar *header;
  AdwLeaflet *columns;
  GtkDropDown *chooser; /* owned: in the header if there is no room for the sidebar */
  GtkStack *chapters;
  GtkBox *open; /* of the chapter that is being filled; NULL for none */
};

enum
{
  FILL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Data key of a chapter: the box for its contents. */
#define BOX "checkbit-chapter-box"

G_DEFINE_FINAL_TYPE (CheckbitManual, checkbit_manual, ADW_TYPE_WINDOW)

/* --- Chapters ------------------------------------------------------------------------------- */

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (
      GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
      "width-chars", css_class == NULL ? 12 : 8, "selectable", TRUE, "focusable", FALSE, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Adds an empty chapter. Returns the widget that has its box. */
static GtkWidget *
create_chapter (CheckbitManual *self, const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *clamp
      = g_object_new (ADW_TYPE_CLAMP, "maximum-size", TEXT_WIDTH, "child", box, "margin-top", 18,
                      "margin-bottom", 24, "margin-start", 18, "margin-end", 18, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_GROUP, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "child", clamp, NULL);
  GtkWidget *heading = label_new (title, "title-2");

  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_widget_set_margin_bottom (heading, 6);
  gtk_box_append (GTK_BOX (box), heading);
  g_object_set_data (G_OBJECT (scroller), BOX, box);
  gtk_stack_add_titled (self->chapters, scroller, title, title);
  return scroller;
}

/* The box of the chapter being filled, or else of a new one. */
static GtkBox *
add_chapter (CheckbitManual *self, const char *title)
{
  if (self->open != NULL)
    return self->open;
  return g_object_get_data (G_OBJECT (create_chapter (self, title)), BOX);
}

static void
shown_cb (GtkWidget *chapter, CheckbitManual *self)
{
  GtkStackPage *page = gtk_stack_get_page (self->chapters, chapter);

  g_signal_handlers_disconnect_by_data (chapter, self);
  self->open = g_object_get_data (G_OBJECT (chapter), BOX);
  g_signal_emit (self, signals[FILL], 0, gtk_stack_page_get_title (page));
  self->open = NULL;
}

void
checkbit_manual_add_chapter (CheckbitManual *self, const char *title)
{
  g_return_if_fail (CHECKBIT_IS_MANUAL (self));
  g_return_if_fail (title != NULL);

  g_signal_connect_object (create_chapter (self, title), "map", G_CALLBACK (shown_cb), self, 0);
}

static void
add_heading (GtkBox *box, const char *title)
{
  GtkWidget *label = label_new (title, "heading");

  gtk_widget_set_margin_top (label, 18);
  gtk_box_append (box, label);
}

/* --- The set language ----------------------------------------------------------------------- */

/* The masks are explained with their groups instead. */
static gboolean
is_explained (CheckbitReferenceKind kind)
{
  return kind != CHECKBIT_REFERENCE_MASK && kind != CHECKBIT_REFERENCE_SQUARE;
}

static void
add_word (GtkBox *box, CheckbitReference *word)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *usage = label_new (checkbit_reference_get_usage (word), "monospace");
  GtkWidget *sentence = label_new (checkbit_reference_get_sentence (word), NULL);

  gtk_widget_set_margin_start (sentence, 12);
  gtk_box_append (GTK_BOX (entry), usage);
  gtk_box_append (GTK_BOX (entry), sentence);
  gtk_box_append (box, entry);
}

void
checkbit_manual_add_language (CheckbitManual *self)
{
  g_autoptr (GListModel) words = NULL;
  GtkBox *box;
  int last = -1;

  g_return_if_fail (CHECKBIT_IS_MANUAL (self));

  words = checkbit_reference_list_new ();
  box = add_chapter (self, _ ("Set language"));
  gtk_box_append (
      box, label_new (
               _ ("Every value has 64 bits, read as a set of squares or as a number. Operators and "
                  "their precedence are those of C; arithmetic wraps."),
               NULL));
  for (guint i = 0; i < g_list_model_get_n_items (words); i++)
    {
      g_autoptr (CheckbitReference) word = g_list_model_get_item (words, i);
      CheckbitReferenceKind kind = checkbit_reference_get_kind (word);

      if (!is_explained (kind))
        continue;
      if ((int) kind != last)
        add_heading (box, checkbit_reference_kind_title (kind));
      last = (int) kind;
      add_word (box, word);
    }
}

/* --- Texts ---------------------------------------------------------------------------------- */

void
checkbit_manual_add_text (CheckbitManual *self,
                          const char *title,
                          GtkWidget *picture,
                          const char *const *paragraphs)
{
  GtkBox *box;

  g_return_if_fail (CHECKBIT_IS_MANUAL (self));
  g_return_if_fail (title != NULL);

  box = add_chapter (self, title);
  gtk_box_set_spacing (box, 12);
  if (picture != NULL)
    gtk_box_append (box, picture);
  for (; *paragraphs != NULL; paragraphs++)
    gtk_box_append (box, label_new (*paragraphs, NULL));
}

/* --- Pages ---------------------------------------------------------------------------------- */

static void
collect_help (GtkWidget *widget, GPtrArray *buttons)
{
  if (CHECKBIT_IS_HELP_BUTTON (widget))
    {
      g_ptr_array_add (buttons, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_help (child, buttons);
}

static void
add_help (GtkBox *box, CheckbitHelpButton *button)
{
  GtkWidget *text = label_new ("", NULL);

  gtk_label_set_markup (GTK_LABEL (text), checkbit_help_button_get_text (button));
  add_heading (box, checkbit_help_button_get_title (button));
  gtk_box_append (box, text);
}

void
checkbit_manual_add_page (CheckbitManual *self,
                          const char *title,
                          GtkWidget *picture,
                          GtkWidget *page)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autoptr (GtkWidget) owned = picture != NULL ? g_object_ref_sink (picture) : NULL;
  GtkBox *box;

  g_return_if_fail (CHECKBIT_IS_MANUAL (self));
  g_return_if_fail (title != NULL);
  g_return_if_fail (GTK_IS_WIDGET (page));

  collect_help (page, buttons);
  if (buttons->len == 0)
    return;
  box = add_chapter (self, title);
  if (owned != NULL)
    gtk_box_append (box, owned);
  for (guint i = 0; i < buttons->len; i++)
    add_help (box, buttons->pdata[i]);
}

void
checkbit_manual_show_chapter (CheckbitManual *self, const char *title)
{
  g_return_if_fail (CHECKBIT_IS_MANUAL (self));
  g_return_if_fail (title != NULL);

  if (gtk_stack_get_child_by_name (self->chapters, title) != NULL)
    gtk_stack_set_visible_child_name (self->chapters, title);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* Focuses the chapter, so that the keys for scrolling work at once. */
static void
checkbit_manual_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_manual_parent_class)->map (widget);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (CHECKBIT_MANUAL (widget)->chapters));
}

static void
checkbit_manual_dispose (GObject *object)
{
  CheckbitManual *self = CHECKBIT_MANUAL (object);

  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (checkbit_manual_parent_class)->dispose (object);
}

static void
checkbit_manual_class_init (CheckbitManualClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_manual_dispose;
  widget_class->map = checkbit_manual_map;
  signals[FILL] = g_signal_new ("fill", CHECKBIT_TYPE_MANUAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
chosen_cb (CheckbitManual *self)
{
  guint selected = gtk_drop_down_get_selected (self->chooser);

  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_selection_model_select_item (GTK_SELECTION_MODEL (gtk_drop_down_get_model (self->chooser)),
                                     selected, TRUE);
}

/* Selects the open chapter in the chooser. */
static void
turned_cb (CheckbitManual *self)
{
  GListModel *pages = gtk_drop_down_get_model (self->chooser);

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    if (gtk_selection_model_is_selected (GTK_SELECTION_MODEL (pages), i))
      gtk_drop_down_set_selected (self->chooser, i);
}

static gboolean
fit_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitManual *self = CHECKBIT_MANUAL (widget);
  gboolean folded = adw_leaflet_get_folded (self->columns);

  adw_header_bar_set_title_widget (self->header, folded ? GTK_WIDGET (self->chooser) : NULL);
  return G_SOURCE_REMOVE;
}

/* The header must not change during allocation: this waits for the next frame. */
static void
folded_cb (CheckbitManual *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_cb, NULL, NULL);
}

static void
setup_title_cb (gpointer unused, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE,
                                               "width-chars", 8, "max-width-chars", 24, NULL));
}

static void
bind_title_cb (gpointer unused, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_stack_page_get_title (gtk_list_item_get_item (item)));
}

/* Titles wrap if the desktop enlarges texts. */
static void
create_chooser (CheckbitManual *self)
{
  GListModel *pages = G_LIST_MODEL (gtk_stack_get_pages (self->chapters));
  GtkExpression *title = gtk_property_expression_new (GTK_TYPE_STACK_PAGE, NULL, "title");
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_title_cb), NULL);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_title_cb), NULL);
  self->chooser = GTK_DROP_DOWN (g_object_ref_sink (gtk_drop_down_new (pages, title)));
  gtk_drop_down_set_factory (self->chooser, factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chooser), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("of the manual", "Chapter"), -1);
  checkbit_plain_name_inner (GTK_WIDGET (self->chooser));
  g_signal_connect_object (self->chooser, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chapters, "notify::visible-child", G_CALLBACK (turned_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
create_columns (CheckbitManual *self)
{
  GtkWidget *sidebar = gtk_stack_sidebar_new ();
  GtkWidget *separator = gtk_separator_new (GTK_ORIENTATION_VERTICAL);

  self->columns = ADW_LEAFLET (adw_leaflet_new ());
  self->chapters = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->chapters), TRUE);
  gtk_stack_sidebar_set_stack (GTK_STACK_SIDEBAR (sidebar), self->chapters);
  gtk_widget_set_vexpand (GTK_WIDGET (self->columns), TRUE);
  adw_leaflet_append (self->columns, sidebar);
  adw_leaflet_page_set_navigatable (adw_leaflet_append (self->columns, separator), FALSE);
  adw_leaflet_append (self->columns, GTK_WIDGET (self->chapters));
  adw_leaflet_set_visible_child (self->columns, GTK_WIDGET (self->chapters));
  g_signal_connect_object (self->columns, "notify::folded", G_CALLBACK (folded_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_manual_init (CheckbitManual *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->header = ADW_HEADER_BAR (adw_header_bar_new ());
  create_columns (self);
  create_chooser (self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->header));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->columns));
  adw_window_set_content (ADW_WINDOW (self), box);
}

/* It need not be wider than its parent window. An open manual keeps its size. */
void
checkbit_manual_set_parent (CheckbitManual *self, GtkWindow *parent)
{
  int room;

  g_return_if_fail (CHECKBIT_IS_MANUAL (self));
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  room = parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0;
  if (gtk_window_get_transient_for (GTK_WINDOW (self)) != parent)
    gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_window_set_default_size (GTK_WINDOW (self), room > 0 ? MIN (room, WIDTH) : WIDTH, HEIGHT);
}

GtkWidget *
checkbit_manual_new (GtkWindow *parent)
{
  CheckbitManual *self
      = g_object_new (CHECKBIT_TYPE_MANUAL, "title", C_ ("window", "Manual"), NULL);

  checkbit_manual_set_parent (self, parent);
  return GTK_WIDGET (self);
}
