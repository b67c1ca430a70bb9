/* The page of the inspector that counts moves and finds mistakes of other generators.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-page.h"

#include <glib/gi18n-lib.h>

#include "ui/base/help-button.h"
#include "ui/base/large-text.h"
#include "ui/base/links.h"
#include "ui/base/plain-name.h"
#include "ui/inspector/perft/perft-compare.h"
#include "ui/inspector/perft/perft-count.h"
#include "ui/inspector/perft/perft-suite.h"
#include "ui/inspector/perft/perft-widgets.h"

struct _CheckbitPerftPage
{
  GtkWidget parent_instance;

  GtkStack *views;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitPerftPage, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitPerftPage, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitPerftPage, checkbit_perft_page, GTK_TYPE_WIDGET)

static void
view_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_stack_set_visible_child_name (CHECKBIT_PERFT_PAGE (widget)->views,
                                    g_variant_get_string (parameter, NULL));
}

/* A failure of another program opens the comparison; a failure of a file's numbers, the
 * position. */
static void
chosen_cb (CheckbitPerftPage *self, CheckbitFailedCase *failed)
{
  const CheckbitSuiteCase *item = checkbit_failed_case_get (failed);
  CheckbitLabFinding *finding = checkbit_failed_case_get_finding (failed);
  GtkWidget *compare = checkbit_perft_page_get_view (self, "compare");

  if (finding != NULL)
    {
      gtk_stack_set_visible_child_name (self->views, "compare");
      checkbit_perft_compare_show (CHECKBIT_PERFT_COMPARE (compare), finding, item->name);
    }
  else if (item->fen != NULL)
    {
      gtk_stack_set_visible_child_name (self->views, "count");
      gtk_widget_activate_action (GTK_WIDGET (self), "win.show-line", "(ss)", item->fen, "");
    }
}

void
checkbit_perft_page_paste (CheckbitPerftPage *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_PAGE (self));

  gtk_stack_set_visible_child_name (self->views, "compare");
  checkbit_perft_compare_paste (
      CHECKBIT_PERFT_COMPARE (checkbit_perft_page_get_view (self, "compare")), text);
}

/* --- Building ------------------------------------------------------------------------------- */

/* The meaning of each category. (transfer full) */
static char *
dup_help (void)
{
  GString *text = g_string_new (
      _ ("Perft counts the positions that can be reached in a number of half-moves. Programmers "
         "compare the counts to find mistakes in a move generator.\n\n"
         "<b>Count</b> counts from the position on the board, move by move. Click a move to count "
         "after it. The moves of the last half-move can be sorted into categories:"));

  for (guint i = 0; i < CHECKBIT_N_PERFT_CATEGORIES; i++)
    g_string_append_printf (text, "\n• %s", checkbit_perft_category_definition (i));
  g_string_append (
      text,
      _ ("\n\n<b>Compare</b> asks another program for its counts, goes down to the first position "
         "in which its moves are wrong, shows it on the board, names the move, and says what kind "
         "of mistake it looks like. The game comes back with Undo. Copy a row’s FEN, its moves or "
         "a test for your source code.\n\n"
         "<b>Suites</b> tries many positions: the built-in suite, each position made for what "
         "generators get wrong, or a file of lines such as <tt>FEN ;D1 20 ;D2 400</tt>."));

  return g_string_free (text, FALSE);
}

static void
add_top (CheckbitPerftPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *switcher = gtk_stack_switcher_new ();
  g_autofree char *help = dup_help ();

  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), self->views);
  checkbit_large_text_fit_switcher (switcher);
  gtk_widget_set_hexpand (switcher, TRUE);
  gtk_widget_add_css_class (box, "top");
  gtk_box_append (GTK_BOX (box), switcher);
  gtk_box_append (GTK_BOX (box), checkbit_help_button_new (_ ("Perft"), help));
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
add_views (CheckbitPerftPage *self, CheckbitInspection *inspection, CheckbitLayers *layers)
{
  GtkWidget *compare = checkbit_perft_compare_new (inspection, layers);
  GtkWidget *suite = checkbit_perft_suite_new (CHECKBIT_PERFT_COMPARE (compare));

  gtk_stack_add_titled (self->views, checkbit_perft_count_view_new (inspection), "count",
                        /* Translators: a view of the page Perft */
                        _ ("Count"));
  gtk_stack_add_titled (self->views, compare, "compare",
                        /* Translators: a view of the page Perft */
                        _ ("Compare"));
  gtk_stack_add_titled (self->views, suite, "suite",
                        /* Translators: a view of the page Perft */
                        _ ("Suites"));
  g_signal_connect_object (suite, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_perft_page_dispose (GObject *object)
{
  checkbit_perft_unparent_all (GTK_WIDGET (object));
  G_OBJECT_CLASS (checkbit_perft_page_parent_class)->dispose (object);
}

static void
checkbit_perft_page_constructed (GObject *object)
{
  CheckbitPerftPage *self = CHECKBIT_PERFT_PAGE (object);

  G_OBJECT_CLASS (checkbit_perft_page_parent_class)->constructed (object);
  add_views (self, self->inspection, self->layers);
  add_top (self);
  gtk_widget_set_parent (GTK_WIDGET (self->views), GTK_WIDGET (self));
  checkbit_plain_name_buttons (GTK_WIDGET (self));
}

static void
checkbit_perft_page_class_init (CheckbitPerftPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = checkbit_perft_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_page_dispose;
  gtk_widget_class_install_action (widget_class, "perft.view", "s", view_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_perft_page_init (CheckbitPerftPage *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->views = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->views), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: a page of the inspector */
                                  _ ("Perft"), -1);
}

GtkWidget *
checkbit_perft_page_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_PERFT_PAGE, "inspection", inspection, "layers", layers, NULL);
}

GtkWidget *
checkbit_perft_page_get_view (CheckbitPerftPage *self, const char *name)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_PAGE (self), NULL);

  return gtk_stack_get_child_by_name (self->views, name);
}
