/* The panel for setting up a position. Beside the board it is tall and shows everything. Below the
 * board it is low: the options are in a popover, and if it is wide, the verdict is beside the
 * buttons.
 *
 * CSS nodes: setup-panel > box.header + setup-side + scrolledwindow + box.footer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-panel.h"

#include <glib/gi18n-lib.h>

#include "ui/setup/setup-options.h"
#include "ui/setup/setup-palette.h"
#include "ui/setup/setup-side.h"
#include "ui/setup/setup-verdict.h"
#include "ui/base/large-text.h"

#define TALL_MIN_HEIGHT 300
#define WIDE_MIN_WIDTH 440 /* for the verdict beside the buttons */
#define VERDICT_HEIGHT 32  /* a row of it */

struct _CheckbitSetupPanel
{
  GtkWidget parent_instance;

  CheckbitSetup *setup; /* owned; NULL for none */

  CheckbitSetupPalette *palette; /* owned; its racks are elsewhere in the window */

  GtkWidget *header;
  CheckbitSetupSide *side;
  GtkWidget *scroller;
  GtkBox *content; /* of the scroller */
  CheckbitSetupVerdict *verdict;
  CheckbitSetupOptions *options;         /* of a tall panel */
  CheckbitSetupOptions *popover_options; /* of a low one */
  GtkWidget *footer;
  GtkWidget *options_button;
  GtkPopover *popover;
  GtkWidget *play_button;

  gboolean low, wide; /* the current state of the children; only a low panel is ever wide */
  int fitted;         /* the width for which the options button has a word or an icon */
  guint tick;         /* a tick callback that adapts them to the size, or 0 */
};

G_DEFINE_FINAL_TYPE (CheckbitSetupPanel, checkbit_setup_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_TOOL = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* --- Tall and low --------------------------------------------------------------------------- */

static gboolean
wants_low (int height)
{
  return height < TALL_MIN_HEIGHT;
}

static gboolean
wants_wide (int width, int height)
{
  return wants_low (height) && width >= WIDE_MIN_WIDTH;
}

/* Only the visible options follow the set-up. */
static void
update_options (CheckbitSetupPanel *self)
{
  checkbit_setup_options_set_setup (self->options, self->low ? NULL : self->setup);
  checkbit_setup_options_set_setup (self->popover_options, self->low ? self->setup : NULL);
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least = 0;

  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* Where there is no room for three words, one becomes an icon. */
static void
show_options_button (CheckbitSetupPanel *self, gboolean in_words)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (self->options_button);

  if (in_words)
    gtk_menu_button_set_label (button, C_ ("of a position that is set up", "Options"));
  else
    gtk_menu_button_set_icon_name (button, "view-more-symbolic");
}

/* The words are measured while they are shown. */
static void
fit_options_button (CheckbitSetupPanel *self, int width)
{
  if (!self->low || width == self->fitted)
    return;
  self->fitted = width;
  show_options_button (self, TRUE);
  if (checkbit_large_text_is_large (GTK_WIDGET (self))
      || measure (self->footer, GTK_ORIENTATION_HORIZONTAL, -1) > width)
    show_options_button (self, FALSE);
}

static void
set_low (CheckbitSetupPanel *self, gboolean low)
{
  if (self->low == low)
    return;
  self->low = low;
  gtk_widget_set_visible (self->header, !low);
  gtk_widget_set_visible (GTK_WIDGET (self->options), !low);
  gtk_popover_popdown (self->popover);
  gtk_widget_set_visible (self->options_button, low);
  update_options (self);
  gtk_box_set_homogeneous (GTK_BOX (self->footer), !low);
  if (low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
}

static void
set_wide (CheckbitSetupPanel *self, gboolean wide)
{
  if (self->wide == wide)
    return;
  self->wide = wide;
  checkbit_setup_verdict_set_compact (self->verdict, wide);
  gtk_widget_set_valign (GTK_WIDGET (self->content), wide ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  if (wide)
    gtk_widget_add_css_class (GTK_WIDGET (self), "wide");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "wide");
}

/* Children must not change during allocation: they do so before the next frame. */
static gboolean
adapt_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CheckbitSetupPanel *self = CHECKBIT_SETUP_PANEL (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  self->tick = 0;
  set_low (self, wants_low (height));
  set_wide (self, wants_wide (width, height));
  fit_options_button (self, width);
  return G_SOURCE_REMOVE;
}

/* --- Layout --------------------------------------------------------------------------------- */

/* The minimum width does not depend on the current layout: it is that of two buttons, or of what is
 * above them. */
static int
measure_width (CheckbitSetupPanel *self)
{
  int side = measure (GTK_WIDGET (self->side), GTK_ORIENTATION_HORIZONTAL, -1);
  int play = measure (self->play_button, GTK_ORIENTATION_HORIZONTAL, -1);
  int rest = MAX (measure (GTK_WIDGET (self->options), GTK_ORIENTATION_HORIZONTAL, -1),
                  measure (GTK_WIDGET (self->verdict), GTK_ORIENTATION_HORIZONTAL, -1));

  return MAX (MAX (side, 2 * play), rest);
}

/* The minimum height is that of a low panel, whatever the current layout; in a narrow one the
 * verdict has its own row. */
static int
measure_height (CheckbitSetupPanel *self, int width)
{
  gboolean wide = width < 0 || width >= WIDE_MIN_WIDTH;

  return measure (GTK_WIDGET (self->side), GTK_ORIENTATION_VERTICAL, width)
         + (wide ? 0 : VERDICT_HEIGHT) + measure (self->footer, GTK_ORIENTATION_VERTICAL, -1);
}

static void
checkbit_setup_panel_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  CheckbitSetupPanel *self = CHECKBIT_SETUP_PANEL (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = measure_width (self);
  else
    {
      *minimum = measure_height (self, for_size);
      *natural = MAX (*minimum, TALL_MIN_HEIGHT);
    }
}

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  GtkAllocation rectangle = { x, y, MAX (width, 1), MAX (height, 1) };

  if (gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL)
    rectangle.x = gtk_widget_get_width (gtk_widget_get_parent (child)) - x - rectangle.width;
  gtk_widget_size_allocate (child, &rectangle, -1);
}

/* Allocates a child its minimum height at y; returns where the next one goes. */
static int
allocate_row (GtkWidget *child, int y, int width)
{
  int height = measure (child, GTK_ORIENTATION_VERTICAL, width);

  if (gtk_widget_should_layout (child))
    allocate (child, 0, y, MAX (width, measure (child, GTK_ORIENTATION_HORIZONTAL, -1)), height);
  return y + height;
}

static void
checkbit_setup_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitSetupPanel *self = CHECKBIT_SETUP_PANEL (widget);
  int y = allocate_row (GTK_WIDGET (self->side), allocate_row (self->header, 0, width), width);
  int footer = measure (self->footer, GTK_ORIENTATION_VERTICAL, -1);
  int buttons = measure (self->footer, GTK_ORIENTATION_HORIZONTAL, -1);

  if (self->wide)
    {
      allocate (self->scroller, 0, y, width - buttons, height - y);
      allocate (self->footer, width - buttons, y, buttons, height - y);
    }
  else
    {
      allocate (self->scroller, 0, y, width, height - footer - y);
      allocate (self->footer, 0, height - footer, MAX (width, buttons), footer);
    }
  if (self->tick == 0
      && (self->low != wants_low (height) || self->wide != wants_wide (width, height)
          || (self->low && self->fitted != width)))
    self->tick = gtk_widget_add_tick_callback (widget, adapt_cb, NULL, NULL);
}

/* Words of another size may fit, or not fit any more. */
static void
checkbit_setup_panel_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (checkbit_setup_panel_parent_class)->system_setting_changed (widget, setting);
  CHECKBIT_SETUP_PANEL (widget)->fitted = 0;
  gtk_widget_queue_allocate (widget);
}

static GtkSizeRequestMode
checkbit_setup_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
tool_cb (CheckbitSetupPanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOL]);
}

/* The button that fixed the last problem is gone, so the focus moves to the play button or, if that
 * cannot take it, to the top of the panel. */
static void
mended_cb (CheckbitSetupPanel *self)
{
  if (!gtk_widget_grab_focus (self->play_button))
    gtk_widget_child_focus (GTK_WIDGET (self->side), GTK_DIR_TAB_FORWARD);
}

static void
checkbit_setup_panel_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_TOOL)
    g_value_set_uint (value,
                      checkbit_setup_palette_get_tool (CHECKBIT_SETUP_PANEL (object)->palette));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_setup_panel_set_property (GObject *object,
                                   guint prop_id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  if (prop_id == PROP_TOOL)
    checkbit_setup_palette_set_tool (CHECKBIT_SETUP_PANEL (object)->palette,
                                     g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_setup_panel_dispose (GObject *object)
{
  CheckbitSetupPanel *self = CHECKBIT_SETUP_PANEL (object);
  GtkWidget *child;

  checkbit_setup_panel_set_setup (self, NULL);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  gtk_widget_dispose_template (GTK_WIDGET (object), CHECKBIT_TYPE_SETUP_PANEL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->palette);
  G_OBJECT_CLASS (checkbit_setup_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/setup-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, header);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, side);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, content);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, options);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, footer);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, options_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, popover);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, popover_options);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetupPanel, play_button);
  gtk_widget_class_bind_template_callback (widget_class, mended_cb);
}

static void
checkbit_setup_panel_class_init (CheckbitSetupPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_setup_panel_dispose;
  object_class->get_property = checkbit_setup_panel_get_property;
  object_class->set_property = checkbit_setup_panel_set_property;
  widget_class->measure = checkbit_setup_panel_measure;
  widget_class->size_allocate = checkbit_setup_panel_size_allocate;
  widget_class->system_setting_changed = checkbit_setup_panel_system_setting_changed;
  widget_class->get_request_mode = checkbit_setup_panel_get_request_mode;
  props[PROP_TOOL]
      = g_param_spec_uint ("tool", NULL, NULL, 0, G_MAXUINT, 0,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (CHECKBIT_TYPE_SETUP_OPTIONS);
  g_type_ensure (CHECKBIT_TYPE_SETUP_SIDE);
  g_type_ensure (CHECKBIT_TYPE_SETUP_VERDICT);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "setup-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_setup_panel_init (CheckbitSetupPanel *self)
{
  self->palette = checkbit_setup_palette_new ();
  g_signal_connect_object (self->palette, "notify::tool", G_CALLBACK (tool_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Set up position"), -1);
}

GtkWidget *
checkbit_setup_panel_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SETUP_PANEL, NULL);
}

void
checkbit_setup_panel_set_setup (CheckbitSetupPanel *self, CheckbitSetup *setup)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_PANEL (self));

  g_set_object (&self->setup, setup);
  if (self->verdict == NULL)
    return;
  checkbit_setup_verdict_set_setup (self->verdict, setup);
  checkbit_setup_side_set_setup (self->side, setup);
  update_options (self);
}

char *
checkbit_setup_panel_dup_verdict (CheckbitSetupPanel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_PANEL (self), NULL);
  return checkbit_setup_verdict_dup_text (self->verdict);
}

GtkWidget *
checkbit_setup_panel_get_rack (CheckbitSetupPanel *self, ChessColor side)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_PANEL (self), NULL);
  return checkbit_setup_palette_get_rack (self->palette, side);
}
