/* A row of buttons that choose a page, with a single Tab stop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/tab-row.h"

/* Appends the toggle buttons within a widget. */
static void
collect (GtkWidget *widget, GPtrArray *tabs)
{
  if (GTK_IS_TOGGLE_BUTTON (widget))
    {
      g_ptr_array_add (tabs, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, tabs);
}

static int
find_active (GPtrArray *tabs)
{
  for (guint i = 0; i < tabs->len; i++)
    if (gtk_toggle_button_get_active (tabs->pdata[i]))
      return (int) i;

  return 0;
}

/* The tab that a key moves to; -1 if it does not move. */
static int
find_next (GtkWidget *row, guint keyval, int active, int n)
{
  int forth = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL ? -1 : 1;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return CLAMP (active - forth, 0, n - 1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return CLAMP (active + forth, 0, n - 1);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return 0;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return n - 1;
    default:
      return -1;
    }
}

static gboolean
key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  g_autoptr (GPtrArray) tabs = g_ptr_array_new ();
  int next;

  collect (row, tabs);
  next = find_next (row, keyval, find_active (tabs), (int) tabs->len);
  if (tabs->len == 0 || next < 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  /* libadwaita reacts only to clicks. */
  if (!gtk_toggle_button_get_active (tabs->pdata[next]))
    g_signal_emit_by_name (tabs->pdata[next], "clicked");
  gtk_widget_grab_focus (tabs->pdata[next]);
  return GDK_EVENT_STOP;
}

/* --- Widths ----------------------------------------------------------------------------------- */

#define BESIDE_NAME 6 /* pixels, of both sides together */

/* The largest natural width of the names or pictures below a widget. */
static int
measure_content (GtkWidget *widget)
{
  int least, wanted = 0;

  if (!gtk_widget_get_child_visible (widget))
    return 0;
  if (GTK_IS_LABEL (widget) || GTK_IS_IMAGE (widget))
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      return wanted;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wanted = MAX (wanted, measure_content (child));
  return wanted;
}

static void
measure_tab (GtkWidget *tab, GtkRequestedSize *size)
{
  int natural;

  gtk_widget_measure (tab, GTK_ORIENTATION_HORIZONTAL, -1, &size->minimum_size, &natural, NULL,
                      NULL);
  size->natural_size = MAX (size->minimum_size, measure_content (tab) + BESIDE_NAME);
  size->data = tab;
}

static GArray *
measure_tabs (GtkWidget *row)
{
  GArray *sizes = g_array_new (FALSE, TRUE, sizeof (GtkRequestedSize));

  for (GtkWidget *tab = gtk_widget_get_first_child (row); tab != NULL;
       tab = gtk_widget_get_next_sibling (tab))
    if (gtk_widget_should_layout (tab))
      {
        GtkRequestedSize size;

        measure_tab (tab, &size);
        g_array_append_val (sizes, size);
      }
  return sizes;
}

static int
sum_wanted (const GArray *sizes)
{
  int sum = 0;

  for (guint i = 0; i < sizes->len; i++)
    sum += g_array_index (sizes, GtkRequestedSize, i).natural_size;
  return sum;
}

/* How many of the tabs are in the first line: all of them, unless a name would be cut. */
static guint
count_first_line (const GArray *sizes, int width)
{
  return width < 0 || sum_wanted (sizes) <= width ? sizes->len : (sizes->len + 1) / 2;
}

static int
measure_height (const GArray *sizes, int width)
{
  int height = 0;

  for (guint i = 0; i < sizes->len; i++)
    {
      int least;

      gtk_widget_measure (g_array_index (sizes, GtkRequestedSize, i).data, GTK_ORIENTATION_VERTICAL,
                          -1, &least, NULL, NULL, NULL);
      height = MAX (height, least);
    }
  return count_first_line (sizes, width) < sizes->len ? 2 * height : height;
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *row)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_cb (GtkWidget *row,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  g_autoptr (GArray) sizes = measure_tabs (row);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_height (sizes, for_size);
      return;
    }
  *natural = sum_wanted (sizes);
  for (guint i = 0; i < sizes->len; i++)
    *minimum += g_array_index (sizes, GtkRequestedSize, i).minimum_size;
}

/* Each tab gets its natural width and a share of the rest. */
static void
allocate_line (GtkWidget *row, GtkRequestedSize *sizes, int n, GtkAllocation line)
{
  gboolean rtl = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  int over = line.width, x = 0;

  for (int i = 0; i < n; i++)
    over -= sizes[i].minimum_size;
  over = gtk_distribute_natural_allocation (MAX (over, 0), (guint) n, sizes);
  for (int i = 0; i < n; i++)
    {
      int share = sizes[i].minimum_size + over / n + (i < over % n);
      GtkAllocation place = { rtl ? line.width - x - share : x, line.y, share, line.height };

      gtk_widget_size_allocate (sizes[i].data, &place, -1);
      x += share;
    }
}

static void
allocate_cb (GtkWidget *row, int width, int height, int baseline)
{
  g_autoptr (GArray) sizes = measure_tabs (row);
  GtkRequestedSize *all = (GtkRequestedSize *) (void *) sizes->data;
  guint first = count_first_line (sizes, width), second = sizes->len - first;
  int line = second > 0 ? height / 2 : height;

  if (first > 0)
    allocate_line (row, all, (int) first, (GtkAllocation){ 0, 0, width, line });
  if (second > 0)
    allocate_line (row, all + first, (int) second, (GtkAllocation){ 0, line, width, line });
}

/* libadwaita gives all tabs the same width, which cuts the longest name while short ones have space
 * left. If the names do not fit, they take two lines. */
static void
share_by_names (GtkWidget *switcher)
{
  gtk_widget_set_layout_manager (switcher,
                                 gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
}

void
checkbit_tab_row_install (GtkWidget *switcher)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr (GPtrArray) tabs = g_ptr_array_new ();

  g_return_if_fail (GTK_IS_WIDGET (switcher));

  share_by_names (switcher);
  collect (switcher, tabs);
  for (guint i = 0; i < tabs->len; i++)
    g_object_bind_property (tabs->pdata[i], "active", tabs->pdata[i], "focusable",
                            G_BINDING_SYNC_CREATE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (switcher, keys);
}
