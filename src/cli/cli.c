/* Options and errors shared by all commands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include <string.h>

/* How many characters of an input an error quotes. */
#define QUOTE_LENGTH 80

/* --- Errors --------------------------------------------------------------------------------- */

char *
cli_printable (const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) length);
  GString *printable = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);
      gunichar shown = character < 0x80 && g_ascii_isspace (character) ? ' ' : character;
      g_string_append_unichar (printable, g_unichar_isprint (shown) ? shown : 0xfffd);
    }
  return g_string_free (printable, FALSE);
}

char *
cli_quote (const char *text, gsize length)
{
  g_autofree char *printable = cli_printable (text, MIN (length, QUOTE_LENGTH * 4));
  gboolean cut = g_utf8_strlen (printable, -1) > QUOTE_LENGTH;

  if (cut)
    *g_utf8_offset_to_pointer (printable, QUOTE_LENGTH) = '\0';
  return g_strdup_printf ("“%s%s”", printable, cut ? "…" : "");
}

static void
write_error (const CliCommand *command, const char *format, va_list arguments)
{
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  g_autofree char *sentence = cli_printable (text, strlen (text));

  /* Flushes standard output first, in case both go to the same place. */
  fflush (stdout);
  if (command != NULL)
    fprintf (stderr, "checkbit-cli %s: %s\n", command->name, sentence);
  else
    fprintf (stderr, "checkbit-cli: %s\n", sentence);
}

void
cli_error (const CliCommand *command, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  write_error (command, format, arguments);
  va_end (arguments);
}

CliStatus
cli_usage_error (const CliCommand *command, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  write_error (command, format, arguments);
  va_end (arguments);
  if (command != NULL)
    fprintf (stderr, "Try “checkbit-cli %s --help”.\n", command->name);
  else
    fputs ("Try “checkbit-cli --help”.\n", stderr);
  return CLI_USAGE;
}

/* --- Options -------------------------------------------------------------------------------- */

void
cli_position_options_clear (CliPositionOptions *options)
{
  g_clear_pointer (&options->fen, g_free);
}

static GOptionContext *
new_context (const CliCommand *command, const GOptionEntry *entries)
{
  GOptionContext *context = g_option_context_new (NULL);
  g_autofree char *summary = g_strconcat (command->summary, ".", NULL);

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  g_option_context_set_description (context, command->details);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, NULL);
  return context;
}

gboolean
cli_parse (const CliCommand *command,
           const GOptionEntry *entries,
           char **argv,
           char ***rest,
           CliStatus *status)
{
  gboolean help = FALSE;
  char **others = NULL;
  const GOptionEntry shared[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, "Show this help", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &others, NULL, command->arguments },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *program = g_strconcat ("checkbit-cli ", command->name, NULL);
  g_autoptr (GOptionContext) context = new_context (command, entries);
  int argc = (int) g_strv_length (argv);

  g_set_prgname (program);
  g_option_context_add_main_entries (context, shared, NULL);
  *rest = NULL;
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_strfreev (others);
      *status = cli_usage_error (command, "%s", error->message);
      return FALSE;
    }
  *rest = others ? others : g_new0 (char *, 1);
  if (!help)
    return TRUE;
  g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);
  fputs (text, stdout);
  *status = CLI_DONE;
  return FALSE;
}

gboolean
cli_check_count (const CliCommand *command, char **rest, guint minimum, guint maximum)
{
  guint count = g_strv_length (rest);

  if (count < minimum)
    cli_usage_error (command, "something is missing: %s", command->arguments);
  else if (count > maximum)
    {
      g_autofree char *extra = cli_quote (rest[maximum], strlen (rest[maximum]));
      cli_usage_error (command, "%s is one argument too many", extra);
    }
  return count >= minimum && count <= maximum;
}
