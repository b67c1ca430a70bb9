/* The page of the inspector that explains the look-up of a bishop or rook.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/magic/magic-page.h"

#include <glib/gi18n-lib.h>

#include "ui/base/help-button.h"
#include "ui/base/large-text.h"
#include "ui/base/links.h"
#include "ui/inspector/magic/magic-lookup.h"
#include "ui/inspector/magic/magic-own.h"
#include "ui/inspector/magic/magic-subject.h"

struct _CheckbitMagicPage
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *content;
  GtkWidget *top;
  AdwClamp *subject_place;
  GtkWidget *views;
  AdwBin *lookup_place;
  AdwBin *own_place;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitMagicModel *model;
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("inspection", CheckbitMagicPage, inspection, checkbit_inspection),
  CHECKBIT_LINK ("layers", CheckbitMagicPage, layers, checkbit_layers),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitMagicPage, checkbit_magic_page, GTK_TYPE_WIDGET)

static void
view_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_stack_set_visible_child_name (GTK_STACK (CHECKBIT_MAGIC_PAGE (widget)->views),
                                    g_variant_get_string (parameter, NULL));
}

/* Updates only while visible; it catches up when it is shown. */
static void
checkbit_magic_page_map (GtkWidget *widget)
{
  CheckbitMagicPage *self = CHECKBIT_MAGIC_PAGE (widget);

  g_signal_connect_swapped (self->inspection, "changed", G_CALLBACK (checkbit_magic_model_update),
                            self->model);
  checkbit_magic_model_update (self->model);
  GTK_WIDGET_CLASS (checkbit_magic_page_parent_class)->map (widget);
}

static void
unfollow (CheckbitMagicPage *self)
{
  if (self->inspection != NULL && self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->inspection, self->model);
}

static void
checkbit_magic_page_unmap (GtkWidget *widget)
{
  unfollow (CHECKBIT_MAGIC_PAGE (widget));
  GTK_WIDGET_CLASS (checkbit_magic_page_parent_class)->unmap (widget);
}

static GtkSizeRequestMode
checkbit_magic_page_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* At less than its minimum height, a box of wrapping texts requests less than its minimum width. */
static void
checkbit_magic_page_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (CHECKBIT_MAGIC_PAGE (widget)->content, orientation, for_size, minimum,
                      natural, NULL, NULL);
}

static void
checkbit_magic_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (CHECKBIT_MAGIC_PAGE (widget)->content, width, height, baseline, NULL);
}

static void
checkbit_magic_page_dispose (GObject *object)
{
  CheckbitMagicPage *self = CHECKBIT_MAGIC_PAGE (object);
  GtkWidget *child;

  unfollow (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_MAGIC_PAGE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->model);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_magic_page_parent_class)->dispose (object);
}

static void
checkbit_magic_page_constructed (GObject *object)
{
  CheckbitMagicPage *self = CHECKBIT_MAGIC_PAGE (object);
  CheckbitWordForm *form = checkbit_inspection_get_word_form (self->inspection);

  G_OBJECT_CLASS (checkbit_magic_page_parent_class)->constructed (object);
  self->model = checkbit_magic_model_new (self->inspection);
  adw_clamp_set_child (self->subject_place, checkbit_magic_subject_new (self->model));
  adw_bin_set_child (self->lookup_place,
                     checkbit_magic_lookup_new (self->inspection, self->layers, self->model));
  adw_bin_set_child (self->own_place, checkbit_magic_own_new (form, self->model));
}

static void
checkbit_magic_page_class_init (CheckbitMagicPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = checkbit_magic_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_magic_page_dispose;
  widget_class->map = checkbit_magic_page_map;
  widget_class->unmap = checkbit_magic_page_unmap;
  widget_class->get_request_mode = checkbit_magic_page_get_request_mode;
  widget_class->measure = checkbit_magic_page_measure;
  widget_class->size_allocate = checkbit_magic_page_size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/magic-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicPage, content);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicPage, top);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicPage, subject_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicPage, views);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicPage, lookup_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMagicPage, own_place);
  gtk_widget_class_install_action (widget_class, "magic.view", "s", view_action);
  gtk_widget_class_set_css_name (widget_class, "magic-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
add_help (CheckbitMagicPage *self)
{
  gtk_box_append (
      GTK_BOX (self->top),
      checkbit_help_button_new (
          _ ("Magic Look-ups"),
          _ ("What a rook or bishop attacks depends on what stands in its way. Only the squares "
             "between it and the edge can matter: the <b>relevant mask</b>. A blocker on the edge "
             "itself changes nothing, as the ray ends there.\n\n"
             "A rook on e4 has 10 such squares, and so 2<sup>10</sup> = 1024 possible sets of "
             "<b>blockers</b>, <tt>occupied &amp; mask</tt>. Engines work the attacks out for each "
             "of them once, and then only look them up. The question is how the blockers, "
             "scattered over 64 bits, become a small <b>index</b>.\n\n"
             "<b>Magic multiplication</b>: multiplying by a well-chosen number adds shifted copies "
             "of the blockers up so that the top bits of the product differ wherever the attacks "
             "do. The <b>shift</b> brings those bits down. Two sets may share an index as long as "
             "their attacks are the same: a harmless collision.\n\n"
             "<b>PEXT</b> is an instruction of newer processors that gathers the bits under a mask "
             "by itself. <b>Walking the rays</b> needs no table for the blockers, but takes "
             "longer; "
             "it is how the tables are filled.\n\n"
             "Under <b>Check My Magics</b>, numbers from your program are tried with all sets of "
             "blockers. Values are those of the chosen layout: change it to the one your program "
             "uses.")));
}

static void
checkbit_magic_page_init (CheckbitMagicPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_large_text_wrap_buttons (gtk_widget_get_first_child (self->top));
  add_help (self);
}

GtkWidget *
checkbit_magic_page_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  return g_object_new (CHECKBIT_TYPE_MAGIC_PAGE, "inspection", inspection, "layers", layers, NULL);
}

CheckbitMagicModel *
checkbit_magic_page_get_model (CheckbitMagicPage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_PAGE (self), NULL);

  return self->model;
}

GtkWidget *
checkbit_magic_page_get_lookup (CheckbitMagicPage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_PAGE (self), NULL);

  return adw_bin_get_child (self->lookup_place);
}

GtkWidget *
checkbit_magic_page_get_own (CheckbitMagicPage *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MAGIC_PAGE (self), NULL);

  return adw_bin_get_child (self->own_place);
}

void
checkbit_magic_page_try (CheckbitMagicPage *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_MAGIC_PAGE (self));
  g_return_if_fail (text != NULL);

  checkbit_magic_own_set_text (CHECKBIT_MAGIC_OWN (checkbit_magic_page_get_own (self)), text);
  gtk_stack_set_visible_child_name (GTK_STACK (self->views), "own");
}
