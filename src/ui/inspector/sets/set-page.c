/* The page of the inspector about one set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/set-page.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/likeness.h"
#include "game/inspect/set-editor.h"
#include "ui/base/accessible.h"
#include "ui/base/help-button.h"
#include "ui/base/large-text.h"
#include "ui/base/links.h"
#include "ui/inspector/sets/scan-stepper.h"
#include "ui/inspector/sets/sent-values.h"
#include "ui/inspector/sets/set-detail.h"
#include "ui/inspector/sets/table-stepper.h"

struct _CheckbitSetPage
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *top;
  GtkWidget *head;
  GtkWidget *title;
  GtkWidget *value;
  AdwBin *sent_place;
  GtkWidget *sentence;
  GtkWidget *likeness;
  GtkWidget *views;
  AdwBin *set_place;
  AdwBin *scan_place;
  AdwBin *table_place;

  GtkWidget *detail; /* owned, like the next: only the view or its empty state is in place */
  GtkWidget *scan;
  GtkWidget *sent; /* the current child */

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitSetEditor *editor;
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitSetPage, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitSetPage, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitSetPage, checkbit_set_page, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

/* The value and how many squares that are: "0x000000000000FF00, 8 squares". */
static void
show_value (CheckbitSetPage *self)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (self->inspection);
  ChessBitboard bits = checkbit_set_editor_get_bits (self->editor);
  guint n = chess_bitboard_count (bits);
  g_autofree char *hex = checkbit_word_form_write_hex (form, bits);
  g_autofree char *text
      /* Translators: the value of a set in the code's typeface, and how many squares are in it. */
      = g_strdup_printf (ngettext ("<tt>%s</tt>, %u square", "<tt>%s</tt>, %u squares", n), hex, n);

  gtk_label_set_markup (GTK_LABEL (self->value), text);
}

/* Which set of the position it resembles; for a mask that would be itself, so NULL. */
static void
show_likeness (CheckbitSetPage *self)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (self->inspection);
  gboolean known = CHECKBIT_IS_MASK_ITEM (checkbit_set_editor_get_set (self->editor))
                   && !checkbit_set_editor_is_edited (self->editor);
  g_autofree char *likeness
      = known ? NULL
              : checkbit_likeness_tell_all (checkbit_inspection_get_input (self->inspection),
                                            checkbit_set_editor_get_bits (self->editor),
                                            checkbit_word_form_get_layout (form));

  gtk_label_set_label (GTK_LABEL (self->likeness), likeness != NULL ? likeness : "");
  gtk_widget_set_visible (self->likeness, likeness != NULL);
}

static void
show_head (CheckbitSetPage *self)
{
  CheckbitSet *set = self->editor != NULL ? checkbit_set_editor_get_set (self->editor) : NULL;
  gboolean about_table = g_strcmp0 (checkbit_set_page_get_view (self), "table") == 0;
  const char *sentence = set != NULL ? checkbit_set_get_sentence (set) : NULL;

  gtk_widget_set_visible (self->head, set != NULL && !about_table);
  checkbit_sent_values_set_set (CHECKBIT_SENT_VALUES (self->sent), set);
  if (set == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->title), checkbit_set_get_title (set));
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->sentence, sentence != NULL);
  show_value (self);
  show_likeness (self);
}

static GtkWidget *
nothing_new (void)
{
  GtkWidget *page = g_object_new (
      ADW_TYPE_STATUS_PAGE, "icon-name", "checkbit-set-symbolic", "title", _ ("No Set Selected"),
      "description",
      _ ("Double-click a mask, press Shift+Enter on it, or paste a value into the inspector: here "
         "you see the set in full, change it and go through it bit by bit."),
      NULL);

  gtk_widget_add_css_class (page, "compact");
  checkbit_accessible_name_children (page, _ ("No Set Selected"));
  return page;
}

/* Puts a view in place, or a text if there is nothing to show. */
static void
fill_place (AdwBin *place, GtkWidget *view, gboolean any)
{
  GtkWidget *child = adw_bin_get_child (place);

  if (any ? child == view : child != NULL && child != view)
    return;
  adw_bin_set_child (place, any ? view : nothing_new ());
}

/* Updates only while visible; it catches up when it is shown. */
static void
editor_cb (CheckbitSetPage *self)
{
  gboolean any = checkbit_set_editor_get_set (self->editor) != NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  fill_place (self->set_place, self->detail, any);
  fill_place (self->scan_place, self->scan, any);
  show_head (self);
}

static void
subject_cb (CheckbitSetPage *self)
{
  CheckbitSet *subject = checkbit_inspection_get_subject (self->inspection);

  checkbit_set_editor_set_source (self->editor, subject);
  if (subject != NULL && g_strcmp0 (checkbit_set_page_get_view (self), "table") == 0)
    checkbit_set_page_show_view (self, "set");
}

static void
table_cb (CheckbitSetPage *self)
{
  if (checkbit_inspection_get_table (self->inspection) != NULL)
    checkbit_set_page_show_view (self, "table");
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_set_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_set_page_parent_class)->map (widget);
  editor_cb (CHECKBIT_SET_PAGE (widget));
}

/* Comma and full stop step through the values of a set sent by a program. */
static gboolean
step_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  CheckbitSetPage *self = CHECKBIT_SET_PAGE (widget);

  return gtk_widget_get_mapped (self->sent)
         && gtk_widget_activate_action (
             self->sent, g_variant_get_boolean (parameter) ? "sent.newer" : "sent.older", NULL);
}

static void
checkbit_set_page_dispose (GObject *object)
{
  CheckbitSetPage *self = CHECKBIT_SET_PAGE (object);
  GtkWidget *child;

  if (self->inspection != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->inspection, self);
      g_signal_handlers_disconnect_by_data (checkbit_inspection_get_word_form (self->inspection),
                                            self);
    }
  if (self->editor != NULL)
    g_signal_handlers_disconnect_by_data (self->editor, self);
  g_clear_object (&self->editor);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_SET_PAGE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->detail);
  g_clear_object (&self->scan);
  g_clear_object (&self->inspection);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (checkbit_set_page_parent_class)->dispose (object);
}

static void
checkbit_set_page_constructed (GObject *object)
{
  CheckbitSetPage *self = CHECKBIT_SET_PAGE (object);

  G_OBJECT_CLASS (checkbit_set_page_parent_class)->constructed (object);
  self->editor = checkbit_set_editor_new (checkbit_inspection_get_word_form (self->inspection));
  self->detail
      = g_object_ref_sink (checkbit_set_detail_new (self->inspection, self->layers, self->editor));
  self->scan = g_object_ref_sink (
      checkbit_scan_stepper_new (self->inspection, self->layers, self->editor));
  self->sent = checkbit_sent_values_new (self->inspection);
  adw_bin_set_child (self->sent_place, self->sent);
  adw_bin_set_child (self->table_place,
                     checkbit_table_stepper_new (self->inspection, self->layers));
  g_signal_connect_swapped (self->editor, "changed", G_CALLBACK (editor_cb), self);
  g_signal_connect_swapped (self->inspection, "notify::subject", G_CALLBACK (subject_cb), self);
  g_signal_connect_swapped (self->inspection, "changed", G_CALLBACK (editor_cb), self);
  g_signal_connect_swapped (self->inspection, "notify::table", G_CALLBACK (table_cb), self);
  g_signal_connect_swapped (checkbit_inspection_get_word_form (self->inspection), "notify::layout",
                            G_CALLBACK (editor_cb), self);
  subject_cb (self);
  if (checkbit_inspection_get_subject (self->inspection) == NULL)
    table_cb (self); /* there may have been a table before this page was built */
}

static void
checkbit_set_page_class_init (CheckbitSetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = checkbit_set_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_set_page_dispose;
  widget_class->map = checkbit_set_page_map;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/set-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, top);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, head);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, value);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, sent_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, likeness);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, views);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, set_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, scan_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetPage, table_place);
  gtk_widget_class_bind_template_callback (widget_class, show_head);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_comma, 0, step_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_period, 0, step_cb, "b", TRUE);
  gtk_widget_class_set_css_name (widget_class, "set-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
add_help (CheckbitSetPage *self)
{
  gtk_box_append (
      GTK_BOX (self->top),
      checkbit_help_button_new (
          _ ("One Set"),
          _ ("A bitboard is a 64-bit word, one bit for each square. The <b>layout</b> says which "
             "bit is which square; this page always uses the chosen layout, and names squares as "
             "the board does.\n\n"
             "<b>Details</b>: click squares, or use the buttons. A step such as north moves "
             "every square at once: <tt>x &lt;&lt; 8</tt> in a1b1. To the side it masks one file "
             "off "
             "first, or bits of the h-file would come back on the a-file, one rank higher: a "
             "<i>raw</i> shift shows that. AND keeps what two sets share, OR what is in either, "
             "XOR "
             "what is in just one, AND NOT takes one away from the other.\n\n"
             "<b>Scan</b>: <tt>x &amp; -x</tt> leaves only the lowest bit. Multiplied by a De "
             "Bruijn sequence, it puts a unique number into the top six bits, and a table turns "
             "that into the bit’s number: a square.\n\n"
             "<b>Table</b>: entry <i>i</i> of a table is about the square of bit <i>i</i>. A "
             "pasted table is compared with those that programs use, in all eight layouts, and "
             "wrong entries are named.")));
}

static void
checkbit_set_page_init (CheckbitSetPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_large_text_fit_switcher (gtk_widget_get_first_child (self->top));
  add_help (self);
}

GtkWidget *
checkbit_set_page_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_SET_PAGE, "inspection", inspection, "layers", layers, NULL);
}

void
checkbit_set_page_show_view (CheckbitSetPage *self, const char *name)
{
  g_return_if_fail (CHECKBIT_IS_SET_PAGE (self));

  gtk_stack_set_visible_child_name (GTK_STACK (self->views), name);
}

const char *
checkbit_set_page_get_view (CheckbitSetPage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_PAGE (self), NULL);

  return gtk_stack_get_visible_child_name (GTK_STACK (self->views));
}
