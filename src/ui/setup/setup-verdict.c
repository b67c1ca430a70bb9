/* The verdict: a row for each problem, with a button if one click can fix it; a single row if there
 * is none.
 *
 * CSS nodes: setup-verdict[.compact] > box.problem|.good > image + label (+ button.repair)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/setup/setup-verdict.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/tree/record.h"
#include "ui/base/accessible.h"
#include "ui/base/focus-within.h"
#include "ui/base/large-text.h"
#include "ui/setup/setup-follow.h"

#define MAX_PROBLEMS 16 /* bits of ChessProblems */

struct _CheckbitSetupVerdict
{
  GtkBox parent_instance;

  CheckbitSetup *setup;
  char *shown; /* the texts of all rows, to see whether anything changes */
  gboolean compact;
};

static guint mended_signal;

G_DEFINE_FINAL_TYPE (CheckbitSetupVerdict, checkbit_setup_verdict, GTK_TYPE_BOX)

/* One row of the verdict. */
typedef struct
{
  const char *sentence;
  const char *button; /* NULL if nothing fixes it */
  CheckbitRepair repair;
} Finding;

/* --- Finding problems ----------------------------------------------------------------------- */

/* Each repair is offered only once, beside the first problem that it fixes. */
static gboolean
is_offered (const Finding *findings, guint n, CheckbitRepair repair)
{
  for (guint i = 0; i < n; i++)
    if (findings[i].button != NULL && findings[i].repair == repair)
      return TRUE;
  return FALSE;
}

static guint
find (CheckbitSetup *setup, Finding findings[static MAX_PROBLEMS])
{
  unsigned problems = checkbit_setup_get_problems (setup);
  guint n = 0;

  for (guint bit = 0; bit < MAX_PROBLEMS; bit++)
    if (problems & (1u << bit))
      {
        Finding finding = { .sentence = checkbit_message_problem (1u << bit) };

        if (checkbit_setup_find_repair (1u << bit, &finding.repair)
            && checkbit_setup_can_repair (setup, finding.repair)
            && !is_offered (findings, n, finding.repair))
          finding.button = checkbit_setup_get_repair_label (setup, finding.repair);
        findings[n++] = finding;
      }
  return n;
}

/* What is said if there is no problem: that a game can begin here, or how it would be over at once.
 * (transfer full) */
static char *
dup_good (CheckbitSetup *setup)
{
  const ChessPosition *position = checkbit_setup_get_position (setup);
  g_autoptr (CheckbitRecord) record = checkbit_record_new (position);
  CheckbitNode *root = checkbit_record_get_root (record);

  if (checkbit_node_get_result (root) == CHECKBIT_RESULT_OPEN)
    return g_strdup (_ ("This position can be played."));
  return checkbit_message_status (chess_position_side (position), checkbit_node_get_result (root),
                                  checkbit_node_get_reason (root),
                                  chess_position_in_check (position));
}

/* (transfer full) */
static char *
dup_text (CheckbitSetup *setup, const Finding *findings, guint n)
{
  GString *text = g_string_new (NULL);
  g_autofree char *good = n == 0 ? dup_good (setup) : NULL;

  if (good != NULL)
    g_string_append (text, good);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s\n%s\n", findings[i].sentence,
                            findings[i].button != NULL ? findings[i].button : "");
  return g_string_free (text, FALSE);
}

/* A clause as a separate text: capitalized. (transfer full) */
static char *
dup_capitalized (const char *clause)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_unichar (text, g_unichar_totitle (g_utf8_get_char (clause)));
  g_string_append (text, g_utf8_next_char (clause));
  return g_strdup (text->str);
}

/* --- The rows ------------------------------------------------------------------------------- */

static void
repair_cb (GtkButton *button, CheckbitSetupVerdict *self)
{
  guint repair = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "repair"));

  checkbit_setup_repair (self->setup, (CheckbitRepair)repair);
}

static GtkWidget *
row_new (CheckbitSetupVerdict *self, const char *icon, const char *text, const char *style)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), label);
  gtk_widget_add_css_class (row, style);
  gtk_box_append (GTK_BOX (self), row);
  return row;
}

/* In a box: a row of its problem, or the verdict itself. */
static void
add_repair (CheckbitSetupVerdict *self, GtkWidget *box, const Finding *finding)
{
  /* Translators: beside a problem, in a narrow place; the tooltip says what it does */
  const char *text = self->compact ? _ ("Fix") : finding->button;
  GtkWidget *button = gtk_button_new_with_label (text);

  checkbit_large_text_wrap_button (GTK_BUTTON (button));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  if (self->compact)
    gtk_widget_set_tooltip_text (button, finding->button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  finding->button, -1);
  gtk_widget_add_css_class (button, "repair");
  g_object_set_data (G_OBJECT (button), "repair", GUINT_TO_POINTER (finding->repair));
  g_signal_connect (button, "clicked", G_CALLBACK (repair_cb), self);
  gtk_box_append (GTK_BOX (box), button);
}

/* The pressed button is removed with its problem: focuses the next one, or lets the owner
 * decide. */
static void
find_focus (CheckbitSetupVerdict *self)
{
  if (!gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD))
    g_signal_emit (self, mended_signal, 0);
}

static void
remove_rows (CheckbitSetupVerdict *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
}

/* All problems in sentences. (transfer full) */
static char *
dup_verdict (CheckbitSetup *setup, const Finding *findings, guint n)
{
  g_autofree char *good = n == 0 ? dup_good (setup) : NULL;
  GString *text = g_string_new (good);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = dup_capitalized (findings[i].sentence);
      g_string_append_printf (text, "%s%s", i > 0 ? ". " : "", sentence);
    }
  return g_string_free (text, FALSE);
}

/* Announces all problems whenever one appears or disappears, but not those of the initial
 * position. */
static void
announce (CheckbitSetupVerdict *self, const Finding *findings, guint n)
{
  g_autofree char *text = dup_verdict (self->setup, findings, n);

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    checkbit_accessible_announce (GTK_WIDGET (self), text);
}

static void
update (CheckbitSetupVerdict *self)
{
  Finding findings[MAX_PROBLEMS];
  guint n = find (self->setup, findings);
  g_autofree char *text = dup_text (self->setup, findings, n);
  gboolean focused = checkbit_focus_is_within (GTK_WIDGET (self));

  if (g_strcmp0 (text, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_steal_pointer (&text);

  remove_rows (self);
  if (n == 0)
    row_new (self, "object-select-symbolic", self->shown, "good");
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = dup_capitalized (findings[i].sentence);
      GtkWidget *row = row_new (self, "dialog-warning-symbolic", sentence, "problem");

      if (findings[i].button != NULL)
        add_repair (self, self->compact ? row : GTK_WIDGET (self), &findings[i]);
    }
  if (focused)
    find_focus (self);
  announce (self, findings, n);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_verdict_dispose (GObject *object)
{
  checkbit_setup_verdict_set_setup (CHECKBIT_SETUP_VERDICT (object), NULL);
  G_OBJECT_CLASS (checkbit_setup_verdict_parent_class)->dispose (object);
}

static void
checkbit_setup_verdict_finalize (GObject *object)
{
  g_free (CHECKBIT_SETUP_VERDICT (object)->shown);
  G_OBJECT_CLASS (checkbit_setup_verdict_parent_class)->finalize (object);
}

static void
checkbit_setup_verdict_class_init (CheckbitSetupVerdictClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_setup_verdict_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_setup_verdict_finalize;
  mended_signal = g_signal_new ("mended", CHECKBIT_TYPE_SETUP_VERDICT, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "setup-verdict");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
checkbit_setup_verdict_init (CheckbitSetupVerdict *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("on a position", "Verdict"), -1);
}

void
checkbit_setup_verdict_set_setup (CheckbitSetupVerdict *self, CheckbitSetup *setup)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_VERDICT (self));

  if (checkbit_setup_follow (&self->setup, setup, G_CALLBACK (update), self))
    update (self);
}

char *
checkbit_setup_verdict_dup_text (CheckbitSetupVerdict *self)
{
  Finding findings[MAX_PROBLEMS];
  guint n;

  g_return_val_if_fail (CHECKBIT_IS_SETUP_VERDICT (self) && self->setup != NULL, NULL);

  n = find (self->setup, findings);
  return dup_verdict (self->setup, findings, n);
}

void
checkbit_setup_verdict_set_compact (CheckbitSetupVerdict *self, gboolean compact)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_VERDICT (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_box_set_spacing (GTK_BOX (self), compact ? 2 : 6);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  g_clear_pointer (&self->shown, g_free);
  if (self->setup != NULL)
    update (self);
}
