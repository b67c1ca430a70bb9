/* Entries of a map written as pairs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/map-entries.h"

#include "game/reader/call-names.h"
#include "game/reader/names.h"
#include "game/reader/node.h"
#include "game/reader/scan.h"

/* A part of a list: the tokens between two commas, and their nodes. */
typedef struct
{
  guint first, end;
  Node *node; /* the first of them; NULL for none */
  guint n;
} Part;

/* Whether a part is a string, rather than a number in quotation marks. */
static gboolean
is_string (const Reader *reader, const Part *part)
{
  return part->end == part->first + 1 && reader_token (reader, part->first)->kind == TOKEN_STRING
         && !(part->n == 1 && part->node->flags & NODE_LITERAL);
}

static gboolean
is_square (const Part *part)
{
  return part->n == 1 && part->node->flags & NODE_SQUARE && part->node->name == NULL;
}

static gboolean
is_value (const Part *part)
{
  return part->n == 1 && (part->node->kind == NODE_VALUE || part->node->kind == NODE_LIST)
         && part->node->name == NULL && part->node->index < 0 && !(part->node->flags & NODE_SQUARE);
}

/* The part of a list that begins at a token; node: the first candidate. */
static Part
get_part (const Reader *reader, guint first, guint close, Node *node)
{
  Part part = { .first = first, .end = first };

  while (part.end < close && !token_is (reader_token (reader, part.end), ','))
    part.end = reader_skip (reader, part.end, close);
  for (; node != NULL && node->first < part.end; node = node->next)
    if (node->first >= first && part.n++ == 0)
      part.node = node;
  return part;
}

/* The node after those of a part. */
static Node *
skip_part (const Part *part, Node *node)
{
  while (node != NULL && node->first < part->end)
    node = node->next;
  return node;
}

/* Gives a value its key as the name. */
static void
name_value (Reader *reader, guint key, guint key_end, Node *value)
{
  const Token *last = reader_token (reader, key_end - 1);

  reader_claim (reader, key, key_end);
  value->name = reader_dup_token (reader, key_end - 1);
  value->name_token = key_end - 1;
  value->name_square = (gint8) reader_find_square (reader_text (reader, last), token_length (last));
}

gboolean
reader_pair_up (Reader *reader, guint open, Node *list, guint max)
{
  guint close = reader_token (reader, open)->match, n = 0;
  Node pairs = *list;

  pairs.children = pairs.last_child = NULL;
  pairs.n_children = 0;
  for (guint pass = 0; pass < 2; pass++)
    {
      Node *node = list->children;
      for (guint at = open + 1; at < close;)
        {
          Part key = get_part (reader, at, close, node);
          Part value = get_part (reader, MIN (key.end + 1, close), close, node);

          if (!(is_string (reader, &key) || is_square (&key)) || !is_value (&value))
            return FALSE;
          if (pass == 0)
            n++;
          else
            {
              Node named = *value.node;
              name_value (reader, key.first, key.end, &named);
              reader_append (reader, &pairs, &named);
            }
          node = skip_part (&value, node);
          at = value.end + 1;
        }
      if (n == 0 || n > max)
        return FALSE;
    }
  *list = pairs;
  return TRUE;
}

guint
reader_count_call_pairs (const Reader *reader, guint first, guint name, const char *simple)
{
  static const char *const one[]
      = { "entry",     "pair",        "makepair", "simpleentry", "insert",
          "put",       "putifabsent", "emplace",  "set",         "create",
          "tryinsert", "insertoradd", "add",      "tryadd",      "tuple" };
  char owner[32];

  if (reader_is_among (simple, one, G_N_ELEMENTS (one)))
    return 1;
  if (!g_str_equal (simple, "of") || name < first + 2)
    return 0;
  reader_simplify (reader, name - 2, owner);
  return g_str_has_suffix (owner, "map") ? G_MAXUINT : 0;
}

/* Whether a node is a list of a square and a value. */
static gboolean
is_square_pair (const Reader *reader, const Node *node)
{
  const Node *key = node->children;

  return node->kind == NODE_LIST && node->name == NULL && node->index < 0 && node->n_children == 2
         && token_is_open (reader_token (reader, node->first)) && key->flags & NODE_SQUARE
         && key->next->kind == NODE_VALUE && key->next->name == NULL
         && !(key->next->flags & NODE_SQUARE);
}

void
reader_take_keys (Reader *reader, guint open, Node *list)
{
  const Token *first = reader_token (reader, open + 1);

  if (first->kind == TOKEN_STRING && reader_token (reader, open)->match > open + 2
      && reader_find_square (reader_text (reader, first), token_length (first)) < 0)
    {
      reader_pair_up (reader, open, list, 1);
      return;
    }
  if (list->n_children == 0)
    return;
  for (const Node *child = list->children; child != NULL; child = child->next)
    if (!is_square_pair (reader, child))
      return;
  for (Node *child = list->children; child != NULL; child = child->next)
    {
      Node *next = child->next, value = *child->children->next;

      name_value (reader, child->children->first, child->children->end, &value);
      *child = value;
      child->next = next;
    }
}
