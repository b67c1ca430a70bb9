/* checkbit-cli board: a diagram of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cli/expression.h"
#include "cli/set-options.h"
#include "game/base/file-save.h"
#include "picture/picture.h"

/* Pixels per unit of the picture, in a PNG. */
#define PNG_SCALE 2

/* The number of styles that differ in color and pattern; then they repeat. */
#define N_STYLES 8

typedef struct
{
  CliPositionOptions position;
  CliSetOptions squares;
  char **masks;
  char *svg, *png;
  char *title;
  gboolean flip, indices;
} Options;

static void
options_clear (Options *options)
{
  cli_position_options_clear (&options->position);
  cli_set_options_clear (&options->squares);
  g_strfreev (options->masks);
  g_free (options->svg);
  g_free (options->png);
  g_free (options->title);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Adds the sets of the expressions; reports an invalid one. */
static gboolean
add_layers (const CliCommand *command,
            const Options *options,
            const ChessPosition *position,
            GArray *layers)
{
  ChessMaskInput input = { .position = position, .selection = options->squares.selection };

  for (char **mask = options->masks; mask && *mask; mask++)
    {
      CheckbitDiagramLayer layer = { .name = *mask, .style = layers->len % N_STYLES };
      if (!cli_evaluate (command, *mask, &input, &layer.set))
        return FALSE;
      g_array_append_val (layers, layer);
    }
  return TRUE;
}

/* Writes into a special file, a pipe or a device, which must not be replaced by a regular file. */
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

/* Writes a picture to a file, completely or not at all, or to standard output for "-". */
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
write_png (const CliCommand *command, const CheckbitDiagram *diagram, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = checkbit_picture_to_png (diagram, PNG_SCALE, &error);

  if (png != NULL)
    return write_picture (command, path, g_bytes_get_data (png, NULL), g_bytes_get_size (png));
  cli_error (command, "the picture cannot be drawn: %s", error->message);
  return CLI_REFUSED;
}

static CliStatus
draw (const CliCommand *command, const Options *options, const CheckbitDiagram *diagram)
{
  g_autofree char *picture = NULL;

  if (options->png != NULL)
    return write_png (command, diagram, options->png);
  picture = options->svg ? checkbit_diagram_to_svg (diagram) : checkbit_diagram_to_text (diagram);
  return write_picture (command, options->svg ? options->svg : "-", picture, strlen (picture));
}

/* Draws the position of the options with their sets marked on it. */
static CliStatus
draw_position (const CliCommand *command, Options *options)
{
  g_autoptr (GArray) layers = g_array_new (FALSE, FALSE, sizeof (CheckbitDiagramLayer));
  ChessPosition position;
  CliStatus status = cli_set_options_read (command, &options->squares);

  if (status != CLI_DONE)
    return status;
  if (!cli_load_position (command, &options->position, &position)
      || !add_layers (command, options, &position, layers))
    return CLI_REFUSED;
  CheckbitDiagram diagram = {
    .position = &position,
    .title = options->title,
    .layers = (const CheckbitDiagramLayer *) (const void *) layers->data,
    .n_layers = layers->len,
    .flipped = options->flip,
    .indices = options->indices,
    .layout = options->squares.layout,
  };
  return draw (command, options, &diagram);
}

static CliStatus
run_board (const CliCommand *command, char **argv)
{
  g_auto (Options) options = { .flip = FALSE };
  const GOptionEntry entries[] = {
    CLI_POSITION_ENTRIES (options.position),
    CLI_SQUARE_ENTRIES (options.squares),
    { "mask", 'm', 0, G_OPTION_ARG_FILENAME_ARRAY, &options.masks,
      "Mark the squares of a set, such as pinned_white or knight(e4); may be repeated", "EXPR" },
    { "svg", 0, 0, G_OPTION_ARG_FILENAME, &options.svg,
      "Write an SVG picture; - for standard output", "FILE" },
    { "png", 0, 0, G_OPTION_ARG_FILENAME, &options.png,
      "Write a PNG picture; - for standard output", "FILE" },
    { "flip", 0, 0, G_OPTION_ARG_NONE, &options.flip, "Show Black’s side below", NULL },
    { "indices", 0, 0, G_OPTION_ARG_NONE, &options.indices,
      "Write the number of its bit into each square, as the layout counts", NULL },
    { "title", 0, 0, G_OPTION_ARG_FILENAME, &options.title, "Write a title above it", "TEXT" },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) rest = NULL;
  CliStatus status;

  if (!cli_parse (command, entries, argv, &rest, &status))
    return status;
  if (!cli_check_count (command, rest, 0, 0))
    return CLI_USAGE;
  if (options.svg && options.png)
    return cli_usage_error (command, "--svg and --png exclude each other");
  if (options.title && !g_utf8_validate (options.title, -1, NULL))
    return cli_usage_error (command, "the title is not valid UTF-8");
  return draw_position (command, &options);
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
