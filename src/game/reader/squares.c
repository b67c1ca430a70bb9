/* Values that squares play a part in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/squares.h"

#include "game/reader/names.h"

/* A square in each layout. */
typedef struct
{
  guint64 bits[CHESS_N_LAYOUTS], numbers[CHESS_N_LAYOUTS];
} Place;

static const Place *
find_place (ChessSquare square)
{
  static Place places[CHESS_N_SQUARES];
  static gsize done;

  if (g_once_init_enter (&done))
    {
      for (guint i = 0; i < CHESS_N_SQUARES; i++)
        for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
          {
            places[i].numbers[layout] = chess_layout_bit (layout, (ChessSquare) i);
            places[i].bits[layout] = (guint64) 1 << places[i].numbers[layout];
          }
      g_once_init_leave (&done, 1);
    }
  return &places[square];
}

void
reader_put_square (const Reader *reader, Node *node, ChessSquare square)
{
  node->kind = NODE_VALUE;
  node->flags = NODE_SQUARE | NODE_PLACE;
  node->square = (gint8) square;
  node->words = find_place (square)->bits;
  node->value = node->words[reader_layout (reader)];
}

void
reader_put_set (Reader *reader, Node *node, ChessBitboard set)
{
  guint64 *words = reader_alloc (reader, CHESS_N_LAYOUTS * sizeof *words);

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    words[layout] = chess_layout_write (layout, set);
  node->words = words;
  node->value = words[reader_layout (reader)];
}

void
reader_put_value (Node *node, const Node *from)
{
  node->value = from->value;
  node->words = from->words;
  node->square = from->square;
  node->flags &= (guint16) ~(NODE_LITERAL | NODE_SQUARE | NODE_PLACE);
  node->flags |= from->flags & NODE_PLACE;
}

void
reader_put_symbol (Node *node, const Symbol *symbol)
{
  node->value = symbol->value;
  node->words = symbol->words;
  node->square = symbol->square;
  node->flags = symbol->flags;
}

Node
reader_as_number (const Reader *reader, const Node *node)
{
  Node number = *node;
  const Symbol *own;

  if (!(node->flags & NODE_PLACE))
    return number;
  own = reader_find_symbol (reader, reader_square_key (node->square));
  number.flags &= (guint16) ~(NODE_SQUARE | NODE_PLACE);
  number.words = own != NULL ? own->words : find_place ((ChessSquare) node->square)->numbers;
  number.value = own != NULL ? own->value : number.words[reader_layout (reader)];
  return number;
}

guint64
reader_number_of (const Reader *reader, const Node *node)
{
  return reader_as_number (reader, node).value;
}

static guint64
word_in (const Node *node, ChessLayout layout)
{
  return node->words != NULL ? node->words[layout] : node->value;
}

/* The results in all layouts; NULL, as for a number, if one is undefined. */
static const guint64 *
work_out_words (Reader *reader, ReaderApply apply, guint8 op, const Node *left, const Node *right)
{
  guint64 *words = reader_alloc (reader, CHESS_N_LAYOUTS * sizeof *words);

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    if (!apply (op, word_in (left, layout), word_in (right, layout), &words[layout]))
      return NULL;
  return words;
}

gboolean
reader_work_out (
    Reader *reader, ReaderApply apply, guint8 op, const Node *left, const Node *right, Node *result)
{
  gboolean varies = left->words != NULL || right->words != NULL;
  guint64 value;

  if (!apply (op, left->value, right->value, &value))
    return FALSE;
  result->words = varies ? work_out_words (reader, apply, op, left, right) : NULL;
  result->value = value;
  result->flags &= (guint16) ~(NODE_SQUARE | NODE_PLACE);
  return TRUE;
}

gboolean
reader_is_set (const Node *node)
{
  ChessBitboard set;

  if (node->kind != NODE_VALUE || node->words == NULL)
    return FALSE;
  set = chess_layout_read (CHESS_LAYOUT_A1B1, node->words[CHESS_LAYOUT_A1B1]);
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    if (node->words[layout] != chess_layout_write (layout, set))
      return FALSE;
  return TRUE;
}
