/* Diagrams as PNG files, drawn by a separate program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "picture/picture.h"

#include <string.h>

#include "game/base/broken-pipes.h"
#include "picture/own-program.h"

/* The program's error message, as an error. */
static void
set_error_said (GError **error, GBytes *said)
{
  gsize length;
  const char *text = g_bytes_get_data (said, &length);
  g_autofree char *sentence = g_utf8_make_valid (length > 0 ? text : "", (gssize) length);

  g_strchomp (sentence);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       sentence[0] != '\0' ? sentence : "the program that draws was ended");
}

/* A build without librsvg has no program that draws, unless the environment names one. */
static void
explain_absence (GError **error)
{
#ifdef CHECKBIT_WITHOUT_PNG
  g_clear_error (error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       "this program was built without librsvg; SVG works");
#endif
}

GBytes *
checkbit_picture_to_png (const CheckbitDiagram *diagram, guint scale, GError **error)
{
  g_autofree char *program = checkbit_own_program_find ("checkbit-draw-picture");
  g_autofree char *pixels = g_strdup_printf ("%u", scale);
  g_autofree char *svg = checkbit_diagram_to_svg (diagram);
  g_autoptr (GBytes) document = NULL;
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GBytes) said = NULL;
  g_autoptr (GSubprocess) process = NULL;

  g_return_val_if_fail (svg != NULL, NULL);

  checkbit_broken_pipes_ignore ();
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                  | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                              error, program, pixels, NULL);
  if (process == NULL)
    {
      explain_absence (error);
      return NULL;
    }
  document = g_bytes_new_static (svg, strlen (svg));
  if (!g_subprocess_communicate (process, document, NULL, &png, &said, error))
    return NULL;
  if (g_subprocess_get_successful (process))
    return g_steal_pointer (&png);
  set_error_said (error, said);
  return NULL;
}
