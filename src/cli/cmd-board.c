/* checkbit-cli board: a diagram of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cli/diagram.h"
#include "cli/expression.h"
#include "game/file-save.h"

typedef struct
{
  CliPositionOptions position;
  char **masks;
  char *svg, *png;
  gboolean flip;
} Options;

static void
options_clear (Options *options)
{
  cli_position_options_clear (&options->position);
  g_strfreev (options->masks);
  g_free (options->svg);
  g_free (options->png);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
clear_layer (gpointer data)
{
  g_free (((CliLayer *) data)->name);
}

/* Adds the set that an expression gives; says so where it gives none. */
static gboolean
add_layer (const CliCommand *command, const CliDiagram *diagram, const char *text)
{
  ChessMaskInput input = { .position = diagram->position };
  CliLayer layer = { NULL, 0 };

  if (!cli_evaluate (command, text, &input, &layer.set))
    return FALSE;
  layer.name = g_strdup (text);
  g_array_append_val (diagram->layers, layer);
  return TRUE;
}

/* Writes into what is no ordinary file, a pipe or a device: it must not be replaced by one. */
static gboolean
write_into (const char *path, GBytes *contents, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);
  FILE *file = g_fopen (path, "wb");
  gboolean written = file != NULL && fwrite (data, 1, length, file) == length;
  int code = errno;

  if (file != NULL && fclose (file) != 0 && written)
    {
      written = FALSE;
      code = errno;
    }
  if (!written)
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return written;
}

/* Writes a picture to a file, whole or not at all, or to standard output for "-". */
static CliStatus
write_picture (const CliCommand *command, const char *path, const char *data, gsize length)
{
  g_autoptr (GBytes) contents = g_bytes_new_static (data, length);
  g_autoptr (GError) error = NULL;
  gboolean special
      = g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR);

  if (g_str_equal (path, "-") || g_str_equal (path, "/dev/stdout"))
    {
      fwrite (data, 1, length, stdout);
      return CLI_DONE;
    }
  if (special ? write_into (path, contents, &error)
              : checkbit_file_save_path (path, contents, NULL, &error))
    return CLI_DONE;
  g_autofree char *quoted = cli_quote (path, strlen (path));
  cli_error (command, "%s cannot be written: %s", quoted, error->message);
  return CLI_REFUSED;
}

static CliStatus
write_png (const CliCommand *command, const CliDiagram *diagram, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GByteArray) png = cli_diagram_to_png (diagram, &error);

  if (png != NULL)
    return write_picture (command, path, (const char *) png->data, png->len);
  cli_error (command, "the picture cannot be drawn: %s", error->message);
  return CLI_REFUSED;
}

static CliStatus
draw (const CliCommand *command, const Options *options, const CliDiagram *diagram)
{
  g_autofree char *picture = NULL;

  if (options->png != NULL)
    return write_png (command, diagram, options->png);
  picture = options->svg ? cli_diagram_to_svg (diagram) : cli_diagram_to_text (diagram);
  return write_picture (command, options->svg ? options->svg : "-", picture, strlen (picture));
}

static CliStatus
run_board (const CliCommand *command, char **argv)
{
  g_auto (Options) options = { .flip = FALSE };
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (options.position),
    { "mask", 'm', 0, G_OPTION_ARG_FILENAME_ARRAY, &options.masks,
      "Mark the squares of a set, such as pinned_white or knight(e4); may be repeated", "EXPR" },
    { "svg", 0, 0, G_OPTION_ARG_FILENAME, &options.svg,
      "Write an SVG picture; - for standard output", "FILE" },
    { "png", 0, 0, G_OPTION_ARG_FILENAME, &options.png,
      "Write a PNG picture; - for standard output", "FILE" },
    { "flip", 0, 0, G_OPTION_ARG_NONE, &options.flip, "Show Black’s side below", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) rest = NULL;
  g_autoptr (GArray) layers = g_array_new (FALSE, FALSE, sizeof (CliLayer));
  ChessPosition position;
  CliStatus status;

  g_array_set_clear_func (layers, clear_layer);
  if (!cli_parse (command, entries, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 0, 0))
    return CLI_USAGE;
  if (options.svg && options.png)
    return cli_usage_error (command, "--svg and --png exclude each other");
  if (!cli_load_position (command, &options.position, &position))
    return CLI_REFUSED;
  CliDiagram diagram = { &position, options.flip, layers };
  for (char **mask = options.masks; mask && *mask; mask++)
    if (!add_layer (command, &diagram, *mask))
      return CLI_REFUSED;
  return draw (command, &options, &diagram);
}

const CliCommand cli_command_board = {
  .name = "board",
  .summary = "Draw a diagram",
  .details = "Prints the position in letters, or draws it as SVG or PNG. Each set is marked\n"
             "in its own way and named in a legend. “checkbit-cli eval --help” tells how sets\n"
             "are written.\n\n"
             "Example:\n"
             "  checkbit-cli board --mask attacks_white --mask hanging_black --svg board.svg",
  .run = run_board,
};
