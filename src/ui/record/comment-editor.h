/* A popover in which a comment is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signal "finished" (const char *text): it was closed; text is what is to be kept, NULL where
 * nothing is, or nothing else than there was. Ctrl+Enter and a click beside it keep the text,
 * Escape does not.
 * Signal "drafted" (const char *text): a second after something is written, what would be kept
 * as it stands; the same NULL. */
#define CHECKBIT_TYPE_COMMENT_EDITOR (checkbit_comment_editor_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitCommentEditor,
                      checkbit_comment_editor,
                      CHECKBIT,
                      COMMENT_EDITOR,
                      GtkPopover)

/* title: what the comment is about, translated. text: what it is so far. */
GtkWidget *checkbit_comment_editor_new (const char *title, const char *text);

/* Closes it; keep: whether the text counts. */
void checkbit_comment_editor_close (CheckbitCommentEditor *self, gboolean keep);

G_END_DECLS
