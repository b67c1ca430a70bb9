/* From nodes to items: sets, tables and what was left; the numbering that a text proves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/findings.h"

/* Values of all tables together: more can only come from lists that are repeated. */
#define MAX_VALUES ((gsize) 1 << 22)

typedef struct
{
  Reader *reader;
  GArray *found;  /* Finding */
  GArray *values; /* guint64, of the list that is being read */
  gsize n_values;
  gboolean proven;    /* a map of squares has shown the numbering, */
  ChessLayout layout; /* which is this */
} Finder;

static void emit_list (Finder *finder, const Node *list, const char *name);

static gboolean
is_scalar (const Node *node)
{
  return node->kind == NODE_VALUE || node->kind == NODE_UNKNOWN;
}

static guint
times (const Node *node)
{
  return MAX (node->repeat, 1);
}

/* --- Items ------------------------------------------------------------------------------------ */

static Finding *
add (Finder *finder, CheckbitReadingKind kind, guint first, guint end)
{
  Finding finding = { .item = { .kind = kind }, .first = first, .end = end };

  reader_claim (finder->reader, first, end);
  g_array_append_val (finder->found, finding);
  return &g_array_index (finder->found, Finding, finder->found->len - 1);
}

static const guint64 *
keep_values (Finder *finder, const guint64 *values, gsize n)
{
  guint64 *copy = reader_arena_alloc (&finder->reader->arena, n * sizeof *copy);

  memcpy (copy, values, n * sizeof *copy);
  return copy;
}

static CheckbitReadingForm
form_of (const Node *node)
{
  return node->flags & NODE_DRAWN                   ? CHECKBIT_READING_DRAWING
         : node->flags & NODE_SQUARE                ? CHECKBIT_READING_SQUARES
         : node->flags & (NODE_LITERAL | NODE_ENUM) ? CHECKBIT_READING_NUMBER
                                                    : CHECKBIT_READING_EXPRESSION;
}

static void
add_set (Finder *finder, const Node *node, const char *name)
{
  Finding *finding = add (finder, CHECKBIT_READING_SET, node->first, node->end);
  CheckbitReadingForm form = form_of (node);

  finding->item.form = form;
  finding->item.name = name;
  finding->item.n_values = 1;
  finding->item.values = keep_values (finder, &node->value, 1);
  finding->number = form == CHECKBIT_READING_NUMBER || form == CHECKBIT_READING_EXPRESSION;
  finding->item.has_layout = finding->number && finder->proven;
  finding->item.layout = finder->layout;
}

static void
add_left (Finder *finder, const Node *node)
{
  Finding *finding = add (finder, CHECKBIT_READING_LEFT, node->first, node->end);

  finding->item.reason
      = node->reason != 0 ? (CheckbitReadingReason) node->reason : CHECKBIT_READING_OTHER;
}

static void
add_table (Finder *finder, const char *name, CheckbitReadingForm form, guint first, guint end)
{
  Finding *finding = add (finder, CHECKBIT_READING_TABLE, first, end);
  gsize n = finder->values->len;

  finder->n_values += n;
  finding->item.form = form;
  finding->item.name = name;
  finding->item.n_values = n;
  finding->item.values = keep_values (finder, (guint64 *) finder->values->data, n);
}

static void
push (Finder *finder, guint64 value, guint n)
{
  if (finder->n_values + finder->values->len + n > MAX_VALUES)
    return;
  while (n-- > 0)
    g_array_append_val (finder->values, value);
}

/* --- Maps of squares -------------------------------------------------------------------------- */

/* Whether a value is the number or the bit of a square under a layout. */
static gboolean
fits (ChessLayout layout, const Node *node)
{
  unsigned bit = chess_layout_bit (layout, (ChessSquare) node->name_square);

  return node->value == bit || (node->value >= 64 && node->value == (guint64) 1 << bit);
}

static gboolean
is_square_entry (const Node *node)
{
  return node->kind == NODE_VALUE && node->name_square >= 0 && node->element == NULL
         && !(node->flags & NODE_DRAWN);
}

/* Notes which numbering the entries from first to end prove. */
static void
prove (Finder *finder, const Node *first, const Node *end)
{
  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    {
      const Node *node = first;
      while (node != end && (!is_square_entry (node) || fits (layout, node)))
        node = node->next;
      if (node != end)
        continue;
      finder->proven = TRUE;
      finder->layout = layout;
      return;
    }
}

/* Entries named by squares are one table. Answers what is behind them. */
static const Node *
emit_squares (Finder *finder, const Node *first, const char *name)
{
  const Node *node = first, *last = first;
  guint n = 0;

  g_array_set_size (finder->values, 0);
  for (; node != NULL && is_square_entry (node); node = node->next)
    {
      push (finder, node->value, 1);
      last = node;
      n++;
    }
  if (n == 1)
    add_set (finder, first, first->name);
  else
    {
      add_table (finder, name, CHECKBIT_READING_SQUARE_MAP, first->first, last->end);
      prove (finder, first, node);
    }
  return node;
}

/* --- Lists of numbers ------------------------------------------------------------------------- */

static gboolean
is_bit (const Node *node)
{
  return node->kind == NODE_VALUE && node->flags & NODE_LITERAL && node->value < 2
         && node->name == NULL && node->index < 0 && node->repeat < 2;
}

/* Adds the bit of a cell to a drawing, rank 8 first. */
static void
draw (Finder *finder, guint cell, guint64 bit, guint64 *set)
{
  if (bit != 0)
    *set |= chess_layout_write (finder->reader->layout,
                                CHESS_BIT (CHESS_SQUARE (cell % 8, 7 - cell / 8)));
}

/* Eight lists of eight zeros and ones. */
static gboolean
is_grid_of_lists (Finder *finder, const Node *list, guint64 *set)
{
  guint cell = 0;

  *set = 0;
  if (list->n_children != 8)
    return FALSE;
  for (const Node *row = list->children; row != NULL; row = row->next)
    {
      if (row->kind != NODE_LIST || row->n_children != 8 || row->name != NULL)
        return FALSE;
      for (const Node *child = row->children; child != NULL; child = child->next)
        if (is_bit (child))
          draw (finder, cell++, child->value, set);
        else
          return FALSE;
    }
  return TRUE;
}

/* 64 zeros and ones in eight rows. */
static gboolean
is_grid (Finder *finder, const Node *list, guint64 *set)
{
  guint cell = 0, line = 0;
  const Token *tokens = finder->reader->tokens;

  if (is_grid_of_lists (finder, list, set))
    return TRUE;
  *set = 0;
  if (list->n_children != 64)
    return FALSE;
  for (const Node *child = list->children; child != NULL; child = child->next, cell++)
    {
      guint here = tokens[child->first].line;
      if (!is_bit (child) || (cell > 0 && (cell % 8 == 0) != (here != line)))
        return FALSE;
      line = here;
      draw (finder, cell, child->value, set);
    }
  return TRUE;
}

/* The values that say where they stand, and those behind them. Answers what is behind. */
static const Node *
emit_indexed (Finder *finder, const Node *first, const char *name, gboolean root)
{
  const Node *node = first, *last = first;
  gint64 place = 0, lowest = G_MAXINT64;

  for (const Node *one = first; one != NULL && one->kind == NODE_VALUE && one->name == NULL;
       one = one->next)
    if (one->index >= 0)
      lowest = MIN (lowest, one->index);
  if (!root)
    lowest = 0;
  g_array_set_size (finder->values, 0);
  for (; node != NULL && node->kind == NODE_VALUE && node->name == NULL
         && (node->index >= 0 || (!root && !(node->flags & NODE_ALONE)));
       node = node->next)
    {
      if (node->index >= 0)
        place = node->index - lowest;
      for (guint i = 0; i < times (node); i++, place++)
        {
          if (place >= (gint64) finder->values->len)
            g_array_set_size (finder->values, (guint) place + 1);
          g_array_index (finder->values, guint64, place) = node->value;
        }
      last = node;
    }
  if (finder->values->len > 1)
    add_table (finder, name, CHECKBIT_READING_LIST, first->first, last->end);
  else
    add_set (finder, first, name);
  return node;
}

static gboolean
joins (const Node *node, const Node *before)
{
  if (!is_scalar (node) || node->name != NULL || node->element != NULL || node->index >= 0
      || node->flags & (NODE_ALONE | NODE_BREAK))
    return FALSE;
  if (node->flags & NODE_SEMICOLON)
    return (node->flags & before->flags & NODE_SQUARE) != 0;
  return node->kind == NODE_VALUE || node->flags & NODE_ENTRY;
}

/* The first of a run that cannot be read; NULL for none. */
static const Node *
find_bad (const Node *first, const Node *end)
{
  for (const Node *node = first; node != end; node = node->next)
    if (node->kind == NODE_UNKNOWN)
      return node;
  return NULL;
}

/* A set of squares. */
static void
emit_square_names (
    Finder *finder, const Node *first, const Node *end, const Node *last, const char *name)
{
  Node all = *first;

  all.value = 0;
  for (const Node *node = first; node != end; node = node->next)
    all.value |= node->value;
  all.end = last->end;
  add_set (finder, &all, name);
}

/* Values with nothing but commas and blanks between them. Answers what is behind them. */
static const Node *
emit_run (Finder *finder, const Node *first, const char *name)
{
  const Node *node = first->next, *last = first, *bad;
  gboolean squares = (first->flags & NODE_SQUARE) != 0;
  guint n = times (first);

  for (; node != NULL && !(first->flags & NODE_ALONE) && joins (node, last); node = node->next)
    {
      squares = squares && node->flags & NODE_SQUARE;
      n += times (node);
      last = node;
    }
  if ((bad = find_bad (first, node)) != NULL)
    {
      reader_claim (finder->reader, first->first, last->end);
      add_left (finder, bad);
    }
  else if (squares)
    emit_square_names (finder, first, node, last, name);
  else if (n == 1)
    add_set (finder, first, name);
  else
    {
      g_array_set_size (finder->values, 0);
      for (const Node *one = first; one != node; one = one->next)
        push (finder, one->value, times (one));
      add_table (finder, name, CHECKBIT_READING_LIST, first->first, last->end);
    }
  return node;
}

/* --- Assignments to the elements of a table --------------------------------------------------- */

typedef struct
{
  const char *name;
  GPtrArray *nodes; /* in the order of the text */
} Elements;

static void
elements_free (gpointer data)
{
  Elements *elements = data;

  g_ptr_array_unref (elements->nodes);
  g_free (elements);
}

static int
compare_index (gconstpointer a, gconstpointer b)
{
  const Node *left = *(const Node *const *) a, *right = *(const Node *const *) b;

  return left->index < right->index ? -1 : left->index > right->index;
}

/* What is assigned to part of a table, with no gap, is a table; else each is a set. */
static void
emit_elements (Finder *finder, Elements *elements)
{
  GPtrArray *nodes = elements->nodes;
  guint first = G_MAXUINT, end = 0;
  gboolean whole = nodes->len > 1;

  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = nodes->pdata[i];
      first = MIN (first, node->first);
      end = MAX (end, node->end);
    }
  g_autofree gpointer *order = g_memdup2 (nodes->pdata, nodes->len * sizeof (gpointer));
  g_ptr_array_sort (nodes, compare_index);
  g_array_set_size (finder->values, 0);
  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = nodes->pdata[i], *lowest = nodes->pdata[0];
      whole = whole && node->index == lowest->index + i;
      push (finder, node->value, 1);
    }
  if (whole)
    {
      Finding *finding;
      for (guint i = 0; i < nodes->len; i++)
        {
          const Node *node = nodes->pdata[i];
          reader_claim (finder->reader, node->first, node->end);
        }
      add_table (finder, elements->name, CHECKBIT_READING_ASSIGNMENTS, first, first + 1);
      finding = &g_array_index (finder->found, Finding, finder->found->len - 1);
      finding->end = end;
      return;
    }
  for (guint i = 0; i < nodes->len; i++)
    {
      const Node *node = order[i];
      g_autofree char *name
          = g_strdup_printf ("%s[%" G_GINT64_FORMAT "]", node->element, node->index);
      add_set (finder, node, reader_arena_strndup (&finder->reader->arena, name, strlen (name)));
    }
}

static gboolean
has_index (const GPtrArray *nodes, gint64 index)
{
  /* they mostly come in order */
  for (guint i = nodes->len; i > 0; i--)
    {
      const Node *node = nodes->pdata[i - 1];
      if (node->index == index)
        return TRUE;
      if (i == nodes->len && node->index < index && node->index + 1 == (gint64) nodes->len)
        return FALSE;
    }
  return FALSE;
}

/* Gathers the elements of every table that a list assigns to. */
static void
gather_elements (Finder *finder, const Node *list)
{
  g_autoptr (GHashTable) open = NULL;
  g_autoptr (GPtrArray) all = NULL;

  for (const Node *node = list->children; node != NULL; node = node->next)
    if (node->element != NULL && node->kind == NODE_VALUE)
      {
        if (open == NULL)
          {
            open = g_hash_table_new (g_str_hash, g_str_equal);
            all = g_ptr_array_new_with_free_func (elements_free);
          }
        Elements *elements = g_hash_table_lookup (open, node->element);
        if (elements == NULL || has_index (elements->nodes, node->index))
          {
            elements = g_new (Elements, 1);
            elements->name = node->element;
            elements->nodes = g_ptr_array_new ();
            g_ptr_array_add (all, elements);
            g_hash_table_insert (open, (gpointer) node->element, elements);
          }
        g_ptr_array_add (elements->nodes, (gpointer) node);
      }
  for (guint i = 0; all != NULL && i < all->len; i++)
    emit_elements (finder, all->pdata[i]);
}

/* --- Lists ------------------------------------------------------------------------------------ */

static void
emit_child_list (Finder *finder, const Node *child, const char *name, guint *n_lists)
{
  for (guint i = 0; i < MIN (times (child), 64); i++)
    {
      g_autofree char *text = NULL;
      const char *given = child->name;

      if (given == NULL && name != NULL && !(child->flags & NODE_BLOCK))
        {
          text = child->index >= 0
                     ? g_strdup_printf ("%s[%" G_GINT64_FORMAT "]", name, child->index)
                     : g_strdup_printf ("%s[%u]", name, *n_lists);
          given = reader_arena_strndup (&finder->reader->arena, text, strlen (text));
        }
      ++*n_lists;
      emit_list (finder, child, given);
    }
}

static void
emit_list (Finder *finder, const Node *list, const char *name)
{
  const Node *only = list->children, *node;
  guint n_lists = 0;
  gboolean root = list->first == list->end || list->flags & NODE_BLOCK;
  guint64 set;

  if (list->n_children == 1 && only->kind == NODE_LIST && only->name == NULL && only->repeat < 2
      && !root)
    {
      emit_list (finder, only, name);
      return;
    }
  if (is_grid (finder, list, &set))
    {
      Node drawn = *list;
      drawn.value = set;
      drawn.flags = NODE_DRAWN;
      drawn.first = root ? list->children->first : list->first;
      drawn.end = root ? list->last_child->end : list->end;
      add_set (finder, &drawn, name);
      return;
    }
  gather_elements (finder, list);
  for (node = list->children; node != NULL;)
    {
      const Node *next = node->next;
      if (node->kind == NODE_LIST)
        emit_child_list (finder, node, name, &n_lists);
      else if (!is_scalar (node) || node->element != NULL)
        ;
      else if (is_square_entry (node))
        next = emit_squares (finder, node, root ? NULL : name);
      else if (node->name != NULL && node->kind == NODE_VALUE)
        add_set (finder, node, node->name);
      else if (node->index >= 0 && node->kind == NODE_VALUE)
        next = emit_indexed (finder, node, name, root);
      else if (node->kind == NODE_UNKNOWN && (root || node->flags & NODE_ALONE)
               && !(node->flags & NODE_ENTRY))
        add_left (finder, node);
      else
        next = emit_run (finder, node, name);
      node = next;
    }
  if (!root)
    reader_claim (finder->reader, list->first, list->first + 1);
}

/* --- Drawings and their numbers --------------------------------------------------------------- */

/* The set in a1b1 of a drawing. */
static ChessBitboard
drawn_set (const Finder *finder, const Finding *drawing)
{
  return chess_layout_read (finder->reader->layout, drawing->item.values[0]);
}

/* The layouts under which a number is a drawing: 0 for none. */
static guint
find_layouts (ChessBitboard set, guint64 number)
{
  guint layouts = 0;

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    if (chess_layout_write (layout, set) == number)
      layouts |= 1u << layout;
  return layouts;
}

static gboolean
is_beside (const Finder *finder, const Finding *drawing, const Finding *number)
{
  const Token *tokens = finder->reader->tokens;
  const Token *above = &tokens[drawing < number ? drawing->end - 1 : number->end - 1];
  const Token *below = &tokens[drawing < number ? number->first : drawing->first];

  return number->number && !number->paired && below->line <= above->last_line + 3;
}

/* Makes one item of a drawing and a number that says the same. */
static gboolean
pair (Finder *finder, Finding *drawing, Finding *number)
{
  guint layouts;

  if (!is_beside (finder, drawing, number))
    return FALSE;
  layouts = find_layouts (drawn_set (finder, drawing), number->item.values[0]);
  if (layouts == 0)
    return FALSE;
  drawing->item.values = number->item.values;
  if (number->item.name != NULL)
    drawing->item.name = number->item.name;
  drawing->item.has_layout = layouts != (1u << CHESS_N_LAYOUTS) - 1;
  for (drawing->item.layout = 0; !(layouts >> drawing->item.layout & 1);)
    drawing->item.layout++;
  drawing->paired = number->paired = TRUE;
  number->dropped = TRUE;
  return TRUE;
}

static void
pair_drawings (Finder *finder)
{
  Finding *found = (Finding *) finder->found->data;

  for (guint i = 0; i < finder->found->len; i++)
    {
      if (found[i].item.form != CHECKBIT_READING_DRAWING
          || found[i].item.kind != CHECKBIT_READING_SET)
        continue;
      if (i > 0 && pair (finder, &found[i], &found[i - 1]))
        continue;
      if (i + 1 < finder->found->len)
        pair (finder, &found[i], &found[i + 1]);
    }
}

/* --- All of it -------------------------------------------------------------------------------- */

/* Numbers that no one has taken: nothing is dropped in silence. */
static void
leave_the_rest (Finder *finder)
{
  Reader *reader = finder->reader;

  for (guint i = 0; i < reader->n_tokens; i++)
    {
      const Token *token = &reader->tokens[i];
      Node node = { .reason = CHECKBIT_READING_OTHER, .first = i, .end = i + 1 };
      gboolean number = token->kind == TOKEN_NUMBER;

      if (token->flags & TOKEN_CLAIMED)
        continue;
      for (gsize at = token->start; token->kind == TOKEN_STRING && at < token->end; at++)
        number = number
                 || (g_ascii_isdigit (reader->text[at])
                     && (at == token->start
                         || (!g_ascii_isalnum (reader->text[at - 1])
                             && strchr ("_%.$", reader->text[at - 1]) == NULL)));
      if (number)
        add_left (finder, &node);
    }
}

static int
compare_place (gconstpointer a, gconstpointer b)
{
  const Finding *left = a, *right = b;

  return left->first != right->first ? (left->first < right->first ? -1 : 1) : 0;
}

GArray *
reader_find (Reader *reader, const Node *root)
{
  Finder finder = { .reader = reader,
                    .found = g_array_new (FALSE, TRUE, sizeof (Finding)),
                    .values = g_array_new (FALSE, TRUE, sizeof (guint64)) };

  emit_list (&finder, root, NULL);
  leave_the_rest (&finder);
  g_array_sort (finder.found, compare_place);
  pair_drawings (&finder);
  g_array_unref (finder.values);
  return finder.found;
}
