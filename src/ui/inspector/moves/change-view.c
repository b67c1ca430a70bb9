/* What a move changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/moves/change-view.h"

#include <glib/gi18n-lib.h>

#include "ui/base/help-button.h"
#include "ui/inspector/set-tiles.h"

struct _CheckbitChangeView
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *title;
  GtkWidget *sentence;
  GtkWidget *last;
  GtkWidget *hint;
  GtkWidget *content;
  CheckbitSetTiles *tiles;
  GtkListBox *steps;
  GtkListBox *fields;

  /* Owned. */
  CheckbitChangeModel *model;
  CheckbitLayers *layers;

  CheckbitSet *shown; /* owned; the step's set that is previewed on the board */
  gboolean played;
};

static guint last_signal;

G_DEFINE_FINAL_TYPE (CheckbitChangeView, checkbit_change_view, GTK_TYPE_WIDGET)

/* --- On the board --------------------------------------------------------------------------- */

/* Previews a step's set; NULL for none. A preview of another view is left alone. */
static void
show (CheckbitChangeView *self, CheckbitSet *set)
{
  if (self->shown != NULL && set == NULL
      && checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_VIEW) == self->shown)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, NULL);
  g_set_object (&self->shown, set);
  if (set != NULL)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, set);
}

static void
step_selected_cb (CheckbitChangeView *self, GtkListBoxRow *row)
{
  show (self, row == NULL ? NULL : g_object_get_data (G_OBJECT (row), "set"));
}

/* --- Rows ----------------------------------------------------------------------------------- */

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A row with a title over a line of small print. */
static GtkWidget *
create_row (const char *title, const char *detail, const char *name)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = create_label (detail, "word");

  gtk_widget_add_css_class (box, "change-row");
  gtk_widget_add_css_class (line, "dim-label");
  gtk_label_set_wrap_mode (GTK_LABEL (line), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), create_label (title, NULL));
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

/* A word of the key: a number rather than a set, so layouts do not change it. (transfer full) */
static char *
dup_word (guint64 word)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", word);
}

static GtkWidget *
create_step (gpointer item, gpointer user_data)
{
  CheckbitChangeStep *step = item;
  const char *text = checkbit_change_step_get_text (step);
  g_autofree char *word = dup_word (checkbit_change_step_get_word (step));
  g_autofree char *key = dup_word (checkbit_change_step_get_key (step));
  g_autofree char *detail = g_strdup_printf ("^ %s\n= %s", word, key);
  /* Translators: a step of a move, the word that it toggles, the key after it */
  g_autofree char *name = g_strdup_printf (_ ("%s, value %s, key %s"), text, word, key);
  GtkWidget *row = create_row (text, detail, name);

  g_object_set_data_full (G_OBJECT (row), "set", g_object_ref (checkbit_change_step_get_set (step)),
                          g_object_unref);
  return row;
}

static GtkWidget *
create_field (gpointer item, gpointer user_data)
{
  CheckbitChangeField *field = item;
  const char *title = checkbit_change_field_get_title (field);
  const char *before = checkbit_change_field_get_before (field);
  const char *after = checkbit_change_field_get_after (field);
  gboolean same = g_str_equal (before, after);
  g_autofree char *detail = same ? g_strdup (before) : g_strdup_printf ("%s → %s", before, after);
  g_autofree char *name = NULL;
  GtkWidget *row;

  if (same)
    /* Translators: what stays the same in a move, such as “Castling rights”, and its value */
    name = g_strdup_printf (_ ("%s: stays %s"), title, after);
  else
    /* Translators: what a move changes, such as “Castling rights”, and its values */
    name = g_strdup_printf (_ ("%s: from %s to %s"), title, before, after);
  row = create_row (title, detail, name);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

/* --- All of it ------------------------------------------------------------------------------ */

static void
update (CheckbitChangeView *self)
{
  const char *san = checkbit_change_model_get_san (self->model);
  g_autofree char *title = NULL;

  gtk_list_box_unselect_all (self->steps);
  gtk_widget_set_visible (self->content, san != NULL);
  gtk_widget_set_visible (self->sentence, san != NULL);
  if (san == NULL)
    title = g_strdup (_ ("No move yet"));
  else if (self->played)
    /* Translators: %s is a move */
    title = g_strdup_printf (_ ("The last move: %s"), san);
  else
    /* Translators: %s is a move */
    title = g_strdup_printf (_ ("If %s is played"), san);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  if (san != NULL)
    gtk_label_set_text (GTK_LABEL (self->sentence),
                        checkbit_change_model_get_sentence (self->model));
  gtk_widget_set_visible (self->hint, self->played || san == NULL);
  gtk_widget_set_visible (self->last, !self->played && san != NULL);
}

static void
last_cb (CheckbitChangeView *self)
{
  g_signal_emit (self, last_signal, 0);
}

static void
checkbit_change_view_unmap (GtkWidget *widget)
{
  CheckbitChangeView *self = CHECKBIT_CHANGE_VIEW (widget);

  gtk_list_box_unselect_all (self->steps);
  if (self->layers != NULL)
    show (self, NULL);
  GTK_WIDGET_CLASS (checkbit_change_view_parent_class)->unmap (widget);
}

static void
checkbit_change_view_dispose (GObject *object)
{
  CheckbitChangeView *self = CHECKBIT_CHANGE_VIEW (object);
  GtkWidget *child;

  if (self->layers != NULL)
    show (self, NULL);
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_CHANGE_VIEW);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->shown);
  g_clear_object (&self->layers);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (checkbit_change_view_parent_class)->dispose (object);
}

static void
checkbit_change_view_class_init (CheckbitChangeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_change_view_dispose;
  widget_class->unmap = checkbit_change_view_unmap;
  g_type_ensure (CHECKBIT_TYPE_HELP_BUTTON);
  g_type_ensure (CHECKBIT_TYPE_SET_TILES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/change-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, sentence);
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, hint);
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, last);
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, content);
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, tiles);
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, steps);
  gtk_widget_class_bind_template_child (widget_class, CheckbitChangeView, fields);
  gtk_widget_class_bind_template_callback (widget_class, step_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, last_cb);
  last_signal = g_signal_new ("last", CHECKBIT_TYPE_CHANGE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "change-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_change_view_init (CheckbitChangeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What a move changes"), -1);
}

void
checkbit_change_view_bind (CheckbitChangeView *self,
                           CheckbitChangeModel *model,
                           CheckbitInspection *inspection,
                           CheckbitLayers *layers)
{
  g_return_if_fail (CHECKBIT_IS_CHANGE_VIEW (self));
  g_return_if_fail (CHECKBIT_IS_CHANGE_MODEL (model));
  g_return_if_fail (self->model == NULL);

  self->model = g_object_ref (model);
  self->layers = g_object_ref (layers);
  checkbit_set_tiles_bind (self->tiles, inspection, layers);
  checkbit_set_tiles_set_model (self->tiles, checkbit_change_model_get_boards (model));
  gtk_list_box_bind_model (self->steps, checkbit_change_model_get_steps (model), create_step, NULL,
                           NULL);
  gtk_list_box_bind_model (self->fields, checkbit_change_model_get_fields (model), create_field,
                           NULL, NULL);
  g_signal_connect_swapped (model, "changed", G_CALLBACK (update), self);
  update (self);
}

void
checkbit_change_view_set_played (CheckbitChangeView *self, gboolean played)
{
  g_return_if_fail (CHECKBIT_IS_CHANGE_VIEW (self));

  if (self->played == played)
    return;

  self->played = played;
  update (self);
}
