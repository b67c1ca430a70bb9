/* The panel that shows the bits behind the position.
 *
 * It only puts its pages together; each is a widget of its own that reads the inspection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/inspector.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/sent-set.h"
#include "game/inspect/watch-file.h"
#include "game/lab/divide.h"
#include "ui/base/accessible.h"
#include "ui/base/action-button.h"
#include "ui/base/column-layout.h"
#include "ui/inspector/expression-bar.h"
#include "ui/inspector/layer-legend.h"
#include "ui/inspector/layout-switch.h"
#include "ui/inspector/magic/magic-page.h"
#include "ui/app/manual-picture.h"
#include "ui/app/player-manual.h"
#include "ui/base/links.h"
#include "ui/base/manual.h"
#include "ui/base/tab-row.h"
#include "ui/inspector/masks/mask-page.h"
#include "ui/inspector/moves/moves-page.h"
#include "ui/inspector/perft/perft-page.h"
#include "ui/inspector/position-footer.h"
#include "ui/inspector/sets/set-page.h"
#include "ui/inspector/square/square-page.h"
#include "ui/inspector/watches/watch-page.h"

struct _CheckbitInspector
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *switcher;
  GtkBox *foot; /* the counters, and the way to the manual */
  GtkButton *manual_button;
  AdwViewStack *pages;
  GtkWidget *bar; /* the expression bar: a child, not of the template */

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitKeptFile *watch_file;
  CheckbitKeptFile *pasted_file;
  GSettings *settings;

  CheckbitManual *manual; /* weak: while it is open */
};

enum
{
  PROP_0,
  PROP_SETTINGS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint toast_signal;

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitInspector, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitInspector, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_TYPE (CheckbitInspector, checkbit_inspector, GTK_TYPE_WIDGET)

typedef GtkWidget *(*PageFunc) (CheckbitInspection *inspection, CheckbitLayers *layers);

#define OPENING "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
#define ROOK "4k3/8/3p4/8/1P1R2n1/8/3P4/4K3 w - - 0 1"

/* The pages, in the order of their buttons. */
static const struct
{
  const char *name;
  const char *title;
  const char *icon;
  PageFunc create;
  const char *picture; /* for its chapter of the manual: an expression */
  const char *fen;     /* the position of that picture */
} page_table[] = {
  { "masks", N_ ("Masks"), "checkbit-inspector-symbolic", checkbit_mask_page_new, "attacks_white",
    OPENING },
  /* Translators: a page of the inspector: sets and numbers that are always shown */
  { "watches", N_ ("Watches"), "checkbit-watch-symbolic", checkbit_watch_page_new,
    "attacks_white & black", OPENING },
  /* Translators: a page of the inspector: a set of squares (a noun) */
  { "set", N_ ("Set"), "checkbit-set-symbolic", checkbit_set_page_new, "d4 | e5", OPENING },
  { "moves", N_ ("Moves"), "checkbit-moves-symbolic", checkbit_moves_page_new, "targets", OPENING },
  /* Translators: a page of the inspector: a square of the board */
  { "square", N_ ("Square"), "checkbit-square-symbolic", checkbit_square_page_new, "attackers(e5)",
    OPENING },
  /* Translators: a page of the inspector: magic numbers */
  { "magic", N_ ("Magic"), "checkbit-magic-symbolic", checkbit_magic_page_new, "rook(d4)", ROOK },
  { "perft", N_ ("Perft"), "checkbit-perft-symbolic", checkbit_perft_page_new, "movable", OPENING },
};

/* The page of a name, built on first use: most pages are needed later, if at all, and would delay
 * the window. NULL if there is none. (transfer none) */
static GtkWidget *
get_page (CheckbitInspector *self, const char *name)
{
  GtkWidget *place = adw_view_stack_get_child_by_name (self->pages, name);

  for (guint i = 0; place != NULL && i < G_N_ELEMENTS (page_table); i++)
    if (g_str_equal (page_table[i].name, name) && adw_bin_get_child (ADW_BIN (place)) == NULL)
      adw_bin_set_child (ADW_BIN (place), page_table[i].create (self->inspection, self->layers));
  return place != NULL ? adw_bin_get_child (ADW_BIN (place)) : NULL;
}

/* While the page about one set is in sight, that is the set in the expression bar. */
static void
page_chosen_cb (CheckbitInspector *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->pages);

  if (name == NULL)
    return;
  get_page (self, name);
  if (self->bar != NULL)
    checkbit_expression_bar_set_opens (CHECKBIT_EXPRESSION_BAR (self->bar),
                                       g_str_equal (name, "set"));
}

static void
page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_inspector_show_page (CHECKBIT_INSPECTOR (widget),
                                g_variant_get_string (parameter, NULL));
}

/* The title of the page that is shown. (transfer none) */
static const char *
get_shown_title (CheckbitInspector *self)
{
  GtkWidget *place = adw_view_stack_get_visible_child (self->pages);

  return adw_view_stack_page_get_title (adw_view_stack_get_page (self->pages, place));
}

/* The explanations are taken from the pages, which take a while to build. */
static void
fill_chapter_cb (CheckbitInspector *self, const char *title, CheckbitManual *manual)
{
  for (guint i = 0; i < G_N_ELEMENTS (page_table); i++)
    if (g_str_equal (_ (page_table[i].title), title))
      checkbit_manual_add_page (
          manual, title, checkbit_manual_picture_new_set (page_table[i].fen, page_table[i].picture),
          get_page (self, page_table[i].name));
  if (g_str_equal (title, _ ("Set language")))
    checkbit_manual_add_language (manual);
}

static void
create_manual (CheckbitInspector *self)
{
  CheckbitManual *manual = CHECKBIT_MANUAL (checkbit_manual_new (NULL));

  g_set_weak_pointer (&self->manual, manual);
  checkbit_player_manual_add (manual);
  for (guint i = 0; i < G_N_ELEMENTS (page_table); i++)
    checkbit_manual_add_chapter (manual, _ (page_table[i].title));
  checkbit_manual_add_chapter (manual, _ ("Set language"));
  g_signal_connect_object (manual, "fill", G_CALLBACK (fill_chapter_cb), self, G_CONNECT_SWAPPED);
}

void
checkbit_inspector_open_manual (CheckbitInspector *self, gboolean at_page)
{
  GtkRoot *root;

  g_return_if_fail (CHECKBIT_IS_INSPECTOR (self));

  if (self->manual == NULL)
    create_manual (self);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  checkbit_manual_set_parent (self->manual, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL);
  if (at_page)
    checkbit_manual_show_chapter (self->manual, get_shown_title (self));
  gtk_window_present (GTK_WINDOW (self->manual));
}

/* Its chapters are filled by the inspector when they are opened: without it they would be empty. */
static void
close_manual (CheckbitInspector *self)
{
  GtkWindow *manual = GTK_WINDOW (self->manual);

  g_clear_weak_pointer (&self->manual);
  if (manual != NULL)
    gtk_window_destroy (manual);
}

static void
manual_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_inspector_open_manual (CHECKBIT_INSPECTOR (widget), TRUE);
}

/* A pasted text that no entry has taken goes to the expression bar, not to the board. */
static gboolean
paste_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action (CHECKBIT_INSPECTOR (widget)->bar, "expression.paste", NULL);
}

static void
expression_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_expression_bar_take (CHECKBIT_EXPRESSION_BAR (CHECKBIT_INSPECTOR (widget)->bar),
                                g_variant_get_string (parameter, NULL));
}

/* The counts of moves that another program has found are for comparing, not sets. */
static gboolean
take_divide (CheckbitInspector *self, const char *text)
{
  if (!checkbit_divide_is_pasted (text))
    return FALSE;
  checkbit_inspector_show_page (self, "perft");
  checkbit_perft_page_paste (CHECKBIT_PERFT_PAGE (get_page (self, "perft")), text);
  return TRUE;
}

/* A pasted text replaces the content of the expression bar, unless it is for another place. */
static void
paste_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (take_divide (CHECKBIT_INSPECTOR (widget), g_variant_get_string (parameter, NULL)))
    return;
  gtk_widget_activate_action (CHECKBIT_INSPECTOR (widget)->bar, "expression.clear", NULL);
  expression_action (widget, name, parameter);
}

/* Tries the numbers in a text as magics. */
static void
magics_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_inspector_show_page (CHECKBIT_INSPECTOR (widget), "magic");
  checkbit_magic_page_try (CHECKBIT_MAGIC_PAGE (get_page (CHECKBIT_INSPECTOR (widget), "magic")),
                           g_variant_get_string (parameter, NULL));
}

static void
toast_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, toast_signal, 0, g_variant_get_string (parameter, NULL));
}

static void
set_settings (CheckbitInspector *self, GSettings *settings)
{
  if (!g_set_object (&self->settings, settings))
    return;

  g_object_set (get_page (self, "masks"), "settings", settings, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SETTINGS]);
}

static void
checkbit_inspector_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitInspector *self = CHECKBIT_INSPECTOR (object);

  switch (id)
    {
    case PROP_SETTINGS:
      g_value_set_object (value, self->settings);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_inspector_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SETTINGS:
      set_settings (CHECKBIT_INSPECTOR (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
close_file (CheckbitInspector *self, CheckbitKeptFile **file)
{
  if (*file == NULL)
    return;
  g_signal_handlers_disconnect_by_data (*file, self);
  checkbit_kept_file_finish (*file);
  g_clear_object (file);
}

static void
checkbit_inspector_dispose (GObject *object)
{
  CheckbitInspector *self = CHECKBIT_INSPECTOR (object);
  GtkWidget *child;

  close_file (self, &self->watch_file);
  close_file (self, &self->pasted_file);
  g_clear_object (&self->settings);
  close_manual (self);
  if (self->pages != NULL)
    g_signal_handlers_disconnect_by_data (self->pages, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_INSPECTOR);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_inspector_parent_class)->dispose (object);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
add_pages (CheckbitInspector *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (page_table); i++)
    {
      GtkWidget *place = adw_bin_new ();

      AdwViewStackPage *page = adw_view_stack_add_titled (self->pages, place, page_table[i].name,
                                                          _ (page_table[i].title));

      adw_view_stack_page_set_icon_name (page, page_table[i].icon);
      checkbit_accessible_keep_in_page (place, page);
    }
  g_signal_connect_swapped (self->pages, "notify::visible-child", G_CALLBACK (page_chosen_cb),
                            self);
  checkbit_tab_row_install (self->switcher);
  page_chosen_cb (self);
}

/* The parts around the pages: the expression bar above, legend and counters below. */
static void
add_frame (CheckbitInspector *self)
{
  CheckbitWordForm *form = checkbit_inspection_get_word_form (self->inspection);
  GtkWidget *legend = checkbit_layer_legend_new (self->layers);
  GtkWidget *footer = checkbit_position_footer_new (self->inspection);

  self->bar = checkbit_expression_bar_new (self->inspection, self->layers);
  checkbit_expression_bar_append (CHECKBIT_EXPRESSION_BAR (self->bar),
                                  checkbit_layout_switch_new (form));
  g_signal_connect_swapped (self->bar, "taking", G_CALLBACK (take_divide), self);
  gtk_widget_insert_after (self->bar, GTK_WIDGET (self), self->switcher);
  gtk_widget_insert_after (legend, GTK_WIDGET (self), GTK_WIDGET (self->pages));
  gtk_widget_set_hexpand (footer, TRUE);
  gtk_box_prepend (self->foot, footer);
}

static void
file_failed_cb (CheckbitInspector *self, const char *sentence)
{
  g_signal_emit (self, toast_signal, 0, sentence);
}

/* The set that is there now in the place of one on the board: itself as a rule; NULL if it is gone.
 * (transfer none) */
static CheckbitSet *
find_current (CheckbitInspector *self, CheckbitSet *set)
{
  gboolean is_gone = FALSE;

  if (CHECKBIT_IS_PASTED_SET (set))
    return checkbit_pasted_list_find_set (checkbit_inspection_get_pasted (self->inspection),
                                          checkbit_set_get_expression (set));
  if (CHECKBIT_IS_SENT_SET (set))
    is_gone = !g_list_store_find (checkbit_inspection_get_pushed (self->inspection), set, NULL);
  else if (CHECKBIT_IS_WATCH (set))
    is_gone = checkbit_watch_list_find (checkbit_inspection_get_watches (self->inspection),
                                        CHECKBIT_WATCH (set))
              == G_MAXUINT;
  return is_gone ? NULL : set;
}

/* A set that is in its list no more, as it was removed in another window or by the program that had
 * sent it, is not kept up to date: it goes from the board, too. One that was pasted again under the
 * same name takes the place of the old one. */
static void
sets_changed_cb (CheckbitInspector *self)
{
  GListModel *layers = G_LIST_MODEL (self->layers);

  for (guint i = g_list_model_get_n_items (layers); i-- > 0;)
    {
      g_autoptr (CheckbitLayer) layer = g_list_model_get_item (layers, i);
      CheckbitSet *set = checkbit_layer_get_set (layer);
      CheckbitSet *current = find_current (self, set);

      if (current == NULL)
        checkbit_layers_remove (self->layers, layer);
      else if (current != set)
        checkbit_layers_replace (self->layers, layer, current);
    }
}

/* The lists of sets that do not last as long as the window. */
static void
follow_lists (CheckbitInspector *self)
{
  g_signal_connect_object (checkbit_inspection_get_watches (self->inspection), "items-changed",
                           G_CALLBACK (sets_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_inspection_get_pushed (self->inspection), "items-changed",
                           G_CALLBACK (sets_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (checkbit_inspection_get_pasted (self->inspection), "renamed",
                           G_CALLBACK (sets_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
open_files (CheckbitInspector *self)
{
  g_autoptr (GFile) watches = checkbit_watch_file_dup_default ();
  g_autoptr (GFile) pasted = checkbit_pasted_file_dup_default ();

  self->watch_file
      = checkbit_watch_file_new (checkbit_inspection_get_watches (self->inspection), watches);
  self->pasted_file
      = checkbit_pasted_file_new (checkbit_inspection_get_pasted (self->inspection), pasted);
  g_signal_connect_swapped (self->watch_file, "failed", G_CALLBACK (file_failed_cb), self);
  g_signal_connect_swapped (self->pasted_file, "failed", G_CALLBACK (file_failed_cb), self);
}

static void
checkbit_inspector_constructed (GObject *object)
{
  CheckbitInspector *self = CHECKBIT_INSPECTOR (object);

  G_OBJECT_CLASS (checkbit_inspector_parent_class)->constructed (object);
  add_pages (self);
  add_frame (self);
  open_files (self);
  follow_lists (self);
}

static void
checkbit_inspector_class_init (CheckbitInspectorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_inspector_get_property;
  object_class->set_property = checkbit_inspector_set_property;
  object_class->constructed = checkbit_inspector_constructed;
  object_class->dispose = checkbit_inspector_dispose;

  props[PROP_SETTINGS]
      = g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  checkbit_links_install (object_class, links);
  toast_signal = g_signal_new ("toast", CHECKBIT_TYPE_INSPECTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (CHECKBIT_TYPE_COLUMN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, switcher);
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, pages);
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, foot);
  gtk_widget_class_bind_template_child (widget_class, CheckbitInspector, manual_button);
  gtk_widget_class_install_action (widget_class, "inspector.page", "s", page_action);
  gtk_widget_class_install_action (widget_class, "inspector.toast", "s", toast_action);
  gtk_widget_class_install_action (widget_class, "inspector.expression", "s", expression_action);
  gtk_widget_class_install_action (widget_class, "inspector.paste", "s", paste_action);
  gtk_widget_class_install_action (widget_class, "inspector.magics", "s", magics_action);
  gtk_widget_class_install_action (widget_class, "inspector.manual", NULL, manual_action);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, paste_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "checkbit-inspector");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_inspector_init (CheckbitInspector *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Inspector"), -1);
  checkbit_action_button_connect (self->manual_button, GTK_WIDGET (self), "inspector.manual");
}

GtkWidget *
checkbit_inspector_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_INSPECTOR, "inspection", inspection, "layers", layers, NULL);
}

void
checkbit_inspector_show_page (CheckbitInspector *self, const char *name)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTOR (self));
  g_return_if_fail (name != NULL);

  if (get_page (self, name) != NULL)
    adw_view_stack_set_visible_child_name (self->pages, name);
}

void
checkbit_inspector_forget (CheckbitInspector *self)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTOR (self));

  checkbit_expression_bar_forget (CHECKBIT_EXPRESSION_BAR (self->bar));
}
