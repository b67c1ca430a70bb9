/* Scanning tokens: their kinds, the ends of items and lines, the contents of brackets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/context.h"

/* Whether a token is a word. */
static inline gboolean
reader_is_word (const Reader *reader, guint at, guint end, const char *word)
{
  const Token *token = reader_peek (reader, at, end);

  return token->kind == TOKEN_WORD && token_equals (reader, token, word);
}

/* Whether a token opens a bracket. */
static inline gboolean
token_is_open (const Token *token)
{
  return token_is (token, '(') || token_is (token, '[') || token_is (token, '{');
}

/* Whether a token closes one. */
static inline gboolean
token_is_close (const Token *token)
{
  return token_is (token, ')') || token_is (token, ']') || token_is (token, '}');
}

/* The index after a token, or after the bracket that it opens. */
guint reader_skip (const Reader *reader, guint at, guint end);

/* Whether an item ends before a token. */
gboolean reader_ends_item (const Reader *reader, guint at, guint end);

/* Where an item ends, from a token on. A brace may be on the next line. */
guint reader_find_item_end (const Reader *reader, guint at, guint end);

/* Whether there is a number between two positions, including strings. */
gboolean reader_has_number (const Reader *reader, guint from, guint end);

/* The text of a token, valid as long as the reading. */
const char *reader_dup_token (Reader *reader, guint at);

/* Whether a token is the name of a type. */
gboolean reader_is_type_token (const Reader *reader, guint at);

/* Whether a token is a keyword. */
gboolean reader_is_keyword_token (const Reader *reader, guint at);

/* Claims a bracket with sizes, types, an index or a square. A number larger than largest cannot be
 * one of these, so it is not claimed, lest it be lost. */
void reader_claim_sizes (Reader *reader, guint first, guint end, guint64 largest);

/* The end of a path of words with dots and colons between them: its last word. */
guint reader_path_end (const Reader *reader, guint at, guint end);

/* The position after <…> that directly follows a word: std::array<uint64_t, 2>; the same position
 * if there is none. */
guint reader_skip_generic (const Reader *reader, guint at, guint end);

/* Whether a bracket is the type of a list in Rust, [u64; 64], [[Option<Piece>; 8]; 8], whose sizes
 * are not values. */
gboolean reader_is_list_type (const Reader *reader, guint open);
