/* A record as a GVariant.
 *
 * The tree is a string of bytes: its nodes, parents before children, main line first. A node is a
 * byte of flags, its move (two bytes, not for the root), the data indicated by the flags, and the
 * number of its children. Numbers have 7 bits per byte, the lowest first, with the eighth bit set
 * on all but the last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/record-bytes.h"

#include <string.h>

#include "chess/fen.h"
#include "chess/movegen.h"
#include "game/tree/node-build.h"

enum
{
  FLAG_NULL_MOVE = 1 << 0,
  FLAG_FOLDED = 1 << 1,
  FLAG_VISITED = 1 << 2, /* it is the child for a step forward */
  FLAG_DECLARED = 1 << 3,
  FLAG_COMMENTS = 1 << 4,
  FLAG_SIGNS = 1 << 5, /* NAGs and shapes */
  FLAG_TIMES = 1 << 6,
  FLAG_SCORE = 1 << 7,
};

/* --- Writing -------------------------------------------------------------------------------- */

static void
put_number (GByteArray *bytes, guint64 number)
{
  do
    {
      guint8 byte = (guint8) ((number & 127) | (number > 127 ? 128 : 0));

      g_byte_array_append (bytes, &byte, 1);
      number >>= 7;
    }
  while (number > 0);
}

static void
put_byte (GByteArray *bytes, guint value)
{
  guint8 byte = (guint8) value;

  g_byte_array_append (bytes, &byte, 1);
}

static void
put_text (GByteArray *bytes, const char *text)
{
  gsize length = text != NULL ? strlen (text) : 0;

  put_number (bytes, length);
  if (length > 0)
    g_byte_array_append (bytes, (const guint8 *) text, (guint) length);
}

static void
put_array (GByteArray *bytes, const GArray *array, guint element_size)
{
  guint n = array != NULL ? array->len : 0;

  put_number (bytes, n);
  if (n > 0)
    g_byte_array_append (bytes, (const guint8 *) array->data, n * element_size);
}

static guint
get_note_flags (const CheckbitNotes *notes)
{
  guint flags = 0;

  if (notes == NULL)
    return 0;

  if (notes->comment_before != NULL || notes->comment != NULL)
    flags |= FLAG_COMMENTS;
  if (notes->nags != NULL || notes->shapes != NULL)
    flags |= FLAG_SIGNS;
  if (notes->clock_ms >= 0 || notes->elapsed_ms >= 0)
    flags |= FLAG_TIMES;
  if (notes->score.kind != CHECKBIT_SCORE_NONE)
    flags |= FLAG_SCORE;

  return flags;
}

/* Maps signed numbers to unsigned ones. */
static guint64
fold_sign (gint64 number)
{
  return number < 0 ? ((guint64) - (number + 1) << 1) | 1 : (guint64) number << 1;
}

static gint64
unfold_sign (guint64 number)
{
  return number & 1 ? -(gint64) (number >> 1) - 1 : (gint64) (number >> 1);
}

static void
put_notes (GByteArray *bytes, const CheckbitNotes *notes, guint flags)
{
  if (flags & FLAG_COMMENTS)
    {
      put_text (bytes, notes->comment_before);
      put_text (bytes, notes->comment);
    }
  if (flags & FLAG_SIGNS)
    {
      put_array (bytes, notes->nags, sizeof (guint8));
      put_array (bytes, notes->shapes, sizeof (CheckbitShape));
    }
  if (flags & FLAG_TIMES)
    {
      put_number (bytes, fold_sign (notes->clock_ms));
      put_number (bytes, fold_sign (notes->elapsed_ms));
    }
  if (flags & FLAG_SCORE)
    {
      put_byte (bytes, notes->score.kind);
      put_byte (bytes, notes->score.winner);
      put_byte (bytes, notes->score.bound);
      put_number (bytes, fold_sign (notes->score.value));
      put_number (bytes, notes->depth);
    }
}

/* --- Snapshots ------------------------------------------------------------------------------ */

/* A node without its position, which can be computed from the moves. */
typedef struct
{
  CheckbitNotes *notes; /* owned; NULL for none */
  guint n_children;
  ChessMove move;
  guint8 flags; /* except those of the notes */
  guint8 declared;
  guint8 declared_result;
  bool root;
} NodeImage;

struct _CheckbitRecordSnapshot
{
  ChessPosition start;
  CheckbitTags *tags; /* a reference prevents changes */
  CheckbitResult result;
  CheckbitReason reason;
  GArray *images;
  guint number; /* of the current node */
};

static guint
get_flags (const CheckbitNodeFacts *facts)
{
  return (facts->null_move ? FLAG_NULL_MOVE : 0) | (facts->folded ? FLAG_FOLDED : 0)
         | (facts->next ? FLAG_VISITED : 0)
         | (facts->declared != CHECKBIT_RESULT_OPEN ? FLAG_DECLARED : 0);
}

static void
add_image (GArray *images, CheckbitNode *node)
{
  CheckbitNodeFacts facts;
  NodeImage image;

  checkbit_node_get_facts (node, &facts);
  image = (NodeImage){
    .notes = checkbit_notes_ref (facts.notes),
    .n_children = facts.n_children,
    .move = facts.move,
    .flags = (guint8) get_flags (&facts),
    .declared = (guint8) facts.reason,
    .declared_result = (guint8) facts.declared,
    .root = facts.root,
  };
  g_array_append_val (images, image);
}

/* Adds a draft comment, which the node does not have, to an image's notes. */
static void
put_draft (NodeImage *image, const CheckbitCommentDraft *draft)
{
  char **slot;

  image->notes = checkbit_notes_make_own (image->notes);
  slot = draft->before ? &image->notes->comment_before : &image->notes->comment;
  g_free (*slot);
  *slot = *draft->text != '\0' ? g_strdup (draft->text) : NULL;
}

static void
clear_image (gpointer data)
{
  checkbit_notes_unref (((NodeImage *) data)->notes);
}

CheckbitRecordSnapshot *
checkbit_record_snapshot (CheckbitRecord *record,
                          CheckbitNode *current,
                          const CheckbitCommentDraft *draft)
{
  CheckbitRecordSnapshot *snapshot = g_new0 (CheckbitRecordSnapshot, 1);
  CheckbitNode *root = checkbit_record_get_root (record);

  snapshot->start = *checkbit_node_get_position (root);
  snapshot->tags = checkbit_tags_ref (checkbit_record_get_tags (record));
  snapshot->result = checkbit_record_get_recorded (record, &snapshot->reason);
  snapshot->images = g_array_new (FALSE, FALSE, sizeof (NodeImage));
  g_array_set_clear_func (snapshot->images, clear_image);
  for (CheckbitNode *node = root; node != NULL; node = checkbit_node_walk (node, root))
    {
      if (node == current)
        snapshot->number = snapshot->images->len;
      add_image (snapshot->images, node);
      if (draft != NULL && node == draft->node)
        put_draft (&g_array_index (snapshot->images, NodeImage, snapshot->images->len - 1), draft);
    }

  return snapshot;
}

void
checkbit_record_snapshot_free (CheckbitRecordSnapshot *snapshot)
{
  if (snapshot == NULL)
    return;

  g_array_unref (snapshot->images);
  checkbit_tags_free (snapshot->tags);
  g_free (snapshot);
}

static void
put_image (GByteArray *bytes, const NodeImage *image)
{
  guint flags = image->flags | get_note_flags (image->notes);

  put_byte (bytes, flags);
  if (!image->root && !(flags & FLAG_NULL_MOVE))
    {
      put_byte (bytes, image->move & 255);
      put_byte (bytes, image->move >> 8);
    }
  if (flags & FLAG_DECLARED)
    {
      put_byte (bytes, image->declared_result);
      put_byte (bytes, image->declared);
    }
  put_notes (bytes, image->notes, flags);
  put_number (bytes, image->n_children);
}

static GVariant *
write_tags (const CheckbitTags *tags)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < checkbit_tags_get_n (tags); i++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (tags, i);

      g_variant_builder_add (&builder, "(ss)", tag->name, tag->value);
    }

  return g_variant_builder_end (&builder);
}

static GVariant *
write_tree (const CheckbitRecordSnapshot *snapshot)
{
  GByteArray *bytes = g_byte_array_new ();
  g_autoptr (GBytes) tree = NULL;

  for (guint i = 0; i < snapshot->images->len; i++)
    put_image (bytes, &g_array_index (snapshot->images, NodeImage, i));
  tree = g_byte_array_free_to_bytes (bytes);

  return g_variant_new_from_bytes (G_VARIANT_TYPE ("ay"), tree, TRUE);
}

GVariant *
checkbit_record_snapshot_to_variant (const CheckbitRecordSnapshot *snapshot)
{
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (&snapshot->start, fen);

  return g_variant_new ("(sb@a(ss)uu@ayu)", fen, chess_position_is_chess960 (&snapshot->start),
                        write_tags (snapshot->tags), snapshot->result, snapshot->reason,
                        write_tree (snapshot), snapshot->number);
}

GVariant *
checkbit_record_to_variant (CheckbitRecord *record, CheckbitNode *current)
{
  g_autoptr (CheckbitRecordSnapshot) snapshot = checkbit_record_snapshot (record, current, NULL);

  return checkbit_record_snapshot_to_variant (snapshot);
}

/* --- Reading -------------------------------------------------------------------------------- */

/* The rest of the input. Reading beyond the end sets failed, and returns zeros. */
typedef struct
{
  const guint8 *next;
  const guint8 *end;
  gboolean failed;
} Reader;

static const guint8 *
take_bytes (Reader *reader, guint64 n)
{
  const guint8 *bytes = reader->next;

  if (reader->failed || n > (guint64) (reader->end - reader->next))
    {
      reader->failed = TRUE;
      return NULL;
    }
  reader->next += n;

  return bytes;
}

static guint
take_byte (Reader *reader)
{
  const guint8 *byte = take_bytes (reader, 1);

  return byte != NULL ? *byte : 0;
}

/* A byte with a limit. */
static guint
take_enum (Reader *reader, guint limit)
{
  guint value = take_byte (reader);

  if (value >= limit)
    reader->failed = TRUE;

  return reader->failed ? 0 : value;
}

static guint64
take_number (Reader *reader)
{
  guint64 number = 0;
  guint byte = 128;

  for (guint shift = 0; byte > 127 && shift < 64; shift += 7)
    {
      byte = take_byte (reader);
      number |= (guint64) (byte & 127) << shift;
    }

  return number;
}

/* (transfer full) */
static char *
take_text (Reader *reader)
{
  guint64 length = take_number (reader);
  const char *text = (const char *) take_bytes (reader, length);

  if (text == NULL || !g_utf8_validate (text, (gssize) length, NULL))
    {
      reader->failed = TRUE;
      return NULL;
    }

  return g_strndup (text, length);
}

static void
take_comments (Reader *reader, CheckbitNode *node)
{
  g_autofree char *before = take_text (reader);
  g_autofree char *after = take_text (reader);

  checkbit_node_set_comment_before (node, before);
  checkbit_node_set_comment (node, after);
}

static void
take_signs (Reader *reader, CheckbitNode *node)
{
  guint64 n = take_number (reader);
  const guint8 *nags = take_bytes (reader, n);

  if (nags != NULL)
    checkbit_node_set_nags (node, nags, (guint) n);

  for (n = take_number (reader); n > 0 && !reader->failed; n--)
    {
      CheckbitShape shape = { 0 };

      shape.from = take_enum (reader, CHESS_N_SQUARES);
      shape.to = take_enum (reader, CHESS_N_SQUARES);
      shape.color = take_enum (reader, CHECKBIT_N_SHAPE_COLORS);
      checkbit_node_add_shape (node, shape);
    }
}

static void
take_score (Reader *reader, CheckbitNode *node)
{
  CheckbitScore score = { .kind = take_enum (reader, CHECKBIT_SCORE_MATE + 1) };

  score.winner = take_enum (reader, CHESS_N_COLORS);
  score.bound = take_enum (reader, 3);
  score.value = (int) unfold_sign (take_number (reader));
  checkbit_node_set_score (node, score, (guint) take_number (reader));
}

static void
take_declaration (Reader *reader, CheckbitNode *node)
{
  CheckbitResult result = take_enum (reader, CHECKBIT_RESULT_DRAW + 1);
  CheckbitReason reason = take_enum (reader, CHECKBIT_REASON_RECORDED + 1);

  if (result != CHECKBIT_RESULT_OPEN && reason != CHECKBIT_REASON_NONE)
    checkbit_node_declare (node, result, reason);
}

/* All data of a node but its move. Returns its declared number of children. */
static guint64
take_rest (Reader *reader, CheckbitNode *node, guint flags)
{
  if (flags & FLAG_DECLARED)
    take_declaration (reader, node);
  if (flags & FLAG_COMMENTS)
    take_comments (reader, node);
  if (flags & FLAG_SIGNS)
    take_signs (reader, node);
  if (flags & FLAG_TIMES)
    {
      checkbit_node_set_clock_ms (node, unfold_sign (take_number (reader)));
      checkbit_node_set_elapsed_ms (node, unfold_sign (take_number (reader)));
    }
  if (flags & FLAG_SCORE)
    take_score (reader, node);
  checkbit_node_set_folded (node, (flags & FLAG_FOLDED) != 0);
  if (flags & FLAG_VISITED && checkbit_node_get_parent (node) != NULL)
    checkbit_node_set_next (checkbit_node_get_parent (node), node);

  return take_number (reader);
}

/* The next node, below a parent without a child for its move; NULL if that is not possible. */
static CheckbitNode *
take_child (Reader *reader, CheckbitNode *parent, guint flags)
{
  ChessMove move = CHESS_MOVE_NONE;

  if (flags & FLAG_NULL_MOVE)
    return !chess_position_in_check (checkbit_node_get_position (parent))
               ? checkbit_node_add_null_child (parent)
               : NULL;

  move = (ChessMove) take_byte (reader);
  move = (ChessMove) (move | take_byte (reader) << 8);
  if (reader->failed || !chess_movegen_is_legal (checkbit_node_get_position (parent), move))
    return NULL;

  return checkbit_node_add_child (parent, move);
}

/* Nodes with children still to be read, and how many. */
typedef struct
{
  CheckbitNode *node;
  guint64 n;
} Level;

/* Reads everything below the root. Returns the node with a number: the root if there is none. */
static CheckbitNode *
read_tree (Reader *reader, CheckbitNode *root, guint number)
{
  g_autoptr (GArray) levels = g_array_new (FALSE, FALSE, sizeof (Level));
  Level level = { root, take_rest (reader, root, take_byte (reader)) };
  CheckbitNode *found = root;

  g_array_append_val (levels, level);
  for (guint i = 1; levels->len > 0 && !reader->failed;)
    {
      Level *top = &g_array_index (levels, Level, levels->len - 1);
      CheckbitNode *child;
      guint flags;

      if (top->n == 0)
        {
          g_array_set_size (levels, levels->len - 1);
          continue;
        }
      top->n--;
      flags = take_byte (reader);
      child = take_child (reader, top->node, flags);
      if (child == NULL)
        {
          reader->failed = TRUE;
          break;
        }
      if (i++ == number)
        found = child;
      level = (Level){ child, take_rest (reader, child, flags) };
      g_array_append_val (levels, level);
    }

  return found;
}

static void
read_tags (GVariant *list, CheckbitTags *tags)
{
  const char *name, *value;
  GVariantIter iter;

  g_variant_iter_init (&iter, list);
  while (g_variant_iter_next (&iter, "(&s&s)", &name, &value))
    checkbit_tags_append (tags, name, value);
}

CheckbitRecord *
checkbit_record_from_variant (GVariant *variant, CheckbitNode **current)
{
  g_autoptr (CheckbitRecord) record = NULL;
  g_autoptr (GVariant) tags = NULL, tree = NULL;
  CheckbitNode *place;
  ChessPosition start;
  const char *fen;
  gboolean chess960;
  guint32 result, reason, number;
  Reader reader = { 0 };
  gsize size;

  g_return_val_if_fail (variant != NULL, NULL);
  g_return_val_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE (CHECKBIT_RECORD_FORMAT)),
                        NULL);

  g_variant_get (variant, "(&sb@a(ss)uu@ayu)", &fen, &chess960, &tags, &result, &reason, &tree,
                 &number);
  if (!chess_fen_read (fen, strlen (fen), chess960 ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT, &start,
                       NULL))
    return NULL;

  chess_position_set_chess960 (&start, chess960);
  record = checkbit_record_new (&start);
  read_tags (tags, checkbit_record_get_tags (record));
  if (result <= CHECKBIT_RESULT_DRAW && reason <= CHECKBIT_REASON_RECORDED
      && (result == CHECKBIT_RESULT_OPEN) == (reason == CHECKBIT_REASON_NONE))
    checkbit_record_set_result (record, result, reason);

  reader.next = g_variant_get_fixed_array (tree, &size, 1);
  if (size == 0)
    return NULL;

  reader.end = reader.next + size;
  place = read_tree (&reader, checkbit_record_get_root (record), number);
  if (reader.failed || reader.next != reader.end)
    return NULL;
  if (current != NULL)
    *current = place;

  return g_steal_pointer (&record);
}
