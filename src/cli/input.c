/* Reads lines and positions, and formats sets and positions as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <string.h>

#include "chess/square.h"
#include "cli/cli.h"
#include "game/inspect/value-text.h"
#include "game/text/messages.h"

/* The most bytes of a line: more than any position or move needs. */
#define LINE_LIMIT (64 * 1024)

gboolean
cli_read_line (FILE *input, GString *line)
{
  int byte = getc (input);

  g_string_truncate (line, 0);
  if (byte == EOF)
    return FALSE;
  for (; byte != EOF && byte != '\n'; byte = getc (input))
    if (line->len < LINE_LIMIT)
      g_string_append_c (line, (char) byte);
  if (line->len > 0 && line->str[line->len - 1] == '\r')
    g_string_truncate (line, line->len - 1);
  return TRUE;
}

gboolean
cli_read_word (FILE *input, GString *word)
{
  int byte = getc (input);

  g_string_truncate (word, 0);
  while (byte != EOF && g_ascii_isspace (byte))
    byte = getc (input);
  for (; byte != EOF && !g_ascii_isspace (byte); byte = getc (input))
    if (word->len < LINE_LIMIT)
      g_string_append_c (word, (char) byte);
  return word->len > 0;
}

gboolean
cli_check_input (const CliCommand *command, FILE *input)
{
  int code = errno;

  if (!ferror (input))
    return TRUE;
  cli_error (command, "standard input cannot be read: %s", g_strerror (code));
  return FALSE;
}

gboolean
cli_read_position (const CliCommand *command,
                   const char *fen,
                   gsize length,
                   gboolean chess960,
                   ChessPosition *position)
{
  ChessFenError error;
  ChessFenFlags flags = chess960 ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT;

  if (chess_fen_read (fen, length, flags, position, &error))
    return TRUE;
  g_autofree char *quoted = cli_quote (fen, length);
  g_autofree char *sentence = checkbit_message_fen_error (&error);
  cli_error (command, "the FEN %s is refused: %s", quoted, sentence);
  return FALSE;
}

static gboolean
is_blank (const GString *line)
{
  return strspn (line->str, " \t\v\f") == line->len;
}

/* Reads the position from the first line of standard input that is not blank. */
static gboolean
load_from_stdin (const CliCommand *command, gboolean chess960, ChessPosition *position)
{
  g_autoptr (GString) line = g_string_new (NULL);

  while (cli_read_line (stdin, line))
    if (!is_blank (line))
      return cli_read_position (command, line->str, line->len, chess960, position);
  if (cli_check_input (command, stdin))
    cli_error (command, "standard input ended without a FEN");
  return FALSE;
}

gboolean
cli_load_position (const CliCommand *command,
                   const CliPositionOptions *options,
                   ChessPosition *position)
{
  g_autofree char *start = NULL;
  const char *fen = options->fen;

  if (fen == NULL)
    fen = start = cli_format_fen (&chess_position_start);
  else if (g_str_equal (fen, "-"))
    return load_from_stdin (command, options->chess960, position);
  return cli_read_position (command, fen, strlen (fen), options->chess960, position);
}

gboolean
cli_read_value (const char *text, uint64_t *word)
{
  g_autoptr (CheckbitReading) value = checkbit_value_read (text);

  if (value == NULL)
    return FALSE;
  *word = checkbit_reading_get_only_set (value)->values[0];
  return TRUE;
}

gboolean
cli_read_square (const char *text, ChessSquare *square)
{
  ChessSquare read = chess_square_read (text);

  if (read == CHESS_SQUARE_NONE)
    return FALSE;
  *square = read;
  return TRUE;
}

char *
cli_format_members (ChessBitboard set)
{
  GString *members = g_string_new (NULL);

  CHESS_FOREACH_SQUARE (square, set)
    g_string_append_printf (members, "%s%s", members->len ? " " : "",
                            checkbit_square_name ((ChessSquare) square));
  return g_string_free (members, FALSE);
}

char *
cli_format_fen (const ChessPosition *position)
{
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (position, fen);
  return g_strdup (fen);
}

GString *
cli_read_file (const CliCommand *command, const char *path)
{
  gboolean standard = path == NULL || g_str_equal (path, "-");
  FILE *file = standard ? stdin : fopen (path, "rb");
  GString *text = g_string_new (NULL);
  char buffer[65536];
  gsize n;

  while (file != NULL && (n = fread (buffer, 1, sizeof buffer, file)) > 0)
    g_string_append_len (text, buffer, (gssize) n);
  if (file != NULL && !ferror (file))
    {
      if (!standard)
        fclose (file);
      return text;
    }
  g_autofree char *quoted = cli_quote (standard ? "-" : path, strlen (standard ? "-" : path));
  cli_error (command, "%s cannot be read: %s", quoted, g_strerror (errno));
  if (file != NULL && !standard)
    fclose (file);
  g_string_free (text, TRUE);
  return NULL;
}
