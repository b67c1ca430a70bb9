/* Diagrams as PNG files, drawn from their SVG documents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "picture/picture.h"

#include <string.h>

#include "picture/svg-png.h"

GBytes *
checkbit_picture_to_png (const CheckbitDiagram *diagram, guint scale, GError **error)
{
  g_autofree char *svg = checkbit_diagram_to_svg (diagram);

  g_return_val_if_fail (svg != NULL, NULL);

  return checkbit_svg_to_png (svg, strlen (svg), scale, error);
}
