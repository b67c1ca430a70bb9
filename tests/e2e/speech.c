/* The speech server. SSIP is described in Speech Dispatcher's manual: a client sends commands, a
 * line each, and a text after SPEAK, up to a line with a point; answers are lines with a number,
 * the last one of which has a space after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "speech.h"

#include <gio/gio.h>
#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <string.h>

#define NEWLINE "\r\n"

struct _Speech
{
  char *path;
  GSocketListener *listener;
  GCancellable *end;
  GThread *thread;
  GPtrArray *talks; /* a thread for each client */

  GMutex mutex;
  GPtrArray *texts; /* under the mutex */
};

typedef struct
{
  Speech *speech;
  GSocketConnection *connection;
  GDataInputStream *input;
} Talk;

/* --- What is spoken ------------------------------------------------------------------------------- */

static void
add_text_cb (GMarkupParseContext *context,
             const char *text,
             gsize size,
             gpointer user_data,
             GError **error)
{
  g_string_append_len (user_data, text, (gssize)size);
}

/* The words of a text in SSML; any other text as it is. (transfer full) */
static char *
dup_words (const char *text)
{
  static const GMarkupParser parser = { .text = add_text_cb };
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, words, NULL);

  if (!g_markup_parse_context_parse (context, text, -1, NULL)
      || !g_markup_parse_context_end_parse (context, NULL))
    return g_strdup (text);
  return g_strdup (words->str);
}

static void
remember (Speech *self, const char *text)
{
  char *words = dup_words (text);

  g_mutex_lock (&self->mutex);
  g_ptr_array_add (self->texts, words);
  g_mutex_unlock (&self->mutex);
}

guint
speech_get_n (Speech *self)
{
  guint n;

  g_mutex_lock (&self->mutex);
  n = self->texts->len;
  g_mutex_unlock (&self->mutex);
  return n;
}

char *
speech_dup (Speech *self, guint index)
{
  char *text;

  g_mutex_lock (&self->mutex);
  g_assert_cmpuint (index, <, self->texts->len);
  text = g_strdup (self->texts->pdata[index]);
  g_mutex_unlock (&self->mutex);
  return text;
}

/* --- A client ------------------------------------------------------------------------------------- */

typedef struct
{
  const char *command; /* the beginning of a line */
  const char *answer;
} Answer;

/* The GET commands need a value; all others are accepted. */
static const Answer answers[] = {
  { "HISTORY GET CLIENT_ID", "245-1" NEWLINE "245 OK CLIENT ID SENT" NEWLINE },
  { "LIST OUTPUT_MODULES", "250-silent" NEWLINE "250 OK MODULE LIST SENT" NEWLINE },
  { "LIST SYNTHESIS_VOICES", "249-voice\ten\tnone" NEWLINE "249 OK VOICE LIST SENT" NEWLINE },
  { "GET OUTPUT_MODULE", "251-silent" NEWLINE "251 OK GET RETURNED" NEWLINE },
  { "GET LANGUAGE", "251-en" NEWLINE "251 OK GET RETURNED" NEWLINE },
  { "GET ", "251-0" NEWLINE "251 OK GET RETURNED" NEWLINE },
  { "QUIT", "231 HAPPY HACKING" NEWLINE },
  { "", "202 OK" NEWLINE },
};

static gboolean
send (Talk *talk, const char *text)
{
  GOutputStream *output = g_io_stream_get_output_stream (G_IO_STREAM (talk->connection));

  return g_output_stream_write_all (output, text, strlen (text), NULL, talk->speech->end, NULL);
}

/* (transfer full); NULL at the end */
static char *
read_line (Talk *talk)
{
  char *line = g_data_input_stream_read_line (talk->input, NULL, talk->speech->end, NULL);

  return line != NULL ? g_strchomp (line) : NULL;
}

/* The text after SPEAK; a point that begins a line of it has another one before it. */
static gboolean
read_text (Talk *talk)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *line = NULL;

  if (!send (talk, "230 OK RECEIVING DATA" NEWLINE))
    return FALSE;
  while ((line = read_line (talk)) != NULL && !g_str_equal (line, "."))
    {
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line + (*line == '.'));
      g_clear_pointer (&line, g_free);
    }
  remember (talk->speech, text->str);
  return line != NULL && send (talk, "225-1" NEWLINE "225 OK MESSAGE QUEUED" NEWLINE);
}

static gboolean
answer (Talk *talk, const char *line)
{
  const Answer *row = answers;

  if (g_str_equal (line, "SPEAK"))
    return read_text (talk);
  /* Spelled characters and names of keys. */
  if (g_str_has_prefix (line, "CHAR ") || g_str_has_prefix (line, "KEY "))
    remember (talk->speech, strchr (line, ' ') + 1);
  while (!g_str_has_prefix (line, row->command))
    row++;
  return send (talk, row->answer) && !g_str_equal (line, "QUIT");
}

static gpointer
talk_thread (gpointer data)
{
  Talk *talk = data;
  gboolean more = TRUE;

  while (more)
    {
      g_autofree char *line = read_line (talk);
      more = line != NULL && answer (talk, line);
    }
  g_clear_object (&talk->input);
  g_clear_object (&talk->connection);
  g_free (talk);
  return NULL;
}

/* --- Life ----------------------------------------------------------------------------------------- */

static gpointer
accept_thread (gpointer data)
{
  Speech *self = data;
  GSocketConnection *connection;

  while ((connection = g_socket_listener_accept (self->listener, NULL, self->end, NULL)) != NULL)
    {
      Talk *talk = g_new0 (Talk, 1);

      talk->speech = self;
      talk->connection = connection;
      talk->input = g_data_input_stream_new (g_io_stream_get_input_stream (G_IO_STREAM (connection)));
      g_ptr_array_add (self->talks, g_thread_new ("talk", talk_thread, talk));
    }
  return NULL;
}

Speech *
speech_new (const char *path)
{
  Speech *self = g_new0 (Speech, 1);
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GError) error = NULL;

  self->path = g_strdup (path);
  self->listener = g_socket_listener_new ();
  g_socket_listener_add_address (self->listener, address, G_SOCKET_TYPE_STREAM,
                                 G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL, &error);
  g_assert_no_error (error);
  self->end = g_cancellable_new ();
  self->talks = g_ptr_array_new ();
  self->texts = g_ptr_array_new_with_free_func (g_free);
  g_mutex_init (&self->mutex);
  self->thread = g_thread_new ("speech", accept_thread, self);
  return self;
}

void
speech_free (Speech *self)
{
  g_cancellable_cancel (self->end);
  g_thread_join (self->thread);
  for (guint i = 0; i < self->talks->len; i++)
    g_thread_join (self->talks->pdata[i]);
  g_ptr_array_unref (self->talks);
  g_ptr_array_unref (self->texts);
  g_object_unref (self->listener);
  g_object_unref (self->end);
  g_mutex_clear (&self->mutex);
  g_remove (self->path);
  g_free (self->path);
  g_free (self);
}
