/* The accessible names of buttons with a mnemonic in their label: exactly the visible text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/plain-name.h"

/* The label with its underscore is not part of the name; the visible label names the button. */
static void
assert_plain (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_false (
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

static void
test_button (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new_with_mnemonic ("_Undo"));

  checkbit_plain_name_buttons (button);
  assert_plain (button);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "_Undo");
  g_object_unref (button);
}

/* An explicit name stays: of a picture, and of a label if GTK does not use the label itself. */
static void
test_named (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new_from_icon_name ("edit-undo-symbolic"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo",
                                  -1);
  checkbit_plain_name_buttons (button);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");
  g_object_unref (button);

  if (gtk_check_version (4, 18, 0) != NULL)
    return;
  button = g_object_ref_sink (gtk_button_new_with_mnemonic ("_Undo"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  "Undo the last move", -1);
  checkbit_plain_name_buttons (button);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo the last move");
  g_object_unref (button);
}

/* Pictures that libadwaita gives no name. */
static void
test_pictures (void)
{
  static const struct
  {
    const char *icon, *tooltip, *name;
  } rows[] = { { "window-close-symbolic", NULL, "Close" },
               { "edit-find-symbolic", NULL, "Search" },
               { "edit-find-symbolic", "Find a Move", "Find a Move" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *button = g_object_ref_sink (gtk_button_new_from_icon_name (rows[i].icon));

      gtk_widget_set_tooltip_text (button, rows[i].tooltip);
      checkbit_plain_name_buttons (button);
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, rows[i].name);
      g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY));
      g_object_unref (button);
    }
}

static void
test_dialog (void)
{
  static const char *const labels[] = { "_Cancel", "_Discard", "_Save" };
  GtkWidget *dialog = adw_message_dialog_new (NULL, "Save?", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), labels[i], labels[i]);
  checkbit_plain_name_buttons (dialog);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    assert_plain (ui_test_find_button (dialog, labels[i]));
  ui_test_destroy (GTK_WINDOW (dialog));
}

static AdwToast *
offer (AdwToastOverlay *overlay, const char *button)
{
  AdwToast *toast = adw_toast_new ("New game");

  adw_toast_set_button_label (toast, button);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (overlay, toast);
  return toast;
}

static GtkWidget *
shown_button (AdwToastOverlay *overlay, const char *label)
{
  GtkWidget *button = NULL;

  ui_test_wait_for ((button = ui_test_find_button (GTK_WIDGET (overlay), label)) != NULL);
  return button;
}

/* A note that had to wait for another one is shown by a widget of its own, which is called plainly
 * too. */
static void
test_notes (void)
{
  GtkWidget *window = gtk_window_new ();
  AdwToastOverlay *overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (overlay));
  checkbit_plain_name_new_children (GTK_WIDGET (overlay));
  ui_test_show (GTK_WINDOW (window));

  offer (overlay, "_Undo");
  assert_plain (shown_button (overlay, "_Undo"));
  AdwToast *second = offer (overlay, "_Bring Back");
  assert_plain (shown_button (overlay, "_Bring Back"));
  ui_test_wait_for (ui_test_find_button (GTK_WIDGET (overlay), "_Undo") == NULL);
  adw_toast_dismiss (second);
  assert_plain (shown_button (overlay, "_Undo"));
  ui_test_destroy (GTK_WINDOW (window));
}

/* A drop-down has the name it was given; the chosen item describes it. */
static void
test_drop_down (void)
{
  static const char *const titles[] = { "Command", "Engine", NULL };
  GtkWidget *drop_down = g_object_ref_sink (gtk_drop_down_new_from_strings (titles));
  GtkWidget *inner = gtk_widget_get_first_child (drop_down);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  "Compare with", -1);
  checkbit_plain_name_inner (drop_down);
  gtk_test_accessible_assert_property (drop_down, GTK_ACCESSIBLE_PROPERTY_LABEL, "Compare with");
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (inner),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_test_accessible_assert_property (drop_down, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Command");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  gtk_test_accessible_assert_property (drop_down, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Engine");
  gtk_test_accessible_assert_property (inner, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Engine");
  /* An empty drop-down has no chosen item. */
  gtk_string_list_splice (GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down))), 0,
                          G_N_ELEMENTS (titles) - 1, NULL);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (drop_down),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_object_unref (drop_down);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/plain-name/button", test_button);
  g_test_add_func ("/plain-name/named", test_named);
  g_test_add_func ("/plain-name/pictures", test_pictures);
  g_test_add_func ("/plain-name/dialog", test_dialog);
  g_test_add_func ("/plain-name/notes", test_notes);
  g_test_add_func ("/plain-name/drop-down", test_drop_down);

  return g_test_run ();
}
