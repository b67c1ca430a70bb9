/* Games over the clipboard, and texts that are pasted or dropped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/clipboard.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/controller/clip.h"
#include "ui/app/board-use.h"
#include "ui/base/links.h"

/* The most bytes of a text that are read at once: within a frame, whatever they are. */
#define MAX_SHORT (16 * 1024)

struct _CheckbitClipboard
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  CheckbitGamesView *games;
  CheckbitFenEntry *entry;
  CheckbitNotes *notes;
  GCancellable *cancellable;

  guint n_taken; /* how many texts were asked for; only the last one counts */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitClipboard, controller, checkbit_controller),
  CHECKBIT_LINK ("games", CheckbitClipboard, games, checkbit_games_view),
  CHECKBIT_LINK ("entry", CheckbitClipboard, entry, checkbit_fen_entry),
  CHECKBIT_LINK ("notes", CheckbitClipboard, notes, checkbit_notes),
  CHECKBIT_LINK ("cancellable", CheckbitClipboard, cancellable, g_cancellable),
  { 0 },
};

static guint sets_signal;

G_DEFINE_FINAL_TYPE (CheckbitClipboard, checkbit_clipboard, G_TYPE_OBJECT)

static GdkClipboard *
get_clipboard (CheckbitClipboard *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (self->entry));
}

/* --- Copying -------------------------------------------------------------------------------- */

void
checkbit_clipboard_copy_game (CheckbitClipboard *self)
{
  CheckbitGame *game = checkbit_controller_get_game (self->controller);
  g_autofree char *text = checkbit_pgn_write_record (checkbit_game_get_record (game));

  gdk_clipboard_set_text (get_clipboard (self), text);
  checkbit_notes_show (self->notes, _ ("Game copied as PGN"));
}

/* --- Pasting -------------------------------------------------------------------------------- */

/* A sentence about games that were pasted. (transfer full) */
static char *
dup_note (const GPtrArray *games)
{
  const CheckbitPgnGame *game = g_ptr_array_index (games, 0);
  guint n = game->problems->len;

  if (games->len > 1)
    return g_strdup (
        _ ("Only the first game was pasted. To open them all, save the text as a file"));
  if (n > 0)
    return g_strdup_printf (ngettext ("Game pasted; %u thing in it could not be read",
                                      "Game pasted; %u things in it could not be read", n),
                            n);
  return g_strdup (_ ("Game pasted"));
}

static void
take_game (CheckbitClipboard *self, const GPtrArray *games)
{
  g_autofree char *note = dup_note (games);
  CheckbitPgnGame *game = g_ptr_array_index (games, 0);

  checkbit_controller_replace (self->controller, checkbit_pgn_game_steal_record (game),
                               checkbit_document_new (NULL, NULL), note);
  checkbit_game_set_modified (checkbit_controller_get_game (self->controller), TRUE);
}

static void
take_clip (CheckbitClipboard *self, const CheckbitClip *clip, const char *text)
{
  switch (clip->kind)
    {
    case CHECKBIT_CLIP_GAME:
      take_game (self, clip->games);
      break;
    case CHECKBIT_CLIP_SETS:
    case CHECKBIT_CLIP_DIVIDE:
      g_signal_emit (self, sets_signal, 0, text);
      break;
    default:
      checkbit_games_view_set_shown (self->games, FALSE);
      checkbit_fen_entry_request (self->entry, clip->fen);
    }
}

/* A text that is fetched, and then read. */
typedef struct
{
  CheckbitClipboard *clipboard; /* owned */
  char *text;                   /* owned; NULL until it has come */
  guint number;
  CheckbitBoardUse use; /* when it was asked for */
} Taking;

static Taking *
taking_new (CheckbitClipboard *self)
{
  Taking *taking = g_new0 (Taking, 1);

  taking->clipboard = g_object_ref (self);
  taking->number = ++self->n_taken;
  checkbit_board_use_note (&taking->use, self->controller);
  return taking;
}

static void
taking_free (Taking *self)
{
  g_object_unref (self->clipboard);
  checkbit_board_use_clear (&self->use);
  g_free (self->text);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Taking, taking_free)

/* What the person has turned to meanwhile must not be replaced. */
static gboolean
is_still_wanted (const Taking *self)
{
  CheckbitClipboard *clipboard = self->clipboard;

  return !g_cancellable_is_cancelled (clipboard->cancellable) && self->number == clipboard->n_taken
         && checkbit_board_use_lasts (&self->use, clipboard->controller);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Taking) taking = user_data;
  CheckbitClipboard *self = taking->clipboard;
  g_auto (CheckbitClip) clip = { 0 };

  if (checkbit_clip_read_finish (&clip, result, NULL) && is_still_wanted (taking))
    take_clip (self, &clip, taking->text);
}

static void
take_long (Taking *taking, const char *text)
{
  CheckbitClipboard *self = taking->clipboard;

  taking->text = g_strdup (text);
  checkbit_clip_read_async (text, self->controller, self->cancellable, read_cb, taking);
}

static void
take_short (CheckbitClipboard *self, const char *text)
{
  g_auto (CheckbitClip) clip = { 0 };

  checkbit_clip_init (&clip, text, self->controller);
  take_clip (self, &clip, text);
}

/* (transfer full) of taking. */
static void
take (Taking *taking, const char *text)
{
  g_autoptr (Taking) owned = taking;

  if (strlen (text) > MAX_SHORT)
    take_long (g_steal_pointer (&owned), text);
  else
    take_short (owned->clipboard, text);
}

void
checkbit_clipboard_take (CheckbitClipboard *self, const char *text)
{
  take (taking_new (self), text);
}

/* The text's owner, another program, may have taken its time. */
static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Taking) taking = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (!is_still_wanted (taking))
    return;
  if (text != NULL)
    take (g_steal_pointer (&taking), text);
  else
    checkbit_notes_show (taking->clipboard->notes, _ ("There is no text on the clipboard"));
}

void
checkbit_clipboard_paste (CheckbitClipboard *self)
{
  gdk_clipboard_read_text_async (get_clipboard (self), self->cancellable, pasted_cb,
                                 taking_new (self));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_clipboard_class_init (CheckbitClipboardClass *klass)
{
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
  sets_signal = g_signal_new ("sets", CHECKBIT_TYPE_CLIPBOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_clipboard_init (CheckbitClipboard *self)
{
}
