/* A popover for writing a comment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signal "finished" (const char *text): the popover was closed; text is the new comment, NULL to
 * keep the old one. Ctrl+Enter and a click outside keep the changes, Escape does not. Signal
 * "drafted" (const char *text): a second after a change, the text as "finished" would have it. */
#define CHECKBIT_TYPE_COMMENT_EDITOR (checkbit_comment_editor_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitCommentEditor,
                      checkbit_comment_editor,
                      CHECKBIT,
                      COMMENT_EDITOR,
                      GtkPopover)

/* title: names the move or game, translated. text: the current comment. */
GtkWidget *checkbit_comment_editor_new (const char *title, const char *text);

/* Closes the popover; keep: whether to keep the changes. */
void checkbit_comment_editor_close (CheckbitCommentEditor *self, gboolean keep);

G_END_DECLS
