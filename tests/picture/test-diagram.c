/* Diagrams: text compared byte by byte, SVG by the elements of the document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/fen.h"
#include "game/inspect/diagram.h"
#include "game/inspect/piece-drawings.h"
#include "picture/picture.h"

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  return position;
}

#define KINGS "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

static const CheckbitDiagramLayer layers[] = {
  { .name = "row", .set = 0xff, .style = 0 },
  { .name = "a<b", .set = 0x1000, .style = 6, .opacity = 0.5 },
};

static void
test_text (void)
{
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = { .position = &position, .layers = layers, .n_layers = 2 };
  g_autofree char *text = checkbit_diagram_to_text (&diagram);

  g_assert_cmpstr (text, ==,
                   "8  .   .   .   .   k   .   .   .\n"
                   "7  .   .   .   .   .   .   .   .\n"
                   "6  .   .   .   .   .   .   .   .\n"
                   "5  .   .   .   .   .   .   .   .\n"
                   "4  .   .   .   .   .   .   .   .\n"
                   "3  .   .   .   .   .   .   .   .\n"
                   "2  .   .   .   .   P + .   .   .\n"
                   "1  .*  .*  .*  .*  K*  .*  .*  .*\n"
                   "   a   b   c   d   e   f   g   h\n"
                   "\n"
                   "* row  0x00000000000000FF  8 squares\n"
                   "+ a<b  0x0000000000001000  1 square\n");
}

/* The bits of h1g1 from Black's side; values are that layout's. */
static void
test_text_flipped (void)
{
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = {
    .position = &position,
    .title = "Two kings",
    .layers = &layers[1],
    .n_layers = 1,
    .flipped = TRUE,
    .indices = TRUE,
    .layout = CHESS_LAYOUT_H1G1,
  };
  g_autofree char *text = checkbit_diagram_to_text (&diagram);

  g_assert_true (g_str_has_prefix (text, "Two kings\n\n1  .  .  .  K  .  .  .  .\n"
                                         "2  .  .  .  P* .  .  .  .\n"));
  g_assert_nonnull (strstr (text, "\n   h  g  f  e  d  c  b  a\n\nh1g1\n"
                                  "1   0  1  2  3  4  5  6  7\n2   8  9 10 11"));
  g_assert_nonnull (strstr (text, "8  56 57 58 59 60 61 62 63\n    h  g  f"));
  g_assert_true (g_str_has_suffix (text, "\n* a<b  0x0000000000000800  1 square\n"));
}

/* Without the names of files and ranks; arrows in words. */
static void
test_text_bare (void)
{
  static const CheckbitDiagramArrow arrows[] = {
    { .from = CHESS_SQUARE (6, 0), .to = CHESS_SQUARE (5, 2), .style = 0, .label = "1" },
    { .from = CHESS_SQUARE (4, 3), .to = CHESS_SQUARE (4, 3), .style = 2 },
  };
  ChessPosition position = read_fen ("8/8/8/8/8/8/8/K1k5 w - - 0 1");
  CheckbitDiagram diagram
      = { .position = &position, .arrows = arrows, .n_arrows = 2, .bare = TRUE };
  g_autofree char *text = checkbit_diagram_to_text (&diagram);

  g_assert_true (g_str_has_suffix (text, " . . . . . . . .\n K . k . . . . .\n"
                                         "\narrow g1 f3 green 1\ncircle e4 yellow\n"));
}

/* An arrow starts and ends where its squares are, whichever side is below. */
static void
test_svg_arrows (void)
{
  CheckbitDiagramArrow arrow = { .to = CHESS_SQUARE (7, 0), .style = 3 };
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram
      = { .position = &position, .arrows = &arrow, .n_arrows = 1, .light = "#123456" };
  g_autofree char *svg = checkbit_diagram_to_svg (&diagram);
  g_autofree char *flipped = NULL;

  /* a1 is half a square from the left and 7½ from the top; the shaft is 448 less both gaps long. */
  g_assert_nonnull (strstr (svg, "translate(32.00,480.00) rotate(0.000)"));
  g_assert_nonnull (strstr (svg, "L425.00,0.00"));
  g_assert_nonnull (strstr (svg, "#123456"));
  diagram.flipped = TRUE;
  flipped = checkbit_diagram_to_svg (&diagram);
  g_assert_nonnull (strstr (flipped, "translate(480.00,32.00) rotate(180.000)"));
}

/* --- SVG ------------------------------------------------------------------------------------ */

/* The content of the document: for each element its name and the relevant attributes. */
typedef struct
{
  GHashTable *ids;
  GString *uses;  /* " href@x,y" */
  GString *texts; /* "|text" */
} Document;

static const char *
find_attribute (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static void
start_cb (GMarkupParseContext *context,
          const char *element,
          const char **names,
          const char **values,
          gpointer data,
          GError **error)
{
  Document *document = data;
  const char *id = find_attribute (names, values, "id");

  if (id != NULL)
    g_assert_true (g_hash_table_add (document->ids, g_strdup (id)));
  if (g_str_equal (element, "use"))
    g_string_append_printf (document->uses, " %s@%s,%s", find_attribute (names, values, "href"),
                            find_attribute (names, values, "x"),
                            find_attribute (names, values, "y"));
}

static void
text_cb (
    GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  g_autofree char *stripped = g_strstrip (g_strndup (text, length));

  if (*stripped != '\0')
    g_string_append_printf (((Document *) data)->texts, "|%s", stripped);
}

static Document
parse (const char *svg)
{
  static const GMarkupParser parser = { .start_element = start_cb, .text = text_cb };
  Document document = { g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                        g_string_new (" "), g_string_new (NULL) };
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &document, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, svg, (gssize) strlen (svg), &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  return document;
}

static void
document_clear (Document *document)
{
  g_hash_table_unref (document->ids);
  g_string_free (document->uses, TRUE);
  g_string_free (document->texts, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Document, document_clear)

static void
assert_uses (const Document *document, const char *use)
{
  if (strstr (document->uses->str, use) == NULL)
    g_error ("%s is not among%s", use, document->uses->str);
}

/* Two sets share a square: after a margin of three units come tiles of 29 units, and each set gets
 * two that touch at a corner. */
static void
test_svg_shared (void)
{
  static const CheckbitDiagramLayer both[] = {
    { .name = "one", .set = 0x80, .style = 1 },
    { .name = "other", .set = 0x80, .style = 2 },
  };
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = { .position = &position, .layers = both, .n_layers = 2 };
  g_autofree char *svg = checkbit_diagram_to_svg (&diagram);
  g_auto (Document) document = parse (svg);

  assert_uses (&document, " #layer-1@483,467");
  assert_uses (&document, " #layer-2@512,467");
  assert_uses (&document, " #layer-2@483,496");
  assert_uses (&document, " #layer-1@512,496");
}

/* e1 is the fifth of the last row: 32 + 4 · 64 and 16 + 7 · 64. */
static void
test_svg (void)
{
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = { .position = &position, .layers = layers, .n_layers = 2 };
  g_autofree char *svg = checkbit_diagram_to_svg (&diagram);
  g_auto (Document) document = parse (svg);

  assert_uses (&document, " #white-king@288,464");
  assert_uses (&document, " #black-king@288,16");
  assert_uses (&document, " #layer-0@32,464");
  assert_uses (&document, " #layer-0@480,464");
  assert_uses (&document, " #layer-6@288,400");
  g_assert_true (g_hash_table_contains (document.ids, "layer-6"));
  g_assert_false (g_hash_table_contains (document.ids, "layer-1"));
  g_assert_false (g_hash_table_contains (document.ids, "white-queen"));
  g_assert_nonnull (strstr (document.texts->str, "|row|0x00000000000000FF|8|a<b|"));
  g_assert_nonnull (strstr (document.texts->str, KINGS));
  g_assert_nonnull (strstr (svg, "<g opacity=\"0.50\">"));
  g_assert_nonnull (strstr (svg, "x=\"31.5\""));
  g_assert_null (strstr (svg, "class=\"index\""));
  g_assert_nonnull (
      strstr (svg, "stroke=\"#857900\" stroke-linecap=\"butt\" stroke-width=\"3.8\""));
}

/* Characters that no XML document may contain are replaced, wherever a text goes. */
static void
test_svg_characters (void)
{
  static const CheckbitDiagramLayer layer = { .name = "b\x1b<\uffff", .set = 1 };
  static const CheckbitDiagramArrow arrow = { .to = CHESS_SQUARE (7, 0), .label = "\x02" };
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = {
    .position = &position,
    .title = "a\x01\xff\t&",
    .layers = &layer,
    .n_layers = 1,
    .arrows = &arrow,
    .n_arrows = 1,
  };
  g_autofree char *svg = checkbit_diagram_to_svg (&diagram);
  g_auto (Document) document = parse (svg);

  g_assert_null (strstr (svg, "&#x"));
  g_assert_null (strstr (svg, "\uffff"));
  g_assert_nonnull (strstr (document.texts->str, "|a\ufffd\ufffd\t&|"));
  g_assert_nonnull (strstr (document.texts->str, "|b\ufffd<\ufffd|"));
  g_assert_nonnull (strstr (document.texts->str, "|\ufffd|"));
}

static void
test_svg_options (void)
{
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = {
    .position = &position,
    .pieces = "flat",
    .title = "R & D",
    .flipped = TRUE,
    .indices = TRUE,
    .layout = CHESS_LAYOUT_A8B8,
  };
  g_autofree char *svg = checkbit_diagram_to_svg (&diagram);
  g_auto (Document) document = parse (svg);

  /* A line of title above; e1 is the fourth of the first row. */
  assert_uses (&document, " #white-king@224,52");
  g_assert_nonnull (strstr (document.texts->str, "|R & D|"));
  /* h1 has bit 63 of a8b8, and a8 bit 0. */
  g_assert_nonnull (strstr (document.texts->str, "|63|62|61|60|59|58|57|56|55|"));
  g_assert_true (g_str_has_suffix (document.texts->str, "|3|2|1|0"));
}

static void
test_drawings (void)
{
  static const char *const sets[] = { "classic", "flat", "engraved", "blocks" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
      {
        g_autoptr (GBytes) bytes = checkbit_piece_drawing_load (sets[i], piece);
        g_assert_nonnull (bytes);
        g_assert_nonnull (g_strstr_len (g_bytes_get_data (bytes, NULL),
                                        (gssize) g_bytes_get_size (bytes), "<svg"));
      }
  g_assert_null (checkbit_piece_drawing_load ("none", 0));
  g_assert_cmpstr (checkbit_piece_drawing_name (CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT)), ==,
                   "black-knight");
}

static void
test_png (void)
{
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = { .position = &position };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = checkbit_picture_to_png (&diagram, 1, &error);

  if (error != NULL && strstr (error->message, "built without librsvg") != NULL)
    {
      g_test_skip ("built without librsvg");
      return;
    }
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (png), >, 3000);
  g_assert_cmpmem (g_bytes_get_data (png, NULL), 8, "\x89PNG\r\n\x1a\n", 8);
  /* Width and height: 560 by 560, in four bytes each. */
  g_assert_cmpmem ((const char *) g_bytes_get_data (png, NULL) + 16, 8, "\0\0\x02\x30\0\0\x02\x30",
                   8);
}

/* A program that ends before it has read what is to be drawn, more than a pipe holds, does not end
 * this one. */
static void
test_png_gone (void)
{
  g_autofree char *program = g_strdup (g_getenv ("CHECKBIT_DRAW_PICTURE"));
  g_autofree char *title = g_strnfill (1 << 20, 'x');
  ChessPosition position = read_fen (KINGS);
  CheckbitDiagram diagram = { .position = &position, .title = title };
  g_autoptr (GError) error = NULL;

  g_setenv ("CHECKBIT_DRAW_PICTURE", "/bin/false", TRUE);
  g_assert_null (checkbit_picture_to_png (&diagram, 1, &error));
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  if (program != NULL)
    g_setenv ("CHECKBIT_DRAW_PICTURE", program, TRUE);
  else
    g_unsetenv ("CHECKBIT_DRAW_PICTURE");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/diagram/text", test_text);
  g_test_add_func ("/diagram/text-flipped", test_text_flipped);
  g_test_add_func ("/diagram/text-bare", test_text_bare);
  g_test_add_func ("/diagram/svg-arrows", test_svg_arrows);
  g_test_add_func ("/diagram/svg", test_svg);
  g_test_add_func ("/diagram/svg-shared", test_svg_shared);
  g_test_add_func ("/diagram/svg-characters", test_svg_characters);
  g_test_add_func ("/diagram/svg-options", test_svg_options);
  g_test_add_func ("/diagram/drawings", test_drawings);
  g_test_add_func ("/diagram/png", test_png);
  g_test_add_func ("/diagram/png-gone", test_png_gone);
  return g_test_run ();
}
