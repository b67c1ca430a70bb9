/* Command lines for checkbit-cli that reproduce what the window shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/fen.h"
#include "game/inspect/header-export.h"
#include "game/text/messages.h"

/* Appends an argument, quoted if the shell would interpret it. */
static void
append_argument (GString *line, const char *argument)
{
  g_autofree char *quoted = NULL;
  gboolean plain = *argument != '\0';

  for (const char *at = argument; *at != '\0'; at++)
    plain = plain && (g_ascii_isalnum (*at) || strchr ("_-./,:@%+", *at) != NULL);
  if (!plain)
    quoted = g_shell_quote (argument);
  g_string_append_printf (line, " %s", plain ? argument : quoted);
}

static void
append_option (GString *line, const char *option, const char *value)
{
  g_string_append_printf (line, " %s", option);
  append_argument (line, value);
}

static gboolean
is_start (const char *fen)
{
  char start[CHESS_FEN_SIZE];

  chess_fen_write (&chess_position_start, start);
  return fen == NULL || g_str_equal (fen, start);
}

/* Appends arguments common to several commands: the position, the selection, the layout. */
static void
append_options (GString *line, const CheckbitCliRequest *request)
{
  g_autoptr (GString) squares = g_string_new (NULL);

  if (!is_start (request->fen))
    append_option (line, "--fen", request->fen);
  CHESS_FOREACH_SQUARE (square, request->selection)
    g_string_append_printf (squares, "%s%s", squares->len > 0 ? "," : "",
                            checkbit_square_name ((ChessSquare) square));
  if (squares->len > 0)
    append_option (line, "--sel", squares->str);
  if (request->layout != CHESS_LAYOUT_A1B1)
    append_option (line, "--layout", chess_layout_name (request->layout));
}

static void
append_format (GString *line, const CheckbitCliRequest *request)
{
  if (request->format != NULL && !g_str_equal (request->format, "hex"))
    append_option (line, "--format", request->format);
}

static gboolean
are_ids (const char *const *exprs)
{
  for (; *exprs != NULL; exprs++)
    if (chess_mask_find (*exprs) == NULL)
      return FALSE;
  return TRUE;
}

static void
append_masks (GString *line, const CheckbitCliRequest *request)
{
  g_string_append (line, "checkbit-cli masks");
  append_options (line, request);
  append_format (line, request);
  for (const char *const *id = request->exprs; id != NULL && *id != NULL; id++)
    append_argument (line, *id);
}

static void
append_eval (GString *line, const CheckbitCliRequest *request, const char *expr)
{
  g_string_append (line, line->len > 0 ? " && checkbit-cli eval" : "checkbit-cli eval");
  append_options (line, request);
  append_format (line, request);
  /* An expression that begins with a minus must not be taken for an option. */
  if (*expr == '-')
    g_string_append (line, " --");
  append_argument (line, expr);
}

char *
checkbit_cli_line (const CheckbitCliRequest *request)
{
  GString *line;

  g_return_val_if_fail (request != NULL, NULL);

  line = g_string_new (NULL);
  if (request->exprs == NULL || are_ids (request->exprs))
    append_masks (line, request);
  else
    for (const char *const *expr = request->exprs; *expr != NULL; expr++)
      append_eval (line, request, *expr);
  return g_string_free (line, FALSE);
}

char *
checkbit_cli_line_board (const CheckbitCliRequest *request)
{
  GString *line;

  g_return_val_if_fail (request != NULL, NULL);

  line = g_string_new ("checkbit-cli board");
  append_options (line, request);
  if (request->flipped)
    g_string_append (line, " --flip");
  if (request->indices)
    g_string_append (line, " --indices");
  for (const char *const *expr = request->exprs; expr != NULL && *expr != NULL; expr++)
    append_option (line, "--mask", *expr);
  return g_string_free (line, FALSE);
}
